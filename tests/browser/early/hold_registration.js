// Holds the registration of a service worker back until `goOn()` is called.
(() => {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...what) {
    await new Promise((resolve) => { window.goOn = resolve; });
    return register.apply(this, what);
  };
})();
