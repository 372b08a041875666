// Starts the engine's program in a single-file page, like worker.js, but as a classic script after the program's own
// (`engine`), with its files in the first message, or on the page.
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
