// Starts the engine's program where the page is one file: as worker.js does beside other pages, but a
// script of the old kind, behind the program's own (`engine`), and with what it needs in its first message,
// or on the page.
(() => {
  const start = async (program, files) => {
    self.sandgridBytes ??= files;
    self.sandgridFiles ??= {};
    await engine({ module_or_path: program ?? files["engine_bg.wasm"] });
    return engine.__wbindgen_wasm_module;
  };

  if (typeof document === "undefined") {
    self.addEventListener(
      "message",
      async ({ data }) => {
        try {
          const program = await start(data.program, data.files);
          if (!data.program) self.postMessage(program);
        } catch (why) {
          self.postMessage(`failed ${why}`);
        }
      },
      { once: true },
    );
  } else {
    start(undefined, window.sandgridBytes).catch(() =>
      document.dispatchEvent(new MessageEvent("sandgrid-engine")),
    );
  }
})();
