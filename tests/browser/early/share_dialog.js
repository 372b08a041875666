// Replaces the system's share dialog by one that writes down the shared data.
Object.defineProperty(Navigator.prototype, "share", {
  configurable: true,
  value: async (/** @type {ShareData} */ data) => {
    document.documentElement.dataset.shared = JSON.stringify(data);
  },
});
