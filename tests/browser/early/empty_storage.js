// The browser finds nothing of what it keeps.
(() => {
  Storage.prototype.getItem = () => null;
})();
