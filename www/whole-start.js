// Starts the whole program, which the page's first has sent for, with its sheets and their styles. Where
// it does not come, one goes on playing, and it is sent for again when it is needed.
const version = new URL(import.meta.url).search;

// The digests of what it sends for; the site has them, and takes nothing else.
const DIGESTS = {};
const digest = (name) => DIGESTS[name] ?? "";

const dressed = ["dialog", "learn", "share", "editor", "print", "ways", "guest"].map(
  (name) =>
    new Promise((resolve, reject) => {
      // It may have come before something else did not.
      if (document.querySelector(`link[data-came="${name}"]`)) return resolve();
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.integrity = digest(`${name}.css`);
      link.href = `${name}.css${version}`;
      link.onload = () => resolve((link.dataset.came = name));
      link.onerror = () => reject(link.remove());
      document.head.append(link);
    }),
);

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
const typed = (it) =>
  /^application\/wasm/.test(it.headers.get("Content-Type")) ? it : it.arrayBuffer();

// What a script is, is asked as it is sent for beforehand: importing asks nothing.
const script = document.createElement("link");
script.rel = "modulepreload";
script.integrity = digest("whole.js");
script.href = `whole.js${version}`;
document.head.append(script);

try {
  const { default: start } = await import(`./whole.js${version}`);
  await Promise.all([parted, ...dressed]);
  const program = fetch(new URL("./whole_bg.wasm", import.meta.url), {
    integrity: digest("whole_bg.wasm"),
  }).then(typed);
  await start({ module_or_path: program });
} catch {
  // Whoever has sent for it is told.
  document.getElementById("whole-script")?.dispatchEvent(new Event("error"));
  // Without a board there is nothing to go on with.
  if (!document.documentElement.hasAttribute("data-started")) {
    document.getElementById("needs").classList.add("shown");
  }
}
