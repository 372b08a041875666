//! What is to be heard.

use std::collections::BTreeSet;

use sandgrid_app::yebo::Cue;
use sandgrid_app::yebo::rules::{Act, Seat};

use crate::table::{COMPUTER, PERSON, Table};

/// What that act sounds like.
fn sound(seat: Seat, act: Act) -> Option<Cue> {
    Some(match act {
        Act::Direct(_) | Act::Rebuild => Cue::Dealt,
        Act::Choose(_) => Cue::Chosen,
        Act::Draw(_) if seat == Seat::A => Cue::Drawn,
        Act::Draw(_) => Cue::DrawnThere,
        Act::PickUp => Cue::PickedUp,
        Act::Show(_) => Cue::Shown,
        Act::Fourth(..) => Cue::Fourth,
        Act::Buy(..) => Cue::Africa,
        Act::Discard(_) => Cue::Discarded,
        Act::Announce => Cue::Announced,
        _ => return None,
    })
}

#[test]
fn every_act_is_heard_and_nothing_is_only_heard() {
    let mut all = BTreeSet::new();
    for seed in 0..3 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        for _ in 0..400 {
            let (done, said) = (table.game().acts().len(), table.said.len());
            table.heard.clear();
            if !(table.answer() || table.step()) {
                break;
            }
            let game = table.game();
            for (seat, act) in &game.acts()[done..] {
                let expected = sound(*seat, *act);
                let heard = expected.is_none_or(|cue| table.heard.contains(&cue));
                assert!(heard, "{seat} {act}: {:?}", table.heard);
            }
            assert!(table.heard.is_empty() || table.said.len() > said, "{:?}", table.heard);
            if let Some(at) = table.heard.iter().position(|cue| *cue == Cue::Claimed) {
                assert!(table.heard[..at].contains(&Cue::Called), "{:?}", table.heard);
            }
            all.extend(table.heard.iter().copied());
        }
    }
    for cue in [Cue::Claimed, Cue::Sighted, Cue::Won, Cue::Fourth, Cue::Announced] {
        assert!(all.contains(&cue), "{cue:?} is not heard in {all:?}");
    }
}

#[test]
fn of_the_end_only_the_most_is_heard() {
    let ends = [Cue::Won, Cue::Scored, Cue::Over];
    let mut over = 0;
    for seed in 0..2 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..3_000 {
            table.heard.clear();
            if !(table.answer() || table.step()) {
                break;
            }
            let heard = table.heard.iter().filter(|cue| ends.contains(cue)).count();
            assert!(heard <= 1, "{:?}", table.heard);
            over += usize::from(table.heard.contains(&Cue::Over));
        }
    }
    assert_eq!(over, 2, "both games are played to their end");
}

#[test]
fn what_is_refused_or_taken_back_is_heard() {
    let mut table = Table::new(&[PERSON, COMPUTER], 5);
    while table.scene().hand.is_none_or(|hand| hand.len() != 13) {
        assert!(table.answer() || table.step());
    }
    table.heard.clear();
    table.handle(sandgrid_app::yebo::Event::Letter('L'));
    assert_eq!(table.heard, [Cue::Wrong]);
}
