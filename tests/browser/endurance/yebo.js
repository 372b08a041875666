// Plays complete games of Yebo among four computers, begun as a visitor begins them. Runs after
// count.js.
(() => {
  const { all, find, forgetAll, openOnce, press, until } = endurance;

  const begin = async (sitters) => {
    press("header [data-open=new]");
    await until("one chooses who sits where", () => find("#new").open);
    [..."ABCD"].forEach((seat, at) => {
      find(`[name=sitter-${seat}]`).value = sitters[at] ?? "";
    });
    press("#start");
    await until("a game begins", () => !find("#new").open);
  };

  const SHEETS = ["rules", "menu", "settings", "help", "record", "score"];

  // Forgets every game but the present one, by the list of games.
  const forget = async () => {
    press("[data-open=record]");
    await until("the list is open", () => find("#record").open);
    forgetAll("#record [data-forget]");
    press("#record [data-close]");
    await until("the list is closed", () => !find("#record").open);
  };

  endurance.yebo = async (count) => {
    for (let played = 0; played < count; played += 1) {
      // In turn: four, three, two of them, of every strength.
      const sitters = [0, 1, 2, 3].slice(endurance.count % 3);
      await begin(sitters.map((at) => `computer-${((endurance.count + at) % 3) + 1}`));
      await until("a game ends", () => !find("#finale").hidden);
      await until("all six rounds are told", () => all("#score-rounds > tr").length === 6);
      endurance.count += 1;
      await begin(["person", "person"]);
      await openOnce(SHEETS[endurance.count % SHEETS.length]);
      await forget();
    }
    // Leave the same page for each measurement: a covered hand, no Sighting, and every sheet opened once.
    while (/Sighting|drawn again/.test(find("#log").textContent)) await begin(["person", "person"]);
    for (const sheet of SHEETS) await openOnce(sheet);
    await forget();
  };
})();
