// Counts how long every answer takes, in milliseconds.
(() => {
  const Before = Worker;
  window.took = [];
  window.Worker = class extends Before {
    constructor(address, options) {
      super(address, options);
      this.addEventListener("message", () => {
        if (this.asked !== undefined) window.took.push(performance.now() - this.asked);
        this.asked = undefined;
      });
    }
    postMessage(/** @type {any} */ message, /** @type {any} */ options) {
      this.asked = performance.now();
      super.postMessage(message, options);
    }
  };
})();
