/**
 * Resizes the content area.
 * @param {number} width
 * @param {number} height
 * @param {number} ratio
 */
(width, height, ratio) => {
  const browser = gBrowser.selectedBrowser;
  for (const [side, length] of [["width", width], ["height", height]]) {
    for (const bound of ["", "min-", "max-"]) {
      browser.style.setProperty(bound + side, `${length}px`, "important");
    }
  }
  browser.browsingContext.overrideDPPX = ratio;
}
