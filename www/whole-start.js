// Starts the full program with its dialogs and their styles. If it fails to load, play continues, and the program is
// requested again when it is needed.
const version = new URL(import.meta.url).search;

// Digests of the requested files; the built site fills them in.
const DIGESTS = {};
const digest = (name) => DIGESTS[name] ?? "";

// Milliseconds until a failed style sheet is requested again.
const AGAIN = 300;

// Requests a failed style sheet once more. Dialogs work without most styles; one sheet is required.
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
    // An earlier request may have succeeded meanwhile.
    if (document.querySelector(`link[data-of="${name}"]`)) resolve();
    else ask("");
  });

const dressed = ["dialog", "learn", "share", "editor", "print", "ways", "guest", "staff"].map(dress);

// Names a required file that fails to load.
const needed = (name, promise) =>
  promise.catch((why) => Promise.reject(Object.assign(new Error(String(why)), { file: name })));

// Fetches the dialogs, which the build splits off the page. A captive portal answers with other contents.
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

// Not every server sends the type of WebAssembly; with it, the program compiles while it loads.
const typed = (it) => {
  if (!it.ok) throw new Error(it.status);
  return /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();
};

// Preloads a script with its digest: `import` checks none.
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
  // Tells the first program of the failure, and its cause.
  const script = document.getElementById("whole-script");
  if (script) script.dataset.lost = why.file ?? "";
  script?.dispatchEvent(new Event("error"));
}
