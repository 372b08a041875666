//! The six rounds, as data.

use core::fmt;

use crate::Rule;
use crate::rule::{E36, E38, E39, E40, E41, E42};

/// One of the six rounds; each is played once, in the order that the Chiefs choose.
///
/// # Text
/// `1` to `6`.
///
/// Source: 003-E3, E36 to E42.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Round {
    /// 1: four sets of three.
    Sets,
    /// 2: four runs of three.
    Runs,
    /// 3: six pairs.
    Pairs,
    /// 4: four mixed sets.
    MixedSets,
    /// 5: four mixed runs.
    MixedRuns,
    /// 6: six mixed pairs.
    MixedPairs,
}

/// The requirements of a round. Code reads them, and never compares rounds.
#[derive(Copy, Clone, Debug)]
pub struct Spec {
    /// The number of blocks of a group: 2 or 3.
    pub size: u8,
    /// The number of groups of a complete collection; times `size`, always 12.
    pub groups: u8,
    /// The blocks that make a group.
    pub kind: Kind,
    /// The most suits that the groups may have between them.
    pub suits: u8,
    /// The groups of Flowers and Birds that there may be.
    pub enhancing: Enhancing,
    /// Whether a 4th block may be laid on a group.
    pub fourth: Fourth,
    /// When the last discard may be claimed.
    pub claims: Claims,
    /// The rule that says all this.
    pub rule: Rule,
}

/// The blocks that make a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All of one face.
    Alike,
    /// Numbers in a row, of one suit, or of Flowers, or of Birds.
    Run,
    /// One number, once of each suit.
    MixedSet,
    /// Numbers in a row, one of each suit.
    MixedRun,
    /// One number, of two suits; or the Flower and the Bird of one number.
    MixedPair,
}

/// The groups of Flowers and Birds that there may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Enhancing {
    /// None: they are dead blocks.
    Never,
    /// One group in all.
    One,
    /// Each Flower and each Bird in no more than one group.
    OneOfEach,
    /// As many as one likes.
    Any,
}

/// Whether a 4th block may be laid on a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fourth {
    /// Yes.
    Allowed,
    /// No.
    Never,
}

/// When the last discard may be claimed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Claims {
    /// Throughout.
    Always,
    /// Only to win.
    ToWin,
}

static SPECS: [Spec; 6] = [
    Spec {
        size: 3,
        groups: 4,
        kind: Kind::Alike,
        suits: 1,
        enhancing: Enhancing::Any,
        fourth: Fourth::Allowed,
        claims: Claims::Always,
        rule: E36,
    },
    Spec {
        size: 3,
        groups: 4,
        kind: Kind::Run,
        suits: 1,
        enhancing: Enhancing::One,
        fourth: Fourth::Allowed,
        claims: Claims::Always,
        rule: E38,
    },
    Spec {
        size: 2,
        groups: 6,
        kind: Kind::Alike,
        suits: 1,
        enhancing: Enhancing::Any,
        fourth: Fourth::Never,
        claims: Claims::ToWin,
        rule: E39,
    },
    Spec {
        size: 3,
        groups: 4,
        kind: Kind::MixedSet,
        suits: 3,
        enhancing: Enhancing::OneOfEach,
        fourth: Fourth::Never,
        claims: Claims::Always,
        rule: E40,
    },
    Spec {
        size: 3,
        groups: 4,
        kind: Kind::MixedRun,
        suits: 3,
        enhancing: Enhancing::Never,
        fourth: Fourth::Never,
        claims: Claims::Always,
        rule: E41,
    },
    Spec {
        size: 2,
        groups: 6,
        kind: Kind::MixedPair,
        suits: 2,
        enhancing: Enhancing::Any,
        fourth: Fourth::Never,
        claims: Claims::ToWin,
        rule: E42,
    },
];

impl Round {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Sets, Self::Runs, Self::Pairs, Self::MixedSets, Self::MixedRuns, Self::MixedPairs];

    /// 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The round of that number, 1 to 6.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|round| round.number() == number)
    }

    /// Returns its requirements.
    #[must_use]
    pub fn spec(self) -> &'static Spec {
        &SPECS[self as usize]
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_collect_twelve_blocks() {
        for round in Round::ALL {
            assert_eq!(round.spec().size * round.spec().groups, 12);
            assert_eq!(Round::from_number(round.number()), Some(round));
        }
        assert_eq!(Round::from_number(0), None);
        assert_eq!(Round::from_number(7), None);
    }
}
