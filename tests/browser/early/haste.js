// A clock eight times as quick: nobody waits for a minute.
(() => {
  const now = Date.now.bind(Date), begun = now(), later = window.setTimeout.bind(window);
  Date.now = () => begun + (now() - begun) * 8;
  window.setTimeout = (act, wait, ...given) => later(act, wait / 8, ...given);
})();
