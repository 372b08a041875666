// Counts what there is: memory of WebAssembly, elements, listeners, what is kept, how long frames took.
// It comes into the page before the page's own scripts, and before what plays.
(() => {
  const memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = async (...given) => {
      const made = await real(...given);
      const { memory } = (made.instance ?? made).exports;
      // Counting shall keep nothing alive.
      if (memory) memories.push(new WeakRef(memory));
      return made;
    };
  }

  // Who listens to what, each once, as the browser counts them.
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

  // The clock as it is: what plays may make the page's quicker.
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
    // Begins what ends in its own time.
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
    // Waits, by a timer that nobody has made quicker.
    after: (wait) => new Promise((done) => later(done, wait)),
    async until(what, is) {
      const patience = clock() + 120000;
      while (!is()) {
        if (clock() > patience) throw new Error(`it did not come about: ${what}`);
        await endurance.after(5);
      }
    },
    // What is there now, and how long frames took since this was asked last.
    level() {
      const took = frames.sort((a, b) => a - b);
      frames = [];
      const wasm = memories.map((it) => it.deref()?.buffer.byteLength ?? 0);
      return {
        elements: document.querySelectorAll("*").length,
        listeners,
        wasm: wasm.reduce((sum, bytes) => sum + bytes, 0),
        kept: kept(),
        frames: took.length,
        half: took[took.length >> 1] ?? 0,
        most: took[Math.floor(took.length * 0.95)] ?? 0,
      };
    },
  };
})();
