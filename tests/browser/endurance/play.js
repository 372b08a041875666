// Plays complete games on the page, begun as a visitor begins them. Runs after count.js.
(() => {
  const { all, find, forgetAll, openOnce, press, until } = endurance;

  // Pauses made for people use this clock alone: a minute takes 60 ms. The worker's timeouts use timers, which are
  // unchanged.
  const now = performance.now.bind(performance), begun = now();
  performance.now = () => begun + (now() - begun) * 1000;

  const begin = async (players, number) => {
    press("#open-new");
    const kinds = all("#kinds input");
    kinds[number % kinds.length].click();
    const books = all("#books input");
    books[Math.floor(number / kinds.length) % books.length].click();
    press(`#new-form input[name=players][value=${players}]`);
    if (players === "none") ["first", "second"].forEach((side) => press(`#level-${side} input`));
    press("#start");
    await until("a game begins", () => find("#ending").hidden && !find("#new").open);
  };

  const SHEETS = ["learn", "rules", "menu", "settings", "games"];

  // Forgets every game but the present one, by the list of games.
  const forget = async () => {
    press("[data-open=games]");
    forgetAll("#games-list [data-forget]:not([hidden])");
    press("#games [data-close]");
    await until("the list is closed", () => !find("#games").open);
  };

  endurance.games = async (count) => {
    for (let played = 0; played < count; played += 1) {
      await begin("none", endurance.count);
      await until("a game ends", () => !find("#ending").hidden);
      await openOnce(SHEETS[endurance.count % SHEETS.length]);
      endurance.count += 1;
      if (endurance.count % 10 === 0) await forget();
    }
    // Leave the same page for each measurement: an empty board, and every sheet opened once.
    await begin("people", 0);
    for (const sheet of SHEETS) await openOnce(sheet);
    await forget();
  };
})();
