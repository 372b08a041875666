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
};
