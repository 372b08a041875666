/**
 * The tree as Firefox hands it to a screen reader: role, name, states, what is in it.
 */
() => {
  const service = window.sandgridEars;
  const attribute = (thing, name) => {
    try { return thing.attributes.getStringProperty(name); } catch { return ""; }
  };
  const seen = (thing) => {
    const states = {}, more = {}, parts = [];
    thing.getState(states, more);
    for (let at = 0; at < thing.childCount; at += 1) parts.push(seen(thing.getChildAt(at)));
    const isText = service.getStringRole(thing.role) === "text leaf";
    const role = isText ? "StaticText" : thing.computedARIARole;
    // Firefox tells of an alert by an event of its own, and gives no manner.
    const live = attribute(thing, "live") || (role === "alert" ? "assertive" : "");
    const about = [attribute(thing, "id"), live];
    return [role, thing.name ?? "", states.value, parts, ...about];
  };
  const frame = service.getAccessibleFor(gBrowser.selectedBrowser);
  return frame?.childCount ? seen(frame.getChildAt(0)) : null;
}
