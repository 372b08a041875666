//! Several people at one device, and the time for a claim.

use sandgrid_app::yebo::rules::{Act, Seat, Stage};
use sandgrid_app::yebo::{TableCommand, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table, shown};

#[test]
fn between_two_people_the_hand_is_covered() {
    let mut table = Table::new(&[PERSON, PERSON], 4);
    let mut covers = 0;
    for _ in 0..200 {
        let scene = table.scene();
        if let Some(cover) = &scene.cover {
            covers += 1;
            assert_eq!(scene.hand, None);
            assert_eq!(scene.missing, None);
            assert!(cover.words.contains("Player"), "{}", cover.words);
            let visible = shown(&scene);
            assert!(table.hidden(None).iter().all(|block| !visible.contains(block)));
            // Nothing can be done blindly.
            let before = table.session.record();
            table.handle(YeboEvent::Do(TableCommand::Act(Act::Pass)));
            table.handle(YeboEvent::Letter('P'));
            assert_eq!(table.session.record(), before);
        } else if let Some(hand) = scene.hand.as_ref().filter(|hand| !hand.is_empty()) {
            let first = hand[0].tile.block;
            let own =
                Seat::ALL.into_iter().find(|seat| !table.hidden(Some(*seat)).contains(&first));
            let others = table.hidden(own);
            assert!(hand.iter().all(|held| !others.contains(&held.tile.block)));
        }
        if !table.step() {
            break;
        }
    }
    assert!(covers > 10, "{covers}");
}

#[test]
fn what_concerns_a_covered_hand_asks_to_show_it() {
    let mut table = Table::new(&[PERSON, PERSON], 4);
    for _ in 0..200 {
        let scene = table.scene();
        if scene.cover.is_some() && table.game().table().round.is_some() {
            let (record, missing) = (table.session.record(), scene.help);
            let by_key = "MHIOSD".chars().map(YeboEvent::Letter);
            for event in by_key.chain([TableCommand::Hint, TableCommand::Help].map(YeboEvent::Do)) {
                table.handle(event);
                let notice = table.scene().notice.map(|notice| notice.words);
                assert_eq!(notice.as_deref(), Some("Show your hand first (G)."));
            }
            assert_eq!((table.session.record(), table.scene().help), (record, missing));
            // The table is open to everybody.
            table.handle(YeboEvent::Letter('W'));
            table.handle(YeboEvent::Letter('G'));
            assert_eq!(table.scene().notice, None);
            return;
        }
        table.step();
    }
    panic!("no hand was covered");
}

#[test]
fn claim_prompt_requires_a_possible_claim() {
    let (mut windows, mut discards) = (0, 0);
    for seed in 0..6 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..200 {
            table.settle();
            let game = table.game();
            let scene = table.scene();
            if let Some(claim) = &scene.claim {
                windows += 1;
                assert!(matches!(game.table().stage, Stage::Claim { by: Seat::B, .. }));
                assert_eq!(Some(claim.tile.block), game.table().last_discard());
                assert!(scene.offers.iter().any(|offer| offer.letter == 'Y'), "it could claim");
                assert!(scene.offers.iter().any(|offer| offer.letter == 'P'));
                assert!(table.offer('P'), "and lets it go");
                continue;
            }
            if !table.step() {
                break;
            }
        }
        discards += table.game().table().discards.len();
    }
    assert!(windows > 0, "some could be claimed");
    assert!(discards > windows, "most could not");
}

#[test]
fn the_time_for_a_claim_runs_out() {
    for seed in 0..20 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        table.handle(YeboEvent::SetSettings("yebo-claim 5\n".to_owned()));
        for _ in 0..200 {
            table.settle();
            if let Some(claim) = table.scene().claim {
                assert_eq!(claim.seconds, 5);
                assert_eq!(table.reminders.last(), Some(&claim.id));
                // One of another window is of no interest.
                table.handle(YeboEvent::TimerFired(claim.id + 1));
                assert!(table.scene().claim.is_some());
                table.handle(YeboEvent::TimerFired(claim.id));
                assert_eq!(table.scene().claim, None);
                let answers =
                    table.game().acts().iter().rfind(|(seat, _)| *seat == Seat::A).copied();
                assert_eq!(answers, Some((Seat::A, Act::Pass)));
                return;
            }
            if !table.step() {
                break;
            }
        }
    }
    panic!("nothing could be claimed in twenty games");
}
