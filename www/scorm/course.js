// A course for learning management systems with SCORM 1.2: the four lessons and their progress. The board only
// reports what was learned.
(() => {
  const LESSONS = [
    ["yote", "Yoté"],
    ["choko", "Choko"],
    ["wali", "Wali"],
    ["bolotondou", "Bolotondou"],
  ];

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

  // The course may be in a frame of the opened window.
  const system = find(window) ?? [window.opener, window.top.opener].filter(Boolean).map(find).find(Boolean) ?? null;

  // Returns the system's answer as text; an empty one if it fails: the lessons continue.
  function ask(call, ...given) {
    try {
      return String(system[call](...given));
    } catch {
      return null;
    }
  }

  let isBegun = system !== null && ask("LMSInitialize", "") === "true";
  const done = new Map(LESSONS.map(([key]) => [key, 0]));
  let isKnown = false;

  // Parses the progress that this page has saved; ignores anything else. Repeating a lesson loses nothing.
  function remember(text) {
    for (const part of text.split(" ")) {
      const [key, share] = part.split("=");
      const value = Number(share);
      if (value > done.get(key) && value <= 1) done.set(key, value);
    }
  }

  // A failing system answers like one without data.
  function know() {
    const text = ask("LMSGetValue", "cmi.suspend_data");
    isKnown = text !== null && ask("LMSGetLastError") === "0";
    if (isKnown) remember(text);
  }

  // A system may compare any score with its mastery score, and report "failed" for a beginner. So a score is written
  // only if the system has no mastery score.
  function wantsNone() {
    return ask("LMSGetValue", "cmi.student_data.mastery_score") === "" && ask("LMSGetLastError") === "0";
  }

  // Browsing and reviewing learners, and those who have passed already, are not graded again, even if the saved
  // progress is lost.
  function isJudged() {
    const [mode, credit, status] = ["lesson_mode", "credit", "lesson_status"].map((name) =>
      ask("LMSGetValue", `cmi.core.${name}`),
    );
    const isOver = ["browse", "review"].includes(mode) || credit === "no-credit";
    return !isOver && !["passed", "completed"].includes(status);
  }

  function keepScore(isComplete) {
    const shares = [...done.values()];
    const score = Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);
    if (isComplete || (score > 0 && wantsNone())) {
      ask("LMSSetValue", "cmi.core.score.min", "0");
      ask("LMSSetValue", "cmi.core.score.max", "100");
      ask("LMSSetValue", "cmi.core.score.raw", String(score));
    } else if (ask("LMSGetValue", "cmi.core.score.raw")) {
      // An earlier edition of this course wrote a score.
      ask("LMSSetValue", "cmi.core.score.raw", "");
    }
  }

  // Writes the progress, which replaces the saved one; nothing is written before that is known. Returns whether it
  // was written.
  function keep() {
    if (!isBegun) return false;
    if (!isKnown) know();
    if (!isKnown) return false;
    const isComplete = [...done.values()].every((share) => share === 1);
    const text = [...done].map(([key, share]) => `${key}=${share}`).join(" ");
    const calls = [["LMSSetValue", "cmi.suspend_data", text], ["LMSCommit", ""]];
    if (isJudged()) {
      keepScore(isComplete);
      calls.unshift(["LMSSetValue", "cmi.core.lesson_status", isComplete ? "completed" : "incomplete"]);
    }
    return calls.map((call) => ask(...call)).every((said) => ![null, "false"].includes(said));
  }

  const LOST = {
    en: "What you do now is not recorded. Close the course and open it again.",
    fr: "Ce que vous faites maintenant n’est pas enregistré. Fermez le cours et rouvrez-le.",
    pt: "O que faz agora não fica registado. Feche o curso e abra-o de novo.",
    es: "Lo que haga ahora no queda registrado. Cierre el curso y vuelva a abrirlo.",
    ar: "ما تفعله الآن لا يُسجَّل. أغلق الدورة وافتحها من جديد.",
  };

  // Shows in the reader's language whether the progress is saved.
  function tell(isKept) {
    const notice = document.getElementById("notice");
    const code = navigator.languages.map((it) => it.slice(0, 2)).find((it) => it in LOST) ?? "en";
    notice.hidden = isKept || system === null;
    notice.lang = code;
    notice.dir = code === "ar" ? "rtl" : "ltr";
    notice.textContent = notice.hidden ? "" : LOST[code];
  }

  const nav = document.getElementById("lessons");
  const board = document.createElement("sand-board");
  board.setAttribute("learning", "");
  board.setAttribute("controls", "few");
  board.setAttribute("links", "no");

  // Opens an unfinished lesson by the same button.
  function open(key) {
    board.removeAttribute("lesson");
    board.setAttribute("lesson", key);
    for (const button of nav.children) {
      button.setAttribute("aria-current", String(button.dataset.lesson === key));
    }
  }

  function show() {
    for (const button of nav.children) {
      const [key, name] = LESSONS.find(([key]) => key === button.dataset.lesson);
      button.textContent = `${name} ${Math.round(100 * done.get(key))} %`;
    }
  }

  for (const [key] of LESSONS) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.lesson = key;
    button.addEventListener("click", () => open(key));
    nav.append(button);
  }

  board.addEventListener("learning", ({ detail: { kind, name, score } }) => {
    // A frame may send anything; only a number from 0 to 1 is written.
    if (kind !== "lesson" || typeof score !== "number") return;
    if (score > done.get(name) && score <= 1) {
      done.set(name, score);
      tell(keep());
      show();
    }
  });

  // The clock may have been changed meanwhile.
  let begun = performance.now();

  // Reads the system's data.
  function begin() {
    begun = performance.now();
    tell(keep());
    show();
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
    isBegun = ask("LMSInitialize", "") === "true";
    begin();
  });
  begin();
  open((LESSONS.find(([key]) => done.get(key) < 1) ?? LESSONS[0])[0]);
  document.getElementById("board").append(board);
})();
