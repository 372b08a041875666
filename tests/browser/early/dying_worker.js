// Every worker dies when it is asked something.
(() => {
  const Before = Worker;
  window.Worker = class extends Before {
    postMessage(question) {
      this.terminate();
      setTimeout(() => this.dispatchEvent(new ErrorEvent("error")));
    }
  };
})();
