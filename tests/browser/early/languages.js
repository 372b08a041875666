/**
 * The browser of a reader who has chosen those languages.
 * @param {string[]} languages
 */
(languages) => {
  Object.defineProperty(navigator, "languages", { value: languages });
}
