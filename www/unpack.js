// Unpacks what a page in one file brings along. Its bytes were made small by LZMA (no header, no end
// mark; the list of what is in it says how long everything is), since what browsers can unpack
// themselves comes out a third larger, and were written sixteen bits to a letter: the page is a text of
// UTF-16, and says so by its first letter.

// The letters that a page does not bear, and halves of letters, stand as another after a mark.
const lettered = (text) => {
  const unborne = [0x00, 0x0d, 0x3c, 0xe000];
  const units = new Uint16Array(text.length);
  let at = 0;
  for (let letter = 0; letter < text.length; letter += 1) {
    let code = text.charCodeAt(letter);
    if (code === 0xe000) {
      const number = text.charCodeAt((letter += 1)) - 0x4000;
      code = unborne[number] ?? 0xd800 + number - 4;
    }
    units[at++] = code;
  }
  return new Uint8Array(units.buffer, 0, at * 2);
};

// The names are those of the specification of LZMA.
const unpack = (packed, size) => {
  const LC = 3;
  const out = new Uint8Array(size);
  const chances = (count) => new Uint16Array(count).fill(1024);
  const [isMatch, isRep, isRepG0, isRepG1, isRepG2] = [12, 12, 12, 12, 12].map(chances);
  const isRep0Long = chances(12);
  const literal = chances(0x300 << LC);
  const slots = chances(4 * 64);
  const special = chances(128);
  const align = chances(16);
  const lengths = () => ({ choice: chances(2), low: chances(8), mid: chances(8), high: chances(256) });
  const [matched, repeated] = [lengths(), lengths()];

  let next = 5;
  let range = 0xffffffff;
  let code = ((packed[1] << 24) | (packed[2] << 16) | (packed[3] << 8) | packed[4]) >>> 0;

  const bit = (chance, at) => {
    const bound = (range >>> 11) * chance[at];
    let is = 0;
    if (code < bound) {
      range = bound;
      chance[at] += (2048 - chance[at]) >> 5;
    } else {
      range -= bound;
      code -= bound;
      chance[at] -= chance[at] >> 5;
      is = 1;
    }
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | packed[next++]) >>> 0;
    }
    return is;
  };
  const direct = (count) => {
    let number = 0;
    for (let left = count; left > 0; left -= 1) {
      range >>>= 1;
      const is = code >= range ? 1 : 0;
      if (is) code -= range;
      if (range < 0x1000000) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | packed[next++]) >>> 0;
      }
      number = number * 2 + is;
    }
    return number;
  };
  const tree = (chance, from, count) => {
    let at = 1;
    for (let left = count; left > 0; left -= 1) at = at * 2 + bit(chance, from + at);
    return at - (1 << count);
  };
  const reverse = (chance, from, count) => {
    let [at, number] = [1, 0];
    for (let place = 0; place < count; place += 1) {
      const is = bit(chance, from + at);
      at = at * 2 + is;
      number |= is << place;
    }
    return number;
  };
  const length = (of) => {
    if (!bit(of.choice, 0)) return tree(of.low, 0, 3);
    if (!bit(of.choice, 1)) return 8 + tree(of.mid, 0, 3);
    return 16 + tree(of.high, 0, 8);
  };
  const distance = (long) => {
    const slot = tree(slots, Math.min(long, 3) * 64, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const begin = (2 | (slot & 1)) << count;
    if (slot < 14) return begin + reverse(special, begin - slot, count);
    return begin + direct(count - 4) * 16 + reverse(align, 0, 4);
  };

  let [at, state] = [0, 0];
  let rep = [0, 0, 0, 0];
  while (at < size) {
    if (!bit(isMatch, state)) {
      const from = 0x300 * ((at ? out[at - 1] : 0) >> (8 - LC));
      let symbol = 1;
      if (state >= 7) {
        let match = out[at - rep[0] - 1];
        while (symbol < 0x100) {
          const hint = (match >> 7) & 1;
          match <<= 1;
          const is = bit(literal, from + ((1 + hint) << 8) + symbol);
          symbol = symbol * 2 + is;
          if (hint !== is) break;
        }
      }
      while (symbol < 0x100) symbol = symbol * 2 + bit(literal, from + symbol);
      out[at++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let long;
    if (!bit(isRep, state)) {
      long = length(matched);
      rep = [distance(long), rep[0], rep[1], rep[2]];
      state = state < 7 ? 7 : 10;
    } else {
      if (!bit(isRepG0, state)) {
        if (!bit(isRep0Long, state)) {
          out[at] = out[at - rep[0] - 1];
          at += 1;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else if (!bit(isRepG1, state)) {
        rep = [rep[1], rep[0], rep[2], rep[3]];
      } else if (!bit(isRepG2, state)) {
        rep = [rep[2], rep[0], rep[1], rep[3]];
      } else {
        rep = [rep[3], rep[0], rep[1], rep[2]];
      }
      long = length(repeated);
      state = state < 7 ? 8 : 11;
    }
    if (rep[0] >= at) throw new Error("the page is damaged");
    for (let left = Math.min(long + 2, size - at); left > 0; left -= 1) {
      out[at] = out[at - rep[0] - 1];
      at += 1;
    }
  }
  return out;
};
