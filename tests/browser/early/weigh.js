// Notes how long all callbacks of a frame take together, how often a frame is asked for, what the browser calls
// a long task, and which scripts it says ran in one.
(() => {
  const ask = window.requestAnimationFrame.bind(window);
  const frames = new Map();
  const weight = window.weight = {
    asked: 0,
    long: [],
    scripts: [],
    clear: () => frames.clear(),
    times: () => [...frames.values()],
    reset: () => {
      weight.asked = 0;
    },
  };
  window.requestAnimationFrame = (callback) => {
    weight.asked += 1;
    return ask(now => {
      const begun = performance.now();
      callback(now);
      frames.set(now, (frames.get(now) ?? 0) + performance.now() - begun);
    });
  };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) weight.long.push([task.startTime, task.duration]);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, invoker } of list.getEntries().flatMap((frame) => /** @type {any} */ (frame).scripts)) {
      weight.scripts.push([startTime, invoker]);
    }
  }).observe({ type: "long-animation-frame", buffered: true });
})();
