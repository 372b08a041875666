/**
 * Starts the accessibility service, and records the requests of the page and its workers.
 */
() => {
  // The browser may have had another test before.
  if (window.sandgridAsked) {
    window.sandgridAsked.length = 0;
    return;
  }
  const service = Cc["@mozilla.org/accessibilityService;1"];
  // The service ends when no reference is left.
  window.sandgridEars = service.getService(Ci.nsIAccessibilityService);
  const asked = (window.sandgridAsked = []);
  const observe = (channel) => {
    const from = channel.QueryInterface(Ci.nsIChannel).loadInfo;
    if (from.browsingContextID || from.workerAssociatedBrowsingContextID) {
      asked.push(channel.URI.spec);
    }
  };
  window.sandgridObserver = { observe };
  Services.obs.addObserver(window.sandgridObserver, "http-on-modify-request");
}
