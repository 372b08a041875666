// Half a minute is over in a second and a half.
(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, millis, ...more) =>
    later(what, millis === 30000 ? 1500 : millis, ...more);
})();
