// The message that starts a new service worker comes late.
(() => {
  const { postMessage } = ServiceWorker.prototype;
  const { setTimeout } = window;
  window.setTimeout = (then, wait) =>
    setTimeout(then, window.isOld && wait === 60000 ? 200 : wait);
  ServiceWorker.prototype.postMessage = function (what, ...rest) {
    setTimeout(() => postMessage.call(this, what, ...rest), what === "begin" ? 2000 : 0);
  };
})();
