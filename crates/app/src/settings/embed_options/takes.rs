//! Tasks that a host takes over, when its frame forbids them to the board.

use super::values::words;

/// The tasks that the host takes over.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Takes {
    /// Printing.
    pub print: bool,
    /// Saving files.
    pub save: bool,
}

impl Takes {
    /// Parses words separated by spaces or commas; returns `None` if one is unknown.
    pub(super) fn read(value: &str) -> Option<Self> {
        words(value).try_fold(Self::default(), |takes, word| match word {
            "print" => Some(Self { print: true, ..takes }),
            "save" => Some(Self { save: true, ..takes }),
            _ => None,
        })
    }
}
