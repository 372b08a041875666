// Has the browser keep the site on this device, and offers a new version once it has come whole. Nothing of
// it matters to the page: where it cannot be had, nobody is told.
(() => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const root = document.documentElement;
  const version = new URL(document.currentScript.src).searchParams.get("v");
  let registration;
  // Whether what is kept is another version than this page, which came just before it.
  let isOther = false;

  // Asks a worker something that it answers in a moment, or, on a busy machine, in a minute. One that is
  // ended meanwhile by the browser has forgotten it, and is asked again; one that never answers says nothing.
  const ask = (worker, question) =>
    new Promise((resolve) => {
      const send = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => answered(data);
        worker.postMessage(question, [port2]);
      };
      const again = setInterval(send, 5000);
      const late = setTimeout(() => answered(null), 60000);
      const answered = (answer) => {
        clearInterval(again);
        clearTimeout(late);
        resolve(answer);
      };
      send();
    });

  // There is something to offer only where an older version is being used, and in no other window.
  const offer = async () => {
    const line = document.getElementById("update");
    if (!line) return;
    const waiting = workers.controller && registration.waiting;
    line.hidden = !(isOther || (waiting && (await ask(waiting, "alone?"))));
  };

  // Another keeper may be at work here, of the site around this one.
  const served = () => {
    const { controller } = workers;
    return controller?.scriptURL === new URL("sw.js", document.baseURI).href ? controller : null;
  };

  // What has come from the server is served from here from now on, where that is the same.
  const join = async () => {
    const worker = registration.active;
    if (worker?.state !== "activated" || served()) return;
    isOther = (await ask(worker, `join ${version}`)) === false;
    offer();
  };

  // Another version than the page's would answer it now. Every change of a game is kept as it is made: the
  // page comes back as it was.
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

  const begin = async () => {
    if (isOther) return location.reload();
    // Another window may have been opened since it was offered.
    if (registration.waiting && !(await ask(registration.waiting, "begin"))) offer();
  };

  const keep = async () => {
    follow();
    try {
      registration = await workers.register("sw.js", { updateViaCache: "none" });
    } catch {
      return;
    }
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    document.addEventListener("visibilitychange", look);
    document.getElementById("update-now")?.addEventListener("click", begin);
    look();
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
