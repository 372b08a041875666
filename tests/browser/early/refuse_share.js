// A share dialog that refuses: REFUSAL is put in by the test, with `error` for the reason.
Object.defineProperty(Navigator.prototype, "share", {
  configurable: true,
  value() {
    const error = new DOMException("", "InvalidStateError");
    return REFUSAL;
  },
});
