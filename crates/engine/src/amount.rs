//! How much a test does.

use sandgrid_rules::Ruleset;

/// What a test does, and what it does where it is interpreted, since every step is a thousand there.
pub(crate) const fn amount<T: Copy>(whole: T, interpreted: T) -> T {
    if cfg!(miri) { interpreted } else { whole }
}

/// All rulesets, and where it is interpreted some of either family.
pub(crate) fn rulesets() -> impl Iterator<Item = &'static Ruleset> {
    Ruleset::ALL.iter().copied().step_by(amount(1, 6))
}
