// Pages on paper, and pictures.

/**
 * The luminance of a colour, from 0 to 1.
 * @param {string} colour
 */
function luminance(colour) {
  const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((it) => Number(it) / 255)
    .map((it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The colour below an element's text.
 * @param {Element} element
 */
function below(element) {
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!/, 0\)$/.test(colour) && colour !== "transparent") return colour;
  }
  return "rgb(255, 255, 255)";
}

/**
 * The contrast of an element's text with what is below it, or with white paper, whichever is less.
 * @param {Element} element
 */
function contrast(element) {
  const colour = getComputedStyle(element).color;
  const [one, other] = [luminance(colour), luminance(below(element))].sort((a, b) => b - a);
  const white = 1.05 / (luminance(colour) + 0.05);
  return Math.min((one + 0.05) / (other + 0.05), white);
}

const printing = {
  /**
   * How the table lies on paper: the least contrast of all letters with what is below them, what is cut off
   * of the list of turns, how many of them are seen, and how much the picture is squeezed.
   */
  laid() {
    let [least, where] = [21, ""];
    for (const { holder } of textsIn(document.body)) {
      const isSeen = holder.checkVisibility({ visibilityProperty: true })
        && !holder.closest(".unseen, svg, #stage");
      if (isSeen && contrast(holder) < least) {
        [least, where] = [contrast(holder), `${holder.id} ${holder.className} ${holder.tagName}`];
      }
    }
    const list = first("#turns, #log");
    const canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector("#canvas"));
    return {
      theme: document.documentElement.dataset.theme,
      least, where,
      cut: list.scrollHeight - list.clientHeight,
      turns: [...list.children].filter((it) => it.checkVisibility()).length,
      buttons: all(".button, .tool").filter((it) => it.checkVisibility()).length,
      squeezed: canvas ? canvas.clientWidth / canvas.clientHeight / (canvas.width / canvas.height) : 1,
    };
  },

  /** The colour behind the open sheet. */
  backdrop: () => getComputedStyle(first("dialog[open]"), "::backdrop").backgroundColor,

  /** Notes that the page wants to be printed, and prints nothing. */
  watchPrint() {
    window.print = () => {
      globals.printed = true;
    };
  },

  /** Notes the theme and how wide the canvas is as the page is told that it will be printed. */
  notePrint() {
    window.addEventListener("beforeprint", () => {
      globals.printed = [document.documentElement.dataset.theme, first("#canvas").clientWidth];
    });
  },

  /**
   * Draws a drawing onto a square of that side, as wide as that part of it, over that ground: the bytes of
   * a picture.
   * @param {string} drawing
   * @param {number} side
   * @param {number} part
   * @param {string} ground
   */
  draw(drawing, side, part, ground) {
    return new Promise((done) => {
      const picture = new Image();
      picture.onload = () => {
        const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
        const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        brush.fillStyle = ground;
        brush.fillRect(0, 0, side, side);
        const edge = (side * (1 - part)) / 2;
        brush.drawImage(picture, edge, edge, side * part, side * part);
        canvas.toBlob(async (it) => done(it && [...new Uint8Array(await it.arrayBuffer())]), "image/png");
      };
      picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    });
  },
};
