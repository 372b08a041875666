// Measures memory, elements, listeners, storage and frame times. Runs before the page's scripts.
(() => {
  const memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = async (...given) => {
      const made = await real(...given);
      const { memory } = (made.instance ?? made).exports;
      // Measuring must not keep memories alive.
      if (memory) memories.push(new WeakRef(memory));
      return made;
    };
  }

  // Each listener once, as the browser counts them.
  let listeners = 0;
  const heard = new WeakMap();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const known = (target, kind, options) => {
    const early = typeof options === "object" ? Boolean(options?.capture) : Boolean(options);
    const kinds = heard.get(target) ?? heard.set(target, new Map()).get(target);
    const key = `${kind} ${early}`;
    return kinds.get(key) ?? kinds.set(key, new Set()).get(key);
  };
  EventTarget.prototype.addEventListener = function (kind, act, options) {
    const acts = known(this, kind, options);
    if (act && !options?.once && !acts.has(act)) {
      acts.add(act);
      listeners += 1;
    }
    return addEventListener.call(this, kind, act, options);
  };
  EventTarget.prototype.removeEventListener = function (kind, act, options) {
    if (known(this, kind, options).delete(act)) listeners -= 1;
    return removeEventListener.call(this, kind, act, options);
  };

  // The real clock: play.js speeds up the page's.
  const clock = performance.now.bind(performance);
  let frames = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => ask((time) => {
    const before = clock();
    act(time);
    frames.push(clock() - before);
  });

  const later = window.setTimeout.bind(window);
  const kept = () => Object.entries(localStorage).reduce((sum, entry) => sum + entry.join("").length, 0);

  const endurance = window.endurance = {
    // Games, or visitors.
    count: 0,
    isPlaying: false,
    trouble: null,
    // Starts an activity that ends by itself.
    play(act) {
      endurance.isPlaying = true;
      const ended = (trouble) => Object.assign(endurance, { isPlaying: false, trouble });
      act().then(() => ended(null), (error) => ended(String(error)));
    },
    find: (selector) => document.querySelector(selector),
    all: (selector) => [...document.querySelectorAll(selector)],
    press(selector) {
      const it = endurance.find(selector);
      if (!it) throw new Error(`there is no ${selector}`);
      it.click();
    },
    // Waits by the page's original timer.
    after: (wait) => new Promise((done) => later(done, wait)),
    async until(what, is) {
      const patience = clock() + 120000;
      while (!is()) {
        if (clock() > patience) throw new Error(`it did not come about: ${what}`);
        await endurance.after(5);
      }
    },
    // Opens a sheet, and closes it.
    async openOnce(sheet) {
      const { find, press, until } = endurance;
      press(`[data-open=${sheet}]`);
      await until(`${sheet} is open`, () => find(`#${sheet}`).open);
      press(`#${sheet} [data-close]`);
      await until(`${sheet} is closed`, () => !find(`#${sheet}`).open);
    },
    // Presses the buttons that forget games, one after the other, each once more to confirm.
    forgetAll(selector) {
      for (let left = 100; ; left -= 1) {
        const it = endurance.find(selector);
        if (!it) return;
        if (left === 0) throw new Error(`a game is not forgotten: ${selector}`);
        it.click();
        if (it.isConnected) it.click();
      }
    },
    // The present counts, and the frame times since the last call.
    measure() {
      const took = frames.sort((a, b) => a - b);
      frames = [];
      const wasm = memories.map((it) => it.deref()?.buffer.byteLength ?? 0);
      return {
        elements: document.querySelectorAll("*").length,
        listeners,
        wasm: wasm.reduce((sum, bytes) => sum + bytes, 0),
        kept: kept(),
        frames: took.length,
        median: took[took.length >> 1] ?? 0,
        p95: took[Math.floor(took.length * 0.95)] ?? 0,
      };
    },
  };
})();
