//! Anything that is legal.

use crate::dice::Dice;
use crate::{Act, View};

/// One of the legal acts, each as likely as the others.
pub(super) fn decide(view: &View<'_>, dice: &mut Dice) -> Option<Act> {
    let legal = view.legal();
    (!legal.is_empty()).then(|| legal[dice.below(legal.len())])
}
