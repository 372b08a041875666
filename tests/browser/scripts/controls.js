// Finds what a visitor sees and can press, by what it is and by no name, and sees whether a press does something.

const KINDS = "button, a[href], select, summary, input:not([type=hidden]), [role=option]";
// The browser's own: text is written, and a file chosen, without the page.
const NATIVE = "input[type=text], input[type=file], input:not([type])";

/** The sheet that is open on top. */
const sheet = () => all("dialog[open]").pop() ?? null;

/** Whether it is there, enabled, and not covered by something else. @param {Element} control */
const isPressable = (control) => {
  if (control.matches(NATIVE) || control.matches(":disabled, [aria-disabled=true]")) return false;
  const shown = control.closest("label") ?? control;
  if (!shown.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) return false;
  shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = shown.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (shown.contains(hit) || hit.contains(shown));
};

/**
 * By what it is known again after the page has changed: its id, else what it says or is told to do.
 * @param {Element} control
 */
const nameOf = (control) => {
  if (control.id) return `#${control.id}`;
  const told = [...control.attributes].filter(({ name }) => /^(data-|name$|value$|href$)/.test(name));
  const words = (control.ariaLabel ?? control.textContent ?? "").trim().split(/[,\n]/)[0].slice(0, 40);
  const given = told.filter(({ name }) => !name.startsWith("data-l10n")).map(({ name, value }) => `${name}=${value}`);
  return [control.localName, ...given, words].join(" ");
};

/**
 * All controls of the sheet that is open, or of the page, with their names.
 * @returns {[string, HTMLElement][]}
 */
const allControls = () => {
  const place = sheet() ?? document.body;
  const found = all(KINDS, place).filter((it) => (it.closest("dialog") ?? document.body) === place);
  const counts = new Map();
  return found.map((control) => {
    const name = nameOf(control);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return [counts.get(name) > 1 ? `${name} (${counts.get(name)})` : name, control];
  });
};

// Everything that a visitor may see or hear, but for the picture of the sand: grains are drawn when there is time.
const state = () => {
  const values = all("input, select, textarea").map((element) => {
    const it = /** @type {HTMLInputElement} */ (element);
    return `${it.value} ${it.checked}`;
  });
  const scrolled = all(".sheet-body, .turns, .log").map((it) => it.scrollTop);
  // Where the focus may come by Tab says nothing to the eye.
  const markup = document.documentElement.outerHTML.replaceAll(/ tabindex="-?\d+"/g, "");
  return [markup, values, scrolled].join("\n");
};

// Resolves once nothing has changed for 30 ms, or after 600.
/** @returns {Promise<void>} */
const settled = () => new Promise((resolve) => {
  /** @type {number | undefined} */
  let calm;
  const end = () => {
    observer.disconnect();
    clearTimeout(calm);
    clearTimeout(latest);
    resolve();
  };
  const wait = () => {
    clearTimeout(calm);
    calm = setTimeout(end, 30);
  };
  const latest = setTimeout(end, 600);
  const observer = new MutationObserver(wait);
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  wait();
});

// Presses it as a hand would; what a hand chooses is another choice than the one that is there.
/** @param {HTMLElement} pressed */
const hit = (pressed) => {
  if (pressed instanceof HTMLSelectElement) {
    const others = [...pressed.options].filter((it) => !it.selected && !it.disabled);
    if (others.length === 0) return false;
    pressed.value = others[0].value;
  } else if (pressed instanceof HTMLInputElement && pressed.type === "range") {
    pressed.value = pressed.value === pressed.max ? pressed.min : pressed.max;
  } else {
    // What has been chosen already stays chosen.
    if (pressed instanceof HTMLInputElement && pressed.type === "radio" && pressed.checked) return false;
    pressed.click();
    return true;
  }
  dispatch(pressed, "input");
  dispatch(pressed, "change");
  return true;
};

// Whether nothing has the focus any more, or what is not there.
const isAdrift = () => {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches(":disabled")) return true;
  return !at.checkVisibility({ visibilityProperty: true });
};

/** @param {string} key */
const pressed = async (key) => {
  /** @param {[string, HTMLElement]} found */
  const isMeant = ([name, control]) => name === key || (key.startsWith("css ") && control.matches(key.slice(4)));
  const found = allControls().find((it) => isMeant(it) && isPressable(it[1]));
  if (!found) return { found: false };
  const [, control] = found;
  // That something has the focus is no effect.
  control.focus({ preventScroll: true });
  const isHeld = document.activeElement === control;
  await settled();
  const before = state();
  let heard = false;
  /** @type {string | null} */
  let left = null;
  const observer = new MutationObserver(() => (heard = true));
  for (const live of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
    observer.observe(live, { childList: true, characterData: true, subtree: true });
  }
  // A link that leads to another page is told, and not followed.
  /** @param {MouseEvent} event */
  const follow = (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    left = /** @type {HTMLAnchorElement} */ (link).href;
  };
  addEventListener("click", follow);
  const was = hit(control);
  const ends = performance.now() + 1500;
  let changed = !was;
  for (let pause = 10; !changed && performance.now() < ends; pause = Math.min(2 * pause, 100)) {
    changed = heard || left !== null || state() !== before;
    if (!changed) await wait(pause);
  }
  removeEventListener("click", follow);
  observer.disconnect();
  await settled();
  const adrift = isHeld && left === null && isAdrift();
  return { found: true, changed, sheet: sheet()?.id ?? null, left, adrift };
};

const controls = {
  /** What can be pressed now, and in which sheet. */
  list: () => ({
    sheet: sheet()?.id ?? null,
    controls: allControls().filter(([, control]) => isPressable(control)).map(([name]) => name),
  }),

  /** The sheet that is open. */
  where: () => ({ sheet: sheet()?.id ?? null }),

  /** Closes every sheet. */
  close: () => elements.closeSheets(),

  /**
   * Presses a control: whether anything came of it, the sheet that is open then, the address of a link, and whether the
   * focus was lost by it.
   * @param {string} key
   */
  press: (key) => pressed(key),
};
