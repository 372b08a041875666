// Records what the canvas shows once the game is playable: the average brightness of squares of 40 pixels.
(() => {
  window.seen = () => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    const places = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const x = Math.floor((at / 4 % width) / 40), y = Math.floor(at / 4 / width / 40);
      const place = places.get(y * 1000 + x) ?? [0, 0];
      place[0] += (data[at] + data[at + 1] + data[at + 2]) / 3;
      place[1] += 1;
      places.set(y * 1000 + x, place);
    }
    return [...places.values()].map(([sum, count]) => sum / count);
  };
  const mark = performance.mark.bind(performance);
  performance.mark = (...name) => {
    window.first ??= window.seen();
    return mark(...name);
  };
})();
