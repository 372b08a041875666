//! Sounds.

use std::collections::BTreeSet;

use sandgrid_app::yebo::YeboCue;
use sandgrid_app::yebo::rules::{Act, Seat};

use crate::table::{COMPUTER, PERSON, Table};

/// The sounds of an act.
fn sound(seat: Seat, act: Act) -> Option<YeboCue> {
    Some(match act {
        Act::Direct(..) | Act::Rebuild => YeboCue::Dealt,
        Act::Choose(_) => YeboCue::Chosen,
        Act::Draw(_) if seat == Seat::A => YeboCue::Drawn,
        Act::Draw(_) => YeboCue::DrawnThere,
        Act::PickUp => YeboCue::PickedUp,
        Act::Show(_) => YeboCue::Shown,
        Act::Fourth(..) => YeboCue::Fourth,
        Act::Buy(..) => YeboCue::Africa,
        Act::Discard(_) => YeboCue::Discarded,
        Act::Announce => YeboCue::Announced,
        _ => return None,
    })
}

#[test]
fn every_act_has_a_sound_and_a_text() {
    let mut all = BTreeSet::new();
    for seed in 0..20 {
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
            if let Some(at) = table.heard.iter().position(|cue| *cue == YeboCue::Claimed) {
                assert!(table.heard[..at].contains(&YeboCue::Called), "{:?}", table.heard);
            }
            all.extend(table.heard.iter().copied());
        }
    }
    for cue in
        [YeboCue::Claimed, YeboCue::Sighted, YeboCue::Won, YeboCue::Fourth, YeboCue::Announced]
    {
        assert!(all.contains(&cue), "{cue:?} is not heard in {all:?}");
    }
}

#[test]
fn strongest_end_sound_wins() {
    let ends = [YeboCue::Won, YeboCue::Scored, YeboCue::Over];
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
            over += usize::from(table.heard.contains(&YeboCue::Over));
        }
    }
    assert_eq!(over, 2, "both games are played to their end");
}

#[test]
fn a_chief_is_heard() {
    let heard = (0..10).find(|seed| {
        let mut table = Table::new(&[PERSON, COMPUTER], *seed);
        assert_eq!(table.heard.first(), Some(&YeboCue::Chief), "the draw before the game");
        for _ in 0..500 {
            table.settle();
            let rested = table.scene().scored;
            table.heard.clear();
            table.said.clear();
            if !table.step() {
                break;
            }
            if rested && table.game().table().chief == Seat::A && !table.scene().scored {
                assert!(table.heard.contains(&YeboCue::Chief), "{:?}", table.heard);
                assert!(!table.said.is_empty(), "a sound is never the only sign");
                return true;
            }
        }
        false
    });
    assert!(heard.is_some(), "the person was Chief");
}

#[test]
fn refusals_and_undo_have_sounds() {
    let mut table = Table::new(&[PERSON, COMPUTER], 5);
    while table.scene().hand.is_none_or(|hand| hand.len() != 13) {
        assert!(table.answer() || table.step());
    }
    table.heard.clear();
    table.handle(sandgrid_app::yebo::YeboEvent::Letter('L'));
    assert_eq!(table.heard, [YeboCue::Wrong]);
}
