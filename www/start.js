// Chooses the language, and day or night, before anything is seen, as they were asked for in the
// address or chosen, or as the system has them; and says so,
// in the page, when Sandgrid cannot run here. It runs before everything else, in the oldest
// browsers too, so it is written in the oldest JavaScript.
(function () {
  var failed = false;

  function tell() {
    var needs = document.getElementById("needs");
    failed = true;
    document.documentElement.setAttribute("data-words", "lost");
    if (needs && !document.documentElement.hasAttribute("data-started")) {
      needs.className = "needs shown";
    }
  }

  function draws() {
    var canvas = document.createElement("canvas");
    return !!(canvas.getContext && canvas.getContext("2d"));
  }

  function kept() {
    try {
      return window.localStorage.getItem("sandgrid:settings") || "";
    } catch (forbidden) {
      return "";
    }
  }

  function prefers(query) {
    return window.matchMedia && window.matchMedia(query).matches;
  }

  function theme() {
    var chosen = /^theme (day|night)$/m.exec(kept());
    return chosen ? chosen[1] : prefers("(prefers-color-scheme: dark)") ? "night" : "day";
  }

  function palette() {
    var chosen = /^palette (clear|blue)$/m.exec(kept());
    return chosen ? chosen[1] : prefers("(prefers-contrast: more)") ? "clear" : "sand";
  }

  // The languages that there are: their codes stand in the page.
  function known() {
    var metas = document.getElementsByTagName("meta");
    for (var at = 0; at < metas.length; at += 1) {
      if (metas[at].name === "languages") {
        return metas[at].content.split(" ");
      }
    }
    return [];
  }

  // The first of these that we know, whatever its region.
  function language(wanted) {
    var codes = known();
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
    var chosen = /^language (\w+)$/m.exec(kept());
    var own = navigator.languages || [navigator.language];
    var code = language([asked && asked[1], chosen && chosen[1]].concat([].slice.call(own)));
    var root = document.documentElement;
    root.setAttribute("data-language", language([asked && asked[1]].concat([].slice.call(own))));
    root.lang = code;
    root.dir = code === "ar" ? "rtl" : "ltr";
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

  document.documentElement.setAttribute("data-theme", theme());
  document.documentElement.setAttribute("data-palette", palette());
  speak();

  // Capturing, because a file that does not load says so only to its own element.
  window.addEventListener("error", tell, true);
  window.addEventListener("unhandledrejection", tell);
  document.addEventListener("DOMContentLoaded", function () {
    if (failed || typeof WebAssembly !== "object" || !draws()) {
      tell();
    }
  });
})();
