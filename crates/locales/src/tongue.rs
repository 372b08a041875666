//! The languages.

/// A language that the page offers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tongue {
    /// As the address names it, and the folder: BCP 47.
    pub code: &'static str,
    /// The language's own name for itself.
    pub name: &'static str,
    /// How far its words have come.
    pub standing: Standing,
    /// The direction of writing.
    pub direction: Direction,
}

/// A direction of writing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// How far a language's words have come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Everything is said.
    Complete,
    /// The game screens are translated, but not by a native speaker; missing texts come from the first of these
    /// languages that has them.
    Draft(&'static [&'static str]),
    /// Made from English by the machine, to show what was forgotten.
    Pseudo,
}

/// All of them; English, the measure, comes first.
pub const TONGUES: &[Tongue] = &[
    Tongue {
        code: "en",
        name: "English",
        standing: Standing::Complete,
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "fr",
        name: "Français",
        standing: Standing::Complete,
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "pt",
        name: "Português",
        standing: Standing::Complete,
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "es",
        name: "Español",
        standing: Standing::Complete,
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "ar",
        name: "العربية",
        standing: Standing::Complete,
        direction: Direction::RightToLeft,
    },
    Tongue {
        code: "wo",
        name: "Wolof",
        standing: Standing::Draft(&["fr", "en"]),
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "bm",
        name: "Bamanankan",
        standing: Standing::Draft(&["fr", "en"]),
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "ff",
        name: "Pulaar",
        standing: Standing::Draft(&["fr", "en"]),
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "ha",
        name: "Hausa",
        standing: Standing::Draft(&["en"]),
        direction: Direction::LeftToRight,
    },
    Tongue {
        code: "qps",
        name: "Pseudo",
        standing: Standing::Pseudo,
        direction: Direction::LeftToRight,
    },
];

impl Tongue {
    /// The language of that code.
    #[must_use]
    pub fn find(code: &str) -> Option<&'static Self> {
        TONGUES.iter().find(|tongue| tongue.code == code)
    }

    /// The languages whose words it takes where it has none.
    #[must_use]
    pub fn fallbacks(&self) -> &'static [&'static str] {
        match self.standing {
            Standing::Draft(codes) => codes,
            Standing::Complete | Standing::Pseudo => &[],
        }
    }
}
