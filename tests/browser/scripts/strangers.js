// A page that has been got at by somebody who means no good.

const strangers = {
  /**
   * Whether a text is carried out as a script, by the page itself: the driver may do so, at once in
   * Chromium, in a place of its own in Firefox.
   */
  evaluates() {
    return new Promise((done) => {
      const { eval: evaluate } = globals.wrappedJSObject ?? globals;
      setTimeout(() => {
        try {
          done(evaluate("1") === 1);
        } catch {
          done(false);
        }
      });
    });
  },

  /** What a page tries that has been got at, as far as it is not refused. */
  tries() {
    /** @type {Record<string, () => unknown>} */
    const tries = {
      markup: () => (document.body.innerHTML += "<b></b>"),
      script: () => (document.createElement("script").text = "window.hacked = 1"),
      address: () => (document.createElement("script").src = "https://elsewhere.invalid/x.js"),
      data: () => new Worker("data:text/javascript,0"),
      worker: () => new Worker("https://elsewhere.invalid/x.js"),
      frame: () => (document.createElement("iframe").srcdoc = "<b></b>"),
      later: () => globals.setTimeout("window.hacked = 1"),
      handler: () => document.body.setAttribute("onclick", "window.hacked = 1"),
      policy: () => globals.trustedTypes.createPolicy("other", { createHTML: (/** @type {string} */ text) => text }),
    };
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]();
        return true;
      } catch {
        return false;
      }
    });
  },

  /** Has a script in the page's markup say that it runs. */
  inline() {
    return new Promise((done) => {
      const script = document.createElement("script");
      try {
        script.append("window.hacked = 1");
        document.head.append(script);
      } catch {
        // It is refused, which is told below.
      }
      setTimeout(() => done(globals.hacked ?? null));
    });
  },

  /** How many images and scripts there are that a text may have brought, and what one of them has done. */
  foreign() {
    return [document.images.length, all("body script:not([src])").length, globals.hacked ?? null];
  },

  /** Whether every style sheet of the page has rules. */
  hasStyles: () =>
    all("link[rel=stylesheet]").every((link) => /** @type {any} */ (link).sheet?.cssRules.length > 0),

  /** Opens a link so long. @param {number} length */
  openHugeLink(length) {
    location.hash = `g=1.${"A".repeat(length)}`;
  },

  /** Takes what was asked for out of the address. */
  forgetLink: () => history.replaceState(null, "", location.pathname + location.search),

  /** Puts a text behind or in the place of whatever is kept. @param {string} text */
  spoilStorage(text) {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, localStorage.getItem(key) + text);
    for (const name of ["game-1", "results", "current", "learned", "settings", "zzz"]) {
      localStorage.setItem(`sandgrid:${name}`, text.repeat(1000));
    }
  },
};
