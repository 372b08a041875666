// Starts the page that is one file: decompresses it, puts markup and styles in their places, serves files
// under blob addresses, and starts the full program.

// The bytes of the packed text. Its letters are digits of an asymmetric numeral system: all code units but null,
// carriage return, "<" and surrogates. The state is below 2 to the 48, and exact.
const lettered = (text, size) => {
  const BASE = 65536 - 3 - 2048;
  const LEAST = 2 ** 32;
  const units = new Uint16Array(Math.ceil(size / 2));
  let [at, state] = [0, 0];
  const read = () => {
    while (state < LEAST) {
      const code = text.charCodeAt(at++);
      state = state * BASE + code - 1 - (code > 0x0d) - (code > 0x3c) - (code > 0xdfff) * 2048;
    }
  };
  read();
  for (let unit = 0; unit < units.length; unit += 1) {
    units[unit] = state % 65536;
    state = Math.floor(state / 65536);
    read();
  }
  return new Uint8Array(units.buffer, 0, size);
};

const joined = (one, other) => {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
};

// The bytes of a gzip stream.
const decompressed = async (bytes) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const begin = async () => {
  // Without these, start.js reports the missing features.
  if (typeof WebAssembly !== "object" || typeof TextDecoder !== "function") return;
  const packed = document.getElementById("packed");
  // Yebo has a file of its own beside this one.
  const program = packed.dataset.program;
  if (program === "whole" && /[?&]rules=(%20|\+)*yebo(%20|\+)*(&|$)/i.test(window.location.search)) {
    window.sandgridSay({ event: "moved", to: "sandgrid-yebo.html" });
    window.location.replace(`sandgrid-yebo.html${window.location.search}${window.location.hash}`);
    return;
  }
  const gzip = lettered(packed.textContent, Number(packed.dataset.size));
  const bytes = await decompressed(gzip);
  // In a page that was saved from a browser.
  document.querySelectorAll("[data-made]").forEach((made) => made.remove());

  // The list of names and lengths is the first line. A file with another's end lists that file and the end's length.
  const text = (part) => new TextDecoder().decode(part);
  let at = bytes.indexOf(10) + 1;
  const files = {};
  for (const [name, length, twin, end] of JSON.parse(text(bytes.subarray(0, at)))) {
    const own = bytes.subarray(at, (at += length));
    files[name] = twin ? joined(own, files[twin].subarray(-end)) : own;
  }

  const style = document.createElement("style");
  style.dataset.made = "";
  style.textContent = text(files["page.css"]);
  document.head.append(style);

  // Addresses are created on demand. Scripts declare UTF-8, since the page is UTF-16.
  const kind = (name) =>
    name.endsWith(".js") ? "text/javascript;charset=utf-8" : "application/octet-stream";
  const blob = (name) => new Blob([files[name]], { type: kind(name) });
  for (const name of Object.keys(files)) {
    let address;
    const get = () => (address ??= URL.createObjectURL(blob(name)));
    Object.defineProperty(window.sandgridFiles, name, { get, enumerable: true });
  }
  // Copies of the programs and tables for the worker: from a disk, WebKit's workers can neither read files nor fetch
  // blobs.
  const thinks = Object.keys(files).filter((name) => /^(tables\/|engine_bg|yebo_bg)/.test(name));
  window.sandgridBytes = Object.fromEntries(thinks.map((name) => [name, files[name].slice()]));
  document.body.replaceChildren(...(await markup("page.html")).children);
  tellHistory(text(files["history.css"] ?? new Uint8Array()));
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

  const script = document.createElement("script");
  script.src = window.sandgridFiles[`${program}.js`];
  script.onload = () => {
    script.remove();
    const start = window.sandgridProgram;
    start({ module_or_path: files[`${program}_bg.wasm`] }).catch(tell);
  };
  document.head.append(script);
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
  };
  const isYebo = link.dataset.otherPage !== "";
  probe.href = isYebo ? "sandgrid-yebo.html" : link.href.split("?")[0];
  document.head.append(probe);
};

// Lets start.js report that the page cannot run.
const tell = () => window.sandgridTell();

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

// After start.js.
document.addEventListener("DOMContentLoaded", () => begin().catch(tell));
