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

/// Attention of the five weakest levels by the rules of each book, weakest first: near, far, care, aim, hand, in
/// percent. Each level gets 60 to 80 % of the points against the one below it, and the first 30 to 55 % against the greedy
/// opponent: docs/strength.md.
const BOOKS: [(&str, [[u8; 5]; 5]); 8] = [
    (
        "yote-traditional",
        [
            [74, 22, 2, 15, 45],
            [88, 63, 53, 59, 55],
            [93, 80, 75, 79, 60],
            [97, 91, 88, 90, 63],
            [99, 96, 95, 95, 64],
        ],
    ),
    (
        "choko-traditional",
        [
            [54, 12, 0, 0, 40],
            [71, 44, 36, 36, 49],
            [82, 65, 60, 60, 55],
            [90, 81, 78, 78, 59],
            [95, 91, 90, 90, 62],
        ],
    ),
    (
        "yote-ludos",
        [
            [30, 6, 0, 0, 20],
            [55, 40, 36, 36, 36],
            [77, 69, 67, 67, 50],
            [88, 85, 84, 84, 58],
            [95, 93, 93, 93, 62],
        ],
    ),
    (
        "choko-ludos",
        [
            [25, 5, 0, 0, 20],
            [44, 29, 25, 25, 32],
            [65, 56, 54, 54, 44],
            [80, 75, 74, 74, 53],
            [90, 87, 87, 87, 59],
        ],
    ),
    (
        "yote-ludens",
        [
            [74, 22, 3, 15, 55],
            [85, 56, 45, 52, 59],
            [92, 76, 70, 73, 62],
            [95, 86, 83, 85, 63],
            [98, 93, 92, 93, 64],
        ],
    ),
    (
        "choko-ludens",
        [
            [76, 24, 3, 15, 55],
            [83, 46, 30, 39, 58],
            [89, 66, 57, 62, 61],
            [94, 81, 76, 79, 63],
            [98, 92, 90, 91, 64],
        ],
    ),
    (
        "wali-ludens",
        [
            [72, 25, 0, 35, 65],
            [77, 37, 16, 46, 65],
            [81, 50, 33, 56, 65],
            [85, 60, 47, 66, 65],
            [91, 75, 66, 78, 65],
        ],
    ),
    (
        "bolotondou-ludens",
        [
            [66, 17, 0, 12, 65],
            [71, 24, 6, 20, 65],
            [75, 33, 16, 29, 65],
            [78, 42, 26, 37, 65],
            [81, 50, 37, 47, 65],
        ],
    ),
];

/// Returns the attention of the five weakest levels for these rules, weakest first.
pub(crate) fn of(rules: &Ruleset) -> [Attention; 5] {
    let of_book = BOOKS.iter().find(|(key, _)| *key == rules.book().key);
    let (_, levels) = of_book.expect("every rulebook has its attention");
    levels.map(|[near, far, care, aim, hand]| Attention { near, far, care, aim, hand })
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::Book;

    use super::BOOKS;

    #[test]
    fn every_rulebook_has_its_attention() {
        for Book { key, .. } in Book::ALL {
            assert!(BOOKS.iter().any(|(book, _)| book == key), "{key} is missing");
        }
    }

    #[test]
    fn attention_grows_with_the_level() {
        for (key, levels) in BOOKS {
            let grows = |at: usize| levels.is_sorted_by_key(|level| level[at]);
            assert!((0..5).all(grows), "{key}");
        }
    }
}
