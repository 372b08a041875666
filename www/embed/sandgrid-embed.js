// <sand-board>: a Sandgrid board in any page. It is a sandboxed frame, and the messages to and from that frame
// (docs/embedding.md). The file works as a classic script, as a module and in a bundle; on a server it does nothing.
(() => {
  const VERSION = 1;
  // The options of docs/embedding.md; other attributes are ignored.
  const OPTIONS = ["rules", "position", "record", "at", "lesson", "puzzle", "side", "level", "lang", "theme", "sound", "readonly", "coordinates", "controls", "links", "kiosk", "idle", "motion", "learning", "takes", "games", "languages", "volume-max", "accent", "ground", "ink", "radius", "font", "hours", "staff"];
  const ATTRIBUTES = ["src", "fixed", "title", "loading", "poster", ...OPTIONS];
  // The fields of a new game.
  const CHOICE = ["rules", "side", "level"];
  // The options that put a task in place of the game, and all that choose the game on the board.
  const TASKS = ["lesson", "puzzle"];
  const GAME = ["rules", "position", "record", "at", ...TASKS];
  // Those of them that are loaded again at their present value, once the board shows another game.
  const LOADED = ["position", "record", "lesson", "puzzle"];
  // The options that choose its players.
  const PLAYERS = ["side", "level"];
  // The options that custom properties of the same names give: `--sandgrid-accent` and so on.
  const HOUSE = ["accent", "ground", "ink", "radius", "font"];
  // The board's events; other messages of the frame are not passed on.
  const EVENTS = ["ready", "turn", "capture", "step", "game", "round", "ending", "illegal", "hint", "languagechange", "idle", "reset", "resize", "learning", "print", "save", "error"];
  const LANGUAGES = ["en", "fr", "pt", "es", "ar", "wo", "bm", "ff", "ha"];
  const RIGHT_TO_LEFT = ["ar"];
  const direction = (lang) => (RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr");
  // The values of the options that follow the host page: in place of another one, the board has the page's.
  const COLOUR = {
    test: (value) => /^\s*#?([\da-f]{3}){1,2}\s*$/i.test(value) || (/^\s*[a-z]+\s*$/i.test(value) && CSS.supports("color", value)),
  };
  const FOLLOWING = {
    lang: RegExp(`^\\s*(${LANGUAGES.join("|")})([-_].*)?\\s*$`, "i"),
    theme: /^\s*(system|day|light|night|dark)\s*$/i,
    accent: COLOUR,
    ground: COLOUR,
    ink: COLOUR,
    radius: /^\s*([12]?\d|3[0-2])(px)?\s*$/i,
    font: /[^\s\d.,'"-]/,
  };
  // The events after which a requested hint no longer arrives.
  const CHANGES = ["turn", "step", "game", "round", "ending", "reset"];
  // The maximum height of a board in CSS pixels: several times that of ours.
  const TALLEST = 5000;
  // Milliseconds until a board that does not answer is given up, until its server is asked why, and until a foreign page
  // is given up.
  const PATIENCE = 12000;
  const DOUBT = 3000;
  const GRACE = 1000;
  const STYLE =
    ":host{display:block;overflow:auto;min-inline-size:18rem}:host([hidden]){display:none}:is(iframe,button,div){inline-size:45rem;min-inline-size:100%;max-inline-size:100%}iframe{display:block;block-size:100%;min-block-size:inherit;border:0;border-radius:inherit;color-scheme:auto}iframe[hidden]{position:fixed;inset:0 auto auto 0;visibility:hidden}i{position:absolute;inline-size:0;block-size:0;overflow:hidden;color:var(--sandgrid-accent);background-color:var(--sandgrid-ground);border:0 solid var(--sandgrid-ink);border-radius:var(--sandgrid-radius);transition:1ms}button{position:relative;display:grid;place-items:center;block-size:100%;min-block-size:8rem;padding:0;overflow:hidden;border:0;border-radius:inherit;background:#ddc296;color:#2a231d;font:inherit;cursor:pointer}button :is(img,svg){grid-area:1/1;inline-size:100%;block-size:100%;object-fit:cover}button img{position:absolute;inset:0}button span{z-index:1;display:grid;place-items:center;grid-area:1/1;min-block-size:3rem;padding:.75rem 1.5rem;border:2px solid currentcolor;border-radius:2rem;background:#fbf6ec;color:#2a231d;font:600 1.125rem/1.3 system-ui,sans-serif}button:focus-visible{outline:4px solid #0b57c2;outline-offset:-6px;box-shadow:inset 0 0 0 8px #fff}p{margin:0;padding:1rem;border:1px solid;overflow-wrap:anywhere}";

  // Reasons why a board does not appear, with advice; {address} and {what} are filled in.
  const SAID = {
    en: {
      lead: "The board could not be shown.",
      missing: "The server answers {what} for {address}.",
      framed: "{address} is not allowed to stand in a frame ({what}).",
      policy: "A policy forbids {address} ({what}).",
      type: "The server sends {address} as {what} and not as text/html.",
      old: "This browser is too old for {address}: it lacks {what}. A newer browser shows it.",
      broken: "{address} has come, but could not start.",
      slow: "{address} has not begun within {what} seconds.",
      unknown: "No board came from {address}: the network or the file may be missing, or the server may forbid frames or scripts for it.",
      page: "The Content-Security-Policy of this page forbids {address}. It has to allow: {what}",
      place: "Put the file there, or say in the attribute src where it is.",
      allow: "The server has to send this file differently.",
    },
    fr: {
      lead: "Le plateau n’a pas pu être affiché.",
      missing: "Le serveur répond {what} pour {address}.",
      framed: "{address} n’a pas le droit d’être dans un cadre ({what}).",
      policy: "Une règle de sécurité interdit {address} ({what}).",
      type: "Le serveur envoie {address} comme {what} et non comme text/html.",
      old: "Ce navigateur est trop ancien pour {address} : il lui manque {what}. Un navigateur plus récent l’affichera.",
      broken: "{address} est arrivé, mais n’a pas pu démarrer.",
      slow: "{address} n’a pas démarré en {what} secondes.",
      unknown: "Aucun plateau n’est venu de {address} : le réseau ou le fichier manque peut-être, ou le serveur lui interdit les cadres ou les scripts.",
      page: "La Content-Security-Policy de cette page interdit {address}. Elle doit autoriser : {what}",
      place: "Mettez-y le fichier, ou indiquez dans l’attribut src où il se trouve.",
      allow: "Le serveur doit envoyer ce fichier autrement.",
    },
    pt: {
      lead: "Não foi possível mostrar o tabuleiro.",
      missing: "O servidor responde {what} para {address}.",
      framed: "{address} não pode ficar numa moldura ({what}).",
      policy: "Uma política de segurança proíbe {address} ({what}).",
      type: "O servidor envia {address} como {what} e não como text/html.",
      old: "Este navegador é antigo demais para {address}: falta-lhe {what}. Um navegador mais novo o mostra.",
      broken: "{address} chegou, mas não conseguiu iniciar.",
      slow: "{address} não começou em {what} segundos.",
      unknown: "Nenhum tabuleiro veio de {address}: talvez falte a rede ou o arquivo, ou o servidor lhe proíba molduras ou scripts.",
      page: "A Content-Security-Policy desta página proíbe {address}. Ela precisa permitir: {what}",
      place: "Coloque o arquivo lá, ou diga no atributo src onde ele está.",
      allow: "O servidor precisa enviar este arquivo de outro modo.",
    },
    es: {
      lead: "No se pudo mostrar el tablero.",
      missing: "El servidor responde {what} para {address}.",
      framed: "{address} no puede estar en un marco ({what}).",
      policy: "Una política de seguridad prohíbe {address} ({what}).",
      type: "El servidor envía {address} como {what} y no como text/html.",
      old: "Este navegador es demasiado antiguo para {address}: le falta {what}. Uno más reciente lo muestra.",
      broken: "{address} ha llegado, pero no pudo empezar.",
      slow: "{address} no ha empezado en {what} segundos.",
      unknown: "No llegó ningún tablero de {address}: quizá falte la red o el archivo, o el servidor le prohíba marcos o scripts.",
      page: "La Content-Security-Policy de esta página prohíbe {address}. Debe permitir: {what}",
      place: "Ponga allí el archivo, o diga en el atributo src dónde está.",
      allow: "El servidor debe enviar este archivo de otro modo.",
    },
    ar: {
      lead: "تعذّر عرض الرقعة.",
      missing: "يجيب الخادم بـ {what} عن {address}.",
      framed: "لا يُسمح بوضع {address} في إطار ({what}).",
      policy: "سياسة أمان تمنع {address} ({what}).",
      type: "يرسل الخادم {address} على أنه {what} وليس text/html.",
      old: "هذا المتصفح أقدم من أن يعرض {address}: ينقصه {what}. متصفح أحدث يعرضه.",
      broken: "وصل {address} لكنه لم يستطع البدء.",
      slow: "لم يبدأ {address} خلال {what} ثانية.",
      unknown: "لم تأتِ رقعة من {address}: ربما الشبكة أو الملف مفقود، أو يمنع الخادم وضعه في إطار أو تشغيل نصوصه البرمجية.",
      page: "تمنع Content-Security-Policy لهذه الصفحة {address}. عليها أن تسمح بـ: {what}",
      place: "ضع الملف هناك، أو اذكر في الخاصية src أين هو.",
      allow: "على الخادم أن يرسل هذا الملف بطريقة أخرى.",
    },
  };

  // The words on a poster's button.
  const PLAY = { en: "Play {game}", fr: "Jouer à {game}", pt: "Jogar {game}", es: "Jugar a {game}", ar: "العب {game}" };
  const NAMES = { yote: "Yoté", choko: "Choko", wali: "Wali", bolotondou: "Bolotondou", yebo: "Yebo" };

  // The built-in picture: holes in the sand, with a stick and pebbles.
  const picture = () => {
    const part = (name, attributes) => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      return made;
    };
    const place = part("svg", { viewBox: "0 0 6 5", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" });
    for (let hole = 0; hole < 30; hole += 1) {
      const [cx, cy] = [(hole % 6) + 0.5, Math.floor(hole / 6) + 0.5];
      place.append(part("circle", { cx, cy, r: 0.3, fill: "#b89566" }));
      if (hole % 7 === 3) place.append(part("ellipse", { cx, cy, rx: 0.2, ry: 0.17, fill: "#6f7278" }));
      if (hole % 7 === 5) place.append(part("path", { d: `M${cx - 0.2} ${cy + 0.2}l.4-.4`, stroke: "#6b3d1c", "stroke-width": 0.12, "stroke-linecap": "round" }));
    }
    return place;
  };

  // Returns red, green and blue of a computed colour, from 0 to 255, and how much it covers, from 0 to 1. One that is
  // not in sRGB, such as `oklch(…)`, is drawn.
  const channels = (colour) => {
    const [red, green, blue, cover = 1] = /^rgba?\(/.test(colour) ? colour.match(/[\d.]+/g).map(Number) : [];
    if (red !== undefined) return [red, green, blue, cover];
    const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const drawn = [...context.getImageData(0, 0, 1, 1).data];
    return [...drawn.slice(0, 3), drawn[3] / 255];
  };

  // Returns the `#rrggbb` of a colour as the browser computes it; others as they are, for the board to refuse.
  const hex = (colour) => {
    const [red, green, blue, cover] = channels(colour);
    const digits = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
    return cover === 1 ? `#${digits}` : colour;
  };

  // The advice for each cause; the sentences of the others contain it.
  const ADVICE = { missing: "place", unknown: "place", framed: "allow", policy: "allow", type: "allow" };

  if (typeof customElements === "undefined") return;
  const known = customElements.get("sand-board");
  if (known) {
    if (!("isReady" in known.prototype)) console.warn("<sand-board>: this page has another element of that name");
    return;
  }

  // A page from a disk has no origin. A `srcdoc` document has that of its host, which its address does not show, and
  // a sandboxed page has none.
  const here = location.protocol === "file:" ? "null" : self.origin;
  // Returns the script's address: modules have no current script, but an error's stack names the file. Texts
  // (`blob:`, `data:`) have no folder.
  const PLACE = /(blob:)?[a-z][a-z-]*:\/\/\S+?(?=:\d+:\d+)/;
  const file = document.currentScript?.src || PLACE.exec(new Error().stack ?? "")?.[0];
  const beside = file && !/^(blob|data):/.test(file) ? file : document.baseURI;

  // Returns the game that a value of `rules` names.
  const game = (rules) => /^\s*(yote|choko|wali|bolotondou|yebo)/i.exec(rules ?? "yote")?.[1].toLowerCase();

  // Returns the ancestors of an element, across shadow roots.
  function* around(element) {
    for (let at = element; at; at = at.parentNode ?? at.host) if (at instanceof Element) yield at;
  }

  const code = (lang) => (lang ?? "").toLowerCase().split(/[-_]/)[0];

  // Returns the nearest language around an element that boards speak.
  const spoken = (element) => {
    for (const at of around(element.parentNode ?? element.getRootNode().host)) {
      const lang = code(at.getAttribute("lang") ?? at.getAttribute("xml:lang"));
      if (LANGUAGES.includes(lang)) return lang;
    }
    return null;
  };

  // Returns whether the value of a switch means yes; an attribute without a value does.
  const isOn = (value) => (value ?? null) !== null && !/^(no|false|off|0)$/i.test(String(value).trim());

  // Returns whether the page around an element is light or dark; null if it follows the system.
  const shade = (element) => {
    const { colorScheme } = getComputedStyle(element);
    const meta = document.querySelector("meta[name=color-scheme]")?.content;
    const words = (colorScheme && colorScheme !== "normal" ? colorScheme : (meta ?? "")).split(/\s+/);
    const [light, dark] = ["light", "dark"].map((word) => words.includes(word));
    if (light && dark) return null;
    if (light || dark) return dark ? "night" : "day";
    for (const at of around(element)) {
      const [red, green, blue, cover] = channels(getComputedStyle(at).backgroundColor);
      if (cover > 0.5) return red * 0.3 + green * 0.59 + blue * 0.11 < 128 ? "night" : "day";
    }
    return "day";
  };

  // Returns how many letters differ between two words: more, less, others, or swapped.
  const distance = (a, b) => {
    let [last, row] = [[], Array.from({ length: b.length + 1 }, (none, at) => at)];
    for (let i = 0; i < a.length; i += 1) {
      const next = [i + 1];
      for (let j = 0; j < b.length; j += 1) {
        const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
        next[j + 1] = Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (a[i] !== b[j]), isSwapped ? last[j - 1] + 1 : Infinity);
      }
      [last, row] = [row, next];
    }
    return row[b.length];
  };

  // Returns those of some names that an unknown one resembles: by its letters, or by its beginning.
  const meant = (name, names) => {
    const plain = (word) => word.toLowerCase().replace(/[-_]/g, "");
    const said = plain(name);
    return names.filter((ours) => {
      const own = plain(ours);
      if (own === said) return true;
      if (own.length < 4 || said.length < 4) return false;
      const begins = own[0] === said[0] && distance(said.slice(0, own.length), own) < 2;
      return begins || own.startsWith(said) || distance(said, own) < (own.length < 8 ? 2 : 3);
    });
  };

  // Returns the question whether one of those names is meant; an empty text if there is none.
  const question = (names) => (names.length > 0 ? `; is ${names.map((name) => `\`${name}\``).join(" or ")} meant?` : "");

  // Attributes of other elements that resemble ours, those of a page's scripts, and those that frameworks read.
  const OTHERS = /^(accept|accept-charset|longdesc|sizes?|theme-color|(data|aria|x|v|ng|hx)-.*|on.*|.*[^a-z0-9_-].*)$/;

  // Returns a value without the quotation marks around it that an editor may have put into the attribute.
  const bare = (value) => (typeof value === "string" ? value.replace(/^\s*(["'])([^"']*)\1\s*$/, "$2") : value);

  // Returns whether an option has no value: without one it follows the host page, if it can.
  const isEmpty = (value) => String(value ?? "").trim() === "";

  const failure = (why, code) => Object.assign(new Error(why), { code });

  class SandBoard extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    #frame = null;
    #ready = null;
    #waits = new Map();
    #last = 0;
    // The page that is loading: its address, whether it is one of ours, and whether it was given up.
    #coming = null;
    // Addresses to which a server has redirected, without the options.
    #moved = new Map();
    #timers = [];
    #height = null;
    #title = null;
    #isYebo = false;
    // Options set by `set`, and those that follow the host page's look.
    #stated = new Map();
    #page = {};
    // Options of `set` that the board has not answered yet.
    #asked = new Map();
    // The saved game on the board, or under a task, and the attributes that it belongs to.
    #kept = null;
    // How often each attribute has changed.
    #edits = new Map();
    #isRestoring = false;
    // Whether another game has begun since an attribute chose one.
    #isLeft = false;
    // The board's own game while it restores that one, and whether another game takes its place.
    #next = null;
    #isOther = false;
    // Whether the element has been taken out of the page, and was not put back.
    #isRemoved = false;
    // Whether the frame may be made: at once, near the viewport, or at a press on the poster.
    #isBegun = false;
    #nearby = null;
    #hear = (event) => this.#heard(event);
    #forbid = (event) => this.#forbidden(event);
    #look = () => this.#follow();
    #observer = new MutationObserver(this.#look);
    #media = ["dark", "light"].map((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`));
    // What the page's author has been warned of, and what tells of further attributes.
    #warned = new Set();
    #doubter = new MutationObserver((changes) => changes.forEach(({ attributeName }) => this.#doubt(attributeName)));
    // An element with the house's look: its transitions tell of changes by any style sheet.
    #probe = document.createElement("i");

    connectedCallback() {
      // Messages of this script come from its own window, and a frame hears only the window around it.
      if (this.ownerDocument !== document) {
        return this.#warn("a board that was moved into another document shows nothing; it goes on when it is back", "unsupported");
      }
      this.#isRemoved = false;
      if (!this.shadowRoot) this.attachShadow({ mode: "open" });
      addEventListener("message", this.#hear);
      document.addEventListener("securitypolicyviolation", this.#forbid);
      // The probe is rendered before it is read.
      this.shadowRoot.replaceChildren(...this.#dressed(), this.#probe);
      this.#watch();
      for (const media of this.#media) media.addEventListener("change", this.#look);
      this.shadowRoot.addEventListener("transitionend", this.#look);
      this.#page = this.#looks();
      for (const name of this.getAttributeNames()) this.#doubt(name);
      this.#doubter.observe(this, { attributes: true });
      if (this.#isBegun) this.#begin();
      else this.#await();
    }

    // Creates the board's frame, if it waits for the viewport or for a press.
    begin() {
      if (!this.isConnected || this.#isBegun) return this.ready;
      this.#isBegun = true;
      this.#nearby?.disconnect();
      this.#begin();
      return this.ready;
    }

    // Waits for the viewport, for a press on the poster, or for nothing.
    #await() {
      if (!this.#ready) this.#ready = this.#promised();
      this.#nearby?.disconnect();
      const isLazy = this.getAttribute("loading")?.trim().toLowerCase() === "lazy" && "IntersectionObserver" in self;
      if (this.hasAttribute("poster")) return this.#posted();
      if (!isLazy) return this.begin();
      this.#frame = null;
      const place = document.createElement("div");
      place.style.blockSize = this.#isFixed() ? "" : "45rem";
      this.shadowRoot.replaceChildren(...this.#dressed(), this.#probe, place);
      const near = (entries) => entries.some((entry) => entry.isIntersecting) && this.begin();
      this.#nearby = new IntersectionObserver(near, { rootMargin: "400px" });
      this.#nearby.observe(this);
    }

    // Shows the poster; the built-in picture where none is named or where it does not come.
    #posted() {
      const button = document.createElement("button");
      const address = this.getAttribute("poster").trim();
      const words = document.createElement("span");
      const lang = this.#spoken();
      words.textContent = PLAY[lang].replace("{game}", NAMES[game(this.#option("rules"))] ?? "Yoté");
      [button.type, button.lang, button.dir] = ["button", lang, direction(lang)];
      button.setAttribute("part", "poster");
      button.style.blockSize = this.#isFixed() ? "" : "min(45rem, 75vi)";
      button.append(picture(), words);
      if (address) {
        const image = new Image();
        image.alt = "";
        if (this.getAttribute("loading") === "lazy") image.loading = "lazy";
        image.onerror = () => image.remove();
        image.src = address;
        button.prepend(image);
      }
      button.addEventListener("click", () => {
        this.begin().then(() => this.#frame?.focus(), () => {});
      });
      this.shadowRoot.replaceChildren(...this.#dressed(), this.#probe, button);
    }

    // Returns a language that this script speaks: the board's, the page's or the visitor's.
    #spoken() {
      const own = [this.#option("lang"), this.#page.lang, ...(navigator.languages ?? [])].map(code);
      return own.find((lang) => SAID[lang]) ?? "en";
    }

    // `moveBefore` keeps the frame and its contents.
    connectedMoveCallback() {
      this.#watch();
      this.#follow();
    }

    // Observes changes of look and language around the board.
    #watch() {
      const looks = ["lang", "class", "style", "data-theme", "data-color-scheme"];
      this.#observer.disconnect();
      for (const at of around(this)) this.#observer.observe(at, { attributeFilter: looks });
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      document.removeEventListener("securitypolicyviolation", this.#forbid);
      for (const media of this.#media) media.removeEventListener("change", this.#look);
      this.shadowRoot.removeEventListener("transitionend", this.#look);
      this.#nearby?.disconnect();
      this.#observer.disconnect();
      this.#doubter.disconnect();
      this.#stop();
      const never = this.#isBegun ? "" : ": it waited for the viewport or for a press on its poster, and was never begun";
      const why = failure(`the board has been taken out of the page${never}`, "removed");
      this.#give(why);
      this.#ready?.reject(why);
      this.#frame = null;
      this.#ready = null;
      this.#isRemoved = true;
      this.shadowRoot.replaceChildren();
    }

    attributeChangedCallback(name, before, now) {
      if (before === now && !(this.#isLeft && this.isReady && LOADED.includes(name))) return;
      this.#edits.set(name, this.#edit(name) + 1);
      if (this.isConnected && this.shadowRoot && !this.#isBegun) return this.#await();
      if (!this.#frame || name === "loading" || name === "poster") return;
      if (name === "title") return this.#name();
      if (name === "fixed") return this.#resize();
      this.#stated.delete(name);
      // Yebo has a page of its own. An unknown name changes nothing.
      const isElsewhere = name === "rules" && game(bare(now)) && (game(bare(now)) === "yebo") !== this.#isYebo;
      if (name === "src" || isElsewhere || !this.isReady) {
        this.#begin();
      } else {
        // Once the board has heard of it, a frame in its place continues the game.
        const frame = this.#frame;
        const settle = () => {
          if (frame !== this.#frame) return;
          if (GAME.includes(name)) this.#isLeft = false;
          if (name === "languages") this.#follow();
          if (this.#kept) Object.assign(this.#kept, this.#chosen());
        };
        this.#put(name, now).then(settle, settle);
      }
    }

    // Whether the board accepts requests.
    get isReady() {
      return this.#ready?.is === true;
    }

    // Resolves when it does; rejects if it does not appear. Before the element is in a page, it waits for that.
    get ready() {
      if (this.#isRemoved) return Promise.reject(failure("the board has been taken out of the page", "removed"));
      this.#ready ??= this.#promised();
      return this.#ready.promise;
    }

    async newGame(choice = {}) {
      if (choice === null || typeof choice !== "object") {
        throw this.#refusal("`newGame` takes an object with `rules`, `side` and `level`, or nothing", "unknown-request");
      }
      for (const name of Object.keys(choice).filter((name) => !CHOICE.includes(name))) {
        this.#warn(`\`newGame\` has no field \`${name}\`${question(meant(name, CHOICE))}`, "unknown-request");
      }
      const { rules, side, level } = choice;
      const other = (rules ?? null) === null ? null : game(rules);
      if (!other || (other === "yebo") === this.#isAtYebo()) return this.#ask({ do: "new", rules, side, level }, GAME);
      // The other page comes in place of this one, and is asked for the rest.
      this.setAttribute("rules", rules);
      return this.#ask({ do: "new", side, level }, GAME);
    }
    // Returns whether the frame shows Yebo's page, or will.
    #isAtYebo() {
      return this.#frame ? this.#isYebo : game(this.#option("rules")) === "yebo";
    }
    load(text) {
      return this.#ask({ do: "load", text }, GAME);
    }
    play(turn) {
      return this.#ask({ do: "play", turn });
    }
    undo() {
      return this.#ask({ do: "undo" });
    }
    redo() {
      return this.#ask({ do: "redo" });
    }
    restart() {
      return this.#ask({ do: "restart" });
    }
    // A request without a number of turns steps on: none is sent.
    step(by = 1) {
      return this.#ask({ do: "step", by: by ?? NaN });
    }
    goTo(to) {
      return this.#ask({ do: "step", to: to ?? NaN });
    }
    export(form = "record") {
      return this.#ask({ do: "export", form });
    }
    state() {
      return this.#ask({ do: "state" });
    }
    async set(name, value) {
      if (typeof name === "string" && !OPTIONS.includes(name)) {
        const more = ATTRIBUTES.includes(name) ? ": it is an attribute of the element alone" : question(meant(name, OPTIONS));
        throw this.#refusal(`there is no option \`${name}\`${more}`, "unknown-option");
      }
      const edit = this.#edit(name);
      this.#asked.set(name, value);
      const done = await this.#put(name, value).finally(() => this.#asked.delete(name));
      if (edit === this.#edit(name)) this.#stated.set(name, value);
      // The first language on offer is spoken.
      if (name === "languages") this.#follow();
      return done;
    }
    // Resolves with the hint, which may take a moment.
    hint() {
      return this.#ask({ do: "hint" });
    }

    // Sets an option; an unset one follows the host page.
    #put(name, value) {
      const said = (isEmpty(value) ? this.#page[name] : null) ?? bare(value) ?? null;
      return this.#ask({ do: "set", name, value: said }, GAME.includes(name) ? GAME : [name]);
    }

    #edit(name) {
      return this.#edits.get(name) ?? 0;
    }

    // Creates a new frame in place of the old one.
    #begin() {
      this.#stop();
      this.#give(failure("another board has taken its place", "removed"));
      if (!this.#ready || this.#ready.is || this.#ready.isLost) this.#ready = this.#promised();
      if (this.#kept && this.#kept.game !== this.#chosen().game) this.#forget();
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.setAttribute("allow", "autoplay; clipboard-write; fullscreen");
      // A cross-origin isolated page accepts only frames whose server allows it.
      frame.credentialless = self.crossOriginIsolated === true;
      this.#frame = frame;
      this.#isRestoring = this.#isLeft = false;
      this.#isYebo = game(this.#option("rules")) === "yebo";
      this.#name();
      this.#resize();
      // Changes in one task lead to one address: Chromium may never draw a frame that is redirected while it loads.
      queueMicrotask(() => {
        if (this.#frame !== frame) return;
        const address = this.#address();
        this.#coming = { address: address ?? this.getAttribute("src"), isOurs: false, isLost: false };
        frame.addEventListener("load", () => this.#loaded(frame));
        const watch = () => {
          if (this.#frame !== frame || this.isReady) return;
          this.#wait(DOUBT, () => this.#inquire());
          this.#wait(PATIENCE, () => this.#lose(this.#coming.isOurs ? "slow" : null, PATIENCE / 1000));
        };
        // A page that is prerendered brings its frames once it is shown.
        if (document.prerendering) document.addEventListener("prerenderingchange", watch, { once: true });
        else watch();
        if (address) frame.src = address;
        this.shadowRoot.replaceChildren(...this.#dressed(), this.#probe, frame);
      });
    }

    // Drops the kept game: another one comes, of which the page is told.
    #forget() {
      this.#kept = null;
      this.#isOther = true;
    }

    #promised() {
      const ready = { is: false, isLost: false };
      ready.promise = new Promise((resolve, reject) => Object.assign(ready, { resolve, reject }));
      // Avoids an unhandled rejection in pages that do not wait for the board.
      ready.promise.catch(() => {});
      return ready;
    }

    #wait(time, then) {
      this.#timers.push(setTimeout(then, time));
    }

    #stop() {
      this.#timers.splice(0).forEach(clearTimeout);
    }

    // A policy may forbid styles in markup but not a constructed sheet. Browsers before 2023 have none.
    #dressed() {
      try {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
        this.shadowRoot.adoptedStyleSheets = [sheet];
        return [];
      } catch {
        const style = document.createElement("style");
        style.textContent = STYLE;
        return [style];
      }
    }

    // Returns the value of an option from its attribute or from `set`.
    #option(name) {
      return bare(this.#stated.has(name) ? this.#stated.get(name) : this.getAttribute(name));
    }

    // Returns the address of the page with its options; null if `src` is invalid.
    #address() {
      const src = this.getAttribute("src")?.trim();
      let address;
      try {
        address = new URL(src || "sandgrid.html", src ? this.baseURI : beside);
      } catch {
        return null;
      }
      address = new URL(this.#moved.get(address.href) ?? address);
      address.searchParams.set("origin", here);
      for (const name of OPTIONS) {
        const value = (this.#follows(name) ? this.#page[name] : null) ?? this.#option(name);
        if (value !== null && value !== undefined) address.searchParams.set(name, value);
      }
      return address.href;
    }

    // Returns what the attributes choose: game and task.
    #chosen() {
      const values = (names) => JSON.stringify(names.map((name) => this.getAttribute(name)));
      return { game: values(GAME.filter((name) => !TASKS.includes(name))), task: values(TASKS) };
    }

    #players() {
      return JSON.stringify(PLAYERS.map((name) => this.#option(name)));
    }

    // Returns whether an option has the host page's value: it has none of its own, or one that the board refuses.
    #follows(name) {
      return name in FOLLOWING && !FOLLOWING[name].test(this.#option(name) ?? "");
    }

    #looks() {
      return { lang: this.#offered() ?? spoken(this), theme: shade(this), ...this.#house() };
    }

    // Returns the first language on offer in a kiosk, which it begins with.
    #offered() {
      const codes = (this.#option("languages") ?? "").split(/[\s,]+/).map(code);
      return codes.find((lang) => LANGUAGES.includes(lang));
    }

    // Returns the look of the house: what the custom properties say, computed by the browser. What it does not
    // understand goes on as it is: the board refuses it, and says so.
    #house() {
      const [own, shown] = [getComputedStyle(this), getComputedStyle(this.#probe)];
      // On its way from one look to the next, the probe has neither.
      this.#probe.style.transition = "none";
      const stated = (name) => own.getPropertyValue(`--sandgrid-${name}`).trim() || null;
      const computed = { accent: "color", ground: "backgroundColor", ink: "borderTopColor", radius: "borderTopLeftRadius" };
      const value = (name) => {
        const said = stated(name);
        if (said === null || !(name in computed)) return said;
        const isLength = name === "radius";
        if (!CSS.supports(isLength ? "border-radius" : "color", said)) return said;
        return isLength ? String(Math.round(parseFloat(shown[computed.radius]))) : hex(shown[computed[name]]);
      };
      const house = Object.fromEntries(HOUSE.map((name) => [name, value(name)]));
      this.#probe.style.transition = "";
      return house;
    }

    // Handles a change of the host page's language or look.
    #follow() {
      const [before, now] = [this.#page, this.#looks()];
      this.#page = now;
      for (const name of ["lang", "theme", ...HOUSE]) {
        if (this.isReady && this.#follows(name) && before[name] !== now[name]) this.#put(name, null).catch(() => {});
      }
    }

    // Names the frame by the page's title or by the game.
    #name() {
      this.#frame.title = this.getAttribute("title") ?? this.#title ?? NAMES[game(this.#option("rules"))] ?? "Sandgrid";
    }

    // Warns of an attribute that resembles one of ours.
    #doubt(name) {
      if (ATTRIBUTES.includes(name) || OTHERS.test(name)) return;
      const ours = meant(name, ATTRIBUTES);
      if (ours.length > 0) this.#warn(`there is no attribute \`${name}\`${question(ours)}`, "unknown-option");
    }

    // Tells of a request that cannot be carried out, and returns its error.
    #refusal(message, code) {
      this.#tell("error", { code, message, id: null });
      return failure(message, code);
    }

    // Tells the page's author once of a mistake beside which all else holds.
    #warn(message, code) {
      if (this.#warned.has(message)) return;
      this.#warned.add(message);
      console.warn(`<sand-board>: ${message}`, this);
      const tell = () => this.dispatchEvent(new CustomEvent("error", { detail: { code, message, id: null } }));
      // The scripts of the page listen by then.
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell, { once: true });
      else queueMicrotask(tell);
    }

    // Handles a loaded page. Ours have reported before that.
    #loaded(frame) {
      if (frame !== this.#frame || this.#coming.isOurs) return;
      this.#wait(GRACE, () => this.#coming.isOurs || this.#lose(null));
    }

    // Gives a board up early if its server's answer shows why it does not come: a browser may take long over a page of
    // another type.
    async #inquire() {
      const coming = this.#coming;
      if (this.isReady || coming.isOurs || coming.isLost) return;
      const address = coming.address.split("?")[0];
      const [cause, more] = await this.#cause(address);
      if (coming !== this.#coming || coming.isOurs) return;
      if (cause === "moved") this.#redirect(address, more);
      else if (cause !== "unknown") this.#lose(cause, more);
    }

    // Begins anew at the address to which the server redirects: on the way the options were lost.
    #redirect(address, to) {
      this.#moved.set(address, to);
      this.#begin();
    }

    #forbidden({ effectiveDirective, blockedURI }) {
      const isFrame = ["frame-src", "child-src"].includes(effectiveDirective);
      const isOurs = this.#coming && blockedURI && this.#coming.address.startsWith(blockedURI.split("?")[0]);
      if (!isFrame || !isOurs) return;
      const { origin } = new URL(this.#coming.address, location.href);
      const source = origin === location.origin || origin === "null" ? "'self'" : origin;
      this.#lose("policy", `${effectiveDirective} ${source}`, "page");
    }

    // Handles a board that does not appear: tells the page, its script and its visitors. A board that appears later
    // is shown.
    async #lose(why, what, sentence = why) {
      const [frame, coming, ready] = [this.#frame, this.#coming, this.#ready];
      if (!frame || this.isReady || coming.isLost) return;
      coming.isLost = true;
      const address = coming.address.split("?")[0];
      const [cause, more] = why ? [why, what] : await this.#cause(address);
      if (frame !== this.#frame || this.isReady) return;
      if (cause === "moved") return void this.#redirect(address, more);
      const say = (lang) => {
        const words = SAID[lang];
        const said = words[sentence ?? cause].replace("{address}", address).replace("{what}", more);
        const advice = words[ADVICE[sentence ?? cause]];
        return [words.lead, said, ...(advice ? [advice] : [])].join(" ");
      };
      const place = document.createElement("p");
      place.lang = this.#spoken();
      place.dir = direction(place.lang);
      place.textContent = say(place.lang);
      place.setAttribute("role", "alert");
      place.setAttribute("part", "trouble");
      frame.hidden = true;
      this.shadowRoot.append(place);
      const message = `${say("en")} (<sand-board src>)`;
      ready.isLost = true;
      ready.reject(failure(message, "unreachable"));
      this.#tell("error", { code: "unreachable", message, cause, address, id: null });
    }

    // Returns why a page is not ours, as far as its server shows.
    async #cause(address) {
      try {
        if (new URL(address).origin !== location.origin) return ["unknown"];
        const { ok, status, headers, redirected, url } =
          await fetch(address, { method: "HEAD", signal: AbortSignal.timeout?.(2000) });
        const header = (name) => headers.get(name) ?? "";
        const [frames, policy, type] = ["x-frame-options", "content-security-policy", "content-type"].map(header);
        if (!ok) return ["missing", String(status)];
        if (/deny/i.test(frames)) return ["framed", `X-Frame-Options: ${frames}`];
        const isIsolated = crossOriginIsolated && !header("cross-origin-embedder-policy");
        if (isIsolated) return ["framed", "Cross-Origin-Embedder-Policy"];
        if (/frame-ancestors/.test(policy)) return ["framed", `Content-Security-Policy: ${policy}`];
        if (policy) return ["policy", `Content-Security-Policy: ${policy}`];
        if (type && !/html/.test(type)) return ["type", type];
        return redirected && !this.#moved.has(address) ? ["moved", url] : ["unknown"];
      } catch {
        return ["unknown"];
      }
    }

    // Sends a request once the board is ready. One that waits is dropped when one of these attributes changes: the newer
    // value holds.
    async #ask(request, names = []) {
      if (!this.isConnected && !this.#isRemoved) {
        console.info("<sand-board>: this request waits until the element is put into the page", this);
      } else if (this.isConnected && !this.#isBegun) {
        console.info("<sand-board>: this request waits until the board begins: near the viewport, at a press on its poster, or by `begin()`", this);
      }
      // Another frame may have started, or the board may be gone, by now.
      const edits = names.map((name) => this.#edit(name));
      while (!this.isReady) await this.ready;
      if (names.some((name, at) => this.#edit(name) !== edits[at])) {
        throw failure("an attribute has changed since, and holds", "removed");
      }
      return this.#send(request);
    }

    #send(request) {
      const id = ++this.#last;
      return new Promise((resolve, reject) => {
        this.#waits.set(id, { resolve, reject, request });
        try {
          // A sandboxed frame has no origin to name.
          this.#frame.contentWindow.postMessage({ ...request, sandgrid: VERSION, id }, "*");
        } catch ({ message }) {
          // A function or a symbol cannot be sent.
          this.#waits.delete(id);
          reject(this.#refusal(message, "unknown-request"));
        }
      });
    }

    #give(why) {
      for (const { reject } of this.#waits.values()) reject(why);
      this.#waits.clear();
    }

    #heard({ source, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (data === null || typeof data !== "object" || data.sandgrid !== VERSION) return;
      const { sandgrid, event, id, ...detail } = data;
      if (this.#overhears(event, detail)) return;
      if (event !== "answer" && !EVENTS.includes(event)) return;
      if (event === "resize" && !Number.isFinite(detail.height)) return;
      const waits = this.#waits.get(id);
      const isAwaited = event === "answer" && waits?.request.do === "hint";
      // The hint arrives as an event.
      if (isAwaited) waits.isHeard = true;
      else this.#waits.delete(id);
      const state = event === "answer" ? detail.value : detail.state;
      if (typeof state?.title === "string") {
        this.#title = state.title;
        this.#isYebo = state.rules === "yebo";
        this.#name();
      }
      if (event === "answer") return isAwaited || waits?.resolve(detail.value);
      this.#advise(event, detail);
      if (event === "game") this.#isLeft = true;
      // A listener may move the board, before it has answered.
      if (event === "languagechange" && this.#asked.has("lang")) this.#stated.set("lang", this.#asked.get("lang"));
      if (event === "error" && waits) waits.reject(failure(detail.message, detail.code));
      if (waits?.request.do === "restore") return;
      if (event === "ready") return this.#arrived(detail);
      if (event === "resize") {
        detail.height = Math.min(Math.max(detail.height, 0), TALLEST);
        this.#height = detail.height;
        this.#resize();
      }
      // The game is restored: nothing has happened for the host page.
      if (this.#isRestoring && event !== "resize" && event !== "error") return;
      this.#tell(event, detail, waits?.request);
    }

    // Settles pending hints: one has arrived, or the board has changed.
    #advise(event, detail) {
      for (const [id, { request, isHeard, resolve, reject }] of this.#waits) {
        const isLate = isHeard && CHANGES.includes(event);
        if (request.do !== "hint" || !(event === "hint" || isLate)) continue;
        this.#waits.delete(id);
        if (isLate) reject(failure("the board has changed before the hint came", "refused"));
        else resolve(detail);
      }
    }

    // Handles messages that concern this element alone; returns whether it was one.
    #overhears(event, { to, cause, text, code }) {
      if (event === "loading") {
        // A link in the frame opened another game.
        if (this.isReady && this.#kept) this.#forget();
        this.#coming.isOurs = true;
      } else if (event === "moved") {
        try {
          this.#coming = { ...this.#coming, address: new URL(String(to), this.#coming.address).href, isOurs: false };
        } catch {
          // None of our pages says so.
        }
      } else if (event === "kept") {
        // A board has a game of its own until it has restored the one before.
        const before = this.#isRestoring ? this.#next : this.#kept;
        const game = typeof text === "string" ? { text, isUnder: false, players: this.#players() } : null;
        // Under a task, the game stays what it was.
        const kept = text === "" ? before && { ...before, isUnder: true } : game;
        if (kept) Object.assign(kept, this.#chosen());
        if (this.#isRestoring) this.#next = kept;
        else this.#kept = kept;
      } else if (event === "error" && code === "broken") {
        this.#give(failure("the board has made a mistake and stopped", code));
        this.#lose("broken");
        return !this.isReady;
      } else if (event === "error" && code === "unsupported") {
        const what = new Map([["policy", "Content-Security-Policy"], ["old", "WebAssembly"]]);
        this.#lose(what.has(cause) ? cause : "broken", what.get(cause));
      } else {
        return false;
      }
      return true;
    }

    // Handles a ready board; restores the game that was on it before it was moved.
    async #arrived(detail) {
      const [frame, kept] = [this.#frame, this.#kept];
      let trouble = null;
      if (kept && !isOn(this.#option("kiosk"))) {
        [this.#isRestoring, this.#next] = [true, null];
        let restored = await this.#send({ do: "restore", text: kept.text }).catch((why) => ((trouble = why), null));
        // Attributes may have changed while the board was in no page.
        for (const name of kept.players === this.#players() ? [] : PLAYERS) {
          if (frame !== this.#frame) return;
          restored = await this.#send({ do: "set", name, value: this.#option(name) }).catch(() => restored);
        }
        // The task that was on the board begins again over that game.
        const isOtherTask = kept.task !== this.#chosen().task;
        const task = kept.isUnder || isOtherTask ? TASKS.find((name) => !isEmpty(this.#option(name))) : null;
        if (task && frame === this.#frame) {
          restored = await this.#send({ do: "set", name: task, value: this.#option(task) }).catch(() => restored);
        }
        if (isOtherTask) this.#isOther = true;
        if (frame !== this.#frame) return;
        this.#isRestoring = false;
        this.#kept = this.#next ?? (trouble ? null : kept);
        detail.state = restored ?? detail.state;
      }
      this.#stop();
      this.shadowRoot.querySelector("p")?.remove();
      frame.hidden = false;
      if (this.#ready.isLost) this.#ready = this.#promised();
      this.#ready.is = true;
      this.#ready.resolve(detail.state);
      this.#tell("ready", detail);
      if (trouble) this.#tell("error", { code: trouble.code, message: `the game before could not be continued: ${trouble.message}`, id: null });
      if (trouble || this.#isOther) this.#tell("game", { state: detail.state });
      this.#isOther = false;
      this.#follow();
      // A value in whose place the board has the page's is refused by it, and told.
      for (const name of Object.keys(this.#page)) {
        const value = this.#option(name);
        if (this.#follows(name) && !isEmpty(value) && this.#page[name]) this.#send({ do: "set", name, value }).catch(() => {});
      }
    }

    #tell(event, detail, request) {
      // A refused action is not an error of the host page's author.
      const isMistake = event === "error" && (detail.code !== "refused" || request?.do === "set");
      if (isMistake) console.warn(`<sand-board>: ${detail.message}`, this);
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: false }));
    }

    // Returns whether the page sets the height.
    #isFixed() {
      return isOn(this.getAttribute("fixed"));
    }

    // Sets the height that the board asks for, unless the page sets one. Until then it has one that shows a whole
    // board.
    #resize() {
      const height = this.#height === null ? "45rem" : `${this.#height}px`;
      this.#frame.style.blockSize = this.#isFixed() ? "" : height;
    }
  }

  customElements.define("sand-board", SandBoard);
  if (typeof module === "object" && module?.exports) module.exports = { SandBoard };
})();
