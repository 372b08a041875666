// The service worker that keeps the site on a device, its caches, and programs.

/**
 * The service worker's registration.
 * @returns {Promise<ServiceWorkerRegistration>}
 */
async function registration() {
  const found = await navigator.serviceWorker.getRegistration();
  if (!found) throw new Error("nobody keeps the site");
  return found;
}

/**
 * What becomes of the version that is found next: the state of its worker after the installation.
 * @param {ServiceWorkerRegistration} of
 * @returns {Promise<string>}
 */
function nextVersion(of) {
  return new Promise((done) => {
    of.addEventListener("updatefound", () => {
      // By now it may have come to its end, one way or the other.
      const worker = of.installing ?? of.waiting;
      if (!worker) return done("redundant");
      if (worker.state !== "installing") return done(worker.state);
      worker.addEventListener("statechange", () => done(worker.state));
    }, { once: true });
  });
}

/**
 * The cache of a name that begins so, or the first.
 * @param {string} begins
 */
async function cacheOf(begins) {
  const name = (await caches.keys()).find((it) => it.startsWith(begins));
  if (!name) throw new Error(`no cache is called ${begins}`);
  return caches.open(name);
}

const workers = {
  /** The names of all caches. */
  caches: () => caches.keys(),

  /** Whether nobody keeps the site any more. */
  isGivenUp: async () => !(await navigator.serviceWorker.getRegistration()),

  /** Whether a service worker serves this page. */
  isServed: () => navigator.serviceWorker.controller !== null,

  /** Has the browser look for a new version: how that is refused, or nothing. */
  async update() {
    const of = await registration();
    return of.update().then(() => "", String);
  },

  /** The same, without waiting for it. */
  beginUpdate() {
    registration().then((of) => of.update());
  },

  /** Has the browser look for a new version, and tells what became of it. */
  async lookForUpdate() {
    const of = await registration();
    const found = nextVersion(of);
    // A worker that cannot be installed is told of here, too.
    of.update().catch(() => {});
    return found;
  },

  /** The version that the page names to its service worker. */
  versionOfThePage() {
    const script = document.querySelector("script[src*='offline.js?v=']");
    return script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get("v") : null;
  },

  /** Opens another window of the site. */
  async openWindow() {
    const other = window.open("history.html", "", "popup");
    if (!other) throw new Error("no window is opened");
    globals.otherWindow = other;
    while (!other.document.querySelector("h1")) await new Promise((resolve) => setTimeout(resolve, 50));
  },

  /** Closes it. */
  closeWindow: () => globals.otherWindow.close(),

  /** Takes the service worker away. */
  unregister: async () => (await registration()).unregister(),

  /** Says something to the service worker. @param {string} message */
  say: (message) => navigator.serviceWorker.controller?.postMessage(message),

  /** Keeps a table, as large ones are kept on a device. */
  async keepTable() {
    const kept = await caches.open("sandgrid-tables");
    await kept.put("tables/large.table", new Response("large"));
  },

  /**
   * Deletes some of what is kept of the site, and cuts some in its midst.
   * @param {string[]} gone
   * @param {string[]} cut
   */
  async damage(gone, cut) {
    const cache = await cacheOf("sandgrid-site-");
    /** @param {string} path */
    const at = (path) => new URL(path, location.href).href;
    for (const path of gone) await cache.delete(at(path));
    for (const path of cut) {
      const was = await cache.match(at(path));
      if (!was) throw new Error(`${path} is not kept`);
      const bytes = await was.arrayBuffer();
      const half = bytes.slice(0, bytes.byteLength / 2);
      await cache.put(at(path), new Response(half, { headers: was.headers }));
    }
  },

  /** Deletes the page's programs of what is kept. */
  async forgetPrograms() {
    const cache = await cacheOf("");
    for (const { url } of await cache.keys()) if (/app-/.test(url)) await cache.delete(url);
  },

  /** The SHA-256 digest of a text, in hexadecimal digits. @param {string} text */
  async digest(text) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  },

  /** Hexadecimal digits as Base64. @param {string} hex */
  base64: (hex) => btoa((hex.match(/../g) ?? []).map((it) => String.fromCharCode(Number(`0x${it}`))).join("")),

  /** How many tables a WebAssembly program exports. @param {string} name */
  async tables(name) {
    const file = await fetch(name);
    const program = await WebAssembly.compile(await file.arrayBuffer());
    return WebAssembly.Module.exports(program).filter(({ kind }) => kind === "table").length;
  },

  /** How many style sheets of such an address are taken. @param {string} part */
  stylesTaken: (part) =>
    [...document.styleSheets].filter((sheet) => {
      // Firefox lists one that it has refused, and lets nobody look into it.
      try {
        return sheet.href?.includes(part) && sheet.cssRules.length > 0;
      } catch {
        return false;
      }
    }).length,
};
