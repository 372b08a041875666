// Service worker: caches the site for use without a network. The build inserts the list of files with their SHA-256
// digests. A version is cached as a whole: each file is verified, unchanged files are taken from the last version,
// and that one stays until everything is here.
const FILES = {};

// The pages' name of this version.
const VERSION = "";

// Several copies of the site may be on one server: each has its own caches, by its folder's path, which contains no
// "#".
const OURS = `sandgrid-site-${new URL(self.registration.scope).pathname}#`;
const LIST = "list";
const START = "index.html";

const KINDS = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  txt: "text/plain",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const digest = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

const kind = (path) => {
  const type = KINDS[path.split(".").at(-1)] ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
};

// The digest of the list names the version.
const named = digest(new TextEncoder().encode(JSON.stringify(FILES))).then((list) => OURS + list);

const address = (path) => new URL(path, self.registration.scope).href;

// Returns the complete versions: their lists, and their caches.
const whole = async () => {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS)) continue;
    const cache = await caches.open(name);
    const response = await cache.match(address(LIST));
    const list = await response?.json().catch(() => null);
    if (list) found.push({ name, cache, list });
  }
  return found;
};

// Returns a file of this version from a cache, if it is there and intact.
const keptIn = async (cache, path) => {
  const response = await cache.match(address(path));
  const bytes = await response?.arrayBuffer().catch(() => null);
  return bytes && (await digest(bytes)) === FILES[path] ? bytes : null;
};

// Returns the same file from an older version's cache.
const keptBefore = async (versions, path) => {
  for (const { cache, list } of versions) {
    const bytes = list[path] === FILES[path] ? await keptIn(cache, path) : null;
    if (bytes) return bytes;
  }
  return null;
};

const sentFor = (path) => fetch(address(path), { cache: "no-cache", credentials: "same-origin" });

const fetched = async (path) => {
  const response = await sentFor(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
};

const typed = (path, bytes) => new Response(bytes, { headers: { "Content-Type": kind(path) } });

const fill = async () => {
  const name = await named;
  const versions = await whole();
  // If only this script has changed, the cached files stay.
  const isHere = versions.some((version) => version.name === name);
  if (!isHere) await caches.delete(name);
  try {
    const cache = await caches.open(name);
    for (const path of Object.keys(FILES)) {
      if (isHere && (await keptIn(cache, path))) continue;
      const bytes = (await keptBefore(versions, path)) ?? (await fetched(path));
      if ((await digest(bytes)) !== FILES[path]) throw new Error(`${path} is another version's`);
      await cache.put(address(path), typed(path, bytes));
    }
    // Last: a version with a list is complete.
    await cache.put(address(LIST), new Response(JSON.stringify(FILES)));
  } catch (why) {
    if (!isHere) await caches.delete(name);
    throw why;
  }
};

const sweep = async () => {
  const name = await named;
  // Leaves caches of other sites on this server alone.
  const old = (await caches.keys()).filter((other) => other.startsWith(OURS) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
};

// Returns the path of the site's file that a request asks for.
const asked = (request) => {
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || origin !== scope.origin) return null;
  if (!pathname.startsWith(scope.pathname)) return null;
  const path = decodeURI(pathname.slice(scope.pathname.length));
  // Some servers omit the extensions of pages, or use folders.
  const folder = path === "" || path.endsWith("/");
  const names = folder ? [`${path}${START}`] : [path, `${path}.html`];
  return names.find((name) => Object.hasOwn(FILES, name)) ?? null;
};

// Fetches a missing or damaged file again, and verifies it. If the server has another version, this one cannot be
// completed: it is dropped, and the next page comes from the server.
const mended = async (cache, path, request) => {
  const response = await sentFor(path);
  const bytes = await response.arrayBuffer();
  if (response.ok && (await digest(bytes)) === FILES[path]) {
    // Without space in the cache, the file is served nevertheless.
    await cache?.put(address(path), typed(path, bytes)).catch(() => {});
    return typed(path, bytes);
  }
  const isOther = response.ok && !response.redirected && hasKind(response, path);
  if (!isOther && response.status !== 404) return Response.error();
  await self.registration.unregister();
  return request.mode === "navigate" ? Response.redirect(request.url) : Response.error();
};

// An error page replaces every file.
const hasKind = (response, path) =>
  path.endsWith(".html") || !/^text\/html/.test(response.headers.get("Content-Type"));

const answer = async (path, request) => {
  const cache = await caches.open(await named).catch(() => null);
  const bytes = cache && (await keptIn(cache, path).catch(() => null));
  return bytes ? typed(path, bytes) : mended(cache, path, request);
};

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(sweep()));
self.addEventListener("fetch", (event) => {
  const path = asked(event.request);
  if (path) event.respondWith(answer(path, event.request));
});

const isAlone = async () => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(self.registration.scope)).length <= 1;
};

const WISHES = {
  // A new version waits until no page uses the old one, or until the player of the only open page asks for it; the
  // answer is whether that is so, once it is done. Pages of earlier versions ask beforehand, too.
  "alone?": isAlone,
  begin: async () => {
    const alone = await isAlone();
    if (alone) await self.skipWaiting();
    return alone;
  },
  // A page that was open before the first installation is served from here without a reload, if it has this version,
  // which is the answer. Other windows may have another.
  join: async (version) => {
    const isOurs = version === VERSION;
    if (isOurs && (await isAlone())) await self.clients.claim();
    return isOurs;
  },
};

const reply = async ({ data, ports }) => {
  const [wish, version] = String(data).split(" ");
  if (Object.hasOwn(WISHES, wish)) ports[0]?.postMessage(await WISHES[wish](version));
};

self.addEventListener("message", (event) => event.waitUntil(reply(event)));
