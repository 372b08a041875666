// Chooses day or night before anything is seen, as it was chosen or as the system has it; and says so,
// in the page, when Sandgrid cannot run here. It runs before everything else, in the oldest
// browsers too, so it is written in the oldest JavaScript.
(function () {
  var failed = false;

  function tell() {
    var needs = document.getElementById("needs");
    failed = true;
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

  function theme() {
    var chosen = /^theme (day|night)$/m.exec(kept());
    var dark = window.matchMedia && window.matchMedia("(prefers-color-scheme: dark)").matches;
    return chosen ? chosen[1] : dark ? "night" : "day";
  }

  document.documentElement.setAttribute("data-theme", theme());

  // Capturing, because a file that does not load says so only to its own element.
  window.addEventListener("error", tell, true);
  window.addEventListener("unhandledrejection", tell);
  document.addEventListener("DOMContentLoaded", function () {
    if (failed || typeof WebAssembly !== "object" || !draws()) {
      tell();
    }
  });
})();
