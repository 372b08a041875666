// The browser cannot read what it keeps.
(() => {
  Storage.prototype.getItem = () => {
    throw new DOMException("no", "NS_ERROR_FILE_CORRUPTED");
  };
})();
