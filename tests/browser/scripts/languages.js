// Words in their languages: whether all are translated, and fit where they stand.

/**
 * Each text in an element that is not empty, with the element that holds it.
 * @param {Node} root
 * @returns {{ text: Text, words: string, holder: HTMLElement }[]}
 */
function textsIn(root) {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = /** @type {Text} */ (walk.currentNode);
    const holder = /** @type {HTMLElement} */ (text.parentElement);
    if (text.data.trim()) found.push({ text, words: text.data.trim(), holder });
  }
  return found;
}

/**
 * Whether a text reaches beyond an element.
 * @param {Text} text
 * @param {Element} holder
 */
function reachesBeyond(text, holder) {
  const box = holder.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    (line) =>
      line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - 3 || line.bottom > box.bottom + 3,
  );
}

/** Whether an element takes part in the layout, and is seen. @param {Element} element */
function isInFlow(element) {
  const { clipPath, position } = getComputedStyle(element);
  return clipPath === "none" && position !== "absolute" && element.checkVisibility({ visibilityProperty: true });
}

const languages = {
  /** The page's language, and from which side it is read. */
  read() {
    const { lang, dir } = document.documentElement;
    return [lang, dir || "ltr"];
  },

  /**
   * What stands in the page in Latin letters and is not in the pseudo-language, whose words are all in odd
   * brackets.
   */
  forgotten() {
    /** @param {string} text */
    const odd = (text) => /\p{L}{2}/u.test(text) && !/[\u{27e6}\u{27e7}]/u.test(text);
    const texts = textsIn(document.body).filter(({ holder }) =>
      !holder.closest("script, [translate=no], noscript") &&
      holder.closest("[lang]")?.getAttribute("lang") === document.documentElement.lang);
    const attributes = ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
      all(`[${name}]`).map((element) => element.getAttribute(name) ?? ""));
    return [...new Set([...texts.map(({ words }) => words), ...attributes].filter(odd))];
  },

  /** The texts that reach beyond the button, heading or label that holds them. */
  overflow() {
    const holders = all("button, a.entry, .chip, .card, summary, legend, th, td, label, h1, h2");
    const found = holders.flatMap((holder) =>
      textsIn(holder)
        .filter((it) => isInFlow(it.holder) && reachesBeyond(it.text, holder))
        .map(({ words }) => `${holder.tagName} ${holder.id || holder.className}: ${words}`));
    return [...new Set(found)];
  },

  /** The choices of a list that are wider than its room, whose end is an arrow. @param {string} selector */
  wideChoices(selector) {
    const list = /** @type {HTMLSelectElement} */ (first(selector));
    const style = getComputedStyle(list);
    const arrow = 16;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const probe = document.createElement("span");
    probe.style.cssText = "position: fixed; white-space: nowrap";
    probe.style.font = style.font;
    document.body.append(probe);
    const wide = [...list.options].map(({ text }) => text).filter((text) => {
      probe.textContent = text;
      return probe.getBoundingClientRect().width > room;
    });
    probe.remove();
    return wide;
  },

  /** Chooses a language, and where the list does not offer it, has it do so. @param {string} code */
  choose(code) {
    const list = first("#language");
    if (!list.querySelector(`[value=${code}]`)) list.append(new Option("?", code));
    elements.choose("#language", code);
  },

  /**
   * Does what a translator does, as far as a page can tell: the root says another language, texts stand in
   * elements that were not there, and say something else; what is written anew is translated anew.
   */
  translate() {
    const skipped = "script, style, template, textarea, kbd, noscript, font, [translate=no]";
    /** @param {Node} root */
    const translate = (root) => {
      for (const { text, holder } of textsIn(root)) {
        if (!holder || holder.closest(skipped)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data.replace(/\p{L}{3,}/gu, (word) => `${word[0]}·${word.slice(1)}`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.documentElement.lang = "de";
    document.documentElement.dir = "ltr";
    document.documentElement.classList.add("translated-ltr");
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const root = target.nodeType === Node.ELEMENT_NODE ? target : target.parentNode;
        if (target.isConnected && root) translate(root);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  },

  /** Counts what is written anew in the status, the notice and the titles. */
  countChanges() {
    globals.changes = 0;
    const observer = new MutationObserver((changes) => {
      globals.changes += changes.length;
    });
    for (const selector of ["#status", "#title", "#notice-words"]) {
      observer.observe(first(selector), { childList: true, characterData: true, subtree: true });
    }
    observer.observe(first("title"), { childList: true });
  },
};
