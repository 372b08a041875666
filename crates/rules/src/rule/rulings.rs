//! Our rulings where the printed sources leave a question open: 000 (LUDOS rulebook, Lemery Games),
//! 001 (Ludens Planet rulebook, French), 002 and 004 ("Traditional Board Games" web pages).
//!
//! A ruling on Yoté (`Y`) holds for the same rulebook's Choko too unless one on Choko (`C`) changes
//! it; `W` is Wali and Bolotondou. Left out, as they state nothing a player could use: Q-Y23 (two
//! words lost in the print of 000, on which nothing depends) and Q-C15 (a historical note).

statements! {
    /// Mandatory Capture binds the whole turn.
    Y1 {
        id: "Q-Y1",
        place: "ruling; after 000:82",
        words: "Mandatory Capture: while any of your camels can capture, you may neither deploy \
                nor make any other move. Which capture you make is your free choice.",
    }

    /// Mandatory Capture in a chain.
    Y2 {
        id: "Q-Y2",
        place: "ruling; after 000:82, 86",
        words: "Mandatory Capture with Chain Capture: while the same camel can capture again you \
                must go on, by whichever capture you like, be the chain long or short. Without \
                Mandatory Capture you may stop after any leap.",
    }

    /// When the extra pieces leave.
    Y3 {
        id: "Q-Y3",
        place: "ruling; after 000:86, 001:48",
        words: "[L] In a chain of captures, all the extra camels are removed together after the \
                last leap. [P] In a chain of captures, each second piece is taken off right after \
                its leap, before the next one. [] The piece leaped over leaves at once, so a later \
                leap of the chain may land where it stood.",
    }

    /// Must the second piece be taken?
    Y4 {
        id: "Q-Y4",
        place: "ruling; after 000:58, 001:38, 48, 002:35, 004:36",
        words: "[L] You must remove the second camel. [T] You must remove the second piece. [P] \
                You may decline the second piece, and declining ends your turn.",
    }

    /// No second piece on the board.
    Y5 {
        id: "Q-Y5",
        place: "ruling; after 000:58, 001:40, 002:4, 35, 004:36",
        words: "[L] If your opponent has no other camel on the board, the second camel is taken \
                from the hand (after a chain, camels on the board go first and the hand gives the \
                rest). [PT] If your opponent has no other piece on the board, the second piece is \
                lost to you, also later. [] A player left with nothing on the board but something \
                in hand is not beaten and simply must place.",
    }

    /// The friendly leap.
    Y6 {
        id: "Q-Y6",
        place: "ruling; after 000:86, 90",
        words: "Friendly Leap: your camel leaps straight over a camel of yours right next to it, \
                horizontally or vertically, to the space just beyond, which must be empty. That \
                one leap is the whole turn: it neither begins nor continues a chain.",
    }

    /// A friendly leap is a move.
    Y7 {
        id: "Q-Y7",
        place: "ruling; after 000:82, 90, 103, 001:68",
        words: "A leap over your own piece counts as a move: if you can make one you are not \
                blocked, and where you are bound to place you may not leap. It is never a capture. \
                [L] Mandatory Capture therefore forbids it while you can capture.",
    }

    /// The game ends in mid-turn.
    Y8 {
        id: "Q-Y8",
        place: "ruling; after 000:68, 001:62, 002:41, 004:42",
        words: "The moment a player has no piece left, on the board or in hand, the other has won: \
                nothing more is removed, no further leap is made and no draw is considered. A \
                player with no piece on the board but one in hand has not lost.",
    }

    /// A player who cannot act.
    Y9 {
        id: "Q-Y9",
        place: "ruling; after 000:68-69, 001:62; 002 and 004 are silent",
        words: "If the player whose turn begins can do nothing at all, the game ends. [LT] Whoever \
                has more pieces, on the board and in hand, wins, and equal numbers are a draw. [P] \
                The blocked player loses. [] Only the player about to move can be blocked.",
    }

    /// With a piece in hand, never blocked.
    Y10 {
        id: "Q-Y10",
        place: "ruling; after 000:38-39, 95, 001:16, 002:15, 004:18",
        words: "The board is never full: it has room for more pieces than there are, 24 at most. A \
                player with a piece in hand therefore always has something to play; only a player \
                with an empty hand can be blocked.",
    }

    /// When a draw is looked for.
    Y11 {
        id: "Q-Y11",
        place: "ruling; after 000:69, 001:64, 002:43, 004:44",
        words: "Whether few pieces make the game a draw is judged at the end of each turn, when \
                all captured and second pieces are off, and never in the middle. It needs no \
                claim.",
    }

    /// Three pieces: the hand counts.
    Y12 {
        id: "Q-Y12",
        place: "ruling; after 000:68-69, 002:43, 004:44",
        words: "Three pieces or fewer means on the board and in hand together. [T] A side with \
                three or fewer can therefore no longer win, since any capture that leaves the \
                other side three or fewer is a draw.",
    }

    /// The draw of Ludens Planet.
    Y13 {
        id: "Q-Y13",
        place: "ruling; after 001:40, 64",
        words: "The game is a draw when, at the end of a turn, both players have equally many \
                pieces, on the board and in hand together and three each at most, and neither side \
                has a capture on the board at that moment. Three against two is no draw.",
    }

    /// The ten turns of Ludens Planet.
    Y14 {
        id: "Q-Y14",
        place: "ruling; after 001:26, 49, 63, 68",
        words: "Once both hands are empty, ten turns of each player (20 in all) since the last \
                placement or capture, whichever came later, end the game. Whoever has taken more \
                pieces wins, second pieces included; equal takings are a draw.",
    }

    /// Repetition and endless play.
    Y15 {
        id: "Q-Y15",
        place: "ruling (house rule); after 000:68-69, 001:63, 002:43, 004:44",
        words: "When a position occurs for the third time (same board, same hands, same player to \
                move, same duty to place), or after 25 full rounds (50 turns in all) without \
                placement or capture, the game ends. [T] It is a draw. [L] It is a draw if each \
                player has three camels or fewer, board and hand together; otherwise whoever has \
                more wins, and equal numbers are a draw. [P] With both hands empty this rule does \
                nothing, since the ten turns decide; while a hand is not empty, whoever has taken \
                more pieces wins, and equal takings are a draw.",
    }

    /// The stalemate of LUDOS.
    Y16 {
        id: "Q-Y16",
        place: "ruling (house rule); after 000:69, 001:63",
        words: "When each player has three camels or fewer, on the board and in hand together, the \
                game is a draw as soon as both agree, or else after 10 full rounds (20 turns in \
                all) without deployment or capture, or when a position occurs for the third time.",
    }

    /// A capture keeps the game alive.
    Y17 {
        id: "Q-Y17",
        place: "ruling; after 000:57, 68",
        words: "A player who can capture is not blocked. As long as the player to move has \
                anything to play, be it a deployment, a move or a capture, the game goes on.",
    }

    /// The second piece is an enemy.
    Y18 {
        id: "Q-Y18",
        place: "ruling; after 000:58, 001:40, 002:35, 004:36",
        words: "The second piece removed by a capture is always one of your opponent's, never one \
                of your own.",
    }

    /// The first turn.
    Y19 {
        id: "Q-Y19",
        place: "ruling; after 000:45, 001:24-25, 002:19, 004:22",
        words: "[L] Light purple begins. [T] Pebbles begin. [P] The players settle by choice or by \
                lot who begins, and whoever is to begin takes the light pieces.",
    }

    /// Traditional capture is free.
    Y20 {
        id: "Q-Y20",
        place: "ruling; after 002:23, 004:26",
        words: "You need not capture, even when you can.",
    }

    /// Continuation of a chain.
    Y21 {
        id: "Q-Y21",
        place: "ruling; after 000:82, 86, 001:47",
        words: "All captures of a chain are made by the same piece, which may change direction \
                after each leap; its starting point counts as empty, and no piece can be leaped \
                over twice. You need not choose the longest chain, and you may stop after any \
                leap. [L] Under Mandatory Capture you go on while you can.",
    }

    /// Several endings at once.
    Y22 {
        id: "Q-Y22",
        place: "ruling; after 000:68-69, 001:62-64, 002:41-43, 004:42-44",
        words: "If several endings hold at once, the first of these counts: a player has nothing \
                left; [LP] the next player is blocked; the draw by few pieces; [T] the draw by few \
                pieces; the next player is blocked; [] the counted turns or the repetition.",
    }

    /// Nothing on the board.
    Y24 {
        id: "Q-Y24",
        place: "ruling; after 002:21, 004:24",
        words: "On your first turn you have nothing on the board, so you must place. The same \
                happens again whenever all your pieces on the board have been taken and you still \
                have some in hand.",
    }

    /// An answer need not be answered.
    C1 {
        id: "Q-C1",
        place: "ruling; after 000:106, 002:4, 25",
        words: "A placement must be answered with a placement, unless it was itself such an \
                answer. A placement made because you were bound to place does not bind your \
                opponent, who then chooses freely.",
    }

    /// After the two opening placements.
    C2 {
        id: "Q-C2",
        place: "ruling; after 000:103, 002:21, 25",
        words: "The second player's first placement is already the answer to the first player's. \
                So the first player is then free. [L] The first player also has the drop \
                initiative.",
    }

    /// Placing comes before capturing.
    C3 {
        id: "Q-C3",
        place: "ruling; after 000:82, 103-106, 002:25",
        words: "While you are bound to place you may not capture. [L] This holds under Mandatory \
                Capture, too. On a free turn Mandatory Capture holds in full: if you can capture \
                you must, and you may not deploy.",
    }

    /// Bound to place, with an empty hand.
    C4 {
        id: "Q-C4",
        place: "ruling; after 000:58, 103-107, 002:23, 25",
        words: "If you are bound to place but have nothing in hand, the duty lapses and your turn \
                is free; you neither pass nor lose. [L] The drop initiative stays where it was.",
    }

    /// Placing on account of an empty board.
    C5 {
        id: "Q-C5",
        place: "ruling; after 000:106, 002:25",
        words: "If you place only because you have nothing on the board, and not in answer to a \
                placement, your opponent must answer it like any free placement. [L] You then have \
                the drop initiative.",
    }

    /// Own pieces first, then captures.
    C6 {
        id: "Q-C6",
        place: "ruling; after 001:68",
        words: "In one move the leaps over your own pieces come first and the captures last. After \
                the first capture only captures may follow.",
    }

    /// No going round in a ring.
    C7 {
        id: "Q-C7",
        place: "ruling (house rule); after 001:68",
        words: "While leaping over its own side, a piece may not enter any hole twice, and may not \
                come back to the hole it started from. During the captures that follow it may \
                enter such holes again.",
    }

    /// You may stop leaping.
    C8 {
        id: "Q-C8",
        place: "ruling; after 001:68",
        words: "Leaping over your own pieces as many times as possible is a privilege, not a duty. \
                You may stop after any leap.",
    }

    /// The board of Ludens Planet Choko.
    C9 {
        id: "Q-C9",
        place: "ruling; after 001:16, 68",
        words: "Choko is played on the same 30 holes as Yoté, not on the 5 rows of 5 that the \
                other rulebooks use.",
    }

    /// No duty to answer in Ludens Planet.
    C10 {
        id: "Q-C10",
        place: "ruling; after 001:26, 68",
        words: "You need not answer a placement with a placement; each turn is free, as in Yoté.",
    }

    /// LUDOS variations in Choko.
    C11 {
        id: "Q-C11",
        place: "ruling; after 000:78-90, 108",
        words: "Chain Capture has no effect, since chains are forbidden. Mandatory Capture and \
                Friendly Leap may still be chosen; a friendly leap is a single leap and counts as \
                a move.",
    }

    /// Turns simply go on.
    C12 {
        id: "Q-C12",
        place: "ruling; after 000:105-107",
        words: "After the last placement the turns simply alternate as before. A capture does not \
                by itself hand over the drop initiative: the other player gets it only by \
                deploying on a free turn.",
    }

    /// One hand empty, the other not.
    C13 {
        id: "Q-C13",
        place: "ruling; after 000:107, 002:23",
        words: "When one hand is empty and the other is not, the player with pieces in hand may \
                still place on a free turn. The player with the empty hand is free on every turn.",
    }

    /// The missing items of the list.
    C14 {
        id: "Q-C14",
        place: "ruling (reconstructed); before 000:103",
        words: "The printed list of changes is damaged, and its beginning is reconstructed like \
                this. Use the side of the mat with 5 rows of 5 spaces; the first player begins and \
                has the drop initiative; while that player deploys, the second player must deploy \
                too.",
    }

    /// When a piece cannot be placed.
    W1 {
        id: "Q-W1",
        place: "ruling; after 001:83, 100",
        words: "If every empty hole would give you a forbidden line, you pass for the rest of \
                the placing while the other player goes on. When neither of you can place, the \
                moving begins with whoever placed first; pieces left in hand are out of the game \
                and count for nobody, neither as pieces nor as captures.",
    }

    /// Placing between two groups.
    W2 {
        id: "Q-W2",
        place: "ruling; after 001:83, 100",
        words: "[W] While placing, a piece that joins others of its side into four or more in a \
                row or column is forbidden too, since that contains a line of three. [B] While \
                placing, any two or more pieces of one side side by side in a row or column are \
                forbidden.",
    }

    /// One line too long.
    W3 {
        id: "Q-W3",
        place: "ruling; after 001:85-86, 100",
        words: "A move that makes a line [W] of more than three [B] of more than two [] is not \
                allowed, even if it makes a correct line in the other direction. Only pieces side \
                by side without a gap form a line.",
    }

    /// Three lines at once.
    W4 {
        id: "Q-W4",
        place: "ruling; after 001:86, 88",
        words: "Three lines at once cannot be made, since they would need more pieces in a row \
                than is allowed. An L, a T or a cross of two correct lines is allowed and takes \
                one piece.",
    }

    /// The winning condition.
    W5 {
        id: "Q-W5",
        place: "ruling; after 001:89",
        words: "The moment a removal leaves a player with only two pieces on the board, the game \
                is over and the other player wins.",
    }

    /// No move left.
    W6 {
        id: "Q-W6",
        place: "ruling; after 001:62, 81",
        words: "After the placing, a player who has no allowed move on their turn loses, whether \
                the pieces are walled in or every step would make a line too long.",
    }

    /// The end of Bolotondou.
    W7 {
        id: "Q-W7",
        place: "ruling; after 001:89, 100",
        words: "The game ends, as in Wali, when a removal leaves a player with only two pieces, \
                and the other player wins. The players may agree beforehand to play on until only \
                one is left.",
    }

    /// The removal is a duty.
    W8 {
        id: "Q-W8",
        place: "ruling; after 001:85, 88",
        words: "When your move has made a line you must take away one enemy piece; which one is \
                your choice.",
    }

    /// Pieces in a line are not safe.
    W9 {
        id: "Q-W9",
        place: "ruling; after 001:85",
        words: "The piece you take away may be one that stands in a line of your opponent's.",
    }

    /// Only a new line counts.
    W10 {
        id: "Q-W10",
        place: "ruling; after 001:85, 87",
        words: "Only the move that makes a line earns a piece, and the piece moved must be part of \
                the line. A line that is already standing earns nothing, and taking a piece away \
                never makes a line or lengthens one.",
    }

    /// Breaking one line to make another.
    W11 {
        id: "Q-W11",
        place: "ruling; after 001:87",
        words: "A move may break one of your lines and make another at the same time, and the new \
                line earns a piece.",
    }

    /// A line too long is not allowed.
    W12 {
        id: "Q-W12",
        place: "ruling; after 001:86, 100",
        words: "A move that would put more than [W] three [B] two [] of your pieces side by side \
                in a line may not be made at all; it is not just left without reward.",
    }

    /// Repetition and endless play.
    W13 {
        id: "Q-W13",
        place: "ruling (house rule); no source speaks of it",
        words: "After the placing, the game is a draw when a position (same board, same player to \
                move) occurs for the third time, or after 50 full rounds (100 turns in all) \
                without a removal.",
    }

    /// The first turn.
    W14 {
        id: "Q-W14",
        place: "ruling; after 001:25",
        words: "As in Yoté, the players settle who begins, and whoever is to begin takes the light \
                pieces.",
    }
}
