// A kiosk whose clock runs quickly, and its visitors. Runs after count.js.
(() => {
  const { after, all, find, press, until } = endurance;
  const HOUR = 3600000;

  const now = Date.now.bind(Date), later = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  // No round number: a pause of the clock's would be one of the machine's (below) by accident.
  const QUICK = 997;
  const begun = now();
  let speed = QUICK, real = begun, shown = begun;
  const clock = () => {
    const is = now();
    shown += (is - real) * speed;
    real = is;
    return shown;
  };
  Date.now = clock;

  // Timers go by that clock, too, however its speed changes meanwhile; but for pauses that a machine has,
  // and not people: for as long a worker may be silent, or late.
  const MACHINE = [200, 30000];
  const timers = new Map();
  let last = 0;
  const wind = (id, timer) => {
    const act = () => timers.delete(id) && timer.act();
    timer.real = later(act, timer.wait ?? (timer.end - clock()) / speed);
  };
  window.setTimeout = (act, wait = 0, ...given) => {
    const own = MACHINE.includes(wait) ? { wait } : { end: clock() + wait };
    const timer = { ...own, act: () => /** @type {Function} */ (act)(...given) };
    last += 1;
    timers.set(last, timer);
    wind(last, timer);
    return last;
  };
  window.clearTimeout = (id) => {
    clear(timers.get(id)?.real);
    timers.delete(id);
  };
  const run = (times) => {
    clock();
    speed = times;
    for (const [id, timer] of timers) {
      if (timer.end === undefined) continue;
      clear(timer.real);
      wind(id, timer);
    }
  };

  const TONGUES = ["fr", "pt", "es", "ar", "en"];

  // A visitor comes, plays a little, does one thing besides, and goes without a word.
  const visit = async () => {
    press("#attract");
    await until("a visitor plays", () => !find("#attract").checkVisibility());
    const holes = all("[role=grid] button");
    for (let turn = 0; turn < 6; turn += 1) {
      holes[(endurance.count * 7 + turn * 11) % holes.length].click();
      await after(20);
    }
    const tongues = find("#tongues");
    tongues.value = TONGUES[endurance.count % TONGUES.length];
    tongues.dispatchEvent(new Event("change", { bubbles: true }));
    press(["#undo", "#hint-me", "#restart"][endurance.count % 3]);
    await until("it asks who is there", () => find("#still").open);
    await until("everything is as it was", () => find("#attract").checkVisibility());
    endurance.count += 1;
  };

  // Lets those hours pass; from 9 to 18, a visitor comes every few minutes.
  endurance.hours = async (hours) => {
    run(QUICK);
    await until("the board invites", () => find("#attract").checkVisibility());
    for (const end = clock() + hours * HOUR; clock() < end;) {
      const hour = (9 + (clock() - begun) / HOUR) % 24;
      if (hour < 18) await visit();
      await after(100);
    }
    // Leave the same board for each measurement, and at rest until it is over.
    press("#attract");
    await until("a board for a visitor", () => !find("#attract").checkVisibility());
    run(1);
    await after(300);
  };
})();
