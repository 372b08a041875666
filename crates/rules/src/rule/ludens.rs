//! Yoté, Choko, Wali and Bolotondou as the French Ludens Planet rulebook prints them: source 001.

statements! {
    /// Players.
    R1 {
        id: "001-R1",
        place: "001:15",
        words: "Yoté is for two players.",
    }

    /// Board and pieces.
    R2 {
        id: "001-R2",
        place: "001:16",
        words: "The board has 30 holes, and there are 12 light pieces and 12 dark ones.",
    }

    /// The aim.
    R3 {
        id: "001-R3",
        place: "001:20",
        words: "Your aim is to capture all the enemy pieces, or to block them.",
    }

    /// Colours; an empty board.
    R4 {
        id: "001-R4",
        place: "001:24",
        words: "Each player chooses a colour and keeps the pieces of that colour off the board at \
                first, so the board starts empty.",
    }

    /// The first turn.
    R5 {
        id: "001-R5",
        place: "001:25",
        words: "The players settle between themselves who begins.",
    }

    /// Place or move.
    R6 {
        id: "001-R6",
        place: "001:26",
        words: "On your turn you either place one piece in any empty hole, or move one of your \
                pieces that is already on the board.",
    }

    /// A step.
    R7 {
        id: "001-R7",
        place: "001:30",
        words: "Move: a piece goes one hole, horizontally or vertically but never diagonally, to \
                the next hole if it is empty.",
    }

    /// Capture by leaping.
    R8 {
        id: "001-R8",
        place: "001:37",
        words: "A piece captures an enemy piece by leaping over it, as in draughts.",
    }

    /// Capture is free.
    R9 {
        id: "001-R9",
        place: "001:39",
        words: "You need not capture, even when you can.",
    }

    /// The way of a leap.
    R10 {
        id: "001-R10",
        place: "001:30, 37",
        words: "To capture, a piece starts in the hole right next to the enemy piece and lands, \
                in a straight line, in the hole just beyond, which must be empty. Like a move, a \
                leap is never diagonal.",
    }

    /// Two pieces each time.
    R11 {
        id: "001-R11",
        place: "001:38",
        words: "The captured piece leaves the board, and you have the right to take off one more \
                enemy piece, any you choose on the board. So each capture takes two pieces.",
    }

    /// A right, on the board only.
    R12 {
        id: "001-R12",
        place: "001:38",
        words: "Taking the second piece is a right and not a duty, and it must be a piece that \
                stands on the board.",
    }

    /// No second piece there.
    R13 {
        id: "001-R13",
        place: "001:40",
        words: "If the side you captured from has no other piece on the board, the second piece is \
                lost to you: you cannot claim it on a later turn.",
    }

    /// Several captures.
    R14 {
        id: "001-R14",
        place: "001:47-48",
        words: "One piece may make several captures in one turn, as long as it finds another to \
                make. After each leap you must take off the second piece before you may leap \
                again.",
    }

    /// Opening the way.
    R15 {
        id: "001-R15",
        place: "001:49",
        words: "The second piece you take off may be one whose removal makes your next capture \
                possible.",
    }

    /// Winning.
    R16 {
        id: "001-R16",
        place: "001:62",
        words: "A player wins by capturing all the enemy pieces, or by blocking them all.",
    }

    /// Ten turns without capture.
    R17 {
        id: "001-R17",
        place: "001:63",
        words: "When all pieces have been placed and ten turns then pass without a capture, \
                whoever has captured more pieces wins.",
    }

    /// A draw.
    R18 {
        id: "001-R18",
        place: "001:64",
        words: "The game is a draw when both players have the same number of pieces in play, three \
                each at most, and no more captures are possible.",
    }

    /// Choko: leaping over one's own.
    C1 {
        id: "001-C1",
        place: "001:68",
        words: "Choko follows the rules of Yoté, but a piece may also move by leaping over pieces \
                of its own side, as many times as it can.",
    }

    /// Choko: ending in captures.
    C2 {
        id: "001-C2",
        place: "001:68",
        words: "Such a move may end with the capture of one or more enemy pieces, but it need not.",
    }

    /// Choko: an example.
    C3 {
        id: "001-C3",
        place: "001:68",
        words: "For example, a piece leaps over two of its own side and then captures. The second \
                piece it takes off opens the way to another capture with a second piece of its \
                own, so that four pieces are taken in all.",
    }

    /// Wali: board and pieces.
    W0 {
        id: "001-W0",
        place: "001:16, 83",
        words: "Wali uses the same 30 holes and the same 24 pieces, 12 for each player.",
    }

    /// Wali: the aim.
    W1 {
        id: "001-W1",
        place: "001:81",
        words: "Wali is a game of position, like Mill: you try to make lines of three pieces.",
    }

    /// Wali: placing.
    W2 {
        id: "001-W2",
        place: "001:83",
        words: "At first the players take turns placing one piece in any empty hole, until all \
                24 are placed. While placing, you may not make a line of three.",
    }

    /// Wali: moving.
    W3 {
        id: "001-W3",
        place: "001:84",
        words: "After the placing, the players take turns moving one piece by one hole, \
                horizontally or vertically, to an empty hole.",
    }

    /// Wali: a line.
    W4 {
        id: "001-W4",
        place: "001:85",
        words: "A line is three of your pieces right next to one another in a row or in a column.",
    }

    /// Wali: the reward.
    W5 {
        id: "001-W5",
        place: "001:85",
        words: "When you have made a line, you may take away one enemy piece, any you choose.",
    }

    /// Wali: no longer lines.
    W6 {
        id: "001-W6",
        place: "001:86",
        words: "More than three of your pieces side by side in one line are not allowed.",
    }

    /// Wali: the simple horse.
    W7 {
        id: "001-W7",
        place: "001:87",
        words: "The simple horse (cheval simple): you may break a line and make it again on your \
                next turn, and then it counts as a new line.",
    }

    /// Wali: the double horse.
    W8 {
        id: "001-W8",
        place: "001:87",
        words: "The double horse (cheval double): you may break a line and with the same move make \
                another right beside it.",
    }

    /// Wali: one piece only.
    W9 {
        id: "001-W9",
        place: "001:88",
        words: "If one move makes two lines at once (an L) or three (a T), you still take away \
                only one piece.",
    }

    /// Wali: the end.
    W10 {
        id: "001-W10",
        place: "001:89",
        words: "The game ends when one of the players has only two pieces left.",
    }

    /// Bolotondou: lines of two.
    B1 {
        id: "001-B1",
        place: "001:100",
        words: "Bolotondou follows the rules of Wali, but you try to make lines of only two \
                pieces.",
    }

    /// Bolotondou: placing.
    B2 {
        id: "001-B2",
        place: "001:100",
        words: "While placing, you may not put two of your pieces side by side in a row or a \
                column.",
    }

    /// Bolotondou: no longer lines.
    B3 {
        id: "001-B3",
        place: "001:100",
        words: "During play, more than two of your pieces side by side in one line are not \
                allowed.",
    }
}
