// A share dialog that refuses: the test puts in a function for REFUSAL, which gets the reason.
Object.defineProperty(Navigator.prototype, "share", {
  configurable: true,
  value() {
    const error = new DOMException("", "InvalidStateError");
    return REFUSAL(error);
  },
});
