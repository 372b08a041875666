// Starts the engine's program: in a worker, or, where the page has loaded this as a script because
// there are no workers, on the page. From then on the program listens itself, and says "ready".

// The digest of the program that it sends for; the site has it, and takes no other.
const DIGESTS = {};

// Not every server knows what WebAssembly is. What has the right type is compiled while it comes.
const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

const start = async (program) => {
  const engine = await import(`./engine.js${new URL(import.meta.url).search}`);
  const integrity = DIGESTS["engine_bg.wasm"] ?? "";
  const fetched = () => fetch(new URL("./engine_bg.wasm", import.meta.url), { integrity }).then(typed);
  await engine.default({ module_or_path: program ?? fetched() });
  return engine.default.__wbindgen_wasm_module;
};

if (typeof document === "undefined") {
  // The first message brings the program, ready to run, where an earlier worker has left it.
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
} else {
  start().catch(() => document.dispatchEvent(new MessageEvent("sandgrid-engine")));
}
