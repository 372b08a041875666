//! Board queries for accessibility, each with a shortcut letter.

/// A query of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardQuery {
    /// The last turn.
    Last,
    /// The user's pieces.
    Mine,
    /// The other side's pieces.
    Theirs,
    /// The legal actions at the focused hole.
    Here,
    /// The side to act and its prompt.
    Turn,
    /// The pieces in both hands.
    Hands,
    /// The pieces in the row of the focused hole.
    Row,
    /// The pieces in the column of the focused hole.
    Column,
}

impl BoardQuery {
    /// All queries in the order of their list.
    pub const ALL: [Self; 8] = [
        Self::Last,
        Self::Turn,
        Self::Mine,
        Self::Theirs,
        Self::Here,
        Self::Hands,
        Self::Row,
        Self::Column,
    ];

    /// Returns the shortcut letter of the query.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Last => 'l',
            Self::Mine => 'm',
            Self::Theirs => 't',
            Self::Here => 'd',
            Self::Turn => 'w',
            Self::Hands => 'h',
            Self::Row => 'r',
            Self::Column => 'c',
        }
    }

    /// Returns the query of a letter.
    #[must_use]
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|question| question.letter() == letter)
    }
}

/// The enabled shortcut letters. Users of speech input or with unsteady hands can disable them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters {
    /// A bit mask of the disabled letters.
    off: u16,
}

impl Letters {
    /// Shortcut of the field for typed moves.
    pub const NOTATION: char = 'n';
    /// All shortcut letters.
    pub(crate) const ALL: [char; 9] = ['l', 'w', 'm', 't', 'd', 'h', 'r', 'c', Self::NOTATION];

    /// Returns whether a letter is an enabled shortcut.
    #[must_use]
    pub fn has(self, letter: char) -> bool {
        bit(letter).is_some_and(|bit| self.off & bit == 0)
    }

    /// Returns whether some letter is enabled.
    #[must_use]
    pub fn has_any(self) -> bool {
        Self::ALL.into_iter().any(|letter| self.has(letter))
    }

    /// Iterates over the disabled letters.
    pub(crate) fn off(self) -> impl Iterator<Item = char> {
        Self::ALL.into_iter().filter(move |letter| !self.has(*letter))
    }

    /// Enables or disables a letter; returns `false` for an unknown letter or value.
    pub(crate) fn put(&mut self, letter: &str, value: &str) -> bool {
        let bit = letter.parse().ok().and_then(bit);
        match (bit, value) {
            (Some(bit), "yes") => self.off &= !bit,
            (Some(bit), "no") => self.off |= bit,
            _ => return false,
        }
        true
    }
}

fn bit(letter: char) -> Option<u16> {
    let place = Letters::ALL.into_iter().position(|known| known == letter)?;
    Some(1 << place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn query_letters_are_unique() {
        for question in BoardQuery::ALL {
            assert_eq!(BoardQuery::of(question.letter()), Some(question));
            assert!(Letters::default().has(question.letter()), "{question:?}");
        }
        assert_eq!(BoardQuery::of(Letters::NOTATION), None);
        assert_eq!(Letters::ALL.len(), BoardQuery::ALL.len() + 1);
    }

    #[test]
    fn each_is_switched_off_alone() {
        for off in Letters::ALL {
            let mut letters = Letters::default();
            assert!(letters.put(&off.to_string(), "no"));
            for letter in Letters::ALL {
                assert_eq!(letters.has(letter), letter != off, "{letter} without {off}");
            }
            assert!(letters.put(&off.to_string(), "yes"));
            assert_eq!(letters, Letters::default());
        }
        let mut letters = Letters::default();
        for (letter, value) in [("x", "no"), ("", "no"), ("lm", "no"), ("l", "perhaps")] {
            assert!(!letters.put(letter, value), "{letter}");
        }
    }
}
