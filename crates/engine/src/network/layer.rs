//! The hidden layer with its sums of whole rows and columns, and the output.

use alloc::vec;
use alloc::vec::Vec;

use sandgrid_rules::{Pending, Position, Shape};

use super::{BUCKETS, HANDS, LINE_STATES, NetworkWeights, ONE, OUTPUT_SHIFT, bucket};

/// The number whose digits in base three are the bits of a row or a column of six holes.
const TERNARY: [u16; 64] = ternary();

/// A vector of the hidden layer.
type Vector<const UNITS: usize> = [i16; UNITS];

/// A hidden layer of that many units, expanded for one board.
#[derive(Clone, Debug)]
pub(super) struct Layer<const UNITS: usize> {
    /// The sum of a row's lines, by row and state of the row.
    rows: Vec<Vec<Vector<UNITS>>>,
    /// The sum of a column's lines, by column and state of the column.
    columns: Vec<Vec<Vector<UNITS>>>,
    /// The sum of bias, hands and duty, by duty, own hand and other hand.
    hands: [Vec<Vector<UNITS>>; 2],
    output: [Vector<UNITS>; BUCKETS],
    output_bias: [i32; BUCKETS],
}

impl<const UNITS: usize> Layer<UNITS> {
    /// Expands weights that fit the board.
    pub(super) fn new(weights: &NetworkWeights, shape: Shape) -> Self {
        let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
        let of_line =
            |line: usize, state: usize| vector::<UNITS>(&weights.lines, line * LINE_STATES + state);
        let sums = |holes: usize, first: usize| -> Vec<Vector<UNITS>> {
            let sum = |state: usize| {
                let at = |line: usize| state / power(line) % LINE_STATES;
                (0..holes - 2)
                    .fold([0; UNITS], |sum, line| add(sum, &of_line(first + line, at(line))))
            };
            (0..power(holes)).map(sum).collect()
        };
        let level = columns - 2;
        let upright = rows - 2;
        Self {
            rows: (0..rows).map(|row| sums(columns, row * level)).collect(),
            columns: (0..columns).map(|at| sums(rows, rows * level + at * upright)).collect(),
            hands: [Pending::Open, Pending::Place].map(|duty| hands(weights, duty)),
            output: core::array::from_fn(|at| {
                core::array::from_fn(|unit| weights.output[at * UNITS + unit])
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
        let is_bound = position.duty() == Pending::Place;
        let pair = usize::from(in_hand[us]) * HANDS + usize::from(in_hand[them]);
        let mut sum = self.hands[usize::from(is_bound)][pair];
        for (row, states) in (0..).zip(&self.rows) {
            sum = add(sum, &states[state(ours.row(row), theirs.row(row))]);
        }
        for (column, states) in (0..).zip(&self.columns) {
            sum = add(sum, &states[state(ours.column(column), theirs.column(column))]);
        }
        let at = bucket(position.total(us) + position.total(them));
        let output = sum.iter().zip(&self.output[at]);
        let output = output.map(|(sum, weight)| {
            let value = i32::from(*sum).clamp(0, ONE);
            value * value * i32::from(*weight)
        });
        (output.sum::<i32>() + self.output_bias[at]) >> OUTPUT_SHIFT
    }
}

/// Returns the state of a row or a column, from the bits of our and of their pieces.
#[inline]
fn state(ours: u8, theirs: u8) -> usize {
    let digits = |bits: u8| usize::from(TERNARY[usize::from(bits & 63)]);
    digits(ours) + 2 * digits(theirs)
}

/// Returns the sums of bias, hands and duty, by own and other hand.
fn hands<const UNITS: usize>(weights: &NetworkWeights, duty: Pending) -> Vec<Vector<UNITS>> {
    let bias: Vector<UNITS> = core::array::from_fn(|unit| weights.bias[unit]);
    let mut all = vec![bias; HANDS * HANDS];
    for (pair, sum) in all.iter_mut().enumerate() {
        let (own, other) = (pair / HANDS, pair % HANDS);
        *sum = add(*sum, &vector(&weights.own_hand, own));
        *sum = add(*sum, &vector(&weights.other_hand, other));
        *sum = add(*sum, &vector(&weights.hands, pair));
        if duty == Pending::Place {
            *sum = add(*sum, &vector(&weights.duty, 0));
        }
    }
    all
}

/// Returns the vector of that index.
fn vector<const UNITS: usize>(weights: &[i8], index: usize) -> Vector<UNITS> {
    core::array::from_fn(|unit| i16::from(weights[index * UNITS + unit]))
}

#[inline]
fn add<const UNITS: usize>(mut sum: Vector<UNITS>, other: &Vector<UNITS>) -> Vector<UNITS> {
    for (sum, other) in sum.iter_mut().zip(other) {
        // At most 42 weights of a byte, and a bias that is checked.
        *sum = sum.wrapping_add(*other);
    }
    sum
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
