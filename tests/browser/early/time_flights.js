// Records the time of the page's own code between two frames while blocks fly: its listeners, timers and frames.
(() => {
  window.took = [];
  let spent = 0;
  let depth = 0;
  const wrapped = new WeakMap();
  const timed = (act) => {
    if (typeof act !== "function") return act;
    if (!wrapped.has(act)) {
      wrapped.set(act, function (...given) {
        const begun = performance.now();
        depth += 1;
        try {
          return act.apply(this, given);
        } finally {
          depth -= 1;
          if (depth === 0) spent += performance.now() - begun;
        }
      });
    }
    return wrapped.get(act);
  };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => ask(timed(act));
  const set = window.setTimeout.bind(window);
  window.setTimeout = (act, time) => set(timed(act), time);
  for (const name of ["addEventListener", "removeEventListener"]) {
    const plain = EventTarget.prototype[name];
    EventTarget.prototype[name] = function (type, act, how) { return plain.call(this, type, timed(act), how); };
  }
  const handler = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    ...handler,
    set(act) { handler.set.call(this, timed(act)); },
  });
  const frame = () => {
    if (document.querySelector("#flights > *")) window.took.push(spent);
    spent = 0;
    ask(frame);
  };
  ask(frame);
})();
