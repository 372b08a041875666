/**
 * Gives the screen fingers: coarse, and nothing that hovers.
 */
() => {
  gBrowser.selectedBrowser.browsingContext.touchEventsOverride = "enabled";
  // Coarse, and nothing that hovers.
  Services.prefs.setIntPref("ui.primaryPointerCapabilities", 1);
  Services.prefs.setIntPref("ui.allPointerCapabilities", 1);
}
