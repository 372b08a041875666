// What the page that writes snippets knows of the games.
(() => {
  // The rulebooks of each game with their variations, in the order of the keys.
  const BOOKS = {
    yote: { traditional: [], ludos: ["chain", "friendly", "mandatory"], ludens: [] },
    choko: { traditional: [], ludos: ["friendly", "mandatory"], ludens: [] },
    wali: { ludens: [] },
    bolotondou: { ludens: ["to-one"] },
    yebo: {},
  };
  // The variations by their initials in links.
  const INITIALS = { c: "chain", f: "friendly", m: "mandatory", t: "to-one" };
  const TITLES = { traditional: "Traditional Board Games", ludos: "LUDOS, Lemery Games", ludens: "Ludens Planet" };
  // The lessons of each game.
  const LESSONS = { yote: ["yote", "chains"], choko: ["choko"], wali: ["wali"], bolotondou: ["bolotondou"], yebo: ["yebo"] };
  // The first and last puzzle of each game, as in www/learn/puzzles.txt.
  const PUZZLES = { yote: [1, 21], choko: [22, 37], wali: [38, 51], bolotondou: [52, 63] };
  const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  // Yebo has four strengths; each has the lowest level that means it.
  const YEBO_LEVELS = [1, 6, 9, 12];

  Object.assign(window.sandgridMake, { games: { BOOKS, INITIALS, TITLES, LESSONS, PUZZLES, LEVELS, YEBO_LEVELS } });
})();
