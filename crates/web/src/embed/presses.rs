//! Presses by which staff open what is theirs: more in a short time than a visitor makes.

use std::cell::RefCell;

use crate::dom::timer::elapsed;

/// Presses in a series.
const PRESSES: usize = 5;
/// Longest series, in milliseconds.
const WITHIN: f64 = 3_000.0;

/// Times of the recent presses, as of [`elapsed`].
#[derive(Debug, Default)]
pub(super) struct StaffPresses(RefCell<Vec<f64>>);

impl StaffPresses {
    /// Handles a press; returns whether it is the last of those that staff make.
    pub(super) fn press(&self) -> bool {
        let now = elapsed();
        let mut presses = self.0.borrow_mut();
        presses.retain(|press| now - *press < WITHIN);
        presses.push(now);
        let are_enough = presses.len() >= PRESSES;
        if are_enough {
            presses.clear();
        }
        are_enough
    }
}
