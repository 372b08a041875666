// The first message by which a keeper is told to begin is lost.
(() => {
  const { postMessage } = ServiceWorker.prototype;
  let lost = 0;
  ServiceWorker.prototype.postMessage = function (what, ...rest) {
    if (what === "begin" && lost++ === 0) return;
    postMessage.call(this, what, ...rest);
  };
})();
