// A course for a learning management system that speaks SCORM 1.2: the four lessons, and how much of
// each is done. The board knows nothing of it; it only tells what was learned.
(() => {
  const LESSONS = [
    ["yote", "Yoté"],
    ["choko", "Choko"],
    ["wali", "Wali"],
    ["bolotondou", "Bolotondou"],
  ];

  // The system stands in one of the windows around this one, or in the one that opened it. An element or
  // a frame may have its name; what can be begun is one. Others' windows let nobody look.
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

  // The course may lie in a frame of the window that was opened.
  const system = find(window) ?? [window.opener, window.top.opener].filter(Boolean).map(find).find(Boolean) ?? null;

  // What the system says, as text, and nothing where it fails: the lessons go on.
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

  // What was done the last time, as this page has written it; anything else is passed over. Whoever
  // repeats a lesson loses nothing.
  function remember(text) {
    for (const part of text.split(" ")) {
      const [key, share] = part.split("=");
      const value = Number(share);
      if (value > done.get(key) && value <= 1) done.set(key, value);
    }
  }

  // A system that fails says that there is nothing, too.
  function know() {
    const text = ask("LMSGetValue", "cmi.suspend_data");
    isKnown = text !== null && ask("LMSGetLastError") === "0";
    if (isKnown) remember(text);
  }

  // A system may compare any score with the one that it wants for a pass, and say “failed” of somebody who has only
  // begun. So a share is written as a score only where the system says that it wants none.
  function wantsNone() {
    return ask("LMSGetValue", "cmi.student_data.mastery_score") === "" && ask("LMSGetLastError") === "0";
  }

  // Whoever looks in before or after the course, or without credit, is not judged again; nor is whoever has passed
  // it, whatever is left of what the system had kept.
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
      // An earlier edition of this course wrote one.
      ask("LMSSetValue", "cmi.core.score.raw", "");
    }
  }

  // What is written replaces what was there: nothing is, before that is known. Tells whether it was written.
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

  // Says in the reader's language whether what is done is lost.
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

  // A lesson that was left is opened again by the same button.
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
    // A frame may say anything; what is written down is a share.
    if (kind !== "lesson" || typeof score !== "number") return;
    if (score > done.get(name) && score <= 1) {
      done.set(name, score);
      tell(keep());
      show();
    }
  });

  // A clock may be set meanwhile.
  let begun = performance.now();

  // Takes up what the system knows.
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
  // A browser may keep the page and show it again: that is another session, where the system begins one.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || isBegun || system === null) return;
    isBegun = ask("LMSInitialize", "") === "true";
    begin();
  });
  begin();
  open((LESSONS.find(([key]) => done.get(key) < 1) ?? LESSONS[0])[0]);
  document.getElementById("board").append(board);
})();
