//! The network in floating point, as it is trained.

use sandgrid_engine::Evaluator;
use sandgrid_engine::network::{BUCKETS, HANDS, LINE_STATES, Units, bucket, lines};
use sandgrid_rules::{Family, Ruleset};

use super::sample::Sample;
use crate::label::{UNIT, logistic};

/// Most inputs that a position has: a state for each line, the two hands, their pair, the duty, and the bias.
const INPUTS: usize = 43;

/// The indices at which the parts of a model begin among its parameters.
#[derive(Copy, Clone, Debug)]
pub(super) struct Layout {
    pub(super) rules: &'static Ruleset,
    pub(super) units: usize,
    lines: usize,
}

impl Layout {
    pub(super) fn new(rules: &'static Ruleset, units: Units) -> Self {
        Self { rules, units: units.count(), lines: lines(rules.shape()).len() }
    }

    /// The number of vectors of the hidden layer before each part: own hand, other hand, pair, duty, bias.
    pub(super) const fn own_hand(&self) -> usize {
        self.lines * LINE_STATES
    }

    pub(super) const fn other_hand(&self) -> usize {
        self.own_hand() + HANDS
    }

    pub(super) const fn hands(&self) -> usize {
        self.other_hand() + HANDS
    }

    pub(super) const fn duty(&self) -> usize {
        self.hands() + HANDS * HANDS
    }

    pub(super) const fn bias(&self) -> usize {
        self.duty() + 1
    }

    /// The index of the first output weight.
    pub(super) const fn output(&self) -> usize {
        (self.bias() + 1) * self.units
    }

    /// The index of the first output bias.
    pub(super) const fn output_bias(&self) -> usize {
        self.output() + BUCKETS * self.units
    }

    /// The number of parameters.
    pub(super) const fn count(&self) -> usize {
        self.output_bias() + BUCKETS
    }

    /// Returns whether the terms are added to the network.
    pub(super) fn has_terms(&self) -> bool {
        matches!(self.rules.family(), Family::Row(_))
    }

    /// Returns the inputs of a sample on the board as it is, or mirrored.
    fn inputs(&self, sample: &Sample, mirror: Mirror) -> Inputs {
        let shape = self.rules.shape();
        let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
        let mut digits = [[0_usize; 8]; 8];
        for (row, digits) in digits.iter_mut().enumerate().take(rows) {
            for (column, digit) in digits.iter_mut().enumerate().take(columns) {
                let column = if mirror.columns { columns - 1 - column } else { column };
                let row = if mirror.rows { rows - 1 - row } else { row };
                let bit = row * columns + column;
                *digit =
                    (sample.ours >> bit & 1) as usize + 2 * (sample.theirs >> bit & 1) as usize;
            }
        }
        let mut inputs = Inputs { list: [0; INPUTS], count: 0 };
        let mut line = 0;
        for row in &digits[..rows] {
            for at in 0..columns - 2 {
                inputs.push(line * LINE_STATES + row[at] + 3 * row[at + 1] + 9 * row[at + 2]);
                line += 1;
            }
        }
        for column in 0..columns {
            let states = digits.map(|row| row[column]);
            for at in 0..rows - 2 {
                let state = |up: usize| states[at + up];
                inputs.push(line * LINE_STATES + state(0) + 3 * state(1) + 9 * state(2));
                line += 1;
            }
        }
        let [own, other] = sample.hands.map(usize::from);
        inputs.push(self.own_hand() + own);
        inputs.push(self.other_hand() + other);
        inputs.push(self.hands() + own * HANDS + other);
        if sample.is_bound {
            inputs.push(self.duty());
        }
        inputs.push(self.bias());
        inputs
    }
}

/// Whether a board is mirrored.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Mirror {
    pub(super) columns: bool,
    pub(super) rows: bool,
}

/// The indices of a position's input vectors.
struct Inputs {
    list: [usize; INPUTS],
    count: usize,
}

impl Inputs {
    fn push(&mut self, input: usize) {
        self.list[self.count] = input;
        self.count += 1;
    }

    fn all(&self) -> &[usize] {
        &self.list[..self.count]
    }
}

/// Returns the expected result that a model gives a sample, and adds the gradient of the cross entropy if asked for.
pub(super) fn expect(
    layout: &Layout,
    parameters: &[f32],
    sample: &Sample,
    mirror: Mirror,
    gradient: Option<&mut [f32]>,
) -> f64 {
    let units = layout.units;
    let inputs = layout.inputs(sample, mirror);
    let mut sums = [0.0_f32; 16];
    let sums = &mut sums[..units];
    for input in inputs.all() {
        let vector = &parameters[input * units..][..units];
        sums.iter_mut().zip(vector).for_each(|(sum, weight)| *sum += weight);
    }
    let at = bucket(sample.total);
    let (output, output_bias) = (layout.output() + at * units, layout.output_bias() + at);
    let weights = &parameters[output..][..units];
    let squared = |sum: f32| sum.clamp(0.0, 1.0).powi(2);
    let value = sums.iter().zip(weights).map(|(sum, weight)| squared(*sum) * weight).sum::<f32>();
    let base = if layout.has_terms() { f64::from(sample.terms) / UNIT } else { 0.0 };
    let kept_share = f64::from(sample.kept_share) / f64::from(Evaluator::FULL);
    let expected = logistic((f64::from(value + parameters[output_bias]) + base) * kept_share);
    if let Some(gradient) = gradient {
        #[expect(clippy::cast_possible_truncation, reason = "a gradient needs no more digits")]
        let slope = ((expected - sample.expected()) * kept_share) as f32;
        gradient[output_bias] += slope;
        let mut hidden = [0.0_f32; 16];
        for unit in 0..units {
            let sum = sums[unit];
            gradient[output + unit] += slope * squared(sum);
            if (0.0..1.0).contains(&sum) {
                hidden[unit] = slope * weights[unit] * 2.0 * sum;
            }
        }
        for input in inputs.all() {
            let vector = &mut gradient[input * units..][..units];
            vector.iter_mut().zip(&hidden).for_each(|(slope, add)| *slope += add);
        }
    }
    expected
}

/// Returns the cross entropy of an expectation, less the smallest that there is with this label.
pub(super) fn error(sample: &Sample, expected: f64) -> f64 {
    let label = sample.expected();
    let entropy = |of: f64, by: f64| if of > 0.0 { -of * by.max(1e-9).ln() } else { 0.0 };
    let cross = |by: f64| entropy(label, by) + entropy(1.0 - label, 1.0 - by);
    cross(expected) - cross(label)
}
