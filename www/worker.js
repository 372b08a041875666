// The page's own program once more, without a page: it thinks. Where the program lies, and the
// program itself, ready to run, are the first message; from then on the program listens itself, and
// says "ready" when it does.
self.addEventListener(
  "message",
  async ({ data }) => {
    try {
      const program = await import(data.glue);
      await program.default({ module_or_path: data.module });
    } catch (why) {
      self.postMessage(`failed ${why}`);
    }
  },
  { once: true },
);
