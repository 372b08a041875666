//! Labels of training positions: the expected score of the side to act, from 0 to 1.

use sandgrid_engine::SearchResult;
use sandgrid_rules::{Position, Side};

/// Points that multiply the odds by *e*.
pub(crate) const UNIT: f64 = 200.0;

/// Returns the label of a position: the result of its game with that weight, the search's value with the rest.
pub(crate) fn label(
    position: &Position,
    search: &SearchResult,
    winner: Option<Side>,
    weight: f64,
) -> f64 {
    let result = winner.map_or(0.5, |by| if by == position.turn() { 1.0 } else { 0.0 });
    let expected = search.value.points().map(|points| logistic(f64::from(points) / UNIT));
    expected.map_or(result, |expected| weight * result + (1.0 - weight) * expected)
}

pub(crate) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
