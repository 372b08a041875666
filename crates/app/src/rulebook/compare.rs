//! Compares the rulebooks of one game and lists their differences.

use core::mem::discriminant;

use sandgrid_rules::{
    Answer, Blocked, BonusCapture, Book, Chain, Claim, Family, FewPieces, FriendlyLeap, GameKind,
    Impasse, Ruleset, Variation,
};

/// A property of a rulebook that a player notices.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Columns and rows of holes.
    Board(u8, u8),
    /// Duty to answer a placement with a placement.
    Answer(Answer),
    /// Permission to leap over pieces of one's own side.
    FriendlyLeap(FriendlyLeap),
    /// Permission to continue a capture with another leap.
    Chain(Chain),
    /// Source of the bonus capture, and whether it is mandatory.
    BonusCapture(BonusCapture, Claim),
    /// Outcome for a side without a legal action.
    Blocked(Blocked),
    /// Outcome of a game with few pieces on both sides.
    FewPieces(FewPieces),
    /// Outcome of a game without progress.
    Impasse(Impasse),
    /// Length of a row that captures.
    Line(u8),
    /// Number of pieces with which a side has lost.
    LosingCount(u8),
    /// The optional rules; not empty.
    Offers(&'static [Variation]),
}

/// Returns the properties of a rulebook, the most distinctive first.
fn properties(rules: &'static Ruleset) -> Vec<Difference> {
    let (shape, offers) = (rules.shape(), Difference::Offers(rules.book().variations));
    let board = Difference::Board(shape.columns(), shape.rows());
    match rules.family() {
        Family::Leaping(it) => vec![
            board,
            Difference::Answer(it.answer.value),
            Difference::FriendlyLeap(it.friends.value),
            Difference::Chain(it.chain.value),
            Difference::BonusCapture(it.second.value, it.claim.value),
            Difference::Blocked(it.blocked.value),
            Difference::FewPieces(it.few.value),
            Difference::Impasse(it.impasse.value),
            offers,
        ],
        Family::Row(it) => {
            vec![
                board,
                Difference::Line(it.line.value),
                Difference::LosingCount(it.end.value),
                offers,
            ]
        }
    }
}

/// Returns the properties in which a rulebook, without options, differs from the others of its game; all of its
/// properties if it is the only one.
#[must_use]
pub fn compare(book: &'static Book) -> Vec<Difference> {
    let of =
        |book: &Book| properties(Ruleset::find(book.key).expect("a book's key is a ruleset's key"));
    let others: Vec<Vec<Difference>> =
        same_game(book.kind).filter(|it| *it != book).map(of).collect();
    let differs = |own: &Difference| {
        let other =
            |theirs: &Difference| discriminant(theirs) == discriminant(own) && theirs != own;
        let is_something = *own != Difference::Offers(&[]);
        is_something && (others.is_empty() || others.iter().flatten().any(other))
    };
    of(book).into_iter().filter(differs).collect()
}

/// Returns the rulebooks of a game.
pub fn same_game(kind: GameKind) -> impl Iterator<Item = &'static Book> {
    Book::ALL.iter().copied().filter(move |book| book.kind == kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_rules_are_left_out_of_the_comparison() {
        for kind in [GameKind::Yote, GameKind::Choko] {
            let told: Vec<_> = same_game(kind).map(compare).collect();
            for one in told.iter().flatten() {
                assert!(told.iter().any(|list| !list.contains(one)), "{one:?}");
            }
            assert!(told.iter().all(|list| told.iter().filter(|it| *it == list).count() == 1));
        }
    }

    #[test]
    fn board_size_is_listed_only_if_it_differs() {
        let told = |kind| compare(same_game(kind).next().expect("every game has a rulebook"));
        let is_board = |it: &Difference| matches!(it, Difference::Board(..));
        assert!(!told(GameKind::Yote).iter().any(is_board));
        assert!(told(GameKind::Choko).iter().any(is_board));
    }

    #[test]
    fn single_rulebook_lists_its_properties() {
        for kind in [GameKind::Wali, GameKind::Bolotondou] {
            let told: Vec<_> = same_game(kind).flat_map(compare).collect();
            assert!(told.iter().any(|it| matches!(it, Difference::Line(2 | 3))), "{told:?}");
        }
    }
}
