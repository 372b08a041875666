/**
 * Returns the bytes in use by all processes, as about:memory counts them, without memory reserved for reuse.
 */
() => {
  const manager = Cc["@mozilla.org/memory-reporter-manager;1"].getService(Ci.nsIMemoryReporterManager);
  let held = 0;
  const add = (process, path, kind, units, amount) => {
    const isNonHeap = path.startsWith("explicit/") && kind === Ci.nsIMemoryReporter.KIND_NONHEAP;
    if (isNonHeap || path === "heap-allocated") held += amount;
  };
  return new Promise((done) => manager.getReports(add, null, () => done(held), null, false));
}
