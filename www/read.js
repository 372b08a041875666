// Gives a page to be read the day or the night that is chosen at the board. Without it, the device decides. Like
// start.js, it is written in the oldest JavaScript.
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
})();
