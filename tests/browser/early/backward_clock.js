// Each look at the clock finds it an hour earlier.
(() => {
  let hours = 0;
  const begun = Date.now();
  Date.now = () => begun - 3600000 * hours++;
  performance.now = () => 1000;
})();
