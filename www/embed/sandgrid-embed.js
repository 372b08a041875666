// <sand-board>: one of Sandgrid's boards in any page. It is a frame with nothing but scripts allowed
// in it, and a talk with that frame; docs/embedding.md says what can be asked and what is told.
(() => {
  const VERSION = 1;
  // A board from a disk has no origin of its own.
  const here = location.origin === "null" || location.protocol === "file:" ? "null" : location.origin;
  const beside = document.currentScript ? document.currentScript.src : location.href;

  // The names of docs/embedding.md's table; whatever else a tag carries is its own affair.
  const TERMS = ["rules", "position", "record", "at", "lesson", "puzzle", "side", "level", "lang", "theme", "sound", "readonly", "coordinates", "controls", "links", "kiosk", "idle", "motion", "learning", "takes"];
  // What a board tells; whatever else comes out of its frame is not handed on, such as a click that was none.
  const EVENTS = ["ready", "turn", "capture", "step", "game", "round", "ending", "illegal", "hint", "languagechange", "idle", "reset", "resize", "learning", "print", "save", "error"];
  // The most that a board gets of a page's height, in CSS pixels: several times what ours ask for.
  const TALLEST = 5000;
  const STYLE =
    ":host{display:block;min-inline-size:18rem}:host([hidden]){display:none}iframe{display:block;inline-size:100%;block-size:100%;min-block-size:inherit;border:0;border-radius:inherit;color-scheme:auto}";

  class SandBoard extends HTMLElement {
    static observedAttributes = ["src", ...TERMS];
    #frame = null;
    #ready = null;
    #waits = new Map();
    #last = 0;
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: "open" });
      this.#begin();
      addEventListener("message", this.#hear);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#give("the board has been taken out of the page");
      this.#frame = null;
      this.#ready = null;
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now) return;
      // Yebo has a page of its own.
      const isElsewhere = name === "rules" && [before, now].includes("yebo");
      if (name === "src" || isElsewhere || !this.isReady) {
        this.#begin();
      } else {
        this.set(name, now).catch(() => {});
      }
    }

    // Whether the board can be asked.
    get isReady() {
      return this.#ready?.is === true;
    }

    // Resolves when it can.
    get ready() {
      return this.#ready ? this.#ready.promise : Promise.reject(new Error("the board is in no page"));
    }

    newGame(choice = {}) {
      return this.#ask({ do: "new", ...choice });
    }
    load(text) {
      return this.#ask({ do: "load", text });
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
    step(by = 1) {
      return this.#ask({ do: "step", by });
    }
    goTo(to) {
      return this.#ask({ do: "step", to });
    }
    export(form = "record") {
      return this.#ask({ do: "export", form });
    }
    state() {
      return this.#ask({ do: "state" });
    }
    set(name, value) {
      return this.#ask({ do: "set", name, value });
    }
    // Resolves with the advice, which may take a moment.
    hint() {
      return new Promise((resolve, reject) => {
        this.addEventListener("hint", ({ detail }) => resolve(detail), { once: true });
        this.#ask({ do: "hint" }).catch(reject);
      });
    }

    // Puts a new frame in place of any other.
    #begin() {
      this.#give("another board has taken its place");
      if (!this.#ready || this.#ready.is) {
        this.#ready = { is: false };
        this.#ready.promise = new Promise((resolve) => (this.#ready.resolve = resolve));
      }
      const frame = this.#framed();
      this.#frame = frame;
      // What changes at once is one address: Chromium may never draw a frame that is sent elsewhere while
      // it is still on its way.
      queueMicrotask(() => {
        if (this.#frame !== frame) return;
        frame.src = this.#address();
        this.shadowRoot.replaceChildren(...this.#dressed(), frame);
      });
    }

    // A page's policy may forbid styles in its markup, and not such a sheet. Browsers before 2023 have none.
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

    #framed() {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.setAttribute("allow", "autoplay; clipboard-write; fullscreen");
      frame.title = this.getAttribute("title") ?? "Sandgrid";
      return frame;
    }

    #address() {
      const address = new URL(this.getAttribute("src") ?? "sandgrid.html", this.hasAttribute("src") ? document.baseURI : beside);
      address.searchParams.set("origin", here);
      for (const name of TERMS) {
        if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      }
      return address.href;
    }

    async #ask(request) {
      await this.ready;
      const id = ++this.#last;
      return new Promise((resolve, reject) => {
        this.#waits.set(id, { resolve, reject });
        // A sandboxed frame has no origin that could be named.
        this.#frame.contentWindow.postMessage({ sandgrid: VERSION, id, ...request }, "*");
      });
    }

    #give(why) {
      for (const { reject } of this.#waits.values()) reject(new Error(why));
      this.#waits.clear();
    }

    #heard({ source, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (data === null || typeof data !== "object" || data.sandgrid !== VERSION) return;
      const { sandgrid, event, id, ...detail } = data;
      if (event !== "answer" && !EVENTS.includes(event)) return;
      if (event === "resize" && !Number.isFinite(detail.height)) return;
      const waits = this.#waits.get(id);
      this.#waits.delete(id);
      if (event === "answer") return waits?.resolve(detail.value);
      if (event === "error" && waits) waits.reject(Object.assign(new Error(detail.message), { code: detail.code }));
      if (event === "ready") {
        this.#ready.is = true;
        this.#ready.resolve(detail.state);
      }
      if (event === "resize") {
        detail.height = Math.min(Math.max(detail.height, 0), TALLEST);
        this.#resize(detail.height);
      }
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: false }));
    }

    // It has the height that it needs, unless the page lays it out.
    #resize(height) {
      this.#frame.style.blockSize = this.hasAttribute("fixed") ? "" : `${height}px`;
    }
  }

  if (!customElements.get("sand-board")) customElements.define("sand-board", SandBoard);
})();
