// Unpacks the page that is one file: decompresses it, puts the styles in their place, serves files under blob addresses,
// and runs the program's script. All that can wait is in single-page.js, which is packed: here each letter takes two bytes.

// The bytes of the packed text. Its letters are digits of an asymmetric numeral system: all code units but null,
// carriage return, "<" and surrogates. The state is below 2 to the 48, and exact.
const lettered = (text, size) => {
  const BASE = 65536 - 3 - 2048;
  const LEAST = 2 ** 32;
  const units = new Uint16Array(Math.ceil(size / 2));
  let [at, state] = [0, 0];
  const read = () => {
    while (state < LEAST) {
      const code = text.charCodeAt(at++);
      state = state * BASE + code - 1 - (code > 0x0d) - (code > 0x3c) - (code > 0xdfff) * 2048;
    }
  };
  read();
  for (let unit = 0; unit < units.length; unit += 1) {
    units[unit] = state % 65536;
    state = Math.floor(state / 65536);
    read();
  }
  return new Uint8Array(units.buffer, 0, size);
};

const joined = (one, other) => {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
};

// The bytes of a gzip stream.
const decompressed = async (bytes) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const begin = async () => {
  // Without these, start.js reports the missing features.
  if (typeof WebAssembly !== "object" || typeof TextDecoder !== "function") return;
  const packed = document.getElementById("packed");
  // Yebo has a file of its own beside this one.
  const program = packed.dataset.program;
  if (program === "whole" && /[?&]rules=(%20|\+)*yebo(%20|\+)*(&|$)/i.test(window.location.search)) {
    window.sandgridSay({ event: "moved", to: "sandgrid-yebo.html" });
    window.location.replace(`sandgrid-yebo.html${window.location.search}${window.location.hash}`);
    return;
  }
  const gzip = lettered(packed.textContent, Number(packed.dataset.size));
  const bytes = await decompressed(gzip);
  // In a page that was saved from a browser.
  document.querySelectorAll("[data-made]").forEach((made) => made.remove());

  // The list of names and lengths is the first line. A file with another's end lists that file and the end's length.
  const text = (part) => new TextDecoder().decode(part);
  let at = bytes.indexOf(10) + 1;
  const files = {};
  for (const [name, length, twin, end] of JSON.parse(text(bytes.subarray(0, at)))) {
    const own = bytes.subarray(at, (at += length));
    files[name] = twin ? joined(own, files[twin].subarray(-end)) : own;
  }

  const style = document.createElement("style");
  style.dataset.made = "";
  style.textContent = text(files["page.css"]);
  document.head.append(style);

  // Addresses are created on demand. Scripts declare UTF-8, since the page is UTF-16.
  const kind = (name) =>
    name.endsWith(".js") ? "text/javascript;charset=utf-8" : "application/octet-stream";
  const blob = (name) => new Blob([files[name]], { type: kind(name) });
  for (const name of Object.keys(files)) {
    let address;
    const get = () => (address ??= URL.createObjectURL(blob(name)));
    Object.defineProperty(window.sandgridFiles, name, { get, enumerable: true });
  }
  // The script of the program begins with single-page.js.
  const script = document.createElement("script");
  script.src = window.sandgridFiles[`${program}.js`];
  script.onload = () => {
    script.remove();
    window.sandgridShow(files, program).catch(tell);
  };
  document.head.append(script);
};

// Lets start.js report that the page cannot run.
const tell = () => window.sandgridTell();

// After start.js.
document.addEventListener("DOMContentLoaded", () => begin().catch(tell));
