/**
 * Collects garbage, several times: each round may free more.
 */
() => {
  for (let round = 0; round < 3; round += 1) {
    Cu.forceGC();
    Cu.forceCC();
    Services.obs.notifyObservers(null, "memory-pressure", "heap-minimize");
    Services.obs.notifyObservers(null, "child-mmu-request");
  }
}
