// Suppresses storage events, as in a page that was frozen, or acts at the same moment as another window.
(() => {
  addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
})();
