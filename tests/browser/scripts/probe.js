// Put together after all the others: one global, by which the tests call them.

/** The scripts by subject. @type {Record<string, Record<string, Function>>} */
const SUBJECTS = {
  accessibility, boards, controls, courses, elements, languages, page, printing, room, storage, strangers, table, webkit,
  workers, yebo,
};

/** The last call that was numbered, and its answer. @type {{ number: number, answer: unknown }} */
let lastCall = { number: 0, answer: null };

/**
 * The function of that name, as `elements.count`.
 * @param {string} name
 * @returns {Function}
 */
function called(name) {
  const [subject, of] = name.split(".");
  const found = SUBJECTS[subject]?.[of];
  if (!found) throw new Error(`no script is called ${name}`);
  return found;
}

Object.defineProperty(window, "sandgridProbe", {
  value: {
    /**
     * Calls a script. A call of the same number as the last is the same call, whose answer was lost.
     * @param {string} name
     * @param {unknown[]} given
     * @param {number | null} number
     */
    run(name, given, number) {
      if (number === null) return called(name)(...given);
      if (number !== lastCall.number) lastCall = { number, answer: called(name)(...given) };
      return lastCall.answer;
    },

    /**
     * Calls a script that may answer later.
     * @param {string} name
     * @param {unknown[]} given
     * @param {(answer: unknown[]) => void} done
     */
    async runLater(name, given, done) {
      try {
        done([await called(name)(...given)]);
      } catch (error) {
        done([null, String(error)]);
      }
    },
  },
});
