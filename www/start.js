// Chooses the language, and day or night, before anything is seen, as they were asked for in the
// address or chosen, or as the system has them; and says so,
// in the page, when Sandgrid cannot run here. It runs before everything else, in the oldest
// browsers too, so it is written in the oldest JavaScript.
(function () {
  var failed = false;
  // Which policy has refused something, if one has.
  var refused = "";
  // The file that the page could not begin without, if one did not come.
  var lost = "";
  // A part of the first program that did not come: the script that needs it fails, too, and is not to blame.
  var part = "";

  // What the page cannot begin without did not come, or the browser cannot use it.
  function tell(name) {
    var needs = document.getElementById("needs");
    document.documentElement.setAttribute("data-words", "lost");
    if (document.documentElement.hasAttribute("data-started")) {
      return;
    }
    lost = name || lost;
    if (needs) {
      // Where the browser has all that is needed, and no policy forbids it, neither is to blame.
      var isLost = lost && !refused && !lacks();
      document.getElementById("lost-files").textContent = isLost ? lost : "";
      document.getElementById("needs-browser").hidden = !!isLost;
      document.getElementById("needs-files").hidden = !isLost;
      needs.className = "needs shown";
    }
    if (!failed) {
      // A refusal is told of a moment after what it has stopped.
      window.setTimeout(tellHost, 100);
    }
    failed = true;
  }

  function lacks() {
    return typeof WebAssembly !== "object" || !draws();
  }

  // The page around hears why there is no board.
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

  // Says something to the page around, whose origin is in the address.
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
      // That is no origin.
    }
  }

  // A file of the page did not come. Icons, the manifest and what keeps the page offline may be missing; a
  // style is sent for once more; and whoever has sent for the whole program sees to it.
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
    if (file.nodeName === "SCRIPT" && file.id !== "whole-script" && !/offline/.test(address)) {
      tell(part || nameOf(address));
    }
  }

  function nameOf(address) {
    return address.replace(/[?#].*$/, "").replace(/^.*\//, "");
  }

  // Those that come with the page: what is sent for later has somebody who waits for it.
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

  // The first program did not begin. Where the browser says that a request failed, it is the request for the program.
  function fail(error) {
    var link = document.querySelector("link[rel=preload][as=fetch]");
    var isLost = error instanceof TypeError && /fetch|load|network/i.test(error.message);
    tell(isLost && link ? nameOf(link.href) : "");
  }

  // A program has broken: the page says so, once, above whatever is open, and has a report for whoever
  // wants to hand it on. Nothing is sent.
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
    // Nobody may be there to do it.
    if (/[?&]kiosk(=|&|$)/.test(window.location.search)) {
      window.setTimeout(again, 30000);
    }
  }

  function again() {
    window.location.reload();
  }

  // The game that the page would open with, where it is the page's own.
  function keptGame() {
    var isYebo = /[?&]rules=(%20|\+)*yebo(%20|\+)*(&|$)/i.test(window.location.search);
    if (window.parent !== window) {
      return "";
    }
    return kept(isYebo ? left("yebo-current") || "yebo" : "game-" + left("current"));
  }

  // Which game was on the table last: below its seal, if it has one.
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

  // The codes of all languages ("languages"), or of those written from right to left ("rtl"), from the page.
  function codesOf(name) {
    var metas = document.getElementsByTagName("meta");
    for (var at = 0; at < metas.length; at += 1) {
      if (metas[at].name === name) {
        return metas[at].content.split(" ");
      }
    }
    return [];
  }

  // The first of these that we know, whatever its region.
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
    var asked = /[?&]lang=([A-Za-z-]+)/.exec(window.location.search);
    var chosen = /^language (\w+)$/m.exec(kept("settings"));
    var own = navigator.languages || [navigator.language];
    var code = language([asked && asked[1], chosen && chosen[1]].concat([].slice.call(own)));
    var root = document.documentElement;
    root.setAttribute("data-language", language([asked && asked[1]].concat([].slice.call(own))));
    // What a translator makes of the page's language is not what it is to speak.
    window.sandgridLanguage = code;
    root.lang = code;
    root.dir = codesOf("rtl").indexOf(code) >= 0 ? "rtl" : "ltr";
    // Nobody reads a page twice: it is seen when it has its words, or when they do not come.
    root.setAttribute("data-words", "coming");
    window.setTimeout(function () {
      if (root.getAttribute("data-words") === "coming") {
        tellWords("lost");
      }
    }, 8000);
    // A page that is one file has them with it.
    if (window.fetch && !window.sandgridFiles) {
      fetchWords("locales/" + code + "-play.txt");
    }
  }

  // What is said while one plays is sent for beside the program, which waits for it.
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

  // Scripts and workers are files of this page, whoever names them, and no text becomes markup or a script:
  // where the browser knows of that, the page's policy asks for it, and this is all that it allows.
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
      // An older browser, or one that has been told to allow nothing.
    }
  }

  // From a disk, and in a frame that is nobody's, a page may load none of its files: the site has all of
  // it in one file, too.
  function alone() {
    var metas = document.getElementsByTagName("meta");
    var barred = window.location.protocol === "file:" || window.origin === "null";
    for (var at = 0; barred && at < metas.length; at += 1) {
      if (metas[at].name === "single") {
        return metas[at].content;
      }
    }
    return "";
  }

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

  // Capturing, because a file that does not load says so only to its own element.
  window.addEventListener("error", lose, true);
  window.addEventListener("unhandledrejection", function (event) {
    fail(event.reason);
  });
  document.addEventListener("sandgrid-broken", function () {
    tellBroken("");
  });
  // Where there is no more memory, a program ends without a word.
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
