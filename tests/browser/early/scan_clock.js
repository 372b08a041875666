// A clock that goes on when it is told to, for what waits as long as our settings say.
(() => {
  const later = window.setTimeout.bind(window);
  const never = window.clearTimeout.bind(window);
  const waiting = new Map();
  let last = 1e9;
  window.setTimeout = (act, time, ...rest) => {
    if (time !== 4200) return later(act, time, ...rest);
    last += 1;
    waiting.set(last, act);
    return last;
  };
  window.clearTimeout = (id) => { if (!waiting.delete(id)) never(id); };
  window.tick = () => {
    const all = [...waiting];
    waiting.clear();
    for (const [, act] of all) act();
    return all.length;
  };
})();
