/**
 * Sets media preferences; others are reset.
 * @param {[string, string][]} preferences
 */
(preferences) => {
  const wanted = new Map(preferences);
  const context = gBrowser.selectedBrowser.browsingContext;
  context.prefersColorSchemeOverride = wanted.get("prefers-color-scheme") ?? "none";
  context.prefersReducedMotionOverride = wanted.get("prefers-reduced-motion") ?? "none";
  context.forcedColorsOverride = wanted.get("forced-colors") ?? "none";
  if (wanted.get("prefers-contrast") === "more") {
    Services.prefs.setIntPref("ui.useAccessibilityTheme", 1);
  } else {
    Services.prefs.clearUserPref("ui.useAccessibilityTheme");
  }
}
