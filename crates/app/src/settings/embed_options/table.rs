//! The table of embed options.

/// An embed option.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EmbedOption {
    /// Ruleset to play.
    Rules,
    /// Initial position.
    Position,
    /// Game to show.
    Record,
    /// Number of its turns to show.
    At,
    /// Lesson.
    Lesson,
    /// Puzzle.
    Puzzle,
    /// Side of the user.
    Side,
    /// Level of the computer players.
    Level,
    /// Language.
    Lang,
    /// Colour scheme.
    Theme,
    /// Volume.
    Sound,
    /// Read-only board.
    Readonly,
    /// Coordinates along the board.
    Coordinates,
    /// Controls around the board.
    Controls,
    /// Links to other pages.
    Links,
    /// Kiosk mode.
    Kiosk,
    /// Idle timeout.
    Idle,
    /// Amount of animation.
    Motion,
    /// Reports of learning events.
    Learning,
    /// Printing and saving by the host.
    Takes,
}

/// Documentation of an option: name, values, default and description.
struct Row(&'static str, &'static str, &'static str, &'static str);

impl EmbedOption {
    /// All options in the order of the documentation.
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

    /// Returns the option of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|option| option.name() == name)
    }

    /// Returns the name, common to attribute, query parameter and message.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// Returns the description of its values.
    #[must_use]
    pub const fn values(self) -> &'static str {
        self.row().1
    }

    /// Returns the description of its default.
    #[must_use]
    pub const fn unstated(self) -> &'static str {
        self.row().2
    }

    /// Returns the description of its effect.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.row().3
    }

    /// Returns whether the option is boolean.
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

    /// Options of the game.
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

    /// Options of appearance and sound.
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

    /// Options of the host's tasks.
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

    /// Options of the page around the board.
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
