//! Scales the amount of work in tests.

use sandgrid_rules::Ruleset;

/// Returns `whole`, or `interpreted` under Miri, where every step costs a thousand times as much.
pub(crate) const fn amount<T: Copy>(whole: T, interpreted: T) -> T {
    if cfg!(miri) { interpreted } else { whole }
}

/// Returns all rulesets, or under Miri every sixth, which covers both families.
pub(crate) fn rulesets() -> impl Iterator<Item = &'static Ruleset> {
    Ruleset::ALL.iter().copied().step_by(amount(1, 6))
}
