// Reading the storage fails, as from a damaged file.
(() => {
  Storage.prototype.getItem = () => {
    throw new DOMException("no", "NS_ERROR_FILE_CORRUPTED");
  };
})();
