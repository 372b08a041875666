// Writes down what a page complains of; the drivers of Firefox and WebKit do not tell.
(() => {
  const complaints = [];
  Object.defineProperty(window, "complaints", { value: complaints });
  const note = (kind) => (event) =>
    complaints.push(`${kind}: ${event.message ?? event.reason ?? event.target?.src ?? event.type}`);
  addEventListener("error", note("error"), true);
  addEventListener("unhandledrejection", note("rejected"));
  addEventListener("securitypolicyviolation", note("policy"));
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => {
      complaints.push(`${kind}: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
})();
