// Counts what workers say, and keeps the last of it.
(() => {
  const Before = Worker;
  window.Worker = class extends Before {
    constructor(address, options) {
      super(address, options);
      this.addEventListener("message", ({ data }) => { window.overheard = data; });
    }
  };
  window.overheard = "";
})();
