// A page of somebody else's with boards in it: `<sand-board>` elements, their frames, events and methods.

/** The events of a board that the tests write down. */
const TOLD = [
  "ready", "turn", "capture", "step", "game", "round", "ending", "illegal", "hint",
  "languagechange", "idle", "reset", "resize", "learning", "error",
];

/**
 * One of the boards.
 * @param {number} at
 * @returns {any}
 */
function board(at = 0) {
  const found = all("sand-board")[at];
  if (!found) throw new Error(`there is no board ${at}`);
  return found;
}

/**
 * The frame of a board.
 * @param {any} of
 * @returns {HTMLIFrameElement}
 */
function frameOf(of) {
  return /** @type {HTMLIFrameElement} */ (first("iframe", of.shadowRoot));
}

/**
 * A script element of that address.
 * @param {string} address
 */
function scriptOf(address) {
  const script = document.createElement("script");
  script.src = address;
  return script;
}

/**
 * A frame of that address or text, so large.
 * @param {Partial<HTMLIFrameElement>} properties
 * @param {number} width
 * @param {number} height
 */
function frame(properties, width, height) {
  return Object.assign(document.createElement("iframe"), { width, height }, properties);
}

/**
 * Resolves once something has loaded.
 * @param {HTMLElement} element
 * @returns {Promise<Event>}
 */
function loaded(element) {
  return new Promise((done) => element.addEventListener("load", done, { once: true }));
}

/**
 * Writes down the events of a board.
 * @param {number} at
 * @param {string[]} names
 */
function writeDown(at, names) {
  const of = board(at);
  for (const name of names) {
    of.addEventListener(name, (/** @type {CustomEvent} */ { detail }) => globals.told.push([at, name, detail]));
  }
}

/** Whether a value is a board's refusal of what no message can hold. @param {Promise<unknown>} asked */
function codeOf(asked) {
  return asked.then(() => "given", ({ code }) => code);
}

const boards = {
  /**
   * Has the first board's attribute change as soon as its frame is ready, before the element continues a game.
   * @param {string} name
   * @param {string} value
   */
  changeAtReady(name, value) {
    /** @param {MessageEvent} event */
    const change = ({ data }) => {
      if (data.event !== "ready") return;
      removeEventListener("message", change);
      board().setAttribute(name, value);
    };
    addEventListener("message", change);
  },

  /** Puts another board with its attributes in place of the only one. */
  beginAnew() {
    board().replaceWith(board().cloneNode(true));
    writeDown(0, TOLD);
  },

  /**
   * Puts boards into the page in place of what is there, as markup, and writes down what they tell.
   * @param {string} markup
   */
  async put(markup) {
    const place = document.createElement("main");
    document.body.replaceChildren(place);
    globals.told = [];
    if (!customElements.get("sand-board")) {
      const script = scriptOf("embed/sandgrid-embed.js");
      document.head.append(script);
      await loaded(script);
    }
    place.innerHTML = markup;
    for (const [at, of] of all("sand-board", place).entries()) {
      if (!of.hasAttribute("src")) of.setAttribute("src", "sandgrid.html");
      writeDown(at, TOLD);
    }
  },

  /**
   * Calls a method of a board; its value, or the code and message of its error.
   * @param {number} at
   * @param {string} method
   * @param {unknown[]} given
   */
  call: (at, method, given) =>
    board(at)[method](...given).then(
      (/** @type {unknown} */ value) => ({ value }),
      (/** @type {any} */ { code, message }) => ({ code, message }),
    ),

  /** The frame of a board. @param {number} at */
  frame: (at) => frameOf(board(at)),

  /** The attributes of the first board. */
  attributes: () => Object.fromEntries([...board().attributes].map(({ name, value }) => [name, value])),

  /** The parameters of the address of the first frame in the page. */
  parameters: () =>
    Object.fromEntries(new URL(/** @type {HTMLIFrameElement} */ (first("iframe")).src).searchParams),

  /** A property of the first board's frame. @param {string} name */
  frameProperty: (name) => /** @type {any} */ (frameOf(board()))[name],

  /** Puts two boards into the page that have no frame yet: a poster, and one far below. */
  async putWaiting() {
    const far = "<div style='block-size: 5000px'></div>";
    const shown = "<sand-board lang=fr rules=choko-traditional poster></sand-board>";
    await boards.put(`${shown}${far}<sand-board loading=lazy></sand-board>`);
  },

  /** Whether each board has its frame. */
  frames: () => all("sand-board").map((of) => of.shadowRoot?.querySelector("iframe") !== null),

  /** The words on the poster of the first board; nothing where it has none. */
  posterWords: () => board().shadowRoot?.querySelector("button")?.innerText ?? null,

  /** Presses the poster of the first board. */
  pressPoster: () => first("button", board().shadowRoot).click(),

  /** What a board says that is taken out before it has begun. */
  neverBegun() {
    const of = /** @type {any} */ (document.createElement("sand-board"));
    of.setAttribute("poster", "");
    document.body.append(of);
    const asked = of.state().catch((/** @type {any} */ { message }) => message);
    of.remove();
    return asked;
  },

  /** Shows a board from its upper edge. @param {number} at */
  show: (at) => board(at).scrollIntoView(),

  /** Whether there is a board, and it says that it is ready. */
  isReady: () => globals.document.querySelector("sand-board")?.isReady === true,

  /** How wide the first board and its frame are, and how wide the frame's border is. */
  widths() {
    const around = frameOf(board());
    return [board().clientWidth, around.clientWidth, getComputedStyle(around).borderTopWidth];
  },

  /** How high each board is. */
  heights: () => all("sand-board").map((of) => of.clientHeight),

  /** The name of the hole that begins so, in the document that one is in. @param {string} cell */
  hole: (cell) => all("[role=grid] button").find((hole) => hole.ariaLabel?.startsWith(cell))?.ariaLabel,

  /** Writes down more events of a board. @param {number} at @param {string[]} names */
  listen: (at, names) => writeDown(at, names),

  /** Writes down these events of the first board, and nothing from before. @param {string[]} names */
  listenAnew(names) {
    globals.told = [];
    writeDown(0, names);
  },

  /** Puts a frame of the same site into the page, from which one may speak, too. */
  async addStranger() {
    const stranger = frame({ src: "history.html" }, 300, 150);
    document.body.append(stranger);
    await loaded(stranger);
  },

  /** Sends the first board turns with ids that no answer can repeat; the codes and ids of its errors. */
  async playWithOddIds() {
    const around = frameOf(board()).contentWindow;
    /** @type {unknown[]} */
    const heard = [];
    addEventListener("message", ({ source, data }) => {
      if (source === around && data.event === "error") heard.push([data.code, data.id]);
    });
    for (const id of [{ a: 1 }, [1], true, "x".repeat(5000), NaN, Infinity]) {
      around?.postMessage({ sandgrid: 1, do: "play", turn: "c3", id }, "*");
    }
    await board().state();
    return heard;
  },

  /**
   * Sets an option of the first board to each value at once, and others between them; how often the board has
   * spoken of a language, and the values of the answers.
   * @param {string} name
   * @param {unknown[]} values
   */
  async setAtOnce(name, values) {
    let changes = 0;
    board().addEventListener("languagechange", () => (changes += 1));
    /** @type {Promise<any>[]} */
    const asked = values.flatMap((value) => [board().set("theme", "night"), board().set(name, value)]);
    const done = await Promise.all(asked.map((it) => it.then(({ lang }) => lang, ({ code }) => code)));
    return [changes, done.filter((_, at) => at % 2 === 1)];
  },

  /** Sends the first board what makes no sense. */
  shout() {
    /** @type {unknown[]} */
    const rubbish = [null, 0, "sandgrid", [], {}, { sandgrid: 1 }, { sandgrid: 1, do: "explode" },
      { sandgrid: 2, do: "undo", id: 1 }, { sandgrid: 1, do: "play" }, { sandgrid: 1, do: "set", name: {}, value: [] },
      { sandgrid: 1, do: "load", text: "x".repeat(1 << 21) }, { sandgrid: 1, do: "step", by: 1e300 },
      { sandgrid: 1, do: "set", name: "__proto__", value: "x" }, { do: "play", turn: "c3" },
      { sandgrid: 1, do: "set", name: "level", value: new Array(3e6) }, { sandgrid: 1, do: "x".repeat(1 << 21) }];
    /** @type {any} */
    const circle = { sandgrid: 1, do: "undo" };
    circle.name = circle.more = circle.id = circle;
    /** @type {unknown[]} */
    const sparse = [];
    sparse.length = 4e9;
    rubbish.push(circle, { sandgrid: 1, do: "explode", more: sparse, id: sparse });
    for (const message of rubbish) frameOf(board()).contentWindow?.postMessage(message, "*");
  },

  /** Sends the board of the page around a turn, from another frame in it. */
  playFromAside() {
    const of = /** @type {any} */ (first("sand-board", parent.document));
    frameOf(of).contentWindow?.postMessage({ sandgrid: 1, do: "play", turn: "c3" }, "*");
  },

  /** Has any page stand in the first board's frame, and writes down events that are none of a board's. */
  async getAt() {
    const of = board();
    for (const name of ["click", "submit", "load", "answer", "explode", "null", "7"]) {
      of.addEventListener(name, () => globals.told.push([0, "foreign", name]));
    }
    of.setAttribute("src", "history.html");
    await undefined;
    await loaded(frameOf(of));
  },

  /** Says to the page around what boards do not say. */
  sayForeign() {
    /** @param {object} said */
    const say = (said) => parent.postMessage({ sandgrid: 1, ...said }, "*");
    for (const event of ["click", "submit", "load", "answer", "explode", null, 7, ["click"], {}]) say({ event });
    for (const height of [600, NaN, Infinity, "70px", null, {}, [9], 1e7, -5]) say({ event: "resize", height });
    say({ event: "resize", height: 1e7 });
    say({ event: "reset" });
  },

  /**
   * Puts the page of that address into a frame in place of what is there, and hears what it says.
   * @param {string} address
   * @param {string | null} sandbox
   */
  async hear(address, sandbox) {
    globals.heard = [];
    addEventListener("message", ({ data }) => globals.heard.push(data));
    const around = frame({ src: address }, 800, 600);
    if (sandbox !== null) around.setAttribute("sandbox", sandbox);
    document.body.replaceChildren(around);
    await loaded(around);
  },

  /** The first event of that name among what was heard. @param {string} event */
  heard: (event) => globals.heard.find((/** @type {any} */ said) => said.event === event) ?? null,

  /** Sends the first frame a turn. @param {string} turn */
  sendTurn: (turn) =>
    /** @type {HTMLIFrameElement} */ (first("iframe")).contentWindow?.postMessage(
      { sandgrid: 1, id: 1, do: "play", turn }, "*"),

  /**
   * Puts a page into a sandboxed frame that allows scripts alone, so large, in place of what is there.
   * @param {string} address
   * @param {number} width
   * @param {number} height
   */
  putInSandbox(address, width, height) {
    const around = frame({}, width, height);
    around.setAttribute("sandbox", "allow-scripts");
    around.src = address;
    document.body.replaceChildren(around);
  },

  /** Puts a page into a frame by its text. @param {string} text */
  putText: (text) => document.body.append(frame({ srcdoc: text }, 700, 700)),

  /** Brings the script of boards once the page is there, which else would wait for the frame. */
  bringScript: () => document.head.append(scriptOf("/games/sandgrid-embed.js")),

  /** Brings it from an address that has no folder. @param {"blob" | "data"} kind */
  async bringScriptFromNowhere(kind) {
    const file = await fetch("/games/sandgrid-embed.js");
    const text = await file.text();
    const address = kind === "blob"
      ? URL.createObjectURL(new Blob([text]))
      : `data:text/javascript,${encodeURIComponent(text)}`;
    document.head.append(scriptOf(address));
  },

  /** Whether there is an element of that name. @param {string} name */
  isDefined: (name) => customElements.get(name) !== undefined,

  /** What stands in the first board's place where it does not come. */
  sentence() {
    const place = board().shadowRoot.querySelector("p");
    return place && { words: place.textContent, lang: place.lang, role: place.role };
  },

  /** What becomes of a board that is taken out at once. */
  async takeOut() {
    const other = /** @type {any} */ (document.createElement("sand-board"));
    document.body.append(other);
    const ready = codeOf(other.ready);
    other.remove();
    return ready;
  },

  /**
   * Asks a board for another game and a turn before it is in the page, and for one after it is taken out: the rules, how
   * far the game is, the code of the last, and what the console was told.
   */
  async askBeforeInsertion() {
    const other = /** @type {any} */ (document.createElement("sand-board"));
    /** @type {string[]} */
    const told = [];
    const info = console.info;
    console.info = (/** @type {string} */ text) => told.push(text);
    other.setAttribute("src", board().getAttribute("src"));
    other.setAttribute("rules", "yebo");
    const begun = other.newGame({ rules: "choko-ludos", side: "both" });
    const played = other.play("c3");
    console.info = info;
    document.body.append(other);
    await begun;
    const { rules, at } = await played;
    other.remove();
    return [rules, String(at), await codeOf(other.play("d3")), String(told[0])];
  },

  /** Plays on the first board: how far it is, whether its frame is hidden, and whether it is high. */
  async playAndLook() {
    const { at } = await board().play("c3");
    return [at, frameOf(board()).hidden, board().clientHeight > 500];
  },

  /** What visitors see that is amiss. */
  notice() {
    const note = document.getElementById("notice");
    return note && note.checkVisibility() ? note.textContent : "";
  },

  /**
   * States a term of the first board, and gives what comes of it, with what the console was told.
   * @param {string} name
   * @param {unknown} value
   */
  async state(name, value) {
    const { warn } = console;
    /** @type {string[]} */
    const warned = [];
    console.warn = (text) => warned.push(text);
    try {
      await board().set(name, value);
      return { warned };
    } catch (/** @type {any} */ { code, message }) {
      return { code, message, warned };
    } finally {
      console.warn = warn;
    }
  },

  /** States a term of the first board by what no message can hold: the code of its error. */
  stateByFunction: () => codeOf(board().set("level", () => 1)),

  /**
   * Asks the first board for a hint and does something once it answers: what becomes of the hint.
   * @param {"undo" | "newGame" | "remove"} method
   * @param {unknown[]} given
   */
  hintAnd(method, given) {
    const of = board();
    const hint = codeOf(of.hint());
    /** @param {MessageEvent} event */
    const act = ({ data }) => data.event === "answer" && of[method](...given);
    addEventListener("message", act, { once: true });
    return hint;
  },

  /** Moves the board at the next event of that name. @param {string} name */
  moveAt(name) {
    const move = () => document.body.append(board());
    board().addEventListener(name, move, { once: true });
  },

  /** Puts another part around two boards, one as it is and one that is taken out meanwhile. */
  move() {
    const [sand, yebo] = all("sand-board");
    const place = document.createElement("section");
    document.body.append(place);
    place.append(sand);
    yebo.remove();
    place.append(yebo);
  },

  /** Moves the first board into the document of a frame. */
  lend() {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    frame.contentDocument?.body.append(all("sand-board")[0]);
  },

  /** Moves that board back. */
  takeBack() {
    const board = document.querySelector("iframe")?.contentDocument?.querySelector("sand-board");
    if (board) document.body.prepend(board);
  },

  /**
   * Takes the first board out, sets an attribute, and puts it in again.
   * @param {string} name
   * @param {string | null} value
   */
  takeOutAndSet(name, value) {
    const of = board();
    of.remove();
    value === null ? of.removeAttribute(name) : of.setAttribute(name, value);
    document.body.append(of);
  },

  /**
   * Puts a board into a place of its own, which is displayed so, and writes down how high it would be.
   * @param {Record<string, string>} attributes
   * @param {string} display
   */
  putInPlace(attributes, display) {
    const place = document.createElement("div");
    place.id = "place";
    place.style.inlineSize = "1000px";
    document.body.append(place);
    const of = document.createElement("sand-board");
    for (const [name, value] of Object.entries(attributes)) of.setAttribute(name, value);
    of.setAttribute("src", "sandgrid.html");
    globals.heights = [];
    globals.there = false;
    of.addEventListener("resize", (/** @type {any} */ { detail }) => globals.heights.push(detail.height));
    of.addEventListener("ready", () => (globals.there = true));
    place.style.display = display;
    place.append(of);
  },

  /** The names of what was told since this was asked last. */
  takeNames: () => globals.told.splice(0).map((/** @type {unknown[]} */ [, name]) => name),

  /** The frame of the board in the place. */
  frameInPlace: () => frameOf(first("#place > sand-board")),

  /** Plays a turn on the board in the place. @param {string} turn */
  playInPlace: (turn) =>
    /** @type {any} */ (first("#place > sand-board")).play(turn)
      .then(() => "played", (/** @type {any} */ { message }) => message),

  /** Makes a page that is shown as text as light or dark as any other. */
  takeColourScheme() {
    document.querySelector("meta[name=color-scheme]")?.remove();
    document.documentElement.style.colorScheme = "normal";
  },

  /** Puts markup with one board into the page: in which language the board speaks. @param {string} markup */
  async putAround(markup) {
    first("main").innerHTML = markup;
    globals.told = [];
    const of = board();
    of.setAttribute("src", "sandgrid.html");
    writeDown(0, ["languagechange"]);
    const { lang } = await of.ready;
    return lang;
  },

  /** Gives the page a style that is dark where the visitor's system is. */
  adoptDarkStyle() {
    const style = new CSSStyleSheet();
    style.replaceSync("@media (prefers-color-scheme: dark) { div { background: black !important } }");
    document.adoptedStyleSheets = [style];
  },

  /** Writes down what the console is warned of from now on. */
  hearWarnings() {
    globals.warned = [];
    console.warn = (text) => globals.warned.push(text);
  },

  /** Puts markup into the page, and writes down what the console is warned of. @param {string} markup */
  putAndWarn(markup) {
    boards.hearWarnings();
    first("main").innerHTML = markup;
  },
};
