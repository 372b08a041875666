//! Tasks that a host takes over, when its frame forbids them to the board.

/// The tasks that the host takes over.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Takes {
    /// Printing.
    pub print: bool,
    /// Saving files.
    pub save: bool,
}

impl Takes {
    /// Parses a word.
    pub(super) fn read(word: &str) -> Option<Self> {
        match word {
            "print" => Some(Self { print: true, save: false }),
            "save" => Some(Self { print: false, save: true }),
            _ => None,
        }
    }

    /// Returns the tasks of both.
    pub(super) fn and(self, other: Self) -> Self {
        Self { print: self.print || other.print, save: self.save || other.save }
    }
}
