// Starts Yebo, which the page's first program has sent for, with its styles. Its program fetches the
// rest, and takes the page's place.
const version = new URL(import.meta.url).search;

// The digests of what it sends for; the site has them, and takes nothing else.
const DIGESTS = {};
const digest = (name) => DIGESTS[name] ?? "";

const dressed = ["dialog", "yebo/blocks", "yebo/table", "yebo/guest"].map(
  (name) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.integrity = digest(`${name}.css`);
      link.href = `${name}.css${version}`;
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    }),
);

// Not every server knows what WebAssembly is. What has the right type is compiled while it comes.
const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

// What a script is, is asked as it is sent for beforehand: importing asks nothing.
const script = document.createElement("link");
script.rel = "modulepreload";
script.integrity = digest("yebo.js");
script.href = new URL(`../yebo.js${version}`, import.meta.url).href;
document.head.append(script);

try {
  const program = fetch(new URL("../yebo_bg.wasm", import.meta.url), {
    integrity: digest("yebo_bg.wasm"),
  }).then(typed);
  const { default: start } = await import(`../yebo.js${version}`);
  await Promise.all(dressed);
  await start({ module_or_path: program });
} catch {
  document.getElementById("whole-script")?.remove();
  document.getElementById("needs").classList.add("shown");
}
