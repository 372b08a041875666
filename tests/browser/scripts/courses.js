// A learning management system around the course, and what the course's board tells it.

/** Puts a page of the course into the page, in place of what is there, as high as Moodle does. @param {string} src */
function putCourse(src = "index.html") {
  document.body.replaceChildren(frame({ src }, 1000, 500));
}

/** Has the course's board tell a result. @param {object} detail */
function tellResult(detail) {
  board().dispatchEvent(new CustomEvent("learning", { detail }));
}

const courses = {
  /**
   * Puts a learning management system into the page, with what it knows of a learner, and the course.
   * @param {string} runtime
   * @param {unknown} known
   */
  putSystem(runtime, known) {
    const script = document.createElement("script");
    // All of it belongs to the page, as at a school: Firefox's driver has scripts run beside it.
    script.textContent = `${runtime};
      window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
      window.finished = 0;
      API.on("LMSFinish", () => { window.finished += 1; });
      if (${known !== null}) API.loadFromJSON(${JSON.stringify(known)}, "cmi");`;
    document.head.append(script);
    putCourse();
  },

  /**
   * Puts a system into the page that answers in that way, and writes down what is written into it; and the
   * course.
   * @param {Record<string, unknown>} answers
   */
  putOddSystem(answers) {
    globals.written = {};
    globals.answers = answers;
    /** @param {string} call */
    const answer = (call) => {
      if (globals.answers[call] === "throw") throw new Error(call);
      return globals.answers[call];
    };
    globals.API = {
      LMSInitialize: () => answer("LMSInitialize"),
      LMSGetValue: () => answer("LMSGetValue"),
      LMSGetLastError: () => answer("LMSGetLastError"),
      LMSSetValue: (/** @type {string} */ name, /** @type {unknown} */ value) => {
        globals.written[name] = value;
        return "true";
      },
      LMSCommit: () => answer("LMSCommit"),
      LMSFinish: () => "true",
    };
    putCourse();
  },

  /** Does the same, with a system that is found only once it is brought. @param {Record<string, unknown>} answers */
  putLateSystem(answers) {
    courses.putOddSystem(answers);
    globals.late = globals.API;
    delete globals.API;
  },

  /** Brings that system. */
  bringSystem() {
    globals.API = globals.late;
  },

  /** Puts a system of another edition of SCORM into the page, and the course. */
  putOtherSystem() {
    globals.API_1484_11 = { Initialize: () => "true", GetValue: () => "", SetValue: () => "true" };
    putCourse();
  },

  /**
   * Puts a system into the page that can be begun so many times, and keeps nothing between its end and its
   * beginning; and a page of the course.
   * @param {number} sessions
   * @param {Record<string, unknown>} known
   */
  putStrictSystem(sessions, known = {}, src = "index.html") {
    let isOpen = false;
    globals.written = known;
    globals.asked = [];
    globals.API = {
      LMSInitialize() {
        isOpen = sessions > 0;
        sessions -= 1;
        return String(isOpen);
      },
      LMSGetValue(/** @type {string} */ name) {
        globals.asked.push(name);
        return globals.written[name] ?? "";
      },
      LMSGetLastError: () => "0",
      LMSSetValue(/** @type {string} */ name, /** @type {unknown} */ value) {
        if (isOpen) globals.written[name] = value;
        return String(isOpen);
      },
      LMSCommit: () => String(isOpen),
      LMSFinish() {
        isOpen = false;
        return "true";
      },
    };
    putCourse(src);
  },

  /**
   * Puts a system into the page whose session has begun already, which it answers with that code.
   * @param {string} code
   */
  putBegunSystem(code) {
    courses.putStrictSystem(1);
    const { API: system } = globals;
    const { LMSGetValue: valueOf } = system;
    let error = "0";
    system.LMSInitialize("");
    system.LMSInitialize = () => {
      error = code;
      return "false";
    };
    system.LMSGetValue = (/** @type {string} */ name) => {
      error = "0";
      return valueOf(name);
    };
    system.LMSGetLastError = () => error;
  },

  /** Puts markup into the page, and the course behind it. @param {string} markup */
  putBeside(markup) {
    document.body.innerHTML = `${markup}<iframe id=course src=index.html></iframe>`;
  },

  /** A value of the runtime's data model. @param {string} name */
  value: (name) => globals.API.getCMIValue(name),

  /** What was written under that name. @param {string} name */
  written: (name) => globals.written[name] ?? null,

  /** How often that was asked for. @param {string} name */
  asked: (name) => globals.asked.filter((/** @type {string} */ asked) => asked === name).length,

  /** Has the odd system answer otherwise. @param {Record<string, unknown>} answers */
  answerOtherwise: (answers) => Object.assign(globals.answers, answers),

  /** Has the system refuse to keep anything. */
  refuse() {
    globals.API.LMSCommit = () => "false";
  },

  /** Has the system be that of the window that has opened this one. */
  moveToOpener() {
    /** @type {any} */
    const system = { API: globals.API };
    system.parent = system;
    globals.opener = system;
    delete globals.API;
  },

  /**
   * Has the course's board say which steps of a lesson are done.
   * @param {string} name
   * @param {unknown} steps
   */
  tell: (name, steps) => tellResult({ kind: "lesson", name, steps }),

  /** Has it say that a whole lesson is done. @param {string} name */
  tellWhole: (name) => courses.tell(name, Array.from({ length: 11 }, (_, at) => at + 1)),

  /** Has it say how much of a puzzle is done. @param {string} name @param {unknown} score */
  tellPuzzle: (name, score) => tellResult({ kind: "puzzle", name, score }),

  /** The same, of a score that JSON cannot hold. @param {string} name @param {string} score */
  tellNumber: (name, score) => courses.tellPuzzle(name, Number(score)),

  /** Has the page be kept and shown again. */
  showAgain() {
    for (const name of ["pagehide", "pageshow"]) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  },
};
