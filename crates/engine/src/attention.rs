//! Attention parameters of the first five levels, per rulebook.

use sandgrid_rules::Ruleset;

/// Probabilities, in percent, with which a novice notices things.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attention {
    /// Noticing a capture at the holes of the last two turns.
    pub(crate) near: u8,
    /// Noticing a capture elsewhere.
    pub(crate) far: u8,
    /// Checking which captures a turn leaves to the enemy.
    pub(crate) care: u8,
    /// Looking for a turn that threatens a capture.
    pub(crate) aim: u8,
    /// Placing a piece, when the novice does not continue as in its last turn.
    pub(crate) hand: u8,
}

const fn row(near: u8, far: u8, care: u8, aim: u8, hand: u8) -> Attention {
    assert!(near <= 100 && far <= 100 && care <= 100 && aim <= 100 && hand <= 100);
    Attention { near, far, care, aim, hand }
}

/// Attention of the five weakest levels by the rules of each book, weakest first. Each level gets 60 to 80 % of the points against the one below it, and the first 30 to 55 % against the greedy
/// opponent: docs/strength.md.
const BOOKS: [(&str, [Attention; 5]); 8] = [
    (
        "yote-traditional",
        [
            row(74, 22, 2, 15, 45),
            row(88, 63, 53, 59, 55),
            row(93, 80, 75, 79, 60),
            row(97, 91, 88, 90, 63),
            row(99, 96, 95, 95, 64),
        ],
    ),
    (
        "choko-traditional",
        [
            row(54, 12, 0, 0, 40),
            row(71, 44, 36, 36, 49),
            row(82, 65, 60, 60, 55),
            row(90, 81, 78, 78, 59),
            row(95, 91, 90, 90, 62),
        ],
    ),
    (
        "yote-ludos",
        [
            row(30, 6, 0, 0, 20),
            row(55, 40, 36, 36, 36),
            row(77, 69, 67, 67, 50),
            row(88, 85, 84, 84, 58),
            row(95, 93, 93, 93, 62),
        ],
    ),
    (
        "choko-ludos",
        [
            row(25, 5, 0, 0, 20),
            row(44, 29, 25, 25, 32),
            row(65, 56, 54, 54, 44),
            row(80, 75, 74, 74, 53),
            row(90, 87, 87, 87, 59),
        ],
    ),
    (
        "yote-ludens",
        [
            row(74, 22, 3, 15, 55),
            row(85, 56, 45, 52, 59),
            row(92, 76, 70, 73, 62),
            row(95, 86, 83, 85, 63),
            row(98, 93, 92, 93, 64),
        ],
    ),
    (
        "choko-ludens",
        [
            row(76, 24, 3, 15, 55),
            row(83, 46, 30, 39, 58),
            row(89, 66, 57, 62, 61),
            row(94, 81, 76, 79, 63),
            row(98, 92, 90, 91, 64),
        ],
    ),
    (
        "wali-ludens",
        [
            row(72, 25, 0, 35, 65),
            row(77, 37, 16, 46, 65),
            row(81, 50, 33, 56, 65),
            row(85, 60, 47, 66, 65),
            row(92, 77, 69, 79, 65),
        ],
    ),
    (
        "bolotondou-ludens",
        [
            row(66, 17, 0, 12, 65),
            row(71, 24, 6, 20, 65),
            row(75, 33, 16, 29, 65),
            row(78, 42, 26, 37, 65),
            row(81, 50, 37, 47, 65),
        ],
    ),
];

/// Returns the attention of the five weakest levels for these rules, weakest first.
pub(crate) fn of(rules: &Ruleset) -> [Attention; 5] {
    let of_book = BOOKS.iter().find(|(key, _)| *key == rules.book().key);
    let (_, levels) = of_book.expect("every rulebook has its attention");
    *levels
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::Book;

    use super::{Attention, BOOKS};

    #[test]
    fn every_rulebook_has_its_attention() {
        for Book { key, .. } in Book::ALL {
            assert!(BOOKS.iter().any(|(book, _)| book == key), "{key} is missing");
        }
    }

    #[test]
    fn attention_grows_with_the_level() {
        for (key, levels) in BOOKS {
            let parts: [fn(&Attention) -> u8; 5] =
                [|it| it.near, |it| it.far, |it| it.care, |it| it.aim, |it| it.hand];
            assert!(parts.iter().all(|part| levels.is_sorted_by_key(part)), "{key}");
        }
    }
}
