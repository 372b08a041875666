//! A rulebook in a few words, for choosing among them.

use sandgrid_app::rules::{Answer, Chain, Claim, Family, Friends, Leaping, Row, Ruleset, Second};

/// What sets a rulebook apart from the others of its game.
#[must_use]
pub fn of(rules: &Ruleset) -> String {
    let shape = rules.shape();
    let mut words = vec![format!("{} × {} holes", shape.columns(), shape.rows())];
    match rules.family() {
        Family::Leaping(leaping) => words.extend(of_leaping(leaping).map(str::to_owned)),
        Family::Row(row) => words.push(of_row(row)),
    }
    words.join(" · ")
}

fn of_leaping(leaping: &Leaping) -> impl Iterator<Item = &'static str> {
    let chain = match leaping.chain.is {
        Chain::Single => "one capture a turn",
        Chain::TakingEachTime | Chain::TakingAtTheEnd => "several captures a turn",
    };
    let answer = match leaping.answer.is {
        Answer::Free => None,
        Answer::InKind => Some("placing is answered by placing"),
    };
    let friends = match leaping.friends.is {
        Friends::Never => None,
        Friends::Once | Friends::ThenCapture => Some("leaps over friends"),
    };
    let second = match (leaping.claim.is, leaping.second.is) {
        (Claim::Right, _) => Some("the second piece may be declined"),
        (Claim::Duty, Second::BoardThenHand) => Some("the second piece may come from the hand"),
        (Claim::Duty, Second::Board) => None,
    };
    [Some(chain), answer, friends, second].into_iter().flatten()
}

fn of_row(row: &Row) -> String {
    format!("rows of {} take a piece", row.line.is)
}
