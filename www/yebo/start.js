// Starts Yebo, which the page's first program has sent for, with its styles. Its program fetches the
// rest, and takes the page's place.
const version = new URL(import.meta.url).search;

const dressed = ["dialog", "yebo/blocks", "yebo/table", "yebo/guest"].map(
  (name) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `${name}.css${version}`;
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    }),
);

// Not every server knows what WebAssembly is. What has the right type is compiled while it comes.
const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

try {
  const program = fetch(new URL("../yebo_bg.wasm", import.meta.url)).then(typed);
  const { default: start } = await import(`../yebo.js${version}`);
  await Promise.all(dressed);
  await start({ module_or_path: program });
} catch {
  document.getElementById("whole-script")?.remove();
  document.getElementById("needs").classList.add("shown");
}
