// Sets language and theme before the first paint, from the address, the saved choice or the system, and reports if
// Sandgrid cannot run here. It runs first, in the oldest browsers, too, so it is written in the oldest JavaScript.
(function () {
  var failed = false;
  // The policy that has refused something.
  var refused = "";
  // The name of a required file that failed to load.
  var lost = "";
  // The name of a part of the first program that failed to load: the script that needs it fails, too, and is not the
  // cause.
  var part = "";
  // The address with names in lower case, without the `&amp;` of sites that escape an address twice, and with a game
  // in the fragment, from which messengers move or escape it.
  var address = window.location.search + window.location.hash;
  var tidy = address
    .replace(/&amp(;|%3B)/gi, "&")
    .replace(/(^\?|&)[a-z-]+/gi, function (name) {
      return name.toLowerCase();
    })
    .replace(/[?&#](%23)?(g(=|%3D))?(?=\d+\.)/i, "#g=");
  if (tidy !== address) {
    try {
      window.history.replaceState(null, "", window.location.pathname + tidy);
    } catch (refusal) {
      // The address stays as it is.
    }
  }

  // Reports that a required file failed to load or that the browser cannot use it; beside a notice, if play has begun.
  function tell(name) {
    var needs = document.getElementById("needs");
    if (document.documentElement.hasAttribute("data-started")) {
      document.getElementById("notice-words").append(" " + (name || ""));
      return;
    }
    document.documentElement.setAttribute("data-words", "lost");
    lost = name || lost;
    if (needs) {
      // If the browser has all required features and no policy forbids them, the cause is another.
      var isLost = lost && !refused && !lacks();
      document.getElementById("lost-files").textContent = isLost ? lost : "";
      document.getElementById("needs-browser").hidden = !!isLost;
      document.getElementById("needs-files").hidden = !isLost;
      needs.className = "needs shown";
      if (isLost && !window.sandgridFiles) {
        // Asks the server for the cause.
        document.head.appendChild(document.createElement("script")).src = "trouble.js";
      }
    }
    if (!failed) {
      // A policy violation is reported a moment after its effect.
      window.setTimeout(tellHost, 100);
    }
    failed = true;
  }

  function lacks() {
    return typeof WebAssembly !== "object" || !draws();
  }

  // Tells the host page why there is no board.
  function tellHost() {
    var cause = lacks() ? "old" : refused ? "policy" : "broken";
    say({
      event: "error",
      code: "unsupported",
      cause: cause,
      message: {
        old: "this browser lacks WebAssembly or canvas",
        policy: "a Content-Security-Policy forbids what the board needs: " + refused,
        broken: "the board could not start",
      }[cause],
    });
  }

  // Sends a message to the host page, whose origin is in the address.
  function say(said) {
    var asked = /[?&]origin=([^&]+)/.exec(window.location.search);
    if (!asked || window.parent === window) {
      return;
    }
    said.sandgrid = 1;
    try {
      var origin = decodeURIComponent(asked[1]);
      if (origin === "null" || new URL(origin).origin === origin) {
        window.parent.postMessage(said, origin === "null" ? "*" : origin);
      }
    } catch (nonsense) {
      // The origin is invalid.
    }
  }

  // Handles a file that failed to load. Icons, the manifest and the offline scripts are optional; a style sheet is
  // requested again; the loader of the full program handles its own files.
  function lose(event) {
    var file = event.target;
    var address = file && (file.src || file.href);
    if (!file || !file.nodeName) {
      return fail(event.error);
    }
    if (file.nodeName === "LINK" && file.rel === "stylesheet" && file.parentNode && !file.id) {
      return fetchAgain(file);
    }
    if (file.nodeName === "LINK" && file.rel === "modulepreload") {
      part = nameOf(address);
    }
    if (file.nodeName === "SCRIPT" && file.id !== "whole-script" && !/offline|trouble/.test(address)) {
      tell(part || nameOf(address));
    }
  }

  function nameOf(address) {
    return address.replace(/[?#].*$/, "").replace(/^.*\//, "");
  }

  // Files of the page itself: those requested later have their own handlers.
  function fetchAgain(style) {
    if (style.getAttribute("data-of")) {
      return;
    }
    var again = style.cloneNode(false);
    again.id = "again-" + nameOf(style.href);
    again.href = style.href + (style.href.indexOf("?") < 0 ? "?" : "&") + "again";
    again.onload = function () {
      document.dispatchEvent(new Event("sandgrid-style"));
    };
    style.parentNode.replaceChild(again, style);
  }

  // Reports that the first program did not start. If the browser says that a request failed, it is the program's.
  function fail(error) {
    var link = document.querySelector("link[rel=preload][as=fetch]");
    var isLost = error instanceof TypeError && /fetch|load|network/i.test(error.message);
    tell(isLost && link ? nameOf(link.href) : "");
  }

  // Handles a crash: shows it once, above everything else, with a report to copy. Nothing is sent.
  function tellBroken(what) {
    var place = document.getElementById("broken");
    var text = document.getElementById("broken-report");
    if (!place || !place.hidden) {
      return;
    }
    say({ event: "error", code: "broken", message: "the board has made a mistake and stopped" });
    var link = document.querySelector("link[rel=modulepreload]");
    var game = keptGame();
    text.value = [
      what || text.textContent,
      "",
      link ? link.getAttribute("href") : "",
      window.location.href.slice(0, 500),
      window.navigator.userAgent,
      new Date().toISOString(),
      "",
      game,
    ].join("\n");
    document.getElementById("broken-kept").hidden = !game;
    [].forEach.call(document.querySelectorAll("dialog[open]"), function (sheet) {
      sheet.close();
    });
    place.hidden = false;
    document.getElementById("broken-again").onclick = again;
    document.getElementById("broken-again").focus();
    // Nobody may be at a kiosk to reload it.
    if (/[?&]kiosk(=|&|$)/.test(window.location.search)) {
      window.setTimeout(again, 30000);
    }
  }

  function again() {
    window.location.reload();
  }

  // Returns the game that the page would open with, if it is saved here.
  function keptGame() {
    var isYebo = /[?&]rules=(%20|\+)*yebo(%20|\+)*(&|$)/i.test(window.location.search);
    if (window.parent !== window) {
      return "";
    }
    return kept(isYebo ? left("yebo-current") || "yebo" : "game-" + left("current"));
  }

  // Returns the id of the current game from its saved text.
  function left(name) {
    return kept(name).split("\n").pop();
  }

  function draws() {
    var canvas = document.createElement("canvas");
    return !!(canvas.getContext && canvas.getContext("2d"));
  }

  function kept(name) {
    try {
      return window.localStorage.getItem("sandgrid:" + name) || "";
    } catch (forbidden) {
      return "";
    }
  }

  function prefers(query) {
    return window.matchMedia && window.matchMedia(query).matches;
  }

  function theme() {
    var chosen = /^theme (day|night)$/m.exec(kept("settings"));
    return chosen ? chosen[1] : prefers("(prefers-color-scheme: dark)") ? "night" : "day";
  }

  function palette() {
    var chosen = /^palette (clear|blue)$/m.exec(kept("settings"));
    return chosen ? chosen[1] : prefers("(prefers-contrast: more)") ? "clear" : "sand";
  }

  // Returns the words of a `<meta>` element: the codes of all languages ("languages") or of those written from right to
  // left ("rtl"), or the name of the single file ("single").
  function codesOf(name) {
    var metas = document.getElementsByTagName("meta");
    for (var at = 0; at < metas.length; at += 1) {
      if (metas[at].name === name) {
        return metas[at].content.split(" ");
      }
    }
    return [];
  }

  // Returns the first known language of a list, regardless of regions.
  function language(wanted) {
    var codes = codesOf("languages");
    for (var at = 0; at < wanted.length; at += 1) {
      var code = (wanted[at] || "").toLowerCase().split("-")[0];
      if (codes.indexOf(code) >= 0) {
        return code;
      }
    }
    return "en";
  }

  function speak() {
    // A kiosk offers several languages, the first one first.
    var query = window.location.search;
    var asked = /[?&]lang=([A-Za-z-]+)/.exec(query) || /[?&]languages=([A-Za-z-]+)/.exec(query);
    var chosen = /^language (\w+)$/m.exec(kept("settings"));
    var own = navigator.languages || [navigator.language];
    var code = language([asked && asked[1], chosen && chosen[1]].concat([].slice.call(own)));
    var root = document.documentElement;
    root.setAttribute("data-language", language([].slice.call(own)));
    // A translator may change the page's `lang`; the game keeps its own language.
    window.sandgridLanguage = code;
    root.lang = code;
    root.dir = codesOf("rtl").indexOf(code) >= 0 ? "rtl" : "ltr";
    // The page is hidden until its messages have loaded or failed, so that nobody sees it in two languages.
    root.setAttribute("data-words", "coming");
    window.setTimeout(function () {
      if (root.getAttribute("data-words") === "coming") {
        tellWords("lost");
      }
    }, 8000);
    // A single-file page contains its messages.
    if (window.fetch && !window.sandgridFiles) {
      fetchWords("locales/" + code + "-play.txt");
    }
  }

  // Requests the messages of the first program in parallel with the program.
  function fetchWords(address) {
    window
      .fetch(address)
      .then(function (answer) {
        return answer.ok ? answer.text() : Promise.reject(answer);
      })
      .then(
        function (text) {
          var words = document.createElement("template");
          words.id = "words";
          words.textContent = text;
          document.head.appendChild(words);
          tellWords("here");
        },
        function () {
          tellWords("lost");
        }
      );
  }

  function tellWords(how) {
    document.documentElement.setAttribute("data-words", how);
    document.dispatchEvent(new Event("sandgrid-words"));
  }

  // Allows scripts and workers of this page's own files only, and no markup from texts: with Trusted Types the page's
  // policy requires it.
  function guard() {
    var folder = document.baseURI.replace(/[?#].*$/, "").replace(/[^/]*$/, "");
    function isOurs(address) {
      var url = new URL(address, document.baseURI);
      return url.protocol === "blob:" ? url.origin === window.origin : url.href.indexOf(folder) === 0;
    }
    try {
      window.trustedTypes.createPolicy("default", {
        createScriptURL: function (address) {
          return isOurs(address) ? address : null;
        },
      });
    } catch (unknown) {
      // The browser has no Trusted Types, or a policy forbids this one.
    }
  }

  // From a disk, and in a sandboxed frame, a page can load none of its files: the single file replaces it.
  function alone() {
    var barred = window.location.protocol === "file:" || window.origin === "null";
    return barred && codesOf("single")[0];
  }

  // A page that was saved from a browser has the marks of its former run.
  function forget() {
    var root = document.documentElement;
    "started whole words draft new attract house".split(" ").forEach(function (mark) {
      root.removeAttribute("data-" + mark);
    });
  }

  forget();
  guard();

  if (alone()) {
    window.location.replace(alone() + window.location.search + window.location.hash);
    return;
  }

  say({ event: "loading" });
  window.sandgridSay = say;
  window.sandgridTell = tell;
  document.addEventListener("securitypolicyviolation", function (event) {
    refused = event.violatedDirective;
  });

  document.documentElement.setAttribute("data-theme", theme());
  document.documentElement.setAttribute("data-palette", palette());
  speak();

  // Capturing, because load errors do not bubble.
  window.addEventListener("error", lose, true);
  window.addEventListener("unhandledrejection", function (event) {
    fail(event.reason);
  });
  document.addEventListener("sandgrid-broken", function () {
    tellBroken("");
  });
  // Without memory, a program ends without an error event.
  window.addEventListener("error", function (event) {
    if (window.WebAssembly && event.error instanceof WebAssembly.RuntimeError) {
      tellBroken(event.error + "\n" + event.error.stack);
    }
  });
  document.addEventListener("DOMContentLoaded", function () {
    if (failed || lacks()) {
      tell("");
    }
  });
})();
