// Starts Yebo, which the page's first program has sent for, with its styles. Its program fetches the
// rest, and takes the page's place.
const version = new URL(import.meta.url).search;

// The digests of what it sends for; the site has them, and takes nothing else.
const DIGESTS = {};
const digest = (name) => DIGESTS[name] ?? "";

// Milliseconds until a style that did not come is sent for once more.
const AGAIN = 300;

// A style that does not come is sent for once more; without it the page is plain, but works. One
// that draws the blocks is needed.
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
    // It may have come before something else did not.
    if (document.querySelector(`link[data-of="${name}"]`)) resolve();
    else ask("");
  });

const dressed = ["dialog", "yebo/blocks", "yebo/table", "yebo/guest"].map(dress);

// What is needed says its name where it does not come.
const needed = (name, promise) =>
  promise.catch((why) => Promise.reject(Object.assign(new Error(String(why)), { file: name })));

// Not every server knows what WebAssembly is. What has the right type is compiled while it comes.
const typed = (it) => {
  if (!it.ok) throw new Error(it.status);
  return /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();
};

// What a script is, is asked as it is sent for beforehand: importing asks nothing.
const script = document.createElement("link");
script.rel = "modulepreload";
script.integrity = digest("yebo.js");
script.href = new URL(`../yebo.js${version}`, import.meta.url).href;
document.head.append(script);

const fetched = fetch(new URL("../yebo_bg.wasm", import.meta.url), {
  integrity: digest("yebo_bg.wasm"),
}).then(typed);
const program = needed("yebo_bg.wasm", fetched);
// Where something else does not come, nobody waits for it.
program.catch(() => {});

try {
  const [{ default: start }, ...plain] = await Promise.all([
    needed("yebo.js", import(`../yebo.js${version}`)),
    ...dressed,
  ]);
  if (plain.includes(NEEDED)) await needed(NEEDED, Promise.reject(NEEDED));
  await start({ module_or_path: program });
} catch (why) {
  // Whoever has sent for it is told, and by what it failed.
  const script = document.getElementById("whole-script");
  if (script) script.dataset.lost = why.file ?? "";
  script?.dispatchEvent(new Event("error"));
}
