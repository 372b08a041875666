// Nobody tells the page what other windows keep, as where it was frozen meanwhile, or both act in one moment.
(() => {
  addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
})();
