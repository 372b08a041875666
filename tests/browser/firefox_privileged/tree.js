/**
 * Returns the accessibility tree: role, name, states, children.
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
    // For an alert Firefox fires an event, and sets no live attribute.
    const live = attribute(thing, "live") || (role === "alert" ? "assertive" : "");
    const about = [attribute(thing, "id"), live];
    return [role, thing.name ?? "", states.value, parts, ...about];
  };
  const frame = service.getAccessibleFor(gBrowser.selectedBrowser);
  return frame?.childCount ? seen(frame.getChildAt(0)) : null;
}
