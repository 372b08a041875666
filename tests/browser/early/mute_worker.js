// Every worker loads for ever. Long pauses are a fifth as long.
(() => {
  window.Worker = /** @type {any} */ (
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    }
  );
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, wait, ...given) => later(act, wait < 5000 ? wait : wait / 5, ...given);
})();
