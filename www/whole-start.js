// Starts the whole program, which the page's first has sent for, with the styles of its sheets. Where
// it does not come, one goes on playing, and it is sent for again when it is needed.
const version = new URL(import.meta.url).search;

const dressed = ["dialog", "learn", "share", "editor", "print"].map(
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

try {
  const { default: start } = await import(`./whole.js${version}`);
  await Promise.all(dressed);
  await start({ module_or_path: new URL("./whole_bg.wasm", import.meta.url) });
} catch {
  document.getElementById("whole-script")?.remove();
  // Without a board there is nothing to go on with.
  if (!document.documentElement.hasAttribute("data-started")) {
    document.getElementById("needs").classList.add("shown");
  }
}
