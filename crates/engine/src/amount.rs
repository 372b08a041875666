//! How much a test does.

use sandgrid_rules::Ruleset;

/// Returns `whole`, or `interpreted` under Miri, where every step costs a thousand times as much.
pub(crate) const fn amount<T: Copy>(whole: T, interpreted: T) -> T {
    if cfg!(miri) { interpreted } else { whole }
}

/// All rulesets, and where it is interpreted some of either family.
pub(crate) fn rulesets() -> impl Iterator<Item = &'static Ruleset> {
    Ruleset::ALL.iter().copied().step_by(amount(1, 6))
}
