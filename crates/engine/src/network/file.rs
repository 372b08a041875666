//! The file of a network.
//!
//! | bytes | content |
//! |---|---|
//! | 8 | `sandnet1` |
//! | 8 | FNV-1a (64 bits) of everything after them, little endian like all numbers |
//! | 1 + N | length and text of the ruleset's key |
//! | 1 | number of hidden units |
//! | the rest | the weights in the order of [`NetworkWeights`] |

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use sandgrid_rules::{Ruleset, Shape};

use super::{BUCKETS, HANDS, LINE_STATES, NetworkWeights, Units, lines};
use crate::table::checksum;

/// The beginning of the file, with its version.
const MAGIC: &[u8; 8] = b"sandnet1";

/// Largest size of a bias: with the weights of hands and duty it stays below 2^14.
const MOST_BIAS: i16 = 15_800;

/// The reason for which a file is no network.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// It does not begin as a network of this version.
    Header,
    /// Its checksum is not that of its content.
    Checksum,
    /// It is for rules that are not known.
    Ruleset,
    /// It has no known number of units, or more or fewer weights than the board needs, or a bias that is too large.
    Weights,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Header => "this is not a network of this version",
            Self::Checksum => "the checksum of the network is wrong",
            Self::Ruleset => "the network is for unknown rules",
            Self::Weights => "the network's weights do not fit its board",
        })
    }
}

impl core::error::Error for NetworkError {}

impl NetworkWeights {
    /// Reads a file.
    ///
    /// # Errors
    /// Returns what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::Header)?;
        let (sum, rest) = rest.split_first_chunk::<8>().ok_or(NetworkError::Header)?;
        if u64::from_le_bytes(*sum) != checksum(rest) {
            return Err(NetworkError::Checksum);
        }
        Reader(rest).weights().ok_or(NetworkError::Weights)?
    }

    /// Returns the file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut rest = Vec::new();
        rest.push(u8::try_from(self.rules.len()).expect("keys of rulesets are short"));
        rest.extend(self.rules.as_bytes());
        rest.push(self.units as u8);
        for part in [&self.lines, &self.own_hand, &self.other_hand, &self.hands, &self.duty] {
            rest.extend(part.iter().map(|weight| weight.cast_unsigned()));
        }
        for part in [&self.bias, &self.output] {
            rest.extend(part.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        rest.extend(self.output_bias.iter().flat_map(|weight| weight.to_le_bytes()));
        [&MAGIC[..], &checksum(&rest).to_le_bytes(), &rest].concat()
    }

    /// Checks that the weights fit a board.
    pub(super) fn check(&self, shape: Shape) -> Result<(), NetworkError> {
        let units = self.units.count();
        let fits = self.lines.len() == lines(shape).len() * LINE_STATES * units
            && self.own_hand.len() == HANDS * units
            && self.other_hand.len() == HANDS * units
            && self.hands.len() == HANDS * HANDS * units
            && [self.duty.len(), self.bias.len()] == [units; 2]
            && self.output.len() == BUCKETS * units
            && self.output_bias.len() == BUCKETS
            && self.bias.iter().all(|bias| bias.unsigned_abs() <= MOST_BIAS.unsigned_abs());
        if fits { Ok(()) } else { Err(NetworkError::Weights) }
    }
}

/// The unread rest of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|taken| taken[0])
    }

    fn bytes(&mut self, count: usize) -> Option<Vec<i8>> {
        Some(self.take(count)?.iter().map(|byte| byte.cast_signed()).collect())
    }

    fn shorts(&mut self, count: usize) -> Option<Vec<i16>> {
        let (pairs, _) = self.take(2 * count)?.as_chunks::<2>();
        Some(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect())
    }

    fn words(&mut self, count: usize) -> Option<Vec<i32>> {
        let (words, _) = self.take(4 * count)?.as_chunks::<4>();
        Some(words.iter().map(|word| i32::from_le_bytes(*word)).collect())
    }

    /// Reads everything after the checksum; `None` for a wrong size.
    fn weights(mut self) -> Option<Result<NetworkWeights, NetworkError>> {
        let length = self.byte()?;
        let key = core::str::from_utf8(self.take(length.into())?).ok();
        let Some((key, rules)) = key.and_then(|key| Some((key, Ruleset::find(key).ok()?))) else {
            return Some(Err(NetworkError::Ruleset));
        };
        let code = self.byte()?;
        let units = Units::ALL.into_iter().find(|units| units.count() == usize::from(code))?;
        let (count, lines) = (units.count(), lines(rules.shape()).len());
        let weights = NetworkWeights {
            rules: String::from(key),
            units,
            lines: self.bytes(lines * LINE_STATES * count)?,
            own_hand: self.bytes(HANDS * count)?,
            other_hand: self.bytes(HANDS * count)?,
            hands: self.bytes(HANDS * HANDS * count)?,
            duty: self.bytes(count)?,
            bias: self.shorts(count)?,
            output: self.shorts(BUCKETS * count)?,
            output_bias: self.words(BUCKETS)?,
        };
        self.0.is_empty().then_some(Ok(weights))
    }
}
