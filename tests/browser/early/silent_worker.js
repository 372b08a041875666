// Every worker dies then, and nobody is told.
(() => {
  const Before = Worker;
  window.Worker = class extends Before {
    postMessage() {
      this.terminate();
    }
  };
})();
