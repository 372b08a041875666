// Starts Yebo's program in the worker of a single-file page, like worker.js, but as a classic script after the
// program's own (`program`), with the program in its first message.
self.addEventListener(
  "message",
  async ({ data }) => {
    try {
      await program({ module_or_path: data["yebo_bg.wasm"] });
    } catch (why) {
      // A rejected promise causes no error event: throw, so that the worker's client learns of it.
      setTimeout(() => {
        throw why;
      });
    }
  },
  { once: true },
);
