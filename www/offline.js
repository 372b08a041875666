// Has the browser keep the site on this device, and offers a new version once it has come whole. Nothing of
// it matters to the page: where it cannot be had, nobody is told.
(() => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const root = document.documentElement;
  let registration;
  let begins = false;

  const isAlone = (waiting) =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => resolve(data);
      waiting.postMessage("alone?", [channel.port2]);
      // A worker that does not answer is not asked to begin either.
      setTimeout(() => resolve(false), 2000);
    });

  // There is something to offer only where an older version is being used, and in no other window.
  const offer = async () => {
    const line = document.getElementById("update");
    if (!line) return;
    const waiting = workers.controller && registration.waiting;
    line.hidden = !(waiting && (await isAlone(waiting)));
  };

  const watch = (worker) => worker?.addEventListener("statechange", offer);

  const keep = async () => {
    try {
      registration = await workers.register("sw.js", { updateViaCache: "none" });
    } catch {
      return;
    }
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    document.addEventListener("visibilitychange", offer);
    // Every change of a game is kept as it is made: the page comes back as it was.
    workers.addEventListener("controllerchange", () => begins && location.reload());
    document.getElementById("update-now")?.addEventListener("click", async () => {
      await offer();
      if (document.getElementById("update").hidden) return;
      begins = true;
      registration.waiting.postMessage("begin");
    });
    offer();
  };

  // First of all one can play.
  const whenWhole = () => {
    if (root.hasAttribute("data-whole")) return void keep();
    const waits = new MutationObserver(() => {
      if (!root.hasAttribute("data-whole")) return;
      waits.disconnect();
      keep();
    });
    waits.observe(root, { attributes: true });
  };
  if (document.readyState === "complete") whenWhole();
  else window.addEventListener("load", whenWhole);
})();
