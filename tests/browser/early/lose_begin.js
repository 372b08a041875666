// The first message that starts a new service worker is lost.
(() => {
  const { postMessage } = ServiceWorker.prototype;
  let lost = 0;
  ServiceWorker.prototype.postMessage = function (what, ...rest) {
    if (what === "begin" && lost++ === 0) return;
    postMessage.call(this, what, ...rest);
  };
})();
