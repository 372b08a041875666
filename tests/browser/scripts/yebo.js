// The table of Yebo: its hand, offers, motions and score.

/** Presses a key where the page hears all of them. @param {string} key */
const pressKey = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** The name of an element. @param {Element} element */
const labelOf = (element) => element.getAttribute("aria-label") ?? "";

/** The block of an option, without the complete group that it is in. @param {Element} option */
const blockOf = (option) => labelOf(option).replace(/, complete group \d+$/, "");

/** Whether an element is a part of a block that is an Africa. @param {Element} block */
const isAfrica = (block) => block.querySelector('[href="#yebo-africa"]') !== null;

/** The blocks of the hand that can be chosen. */
const hand = () => all("#rack > [role=option]");

const yebo = {
  /**
   * What there is to be done: the letters of what is offered, whether anybody thinks, whether the score is
   * shown, and where in the hand a block lies that is no Africa.
   */
  state() {
    // The button that deals is there before the sheet, which comes by itself.
    const comes = first("#score").hasAttribute("data-opening");
    const letters = comes ? [] : all("#offers [data-letter]").map((it) => it.dataset.letter);
    return {
      letters: letters.join(""),
      thinks: comes || first("#felt").dataset.thinks === "yes",
      // A closed sheet leaves the button that deals.
      scored: dialog("#score").open || !first("#finale").hidden || letters.includes("G"),
      block: hand().findIndex((it) => !labelOf(it).startsWith("Africa")) + 1,
      held: hand().length,
    };
  },

  /**
   * Waits for the deal, and gives how many blocks come, how many of the hand are awaited, from where all
   * come, and how many still do after a key.
   * @param {boolean} ends
   */
  deal(ends) {
    return new Promise((done) => {
      const own = "#flights > :not(.goes)";
      const moves = () => [own, "#rack > [data-awaits]"].map((what) => all(what).length);
      const wait = () => {
        elements.clickIfThere('#offers [data-letter="+"]');
        if (all(own).length < 8 || all(".drawn").length > 0) return void setTimeout(wait, 10);
        const { left, top, width, height } = first("#left-end").getBoundingClientRect();
        const dealt = { end: [left + width / 2, top + height / 2], before: moves() };
        if (ends) pressKey("Shift");
        done({ ...dealt, after: moves() });
      };
      wait();
    });
  },

  /**
   * Sorts the hand, and gives of how many blocks the place is another, how far those that glide are seen
   * from where they lay, and how many still glide after a key.
   * @param {string} order
   */
  sort(order) {
    const blocks = () => all("#rack > *");
    const placed = blocks();
    const places = placed.map((it) => it.getBoundingClientRect());
    first(`[data-sort=${order}]`).click();
    const moved = blocks().filter((it, at) => it !== placed[at]);
    const gliding = all("#rack > [data-glides]");
    const far = gliding.map((it) => {
      const [now, before] = [it.getBoundingClientRect(), places[placed.indexOf(it)]];
      return Math.hypot(now.x - before.x, now.y - before.y);
    });
    pressKey("Shift");
    const left = all("#rack > [data-glides]").length;
    return { moved: moved.length, gliding: gliding.length, far: Math.max(0, ...far), left,
      pictures: all("#flights > *").length };
  },

  /**
   * Discards the last block, and tells how the score comes: what is seen at once, what of the count as soon as
   * anything is counted, and at its end, or after a key; and after how many milliseconds the count rests.
   * @param {boolean} ends
   */
  win(ends) {
    return new Promise((done) => {
      const score = dialog("#score");
      const seen = () => ({
        open: score.open,
        flights: all("#flights > *").length,
        counts: !first("#count").hidden,
        waits: all("#counted [data-waits]").length,
        sums: all("#counted .count-sum").map((it) => it.textContent),
        words: first("#count-words").textContent,
        plates: getComputedStyle(first(".seat .standing")).visibility,
      });
      first("#rack > [role=option]").click();
      first("#offers [data-letter=D]").click();
      const begun = performance.now();
      const before = seen();
      /** @type {ReturnType<typeof seen>[]} */
      const counts = [];
      const wait = () => {
        const rests = () => score.open || first("#count").hasAttribute("data-rests");
        if (!rests()) {
          const now = seen();
          if (now.counts) counts.push(now);
          if (ends && now.counts) pressKey("x");
          if (!rests()) return void setTimeout(wait, 20);
        }
        done({ before, counts, after: seen(), took: performance.now() - begun });
      };
      wait();
    });
  },

  /** The letters of what is offered once somebody is asked; null before. */
  asked() {
    const letters = all("#offers [data-letter]");
    const isFull = all("#rack > *").length === 13;
    const thinks = first("#felt").dataset.thinks === "yes";
    const asked = letters.length > 0 || (isFull && !thinks);
    return asked ? letters.map((it) => it.dataset.letter).join("") : null;
  },

  /** Draws a block by a key: how many blocks fly, and what is measured or asked of the next picture meanwhile. */
  fly() {
    return new Promise((done) => {
      const flying = () => all("#flights > *").length;
      pressKey("l");
      globals.measured = 0;
      const flights = flying();
      const wait = () => {
        if (flying() > 0) return void setTimeout(wait, 10);
        done({ flights, measured: globals.measured });
      };
      wait();
    });
  },

  /** Draws a block by a key and asks for a hint by another: what moves, and what is awaited, after each. */
  endByKey() {
    const count = () => all("#flights > *").length;
    const hidden = () => all("[data-awaits]").length;
    pressKey("l");
    const before = [count(), hidden()];
    pressKey("h");
    return [before, [count(), hidden()]];
  },

  /** The letters of what is offered. */
  letters: () => all("#offers [data-letter]").map((it) => it.dataset.letter).join(""),

  /** The names of the blocks in the hand, in one text. */
  names: () => hand().map(blockOf).join(),

  /** The names of the blocks in the hand, in alphabetical order. */
  sortedNames: () => hand().map(blockOf).sort(),

  /** Whether something has the focus, or there is nothing that could have it. */
  hasFocusOrNothing: () =>
    document.activeElement !== document.body || !document.querySelector("#offers > *, #rack > *"),

  /** How many statements a list has, in which languages and directions. @param {string} list */
  stated(list) {
    const found = all(`${list} .words`);
    return [found.length, ...new Set(found.map((it) => `${it.lang} ${getComputedStyle(it).direction}`))];
  },

  /** The places in the hand of blocks of these names, from 1, each another. @param {string[]} names */
  placesOf(names) {
    const left = all("#rack > *").map(blockOf);
    return names.map((name) => {
      const at = left.indexOf(name);
      left[at] = "";
      return at + 1;
    });
  },

  /** Chooses the first block of the hand that is no Africa. */
  chooseNoAfrica: () => /** @type {HTMLElement} */ (hand().find((it) => !isAfrica(it))).click(),

  /**
   * Presses a key every 50 milliseconds for two seconds, and gives how many announcements were made meanwhile.
   * @param {string} key
   */
  keepPressing(key) {
    return new Promise((done) => {
      const before = globals.heard.length;
      let left = 40;
      const press = () => {
        pressKey(key);
        left -= 1;
        if (left > 0) setTimeout(press, 50);
        else done(globals.heard.length - before);
      };
      press();
    });
  },

  /** What has flown. */
  flown() {
    return globals.flown.map((/** @type {any} */ { node: _, ...rest }) => rest);
  },

  /** The lists of who sits where in which not all that can be chosen has room. */
  cutLists() {
    const lists = /** @type {HTMLSelectElement[]} */ (all("#new select"));
    return lists.filter((list) => {
      const whole = /** @type {HTMLSelectElement} */ (list.cloneNode(true));
      whole.removeAttribute("name");
      whole.style.cssText = "inline-size: max-content; max-inline-size: none; position: absolute";
      list.after(whole);
      const cut = whole.offsetWidth > list.offsetWidth;
      list.dataset.needs = String(whole.offsetWidth);
      whole.remove();
      return cut;
    }).map((list) => `${list.name}: ${list.offsetWidth} of ${list.dataset.needs}`);
  },

  /**
   * Adds seven buttons of these words to what is offered.
   * @param {string} words
   */
  addOffers(words) {
    const offers = first("#offers");
    for (let at = 0; at < 7; at += 1) {
      const button = document.createElement("button");
      button.className = "button offer added";
      button.textContent = words;
      offers.append(button);
    }
  },

  /**
   * Which rule has the focus in the sheet, whether it is in view, and how many are marked as the current
   * one.
   */
  focusedRule() {
    const line = document.activeElement ?? document.body;
    const [{ top }, body] = [line, first("#rules .sheet-body")].map((it) => it.getBoundingClientRect());
    return [line.querySelector(".place bdi")?.textContent ?? line.outerHTML,
      top >= body.top && top < body.bottom,
      all("#rules-list [aria-current]").length];
  },

  /**
   * What a sheet says of each round: whether that is open, its name, its parts, its sum, and what everybody
   * held.
   */
  accounts() {
    /** @param {Element} row */
    const numbers = (row) => all("td", row).map((it) => Number(it.textContent.replace("\u{2212}", "-")));
    const accounts = /** @type {HTMLDetailsElement[]} */ (all("#accounts > details"));
    return accounts.map((it) => ({
      open: it.open,
      name: first("summary", it).textContent,
      parts: all("tbody tr", it).map(numbers),
      sum: numbers(first("tfoot tr", it)),
      held: all(".left dd", it).map((dd) => all(".block", dd).length),
      named: all(".left dd", it).map((dd) => dd.querySelector("[role=img]")?.ariaLabel ?? dd.textContent),
      won: all(".shown-groups > div", it).map((seat) => all("[data-won] .block", seat).length),
    }));
  },

  /** Closes the sheet of the score as a press beside it does. */
  closeScore: () => dialog("#score").close(),

  /** Scrolls the sheet of the score to its end, and says how far that is. */
  scrollScore() {
    const body = first("#score .sheet-body");
    body.scrollTop = body.scrollHeight;
    return body.scrollTop;
  },

  /**
   * Watches, picture by picture, whether the keyboard's focus is somewhere while no sheet is open. That a
   * sheet has closed is told a moment after it has: one picture in between may be without.
   */
  watchFocus() {
    globals.lost = 0;
    globals.watched = 0;
    let before = false;
    const look = () => {
      if (!document.querySelector("dialog[open]")) {
        globals.watched += 1;
        const active = document.activeElement;
        const isLost = !active || active === document.body || active.closest("dialog") !== null;
        if (isLost && before) globals.lost += 1;
        before = isLost;
      }
      requestAnimationFrame(look);
    };
    look();
  },

  /** Whether somebody is asked for something. */
  isAsked() {
    return all("#offers > *").length > 0 && first("#felt").dataset.thinks === "no";
  },

  /** The names of the blocks of the hand that everybody has not seen, and their numbers. */
  hidden() {
    const seen = all("#seats [aria-label], #last [aria-label], #heap [aria-label]").map(labelOf);
    const opening = all("#log li").pop()?.textContent ?? "";
    const names = hand().map(blockOf);
    return {
      names: names.filter((name) => !seen.includes(name) && !opening.includes(name) && name !== "Africa"),
      all: names,
      numbers: hand().map((it) => it.dataset.block),
    };
  },

  /** Everything that does not fit: the page, what is asked, the seats, and each control. */
  misfits() {
    /** @type {string[]} */
    const misfits = [];
    const [wide, high] = [innerWidth, innerHeight];
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollHeight > high || root.scrollWidth > wide) {
      misfits.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`);
    }
    for (const it of all("#felt, #asking, .seat, .middle")) {
      // A hint lies beside the question, on the Fence; the table around it is asked itself.
      if (getComputedStyle(it).overflowX === "visible" && it.querySelector(".hint:not([hidden])")) continue;
      if (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1) {
        misfits.push(`${it.id || it.className} ${it.dataset.side || ""} is cut: ${it.scrollWidth} x ${it.scrollHeight}`
          + ` in ${it.clientWidth} x ${it.clientHeight}`);
      }
    }
    const controls = "header button, #felt button, #rack > *, #status, .seat header, #last > *, #cover";
    for (const it of all(controls)) {
      const at = it.getBoundingClientRect();
      if (at.width === 0 || getComputedStyle(it).visibility === "hidden") continue;
      const name = it.id || it.textContent.trim() || labelOf(it);
      if (at.left < -0.5 || at.top < -0.5 || at.right > wide + 0.5 || at.bottom > high + 0.5) {
        misfits.push(`${name} is outside: ${at.left} to ${at.right}, ${at.top} to ${at.bottom}`);
      } else if (it.matches("button, #rack > *")) {
        const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        if (!it.contains(top)) misfits.push(`${name} lies below ${top && (top.id || top.className)}`);
        if (it.matches("button") && at.height < 43.5) misfits.push(`${name} is ${at.height} high`);
      }
    }
    return misfits;
  },

  /** The blocks, ends and numbers over which the notes about a call lie. */
  belowNotes() {
    const notes = first("#call-notes").getBoundingClientRect();
    const needed = all(".pond .block, #last .block, .end:not(:disabled), .fence-words, .seat .block, #offers button");
    return needed.filter((it) => {
      const at = it.getBoundingClientRect();
      return at.width > 0 && Math.min(at.right, notes.right) - Math.max(at.left, notes.left) > 1 &&
        Math.min(at.bottom, notes.bottom) - Math.max(at.top, notes.top) > 3;
    }).map((it) => it.outerHTML.slice(0, 90));
  },

  /**
   * What of the own groups, the last discard, the ends of the Fence, the question and its buttons lies below anything
   * else.
   */
  covered() {
    const places = ".seat[data-side=near] .laid, #last, .end:not(:disabled), #offers, #status";
    const parts = all(".seat[data-side=near] .laid .block, #last .block, .end:not(:disabled), #offers button, #status");
    /** @param {HTMLElement} part */
    const isCovered = (part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (width === 0 || getComputedStyle(part).visibility === "hidden") return false;
      return [0.2, 0.8].some((share) => {
        const hit = document.elementFromPoint(left + width * 0.15 + 1, top + height * share);
        // The ground of all discards lets what lies on it be seen.
        const isGround = hit?.matches(".all-discards, .fence-words, .heap, .question");
        return !hit || !(isGround || part.closest(places)?.contains(hit));
      });
    };
    return parts.filter(isCovered).map((part) => part.id || part.outerHTML.slice(0, 90));
  },

  /** The blocks of groups whose number lies below anything else. */
  hiddenNumbers() {
    const blocks = all(".seat .laid .block:not(.ghost)");
    return blocks.filter((block) => {
      const { left, top, width, height } = first(".number", block).getBoundingClientRect();
      return width > 0 && !block.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).map((block) => block.outerHTML.slice(0, 90));
  },

  /** Whether whoever presses the middle of the one presses it. @param {string} selector */
  hits(selector) {
    const { left, top, width, height } = one(selector).getBoundingClientRect();
    return one(selector).contains(document.elementFromPoint(left + width / 2, top + height / 2));
  },

  /** Seats four strong computers at the table. */
  seatFour() {
    for (const seat of "ABCD") field(`[name=sitter-${seat}]`).value = "computer-4";
  },
};
