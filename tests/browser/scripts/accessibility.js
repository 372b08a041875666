// Asks a checker of accessibility, axe, which is brought along.

const accessibility = {
  /** Makes the checker a part of the page. @param {string} source */
  bring(source) {
    const script = document.createElement("script");
    script.textContent = source;
    document.head.append(script);
    script.remove();
  },

  /**
   * Asks the checker: how many rules hold, and what it finds, each as a rule, what it says, and where. What it reports as
   * not to be decided is not a finding. Behind an open sheet the page is inert, and is checked in the state without it.
   * @param {unknown} rules
   */
  async check(rules) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const sheet = all("dialog[open]").pop();
    const result = await globals.axe.run(sheet ?? document, {
      runOnly: rules, resultTypes: ["violations"], selectors: false,
    });
    const findings = result.violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map((/** @type {any} */ node) =>
        `${rule.id}: ${node.html.slice(0, 160)}: ${node.failureSummary}`));
    return [result.passes.length, findings];
  },
};
