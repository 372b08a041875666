// Texts that reach beyond the button, heading or label that holds them.
const holders = "button, a.entry, .chip, .card, summary, legend, th, td, label, h1, h2";
const reachesBeyond = (text, holder) => {
  const box = holder.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    (line) =>
      line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - 3 || line.bottom > box.bottom + 3,
  );
};
const isInFlow = (element) => {
  const { clipPath, position } = getComputedStyle(element);
  return clipPath === "none" && position !== "absolute" && element.checkVisibility({ visibilityProperty: true });
};
const found = new Set();
for (const holder of document.querySelectorAll(holders)) {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.data.trim() && isInFlow(text.parentElement) && reachesBeyond(text, holder)) {
      found.add(`${holder.tagName} ${holder.id || holder.className}: ${text.data.trim()}`);
    }
  }
}
return [...found];
