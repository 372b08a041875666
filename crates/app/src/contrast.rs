//! In what the rulebooks of one game differ.

use core::mem::discriminant;

use sandgrid_rules::{
    Answer, Blocked, Book, Chain, Claim, Family, Few, Friends, Impasse, Kind, Ruleset, Second,
    Variation,
};

/// One choice of a rulebook, as far as a player notices it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Trait {
    /// How many columns and rows of holes.
    Board(u8, u8),
    /// Whether a placement must be answered by one.
    Answer(Answer),
    /// Whether pieces may leap over their own side.
    Friends(Friends),
    /// Whether a capturing piece may leap on.
    Chain(Chain),
    /// Where a second piece may be taken from, and whether it must be.
    Second(Second, Claim),
    /// What becomes of who cannot act.
    Blocked(Blocked),
    /// What becomes of a game in which both have few pieces.
    Few(Few),
    /// What becomes of a game that goes nowhere.
    Impasse(Impasse),
    /// How many in a row take a piece.
    Line(u8),
    /// With how many pieces a side has lost.
    End(u8),
    /// What may be chosen besides; not empty.
    Offers(&'static [Variation]),
}

/// What can be said of a rulebook in few words, the most telling first.
fn traits(rules: &'static Ruleset) -> Vec<Trait> {
    let (shape, offers) = (rules.shape(), Trait::Offers(rules.book().variations));
    let board = Trait::Board(shape.columns(), shape.rows());
    match rules.family() {
        Family::Leaping(it) => vec![
            board,
            Trait::Answer(it.answer.is),
            Trait::Friends(it.friends.is),
            Trait::Chain(it.chain.is),
            Trait::Second(it.second.is, it.claim.is),
            Trait::Blocked(it.blocked.is),
            Trait::Few(it.few.is),
            Trait::Impasse(it.impasse.is),
            offers,
        ],
        Family::Row(it) => vec![board, Trait::Line(it.line.is), Trait::End(it.end.is), offers],
    }
}

/// What sets a rulebook, without options, apart from the others of its game; where there is no
/// other, what is to be known of it.
#[must_use]
pub fn contrast(book: &'static Book) -> Vec<Trait> {
    let of = |book: &Book| Ruleset::find(book.key).map(traits).unwrap_or_default();
    let others: Vec<Vec<Trait>> = same_game(book.kind).filter(|it| *it != book).map(of).collect();
    let differs = |own: &Trait| {
        let other = |theirs: &Trait| discriminant(theirs) == discriminant(own) && theirs != own;
        let is_something = *own != Trait::Offers(&[]);
        is_something && (others.is_empty() || others.iter().flatten().any(other))
    };
    of(book).into_iter().filter(differs).collect()
}

/// The rulebooks of a game.
pub fn same_game(kind: Kind) -> impl Iterator<Item = &'static Book> {
    Book::ALL.iter().copied().filter(move |book| book.kind == kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_rulebooks_of_a_game_share_is_not_told() {
        for kind in [Kind::Yote, Kind::Choko] {
            let told: Vec<_> = same_game(kind).map(contrast).collect();
            for one in told.iter().flatten() {
                assert!(told.iter().any(|list| !list.contains(one)), "{one:?}");
            }
            assert!(told.iter().all(|list| told.iter().filter(|it| *it == list).count() == 1));
        }
    }

    #[test]
    fn the_board_is_told_only_where_it_differs() {
        let told = |kind| contrast(same_game(kind).next().expect("every game has a rulebook"));
        let is_board = |it: &Trait| matches!(it, Trait::Board(..));
        assert!(!told(Kind::Yote).iter().any(is_board));
        assert!(told(Kind::Choko).iter().any(is_board));
    }

    #[test]
    fn an_only_rulebook_tells_what_it_is() {
        for kind in [Kind::Wali, Kind::Bolotondou] {
            let told: Vec<_> = same_game(kind).flat_map(contrast).collect();
            assert!(told.iter().any(|it| matches!(it, Trait::Line(2 | 3))), "{told:?}");
        }
    }
}
