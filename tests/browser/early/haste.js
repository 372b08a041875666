// A clock four times as quick: nobody waits for a minute.
(() => {
  const now = Date.now.bind(Date), begun = now(), later = window.setTimeout.bind(window);
  Date.now = () => begun + (now() - begun) * 4;
  window.setTimeout = (act, wait, ...given) => later(act, wait / 4, ...given);
})();
