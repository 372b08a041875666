// Starts the engine's program on the page, where workers are not available or the worker's script is refused: under
// another name, and again after each failure. The program then announces itself by an event with a message port.
(async () => {
  // Digest of the program; the built site fills it in.
  const DIGESTS = {};

  const typed = (it) =>
    /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

  const { src } = document.currentScript;
  // A module that has failed, or has run once, is not run again under the same address.
  const tries = window.sandgridEngineTries ?? 0;
  window.sandgridEngineTries = tries + 1;
  try {
    const engine = await import(`./engine.js${new URL(src).search}${tries ? `&again=${tries}` : ""}`);
    const integrity = DIGESTS["engine_bg.wasm"] ?? "";
    const fetched = fetch(new URL("./engine_bg.wasm", src), { integrity }).then(typed);
    await engine.default({ module_or_path: fetched });
  } catch {
    document.dispatchEvent(new MessageEvent("sandgrid-engine"));
  }
})();
