// Holds the whole program back until `release()` is called; the first one is let through.
(() => {
  const real = WebAssembly.instantiateStreaming;
  let count = 0;
  WebAssembly.instantiateStreaming = async (...source) => {
    if (count++ > 0) await new Promise(resolve => window.release = resolve);
    return real(...source);
  };
})();
