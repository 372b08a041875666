// The browser keeps nothing, and does not say so.
(() => {
  Storage.prototype.setItem = () => {};
})();
