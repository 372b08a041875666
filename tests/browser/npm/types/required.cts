import embed = require("sandgrid-embed");

const board: embed.SandBoard = document.createElement("sand-board");
const same: embed.SandBoard = new embed.SandBoard();

// @ts-expect-error: a number is no turn
board.play(3);

// @ts-expect-error: `require` gives no default
new embed.default();

export = { board, same };
