// What would be waited for long is waited for a moment.
(() => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, wait, ...given) => later(act, wait < 20000 ? wait : wait / 20, ...given);
})();
