//! The helps of watchfulness switched off: Yebo and the announcement as the printed rules have them.

use sandgrid_app::yebo::rules::{Act, Seat, Stage};
use sandgrid_app::yebo::{Rank, TableCommand, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table};

fn watching(seed: u64) -> Table {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
    let text = "yebo-calls no\nyebo-remind no\nyebo-claim 5\n";
    table.handle(YeboEvent::SetSettings(text.to_owned()));
    table
}

/// Steps until a discard of another player lies there; whether one does.
fn until_discard(table: &mut Table) -> bool {
    for _ in 0..60 {
        table.settle();
        if table.scene().offers.iter().any(|offer| offer.command == TableCommand::Call) {
            return true;
        }
        if !table.step() {
            break;
        }
    }
    false
}

/// Whether A could call the last discard.
fn can_call(table: &Table) -> bool {
    table.game().legal(Seat::A).iter().any(|act| matches!(act, Act::Yebo(_)))
}

#[test]
fn a_yebo_button_is_there_whether_or_not_one_can_call() {
    let (mut vain, mut called, mut hurried) = (0, 0, 0);
    for seed in 0..10 {
        let mut table = watching(seed);
        for _ in 0..8 {
            if !until_discard(&mut table) {
                break;
            }
            let scene = table.scene();
            assert!(scene.status.ends_with(" lies there. Yebo?"), "{}", scene.status);
            let is_said = table.said.iter().any(|said| said.contains(&scene.status));
            assert!(is_said, "it is announced: {:?}", table.said);
            // No player is hurried before having seen the hand.
            let seconds = scene.claim.map(|claim| claim.seconds);
            assert!(matches!(seconds, Some(0 | 5)), "{seconds:?}");
            hurried += usize::from(seconds == Some(5));
            let chief = scene.offers.iter().find(|offer| offer.rank == Rank::Chief);
            assert_eq!(chief.map(|offer| offer.letter), Some('P'));
            if can_call(&table) {
                table.handle(YeboEvent::Letter('y'));
                let offers = table.scene().offers;
                let is_call =
                    |command: TableCommand| matches!(command, TableCommand::Act(Act::Yebo(_)));
                assert!(offers.iter().any(|offer| is_call(offer.command)), "{offers:?}");
                called += 1;
                table.handle(YeboEvent::Do(TableCommand::Decline));
            } else {
                table.handle(YeboEvent::Letter('y'));
                let notice = table.scene().notice.expect("there is nothing to call for");
                assert!(!notice.rules.is_empty(), "{}", notice.words);
                vain += 1;
            }
            table.handle(YeboEvent::Letter('p'));
        }
    }
    assert!(vain > 10 && called > 2 && hurried > 10, "{vain} {called} {hurried}");
}

#[test]
fn the_window_closes_by_itself() {
    let mut table = watching(3);
    while table.reminders.is_empty() {
        table.handle(YeboEvent::Letter('p'));
        assert!(until_discard(&mut table));
    }
    let by = table.game().table().discards.len();
    let id = *table.reminders.last().expect("a timer runs");
    table.handle(YeboEvent::TimerFired(id));
    table.settle();
    let game = table.game();
    let is_same = matches!(game.table().stage, Stage::Claim { .. })
        && game.table().discards.len() == by
        && game.table().awaited().has(Seat::A);
    assert!(!is_same, "A has passed");
}

#[test]
fn nobody_reminds_of_the_announcement() {
    let (mut early, mut one_short) = (0, 0);
    for seed in 0..30 {
        let mut table = watching(seed);
        for _ in 0..120 {
            table.settle();
            let scene = table.scene();
            let is_reminded = scene.status.starts_with("One to go: announce it?");
            assert!(!is_reminded);
            let game = table.game();
            let may = game.view(Seat::A).check(&Act::Announce);
            let announce = scene.offers.iter().find(|offer| offer.letter == 'A');
            if may.is_ok() {
                one_short += 1;
                assert!(announce.is_some_and(|offer| offer.rank == Rank::Plain));
            } else if matches!(game.table().stage, Stage::Take(Seat::A)) && announce.is_some() {
                early += 1;
                table.handle(YeboEvent::Letter('a'));
                let notice = table.scene().notice.expect("more than one is missing");
                assert_eq!(notice.words, "More than one block is missing.");
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(early > 10 && one_short > 3, "{early} {one_short}");
}
