// Ends workers at the moment that the session's `moment` names, as many as `deaths` says. A silence is waited
// for a hundred times as fast.
(() => {
  const moment = sessionStorage.getItem("moment");
  let deaths = Number(sessionStorage.getItem("deaths"));
  const later = window.setTimeout;
  window.setTimeout = (what, millis, ...more) =>
    later(what, millis === 30000 ? 1500 : millis, ...more);
  const Real = Worker;
  window.died = 0;
  window.Worker = class extends Real {
    die(isHeard) {
      if (deaths-- <= 0) return;
      window.died += 1;
      this.terminate();
      if (isHeard) later(() => this.dispatchEvent(new Event("error")));
    }
    postMessage(what, ...more) {
      const isErrand = typeof what === "string" && !what.startsWith("rules");
      super.postMessage(what, ...more);
      if (moment === "starting" && !isErrand) this.die(true);
      if (moment === "asked" && isErrand) this.die(true);
      if (moment === "thinking" && isErrand) later(() => this.die(true), 60);
      if (moment === "unheard" && isErrand) this.die(false);
    }
  };
})();
