// The browser begins to forbid it.
(() => {
  Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("no", "SecurityError") },
  });
})();
