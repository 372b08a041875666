// Starts the engine's program in a worker. The program then listens itself, and says "ready".

// Digest of the program; the built site fills it in.
const DIGESTS = {};

// Not every server sends the type of WebAssembly; with it, the program compiles while it loads.
const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

const start = async (program) => {
  const engine = await import(`./engine.js${new URL(import.meta.url).search}`);
  const integrity = DIGESTS["engine_bg.wasm"] ?? "";
  const fetched = () => fetch(new URL("./engine_bg.wasm", import.meta.url), { integrity }).then(typed);
  await engine.default({ module_or_path: program ?? fetched() });
  return engine.default.__wbindgen_wasm_module;
};

// The first message may carry the compiled program of an earlier worker.
self.addEventListener(
  "message",
  async ({ data }) => {
    try {
      const program = await start(data.program);
      if (!data.program) self.postMessage(program);
    } catch (why) {
      self.postMessage(`failed ${why}`);
    }
  },
  { once: true },
);
