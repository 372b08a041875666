// Plays complete games on the page, begun as a visitor begins them. It comes in after count.js.
(() => {
  const { all, find, press, until } = endurance;

  // Only by this clock does a computer wait so that people can follow: a minute is over in 60 ms.
  // Whatever watches over the worker goes by timers, which stay as they are.
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
  const look = async (sheet) => {
    press(`[data-open=${sheet}]`);
    await until(`${sheet} is open`, () => find(`#${sheet}`).open);
    press(`#${sheet} [data-close]`);
    await until(`${sheet} is closed`, () => !find(`#${sheet}`).open);
  };

  // Forgets every game but the one on the table, as the list of games lets one.
  const forget = async () => {
    press("[data-open=games]");
    for (;;) {
      const it = find("#games-list [data-forget]:not([hidden])");
      if (!it) break;
      it.click();
      it.click();
    }
    press("#games [data-close]");
    await until("the list is closed", () => !find("#games").open);
  };

  endurance.games = async (count) => {
    for (let played = 0; played < count; played += 1) {
      await begin("none", endurance.count);
      await until("a game ends", () => !find("#ending").hidden);
      await look(SHEETS[endurance.count % SHEETS.length]);
      endurance.count += 1;
      if (endurance.count % 10 === 0) await forget();
    }
    // What is measured shall be the same each time: the board, and what stands in each sheet.
    await begin("people", 0);
    for (const sheet of SHEETS) await look(sheet);
    await forget();
  };
})();
