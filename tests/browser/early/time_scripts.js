// Notes how long the page's own code takes in each timer and each picture that it asks for while blocks fly.
(() => {
  window.took = [];
  const timed = (/** @type {Function} */ act) => (/** @type {unknown[]} */ ...given) => {
    const flies = document.querySelector("#flights > *") !== null;
    const begun = performance.now();
    act(...given);
    if (flies) window.took.push(performance.now() - begun);
  };
  const [ask, after] = [window.requestAnimationFrame.bind(window), window.setTimeout.bind(window)];
  window.requestAnimationFrame = (act) => ask(timed(act));
  // @ts-expect-error the declaration has members that nobody reads
  window.setTimeout = (act, wait, ...given) =>
    after(typeof act === "function" ? timed(act) : act, wait, ...given);
})();
