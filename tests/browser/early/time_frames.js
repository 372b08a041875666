// Notes how long the page's own code takes for each frame.
(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.took = [];
  window.requestAnimationFrame = (act) =>
    ask((now) => {
      const begun = performance.now();
      act(now);
      window.took.push(performance.now() - begun);
    });
})();
