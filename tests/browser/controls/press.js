// What a visitor sees and can press, and whether a press is seen to do something. It finds controls by what they
// are, and knows none of them by name.
const [deed, key, done] = arguments;

const KINDS = "button, a[href], select, summary, input:not([type=hidden]), [role=option]";
// The browser's own: text is written, and a file chosen, without the page.
const NATIVE = "input[type=text], input[type=file], input:not([type])";

const sheet = () => [...document.querySelectorAll("dialog[open]")].pop() ?? null;

// Whether it is there, enabled, and not covered by something else.
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

// By what it is known again after the page has changed: by its id, else by what it says or is told to do.
const nameOf = (control) => {
  if (control.id) return `#${control.id}`;
  const told = [...control.attributes].filter(({ name }) => /^(data-|name$|value$|href$)/.test(name));
  const words = (control.ariaLabel ?? control.textContent).trim().split(/[,\n]/)[0].slice(0, 40);
  const given = told.filter(({ name }) => !name.startsWith("data-l10n")).map(({ name, value }) => `${name}=${value}`);
  return [control.localName, ...given, words].join(" ");
};

const all = () => {
  const place = sheet() ?? document.body;
  const controls = [...place.querySelectorAll(KINDS)].filter((it) => (it.closest("dialog") ?? document.body) === place);
  const counts = new Map();
  return controls.map((control) => {
    const name = nameOf(control);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return [counts.get(name) > 1 ? `${name} (${counts.get(name)})` : name, control];
  });
};

// Everything that a visitor may see or hear, but for the picture of the sand: grains are drawn when there is time.
const state = () => {
  const values = [...document.querySelectorAll("input, select, textarea")].map((it) => `${it.value} ${it.checked}`);
  const scrolled = [...document.querySelectorAll(".sheet-body, .turns, .log")].map((it) => it.scrollTop);
  // Where the focus may come by Tab says nothing to the eye.
  const markup = document.documentElement.outerHTML.replaceAll(/ tabindex="-?\d+"/g, "");
  return [markup, values, scrolled].join("\n");
};

const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));

// Resolves once nothing has changed for 30 ms, or after 600.
const settled = () => new Promise((resolve) => {
  let calm = null;
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
const hit = (control) => {
  if (control.localName === "select") {
    const others = [...control.options].filter((it) => !it.selected && !it.disabled);
    if (others.length === 0) return false;
    control.value = others[0].value;
  } else if (control.type === "range") {
    control.value = control.value === control.max ? control.min : control.max;
  } else {
    // What has been chosen already stays chosen.
    if (control.type === "radio" && control.checked) return false;
    control.click();
    return true;
  }
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
};

const press = async () => {
  const isMeant = ([name, control]) => name === key || (key.startsWith("css ") && control.matches(key.slice(4)));
  const found = all().find((it) => isMeant(it) && isPressable(it[1]));
  if (!found) return { found: false };
  const [, control] = found;
  // That something has the focus is no effect.
  control.focus({ preventScroll: true });
  await settled();
  const before = state();
  let heard = false;
  let left = null;
  const observer = new MutationObserver(() => (heard = true));
  for (const live of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
    observer.observe(live, { childList: true, characterData: true, subtree: true });
  }
  // A link that leads to another page is told, and not followed.
  const follow = (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    left = link.href;
  };
  addEventListener("click", follow);
  const was = hit(control);
  const ends = performance.now() + 1500;
  let changed = !was;
  for (let pause = 10; !changed && performance.now() < ends; pause = Math.min(2 * pause, 100)) {
    changed = heard || left !== null || state() !== before;
    if (!changed) await rest(pause);
  }
  removeEventListener("click", follow);
  observer.disconnect();
  return { found: true, changed, sheet: sheet()?.id ?? null, left };
};

const deeds = {
  // What can be pressed now, and in which sheet.
  list: () => ({
    sheet: sheet()?.id ?? null,
    controls: all().filter(([, control]) => isPressable(control)).map(([name]) => name),
  }),
  where: () => ({ sheet: sheet()?.id ?? null }),
  close: () => {
    for (const open of document.querySelectorAll("dialog[open]")) open.close();
  },
  press,
};

Promise.resolve(deeds[deed]()).then((answer) => done(answer ?? null), (error) => done({ error: `${error.stack}` }));
