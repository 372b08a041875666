/**
 * What all its processes hold, in bytes, as about:memory counts it: what is in use, not what is kept to be used
 * again.
 */
() => {
  const manager = Cc["@mozilla.org/memory-reporter-manager;1"].getService(Ci.nsIMemoryReporterManager);
  let held = 0;
  const add = (process, path, kind, units, amount) => {
    const isBeside = path.startsWith("explicit/") && kind === Ci.nsIMemoryReporter.KIND_NONHEAP;
    if (isBeside || path === "heap-allocated") held += amount;
  };
  return new Promise((done) => manager.getReports(add, null, () => done(held), null, false));
}
