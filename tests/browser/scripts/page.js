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
  take: (path) => reached(path)?.splice(0) ?? [],

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

  /** Dispatches an event on the document. @param {string} type */
  dispatch: (type) => document.dispatchEvent(new Event(type)),

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
};
