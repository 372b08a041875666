/**
 * Enables touch events, with a coarse pointer that does not hover.
 */
() => {
  gBrowser.selectedBrowser.browsingContext.touchEventsOverride = "enabled";
  // 1: coarse, without hovering.
  Services.prefs.setIntPref("ui.primaryPointerCapabilities", 1);
  Services.prefs.setIntPref("ui.allPointerCapabilities", 1);
}
