// Every worker answers what was asked long ago, and dies then.
(() => {
  const Before = Worker;
  window.Worker = class extends Before {
    postMessage() {
      this.terminate();
      setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: "999999 pass" })));
    }
  };
})();
