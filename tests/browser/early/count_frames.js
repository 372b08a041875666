// Counts how often the page asks for a frame.
(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.asked = 0;
  window.requestAnimationFrame = (callback) => { window.asked += 1; return ask(callback); };
})();
