//! Presses of the staff: more of them in a short time than a visitor makes.

use std::cell::RefCell;

use crate::dom::timer::elapsed;

/// The number of presses, and the milliseconds within which they come.
const PRESSES: usize = 5;
const WITHIN: f64 = 3_000.0;

/// The recent presses, by [`elapsed`].
#[derive(Debug, Default)]
pub(super) struct StaffPresses(RefCell<Vec<f64>>);

impl StaffPresses {
    /// Forgets all presses.
    pub(super) fn clear(&self) {
        self.0.borrow_mut().clear();
    }

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
