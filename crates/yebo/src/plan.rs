//! The groups that remain possible after the displayed ones.

use crate::house::{AllEnhancing, LikePairs};
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::round::{Enhancing, Spec};
use crate::{Group, HouseRules, Round};

/// The limits that the displayed groups leave for the rest of a collection.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Plan {
    /// How many groups are still to come.
    pub(crate) left: u8,
    /// The suits of the groups so far, a bit each.
    suits: u8,
    /// How many suits there may be.
    suit_limit: u8,
    /// How many groups of Flowers and Birds may still come.
    enhancing: u8,
    /// The faces, a bit each, that must not be in two groups.
    unique: u64,
    /// Of these, the ones that are in a group.
    used: u64,
}

/// Why a group of a round does not go with the others.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Misfit {
    /// The collection is complete without it.
    Enough,
    /// There would be too many suits.
    Suits,
    /// There would be too many Flowers and Birds.
    Enhancing,
    /// Two pairs would be alike.
    Alike,
}

const FLOWERS_AND_BIRDS: u64 = 0b11_1111 << 27;

impl Plan {
    /// Returns the limits before any group is displayed.
    pub(crate) fn new(round: Round, house: &HouseRules) -> Self {
        let spec = round.spec();
        let unique = match spec.enhancing {
            _ if spec.size == 2 && house.like_pairs == LikePairs::Refused => !(1 << AFRICA),
            Enhancing::OneOfEach => FLOWERS_AND_BIRDS,
            Enhancing::Never | Enhancing::One | Enhancing::Any => 0,
        };
        Self {
            left: spec.groups,
            suits: 0,
            suit_limit: spec.suits,
            enhancing: most_enhancing(spec, house),
            unique,
            used: 0,
        }
    }

    /// Returns the limits after those groups.
    pub(crate) fn after(round: Round, house: &HouseRules, groups: &[Group]) -> Self {
        groups.iter().fold(Self::new(round, house), |plan, group| {
            let pattern = Pattern::find(round, house, group.meld().stands());
            let pattern = pattern.expect("a displayed group is one of the round");
            plan.with(pattern).unwrap_or(plan)
        })
    }

    /// Returns the limits after one more group.
    pub(crate) fn with(mut self, pattern: Pattern) -> Result<Self, Misfit> {
        self.left = self.left.checked_sub(1).ok_or(Misfit::Enough)?;
        self.suits |= pattern.suits;
        if self.suits.count_ones() > u32::from(self.suit_limit) {
            return Err(Misfit::Suits);
        }
        if pattern.lot == Lot::Enhancing {
            self.enhancing = self.enhancing.checked_sub(1).ok_or(Misfit::Enhancing)?;
        }
        if self.unique != 0 {
            let bits = pattern.faces().iter().fold(0, |bits, face| bits | 1 << face) & self.unique;
            if self.used & bits != 0 {
                let is_pair = pattern.faces().len() == 2;
                return Err(if is_pair { Misfit::Alike } else { Misfit::Enhancing });
            }
            self.used |= bits;
        }
        Ok(self)
    }

    /// The sets of suits, a bit each, of which the whole collection could be.
    pub(crate) fn suit_options(self) -> impl Iterator<Item = u8> {
        let full = move |suits: &u8| {
            suits.count_ones() == u32::from(self.suit_limit) && self.suits & !suits == 0
        };
        (0b001..=0b111_u8).filter(full)
    }
}

/// Returns the maximum number of groups of Flowers and Birds.
fn most_enhancing(spec: &Spec, house: &HouseRules) -> u8 {
    match spec.enhancing {
        Enhancing::Never => 0,
        Enhancing::One => 1,
        Enhancing::Any if spec.size == 3 && house.all_enhancing == AllEnhancing::Refused => {
            spec.groups - 1
        }
        Enhancing::OneOfEach | Enhancing::Any => spec.groups,
    }
}
