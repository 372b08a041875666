// The document as a whole, its window and its globals.

/**
 * The global of a name, or what a path of names leads to.
 * @param {string} path
 */
function reached(path) {
  return path.split(".").reduce((value, name) => value?.[name], globals);
}

const page = {
  /** Whether the document says that all of the page has loaded. */
  isWhole: () => document.documentElement.hasAttribute("data-whole"),

  /** Whether the document is whole, and there is a board with holes. */
  hasBoard: () => page.isWhole() && document.querySelector("[role=grid] button") !== null,

  /** A global's value. @param {string} path */
  global: (path) => reached(path) ?? null,

  /** Whether there is a global. @param {string} path */
  hasGlobal: (path) => Boolean(reached(path)),

  /**
   * Sets a global.
   * @param {string} name
   * @param {unknown} value
   */
  setGlobal(name, value) {
    globals[name] = value;
  },

  /** Empties a list, and gives what was in it. @param {string} path */
  take: (path) => reached(path).splice(0),

  /** The same, where there is one. @param {string} path */
  takeIfThere: (path) => (reached(path) ? page.take(path) : []),

  /** Empties a list. @param {string} path */
  clear(path) {
    reached(path).length = 0;
  },

  /**
   * Calls a function among the globals.
   * @param {string} path
   * @param {unknown[]} given
   */
  callGlobal: (path, ...given) => reached(path)(...given),

  /** Empties a list of numbers, and gives them in order. @param {string} path */
  takeSorted: (path) => page.take(path).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b),

  /** The document as a browser saves it. */
  markup: () => document.documentElement.outerHTML,

  /** Dispatches an event on the document. @param {string} type */
  dispatch: (type) => document.dispatchEvent(new Event(type)),

  /** Has every timer come to nothing that is set from now on and is longer. @param {number} most in milliseconds */
  forgetTimersOver(most) {
    const set = globals.setTimeout;
    globals.setTimeout = (/** @type {Function} */ act, /** @type {number} */ time) =>
      time > most ? 0 : set.call(window, act, time);
  },

  /** Waits until what has changed is drawn. */
  drawn: () => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),

  /** Waits so many milliseconds. @param {number} time */
  wait: (time) => wait(time),

  /** Scrolls the window to its upper edge. */
  scrollToTop: () => scrollTo(0, 0),

  /** How many animations run. */
  animations: () => document.getAnimations().length,

  /** Everything in the document, whether it is seen or not, and what stands in its fields. */
  everything() {
    const values = all("input, textarea, select").map((it) => /** @type {HTMLInputElement} */ (it).value);
    return document.title + document.documentElement.outerHTML + values.join(" ");
  },

  /** How wide and how high the window is, in CSS pixels. */
  size: () => [innerWidth, innerHeight],

  /** Whether a media query holds. @param {string} query */
  matches: (query) => matchMedia(query).matches,

  /** How high the document is, and how high the window. */
  heights: () => [document.documentElement.scrollHeight, innerHeight],

  /** The element that has the focus: its id, or which sheet it opens. */
  focusedIdOrSheet() {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    return focused.id || focused.dataset.open;
  },

  /** How wide the document is, and how wide the window. */
  widths: () => [document.documentElement.scrollWidth, innerWidth],

  /**
   * Whether the page averts what would make it larger by a wheel with the Control key, as touchpads pinch,
   * and one without.
   */
  isWheelAverted() {
    /** @param {boolean} ctrlKey */
    const wheel = (ctrlKey) => {
      const event = new WheelEvent("wheel", { ctrlKey, deltaY: -100, bubbles: true, cancelable: true });
      first("h1").dispatchEvent(event);
      return event.defaultPrevented;
    };
    return [wheel(true), wheel(false)];
  },

  /**
   * Whether the page averts an event of that kind.
   * @param {string} kind
   * @param {string} constructor
   */
  isAverted(kind, constructor) {
    const event = new globals[constructor](kind, { bubbles: true, cancelable: true });
    first("#status").dispatchEvent(event);
    return event.defaultPrevented;
  },

  /**
   * When one could play and when the board was seen, where that was marked, and the files that were asked
   * for by then; null before.
   */
  playable() {
    const [playable] = performance.getEntriesByName("playable");
    const [seen] = performance.getEntriesByName("seen");
    if (!playable) return null;
    const path = (/** @type {{ name: string }} */ file) => new URL(file.name).pathname.slice(1);
    const timings = (/** @type {string} */ type) =>
      /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType(type));
    const files = timings("resource")
      .filter((file) => file.startTime <= playable.startTime)
      .filter((file) => new URL(file.name).origin === location.origin)
      .map((file) => [path(file), file.startTime, file.responseEnd]);
    const [own] = timings("navigation");
    const page = ["index.html", own.startTime, own.responseEnd];
    return [playable.startTime, seen?.startTime, [page, ...files]];
  },

  /** When each long task began, how long it took, and which scripts ran in it. */
  longTasks() {
    /** @type {{ long: [number, number][], scripts: [number, string][] }} */
    const { long, scripts } = globals.weight;
    return long.map(([start, took]) => {
      const its = scripts.filter(([at]) => at > start - 1 && at < start + took);
      return [start, took, its.map(([, name]) => name).join(", ")];
    });
  },

  /**
   * Presses a key where no element has the focus; whether the page has made something of it.
   * @param {string} key
   * @param {string} code
   * @param {boolean} ctrlKey
   */
  pressKey(key, code, ctrlKey) {
    const init = { key, code, ctrlKey, bubbles: true, cancelable: true };
    const press = new KeyboardEvent("keydown", init);
    document.body.dispatchEvent(press);
    return press.defaultPrevented;
  },

  /** What the clipboard has. */
  clipboard: () => navigator.clipboard.readText(),

  /** What is selected. */
  selection: () => getSelection()?.toString(),

  /** Drops a file of each text on the page; whether the page takes them. @param {string[]} texts */
  dropFile(...texts) {
    const dataTransfer = new DataTransfer();
    for (const text of texts) dataTransfer.items.add(new File([text], "a.txt"));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    first("main").dispatchEvent(drop);
    return drop.defaultPrevented;
  },

  /**
   * Drops a text of that type on an element; whether the page takes it.
   * @param {string} selector
   * @param {string} type
   * @param {string} text
   */
  dropText(selector, type, text) {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(type, text);
    const [over, drop] = ["dragover", "drop"].map(
      (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
    );
    first(selector).dispatchEvent(over);
    first(selector).dispatchEvent(drop);
    return over.defaultPrevented && drop.defaultPrevented;
  },

  /** Follows a link to a part of this page, also one that is its address. @param {string} part */
  follow(part) {
    history.replaceState(null, "", location.pathname + location.search);
    location.hash = part;
  },

  /** Drags a text from the page onto the page; whether the page takes it. @param {string} text */
  dropOwnText(text) {
    first("main").dispatchEvent(new DragEvent("dragstart", { bubbles: true }));
    return page.dropText("main", "text/plain", text);
  },

  /** The text in the shadow of an element, where there is one. @param {string} selector */
  shadowText: (selector) => document.querySelector(selector)?.shadowRoot?.textContent ?? "",

  /** The time since the page began to load. */
  now: () => performance.now(),

  /** How far the window is scrolled. */
  scrolled: () => [window.scrollX, window.scrollY],

  /** Waits for so many pictures, and what is done after them. @param {number} count */
  async frames(count) {
    for (let at = 0; at < count; at += 1) await new Promise((done) => requestAnimationFrame(done));
    await wait(0);
  },

  /** Clicks twice in a row on an element, as a pointer does. @param {string} selector */
  clickTwice(selector) {
    for (const detail of [1, 2]) {
      first(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    }
  },

  /** Clicks with Control, which a Mac takes for the other button. @param {string} selector */
  clickForMenu(selector) {
    const mouse = { bubbles: true, cancelable: true, ctrlKey: true, detail: 1 };
    const pointer = { ...mouse, pointerType: "mouse", isPrimary: true, pointerId: 77 };
    first(selector).dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
    first(selector).dispatchEvent(new MouseEvent("contextmenu", mouse));
    first(selector).dispatchEvent(new PointerEvent("pointerup", pointer));
    first(selector).dispatchEvent(new MouseEvent("click", mouse));
  },

  /** Has the window lose the focus. */
  blurWindow: () => window.dispatchEvent(new Event("blur")),

  /** Notes the id of the pointer that is put down: a mouse's is 1 in Chromium and 0 in Firefox. */
  notePointer: () =>
    addEventListener("pointerdown", ({ pointerId }) => {
      globals.held = pointerId;
    }, true),

  /** Moves that pointer over an element, with no button down. @param {string} selector */
  movePointer(selector) {
    const pointer = { pointerId: globals.held, pointerType: "mouse", isPrimary: true };
    const init = { ...pointer, bubbles: true, button: -1, buttons: 0 };
    first(selector).dispatchEvent(new PointerEvent("pointermove", init));
  },

  /**
   * Lets a script of `endurance` play until it has done.
   * @param {string} name
   * @param {number} count
   */
  beginEndurance(name, count) {
    globals.endurance.play(() => globals.endurance[name](count));
  },

  /**
   * Presses and releases keys where the focus is; whether the page has made something of the last.
   * @param {(KeyboardEventInit)[]} keys
   */
  typeAs(keys) {
    let isUsed = false;
    for (const init of keys) {
      for (const kind of ["keydown", "keyup"]) {
        const event = new KeyboardEvent(kind, { bubbles: true, cancelable: true, ...init });
        // WebKit takes this modifier from keyboards alone.
        if (init.modifierAltGraph) event.getModifierState = (name) => name === "AltGraph";
        document.activeElement?.dispatchEvent(event);
        if (kind === "keydown") isUsed = event.defaultPrevented;
      }
    }
    return isUsed;
  },
};
