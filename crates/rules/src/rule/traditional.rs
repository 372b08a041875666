//! Yoté (source 004) and Choko (source 002) as the "Traditional Board Games" web pages print them.

use crate::Rule;

/// Yoté: players, board, pieces.
pub const Y0: Rule = Rule {
    id: "004-R0",
    place: "004:18",
    words: "Two players play on 5 rows of 6 squares. Each has 12 pieces in hand, one the pebbles \
            and the other the sticks, and no side of the board belongs to anyone.",
};

/// Yoté: an empty board.
pub const Y1: Rule =
    Rule { id: "004-R1", place: "004:20", words: "The game starts on an empty board." };

/// Yoté: who begins.
pub const Y2: Rule = Rule {
    id: "004-R2",
    place: "004:22",
    words: "Pebbles begin, then sticks, and so on by turns.",
};

/// Yoté: the first turn.
pub const Y3: Rule = Rule {
    id: "004-R3",
    place: "004:24",
    words: "On your first turn you must place a piece; any empty square will do.",
};

/// Yoté: place or move.
pub const Y4: Rule = Rule {
    id: "004-R4",
    place: "004:26",
    words: "On each later turn you choose: place another piece, if you still have one in hand, or \
            move one of your pieces on the board.",
};

/// Yoté: a step.
pub const Y5: Rule = Rule {
    id: "004-R5",
    place: "004:28",
    words: "Move: one of your pieces goes one square, horizontally or vertically, to the next \
            square if it is empty.",
};

/// Yoté: no diagonal moves.
pub const Y6: Rule = Rule { id: "004-R6", place: "004:30", words: "Pieces never move diagonally." };

/// Yoté: a capture.
pub const Y7: Rule = Rule {
    id: "004-R7",
    place: "004:32",
    words: "Capture: one of your pieces jumps over an enemy piece next to it and lands on the \
            square just beyond, which must be empty.",
};

/// Yoté: the captured piece leaves.
pub const Y8: Rule = Rule {
    id: "004-R8",
    place: "004:34",
    words: "The piece you jump over leaves the board and stays out for the rest of the game.",
};

/// Yoté: a second piece leaves.
pub const Y9: Rule = Rule {
    id: "004-R9",
    place: "004:36",
    words: "After a capture you choose one more enemy piece and take it off the board.",
};

/// Yoté: no diagonal captures.
pub const Y10: Rule = Rule {
    id: "004-R10",
    place: "004:38",
    words: "Pieces never capture diagonally, just as they never move diagonally.",
};

/// Yoté: one jump.
pub const Y11: Rule = Rule {
    id: "004-R11",
    place: "004:40",
    words: "A turn has one jump only: there are no multiple captures.",
};

/// Yoté: winning.
pub const Y12: Rule = Rule {
    id: "004-R12",
    place: "004:42",
    words: "You win, and the game is over, when you have captured all the enemy pieces.",
};

/// Yoté: a draw.
pub const Y13: Rule = Rule {
    id: "004-R13",
    place: "004:44",
    words: "The game is a draw when both players have three pieces or fewer left.",
};

/// Choko: players, board, pieces.
pub const C0: Rule = Rule {
    id: "002-R0",
    place: "002:15",
    words: "Two players play on 5 rows of 5 squares. Each has 12 pieces in hand, one the pebbles \
            and the other the sticks, and no side of the board belongs to anyone.",
};

/// Choko: the one limitation.
pub const C0B: Rule = Rule {
    id: "002-R0b",
    place: "002:4",
    words: "You are free to place or to move, with one exception: when your opponent has chosen to \
            place a piece, you must place one too.",
};

/// Choko: an empty board.
pub const C1: Rule =
    Rule { id: "002-R1", place: "002:17", words: "The game starts on an empty board." };

/// Choko: who begins.
pub const C2: Rule = Rule {
    id: "002-R2",
    place: "002:19",
    words: "Pebbles begin, then sticks, and so on by turns.",
};

/// Choko: the first turn.
pub const C3: Rule = Rule {
    id: "002-R3",
    place: "002:21",
    words: "On your first turn you must place a piece; any empty square will do.",
};

/// Choko: place or move.
pub const C4: Rule = Rule {
    id: "002-R4",
    place: "002:23",
    words: "On each later turn you choose: place another piece, if you still have one in hand, or \
            move one of your pieces on the board.",
};

/// Choko: answering a placement.
pub const C5: Rule = Rule {
    id: "002-R5",
    place: "002:25",
    words: "When a player places a piece, the other must answer by placing one too. After that \
            there is again a free choice between placing and moving.",
};

/// Choko: a step.
pub const C6: Rule = Rule {
    id: "002-R6",
    place: "002:27",
    words: "Move: one of your pieces goes one square, horizontally or vertically, to the next \
            square if it is empty.",
};

/// Choko: no diagonal moves.
pub const C7: Rule = Rule { id: "002-R7", place: "002:29", words: "Pieces never move diagonally." };

/// Choko: a capture.
pub const C8: Rule = Rule {
    id: "002-R8",
    place: "002:31",
    words: "Capture: one of your pieces jumps over an enemy piece next to it and lands on the \
            square just beyond, which must be empty.",
};

/// Choko: the captured piece leaves.
pub const C9: Rule = Rule {
    id: "002-R9",
    place: "002:33",
    words: "The piece you jump over leaves the board and stays out for the rest of the game.",
};

/// Choko: a second piece leaves.
pub const C10: Rule = Rule {
    id: "002-R10",
    place: "002:35",
    words: "After a capture you choose one more enemy piece and take it off the board.",
};

/// Choko: no diagonal captures.
pub const C11: Rule = Rule {
    id: "002-R11",
    place: "002:37",
    words: "Pieces never capture diagonally, just as they never move diagonally.",
};

/// Choko: one jump.
pub const C12: Rule = Rule {
    id: "002-R12",
    place: "002:39",
    words: "A turn has one jump only: there are no multiple captures.",
};

/// Choko: winning.
pub const C13: Rule = Rule {
    id: "002-R13",
    place: "002:41",
    words: "You win, and the game is over, when you have captured all the enemy pieces.",
};

/// Choko: a draw.
pub const C14: Rule = Rule {
    id: "002-R14",
    place: "002:43",
    words: "The game is a draw when both players have three pieces or fewer left.",
};

/// All of them, in order.
pub const ALL: &[Rule] = &[
    Y0, Y1, Y2, Y3, Y4, Y5, Y6, Y7, Y8, Y9, Y10, Y11, Y12, Y13, C0, C0B, C1, C2, C3, C4, C5, C6,
    C7, C8, C9, C10, C11, C12, C13, C14,
];
