// Marks when the board that can be played is on the screen.
(() => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("playable").length == 0) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("seen")));
  }).observe({ type: "mark" });
})();
