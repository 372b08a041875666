/**
 * Saves downloads in a folder, without a dialog.
 * @param {string} folder
 */
(folder) => {
  Services.prefs.setIntPref("browser.download.folderList", 2);
  Services.prefs.setStringPref("browser.download.dir", folder);
  Services.prefs.setBoolPref("browser.download.useDownloadDir", true);
}
