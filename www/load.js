// Loads the parts of a page behind its first program. The build puts this text in the place of its import in
// `whole-start.js` and `yebo/start.js`: one request is quicker than two.
export const version = new URL(import.meta.url).search;

// Digests of the requested files; the built site fills them in.
const DIGESTS = {};
export const digest = (name) => DIGESTS[name] ?? "";

// Milliseconds until a failed style sheet is requested again.
const AGAIN = 300;

// Returns whether a style sheet has no rule: a page in its place, as of a login, is read as one without any.
const isEmpty = (link) => {
  try {
    return !link.sheet.cssRules.length;
  } catch {
    // A page without an origin may not read it.
    return false;
  }
};

// Requests a style sheet, and once more if it fails. Resolves to the name of a sheet that failed twice, else to nothing.
export const dress = (name) =>
  new Promise((resolve) => {
    const ask = (again) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.dataset.of = name;
      link.integrity = digest(`${name}.css`);
      link.href = `${name}.css${version}${again}`;
      const lose = () => {
        link.remove();
        if (again) resolve(`${name}.css`);
        else setTimeout(ask, AGAIN, "&again");
      };
      link.onload = () => (isEmpty(link) ? lose() : resolve());
      link.onerror = lose;
      document.head.append(link);
    };
    // An earlier request may have succeeded meanwhile.
    if (document.querySelector(`link[data-of="${name}"]`)) resolve();
    else ask("");
  });

// Returns the error of a required file that fails to load.
export const missing = (name, why = name) => Object.assign(new Error(String(why)), { file: name });

// Names a required file that fails to load.
export const needed = (name, promise) => promise.catch((why) => Promise.reject(missing(name, why)));

// Not every server sends the type of WebAssembly; with it, the program compiles while it loads. A login page has a type
// of its own.
export const typed = (it) => {
  const type = it.headers.get("Content-Type") ?? "";
  if (!it.ok || type.startsWith("text/html")) throw new Error(it.status);
  return type.startsWith("application/wasm") ? it : it.arrayBuffer();
};

// Starts a program of that name; one that cannot be compiled came incomplete. A crash is none of its file's faults.
export const run = (start, name, program) =>
  start({ module_or_path: program }).catch((why) => {
    throw why instanceof WebAssembly.RuntimeError || why.file ? why : missing(name, why);
  });

// Preloads a script with its digest: `import` checks none.
export const preload = (name, href) => {
  const script = document.createElement("link");
  script.rel = "modulepreload";
  script.integrity = digest(name);
  script.href = href;
  document.head.append(script);
};

// Resolves once trouble.js is there, which knows the causes of failures; it may fail, too.
const asked = () => import(new URL(`trouble.js${version}`, document.baseURI)).catch(() => {});

// Names files that failed to load, and the causes, where the page tells of them; no names remove earlier ones.
export const tell = async (names) => {
  if (names) await asked();
  document.getElementById("lost-files").textContent = names;
  if (names) await window.sandgridExplain?.();
};

// Tells the first program of the failure, and its cause.
export const fail = async (why) => {
  const script = document.getElementById("whole-script");
  if (why.file) await asked();
  const told = why.file && (await window.sandgridExplained?.(why.file));
  if (script) script.dataset.lost = told?.names ?? why.file ?? "";
  script?.dispatchEvent(new Event("error"));
};
