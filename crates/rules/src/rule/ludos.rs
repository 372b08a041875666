//! Yoté and Choko as the LUDOS rulebook (Lemery Games) prints them: source 000.
//! Its list of the changes for Choko is damaged; [`C1`] is a reconstruction.

statements! {
    /// Players and camels.
    R1 {
        id: "000-R1",
        place: "000:18",
        words: "The game is for two players, with 12 camels each.",
    }

    /// The aim.
    R2 {
        id: "000-R2",
        place: "000:22",
        words: "Your aim is to rid the board of all the camels of your opponent.",
    }

    /// The board.
    R3 {
        id: "000-R3",
        place: "000:38",
        words: "Yoté is played on the side of the mat that has 5 rows of 6 spaces.",
    }

    /// Colours.
    R4 {
        id: "000-R4",
        place: "000:39",
        words: "Each player gets the 12 camels of one colour.",
    }

    /// An empty board.
    R5 {
        id: "000-R5",
        place: "000:45",
        words: "The board is empty at first: all camels wait in the players' hands.",
    }

    /// The first turn.
    R6 {
        id: "000-R6",
        place: "000:45",
        words: "Light purple has the first turn, and then the players take turns one after the \
                other.",
    }

    /// One of three actions.
    R7 {
        id: "000-R7",
        place: "000:47",
        words: "On your turn you do exactly one of three things: deploy a camel, move a camel, or \
                capture.",
    }

    /// Deploying.
    R8 {
        id: "000-R8",
        place: "000:51",
        words: "Deploy: put one camel from your hand on any empty space.",
    }

    /// A step.
    R9 {
        id: "000-R9",
        place: "000:55",
        words: "Move: one of your camels goes one space, horizontally or vertically, to the next \
                space if it is empty.",
    }

    /// No diagonals.
    R10 {
        id: "000-R10",
        place: "000:55, 57",
        words: "Camels never go diagonally, neither to move nor to capture.",
    }

    /// A capture.
    R11 {
        id: "000-R11",
        place: "000:57",
        words: "Capture: one of your camels with an enemy camel right next to it, horizontally or \
                vertically, leaps straight over it to the space just beyond, if that space is \
                empty.",
    }

    /// The leaped camel leaves.
    R12 {
        id: "000-R12",
        place: "000:57",
        words: "The camel you leap over is out of the game and goes back into the bag.",
    }

    /// A second camel leaves.
    R13 {
        id: "000-R13",
        place: "000:58",
        words: "With each capture you also remove one more enemy camel, any you choose on the \
                board; if none is on the board, one from your opponent's hand. So each capture \
                costs your opponent two camels.",
    }

    /// Winning by capture.
    R14 {
        id: "000-R14",
        place: "000:68",
        words: "A player who has captured all the camels of the opponent wins.",
    }

    /// A blocked player.
    R15 {
        id: "000-R15",
        place: "000:68-69",
        words: "When a player can neither deploy nor move a camel, the game ends, and whoever has \
                more camels, counting those on the board and those in hand, wins.",
    }

    /// A draw.
    R16 {
        id: "000-R16",
        place: "000:69",
        words: "The game is a draw when each player has three camels or fewer left and play has \
                reached a stalemate: it is plain that neither of you can win.",
    }

    /// Variations.
    R17 {
        id: "000-R17",
        place: "000:78",
        words: "You may play with one of the variations, with several of them, or with all.",
    }

    /// Mandatory Capture.
    V1 {
        id: "000-V1",
        place: "000:82",
        words: "Mandatory Capture: when one of your camels can capture, you must capture. If there \
                are several captures to choose from, the choice is yours.",
    }

    /// Chain Capture.
    V2 {
        id: "000-V2",
        place: "000:86",
        words: "Chain Capture: when your camel captures and can capture again from the space where \
                it lands, it may go on. You then remove one more camel for each capture it made.",
    }

    /// Friendly Leap.
    V3 {
        id: "000-V3",
        place: "000:90",
        words: "Friendly Leap: your camels may leap over camels of their own side, which stay \
                where they are.",
    }

    /// Choko: the board.
    C0 {
        id: "000-C0",
        place: "000:95",
        words: "Choko is played on 5 rows of 5 spaces, by the rules of Yoté with a few changes.",
    }

    /// The drop initiative (reconstructed).
    C1 {
        id: "000-C1",
        place: "reconstructed from 000:103-106",
        words: "The printed list is damaged at this point, and this is a reconstruction: the first \
                player has the drop initiative to begin with, and as long as the player who has it \
                deploys, the other must deploy in reply.",
    }

    /// A free second player.
    C2 {
        id: "000-C2",
        place: "000:103",
        words: "When the first player, who has the drop initiative, moves or captures and so does \
                not deploy, the second player may do anything: deploy, move or capture.",
    }

    /// The initiative stays.
    C3 {
        id: "000-C3",
        place: "000:105",
        words: "If the second player then moves or captures, the drop initiative stays with the \
                first player.",
    }

    /// The initiative passes.
    C4 {
        id: "000-C4",
        place: "000:106",
        words: "If the second player then deploys, the drop initiative passes to the second player \
                from that turn on.",
    }

    /// All camels deployed.
    C5 {
        id: "000-C5",
        place: "000:107",
        words: "When every camel has been deployed, the players go on taking turns to move or \
                capture as in Yoté.",
    }

    /// No chains.
    C6 {
        id: "000-C6",
        place: "000:108",
        words: "There are no chains: a camel makes one leap at most in a turn.",
    }
}
