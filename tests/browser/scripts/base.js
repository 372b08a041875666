// Finds elements of the document, and lets the other scripts speak to the page's globals without a type.

/** The window, with whatever a page has put there. @type {any} */
const globals = window;

/**
 * The first element that a selector matches.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement}
 */
function first(selector, root = document) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`no element is ${selector}`);
  return /** @type {HTMLElement} */ (found);
}

/**
 * The one element that a selector matches.
 * @param {string} selector
 * @returns {HTMLElement}
 */
function one(selector) {
  const found = all(selector);
  if (found.length !== 1) throw new Error(`elements that are ${selector}: ${found.length}, not 1`);
  return found[0];
}

/**
 * All elements that a selector matches, in the document's order.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
function all(selector, root = document) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];
}

/**
 * The first field that a selector matches.
 * @param {string} selector
 * @returns {HTMLInputElement}
 */
function field(selector) {
  return /** @type {HTMLInputElement} */ (first(selector));
}

/**
 * The first sheet that a selector matches.
 * @param {string} selector
 * @returns {HTMLDialogElement}
 */
function dialog(selector) {
  return /** @type {HTMLDialogElement} */ (first(selector));
}

/**
 * Dispatches an event that bubbles on an element.
 * @param {EventTarget} target
 * @param {string} type
 */
function dispatch(target, type) {
  target.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Resolves after so many milliseconds, by a timer of the page.
 * @param {number} time
 * @returns {Promise<void>}
 */
function wait(time) {
  return new Promise((done) => setTimeout(done, time));
}
