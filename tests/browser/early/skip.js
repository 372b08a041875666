// A clock for durations that a test sets forward, by the milliseconds in `window.skipped`.
(() => {
  const now = performance.now.bind(performance);
  window.skipped = 0;
  performance.now = () => now() + window.skipped;
})();
