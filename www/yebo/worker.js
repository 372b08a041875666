// Starts Yebo's program in a worker, as an opponent. From then on the program listens itself, and says
// "ready".
const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

const { default: start } = await import(`../yebo.js${new URL(import.meta.url).search}`);
await start({ module_or_path: fetch(new URL("../yebo_bg.wasm", import.meta.url)).then(typed) });
