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

/// A source of statements.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SourceId {
    /// LUDOS: `000`.
    Ludos,
    /// Ludens Planet: `001`.
    LudensPlanet,
    /// Traditional Board Games, the page on Choko: `002`.
    TraditionalChoko,
    /// Traditional Board Games, the page on Yoté: `004`.
    TraditionalYote,
}

impl SourceId {
    const ALL: [Self; 4] =
        [Self::Ludos, Self::LudensPlanet, Self::TraditionalChoko, Self::TraditionalYote];

    /// Returns the three digits that rule ids begin with.
    #[must_use]
    pub const fn digits(self) -> &'static str {
        match self {
            Self::Ludos => "000",
            Self::LudensPlanet => "001",
            Self::TraditionalChoko => "002",
            Self::TraditionalYote => "004",
        }
    }
}

impl Rule {
    /// Returns the source; `None` for a ruling.
    #[must_use]
    pub fn source(&self) -> Option<SourceId> {
        SourceId::ALL.into_iter().find(|source| self.id.get(..3) == Some(source.digits()))
    }

    /// Returns the number that the source prints; `None` for its introduction and in sources without numbers.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        match self.source()? {
            SourceId::TraditionalChoko | SourceId::TraditionalYote => {
                let number = self.id.get(4..)?.strip_prefix('R')?.parse().ok();
                number.filter(|number| *number > 0)
            }
            SourceId::Ludos | SourceId::LudensPlanet => None,
        }
    }

    /// Returns the first line in the source; `None` for a ruling and for a reconstructed rule.
    #[must_use]
    pub fn line(&self) -> Option<u16> {
        self.source()?;
        let (digits, lines) = self.place().split_once(':')?;
        let first = lines.split(|letter: char| !letter.is_ascii_digit()).next()?;
        if digits.len() == 3 { first.parse().ok() } else { None }
    }

    /// Returns whether the source is garbled there, and its rule reconstructed.
    #[must_use]
    pub fn is_reconstructed(&self) -> bool {
        self.place().contains("reconstructed")
    }

    /// Returns the place in the source: source and line, `004:28`; for a ruling, its basis.
    #[must_use]
    pub fn place(&self) -> &'static str {
        self.statement().place
    }

    /// Returns the rule in our own words, with the marks of [`Ruleset::passages`](crate::Ruleset::passages).
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

/// The place and the words of a rule.
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
        assert_eq!((traditional::Y5.number(), traditional::Y5.line()), (Some(5), Some(28)));
        assert_eq!(traditional::Y5.source(), Some(SourceId::TraditionalYote));
        assert!(traditional::Y5.words().starts_with("Move: one of your pieces"));
    }

    #[test]
    fn printed_rules_have_a_source_and_a_line() {
        let printed = [traditional::ALL, ludos::ALL, ludens::ALL];
        for rule in printed.into_iter().flatten() {
            assert!(rule.source().is_some(), "{rule}");
            assert_eq!(rule.line().is_none(), rule.is_reconstructed(), "{rule}");
        }
        for rule in rulings::ALL {
            assert_eq!((rule.source(), rule.number(), rule.line()), (None, None, None), "{rule}");
        }
    }
}
