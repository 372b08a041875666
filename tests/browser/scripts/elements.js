// Questions about elements that a CSS selector names, and simple acts on them.

/**
 * Whether an element can be seen: it is rendered, not transparent, and it or something in it has a box.
 * @param {Element} element
 * @returns {boolean}
 */
function isSeen(element) {
  if (getComputedStyle(element).display === "contents") return [...element.children].some(isSeen);
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return (width > 0 && height > 0) || [...element.children].some(isSeen);
}

/**
 * The label of a field. Not by `labels`: WebKit 2.50 ends a page's process at times as it clears that list
 * away.
 * @param {Element} field
 */
function labelAround(field) {
  return field.closest("label") ?? document.querySelector(`label[for='${field.id}']`);
}

/**
 * The text of an element that is rendered and not hidden from a screen reader.
 * @param {Element} element
 */
function writtenOn(element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let written = "";
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement;
    if (at?.checkVisibility() && !at.closest("[aria-hidden=true], select, textarea")) {
      written += texts.currentNode.nodeValue;
    }
  }
  return written;
}

const elements = {
  /** The first itself. @param {string} selector */
  element: (selector) => first(selector),

  /** The picture on the first canvas. @param {string} selector */
  painted: (selector) => /** @type {HTMLCanvasElement} */ (first(selector)).toDataURL(),

  /** How many there are. @param {string} selector */
  count: (selector) => all(selector).length,

  /**
   * Clicks the one, and returns how many others there are at once.
   * @param {string} selector
   * @param {string} counted
   */
  clickAndCount(selector, counted) {
    /** @type {HTMLElement} */ (one(selector)).click();
    return all(counted).length;
  },

  /**
   * An attribute of each.
   * @param {string} selector
   * @param {string} name
   */
  attributesOf: (selector, name) => all(selector).map((element) => element.getAttribute(name)),

  /** Whether there is one. @param {string} selector */
  exists: (selector) => document.querySelector(selector) !== null,

  /** Whether the one can be seen. @param {string} selector */
  isSeen: (selector) => isSeen(one(selector)),

  /** Whether the first is rendered. @param {string} selector */
  isVisible: (selector) => first(selector).checkVisibility(),

  /** Which of them can be seen, as lists of selectors go. @param {string[]} selectors */
  seenOf: (selectors) => selectors.filter((selector) => first(selector).checkVisibility()),

  /** The text of the one, as far as it is rendered. @param {string} selector */
  words(selector) {
    const element = one(selector);
    const isThrough = getComputedStyle(element).display === "contents";
    return isThrough || element.checkVisibility({ visibilityProperty: true }) ? element.innerText.trim() : "";
  },

  /** The text content of the first. @param {string} selector */
  text: (selector) => first(selector).textContent,

  /** The text content of each. @param {string} selector */
  texts: (selector) => all(selector).map((element) => element.textContent),

  /** The value of the one field. @param {string} selector */
  value: (selector) => /** @type {HTMLInputElement} */ (one(selector)).value ?? "",

  /** Left, top, width and height of each, in CSS pixels. @param {string} selector */
  places: (selector) =>
    all(selector).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),

  /**
   * The colours of a review: of each side's part of the chart, and of the mark beside its name.
   */
  chartColours: () =>
    [
      [".curve .first-side", "#curve-ahead"],
      [".curve .second-side", "#curve-behind"],
    ].map(([area, name]) => [
      getComputedStyle(first(area)).fill,
      getComputedStyle(first(name), "::before").backgroundColor,
    ]),

  /**
   * An attribute of the first.
   * @param {string} selector
   * @param {string} name
   */
  attribute: (selector, name) => first(selector).getAttribute(name),

  /**
   * Sets an attribute of the first.
   * @param {string} selector
   * @param {string} name
   * @param {string} value
   */
  setAttribute: (selector, name, value) => first(selector).setAttribute(name, value),

  /**
   * Removes an attribute of the first.
   * @param {string} selector
   * @param {string} name
   */
  removeAttribute: (selector, name) => first(selector).removeAttribute(name),

  /**
   * Sets an attribute of the first that has none of the name, or else removes it.
   * @param {string} selector
   * @param {string} name
   */
  toggleAttribute: (selector, name) => first(selector).toggleAttribute(name),

  /**
   * Sets attributes of the first in one task, and removes those without a value.
   * @param {string} selector
   * @param {[string, string | null][]} attributes
   */
  setAtOnce(selector, attributes) {
    for (const [name, value] of attributes) {
      if (value === null) first(selector).removeAttribute(name);
      else first(selector).setAttribute(name, value);
    }
  },

  /**
   * Calls a method of the first, and sets an attribute in the same task.
   * @param {string} selector
   * @param {string} method
   * @param {unknown[]} given
   * @param {[string, string]} attribute
   */
  callAndSet(selector, method, given, attribute) {
    const asked = /** @type {any} */ (first(selector))[method](...given);
    asked.catch(() => {});
    first(selector).setAttribute(...attribute);
  },

  /**
   * A data attribute of the first.
   * @param {string} selector
   * @param {string} key
   */
  data: (selector, key) => first(selector).dataset[key],

  /**
   * A data attribute of each.
   * @param {string} selector
   * @param {string} key
   */
  dataOfAll: (selector, key) => all(selector).map((element) => element.dataset[key]),

  /**
   * A property of the first.
   * @param {string} selector
   * @param {string} name
   */
  property: (selector, name) => /** @type {any} */ (first(selector))[name],

  /**
   * A property of each.
   * @param {string} selector
   * @param {string} name
   */
  propertyOfAll: (selector, name) => all(selector).map((element) => /** @type {any} */ (element)[name]),

  /**
   * An attribute of each.
   * @param {string} selector
   * @param {string} name
   */
  attributeOfAll: (selector, name) => all(selector).map((element) => element.getAttribute(name)),

  /** The texts of the cells of each table row. @param {string} rows */
  cells: (rows) => all(rows).map((row) => all("td", row).map((cell) => cell.textContent)),

  /** How many of a kind are in each. @param {string} selector @param {string} within */
  countsIn: (selector, within) => all(selector).map((element) => all(within, element).length),

  /** How much the first has to be scrolled, across and down. @param {string} selector */
  overflow(selector) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = first(selector);
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  },

  /**
   * Sets a property of the first.
   * @param {string} selector
   * @param {string} name
   * @param {unknown} value
   */
  setProperty(selector, name, value) {
    /** @type {any} */ (first(selector))[name] = value;
  },

  /**
   * A computed style of the first.
   * @param {string} selector
   * @param {string} name
   */
  style: (selector, name) => getComputedStyle(first(selector)).getPropertyValue(name),

  /**
   * Sets a style of the first.
   * @param {string} selector
   * @param {string} name
   * @param {string} value
   */
  setStyle: (selector, name, value) => first(selector).style.setProperty(name, value),

  /**
   * A style that the first has of its own.
   * @param {string} selector
   * @param {string} name
   */
  ownStyle: (selector, name) => first(selector).style.getPropertyValue(name),

  /**
   * Fills the first field with a text as often as that.
   * @param {string} selector
   * @param {string} text
   * @param {number} times
   */
  fillRepeated(selector, text, times) {
    field(selector).value = text.repeat(times);
  },

  /** Selects all in the first field: what is selected. @param {string} selector */
  select(selector) {
    const selected = field(selector);
    selected.focus();
    selected.select();
    return selected.value.slice(selected.selectionStart ?? 0, selected.selectionEnd ?? 0);
  },

  /** Gives the focus to the first. @param {string} selector */
  focus: (selector) => first(selector).focus(),

  /** Clicks on the first, without a pointer. @param {string} selector */
  click: (selector) => first(selector).click(),

  /** Clicks on the first, where there is one. @param {string} selector */
  clickIfThere: (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click(),

  /**
   * Puts an element of that name before and after all in the first.
   * @param {string} selector
   * @param {string} name
   */
  addAround(selector, name) {
    first(selector).prepend(document.createElement(name));
    first(selector).append(document.createElement(name));
  },

  /** Removes the first. @param {string} selector */
  remove: (selector) => first(selector).remove(),

  /** Removes each. @param {string} selector */
  removeAll: (selector) => all(selector).forEach((element) => element.remove()),

  /**
   * Dispatches an event that bubbles on the first.
   * @param {string} selector
   * @param {string} type
   */
  dispatch: (selector, type) => dispatch(first(selector), type),

  /**
   * Chooses a value in a list as a person does, or writes it into a field.
   * @param {string} selector
   * @param {string} value
   */
  choose(selector, value) {
    const list = field(selector);
    list.value = value;
    dispatch(list, "change");
  },

  /**
   * Ticks a box, or takes its tick away.
   * @param {string} selector
   * @param {boolean} isChecked
   */
  check(selector, isChecked) {
    const box = field(selector);
    box.checked = isChecked;
    dispatch(box, "change");
  },

  /**
   * Whether an element like that has the focus. In a window that is not active, WebKit matches
   * nothing with `:focus`.
   * @param {string} selector
   */
  hasFocus: (selector) => document.activeElement?.matches(selector) === true,

  /** The element that has the focus: its id. */
  focusedId: () => document.activeElement?.id,

  /** Closes every sheet that is open. */
  closeSheets: () =>
    all("dialog[open]").forEach((sheet) => /** @type {HTMLDialogElement} */ (sheet).close()),

  /**
   * Puts a button that does nothing into the first element that a selector matches.
   * @param {string} selector
   * @param {string} words
   */
  addButton(selector, words) {
    const button = document.createElement("button");
    button.textContent = words;
    first(selector).append(button);
  },

  /** Scrolls an element into view; whether a pointer at its middle reaches it. @param {Element} element */
  aim(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const [box] = element.getClientRects();
    if (!box) return false;
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return element.contains(found);
  },

  /**
   * Scrolls the one element that a selector names into view: its middle, where a pointer reaches it there.
   * @param {string} selector
   */
  middle(selector) {
    const [element, ...others] = all(selector);
    if (!element || others.length > 0) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const [box] = element.getClientRects();
    if (!box) return null;
    const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
    return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  },

  /**
   * What is written on each control that can be seen, and its `aria-label`: in the sheet that is open, or
   * on the page;
   * null for the others. What stands in the label of a field is written on it.
   * @param {string} controls
   */
  written(controls) {
    const root = all("dialog[open]").pop() ?? document;
    return all(controls).map((control) => {
      const on = (control.matches("input, select, textarea") && labelAround(control)) || control;
      const isSeen = root.contains(control) && on.checkVisibility({ visibilityProperty: true })
        && on.getBoundingClientRect().width > 0;
      // What is written large is what one would say.
      return isSeen ? [writtenOn(on.querySelector("b") ?? on), control.getAttribute("aria-label") ?? ""] : null;
    });
  },
};
