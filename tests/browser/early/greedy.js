// Uses up whatever memory a program could still get.
(() => {
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...what) => {
      const made = await real.apply(WebAssembly, what);
      const exported = Object.values((made.instance ?? made).exports);
      const memory = exported.find((it) => it instanceof WebAssembly.Memory);
      self.useUp = () => {
        for (let step = 1 << 15; step; ) try { memory.grow(step) } catch { step >>= 1 }
      };
      if (self.useUpAtOnce) self.useUp();
      return made;
    };
  };
})();
