// Starts the whole program, which the page's first has sent for, with its sheets and their styles. Where
// it does not come, one goes on playing, and it is sent for again when it is needed.
const version = new URL(import.meta.url).search;

// The digests of what it sends for; the site has them, and takes nothing else.
const DIGESTS = {};
const digest = (name) => DIGESTS[name] ?? "";

// Milliseconds until a style that did not come is sent for once more.
const AGAIN = 300;

// A style that does not come is sent for once more; without it a sheet is plain, but works. One that all
// sheets need is needed.
const NEEDED = "dialog.css";
const dress = (name) =>
  new Promise((resolve) => {
    const ask = (again) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.dataset.of = name;
      link.integrity = digest(`${name}.css`);
      link.href = `${name}.css${version}${again}`;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        if (again) resolve(`${name}.css`);
        else setTimeout(ask, AGAIN, "&again");
      };
      document.head.append(link);
    };
    // It may have come before something else did not.
    if (document.querySelector(`link[data-of="${name}"]`)) resolve();
    else ask("");
  });

const dressed = ["dialog", "learn", "share", "editor", "print", "ways", "guest"].map(dress);

// What is needed says its name where it does not come.
const needed = (name, promise) =>
  promise.catch((why) => Promise.reject(Object.assign(new Error(String(why)), { file: name })));

// The sheets are parted from the page when it is built. Whoever answers in the server's place has others.
const parted = new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.onload = () => {
    const sheets = request.response?.getElementById("menu") && request.response.body.children;
    if (request.status !== 200 || !sheets) return reject(request.status);
    if (!document.getElementById("menu")) {
      document.body.append(...[...sheets].map((sheet) => document.adoptNode(sheet)));
    }
    resolve();
  };
  request.onerror = reject;
  request.open("GET", `sheets.html${version}`);
  request.send();
});

// Not every server knows what WebAssembly is. What has the right type is compiled while it comes.
const typed = (it) => {
  if (!it.ok) throw new Error(it.status);
  return /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();
};

// What a script is, is asked as it is sent for beforehand: importing asks nothing.
const script = document.createElement("link");
script.rel = "modulepreload";
script.integrity = digest("whole.js");
script.href = `whole.js${version}`;
document.head.append(script);

try {
  const [{ default: start }, , ...plain] = await Promise.all([
    needed("whole.js", import(`./whole.js${version}`)),
    needed("sheets.html", parted),
    ...dressed,
  ]);
  if (plain.includes(NEEDED)) await needed(NEEDED, Promise.reject(NEEDED));
  const refused = plain.filter((name) => name).join(", ");
  if (refused) document.getElementById("lost-files").textContent = refused;
  const program = fetch(new URL("./whole_bg.wasm", import.meta.url), {
    integrity: digest("whole_bg.wasm"),
  }).then(typed);
  await start({ module_or_path: needed("whole_bg.wasm", program) });
} catch (why) {
  // Whoever has sent for it is told, and by what it failed.
  const script = document.getElementById("whole-script");
  if (script) script.dataset.lost = why.file ?? "";
  script?.dispatchEvent(new Event("error"));
}
