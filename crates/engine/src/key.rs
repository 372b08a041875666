//! Position hashing.

use core::hash::{Hash, Hasher};

use sandgrid_rules::{Cells, Pending, Position};

/// Returns the 64-bit hash of a position without its quiet count: the identity that counts for
/// repetition.
///
/// Positions of one ruleset with the same possibilities have the same hash; others collide with a
/// probability of 2^-64.
#[inline]
pub(crate) fn position_key(position: &Position) -> u64 {
    let hands = position.in_hand();
    let side = position.turn() as u64;
    let small = side | u64::from(hands.first) << 8 | u64::from(hands.second) << 16;
    let small = small | pending(position.pending()) << 24;
    let ours = bits(position.ours()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let theirs = bits(position.theirs()).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed(ours ^ theirs.rotate_left(32) ^ small.wrapping_mul(0xa076_1d64_78bd_642f))
}

/// Returns the hash combined with one more byte.
#[inline]
pub(crate) const fn with(hash: u64, more: u8) -> u64 {
    hash ^ (more as u64).wrapping_mul(0xe703_7ed1_a0b4_28db)
}

/// Returns a pseudo-random number that depends on the hash and the seed.
pub(crate) const fn drawn(hash: u64, seed: u64) -> u32 {
    (mixed(hash ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 32) as u32
}

/// Encodes the pending decision in 40 bits.
#[inline]
fn pending(pending: Pending) -> u64 {
    match pending {
        Pending::Open => 0,
        Pending::Place => 1,
        Pending::Take { more, leaper } => {
            2 | u64::from(more) << 8 | leaper.map_or(0, |at| 1 + u64::from(at.index())) << 16
        }
        Pending::Chain { at, owed } => 3 | u64::from(owed) << 8 | u64::from(at.index()) << 16,
        // The order in which the hop touched its holes no longer matters.
        Pending::Hop(path) => {
            let at = u64::from(path.last().index());
            4 | at << 8 | mixed(bits(path.visited())) >> 40 << 16
        }
    }
}

// The finalizer of MurmurHash3 (Appleby): each input bit flips about half of the output bits.
#[inline]
const fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let word = (word ^ word >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    word ^ word >> 33
}

/// Returns a set of holes as a bit mask.
#[inline]
fn bits(cells: Cells) -> u64 {
    let mut word = Word(0);
    cells.hash(&mut word);
    word.0
}

/// A hasher that stores the single word that a set of holes hashes to.
struct Word(u64);

impl Hasher for Word {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0 << 8 | u64::from(*byte);
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeMap;
    use std::string::{String, ToString};

    use super::*;
    use crate::amount::{amount, rulesets};

    #[test]
    fn different_positions_have_different_numbers() {
        for rules in rulesets() {
            let mut seen: BTreeMap<u64, String> = BTreeMap::new();
            for seed in 0..amount(30_u64, 1) {
                let mut position = Position::start(rules);
                let mut state = seed;
                while !position.actions().is_empty() {
                    state = mixed(state + 1);
                    let actions = position.actions();
                    let index = usize::try_from(state % 1_000_003).unwrap() % actions.len();
                    position = position.played(actions.into_iter().nth(index).unwrap());
                    let text = position.to_string();
                    let (text, _) = text.rsplit_once(' ').unwrap();
                    let old = seen.insert(position_key(&position), text.to_string());
                    assert!(old.is_none_or(|old| old == text), "{text}");
                }
            }
        }
    }
}
