// Gives a page to be read the day or the night that is chosen at the board, where the device decides without it, and
// lets its button print. Like start.js, it is written in the oldest JavaScript.
(function () {
  var chosen = null;
  try {
    chosen = /^theme (day|night)$/m.exec(window.localStorage.getItem("sandgrid:settings") || "");
  } catch (forbidden) {
    // Nothing is kept here.
  }
  if (chosen) {
    document.getElementById("night").media = chosen[1] === "night" ? "screen" : "not all";
    document.documentElement.style.colorScheme = chosen[1] === "night" ? "dark" : "light";
  }

  // Returns whether the page is in a frame that may not print.
  function isForbidden() {
    var frame = null;
    if (window.parent === window) return false;
    try {
      frame = window.frameElement;
    } catch (strange) {
      // The frame is of another origin.
    }
    if (!frame) return window.origin === "null";
    return frame.hasAttribute("sandbox") && !/\ballow-modals\b/i.test(frame.getAttribute("sandbox"));
  }

  document.addEventListener("DOMContentLoaded", function () {
    var button = document.getElementById("print");
    if (!button || !window.print || isForbidden()) return;
    button.hidden = false;
    button.addEventListener("click", function () {
      window.print();
    });
  });
})();
