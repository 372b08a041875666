// A course for learning management systems with SCORM 1.2: lessons, puzzles and Yebo, each a page of its own with its
// progress. The board only reports what was learned.
(() => {
  // The lessons, with their numbers of steps.
  const LESSONS = { yote: 9, choko: 6, wali: 9, bolotondou: 7, chains: 4 };
  const YEBO = { yebo: 11 };
  const STEPS = { ...LESSONS, ...YEBO };
  const NAMES = { yote: "Yoté", choko: "Choko", wali: "Wali", bolotondou: "Bolotondou", yebo: "Yebo" };
  // The puzzles of each game, in the order of their numbers.
  const PUZZLES = { yote: 21, choko: 16, wali: 14, bolotondou: 12 };
  // The number of puzzles to be solved without help.
  const GOAL = 10;

  // The pages: their tasks, the board's attributes for a task, and the number of tasks that complete the page.
  const PARTS = {
    lessons: { kind: "lesson", tasks: Object.keys(LESSONS), goal: Object.keys(LESSONS).length, put: (key) => ({ lesson: key }) },
    puzzles: {
      kind: "puzzle",
      tasks: Object.values(PUZZLES).flatMap((count) => Array(count).fill(0)).map((_, at) => String(at + 1)),
      goal: GOAL,
      put: (key) => ({ puzzle: key }),
    },
    yebo: { kind: "lesson", tasks: Object.keys(YEBO), goal: 1, put: (key) => ({ rules: "yebo", lesson: key }) },
  };
  const { part } = document.body.dataset;
  const { kind, tasks, goal, put } = PARTS[part];

  // The system's API is in an ancestor window or in the opener. An element or a frame may have the same name; the API
  // has functions. Cross-origin windows deny access.
  function find(window) {
    for (let steps = 0; window && steps < 8; steps += 1) {
      try {
        if (typeof window.API?.LMSInitialize === "function") return window.API;
      } catch {}
      if (window.parent === window) return null;
      window = window.parent;
    }
    return null;
  }

  // The course may be in a frame of the opened window. Some systems have their API only after the course has loaded.
  const locate = () => find(window) ?? [window.opener, window.top.opener].filter(Boolean).map(find).find(Boolean) ?? null;
  const PATIENCE = { interval: 250, tries: 80 };

  let system = locate();

  // Returns the system's answer as text, null if it fails: the lessons continue.
  function answerOf(call, ...given) {
    try {
      return String(system[call](...given));
    } catch {
      return null;
    }
  }

  // The odd words of some systems for a value that is not set.
  const isNothing = (answer) => ["undefined", "null"].includes(answer?.trim());

  // Returns the system's answer, empty for a value that is not set.
  function ask(call, ...given) {
    const answer = answerOf(call, ...given);
    return isNothing(answer) ? "" : answer;
  }

  // The codes of systems whose session has begun already.
  const BEGUN = ["101", "103"];

  // Begins a session with the system; returns whether there is one. Some systems answer with 1, or with a capital; a
  // frame around the course may have begun the session.
  function connect() {
    system ??= locate();
    if (system === null) return false;
    if (["true", "1"].includes(ask("LMSInitialize", "")?.trim().toLowerCase())) return true;
    if (!BEGUN.includes(ask("LMSGetLastError")?.trim())) return false;
    return ask("LMSGetValue", "cmi.core.lesson_status") !== null && ask("LMSGetLastError") === "0";
  }

  let isBegun = connect();
  // The share of each task that is done, and of each lesson the numbers of its steps.
  const done = new Map(tasks.map((key) => [key, 0]));
  const steps = new Map(tasks.map((key) => [key, new Set()]));
  let isKnown = false;
  // Whether the system has no saved text and reports no error: it may have one.
  let isUnset = false;
  // Whether the saved text is none of this page's, or cannot be read in full.
  let isForeign = false;
  // Whether the learner has done something on this page.
  let isTouched = false;
  // The language, if the learner has chosen one; the system's, once it is known; and the task on the board.
  let chosen = null;
  let theirs = null;
  let current = null;

  // Adds steps of a lesson that are done, or the share of a puzzle; ignores anything else. Returns whether it is more
  // than before: repeating a task loses nothing.
  function add(key, { score, steps: stated }) {
    const before = done.get(key);
    if (kind === "lesson") {
      const all = steps.get(key);
      for (const number of Array.isArray(stated) ? stated : []) {
        if (Number.isInteger(number) && number >= 1 && number <= STEPS[key]) all.add(number);
      }
      done.set(key, all.size / STEPS[key]);
    } else if (typeof score === "number" && score > before && score <= 1) {
      done.set(key, score);
    }
    return done.get(key) > before;
  }

  // Returns whether nothing of any task is done.
  const isUndone = () => [...done.values()].every((share) => share === 0);

  // Returns the numbers of a lesson's steps.
  const numbers = (key) => Array.from({ length: STEPS[key] }, (_, at) => at + 1);

  // Returns the steps or the score of a task as saved text has them: a digit for each step, such as 110000001, of which
  // some may be cut off, or more stand there than the lesson has steps; or a share, of a lesson that of the first steps.
  // Null for anything else.
  function parsed(key, text) {
    const share = Number(text);
    if (kind === "lesson" && /^[01]+$/.test(text)) return { steps: numbers(key).filter((number) => text[number - 1] === "1") };
    if (!text || !(share >= 0 && share <= 1)) return null;
    return kind === "lesson" ? { steps: numbers(key).slice(0, Math.round(share * STEPS[key])) } : { score: share };
  }

  // Returns saved text without the marks of systems that return it as part of an address, with codes of characters, or as
  // they keep it in a file: within quotation marks or a CDATA section.
  function unwrapped(text) {
    let plain = text.replace(/&#(\d+);/g, (sign, code) => String.fromCharCode(code));
    plain = plain.replace(/&nbsp;/gi, " ").replace(/&quot;/gi, '"');
    try {
      plain = decodeURIComponent(plain);
    } catch {}
    plain = plain.trim().replace(/^<!\[CDATA\[/i, "").replace(/\]\]>$/, "");
    return plain.trim().replace(/^["']|["']$/g, "");
  }

  // Parses the progress that this page has saved, in capitals or with lines, too. Returns whether it was understood: some
  // of it, and all but the last value, which may be cut off. Values of other editions are ignored, and those of a task
  // of which something is known.
  function remember(text) {
    const pairs = unwrapped(text).toLowerCase().split(/[\s+]+/).filter(Boolean).map((pair) => pair.split("="));
    // An earlier edition wrote 1 for a whole lesson. A single digit may be left of more in the last value alone.
    const isEarlier = pairs.slice(0, -1).some(([key, value]) => done.has(key) && /^[01]$/.test(value));
    const isOther = ([key, value = ""]) => done.get(key) !== 0 && /^[\w-]+$/.test(key) && /^[\w.-]+$/.test(value);
    const understood = pairs.map(([key, value = ""]) => {
      if (key === "lang" && Object.hasOwn(WORDS, value)) chosen ??= value;
      const found = done.has(key) ? parsed(key, isEarlier && value === "1" ? "1.0" : value) : null;
      if (found) add(key, found);
      return found !== null || key === "lang";
    });
    return understood.includes(true) && pairs.slice(0, -1).every((pair, at) => understood[at] || isOther(pair));
  }

  // The codes that accompany an empty answer in systems where a value that was never set is an error.
  const UNSET = ["201", "401", "403"];

  // A failing system answers like one without data: only its code tells them apart.
  function know() {
    const answer = answerOf("LMSGetValue", "cmi.suspend_data");
    const code = ask("LMSGetLastError");
    isUnset = isNothing(answer) && ["0", ""].includes(code);
    const text = isNothing(answer) ? "" : answer;
    isKnown = text !== null && (["0", ""].includes(code) || (text === "" && UNSET.includes(code)));
    if (isKnown) isForeign = !remember(text) && text.trim() !== "";
  }

  // Returns the share of the page that is done. Steps of a lesson count, puzzles only if they are solved without help.
  function share() {
    const shares = [...done.values()].filter((share) => kind === "lesson" || share === 1);
    return Math.min(shares.reduce((sum, share) => sum + share, 0) / goal, 1);
  }

  // A system may compare any score with its mastery score, and report "failed" for a beginner. So a score is written
  // only if the system has no mastery score.
  function wantsNone() {
    return ask("LMSGetValue", "cmi.student_data.mastery_score") === "" && ask("LMSGetLastError") === "0";
  }

  // Returns whether a system's word is one of these. Systems have them in capitals, with blanks, or by their first letters,
  // as AICC does.
  function isAnyOf(word, words) {
    const plain = (word ?? "").split(",")[0].trim().toLowerCase().replace(/[\s_]+/g, "-");
    return plain !== "" && words.some((it) => it.startsWith(plain));
  }

  // Browsing and reviewing learners, and those who have passed already, are not graded again, even if the saved
  // progress is lost.
  function isJudged() {
    const [mode, credit, status] = ["lesson_mode", "credit", "lesson_status"].map((name) =>
      ask("LMSGetValue", `cmi.core.${name}`),
    );
    const isOver = isAnyOf(mode, ["browse", "review"]) || isAnyOf(credit, ["no-credit"]);
    return !isOver && !isAnyOf(status, ["passed", "completed"]);
  }

  function keepScore(isComplete) {
    const score = Math.round(100 * share());
    const before = ask("LMSGetValue", "cmi.core.score.raw");
    if (isComplete || wantsNone()) {
      // It does not fall where saved progress is lost.
      if (score <= Number(before)) return;
      ask("LMSSetValue", "cmi.core.score.min", "0");
      ask("LMSSetValue", "cmi.core.score.max", "100");
      ask("LMSSetValue", "cmi.core.score.raw", String(score));
    } else if (before) {
      // An earlier edition of this course wrote a score.
      ask("LMSSetValue", "cmi.core.score.raw", "");
    }
  }

  // Returns the progress as text: of all lessons, and of the puzzles that were tried.
  function progress() {
    const told = [...done].filter(([, share]) => kind === "lesson" || share > 0);
    const digits = (key) => numbers(key).map((number) => (steps.get(key).has(number) ? 1 : 0)).join("");
    const pairs = told.map(([key, share]) => `${key}=${kind === "lesson" ? digits(key) : share}`);
    return pairs.concat(chosen ? `lang=${chosen}` : []).join(" ");
  }

  // Records that a learner who only looks in has begun, where the system says that nobody has.
  function markBegun() {
    const status = ask("LMSGetValue", "cmi.core.lesson_status");
    if (!isJudged() || !isAnyOf(status, ["not-attempted"])) return;
    ask("LMSSetValue", "cmi.core.lesson_status", "incomplete");
    ask("LMSCommit", "");
  }

  // Writes the progress, which replaces the saved one; nothing is written before that is known, nor over a text of
  // another kind before something is done. Where there may be one, nothing is lost yet. Returns whether nothing is lost.
  function keep() {
    if (!isBegun) return false;
    if (!isKnown || isUnset) know();
    if (!isKnown) return false;
    if ((isForeign || isUnset) && !isTouched) {
      markBegun();
      return true;
    }
    const isComplete = share() === 1;
    const calls = [["LMSSetValue", "cmi.suspend_data", progress()], ["LMSCommit", ""]];
    if (isJudged()) {
      keepScore(isComplete);
      calls.unshift(["LMSSetValue", "cmi.core.lesson_status", isComplete ? "completed" : "incomplete"]);
    }
    // A system that lacks the place continues without it.
    if (current) ask("LMSSetValue", "cmi.core.lesson_location", current);
    return calls.map((call) => ask(...call)).every((said) => ![null, "false"].includes(said));
  }

  // Returns the language: the learner's choice, the system's, or the browser's.
  function language() {
    if (isBegun) theirs ??= ask("LMSGetValue", "cmi.student_preference.language") ?? "";
    const wanted = [theirs ?? "", ...navigator.languages].map((it) => it.slice(0, 2).toLowerCase());
    return chosen ?? wanted.find((code) => Object.hasOwn(WORDS, code)) ?? "en";
  }

  const bar = Object.fromEntries([...document.querySelectorAll("#bar [id]")].map((it) => [it.id, it]));
  const board = document.createElement("sand-board");
  const fixed = { learning: "", controls: "few", links: "no", fixed: "" };
  for (const [name, value] of Object.entries(fixed)) board.setAttribute(name, value);

  // Shows in the reader's language whether the progress is saved, and that an earlier one cannot be read.
  function tell(isKept) {
    const notice = document.getElementById("notice");
    const words = WORDS[language()];
    const unread = isForeign && !isTouched ? words.unread : "";
    notice.textContent = isKept ? unread : system === null ? words.alone : words.lost;
    notice.hidden = notice.textContent === "";
  }

  const percent = (share) => new Intl.NumberFormat(language(), { style: "percent" }).format(share);

  // Returns the name of a puzzle, by its number in its game, as the board counts.
  function puzzle(key) {
    let number = Number(key);
    for (const [game, count] of Object.entries(PUZZLES)) {
      if (number <= count) return `${NAMES[game]} ${number}`;
      number -= count;
    }
    return key;
  }

  // Returns the name of a task with its progress.
  function named(key) {
    const words = WORDS[language()];
    const share = done.get(key);
    if (kind === "lesson") return `${NAMES[key] ?? words.chains} ${percent(share)}`;
    return share === 0 ? puzzle(key) : `${puzzle(key)}, ${share === 1 ? words.solved : words.helped}`;
  }

  function show() {
    const [code, words] = [language(), WORDS[language()]];
    document.documentElement.lang = code;
    document.documentElement.dir = RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr";
    for (const name of ["before", "after", "again"]) {
      bar[name].setAttribute("aria-label", words[name]);
      bar[name].title = words[name];
    }
    const { activeElement } = document;
    bar.before.disabled = current === tasks.at(0);
    bar.after.disabled = current === tasks.at(-1);
    // A button that is disabled loses the focus.
    if (activeElement?.disabled) bar.again.focus();
    for (const name of ["before", "after", "tasks"]) bar[name].hidden = tasks.length === 1;
    bar.tasks.setAttribute("aria-label", words.tasks[part]);
    for (const option of bar.tasks.options) option.textContent = named(option.value);
    bar.tasks.value = current;
    bar.again.querySelector("span").textContent = words.again;
    bar.language.setAttribute("aria-label", words.language);
    bar.language.value = code;
    const whole = [...done.values()].filter((share) => share === 1).length;
    const count = words.share.replace("{done}", Math.min(whole, goal)).replace("{all}", goal);
    bar.share.textContent = goal > 1 ? count : percent(share());
    board.setAttribute("lang", code);
  }

  // Returns the number of the first step of a lesson that is not done; 1 after the last.
  function nextStep(key) {
    return numbers(key).find((number) => !steps.get(key).has(number)) ?? 1;
  }

  // Opens a task; an unfinished or left one by the same button, too.
  function open(key, step) {
    current = key;
    for (const [name, value] of Object.entries(put(key))) {
      if (name !== "rules") board.removeAttribute(name);
      board.setAttribute(name, name === "lesson" ? `${value}:${step}` : value);
    }
  }

  // Opens a task that the learner chooses.
  function choose(key, step) {
    open(key, step);
    tell(keep());
    show();
  }

  // Opens a task where the learner has left it.
  const resume = (key) => choose(key, nextStep(key));

  for (const key of tasks) bar.tasks.append(new Option("", key));
  for (const [code, name] of Object.entries(LANGUAGES)) bar.language.append(new Option(name, code));
  bar.tasks.addEventListener("change", () => resume(bar.tasks.value));
  bar.again.addEventListener("click", () => choose(current, 1));
  bar.before.addEventListener("click", () => resume(tasks[tasks.indexOf(current) - 1]));
  bar.after.addEventListener("click", () => resume(tasks[tasks.indexOf(current) + 1]));
  bar.language.addEventListener("change", () => {
    chosen = bar.language.value;
    tell(keep());
    show();
  });

  board.addEventListener("learning", ({ detail }) => {
    const { name } = detail;
    // A frame may send anything.
    if (detail.kind !== kind || !done.has(name)) return;
    // The board leads to the next puzzle itself.
    current = name;
    if (add(name, detail)) {
      isTouched = true;
      tell(keep());
    }
    show();
  });

  // The board leads to the next puzzle itself, and to another lesson.
  const follow = ({ detail: { state } }) => {
    const key = kind === "lesson" ? state?.lesson : String(state?.puzzle);
    if (!done.has(key) || key === current) return;
    current = key;
    tell(keep());
    show();
  };
  board.addEventListener("game", follow);

  // The clock may have been changed meanwhile.
  let begun = performance.now();

  // Reads the system's data.
  function begin() {
    begun = performance.now();
    tell(keep());
  }

  addEventListener("pagehide", () => {
    if (!isBegun) return;
    isBegun = false;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const two = (number) => String(number).padStart(2, "0");
    const time = `${String(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    ask("LMSSetValue", "cmi.core.session_time", time);
    ask("LMSSetValue", "cmi.core.exit", "suspend");
    ask("LMSFinish", "");
  });
  // A browser may restore the page from its cache: that is another session, if the system begins one.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || isBegun || system === null) return;
    isBegun = connect();
    begin();
    show();
  });

  // Begins with the task that was left, else with the first that is not done.
  function openFirst() {
    const left = isBegun ? ask("LMSGetValue", "cmi.core.lesson_location")?.trim().toLowerCase() : null;
    current = tasks.includes(left) ? left : null;
    begin();
    const first = current ?? tasks.find((key) => done.get(key) < 1) ?? tasks[0];
    open(first, nextStep(first));
  }

  // Looks for the system again. A learner who has not begun meanwhile continues where the system says.
  function lookAgain(tries) {
    if (system !== null || tries === 0) return;
    isBegun = connect();
    if (system === null) {
      setTimeout(() => lookAgain(tries - 1), PATIENCE.interval);
      return;
    }
    if (isUndone() && chosen === null) openFirst();
    else begin();
    show();
  }

  openFirst();
  show();
  document.getElementById("board").append(board);
  lookAgain(PATIENCE.tries);
})();
