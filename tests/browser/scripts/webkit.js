// What WebKit's driver does not tell: what a screen reader would be given, places and requests.

/** How changes in an element are announced, by its role. @type {Record<string, string>} */
const MANNERS = { status: "polite", log: "polite", alert: "assertive" };

/**
 * Whether an element has such a state by its ARIA attribute.
 * @param {Element} element
 * @param {string} state
 */
const hasState = (element, state) => element.getAttribute(`aria-${state}`) === "true";

/**
 * The states of an element.
 * @param {Element} element
 */
function statesOf(element) {
  const states = ["selected", "pressed", "checked", "expanded"].filter((state) => hasState(element, state));
  if (element.matches(":disabled") || hasState(element, "disabled")) states.push("disabled");
  if (element.matches(":checked") && !states.includes("checked")) states.push("checked");
  if (element === document.activeElement) states.push("focused");
  return states;
}

const webkit = {
  /** Has a button open a window with nothing around the page, which can be as small as a telephone. */
  openOnClick() {
    first("button").onclick = () => window.open("about:blank", "_blank", "popup,noopener,width=800,height=600");
  },

  /** What the page has sent for, itself included; what its workers have is not among it. */
  requests() {
    const kinds = globals.isAsked ? ["resource"] : ["navigation", "resource"];
    globals.isAsked = true;
    const asked = kinds.flatMap((kind) => performance.getEntriesByType(kind)).map(({ name }) => name);
    performance.clearResourceTimings();
    return asked;
  },

  /**
   * What is on the page, in reading order, as far as it is not hidden from a screen reader: how deep it lies,
   * the element or the words, its id, how its changes are announced, its states.
   */
  shown() {
    /** @type {[number, Element | string, string, string, string[]][]} */
    const found = [];
    /**
     * @param {Node} node
     * @param {number} depth
     */
    const see = (node, depth) => {
      if (node instanceof Text) {
        if (node.data.trim()) found.push([depth, node.data.trim(), "", "", []]);
        return;
      }
      if (!(node instanceof Element) || node.closest("[aria-hidden=true], [inert]")) return;
      const isThrough = getComputedStyle(node).display === "contents";
      if (!isThrough && !node.checkVisibility({ visibilityProperty: true })) return;
      const live = node.getAttribute("aria-live") ?? MANNERS[node.getAttribute("role") ?? ""] ?? "";
      found.push([depth, node, node.id, live, statesOf(node)]);
      for (const part of node.childNodes) see(part, depth + 1);
    };
    see(all(":modal").pop() ?? document.body, 1);
    return found;
  },

  /**
   * What stands for an element to somebody who presses it: a field may be hidden behind its label.
   * @param {Element} element
   */
  pressed: (element) => (element.matches("input") && element.closest("label")) || element,

  /** Where an element is, as far as the window shows it, in whole pixels. @param {Element} element */
  place(element) {
    element.scrollIntoView({ block: "nearest" });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
    const [width, height] = [Math.min(innerWidth, right) - left, Math.min(innerHeight, bottom) - top];
    return [x, y, Math.floor(width), Math.floor(height)];
  },
};
