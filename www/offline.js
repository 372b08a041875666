// Has the browser keep the site on this device, and offers a new version once it has come whole. Nothing of
// it matters to the page: where it cannot be had, nobody is told.
(() => {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const root = document.documentElement;
  let registration;
  let begins = false;

  // Asks a worker something that it answers in a moment, or, on a busy machine, in a minute. One that is
  // ended meanwhile by the browser has forgotten it, and is asked again; one that never answers says no.
  const ask = (worker, question) =>
    new Promise((resolve) => {
      const send = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => answered(data);
        worker.postMessage(question, [port2]);
      };
      const again = setInterval(send, 5000);
      const late = setTimeout(() => answered(false), 60000);
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
    line.hidden = !(waiting && (await ask(waiting, "alone?")));
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
      begins = true;
      // Another window may have been opened since it was offered.
      if (registration.waiting && !(await ask(registration.waiting, "begin"))) {
        begins = false;
        offer();
      }
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
