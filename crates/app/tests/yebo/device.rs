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
fn no_hand_is_shown_while_computers_play() {
    let mut waits = 0;
    for seed in 0..10 {
        let mut table = Table::new(&[PERSON, COMPUTER, PERSON, COMPUTER], seed);
        for _ in 0..150 {
            loop {
                let scene = table.scene();
                let (game, own) = (table.game(), table.holder());
                // A player who may announce after a discard keeps the hand.
                let ponders = scene.offers.iter().any(|it| it.command == TableCommand::Decline);
                let decides = own.is_none_or(|seat| game.table().awaited().has(seat));
                assert!(decides || ponders, "{own:?} is shown: {}", scene.status);
                if scene.thinking && own.is_none() && scene.cover.is_none() {
                    waits += 1;
                    let visible = shown(&scene);
                    assert!(table.hidden(None).iter().all(|block| !visible.contains(block)));
                }
                if !table.answer() {
                    break;
                }
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(waits > 100, "{waits}");
}

#[test]
fn whoever_is_asked_has_seen_the_hand_of_the_deal() {
    let (mut questions, mut looks) = (0, 0);
    for seed in 0..8 {
        let mut table = Table::new(&[PERSON, COMPUTER, PERSON, PERSON], seed);
        let (mut deals, mut seen) = (0, Vec::new());
        for _ in 0..150 {
            table.settle();
            let (scene, game) = (table.scene(), table.game());
            let is_deal = |done: &&(Seat, Act)| matches!(done.1, Act::Direct(..));
            let count = game.acts().iter().filter(is_deal).count();
            if count > deals {
                (deals, seen) = (count, Vec::new());
            }
            seen.extend(table.holder());
            for offer in &scene.offers {
                if let TableCommand::SpeakUp(seat) = offer.command {
                    questions += 1;
                    assert!(seen.contains(&seat), "{seat} of seed {seed}: {}", scene.status);
                }
            }
            if let Some(cover) = &scene.cover {
                looks += usize::from(cover.words.contains("has not seen the new hand yet"));
                assert_eq!(scene.hand, None);
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(questions > 100 && looks > 4, "{questions} {looks}");
}

#[test]
fn whoever_will_not_look_is_asked_all_the_same() {
    let mut table = Table::new(&[PERSON, PERSON, PERSON], 4);
    let is_look = |table: &Table| {
        let cover = table.scene().cover.map(|cover| cover.words).unwrap_or_default();
        cover.contains("has not seen the new hand yet")
    };
    while !is_look(&table) {
        assert!(table.step());
    }
    let mut looks = 0;
    while is_look(&table) {
        looks += 1;
        table.handle(YeboEvent::Do(TableCommand::Decline));
    }
    assert!(looks <= 2, "no person is prompted twice");
    let offers = table.scene().offers;
    assert_eq!(offers.last().map(|offer| offer.command), Some(TableCommand::Nobody));
}

#[test]
fn no_time_runs_before_the_hand_of_the_deal_is_seen() {
    let (mut hurried, mut unhurried) = (0, 0);
    for seed in 0..30 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        table.handle(YeboEvent::SetSettings("yebo-claim 5\n".to_owned()));
        let mut touched = false;
        for _ in 0..60 {
            table.settle();
            if let Some(claim) = table.scene().claim {
                let expected = if touched { 5 } else { 0 };
                assert_eq!(claim.seconds, expected, "seed {seed}");
                assert_eq!(table.reminders.contains(&claim.id), touched);
                *if touched { &mut hurried } else { &mut unhurried } += 1;
            }
            let dealt = table.game().acts().len();
            if !table.step() {
                break;
            }
            let acts = table.game().acts()[dealt..].to_vec();
            // No player has touched a hand that was dealt just now.
            touched = !acts.iter().any(|(_, act)| matches!(act, Act::Direct(..)));
        }
    }
    assert!(hurried > 5 && unhurried > 0, "{hurried} {unhurried}");
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
                if claim.seconds == 0 {
                    // The hand is new.
                    assert!(table.step());
                    continue;
                }
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
