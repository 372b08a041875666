/**
 * Throws away what nobody holds on to, as where memory is short; a round may find what the last has freed.
 */
() => {
  for (let round = 0; round < 3; round += 1) {
    Cu.forceGC();
    Cu.forceCC();
    Services.obs.notifyObservers(null, "memory-pressure", "heap-minimize");
    Services.obs.notifyObservers(null, "child-mmu-request");
  }
}
