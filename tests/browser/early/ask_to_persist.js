// Counts how often the browser is asked to keep everything for good.
(() => {
  window.asked = 0;
  navigator.storage.persisted = async () => document.documentElement.matches("[data-persisted]");
  navigator.storage.persist = async () => {
    window.asked += 1;
    return false;
  };
  /** @type {any} */ (navigator.permissions).query = async () => ({ state: "granted" });
})();
