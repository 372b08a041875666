// Counts what sounds are made of.
(() => {
  window.opened = 0;
  window.started = 0;
  window.awake = 0;
  const Context = window.AudioContext;
  window.AudioContext = new Proxy(Context, {
    construct(kind, args) {
      window.opened += 1;
      const context = Reflect.construct(kind, args);
      context.addEventListener("statechange", () => {
        window.awake = context.state === "running" ? 1 : 0;
      });
      return context;
    },
  });
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...args) {
    window.started += 1;
    return start.apply(this, args);
  };
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...args) {
    window.started += 1;
    return begin.apply(this, args);
  };
})();
