//! The table of terms.

/// One term.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EmbedOption {
    /// By which rulebook is played.
    Rules,
    /// The position with which the board begins.
    Position,
    /// A game to look at.
    Record,
    /// After how many of its turns.
    At,
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// What the visitor plays.
    Side,
    /// How well the computer plays.
    Level,
    /// The language.
    Lang,
    /// Day or night.
    Theme,
    /// How loud.
    Sound,
    /// Only to be looked at.
    Readonly,
    /// Letters and digits along the board.
    Coordinates,
    /// What is around the board.
    Controls,
    /// What leads away.
    Links,
    /// Alone in public.
    Kiosk,
    /// When nobody is there any more.
    Idle,
    /// How much moves.
    Motion,
    /// What was learned is told.
    Learning,
    /// What the host prints and saves.
    Takes,
}

/// What is written of a term: its values, what holds where it is not stated, and what it does.
struct Row(&'static str, &'static str, &'static str, &'static str);

impl EmbedOption {
    /// All of them, in the order in which they are documented.
    pub const ALL: [Self; 20] = [
        Self::Rules,
        Self::Position,
        Self::Record,
        Self::At,
        Self::Lesson,
        Self::Puzzle,
        Self::Side,
        Self::Level,
        Self::Lang,
        Self::Theme,
        Self::Sound,
        Self::Readonly,
        Self::Coordinates,
        Self::Controls,
        Self::Links,
        Self::Kiosk,
        Self::Idle,
        Self::Motion,
        Self::Learning,
        Self::Takes,
    ];

    /// The term of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|term| term.name() == name)
    }

    /// Its name: the attribute's, the parameter's, the message's.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// Its values, in words.
    #[must_use]
    pub const fn values(self) -> &'static str {
        self.row().1
    }

    /// What holds where it is not stated, in words.
    #[must_use]
    pub const fn unstated(self) -> &'static str {
        self.row().2
    }

    /// What it does, in a sentence.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.row().3
    }

    /// Whether its values are yes and no.
    #[must_use]
    pub const fn is_switch(self) -> bool {
        use EmbedOption::{Coordinates, Kiosk, Learning, Links, Readonly};
        matches!(self, Readonly | Coordinates | Links | Kiosk | Learning)
    }

    const fn row(self) -> Row {
        match self {
            Self::Rules
            | Self::Position
            | Self::Record
            | Self::At
            | Self::Lesson
            | Self::Puzzle => self.row_of_game(),
            Self::Lang | Self::Theme | Self::Sound | Self::Coordinates | Self::Motion => {
                self.row_of_taste()
            }
            Self::Side => Row(
                "side",
                "`first`, `second`, `both` or `none`",
                "`both`; `first` where `level` is stated or `rules` is not, and at Yebo",
                "What the visitor plays; the computer plays the rest.",
            ),
            Self::Learning | Self::Takes => self.row_of_host(),
            Self::Level => Row("level", "1 to 13", "1", "How well the computer plays."),
            _ => self.row_of_frame(),
        }
    }

    /// What is on the board.
    const fn row_of_game(self) -> Row {
        match self {
            Self::Position => Row(
                "position",
                "a position as docs/formats.md has it",
                "the empty board",
                "The position with which the board begins.",
            ),
            Self::Record => Row(
                "record",
                "a record, or a link's `#g=…`",
                "none",
                "A game to look at, step by step; whoever acts in it plays on from there.",
            ),
            Self::At => Row(
                "at",
                "a number of turns",
                "the end of the record",
                "After how many turns of the record the board stands at first.",
            ),
            Self::Lesson => Row(
                "lesson",
                "`yote`, `choko`, `wali` or `bolotondou`; at Yebo `yebo`",
                "none",
                "The lesson that is on the board.",
            ),
            Self::Puzzle => {
                Row("puzzle", "a number from 1", "none", "The puzzle that is on the board.")
            }
            _ => Row(
                "rules",
                "a ruleset's key, such as `yote-traditional`; or `yebo`",
                "`yote-traditional`",
                "By which rulebook is played.",
            ),
        }
    }

    /// How it looks and sounds.
    const fn row_of_taste(self) -> Row {
        match self {
            Self::Lang => Row("lang", "`en`, `fr`, `pt`, `es`, `ar` …", "the browser's", LANG),
            Self::Theme => Row(
                "theme",
                "`system`, `day` (`light`) or `night` (`dark`)",
                "`system`",
                "Dark on light, or light on dark.",
            ),
            Self::Sound => Row(
                "sound",
                "yes, no, or 0 to 100",
                "60",
                "How loud the board is, once somebody has touched it.",
            ),
            Self::Coordinates => Row(
                "coordinates",
                "yes or no",
                "yes",
                "Whether letters and digits stand along the board.",
            ),
            _ => Row(
                "motion",
                "`system` or `less`",
                "`system`",
                "Whether pieces travel; with `less` nothing moves, and each turn stays as long to be read.",
            ),
        }
    }

    /// What the host does with it.
    const fn row_of_host(self) -> Row {
        match self {
            Self::Takes => Row(
                "takes",
                "`print`, `save`, or both",
                "nothing",
                "What the host does for the board where its frame forbids it: it is told as an event.",
            ),
            _ => Row(
                "learning",
                "yes or no",
                "no",
                "Whether the host is told what was solved and how games ended, for its own records.",
            ),
        }
    }

    /// How it stands where it stands.
    const fn row_of_frame(self) -> Row {
        match self {
            Self::Readonly => Row(
                "readonly",
                "yes or no",
                "no",
                "Visitors may look and step through, but not play; messages may.",
            ),
            Self::Controls => Row(
                "controls",
                "`all`, `few` or `none`",
                "`all`; `few` in a kiosk",
                "What is around the board: everything, what belongs to the game at hand, nothing.",
            ),
            Self::Links => Row(
                "links",
                "yes or no",
                "yes; no in a kiosk",
                "Whether anything leads away from the board: pages, files, sharing.",
            ),
            Self::Idle => Row(
                "idle",
                "seconds, 30 or more",
                "90 in a kiosk, else never",
                "After how long without a touch the host is told, and a kiosk asks who is there.",
            ),
            _ => Row(
                "kiosk",
                "yes or no",
                "no",
                "For a board alone in public: shows itself, starts at a touch, and resets.",
            ),
        }
    }
}

const LANG: &str = "The language, with or without a region.";
