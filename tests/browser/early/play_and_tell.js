// Plays an action, asks for advice, and tells of it; or tells what the page says instead.
(async () => {
  const until = async (is) => {
    for (let look = 0; look < 600 && !is(); look += 1) await new Promise((go) => setTimeout(go, 50));
    return is();
  };
  const seen = (id) => {
    const thing = document.getElementById(id);
    return thing && getComputedStyle(thing).display !== "none" ? thing.innerText.trim() : "";
  };
  const tell = (...words) => fetch(`told/${words.map(encodeURIComponent).join("/")}`);
  const hole = () => /** @type {HTMLElement} */ (document.querySelector("[role=grid] button[aria-label*=c3]"));
  const isWhole = () => document.documentElement.hasAttribute("data-whole");
  // Before the styles have come the sentence is there, too, and nobody sees it.
  const isGivenUp = () => !isWhole() && document.readyState === "complete" && seen("needs");
  await until(() => isWhole() || isGivenUp());
  await new Promise((go) => setTimeout(go, 500));
  if (isGivenUp()) return tell("says", seen("needs"));
  await until(isWhole);
  await until(() => hole() && seen("notice"));
  const notice = seen("notice");
  hole().click();
  await until(() => hole().getAttribute("aria-label").includes("pebble"));
  document.getElementById("hint-me").click();
  await until(() => seen("hint"));
  return tell("plays", hole().getAttribute("aria-label"), seen("hint"), notice);
})();
