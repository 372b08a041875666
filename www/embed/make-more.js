// Choices of the page that writes snippets which few need: what a kiosk offers, when it is open and whether it counts,
// the look of the house, and the poster.
(() => {
  // The games on offer without this option.
  const USUAL = "yote choko wali bolotondou";
  const COLOURS = ["accent", "ground", "ink"];
  // Where the page says what the board says of an option.
  const PLACES = { hours: "hours-fault", staff: "staff-fault", accent: "house-fault", ink: "house-fault", font: "house-fault" };

  const id = (name) => document.getElementById(name);
  const text = (name) => id(name).value.trim() || null;

  function games() {
    const boxes = [...document.querySelectorAll("[data-offered]")];
    if (!boxes.some((box) => box.checked)) return null;
    // The game that the kiosk begins with is on offer, ticked or not.
    const isOffered = (box) => box.checked || box.dataset.offered === id("game").value;
    const offered = boxes.filter(isOffered).map((box) => box.dataset.offered).join(" ");
    return offered === USUAL ? null : offered;
  }

  // Returns these choices as options of docs/embedding.md; null where there is none. An address writes a `#` as %23.
  function chosen() {
    const colours = COLOURS.map((name) => [name, id(`has-${name}`).checked ? id(name).value.slice(1) : null]);
    const isKiosk = id("kiosk").checked;
    return {
      games: isKiosk ? games() : null,
      hours: isKiosk ? text("hours") : null,
      staff: isKiosk ? text("staff") : null,
      ...Object.fromEntries(colours),
      radius: text("radius"),
      font: text("font"),
    };
  }

  // Returns the poster's address, which may be empty; null without a poster.
  const poster = () => (id("has-poster").checked ? (text("poster") ?? "") : null);

  // Shows the choices that belong to others.
  function settle() {
    id("offer-part").hidden = !id("kiosk").checked;
    id("poster-part").hidden = !id("has-poster").checked;
    for (const name of COLOURS) id(name).disabled = !id(`has-${name}`).checked;
  }

  // Says what the board says of one of these choices; returns whether it is one.
  function tell(message, lead) {
    const name = /^`([\w-]+)`/.exec(message)?.[1];
    if (!Object.hasOwn(PLACES, name)) return false;
    const reason = Object.assign(document.createElement("span"), { lang: "en", dir: "ltr", textContent: message });
    id(PLACES[name]).dataset.of = name;
    id(PLACES[name]).replaceChildren(`${lead} `, reason);
    return true;
  }

  // Takes back what was said of choices that have changed; whether a colour can be read depends on the ground.
  function forget(before, now) {
    const isOther = (name) => before[name] !== now[name] || (PLACES[name] === "house-fault" && before.ground !== now.ground);
    for (const place of new Set(Object.values(PLACES))) {
      if (isOther(id(place).dataset.of)) id(place).replaceChildren();
    }
  }

  // What the page's address names and the page does not know.
  const unknown = [];

  // Says that something in the page's address is unknown, until another choice is made.
  function refuse(name, value) {
    unknown.push(`${name}=${value}`);
    id("address-fault").lastElementChild.textContent = unknown.join(" ");
    id("address-fault").hidden = false;
  }

  for (const type of ["input", "change"]) {
    document.addEventListener(type, ({ target }) => {
      if (target.id !== "tongue") id("address-fault").hidden = true;
    });
  }

  Object.assign(window.sandgridMake, { more: { chosen, poster, settle, tell, forget, refuse } });
})();
