// Writes down what the page's live regions say, as it is said.
(() => {
  const live = "[role=status],[role=alert],[aria-live]";
  const heard = [];
  Object.defineProperty(window, "heard", { value: heard });
  const region = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(live);
  const observer = new MutationObserver((changes) => {
    for (const said of new Set(changes.map((change) => region(change.target)))) {
      if (!said || !said.checkVisibility() || said.textContent.trim() === "") continue;
      const manner = said.getAttribute("aria-live") ??
        (said.getAttribute("role") === "alert" ? "assertive" : "polite");
      heard.push([manner, said.textContent.trim()]);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
})();
