//! The table in a host page.

use sandgrid_app::Access;
use sandgrid_app::yebo::rules::{Act, Seat, Stage};
use sandgrid_app::yebo::{PlayerKind, SeatPlan, Strength, TableCommand, YeboEffect, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table};

#[test]
fn host_receives_each_act_once_without_hidden_facts() {
    let (mut draws, mut claims) = (0, 0);
    for seed in 0..3 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        for _ in 0..300 {
            if !(table.answer() || table.step()) {
                break;
            }
        }
        let game = table.game();
        let is_told = |act: &&(Seat, Act)| !matches!(act.1, Act::Pass | Act::Yebo(_));
        let acts = game.acts().iter().filter(is_told).map(|(seat, act)| (*seat, act.to_string()));
        let (called, told): (Vec<_>, Vec<_>) =
            table.told.iter().partition(|(_, text, _)| text.starts_with("yebo "));
        let told = told.into_iter().map(|(seat, text, _)| (*seat, text.clone()));
        assert!(acts.eq(told), "{:?}", table.told);
        for (seat, text, words) in called {
            claims += 1;
            let is_done = |(by, act): &(Seat, Act)| by == seat && act.to_string() == *text;
            assert!(game.acts().iter().any(is_done), "{text}");
            assert!(words.contains("Yebo on "), "{words}");
        }
        // A drawn block is private, to the visitor, too.
        for (_, text, words) in table.told.iter().filter(|told| told.1 == "left") {
            draws += 1;
            let names_it = words.contains(" draw") && !words.contains("one block.");
            assert!(!names_it, "{text}: {words}");
        }
    }
    assert!(draws > 20 && claims > 3, "{draws} draws, {claims} claims");
}

#[test]
fn nobody_thinks_where_only_people_play() {
    let mut table = Table::new(&[PERSON; 4], 7);
    for _ in 0..40 {
        let words = table.session.words();
        assert!(!words.is_empty() && !words.contains("thinking"), "{words}");
        table.step();
    }
}

#[test]
fn host_receives_round_scores() {
    let mut table = Table::new(&[PERSON, COMPUTER], 4);
    while table.rounds.len() < 2 {
        assert!(table.answer() || table.step());
    }
    let game = table.game();
    let mut totals = [0; 2];
    for (at, ((brought, words), played)) in
        table.rounds.iter().zip(&game.table().played).enumerate()
    {
        assert_eq!(brought.number, u32::from(played.round.number()));
        assert_eq!(brought.winner, played.winner);
        let seats: Vec<Seat> = brought.seats.iter().map(|share| share.seat).collect();
        assert_eq!(seats, [Seat::A, Seat::B]);
        for ((share, sheet), total) in
            brought.seats.iter().zip(played.score.sheets()).zip(&mut totals)
        {
            *total += sheet.total();
            assert_eq!((share.points, share.total), (sheet.total(), *total));
        }
        assert!(words.starts_with(&format!("Round {} of 6: You ", at + 1)), "{words}");
    }
    assert_eq!(table.rounds.len(), game.table().played.len());
}

#[test]
fn host_receives_lesson_turns() {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    table.settle();
    table.handle(YeboEvent::Learn);
    table.told.clear();
    assert!(table.offer('L'), "the first step asks for that");
    let told: Vec<&str> = table.told.iter().map(|(_, act, _)| act.as_str()).collect();
    assert_eq!(told, ["left"]);
    assert_eq!(table.session.learned().0.count(), 1);
}

#[test]
fn read_only_access_changes_nothing() {
    let mut table = Table::new(&[PERSON, COMPUTER], 5);
    while table.scene().hand.is_none_or(|hand| hand.len() != 13) {
        assert!(table.answer() || table.step());
    }
    table.handle(YeboEvent::SetAccess(Access::ReadOnly));
    let (before, scene) = (table.session.record(), table.scene());
    assert!(scene.offers.is_empty() && !scene.fence.open);
    let block = scene.hand.expect("it is shown")[0].tile.block;
    let discard = Act::Discard(block.face());
    for event in [
        YeboEvent::Choose(block),
        YeboEvent::Letter('d'),
        YeboEvent::Do(TableCommand::Act(discard)),
        YeboEvent::Do(TableCommand::Undo),
        YeboEvent::Learn,
    ] {
        table.handle(event.clone());
        assert_eq!(table.session.record(), before, "{event:?}");
        let notice = table.scene().notice.expect("it is said why");
        assert_eq!(notice.words, "This table is only to be looked at.");
        assert!(!table.scene().hand.expect("it is shown")[0].chosen);
    }
    table.handle(YeboEvent::SetAccess(Access::Play));
    table.handle(YeboEvent::Do(TableCommand::Act(discard)));
    assert_ne!(table.session.record(), before, "the host may");
}

#[test]
fn reseating_keeps_the_game() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 5);
    for _ in 0..20 {
        assert!(table.answer() || table.step());
    }
    let acts = table.game().acts().to_vec();
    let keen = PlayerKind::Computer(Strength::Keen);
    let company = SeatPlan::new(&[PERSON, keen, keen, keen]).expect("there are four");
    table.handle(YeboEvent::Seat(company.clone()));
    assert_eq!(table.session.company(), &company);
    assert!(table.game().acts().starts_with(&acts));
    let two = SeatPlan::new(&[PERSON, keen]).expect("there are two");
    table.handle(YeboEvent::Seat(two));
    assert_eq!(table.session.company(), &company, "two cannot play on for four");
    table.settle();
}

#[test]
fn host_is_told_once_of_another_game() {
    let mut table = Table::new(&[PERSON, COMPUTER], 5);
    table.settle();
    let record = table.session.record();
    let begun =
        |effects: Vec<YeboEffect>| effects.iter().filter(|it| **it == YeboEffect::Begun).count();
    assert_eq!(begun(table.session.handle(YeboEvent::Load(record))), 1);
    assert_eq!(begun(table.session.handle(YeboEvent::Load("nonsense".to_owned()))), 0);
    let outline = table.session.outline();
    assert_eq!((outline.seed, outline.winners), (5, None));
    assert!(outline.turn.is_some());
}

#[test]
fn demonstration_games_leave_time_to_read() {
    let mut table = Table::new(&[COMPUTER; 4], 7);
    let (mut told, mut waited) = (table.told.len(), 0);
    for _ in 0..300 {
        waited += table.pause;
        assert!(table.answer(), "they play on");
        // Passing is not told; what follows by itself, such as an announcement, comes with what led to it.
        if table.told.len() > told {
            assert_eq!(waited, 1_200, "before {:?}", table.told[told]);
            (told, waited) = (table.told.len(), 0);
        }
    }
    let called = table.told.iter().any(|(_, text, _)| text.starts_with("yebo"));
    assert!(told > 60 && called, "{told} acts, calls among them");
}

/// The ends of dealt Sightings are the host's to name, in a game that is restored between them, too.
#[test]
fn game_that_a_host_dealt_is_restored_as_it_was() {
    let mut restored = 0;
    for seed in 0..20 {
        let mut table = Table::new(&[PERSON; 4], seed);
        table.handle(YeboEvent::Play("direction +".parse().expect("it is an act")));
        if !matches!(table.game().table().stage, Stage::Replace(_)) {
            continue;
        }
        restored += 1;
        assert_eq!(table.game().acts().len(), 1);
        let record = table.session.record();
        let mut other = Table::new(&[PERSON; 4], seed + 1);
        other.handle(YeboEvent::Load(record.clone()));
        assert_eq!(other.session.record(), record);
        other.handle(YeboEvent::Play("right".parse().expect("it is an act")));
        assert_eq!(other.game().acts().len(), 2);
        let replaced = other.game().acts().len();
        while matches!(other.game().table().stage, Stage::Replace(_)) && other.step() {}
        assert!(
            !matches!(other.game().table().stage, Stage::Replace(_)),
            "persons go on after {replaced}"
        );
    }
    assert!(restored > 2, "{restored}");
}
