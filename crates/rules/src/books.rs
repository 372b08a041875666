//! The eight rulebooks, with every combination of their variations.

mod ludens;
mod ludos;
mod traditional;

use crate::{Book, Ruleset};

/// The books; the default game is the first.
pub(crate) const BOOKS: &[&Book] = &[
    &traditional::YOTE,
    &ludos::YOTE,
    &ludens::YOTE,
    &traditional::CHOKO,
    &ludos::CHOKO,
    &ludens::CHOKO,
    &ludens::WALI,
    &ludens::BOLOTONDOU,
];

/// The rulesets, book by book.
pub(crate) const ALL: &[&Ruleset] = &[
    &traditional::YOTE_RULES,
    &ludos::YOTE_RULES[0],
    &ludos::YOTE_RULES[1],
    &ludos::YOTE_RULES[2],
    &ludos::YOTE_RULES[3],
    &ludos::YOTE_RULES[4],
    &ludos::YOTE_RULES[5],
    &ludos::YOTE_RULES[6],
    &ludos::YOTE_RULES[7],
    &ludens::YOTE_RULES,
    &traditional::CHOKO_RULES,
    &ludos::CHOKO_RULES[0],
    &ludos::CHOKO_RULES[1],
    &ludos::CHOKO_RULES[2],
    &ludos::CHOKO_RULES[3],
    &ludens::CHOKO_RULES,
    &ludens::WALI_RULES,
    &ludens::BOLOTONDOU_RULES,
    &ludens::BOLOTONDOU_TO_ONE_RULES,
];
