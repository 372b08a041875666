// Starts the full program with its dialogs and their styles. If it fails to load, play continues, and the program is
// requested again when it is needed.
import { digest, dress, fail, missing, needed, preload, run, tell, typed, version } from "./load.js";

// Dialogs work without most styles; one sheet is required.
const NEEDED = "dialog.css";
const dressed = ["dialog", "learn", "share", "editor", "print", "ways", "kiosk", "house", "guest"].map(dress);

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

// Returns the names of the page's own scripts and styles that failed before the first program.
const lost = () => {
  const start = [...document.scripts].filter(({ src }) => !window.sandgridTell && /\/start-/.test(src));
  // start.js requests these a second time.
  const styles = [...document.querySelectorAll("link[id^=again-]")].filter(({ sheet }) => !sheet);
  return [...start, ...styles].map((file) => new URL(file.src ?? file.href).pathname.split("/").pop());
};

preload("whole.js", `whole.js${version}`);

try {
  const [{ default: start }, , ...plain] = await Promise.all([
    needed("whole.js", import(`./whole.js${version}`)),
    needed("sheets.html", parted),
    ...dressed,
  ]);
  if (plain.includes(NEEDED)) throw missing(NEEDED);
  const refused = [...lost(), ...plain.filter((name) => name)].join(", ");
  if (refused) await tell(refused);
  const program = fetch(new URL("./whole_bg.wasm", import.meta.url), {
    integrity: digest("whole_bg.wasm"),
  }).then(typed);
  await run(start, "whole_bg.wasm", needed("whole_bg.wasm", program));
} catch (why) {
  fail(why);
}
