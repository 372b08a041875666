/**
 * Sets the settings, where there are none yet.
 * @param {string} settings
 */
(settings) => {
  if (!localStorage.getItem("sandgrid:settings")) localStorage.setItem("sandgrid:settings", settings);
}
