//! Rulebooks: their headings, and what sets them apart.

use sandgrid_rules::{
    Answer, Blocked, Chain, Claim, Few, Friends, Impasse, Kind, Ruleset, Second, Source, Variation,
};

use super::{naming, number, upper};
use crate::contrast::Trait;
use crate::rulebook::Part;

/// The heading of a part of a rulebook.
pub(super) fn part(part: Part) -> &'static str {
    match part {
        Part::Needs => "What you need, and the aim",
        Part::Turns => "Taking turns",
        Part::Placing => "Placing",
        Part::Moving => "Moving",
        Part::Capturing => "Capturing",
        Part::Ending => "How the game ends",
        Part::Options => "Options",
    }
}

/// A game in one breath.
pub(super) fn gist(kind: Kind) -> &'static str {
    match kind {
        Kind::Yote => "A leap takes two pieces",
        Kind::Choko => "Like Yoté, with a rule of its own",
        Kind::Wali => "Three in a row take a piece",
        Kind::Bolotondou => "Two in a row take a piece",
    }
}

/// Something told of a rulebook.
pub(super) fn told(told: Trait) -> String {
    match told {
        Trait::Board(columns, rows) => format!("{rows} rows of {columns} holes"),
        Trait::Line(count) => format!("{} in a row take a piece", number(count)),
        Trait::End(count) => format!("with {} left you have lost", number(count)),
        Trait::Offers(variations) => {
            let names: Vec<_> = variations.iter().map(|it| naming::variation(*it)).collect();
            format!("options: {}", names.join(", "))
        }
        Trait::Answer(answer) => answered(answer).to_owned(),
        Trait::Friends(friends) => leaps(friends).to_owned(),
        Trait::Chain(chain) => chained(chain).to_owned(),
        Trait::Second(second, claim) => taken(second, claim).to_owned(),
        Trait::Blocked(Blocked::Loses) => "blocked: you lose".to_owned(),
        Trait::Blocked(Blocked::Counted) => "blocked: more pieces win".to_owned(),
        Trait::Few(few) => drawn(few).to_owned(),
        Trait::Impasse(impasse) => stuck(impasse).to_owned(),
    }
}

fn answered(answer: Answer) -> &'static str {
    match answer {
        Answer::Free => "place or move freely",
        Answer::InKind => "placing must be answered by placing",
    }
}

fn leaps(friends: Friends) -> &'static str {
    match friends {
        Friends::Never => "no leaps over friends",
        Friends::Once => "one leap over a friend",
        Friends::ThenCapture => "leaps over friends",
    }
}

fn chained(chain: Chain) -> &'static str {
    match chain {
        Chain::Single => "one capture a turn",
        Chain::TakingEachTime | Chain::TakingAtTheEnd => "several captures a turn",
    }
}

fn taken(second: Second, claim: Claim) -> &'static str {
    match (second, claim) {
        (_, Claim::Right) => "second piece: may be declined",
        (Second::Board, Claim::Duty) => "second piece: from the board only",
        (Second::BoardThenHand, Claim::Duty) => "second piece: from the board, else the hand",
    }
}

fn drawn(few: Few) -> &'static str {
    match few {
        Few::Drawn => "three or fewer each: a draw",
        Few::DrawnWhenStale => "three or fewer each: a draw if nothing happens",
        Few::DrawnWhenEqual => "equal at three or fewer, no capture left: a draw",
    }
}

fn stuck(impasse: Impasse) -> &'static str {
    match impasse {
        Impasse::Drawn => "going nowhere: a draw",
        Impasse::MorePieces => "going nowhere: more pieces win",
        Impasse::MoreTaken => "going nowhere: more captures win",
    }
}

/// A source with all that is known of it.
pub(super) fn source(source: &Source) -> String {
    format!("{}: {}. {}", source.title, source.published, source.credits)
}

/// What an option means.
pub(super) fn offer(variation: Variation) -> String {
    let words = variation.rule().words;
    match words.split_once(": ") {
        // The rulebook repeats its name, which stands above.
        Some((_, rest)) if variation != Variation::ToOne => upper(rest),
        _ => words.to_owned(),
    }
}

/// What stands above a printed board.
pub(super) fn paper(rules: &Ruleset) -> String {
    let shape = rules.shape();
    format!(
        "{}: lay this board on the table and cut out the {} pieces below; {} pebbles, {} sticks, \
         {} rows of {} holes.",
        rules.kind(),
        2 * rules.pieces(),
        rules.pieces(),
        rules.pieces(),
        shape.rows(),
        shape.columns(),
    )
}
