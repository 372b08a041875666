// Local storage, and another window with the same.

/** The item of a key that is there. @param {string} key */
const itemOf = (key) => {
  const item = localStorage.getItem(key);
  if (item === null) throw new Error(`there is no item ${key}`);
  return item;
};

/** What is kept below a seal. @param {string} text */
const withoutSeal = (text) => text.replace(/^sandgrid .*\nsum .*\n/, "");

/**
 * A body in the envelope of a kind of saved text.
 * @param {string} kind
 * @param {string} body
 */
const sealed = (kind, body) => {
  const sum = new TextEncoder().encode(body).reduce(
    (sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n),
    0xcbf29ce484222325n,
  );
  return `sandgrid ${kind} 2\nsum ${sum.toString(16).padStart(16, "0")}\n${body}`;
};

const storage = {
  /** The item of a key. @param {string} key */
  item: (key) => localStorage.getItem(key),

  /**
   * Sets the item of a key.
   * @param {string} key
   * @param {string} value
   */
  setItem: (key, value) => localStorage.setItem(key, value),

  /** Removes all items. */
  clear: () => localStorage.clear(),

  /** The keys of all items. */
  keys: () => Object.keys(localStorage),

  /** Keys and values of all items, sorted. */
  entries: () => Object.entries(localStorage).sort(),

  /** Opens a frame of the same place, which stands for another window. */
  async openOther() {
    const other = frame({ src: "history.html" }, 300, 150);
    document.body.append(other);
    await loaded(other);
    globals.other = other.contentWindow;
  },

  /**
   * Sets the item of a key in the other window.
   * @param {string} key
   * @param {string} value
   */
  setItemElsewhere: (key, value) => globals.other.localStorage.setItem(key, value),

  /** Has the other window play on in the first game: its key, and what that window keeps. */
  playElsewhere() {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sandgrid:game-")) ?? "";
    const theirs = sealed("game", withoutSeal(itemOf(key)).replace("1. c3", "1. c3 d4 2. e2"));
    storage.setItemElsewhere(key, theirs);
    return [key, theirs];
  },

  /** Keeps the first game so many times more. @param {number} count */
  copyGame(count) {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sandgrid:game-")) ?? "";
    const text = itemOf(key);
    for (let number = 1; number <= count; number += 1) {
      localStorage.setItem(`sandgrid:game-${(0x1000000 + number).toString(16)}`, text);
    }
  },

  /** What is kept of games of Yebo: keys and texts, without their seals. */
  gamesOfYebo() {
    const games = Object.entries(localStorage).map(([key, text]) => [key.slice(9), withoutSeal(text)]);
    return Object.fromEntries(games.filter(([key]) => key.startsWith("yebo")));
  },

  /** Sets items of nine damaged games, and nine that were set aside. */
  damageNine() {
    for (let number = 1; number <= 9; number += 1) {
      localStorage.setItem(`sandgrid:game-${number}`, "damaged now");
      localStorage.setItem(`sandgrid:damaged-game-${number}`, "damaged before");
    }
  },

  /** What was set aside of these nine: the first of each, and the second. */
  setAside() {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    return ["", "-2"].map((end) =>
      numbers.map((number) => localStorage.getItem(`sandgrid:damaged-game-${number}${end}`)));
  },

  /** Has the other window play on in the game that begins with c3. */
  playC3Elsewhere() {
    const key = Object.keys(localStorage).find((key) => itemOf(key).includes("1. c3")) ?? "";
    const body = withoutSeal(itemOf(key)).replace("1. c3", "1. c3 d4 2. e2");
    storage.setItemElsewhere(key, sealed("game", body));
  },

  /** Has the other window prefer the night. */
  preferNightElsewhere() {
    const lines = withoutSeal(itemOf("sandgrid:settings"));
    storage.setItemElsewhere("sandgrid:settings", sealed("settings", `${lines}theme night\n`));
  },

  /** Has the other window take back the last act of a game of Yebo: the record then, and before. */
  takeBackElsewhere() {
    const kept = withoutSeal(itemOf("sandgrid:yebo"));
    const theirs = kept.replace(/(, |\n[A-D] )[^,\n]*\n$/, "\n");
    storage.setItemElsewhere("sandgrid:yebo", sealed("yebo", theirs));
    return [theirs, kept];
  },

  /** Fills what the browser would keep for this place, to the last letter; in how many parts. */
  fill() {
    let [size, count] = [1 << 22, 0];
    while (size) {
      try {
        localStorage.setItem(`other-${count}`, "x".repeat(size));
        count += 1;
      } catch {
        size >>= 1;
      }
    }
    // A name takes room, too: what is left is less than one.
    const last = `other-${count - 1}`;
    try {
      for (;;) localStorage.setItem(last, `${localStorage.getItem(last)}x`);
    } catch {
      return count;
    }
  },

  /** Makes room again. */
  makeRoom() {
    const others = Object.keys(localStorage).filter((key) => key.startsWith("other-"));
    others.forEach((key) => localStorage.removeItem(key));
  },

  /** The browser begins to forbid it. */
  forbid() {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  },

  /**
   * Sets the item of a key in session storage.
   * @param {string} key
   * @param {string} value
   */
  setSessionItem: (key, value) => sessionStorage.setItem(key, value),
};
