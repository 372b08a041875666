// Shows the page that is one file, after single.js has unpacked it, and starts its program.
(() => {
  window.sandgridShow = async (files, program) => {
    // Copies of the programs and networks for the worker: from a disk, WebKit's workers can neither read files nor fetch
    // blobs.
    const thinks = Object.keys(files).filter((name) => /^(networks\/|engine_bg|yebo_bg)/.test(name));
    window.sandgridBytes = Object.fromEntries(thinks.map((name) => [name, files[name].slice()]));
    document.body.replaceChildren(...(await markup("page.html")).children);
    tellHistory(new TextDecoder().decode(files["history.css"]));
    document.addEventListener("click", leave);
    // These pages are in the site alone.
    document.querySelector("[data-teach]")?.closest("li").remove();

    const root = document.documentElement;
    const waits = new MutationObserver(() => {
      if (!root.hasAttribute("data-started")) return;
      waits.disconnect();
      root.setAttribute("data-words", "here");
    });
    waits.observe(root, { attributes: true });

    const start = window.sandgridProgram;
    await start({ module_or_path: files[`${program}_bg.wasm`] });
  };

  // The other games are in a file of their own, which may not lie beside this one: then the first press says so. The
  // second one leaves all the same, since some browsers do not tell whether a file is there. The policy allows media of
  // the disk, and no script. A kiosk offers what its staff has put there.
  const leave = (event) => {
    const link = event.target instanceof Element && event.target.closest("a[data-other-page]");
    const words = document.getElementById("other-file");
    const isKiosk = document.documentElement.dataset.kiosk === "yes";
    if (!link || !words || !words.hidden || isKiosk || window.location.protocol !== "file:") return;
    event.preventDefault();
    const probe = document.createElement("link");
    probe.rel = "preload";
    probe.as = "track";
    probe.onload = () => window.location.assign(link.href);
    probe.onerror = () => {
      words.hidden = false;
      if (words.getClientRects().length) return;
      // It stands in another dialog: a copy stands beside the link.
      const copy = words.cloneNode(true);
      copy.removeAttribute("id");
      link.after(copy);
    };
    const isYebo = link.dataset.otherPage !== "";
    probe.href = isYebo ? "sandgrid-yebo.html" : link.href.split("?")[0];
    document.head.append(probe);
  };

  // Parses a file as a page of its own, inert until it is inserted.
  const markup = (name) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.responseType = "document";
      request.overrideMimeType("text/html;charset=utf-8");
      request.onload = () => resolve(request.response.body);
      request.onerror = reject;
      request.open("GET", window.sandgridFiles[name]);
      request.send();
    });

  // Opens the history, which is a page of its own on the site, as a dialog.
  const tellHistory = (css) => {
    const close = (sheet) => () => sheet.close();
    const open = (link, page) => {
      document.getElementById("history")?.remove();
      const sheet = document.createElement("dialog");
      sheet.id = "history";
      sheet.className = "sheet";
      sheet.setAttribute("closedby", "any");
      sheet.setAttribute("aria-labelledby", "history-title");
      const head = document.querySelector("#menu .sheet-head").cloneNode(true);
      const title = head.querySelector("h2");
      title.id = "history-title";
      title.removeAttribute("data-l10n");
      title.textContent = link.querySelector("b").textContent;
      head.querySelector("[data-close]").addEventListener("click", close(sheet));
      const body = document.createElement("div");
      body.className = "sheet-body";
      // Its styles are written for a page of its own.
      const place = body.attachShadow({ mode: "open" });
      const style = document.createElement("style");
      style.textContent = css;
      const words = document.createElement("div");
      words.className = "history";
      words.append(...page.querySelector("main").children);
      place.append(style, words);
      place.addEventListener("click", (event) => {
        const reference = event.target.closest("a")?.getAttribute("href") ?? "";
        if (reference.startsWith("#")) {
          event.preventDefault();
          place.getElementById(reference.slice(1))?.scrollIntoView();
        }
      });
      sheet.append(head, body);
      document.body.append(sheet);
      sheet.showModal();
    };
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("[data-history]");
      const name = link && link.getAttribute("href");
      if (!window.sandgridFiles[name]) return;
      event.preventDefault();
      markup(name).then((page) => open(link, page));
    });
  };
})();
