//! The statements that the rulebooks make, each with its place in its source.

use core::fmt;

/// Says each statement once: its rule, by which everything else names it, and its words apart from
/// that, so that a program which quotes none has none in it.
macro_rules! statements {
    ($(
        $(#[$doc:meta])+
        $name:ident { id: $id:literal, place: $place:literal, words: $words:literal, }
    )+) => {
        $($(#[$doc])+ pub const $name: $crate::Rule = $crate::Rule { id: $id };)+

        /// All of them, in order.
        pub const ALL: &[$crate::Rule] = &[$($name),+];

        /// The words of each rule, in the same order.
        pub(super) static STATEMENTS: &[super::Statement] =
            &[$(super::Statement { rule: $name, place: $place, words: $words }),+];
    };
}

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
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rule {
    /// Source and number, `004-R5`; a ruling is `Q-Y9`.
    pub id: &'static str,
}

impl Rule {
    /// Returns the place in the source: source and line, `004:28`; for a ruling, its basis.
    #[must_use]
    pub fn place(&self) -> &'static str {
        self.statement().place
    }

    /// Returns the rule in our own words.
    #[must_use]
    pub fn words(&self) -> &'static str {
        self.statement().words
    }

    fn statement(&self) -> &'static Statement {
        let all =
            [traditional::STATEMENTS, ludos::STATEMENTS, ludens::STATEMENTS, rulings::STATEMENTS];
        let mut all = all.into_iter().flatten();
        all.find(|statement| statement.rule == *self).expect("every rule is stated")
    }
}

/// A rule, where it stands, and what it says.
struct Statement {
    rule: Rule,
    place: &'static str,
    words: &'static str,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_texts_are_distinct() {
        let all = [traditional::ALL, ludos::ALL, ludens::ALL, rulings::ALL];
        for rule in all.into_iter().flatten() {
            assert_eq!(rule.statement().rule, *rule);
            assert!(!rule.place().is_empty() && rule.words().ends_with('.'), "{rule}");
        }
        assert_eq!(traditional::Y5.place(), "004:28");
        assert!(traditional::Y5.words().starts_with("Move: one of your pieces"));
    }
}
