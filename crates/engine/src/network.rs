//! A small evaluation network over lines of three holes.
//!
//! Inputs are the state of every line of three adjacent holes in a row or a column, the hands, and the duty to place,
//! all from the point of view of the side to act. They add up to one hidden layer, whose squared clipped sums the
//! output weights multiply. The output weights depend on the number of pieces in the game.
//!
//! All numbers are integers, so that every machine and every build computes the same.

mod file;
mod layer;
#[cfg(test)]
mod tests;

use alloc::string::String;
use alloc::vec::Vec;

use sandgrid_rules::{Position, Ruleset, Shape};

pub use file::NetworkError;
use layer::HiddenLayer;

/// States of a line: each of its three holes is empty, ours or theirs.
pub const LINE_STATES: usize = 27;

/// Numbers of pieces that a hand can have: 0 to 12.
pub const HANDS: usize = 13;

/// Sets of output weights, by the number of pieces in the game.
pub const BUCKETS: usize = 8;

/// The hidden value 1.0: the scale of the hidden layer's weights, and its upper limit.
pub const ONE: i32 = 64;

/// Binary digits after the point of the output, which is in points times [`ONE`]².
pub const OUTPUT_SHIFT: u32 = 16;

/// The number of hidden units.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Units {
    /// Eight.
    Eight = 8,
    /// Sixteen.
    Sixteen = 16,
}

impl Units {
    /// All numbers of units.
    pub const ALL: [Self; 2] = [Self::Eight, Self::Sixteen];

    /// Returns the number.
    #[must_use]
    pub const fn count(self) -> usize {
        self as usize
    }
}

/// The weights of a network, as its file has them. Each weight of the hidden layer is a vector of as many values as there are
/// hidden units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkWeights {
    /// Key of the ruleset it was trained for.
    pub rules: String,
    /// Number of hidden units.
    pub units: Units,
    /// A vector for each state of each line, in the order of [`lines`].
    pub lines: Vec<i8>,
    /// A vector for each number of pieces in the own hand.
    pub own_hand: Vec<i8>,
    /// A vector for each number of pieces in the other hand.
    pub other_hand: Vec<i8>,
    /// A vector for each pair of numbers, by the own one and then by the other.
    pub hands: Vec<i8>,
    /// The vector of the duty to place.
    pub duty: Vec<i8>,
    /// The vector that is always added.
    pub bias: Vec<i16>,
    /// A vector of output weights for each bucket.
    pub output: Vec<i16>,
    /// The output that is always added in each bucket.
    pub output_bias: Vec<i32>,
}

/// Returns the holes of every line of three on a board: those in rows from the first row, then those in columns. A hole is
/// a column and a row.
#[must_use]
pub fn lines(shape: Shape) -> Vec<[(u8, u8); 3]> {
    let (columns, rows) = (shape.columns(), shape.rows());
    let level = (0..rows)
        .flat_map(|row| (0..columns - 2).map(move |at| [(at, row), (at + 1, row), (at + 2, row)]));
    let upright = (0..columns).flat_map(|column| {
        (0..rows - 2).map(move |at| [(column, at), (column, at + 1), (column, at + 2)])
    });
    level.chain(upright).collect()
}

/// Returns the bucket of a number of pieces in the game.
#[must_use]
#[inline]
pub const fn bucket(total: u8) -> usize {
    let bucket = total as usize / 3;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

/// A network that evaluates positions.
#[derive(Clone, Debug)]
pub struct Network {
    rules: String,
    layer: Hidden,
}

#[derive(Clone, Debug)]
enum Hidden {
    Eight(HiddenLayer<2>),
    Sixteen(HiddenLayer<4>),
}

impl Network {
    /// Reads a network's file.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        NetworkWeights::read(bytes).and_then(|weights| Self::new(&weights))
    }

    /// Expands weights to the sums of whole rows and columns.
    ///
    /// # Errors
    /// Returns an error if there is no such ruleset, or if the number of weights is not that of its board.
    pub fn new(weights: &NetworkWeights) -> Result<Self, NetworkError> {
        let rules = Ruleset::find(&weights.rules).map_err(|_| NetworkError::Ruleset)?;
        weights.check(rules.shape())?;
        let layer = match weights.units {
            Units::Eight => Hidden::Eight(HiddenLayer::new(weights, rules.shape())),
            Units::Sixteen => Hidden::Sixteen(HiddenLayer::new(weights, rules.shape())),
        };
        Ok(Self { rules: weights.rules.clone(), layer })
    }

    /// Returns the key of the ruleset that the network was trained for.
    #[must_use]
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// Returns whether the network can evaluate positions of a ruleset: of its own, or of another variation of the same
    /// rulebook.
    #[must_use]
    pub fn serves(&self, rules: &Ruleset) -> bool {
        let book = |key: &str| key.split('+').next().map(String::from);
        book(&self.rules) == book(rules.key())
    }

    /// Evaluates a position in which a turn begins, for the side to act, in points.
    #[must_use]
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        match &self.layer {
            Hidden::Eight(layer) => layer.evaluate(position),
            Hidden::Sixteen(layer) => layer.evaluate(position),
        }
    }
}
