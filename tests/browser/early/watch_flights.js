// Records every animated block: where it begins and ends, and how long it is shown; and counts measurements of
// layout and requested frames.
(() => {
  window.flown = [];
  window.measured = 0;
  const place = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () { window.measured += 1; return place.call(this); };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => { window.measured += 1; return ask(act); };
  const px = (style, name) => parseFloat(style.getPropertyValue(name));
  const seen = ({ addedNodes, removedNodes }) => {
    for (const node of addedNodes) {
      const { style } = node, width = px(style, "--block");
      const to = [px(style, "left") + width / 2, px(style, "top") + width * 0.7];
      const from = [to[0] + px(style, "--across"), to[1] + px(style, "--down")];
      const back = node.querySelector('[href="#yebo-back"]') !== null;
      window.flown.push({ node, from, to, back, begun: performance.now() });
    }
    for (const node of removedNodes) {
      const flown = window.flown.find((it) => it.node === node);
      flown.took = performance.now() - flown.begun;
    }
  };
  const begin = () => {
    const place = document.getElementById("flights");
    if (!place) return setTimeout(begin, 20);
    new MutationObserver((list) => list.forEach(seen)).observe(place, { childList: true });
  };
  if (window === window.top) begin();
})();
