/**
 * Makes chance repeatable: the random numbers of a page follow from a seed, and from how many pages the window has
 * shown before. The count is kept in the window's name, which stays from one page to the next.
 * @param {number} seed
 */
(seed) => {
  let count = 0;
  if (window === top) {
    count = (Number(/^deal ([0-9]+)$/.exec(window.name)?.[1]) || 0) + 1;
    window.name = `deal ${count}`;
  }
  let state = (seed * 0x10001 + count * 0x9e3779b1) >>> 0;
  // Mulberry32, by Tommy Ettinger.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
  Math.random = () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}
