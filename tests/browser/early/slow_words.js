// Words of French come late; and nobody has those of Spanish, once that is said.
(() => {
  const real = window.fetch;
  window.fetch = async (what, ...rest) => {
    const words = String(what);
    if (window.isLost && words.includes("locales/es")) throw new Error();
    if (words.includes("locales/fr")) await new Promise((go) => setTimeout(go, 1500));
    return real(what, ...rest);
  };
})();
