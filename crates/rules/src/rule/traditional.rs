//! Yoté (source 004) and Choko (source 002) as the "Traditional Board Games" web pages print them.

statements! {
    /// Yoté: players, board, pieces.
    Y0 {
        id: "004-R0",
        place: "004:18",
        words: "Two players play on 5 rows of 6 holes. Each has 12 pieces in hand, one the \
                pebbles and the other the sticks, and no side of the board belongs to anyone.",
    }

    /// Yoté: an empty board.
    Y1 {
        id: "004-R1",
        place: "004:20",
        words: "The game starts on an empty board.",
    }

    /// Yoté: who begins.
    Y2 {
        id: "004-R2",
        place: "004:22",
        words: "Pebbles begin, then sticks, and so on by turns.",
    }

    /// Yoté: the first turn.
    Y3 {
        id: "004-R3",
        place: "004:24",
        words: "On your first turn you must place a piece; any empty hole will do.",
    }

    /// Yoté: place or move.
    Y4 {
        id: "004-R4",
        place: "004:26",
        words: "On each later turn you choose: place another piece, if you still have one in hand, \
                or move one of your pieces on the board.",
    }

    /// Yoté: a step.
    Y5 {
        id: "004-R5",
        place: "004:28",
        words: "Move: one of your pieces goes one hole, horizontally or vertically, to the next \
                hole if it is empty.",
    }

    /// Yoté: no diagonal moves.
    Y6 {
        id: "004-R6",
        place: "004:30",
        words: "Pieces never move diagonally.",
    }

    /// Yoté: a capture.
    Y7 {
        id: "004-R7",
        place: "004:32",
        words: "Capture: one of your pieces jumps over an enemy piece next to it and lands in the \
                hole just beyond, which must be empty.",
    }

    /// Yoté: the captured piece leaves.
    Y8 {
        id: "004-R8",
        place: "004:34",
        words: "The piece you jump over leaves the board and stays out for the rest of the game.",
    }

    /// Yoté: a second piece leaves.
    Y9 {
        id: "004-R9",
        place: "004:36",
        words: "After a capture you choose one more enemy piece and take it off the board.",
    }

    /// Yoté: no diagonal captures.
    Y10 {
        id: "004-R10",
        place: "004:38",
        words: "Pieces never capture diagonally, just as they never move diagonally.",
    }

    /// Yoté: one jump.
    Y11 {
        id: "004-R11",
        place: "004:40",
        words: "A turn has one jump only: there are no multiple captures.",
    }

    /// Yoté: winning.
    Y12 {
        id: "004-R12",
        place: "004:42",
        words: "A player who has captured all the enemy pieces wins, and the game is over.",
    }

    /// Yoté: a draw.
    Y13 {
        id: "004-R13",
        place: "004:44",
        words: "The game is a draw when both players have three pieces or fewer left.",
    }

    /// Choko: players, board, pieces.
    C0 {
        id: "002-R0",
        place: "002:15",
        words: "Two players play on 5 rows of 5 holes. Each has 12 pieces in hand, one the \
                pebbles and the other the sticks, and no side of the board belongs to anyone.",
    }

    /// Choko: the one limitation.
    C0B {
        id: "002-R0b",
        place: "002:4",
        words: "You are free to place or to move, with one exception: when your opponent has \
                chosen to place a piece, you must place one too.",
    }

    /// Choko: an empty board.
    C1 {
        id: "002-R1",
        place: "002:17",
        words: "The game starts on an empty board.",
    }

    /// Choko: who begins.
    C2 {
        id: "002-R2",
        place: "002:19",
        words: "Pebbles begin, then sticks, and so on by turns.",
    }

    /// Choko: the first turn.
    C3 {
        id: "002-R3",
        place: "002:21",
        words: "On your first turn you must place a piece; any empty hole will do.",
    }

    /// Choko: place or move.
    C4 {
        id: "002-R4",
        place: "002:23",
        words: "On each later turn you choose: place another piece, if you still have one in hand, \
                or move one of your pieces on the board.",
    }

    /// Choko: answering a placement.
    C5 {
        id: "002-R5",
        place: "002:25",
        words: "When a player places a piece, the other must answer by placing one too. After that \
                there is again a free choice between placing and moving.",
    }

    /// Choko: a step.
    C6 {
        id: "002-R6",
        place: "002:27",
        words: "Move: one of your pieces goes one hole, horizontally or vertically, to the next \
                hole if it is empty.",
    }

    /// Choko: no diagonal moves.
    C7 {
        id: "002-R7",
        place: "002:29",
        words: "Pieces never move diagonally.",
    }

    /// Choko: a capture.
    C8 {
        id: "002-R8",
        place: "002:31",
        words: "Capture: one of your pieces jumps over an enemy piece next to it and lands in the \
                hole just beyond, which must be empty.",
    }

    /// Choko: the captured piece leaves.
    C9 {
        id: "002-R9",
        place: "002:33",
        words: "The piece you jump over leaves the board and stays out for the rest of the game.",
    }

    /// Choko: a second piece leaves.
    C10 {
        id: "002-R10",
        place: "002:35",
        words: "After a capture you choose one more enemy piece and take it off the board.",
    }

    /// Choko: no diagonal captures.
    C11 {
        id: "002-R11",
        place: "002:37",
        words: "Pieces never capture diagonally, just as they never move diagonally.",
    }

    /// Choko: one jump.
    C12 {
        id: "002-R12",
        place: "002:39",
        words: "A turn has one jump only: there are no multiple captures.",
    }

    /// Choko: winning.
    C13 {
        id: "002-R13",
        place: "002:41",
        words: "A player who has captured all the enemy pieces wins, and the game is over.",
    }

    /// Choko: a draw.
    C14 {
        id: "002-R14",
        place: "002:43",
        words: "The game is a draw when both players have three pieces or fewer left.",
    }
}
