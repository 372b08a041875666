// Starts Yebo's program in a worker, as an opponent. The program then listens itself, and says "ready".

// Digest of the program; the built site fills it in.
const DIGESTS = {};

const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

const { default: start } = await import(`../yebo.js${new URL(import.meta.url).search}`);
const program = fetch(new URL("../yebo_bg.wasm", import.meta.url), {
  integrity: DIGESTS["yebo_bg.wasm"] ?? "",
});
await start({ module_or_path: program.then(typed) });
