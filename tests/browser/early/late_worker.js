// Every worker answers an outdated request, and ends.
(() => {
  const Before = Worker;
  window.Worker = class extends Before {
    postMessage() {
      this.terminate();
      setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: "999999 pass" })));
    }
  };
})();
