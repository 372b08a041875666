// Misdirects the first request for each style that is loaded later, for each file that is loaded with a program,
// and for the script that starts it.
(() => {
  const seen = new Set();
  const once = (address) => {
    const name = address.replace(/[?].*/, "");
    if (seen.has(name)) return address;
    seen.add(name);
    return `lost/${address}`;
  };
  const alter = (kind, property, isMeant) => {
    const { get, set } = Object.getOwnPropertyDescriptor(kind.prototype, property);
    Object.defineProperty(kind.prototype, property, {
      get, set(address) { set.call(this, isMeant(this) ? once(address) : address) } });
  };
  alter(HTMLLinkElement, "href", (link) => link.rel === "stylesheet");
  alter(HTMLScriptElement, "src", (script) => script.id === "whole-script");
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address) {
    return open.call(this, method, once(address));
  };
})();
