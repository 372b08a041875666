// Starts Yebo's program with its styles. The program fetches the rest, and replaces the page.
const version = new URL(import.meta.url).search;

// Digests of the requested files; the built site fills them in.
const DIGESTS = {};
const digest = (name) => DIGESTS[name] ?? "";

// Milliseconds until a failed style sheet is requested again.
const AGAIN = 300;

// Requests a failed style sheet once more. The page works without most styles; the one that draws the blocks is
// required.
const NEEDED = "yebo/blocks.css";
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

const dressed = ["dialog", "yebo/blocks", "yebo/table", "yebo/moments", "yebo/guest", "staff"].map(dress);

// Names a required file that fails to load.
const needed = (name, promise) =>
  promise.catch((why) => Promise.reject(Object.assign(new Error(String(why)), { file: name })));

// Not every server sends the type of WebAssembly; with it, the program compiles while it loads.
const typed = (it) => {
  if (!it.ok) throw new Error(it.status);
  return /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();
};

// Preloads a script with its digest: `import` checks none.
const script = document.createElement("link");
script.rel = "modulepreload";
script.integrity = digest("yebo.js");
script.href = new URL(`../yebo.js${version}`, import.meta.url).href;
document.head.append(script);

const fetched = fetch(new URL("../yebo_bg.wasm", import.meta.url), {
  integrity: digest("yebo_bg.wasm"),
}).then(typed);
const program = needed("yebo_bg.wasm", fetched);
// An optional file that fails is not awaited.
program.catch(() => {});

try {
  const [{ default: start }, ...plain] = await Promise.all([
    needed("yebo.js", import(`../yebo.js${version}`)),
    ...dressed,
  ]);
  if (plain.includes(NEEDED)) await needed(NEEDED, Promise.reject(NEEDED));
  await start({ module_or_path: program });
} catch (why) {
  // Tells the first program of the failure, and its cause.
  const script = document.getElementById("whole-script");
  if (script) script.dataset.lost = why.file ?? "";
  script?.dispatchEvent(new Event("error"));
}
