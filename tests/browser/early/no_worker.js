// No worker is to be had.
(() => {
  /** @type {any} */ (window).Worker = class {
    constructor() {
      throw new Error("there is none");
    }
  };
})();
