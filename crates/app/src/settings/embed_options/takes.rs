//! Texts that a host takes off a board's hands, where the frame lets the board do nothing with them itself.

/// Those that a host takes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Takes {
    /// It prints.
    pub print: bool,
    /// It saves as files.
    pub save: bool,
}

impl Takes {
    /// As words with spaces or commas between them; `None` where one of them is none of ours.
    pub(super) fn read(value: &str) -> Option<Self> {
        let mut words = value.split([' ', ',']).filter(|word| !word.is_empty());
        words.try_fold(Self::default(), |takes, word| match word {
            "print" => Some(Self { print: true, ..takes }),
            "save" => Some(Self { save: true, ..takes }),
            _ => None,
        })
    }
}
