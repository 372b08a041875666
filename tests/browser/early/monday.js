// A clock eight times as quick that begins on a Monday, a minute before ten.
(() => {
  const now = Date.now.bind(Date), begun = now(), later = window.setTimeout.bind(window);
  const monday = new Date(2026, 10, 30, 9, 59).getTime();
  Date.now = () => monday + (now() - begun) * 8;
  window.setTimeout = (act, wait, ...given) => later(act, wait / 8, ...given);
})();
