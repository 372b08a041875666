// Keeps the site on this device, so that it works without a network. The list of files and their SHA-256
// is put in as the site is made. A version comes whole or not at all: each file is checked, what has not
// changed is taken over from the last version, and until everything is here, that one stays.
const FILES = {};

// What this version's pages call it.
const VERSION = "";

// Several copies of the site may lie on one server: each keeps its own, by its folder's path, in which there is
// no "#".
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

// The list's own digest is the version's name.
const named = digest(new TextEncoder().encode(JSON.stringify(FILES))).then((list) => OURS + list);

const address = (path) => new URL(path, self.registration.scope).href;

// The versions that are here whole: their lists, and where they are.
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

// A file of this version out of a cache, where it is there and whole.
const keptIn = async (cache, path) => {
  const response = await cache.match(address(path));
  const bytes = await response?.arrayBuffer().catch(() => null);
  return bytes && (await digest(bytes)) === FILES[path] ? bytes : null;
};

// A file as an older version has it, where it is the same.
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
  // Where only this script is another, the same files are played with already, and stay.
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
    // Last: what has a list is whole.
    await cache.put(address(LIST), new Response(JSON.stringify(FILES)));
  } catch (why) {
    if (!isHere) await caches.delete(name);
    throw why;
  }
};

const sweep = async () => {
  const name = await named;
  // What the player keeps here, and what others on this server keep, is none of ours.
  const old = (await caches.keys()).filter((other) => other.startsWith(OURS) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
};

// The path of a file of ours that a request is about.
const asked = (request) => {
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || origin !== scope.origin) return null;
  if (!pathname.startsWith(scope.pathname)) return null;
  const path = decodeURI(pathname.slice(scope.pathname.length));
  // Some servers have pages without their endings, and folders instead of the pages in them.
  const folder = path === "" || path.endsWith("/");
  const names = folder ? [`${path}${START}`] : [path, `${path}.html`];
  return names.find((name) => Object.hasOwn(FILES, name)) ?? null;
};

// What has been lost, or damaged, is fetched again; and nothing is taken that is another version's, or
// whoever's who answers in the server's place. Where the server has another version, this one cannot be made
// whole: it is given up, and the next page that is opened comes from the server.
const mended = async (cache, path, request) => {
  const response = await sentFor(path);
  const bytes = await response.arrayBuffer();
  if (response.ok && (await digest(bytes)) === FILES[path]) {
    // Where there is no room for it, it is shown all the same.
    await cache?.put(address(path), typed(path, bytes)).catch(() => {});
    return typed(path, bytes);
  }
  const isOther = response.ok && !response.redirected && hasKind(response, path);
  if (!isOther && response.status !== 404) return Response.error();
  await self.registration.unregister();
  return request.mode === "navigate" ? Response.redirect(request.url) : Response.error();
};

// A page that says that something is wrong comes in place of every file.
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
  // A new version waits until nobody plays the old one, or until whoever plays asks for it, and plays at no
  // other window: both of these are answered with whether that is so, "begin" once it is done.
  "alone?": isAlone,
  begin: async () => {
    const alone = await isAlone();
    if (alone) await self.skipWaiting();
    return alone;
  },
  // A page that was there before anything was kept is served from here without loading again, where it is
  // of this version, which is the answer. Any other window might not be.
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
