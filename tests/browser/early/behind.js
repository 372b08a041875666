// A page that nobody sees: no frame is drawn until `show` is called.
(() => {
  const ask = window.requestAnimationFrame.bind(window);
  const waiting = [];
  let isSeen = false;
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (isSeen ? "visible" : "hidden") });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => !isSeen });
  window.requestAnimationFrame = (callback) => (isSeen ? ask(callback) : -waiting.push(callback));
  window.show = () => {
    isSeen = true;
    document.dispatchEvent(new Event("visibilitychange"));
    waiting.splice(0).forEach((callback) => ask(callback));
  };
})();
