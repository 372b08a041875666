// The boards in the sand: their canvas, and how soon it answers.

/** The canvas. */
const canvas = () => /** @type {HTMLCanvasElement} */ (first("#canvas"));

const table = {
  /** Clears the canvas, as where the browser has lost what it shows. */
  loseCanvas() {
    const lost = canvas();
    lost.getContext("2d")?.reset();
    lost.getContext("2d")?.clearRect(0, 0, lost.width, lost.height);
    lost.dispatchEvent(new Event("contextlost", { cancelable: true }));
  },

  /** Notes how long it takes from a tap to the picture that answers it. */
  timeTaps() {
    /** @type {number[]} */
    const taps = globals.taps = [];
    addEventListener("pointerdown", (event) => {
      const channel = new MessageChannel();
      requestAnimationFrame(() => {
        channel.port1.onmessage = () => taps.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(0);
      });
    }, true);
  },

  /** Notes how long every frame takes from now on. */
  timeFrames() {
    /** @type {number[]} */
    const frames = globals.frames = [];
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    });
  },

  /**
   * How much what the canvas shows differs from what it showed at first: on the whole, at most, and over
   * how many places.
   */
  change() {
    /** @type {number[]} */
    const seen = globals.seen();
    /** @type {number[]} */
    const changes = globals.first.map((/** @type {number} */ place, /** @type {number} */ at) =>
      Math.abs(place - seen[at]));
    const sum = changes.reduce((sum, change) => sum + change, 0);
    return [sum / changes.length, Math.max(...changes), changes.length];
  },

  /**
   * Starts a worker of the page's own, and defines a function that has it do an errand and tells how long
   * it took.
   */
  startWorker() {
    globals.told = null;
    const worker = new Worker("worker.js", { type: "module" });
    /** @param {string} word */
    const heard = (word) => new Promise((done) => {
      worker.onmessage = ({ data }) => `${data}`.startsWith(word) && done(data);
    });
    globals.errand = async (/** @type {string} */ text) => {
      globals.told = null;
      const begun = performance.now();
      worker.postMessage(text);
      const reply = await heard("reply");
      globals.told = [performance.now() - begun, reply];
    };
    worker.postMessage({});
    heard("ready").then(() => {
      globals.told = "ready";
    });
  },

  /** Has that worker begin an errand. @param {string} text */
  beginErrand(text) {
    globals.errand(text);
  },

  /**
   * Has chance fall so: the seed is this, times two to the power of 53, and even, or it is odd.
   * @param {number} random
   * @param {boolean} isOdd
   */
  fixRandom(random, isOdd) {
    const seed = Math.floor(random * 2 ** 53);
    window.Math.random = () => (seed - (seed % 2) + Number(isOdd)) / 2 ** 53;
  },

  /** Waits for what goes on in the page by timers. */
  pause: () => wait(25),

  /** The names of what is lit for somebody who scans. */
  lit: () => all("[data-lit]").map((it) =>
    (it.getAttribute("aria-label") || it.textContent).trim().replace(/\s+/g, " ")),

  /** Every statement in the sheet of rules: its words and its place. */
  statements() {
    return all("#rules-list li").map((item) => [
      first(".words", item).textContent,
      first(".place span", item).textContent,
    ]);
  },

  /** The traits of the rulebooks that are seen side by side. */
  traits() {
    const seen = all("#books .book").filter((card) => card.checkVisibility());
    return seen.map((card) => first(".traits", card).textContent);
  },
};
