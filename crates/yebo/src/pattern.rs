//! Every group that can be collected in a round, as tables.

use crate::house::Mixed;
use crate::round::Kind;
use crate::{Face, HouseRules, Round};

/// The faces that a group of a round stands for, with or without an Africa among them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    /// By [`Face::index`], ascending; what is beyond `size` repeats the last.
    faces: [u8; 3],
    size: u8,
    /// Its suits, a bit each.
    pub(crate) suits: u8,
    pub(crate) lot: Lot,
}

/// The kind of a group for the limits of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lot {
    /// Blocks of suits.
    Suits,
    /// Flowers, Birds, or both.
    Enhancing,
    /// Africa alone.
    Africa,
}

const FLOWER: u8 = 27;
const BIRD: u8 = 30;
pub(crate) const AFRICA: u8 = 33;

impl Pattern {
    const fn new(lot: Lot, suits: u8, faces: [u8; 3], size: u8) -> Self {
        Self { faces, size, suits, lot }
    }

    /// Returns its faces by [`Face::index`], ascending.
    pub(crate) fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.size)]
    }

    /// All groups of that round.
    pub(crate) fn all(round: Round, house: &HouseRules) -> &'static [Self] {
        match (round.spec().kind, house.mixed) {
            (Kind::Alike, _) if round.spec().size == 2 => &PAIRS,
            (Kind::Alike, _) => &SETS,
            (Kind::Run, _) => &RUNS,
            (Kind::MixedSet, Mixed::Whole) => &MIXED_SETS,
            (Kind::MixedSet, Mixed::Paired) => &PAIRED_SETS,
            (Kind::MixedRun, _) => &MIXED_RUNS,
            (Kind::MixedPair, _) => &MIXED_PAIRS,
        }
    }

    /// The one that stands for these faces, ascending.
    pub(crate) fn find(round: Round, house: &HouseRules, faces: &[Face]) -> Option<Self> {
        let same = |pattern: &&Self| {
            let indices = pattern.faces().iter().map(|index| usize::from(*index));
            indices.eq(faces.iter().map(|face| face.index()))
        };
        Self::all(round, house).iter().find(same).copied()
    }
}

/// Returns the suit of a face as a bit; 0 for other blocks.
const fn suit_of(face: u8) -> u8 {
    if face < FLOWER { 1 << (face / 9) } else { 0 }
}

/// Returns the kind of group that a face other than Africa makes.
const fn lot_of(face: u8) -> Lot {
    if face < FLOWER { Lot::Suits } else { Lot::Enhancing }
}

const fn alike(size: u8) -> [Pattern; 34] {
    let mut list = [Pattern::new(Lot::Africa, 0, [AFRICA; 3], size); 34];
    let mut face = 0;
    while face < AFRICA {
        list[face as usize] = Pattern::new(lot_of(face), suit_of(face), [face; 3], size);
        face += 1;
    }
    list
}

const FLOWERS: Pattern = Pattern::new(Lot::Enhancing, 0, [FLOWER, FLOWER + 1, FLOWER + 2], 3);
const BIRDS: Pattern = Pattern::new(Lot::Enhancing, 0, [BIRD, BIRD + 1, BIRD + 2], 3);
const TRIPLE: Pattern = Pattern::new(Lot::Africa, 0, [AFRICA; 3], 3);

const fn runs() -> [Pattern; 24] {
    let mut list = [TRIPLE; 24];
    let mut at = 0;
    while at < 21 {
        let low = at / 7 * 9 + at % 7;
        list[at as usize] = Pattern::new(Lot::Suits, suit_of(low), [low, low + 1, low + 2], 3);
        at += 1;
    }
    list[21] = FLOWERS;
    list[22] = BIRDS;
    list
}

const fn mixed_sets() -> [Pattern; 12] {
    let mut list = [TRIPLE; 12];
    let mut low = 0;
    while low < 9 {
        list[low as usize] = Pattern::new(Lot::Suits, 0b111, [low, low + 9, low + 18], 3);
        low += 1;
    }
    list[9] = FLOWERS;
    list[10] = BIRDS;
    list
}

/// With a Flower, a Bird and a block of a suit as a group of one number (Q-E11 b).
const fn paired_sets() -> [Pattern; 19] {
    let mut list = [TRIPLE; 19];
    let mixed = mixed_sets();
    let mut at = 0;
    while at < 9 {
        list[at as usize] = mixed[at as usize];
        let (suit, low) = (at / 3, at % 3);
        list[9 + at as usize] =
            Pattern::new(Lot::Enhancing, 1 << suit, [suit * 9 + low, FLOWER + low, BIRD + low], 3);
        at += 1;
    }
    list
}

/// The position of each suit in a mixed run.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

const fn mixed_runs() -> [Pattern; 43] {
    let mut list = [TRIPLE; 43];
    let mut at: u8 = 0;
    while at < 42 {
        let (low, order) = (at / 6, ORDERS[at as usize % 6]);
        // By suit, and so ascending.
        let faces = [low + order[0], 9 + low + order[1], 18 + low + order[2]];
        list[at as usize] = Pattern::new(Lot::Suits, 0b111, faces, 3);
        at += 1;
    }
    list
}

const fn mixed_pairs() -> [Pattern; 31] {
    let mut list = [Pattern::new(Lot::Africa, 0, [AFRICA; 3], 2); 31];
    let mut low = 0;
    while low < 9 {
        let mut left_out = 0;
        while left_out < 3 {
            let first = if left_out == 0 { low + 9 } else { low };
            let second = if left_out == 2 { low + 9 } else { low + 18 };
            list[(low * 3 + left_out) as usize] =
                Pattern::new(Lot::Suits, 0b111 & !(1 << left_out), [first, second, second], 2);
            left_out += 1;
        }
        low += 1;
    }
    let mut low = 0;
    while low < 3 {
        let faces = [FLOWER + low, BIRD + low, BIRD + low];
        list[27 + low as usize] = Pattern::new(Lot::Enhancing, 0, faces, 2);
        low += 1;
    }
    list
}

static SETS: [Pattern; 34] = alike(3);
static PAIRS: [Pattern; 34] = alike(2);
static RUNS: [Pattern; 24] = runs();
static MIXED_SETS: [Pattern; 12] = mixed_sets();
static PAIRED_SETS: [Pattern; 19] = paired_sets();
static MIXED_RUNS: [Pattern; 43] = mixed_runs();
static MIXED_PAIRS: [Pattern; 31] = mixed_pairs();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_unique_and_sorted() {
        for house in
            [HouseRules::default(), HouseRules { mixed: Mixed::Paired, ..HouseRules::default() }]
        {
            for round in Round::ALL {
                let all = Pattern::all(round, &house);
                for (at, pattern) in all.iter().enumerate() {
                    assert!(pattern.faces().is_sorted(), "{round:?} {pattern:?}");
                    assert!(!all[..at].contains(pattern), "{round:?} {pattern:?}");
                    let suits = pattern.faces().iter().fold(0, |bits, face| bits | suit_of(*face));
                    assert_eq!(suits, pattern.suits, "{round:?} {pattern:?}");
                    let is_africa = pattern.faces().contains(&AFRICA);
                    assert_eq!(pattern.lot == Lot::Africa, is_africa, "{round:?} {pattern:?}");
                }
            }
        }
    }
}
