// A page that is prerendered: its visitor comes when `show` is called.
(() => {
  const { setTimeout } = window;
  let isComing = true;
  Object.defineProperty(document, "prerendering", { configurable: true, get: () => isComing });
  // The patience with a board is over at once.
  window.setTimeout = (act, time, ...more) => setTimeout(act, time === 12000 ? 0 : time, ...more);
  window.show = () => {
    isComing = false;
    document.dispatchEvent(new Event("prerenderingchange"));
  };
})();
