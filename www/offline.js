// Registers the service worker, and offers a new version once it is complete. The page works without it, and failures
// are not reported.
(() => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const root = document.documentElement;
  const version = new URL(document.currentScript.src).searchParams.get("v");
  let registration;
  // Whether the cached version differs from this page, which was loaded just before.
  let isOther = false;

  // Sends a question to a worker; resolves to null if no answer comes in time. A busy machine may take a minute; a
  // worker that the browser has stopped has forgotten the question, and is asked again.
  const ask = (worker, question, patience = 60000) =>
    new Promise((resolve) => {
      const send = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => answered(data);
        worker.postMessage(question, [port2]);
      };
      const again = setInterval(send, 5000);
      const late = setTimeout(() => answered(null), patience);
      const answered = (answer) => {
        clearInterval(again);
        clearTimeout(late);
        resolve(answer);
      };
      send();
    });

  // There is an offer only if an older version is in use.
  const offer = () => {
    const line = document.getElementById("update");
    if (line) line.hidden = !(isOther || (workers.controller && registration.waiting));
  };

  // Another site's service worker may control this folder.
  const served = () => {
    const { controller } = workers;
    return controller?.scriptURL === new URL("sw.js", document.baseURI).href ? controller : null;
  };

  // Serves the page from the cache from now on, if the version is the same.
  const join = async () => {
    const worker = registration.active;
    if (worker?.state !== "activated" || served()) return;
    isOther = (await ask(worker, `join ${version}`)) === false;
    offer();
  };

  // Reloads the page, which another version would answer now. Every change of a game is saved at once.
  const follow = () => {
    let before = served();
    workers.addEventListener("controllerchange", () => {
      const now = served();
      if (before && now && now !== before) location.reload();
      before = now ?? before;
    });
  };

  const look = () => {
    offer();
    join();
  };
  const watch = (worker) => worker?.addEventListener("statechange", look);

  // Chromium may leave a version waiting for minutes, though the worker before it has nothing to do. Without workers,
  // the server sends the new version, whose files are cached already; so it has to be there.
  const restart = async () => {
    const response = await fetch("sw.js", { cache: "no-store" }).catch(() => null);
    if (!response?.ok) return offer();
    await registration.unregister();
    location.reload();
  };

  const begin = async () => {
    if (isOther) return location.reload();
    const { waiting } = registration;
    if (!waiting) return;
    const begun = await ask(waiting, "begin", 10000);
    if (begun === null) return restart();
    // The other window would lose the files of its version.
    const others = document.getElementById("update-others");
    if (others) others.hidden = begun;
  };

  const keep = async () => {
    follow();
    try {
      registration = await workers.register("sw.js", { updateViaCache: "none" });
    } catch {}
    // Some browser extensions make `register` return nothing.
    if (!registration) return;
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    document.addEventListener("visibilitychange", look);
    document.getElementById("update-now")?.addEventListener("click", begin);
    look();
  };

  // Play starts first.
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
