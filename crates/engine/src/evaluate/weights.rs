//! The weights, fitted from self-play: `sandgrid fit --rules KEY` makes a line of this table.

use sandgrid_rules::{Family, Ruleset};

use super::Weights;

/// Where nothing was fitted yet.
const LEAPING: Weights = Weights {
    early: [10, 100, 5, 0, 0, 40, 60, 60, 40, 3, 3, 5, 4, 20, 0, 3],
    late: [10, 200, 20, 50, 0, 40, 60, 60, 40, 3, 3, 5, 4, 20, 0, 3],
};

const ROW: Weights = Weights {
    early: [10, 100, 0, 5, 60, 20, 30, 60, 60, 4, 5, 10, 4, 0, 0, 0],
    late: [10, 200, 0, 5, 60, 20, 30, 80, 80, 4, 5, 10, 4, 0, 0, 20],
};

pub(super) fn of(rules: &Ruleset) -> &'static Weights {
    match rules.family() {
        Family::Leaping(_) => &LEAPING,
        Family::Row(_) => &ROW,
    }
}
