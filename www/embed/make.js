// The page that writes the snippet: it reads the choices, shows the board, and writes what a page needs for it.
// The words are in make-words.js, the games in make-games.js, further choices in make-more.js.
(() => {
  const { WORDS, SPOKEN, RIGHT_TO_LEFT, more } = window.sandgridMake;
  const { BOOKS, INITIALS, TITLES, LESSONS, PUZZLES, LEVELS, YEBO_LEVELS } = window.sandgridMake.games;
  // The options in the order in which a snippet has them.
  const ORDER = ["rules", "position", "record", "at", "lesson", "puzzle", "side", "level", "lang", "theme", "sound", "readonly", "coordinates", "controls", "kiosk", "idle", "games", "accent", "ground", "ink", "radius", "font", "hours", "staff"];
  const SIDES = ["first", "second", "both", "none"];
  const CONTENT = ["rules", "position", "record", "at", "lesson", "puzzle"];
  // The bounds of the fields for numbers; the last is the number in place of none.
  const BOUNDS = { idle: [30, 3600, 90], radius: [0, 32, ""], width: [288, 2000, 640], height: [320, 2000, 640] };
  // The length of an address from which some servers refuse it.
  const LONG = 6000;
  const PLACEHOLDER = "https://example.org/sandgrid/";
  const STANDARD_FOLDER = "/games/";

  const id = (name) => document.getElementById(name);
  const radios = (name) => [...document.querySelectorAll(`input[name=${name}]`)];
  const picked = (name) => radios(name).find((radio) => radio.checked).value;
  const pick = (name, value) => radios(name).forEach((radio) => (radio.checked = radio.value === value));
  const radio = (name, value) => radios(name).find((it) => it.value === value);
  const asked = new URLSearchParams(location.search);

  // The language of this page.
  let tongue = "en";
  const words = (lang = tongue) => WORDS[lang] ?? WORDS[tongue];
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

  // Returns the first of some languages that this page speaks.
  function spoken(codes) {
    const plain = codes.map((it) => (it ?? "").toLowerCase().split(/[-_]/)[0]);
    return plain.find((it) => Object.hasOwn(WORDS, it)) ?? "en";
  }

  // Fills a list with values and their words, and keeps what is chosen where it stays possible.
  function fill(list, entries, wanted = list.value) {
    // A list that is in use stays as it is.
    const news = JSON.stringify(entries);
    if (list.dataset.entries === news && String(wanted) === list.value) return;
    list.dataset.entries = news;
    const options = entries.map(([value, text, lang]) => {
      const option = new Option(text, value);
      if (lang) option.lang = lang;
      return option;
    });
    list.replaceChildren(...options);
    list.value = wanted;
    if (list.selectedIndex < 0) list.selectedIndex = 0;
  }

  // Puts the page into a language.
  function speak(lang) {
    tongue = lang;
    document.documentElement.lang = lang;
    document.documentElement.dir = RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr";
    document.title = words().title;
    for (const element of document.querySelectorAll("[data-words]")) {
      element.textContent = words()[element.dataset.words];
    }
    fillLists();
  }

  // Fills the lists whose entries do not depend on other choices.
  function fillLists() {
    const say = words();
    fill(id("tongue"), Object.keys(WORDS).map((code) => [code, SPOKEN[code], code]), tongue);
    fill(id("game"), Object.keys(BOOKS).map((game) => [game, say[game]]));
    const tongues = Object.entries(SPOKEN).map(([code, name]) => [code, name, code]);
    fill(id("speech"), [["", say.speechPage], ...tongues]);
    fill(id("theme"), [["", say.themePage], ["day", say.themeDay], ["night", say.themeNight]]);
    fill(id("controls"), ["all", "few", "none"].map((it) => [it, say[`controls-${it}`]]));
  }

  // Returns the key of the chosen ruleset.
  function ruleset() {
    const game = id("game").value;
    if (game === "yebo") return game;
    const chosen = variations().filter((it) => box(it).checked);
    return [`${game}-${id("book").value}`, ...chosen].join("+");
  }

  const box = (variation) => document.querySelector(`[data-variation=${variation}]`);
  const variations = () => BOOKS[id("game").value][id("book").value] ?? [];

  // Chooses a ruleset by its key; returns whether there is one of that key.
  function chooseRules(key) {
    const [base, ...chosen] = key.trim().toLowerCase().replaceAll(" ", "+").split("+");
    // A game alone is its first rulebook.
    const [game, named] = base.split("-");
    const book = named ?? Object.keys(BOOKS[game] ?? {})[0];
    const known = Object.hasOwn(BOOKS, game) && (game === "yebo" ? [] : BOOKS[game][book]);
    if (!known || !chosen.every((it) => known.includes(it))) return false;
    id("game").value = game;
    settle();
    if (book) id("book").value = book;
    for (const variation of document.querySelectorAll("[data-variation]")) {
      variation.checked = chosen.includes(variation.dataset.variation);
    }
    settle();
    return true;
  }

  // Returns whether a lesson or a puzzle is chosen, which brings its own rules and opponent.
  const isTaught = () => ["lesson", "puzzle"].includes(picked("begin"));

  // Makes choices possible or impossible as the others require.
  function settle() {
    const game = id("game").value;
    const isYebo = game === "yebo";
    for (const kind of ["position", "puzzle"]) radio("begin", kind).disabled = isYebo;
    if (radio("begin", picked("begin")).disabled) pick("begin", "new");
    for (const kind of ["position", "record", "lesson", "puzzle"]) id(`${kind}-part`).hidden = picked("begin") !== kind;
    id("yebo-hint").hidden = !isYebo;
    const isNamed = picked("begin") === "record" && rulesIn(id("record").value) !== null;
    id("game-part").disabled = isNamed;
    id("rules-hint").hidden = !isNamed;
    settleRules(game, isYebo);
    settlePlayers(isYebo);
    const isReadable = picked("players") !== "computer" && !isTaught() && !id("kiosk").checked;
    able(id("readonly"), isReadable);
    able(id("at"), !isYebo);
    able(id("coordinates"), !isYebo);
    id("idle-part").hidden = !id("kiosk").checked;
    more.settle();
    id("width-part").hidden = id("is-wide").checked;
    id("height-part").hidden = id("is-high").checked;
  }

  // Makes a box usable or not; what cannot be used is as if it had not been touched.
  function able(field, is) {
    field.disabled = !is;
    if (!is) field.checked = field.defaultChecked;
  }

  function settleRules(game, isYebo) {
    const say = words();
    fill(id("book"), Object.keys(BOOKS[game]).map((book) => [book, TITLES[book], "en"]));
    id("rules-part").hidden = isYebo || isTaught();
    id("variations").hidden = variations().length === 0;
    for (const variation of document.querySelectorAll("[data-variation]")) {
      variation.closest("label").hidden = !variations().includes(variation.dataset.variation);
    }
    fill(id("lesson"), LESSONS[game].map((it) => [it, say[it]]));
    const [first, last] = PUZZLES[game] ?? [1, 0];
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    fill(id("puzzle"), numbers.map((it) => [it, filled(say.puzzleNumber, { number: it.toLocaleString(tongue) })]));
  }

  function settlePlayers(isYebo) {
    const say = words();
    id("players-part").disabled = isTaught();
    radio("players", "nobody").disabled = id("kiosk").checked;
    if (id("kiosk").checked && picked("players") === "nobody") pick("players", "computer");
    id("people-words").textContent = isYebo ? say.peopleYebo : say.people;
    id("nobody-words").textContent = isYebo ? say.nobodyYebo : say.nobody;
    const seats = isYebo ? [say.seatA, say.seatB] : [say.seatFirst, say.seatSecond];
    fill(id("seat"), [["first", seats[0]], ["second", seats[1]]]);
    const number = Number(id("level").value || 1);
    const strengths = YEBO_LEVELS.map((it, at) => [it, say[`yebo-${at + 1}`]]);
    const levels = LEVELS.map((it) => [it, `${it.toLocaleString(tongue)} · ${say.names.split(" ")[it - 1]}`]);
    const wanted = isYebo ? YEBO_LEVELS.findLast((it) => it <= number) : number;
    fill(id("level"), isYebo ? strengths : levels, wanted);
    id("seat-part").hidden = isTaught() || picked("players") !== "computer";
    id("level-part").hidden = isTaught() || picked("players") === "people";
  }

  // Returns a number of a field, within its bounds.
  function number(name) {
    const [least, most, usual] = BOUNDS[name];
    const value = Math.round(Number(id(name).value));
    return id(name).value === "" || !Number.isFinite(value) ? usual : Math.min(Math.max(value, least), most);
  }

  // Returns the game of a link without the address and without what two friends told each other; else the text.
  const linkless = (record) => /#g=[\w.-]+/.exec(record ?? "")?.[0] ?? record;

  // Returns every choice as an option of docs/embedding.md; null where there is none.
  function chosen() {
    const [begin, players, isKiosk] = [picked("begin"), picked("players"), id("kiosk").checked];
    const isYebo = id("game").value === "yebo";
    const text = (kind) => (begin === kind && id(kind).value.trim()) || null;
    const isPlayed = !isTaught();
    const side = { people: "both", nobody: "none", computer: id("seat").value }[players];
    return {
      rules: isPlayed || isYebo ? ruleset() : null,
      position: text("position"),
      record: linkless(text("record")),
      at: text("record") && id("at").checked ? "0" : null,
      lesson: begin === "lesson" ? id("lesson").value + (steps[id("lesson").value] ?? "") : null,
      puzzle: begin === "puzzle" ? id("puzzle").value : null,
      side: isPlayed ? side : null,
      level: isPlayed && players !== "people" ? id("level").value : null,
      lang: id("speech").value || null,
      theme: id("theme").value || null,
      sound: id("sound").checked ? null : "no",
      readonly: id("readonly").checked ? "yes" : null,
      coordinates: id("coordinates").checked ? null : "no",
      controls: id("controls").value,
      kiosk: isKiosk ? "yes" : null,
      idle: isKiosk ? String(number("idle")) : null,
      ...more.chosen(),
    };
  }

  // The position or the record that the board could not read.
  let unread = null;

  // Returns the choices that differ from what a board does without them, and that it can read.
  function stated() {
    const all = chosen();
    if (unread && (all.position ?? all.record) === unread) all.position = all.record = all.at = null;
    const isYebo = all.rules === "yebo";
    // A stated level makes the visitor the first side; Yebo does so in any case, at level 1.
    const usual = isYebo || (all.side !== "both" && all.level !== null) ? "first" : "both";
    if (all.side === usual) all.side = null;
    if (all.level === "1" && (isYebo || all.side !== null)) all.level = null;
    if (all.controls === (all.kiosk ? "few" : "all")) all.controls = null;
    if (all.idle === "90") all.idle = null;
    return ORDER.filter((name) => all[name] !== null).map((name) => [name, all[name]]);
  }

  // Writes a text as the value of an attribute. Line ends would be lost or changed by editors.
  function escaped(text) {
    const signs = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;", "\n": "&#10;", "\t": "&#9;" };
    return text.replace(/\r\n?/g, "\n").replace(/[&"<>\n\t]/g, (sign) => signs[sign]);
  }

  const attribute = ([name, value]) => (value === "yes" || value === "" ? name : `${name}="${escaped(value)}"`);

  // Returns the folder of the host's site as an address that ends in a slash.
  function folder() {
    const said = id("folder").value.trim() || STANDARD_FOLDER;
    return encodeURI(decoded(said)).replace(/[?#].*$/, "").replace(/\/*$/, "/");
  }

  function decoded(address) {
    try {
      return decodeURI(address);
    } catch {
      return address;
    }
  }

  const isServed = () => /^https?:$/.test(location.protocol);
  // Returns whether this page has an address that others cannot reach.
  const isLocal = () => !isServed() || /^(localhost|127\.|10\.|192\.168\.|\[::1\])|\.local$/.test(location.hostname);
  const here = () => (isServed() ? new URL("../", location.href).href : PLACEHOLDER);

  // Returns the frame's title: the game, and that it is a lesson or a puzzle.
  function title() {
    const say = words(id("speech").value || tongue);
    const kind = { lesson: say.titleLesson, puzzle: say.titlePuzzle }[picked("begin")] ?? "{game}";
    return filled(kind, { game: say[id("game").value] });
  }

  // The height that the live board asks for, and the width that it asks for it at.
  let measured = null;

  function frame(base) {
    const file = id("game").value === "yebo" ? "sandgrid-yebo.html" : "sandgrid.html";
    const query = stated().map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const address = base + file + (query.length > 0 ? `?${query.join("&")}` : "");
    // A host's style for frames yields to the style of this one.
    const width = id("is-wide").checked ? "100%" : `${number("width")}px`;
    const height = id("is-high").checked ? Math.ceil(measured?.height ?? BOUNDS.height[2]) : number("height");
    id("long-note").hidden = address.length < LONG;
    return `<iframe src="${escaped(address)}" title="${escaped(title())}" sandbox="allow-scripts" `
      + `allow="autoplay; clipboard-write; fullscreen" loading="lazy" `
      + `style="width:${width};max-width:100%;height:${height}px;border:0"></iframe>`;
  }

  function element(place = []) {
    const style = [
      ...(id("is-wide").checked ? [] : [`width:${number("width")}px;max-width:100%`]),
      ...(id("is-high").checked ? [] : [`height:${number("height")}px`]),
    ].join(";");
    const poster = more.poster() === null ? [] : [["poster", more.poster()]];
    const all = [...stated(), ...poster, ...place].map(attribute);
    if (!id("is-high").checked) all.push("fixed");
    if (style) all.push(`style="${style}"`);
    return `<sand-board ${all.join(" ")}></sand-board>`;
  }

  const FORMS = {
    frame: () => frame(here()),
    element: () => `<script src="${escaped(folder())}sandgrid-embed.js"></script>\n${element()}`,
    npm: () =>
      `<script type="module">\n  import "sandgrid-embed";\n</script>\n${element([["src", `${folder()}sandgrid.html`]])}`,
    own: () => frame(folder()),
  };

  // The files that a form needs in the host's folder, with those of Yebo where it is shown or offered.
  const FILES = {
    frame: () => [],
    element: (yebo) => ["sandgrid-embed.js", "sandgrid.html", ...yebo],
    npm: (yebo) => ["sandgrid.html", ...yebo],
    own: (yebo, isAlone) => (isAlone ? yebo : ["sandgrid.html", ...yebo]),
  };

  function files(form) {
    const { rules, games, kiosk } = chosen();
    const isYebo = rules === "yebo" || games?.split(" ").includes("yebo");
    // A kiosk leads from Yebo to the other games.
    return FILES[form](isYebo ? ["sandgrid-yebo.html"] : [], rules === "yebo" && kiosk === null);
  }

  // Writes the snippet and what belongs to it.
  function write() {
    const form = picked("form");
    const isFrame = ["frame", "own"].includes(form);
    id("long-note").hidden = true;
    const snippet = FORMS[form]();
    if (id("snippet").value !== snippet) {
      id("snippet").value = snippet;
      id("said").textContent = "";
    }
    const needed = files(form);
    id("folder-part").hidden = form === "frame";
    id("files-part").hidden = needed.length === 0;
    for (const link of document.querySelectorAll(".files a")) {
      link.closest("li").hidden = !needed.includes(link.textContent);
    }
    id("local-note").hidden = form !== "frame" || !isLocal();
    const isMeasured = isFrame && id("is-high").checked && measured !== null;
    id("height-note").hidden = !isMeasured;
    if (isMeasured) id("height-note").textContent = filled(words().heightNote, { width: Math.round(measured.width).toLocaleString(tongue) });
  }

  // The board of this page, and the choices that it shows.
  let board = null;
  let shown = null;
  let waits = null;

  // Returns whether a board can change from some choices to others without loading anew.
  function isSmall(before, now) {
    const news = CONTENT.filter((name) => before[name] !== now[name]);
    const isKiosk = before.kiosk !== now.kiosk || (now.kiosk !== null && news.length > 0);
    const isAlone = news.length === 0 || (news.length === 1 && before[news[0]] !== null && now[news[0]] !== null);
    const isNewGame = news[0] !== "rules" || CONTENT.slice(1).every((name) => now[name] === null);
    const isElsewhere = (before.rules === "yebo") !== (now.rules === "yebo");
    return !isKiosk && isAlone && isNewGame && !isElsewhere && news[0] !== "record" && news[0] !== "at";
  }

  // Shows the board as it is chosen: by its attributes, or as another board.
  function show() {
    const now = chosen();
    // A board is told what it does by itself, since taking that back need not change the game on it.
    const all = { ...now, sound: now.sound ?? "yes", readonly: now.readonly ?? "no" };
    if (now.rules !== "yebo") all.coordinates ??= "yes";
    const poster = more.poster();
    const isFresh = board === null || poster !== waits || !isSmall(shown, all);
    more.forget(shown ?? all, all);
    if (isFresh) {
      board = document.createElement("sand-board");
      board.setAttribute("src", "../sandgrid.html");
      if (poster !== null) board.setAttribute("poster", poster);
      for (const name of ["ready", "resize", "error"]) board.addEventListener(name, heard);
      measured = null;
    }
    for (const name of ORDER) {
      if (all[name] === null) board.removeAttribute(name);
      else if (board.getAttribute(name) !== all[name]) board.setAttribute(name, all[name]);
    }
    // Another game seats its players anew.
    const isOther = !isFresh && shown.rules !== all.rules && all.side !== null;
    if (isOther) board.set("side", all.side).catch(() => {});
    if (isFresh || CONTENT.some((name) => shown[name] !== all[name])) fault("");
    [shown, waits] = [all, poster];
    board.style.inlineSize = id("is-wide").checked ? "" : `${number("width")}px`;
    board.style.blockSize = id("is-high").checked ? "" : `${number("height")}px`;
    board.toggleAttribute("fixed", !id("is-high").checked);
    if (isFresh) id("place").replaceChildren(board);
  }

  // Handles what the board tells.
  function heard({ type, target, detail }) {
    if (target !== board) return;
    if (type === "resize") {
      measured = { height: detail.height, width: board.clientWidth };
      write();
    } else if (type === "error" && ["unknown-text", "unknown-option"].includes(detail.code)) {
      if (!more.tell(detail.message, words().says)) fault(detail.message);
    }
  }

  // Says that the board cannot read the position or record, or nothing.
  function fault(message) {
    const kind = picked("begin");
    const isText = ["position", "record"].includes(kind);
    const place = id("begin-fault");
    place.replaceChildren();
    for (const it of ["position", "record"]) id(it).removeAttribute("aria-invalid");
    if (!message || !isText) return;
    id(kind).setAttribute("aria-invalid", "true");
    unread = shown[kind];
    write();
    const reason = document.createElement("span");
    reason.lang = "en";
    reason.dir = "ltr";
    reason.textContent = `(${message})`;
    place.append(`${words().unread} `, reason);
  }

  // Returns the key of the rules that a record or a link names; null if it names none.
  function rulesIn(record) {
    if (/\[\s*Game\s+"yebo"/i.test(record)) return "yebo";
    const tag = /\[\s*Rules\s+"([^"]+)"/i.exec(record);
    if (tag) return tag[1];
    const [, base, initials = ""] = /\b1\.([a-z]+-[a-z]+)(?:_([a-z]+))?\./.exec(record) ?? [];
    return base ? [base, ...[...initials].map((it) => INITIALS[it])].join("+") : null;
  }

  // Takes the rules from a position or a record that names them.
  function follow(kind) {
    const text = id(kind).value;
    if (kind === "record") {
      const rules = rulesIn(text);
      if (rules !== null) chooseRules(rules);
      return;
    }
    const [, key, rest] = /^\s*([a-z]+-[a-z+-]+)\s+(\S+\s+[oi]\s.*)$/s.exec(text) ?? [];
    if (key && chooseRules(key)) id("position").value = rest.trim();
  }

  // Copies the snippet; where the clipboard is forbidden, selects it.
  async function copy() {
    const field = id("snippet");
    id("said").textContent = "";
    try {
      await navigator.clipboard.writeText(field.value);
      id("said").textContent = words().copied;
    } catch {
      field.focus();
      field.select();
      id("said").textContent = words().selected;
    }
  }

  // Takes the choices that the page's address names.
  function readAddress() {
    const value = (name) => asked.get(name)?.trim() || null;
    if (value("rules") && !chooseRules(value("rules"))) more.refuse("rules", value("rules"));
    for (const kind of ["position", "record", "lesson", "puzzle"]) readBegin(kind, value(kind));
    id("at").checked = value("at") === "0";
    const number = Number(value("level"));
    const [isLevel, side] = [LEVELS.includes(number), value("side")];
    if (value("level") && !isLevel) more.refuse("level", value("level"));
    if (side && !SIDES.includes(side)) more.refuse("side", side);
    // As a board without these begins: against the computer. Yebo always does.
    const isGiven = ["rules", "position", "record"].some((name) => value(name) !== null);
    if (side === "both" || side === "none") pick("players", side === "both" ? "people" : "nobody");
    else if (isLevel || side || ruleset() === "yebo" || !isGiven) pick("players", "computer");
    settle();
    if (isLevel) fill(id("level"), LEVELS.map((it) => [it, String(it)]), String(number));
    id("seat").value = side === "second" ? "second" : "first";
    settle();
  }

  // The step at which the address begins a lesson, by its name; the form offers none.
  const steps = {};

  function readBegin(kind, stated) {
    if (stated === null) return;
    const [, name, step] = /^(.*?)(:[1-9]\d*)?$/s.exec(stated);
    const value = kind === "lesson" ? name : stated;
    const isOf = {
      lesson: (game) => LESSONS[game].includes(value),
      puzzle: (game) => /^[1-9]\d*$/.test(value) && PUZZLES[game]?.[0] <= Number(value) && Number(value) <= PUZZLES[game][1],
    }[kind];
    const game = isOf ? Object.keys(BOOKS).find(isOf) : id("game").value;
    if (!game || radio("begin", kind).disabled) return more.refuse(kind, stated);
    if (kind === "lesson") steps[name] = step;
    id("game").value = game;
    pick("begin", kind);
    settle();
    id(kind).value = value;
    if (kind === "position" || kind === "record") follow(kind);
  }

  // Shows and writes once nothing has been typed for a moment.
  let timer = 0;
  function soon(time) {
    clearTimeout(timer);
    timer = setTimeout(show, time);
  }

  // Handles a change of a choice.
  function changed({ target, type }) {
    if (target.id === "tongue") {
      speak(target.value);
      settle();
      fault("");
    } else if (target.id === "kiosk") {
      id("controls").value = target.checked ? "few" : "all";
    }
    if (Object.hasOwn(BOUNDS, target.id) && type === "change") target.value = number(target.id);
    if (target.id === "position" || target.id === "record") follow(target.id);
    settle();
    write();
    if (!target.closest("#form-part, #folder-part, #snippet-part") && target.id !== "tongue") soon(type === "input" ? 500 : 100);
  }

  speak(spoken([asked.get("lang"), ...(navigator.languages ?? [])]));
  settle();
  readAddress();
  write();
  show();
  for (const type of ["input", "change"]) document.addEventListener(type, changed);
  id("copy").addEventListener("click", copy);
  id("snippet").addEventListener("focus", () => id("snippet").select());
})();
