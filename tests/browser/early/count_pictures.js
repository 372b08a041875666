// Counts the small pictures that are drawn.
(() => {
  const put = CanvasRenderingContext2D.prototype.putImageData;
  window.drawn = 0;
  CanvasRenderingContext2D.prototype.putImageData = function (...picture) {
    window.drawn += 1;
    return put.apply(this, picture);
  };
})();
