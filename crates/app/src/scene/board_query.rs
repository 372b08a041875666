//! What can be asked of the board, each by a letter.

/// What can be asked of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardQuery {
    /// What was done last?
    Last,
    /// Where do my pieces stand?
    Mine,
    /// Where do the other side's stand?
    Theirs,
    /// What can be done at the hole that has the focus?
    Here,
    /// Whose turn is it, and what is asked?
    Turn,
    /// What have both in hand?
    Hands,
    /// What stands in the row of that hole?
    Row,
    /// What stands in its column?
    Column,
}

impl BoardQuery {
    /// All of them, in the order in which they are listed.
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

    /// The key that asks it.
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

    /// The one that a key asks.
    #[must_use]
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|question| question.letter() == letter)
    }
}

/// Which letters are commands; a voice that is misheard, or a hand that slips, needs none.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters {
    /// One bit for each that is switched off.
    off: u16,
}

impl Letters {
    /// Opens the field in which a turn is typed: notation.
    pub const NOTATION: char = 'n';
    /// All of them.
    const ALL: [char; 9] = ['l', 'w', 'm', 't', 'd', 'h', 'r', 'c', Self::NOTATION];

    /// Whether that letter is a command.
    #[must_use]
    pub fn has(self, letter: char) -> bool {
        bit(letter).is_some_and(|bit| self.off & bit == 0)
    }

    /// Those that are none.
    pub(crate) fn off(self) -> impl Iterator<Item = char> {
        Self::ALL.into_iter().filter(move |letter| !self.has(*letter))
    }

    /// Switches one on or off; `false` where it is none.
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
    fn every_question_has_a_letter_of_its_own() {
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
