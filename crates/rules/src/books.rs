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

impl Book {
    /// All of them; the default game is the first.
    pub const ALL: &'static [&'static Self] = BOOKS;
}

impl Ruleset {
    /// Every book with every combination of its variations; the default game is the first.
    pub const ALL: &'static [&'static Self] = ALL;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::{ludens, ludos, rulings, traditional};
    use crate::{GameKind, Rule};

    /// Rulings that a book is not played by although they are on its game and rest on its source, and why.
    const NOT_ITS_OWN: [(&str, &str, &str); 7] = [
        ("Q-Y2", "choko-ludos", "it has no chains (000-C6)"),
        ("Q-Y3", "choko-ludos", "it has no chains (000-C6)"),
        ("Q-Y21", "choko-ludos", "it has no chains (000-C6)"),
        ("Q-Y7", "yote-ludens", "nobody leaps over his own there"),
        ("Q-Y16", "yote-ludens", "it is on LUDOS, with a number that Ludens Planet prints"),
        ("Q-Y16", "choko-ludens", "it is on LUDOS, with a number that Ludens Planet prints"),
        ("Q-W7", "wali-ludens", "it is on the end of Bolotondou"),
    ];

    /// Returns whether a ruling is on that book's game, and rests on its source or on none.
    fn bears_on(ruling: &Rule, book: &Book) -> bool {
        let letter = ruling.id.strip_prefix("Q-").and_then(|it| it.chars().next());
        let is_on_game = match letter {
            Some('Y') => matches!(book.kind, GameKind::Yote | GameKind::Choko),
            Some('C') => book.kind == GameKind::Choko,
            Some('W') => matches!(book.kind, GameKind::Wali | GameKind::Bolotondou),
            _ => false,
        };
        let mut words = ruling.place().split([' ', ',', ';', ':']);
        let names_sources = ruling.place().chars().any(|it| it.is_ascii_digit());
        is_on_game && (!names_sources || words.any(|word| word == book.source.id.digits()))
    }

    #[test]
    fn rulings_are_listed_in_their_rulebooks() {
        for ruling in rulings::ALL {
            let mut shown = 0;
            for book in Book::ALL {
                let is_shown = book.rulings.contains(&ruling);
                let is_exception =
                    NOT_ITS_OWN.iter().any(|(id, key, _)| (*id, *key) == (ruling.id, book.key));
                let bears = bears_on(ruling, book) && !is_exception;
                assert_eq!(is_shown, bears, "{ruling} in {}", book.key);
                shown += usize::from(is_shown);
            }
            assert!(shown > 0, "{ruling} is shown nowhere");
        }
        for (id, key, _) in NOT_ITS_OWN {
            let book = Book::ALL.iter().find(|book| book.key == key);
            assert!(book.is_some() && rulings::ALL.iter().any(|rule| rule.id == id), "{id} {key}");
        }
    }

    #[test]
    fn every_statement_belongs_to_a_ruleset() {
        for rule in [ludens::ALL, ludos::ALL, traditional::ALL].into_iter().flatten() {
            let shows = |rules: &&&Ruleset| rules.rules().any(|shown| shown == rule);
            assert!(Ruleset::ALL.iter().any(|rules| shows(&rules)), "{rule} is shown nowhere");
        }
    }
}
