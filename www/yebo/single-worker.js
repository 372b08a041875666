// Starts Yebo's program in a worker where the page is one file: as worker.js does beside other pages, but a
// script of the old kind, behind the program's own (`program`), and with the program in its first message.
self.addEventListener(
  "message",
  async ({ data }) => {
    try {
      await program({ module_or_path: data["yebo_bg.wasm"] });
    } catch (why) {
      // What fails in a promise is nobody's error: whoever hired the worker is to hear of it.
      setTimeout(() => {
        throw why;
      });
    }
  },
  { once: true },
);
