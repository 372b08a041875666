// Records every theme of the page while it is loaded, and in `early` whether the first came before the body.
(() => {
  window.themes = [];
  new MutationObserver(() => {
    const root = document.documentElement;
    const theme = root && root.getAttribute("data-theme");
    if (theme && window.themes[window.themes.length - 1] !== theme) {
      if (!window.themes.length) window.early = !document.body;
      window.themes.push(theme);
    }
  }).observe(document, {attributes: true, childList: true, subtree: true});
})();
