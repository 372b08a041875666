// Writes down every theme that the page has while it is loaded, and whether anything could be seen of it when it
// got the first.
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
