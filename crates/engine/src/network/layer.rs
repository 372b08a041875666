//! The hidden layer with its sums of whole rows and columns, and the output.

use alloc::vec::Vec;

use sandgrid_rules::{Pending, Position, Shape};

use super::{BUCKETS, HANDS, LINE_STATES, NetworkWeights, ONE, OUTPUT_SHIFT, bucket};

/// The number whose digits in base three are the bits of a row or a column of six holes.
const TERNARY: [u16; 64] = ternary();

/// The sum of a row's or a column's lines is greater than its negation.
const LINE_OFFSET: i32 = 2_048;

/// The sum of bias, hands and duty is greater than its negation.
const HAND_OFFSET: i32 = 16_384;

/// The number of values in a word.
const LANES: usize = 4;

/// A vector of the hidden layer: values of 16 bits, four in a word, so that one addition adds four on every machine. Each value
/// is stored with an offset that makes it positive, and all sums stay below 2^16: no addition carries into the next value.
type Vector<const WORDS: usize> = [u64; WORDS];

/// A hidden layer of that many words, expanded for one board.
#[derive(Clone, Debug)]
pub(super) struct HiddenLayer<const WORDS: usize> {
    /// The sum of a row's lines, by row and state of the row.
    rows: Vec<Vec<Vector<WORDS>>>,
    /// The sum of a column's lines, by column and state of the column.
    columns: Vec<Vec<Vector<WORDS>>>,
    /// The sum of bias, hands and duty, by duty, own hand and other hand.
    hands: [Vec<Vector<WORDS>>; 2],
    /// The sum of all offsets.
    offset: i32,
    output: [[[i16; LANES]; WORDS]; BUCKETS],
    output_bias: [i32; BUCKETS],
}

impl<const WORDS: usize> HiddenLayer<WORDS> {
    /// Expands weights that fit the board.
    pub(super) fn new(weights: &NetworkWeights, shape: Shape) -> Self {
        let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
        let units = WORDS * LANES;
        let weight = |line: usize, state: usize, unit: usize| {
            i32::from(weights.lines[(line * LINE_STATES + state) * units + unit])
        };
        let sums = |holes: usize, first: usize| -> Vec<Vector<WORDS>> {
            let sum = |state: usize, unit: usize| -> i32 {
                let of_line = |line: usize| state / power(line) % LINE_STATES;
                (0..holes - 2).map(|line| weight(first + line, of_line(line), unit)).sum()
            };
            (0..power(holes)).map(|state| packed(|unit| sum(state, unit) + LINE_OFFSET)).collect()
        };
        let (level, upright) = (columns - 2, rows - 2);
        let lines = i32::from(shape.columns() + shape.rows());
        Self {
            rows: (0..rows).map(|row| sums(columns, row * level)).collect(),
            columns: (0..columns).map(|at| sums(rows, rows * level + at * upright)).collect(),
            hands: [Pending::Open, Pending::Place].map(|pending| hands(weights, pending)),
            offset: lines * LINE_OFFSET + HAND_OFFSET,
            output: core::array::from_fn(|at| {
                core::array::from_fn(|word| {
                    core::array::from_fn(|lane| weights.output[at * units + word * LANES + lane])
                })
            }),
            output_bias: core::array::from_fn(|at| weights.output_bias[at]),
        }
    }

    /// Evaluates a position for the side to act, in points.
    #[inline]
    pub(super) fn evaluate(&self, position: &Position) -> i32 {
        let (us, them) = (position.turn(), !position.turn());
        let (ours, theirs) = (position.ours(), position.theirs());
        let in_hand = position.in_hand();
        let is_bound = position.pending() == Pending::Place;
        let pair = usize::from(in_hand[us]) * HANDS + usize::from(in_hand[them]);
        let mut sum = self.hands[usize::from(is_bound)][pair];
        for (row, states) in (0..).zip(&self.rows) {
            add(&mut sum, &states[state(ours.row(row), theirs.row(row))]);
        }
        for (column, states) in (0..).zip(&self.columns) {
            add(&mut sum, &states[state(ours.column(column), theirs.column(column))]);
        }
        let at = bucket(position.total(us) + position.total(them));
        let mut output = self.output_bias[at];
        for (word, weights) in sum.into_iter().zip(&self.output[at]) {
            for (lane, weight) in weights.iter().enumerate() {
                let value = (word >> (16 * lane) & 0xffff) as i32 - self.offset;
                let value = value.clamp(0, ONE);
                output += value * value * i32::from(*weight);
            }
        }
        output >> OUTPUT_SHIFT
    }
}

/// Returns the state of a row or a column, from the bits of our and of their pieces.
#[inline]
fn state(ours: u8, theirs: u8) -> usize {
    let digits = |bits: u8| usize::from(TERNARY[usize::from(bits & 63)]);
    digits(ours) + 2 * digits(theirs)
}

/// Returns the sums of bias, hands and duty, by own and other hand.
fn hands<const WORDS: usize>(weights: &NetworkWeights, pending: Pending) -> Vec<Vector<WORDS>> {
    let units = WORDS * LANES;
    let sum = |pair: usize, unit: usize| {
        let weight = |of: &[i8], index: usize| i32::from(of[index * units + unit]);
        let bound = if pending == Pending::Place { weight(&weights.duty, 0) } else { 0 };
        let own = weight(&weights.own_hand, pair / HANDS);
        let other = weight(&weights.other_hand, pair % HANDS);
        i32::from(weights.bias[unit]) + own + other + weight(&weights.hands, pair) + bound
    };
    (0..HANDS * HANDS).map(|pair| packed(|unit| sum(pair, unit) + HAND_OFFSET)).collect()
}

/// Packs values from 0 to 2^16 - 1.
fn packed<const WORDS: usize>(value: impl Fn(usize) -> i32) -> Vector<WORDS> {
    core::array::from_fn(|word| {
        let lane = |lane: usize| u64::from(value(word * LANES + lane).cast_unsigned());
        (0..LANES).fold(0, |packed, at| packed | lane(at) << (16 * at))
    })
}

#[inline]
fn add<const WORDS: usize>(sum: &mut Vector<WORDS>, other: &Vector<WORDS>) {
    for (sum, other) in sum.iter_mut().zip(other) {
        *sum = sum.wrapping_add(*other);
    }
}

const fn power(exponent: usize) -> usize {
    let (mut power, mut left) = (1, exponent);
    while left > 0 {
        (power, left) = (power * 3, left - 1);
    }
    power
}

const fn ternary() -> [u16; 64] {
    let mut all = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        let mut hole = 0;
        let mut digit = 1;
        while hole < 6 {
            if bits >> hole & 1 == 1 {
                all[bits] += digit;
            }
            (hole, digit) = (hole + 1, digit * 3);
        }
        bits += 1;
    }
    all
}
