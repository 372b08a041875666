//! Logistic regression by Newton's method.

use crate::label::logistic;

/// The features of a position, and the result of its game.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) terms: Vec<f64>,
    /// 1 for a win, 0 for a loss, or a value in between.
    pub(crate) label: f64,
}

/// The fitted weights.
#[derive(Clone, Debug)]
pub(crate) struct Fitted {
    pub(crate) weights: Vec<f64>,
    /// Mean cross entropy per sample, in nats.
    pub(crate) loss: f64,
}

/// Strength of the ridge regularization, in samples; keeps uninformative weights near zero.
const RIDGE: f64 = 40.0;

const STEPS: usize = 12;

/// Fits `count` weights.
pub(crate) fn fit(samples: &[Sample], count: usize) -> Fitted {
    let mut weights = vec![0.0; count];
    for _ in 0..STEPS {
        let step = newton(samples, &weights);
        for (weight, change) in weights.iter_mut().zip(step) {
            *weight += change;
        }
    }
    let loss = samples.iter().map(|sample| entropy(sample, &weights)).sum::<f64>();
    #[expect(clippy::cast_precision_loss, reason = "there are some hundred thousand")]
    let loss = loss / samples.len().max(1) as f64;
    Fitted { weights, loss }
}

fn predict(sample: &Sample, weights: &[f64]) -> f64 {
    logistic(sample.terms.iter().zip(weights).map(|(term, weight)| term * weight).sum())
}

fn entropy(sample: &Sample, weights: &[f64]) -> f64 {
    let prediction = predict(sample, weights).clamp(1e-9, 1.0 - 1e-9);
    -sample.label * prediction.ln() - (1.0 - sample.label) * (1.0 - prediction).ln()
}

/// Returns one Newton step.
fn newton(samples: &[Sample], weights: &[f64]) -> Vec<f64> {
    let count = weights.len();
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut hessian = vec![vec![0.0; count]; count];
    for (index, row) in hessian.iter_mut().enumerate() {
        row[index] = RIDGE;
    }
    for sample in samples {
        let prediction = predict(sample, weights);
        let (error, variance) = (sample.label - prediction, prediction * (1.0 - prediction));
        for (row, term) in sample.terms.iter().enumerate().filter(|(_, term)| **term != 0.0) {
            gradient[row] += error * term;
            for (column, other) in sample.terms.iter().enumerate().take(row + 1) {
                hessian[row][column] += variance * term * other;
            }
        }
    }
    // Only the lower triangle was summed; the matrix is symmetric.
    let both = |row: usize, column: usize| hessian[row.max(column)][row.min(column)];
    let hessian =
        (0..count).map(|row| (0..count).map(|column| both(row, column)).collect()).collect();
    solve(hessian, gradient)
}

/// Solves a linear system by Gaussian elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for pivot in 0..count {
        let (done, below) = rows.split_at_mut(pivot + 1);
        let pivots = &done[pivot];
        for (row, next) in below.iter_mut().zip(pivot + 1..) {
            let factor = row[pivot] / pivots[pivot];
            for (value, above) in row.iter_mut().zip(pivots).skip(pivot) {
                *value -= factor * above;
            }
            right[next] -= factor * right[pivot];
        }
    }
    for pivot in (0..count).rev() {
        let row = &rows[pivot];
        let known: f64 = row.iter().zip(&right).skip(pivot + 1).map(|(a, b)| a * b).sum();
        right[pivot] = (right[pivot] - known) / row[pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regression_recovers_known_weights() {
        let known = [0.5, -1.0, 0.25];
        let sample = |number: u32| {
            let digit = |place: u32| f64::from(number / 7_u32.pow(place) % 7) - 3.0;
            let terms = vec![digit(0), digit(1), digit(2)];
            let label = logistic(terms.iter().zip(known).map(|(term, weight)| term * weight).sum());
            Sample { terms, label }
        };
        let samples: Vec<Sample> = (0..34_300).map(|number| sample(number % 343)).collect();
        let fitted = fit(&samples, 3);
        for (found, expected) in fitted.weights.iter().zip(known) {
            assert!((found - expected).abs() < 0.02, "{found} instead of {expected}");
        }
    }
}
