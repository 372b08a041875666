//! The statements that the rulebooks make, each with its place in its source.

use core::fmt;

pub mod ludens;
pub mod ludos;
pub mod rulings;
pub mod traditional;

/// One statement of a published rulebook, or one ruling of ours where the rulebooks are silent.
///
/// Two rules are equal when they are the same statement, that is, when their ids are.
///
/// # Text
/// Displayed as its id, like `004-R5`.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    /// Source and number, `004-R5`; a ruling is `Q-Y9`.
    pub id: &'static str,
    /// Where it stands: source and line, `004:28`; for a ruling, what it rests on.
    pub place: &'static str,
    /// What it says, in our own words.
    pub words: &'static str,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
