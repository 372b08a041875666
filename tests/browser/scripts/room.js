// Looks for room: for fingers, for letters, and for the focus.

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Edges */

const room = {
  /** Waits until what has changed is drawn, and nothing travels over the page any more. */
  drawn: () => new Promise((done) => {
    const whenAtRest = () => {
      if (document.querySelector("#flights > *")) requestAnimationFrame(whenAtRest);
      else setTimeout(done);
    };
    requestAnimationFrame(() => requestAnimationFrame(whenAtRest));
  }),

  /** The words and numbers in sight that are lower than 13 pixels. The short names of blocks repeat their drawings. */
  smallLetters() {
    /** @param {Element} thing */
    const own = (thing) => [...thing.childNodes].some((it) => it.nodeType === 3 && it.textContent?.trim());
    return all("body *")
      .filter((thing) => own(thing) && thing.checkVisibility({ visibilityProperty: true }))
      .filter((thing) => !thing.closest(".unseen, .short") && thing.getBoundingClientRect().width > 2)
      .map((thing) => ({ thing, size: parseFloat(getComputedStyle(thing).fontSize) }))
      .filter(({ size }) => size > 0 && size < 13)
      .map(({ thing, size }) => `${size}: ${thing.outerHTML.slice(0, 100)}`);
  },

  /**
   * What can be pressed now and is smaller than a fingertip: 44 CSS pixels. Links within a sentence are as high as it
   * is.
   * @param {string} pressed
   */
  tooSmall(pressed) {
    const top = all("dialog[open]").pop();
    const things = all(pressed, top ?? document);
    /** @param {Element} thing */
    const area = (thing) => {
      const label = thing.matches("input") ? thing.closest("label") : null;
      return (label ?? thing).getBoundingClientRect();
    };
    /** @param {Element} thing */
    const inSentence = (thing) => thing.matches("p a, li a, dd a") && !thing.matches(".entry, nav a");
    return things
      .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !inSentence(thing))
      // A control for keys alone; a pointer presses what lies under it.
      .filter((thing) => getComputedStyle(thing).pointerEvents !== "none")
      .map((thing) => ({ thing, area: area(thing) }))
      .filter(({ area: { width, height } }) => width < 43.5 || height < 43.5)
      // What reaches beyond its box is as large as a finger finds it.
      .filter(({ thing, area: { width, height } }) => {
        thing.scrollIntoView({ block: "center" });
        const { left, top } = area(thing), [x, y] = [left + width / 2, top + height / 2];
        const [across, down] = [Math.max(width / 2 - 1, 21.5), Math.max(height / 2 - 1, 21.5)];
        const ends = [[x - across, y], [x + across, y], [x, y - down], [x, y + down]];
        return !ends.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
      })
      .map(({ thing, area: { width, height } }) =>
        `${width.toFixed(1)} by ${height.toFixed(1)}: ${thing.outerHTML.slice(0, 120)}`);
  },

  /** What is cut off, what lies over something else, and what makes one scroll across. */
  cramped() {
    /** @type {string[]} */
    const found = [];
    const top = all("dialog[open]").pop();
    /** @param {Element} thing */
    const say = (thing) => `${thing.tagName} ${thing.id || thing.className}: ${thing.textContent?.trim().slice(0, 60)}`;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide`);
    // What is asked at Yebo, and what is told there, may lie over the sand until one has answered.
    /** @param {Element} thing */
    const overlay = (thing) => thing.closest(".question, .overlay, .finale, .count");
    /**
     * Whether an overlay hides the part of a text over which it lies.
     * @param {Element} thing
     * @param {Element} other
     * @param {Edges} place
     */
    const isHidden = (thing, other, place) => {
      const [one, second] = [overlay(thing), overlay(other)];
      if (one === second) return false;
      const hit = document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
      return hit !== null && overlay(hit) !== null;
    };
    /** @type {[Element, Edges[]][]} */
    const texts = [];
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = /** @type {Text} */ (walker.currentNode), thing = text.parentElement;
      // The board's captions lie on a picture, which gives them the room that it has.
      if (!thing || thing.closest(".caption")) continue;
      // What happened last stands on one line, and a seat has little room; the list of what happened has it whole.
      if (thing.closest(".news, .bubble, .seat h3")) continue;
      // The number of blocks in the Fence lies on a plate of its own.
      if (thing.closest(".fence-words")) continue;
      if (!text.data.trim() || thing.closest("option, script, style, noscript, symbol, defs")) continue;
      if (!thing.checkVisibility({ visibilityProperty: true })) continue;
      /** @type {Element[]} */
      const chain = [];
      for (let at = /** @type {Element | null} */ (thing); at; at = at.parentElement) chain.push(at);
      const styles = chain.map((around) => getComputedStyle(around));
      if (styles.some((style) => style.clipPath !== "none")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width === 0) continue;
      // What somebody has opened may lie over the rest until it is closed again.
      let isFree = !thing.closest(`.cited, .needs`);
      /** @type {Edges[]} */
      let shown = [...range.getClientRects()];
      chain.forEach((around, at) => {
        const { overflowX, overflowY, position } = styles[at];
        if (position === "sticky" || position === "fixed") isFree = isFree && around.tagName === "DIALOG";
        const box = around.getBoundingClientRect();
        if (at > 0 && (overflowX !== "visible" || overflowY !== "visible")) {
          // What is scrolled out of sight lies over nothing.
          shown = shown.map((part) => ({
            left: Math.max(part.left, box.left), right: Math.min(part.right, box.right),
            top: Math.max(part.top, box.top), bottom: Math.min(part.bottom, box.bottom),
          })).filter((part) => part.right > part.left && part.bottom > part.top);
        }
        /** @param {string} overflow */
        const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
        if (cuts(overflowX) && (place.left < box.left - 1 || place.right > box.right + 1)) {
          found.push(`cut off at the side: ${say(thing)}`);
        }
        const scrolls = chain.slice(0, at).some((_, below) => /auto|scroll/.test(styles[below].overflowY));
        // docs/accessibility.md, *Known limits*: the tools beside Yebo's hand with wide spacing.
        const isKnown = thing.matches(".rack-head .tool");
        if (cuts(overflowY) && !scrolls && !isKnown && (place.top < box.top - 2 || place.bottom > box.bottom + 2)) {
          found.push(`cut off above or below: ${say(thing)}`);
        }
        // On a telephone the turns are one line, which is scrolled.
        const isLine = around.id === "turns";
        if (/auto|scroll/.test(overflowX) && !isLine && around.scrollWidth > around.clientWidth + 1) {
          found.push(`scrolls across: ${around.tagName} ${around.id || around.className}`);
        }
      });
      if (isFree && !thing.closest(`#stage`)) texts.push([thing, shown]);
    }
    /**
     * @param {Edges} one
     * @param {Edges} other
     */
    const over = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    for (const [at, [thing, places]] of texts.entries()) {
      for (const [other, others] of texts.slice(at + 1)) {
        if (thing === other || thing.contains(other) || other.contains(thing)) continue;
        /** @param {Edges} place @param {Edges} second */
        const meets = (place, second) => over(place, second) && !isHidden(thing, other, {
          left: Math.max(place.left, second.left), right: Math.min(place.right, second.right),
          top: Math.max(place.top, second.top), bottom: Math.min(place.bottom, second.bottom),
        });
        if (places.some((place) => others.some((second) => meets(place, second)))) {
          found.push(`${say(thing)} lies over ${say(other)}`);
        }
      }
    }
    return [...new Set(found)];
  },

  /** Gives line height, letters, words and paragraphs the room of WCAG 1.4.12. */
  widen() {
    const style = document.createElement("style");
    style.textContent = `* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }`;
    document.head.append(style);
  },

  /**
   * Looks at the focus before each Tab: what has it, whether one sees that it does, and how much of it is covered or
   * outside.
   */
  watchFocus() {
    globals.focuses = [];
    globals.lookAtFocus = () => {
      const thing = /** @type {HTMLInputElement | null} */ (document.activeElement);
      if (!thing || thing === document.body) return null;
      const shown = (thing.matches("input") && thing.closest("label")) || thing;
      let name = `${thing.tagName} ${thing.id || thing.className || thing.name}: ` +
        (thing.getAttribute("aria-label") ?? (shown.textContent ?? "").trim()).slice(0, 60);
      // A link may run over two lines.
      const place = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
      const outlined = [thing, shown, ...shown.querySelectorAll("*")].some((part) => {
        const style = getComputedStyle(part);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
      });
      // The board's focus is painted.
      const isSeen = outlined || thing.matches(".hole, .hand");
      const inset = 3;
      /** @type {[number, number][]} */
      const points = [];
      const [left, right] = [place.left + inset, place.right - inset];
      const [above, below] = [Math.max(place.top + inset, 0), place.bottom - inset];
      // What is higher than half of the window need not be seen whole.
      const isHigh = place.height > innerHeight * 0.4;
      /** @type {[number, number]} */
      const middle = [(left + right) / 2, (above + below) / 2];
      points.push(middle, [middle[0], above], [middle[0], below]);
      if (!isHigh) points.push([left, middle[1]], [right, middle[1]]);
      const covered = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        // A control for keys alone lets pointers through.
        if (getComputedStyle(thing).pointerEvents === "none") return false;
        // What somebody has opened may lie over the rest until it is closed again.
        if (hit?.closest(".cited, .needs")) return false;
        return !hit || !(shown.contains(hit) || hit.contains(thing) && hit.matches("label, button, li, .cell, .grid, #stage"));
      });
      name += ` at ${covered.map((point) => point.map(Math.round)).join(" and ")}`.slice(0, covered.length * 99);
      // The button of all discards is the ground around them.
      const isGround = thing.matches(".all-discards");
      const isEnough = (isHigh || isGround) && covered.length < points.length;
      return [name, isSeen, isEnough ? 0 : covered.length, points.length];
    };
    /** @param {KeyboardEvent} event */
    const onKey = ({ key }) => {
      if (key === "Tab") globals.focuses.push(globals.lookAtFocus());
    };
    if (!globals.isFocusWatched) addEventListener("keydown", onKey, true);
    globals.isFocusWatched = true;
  },

  /** The focus after each Tab since this was asked last. */
  takeFocuses: () => [...globals.focuses.splice(0).slice(1), globals.lookAtFocus()],
};
