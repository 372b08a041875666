//! The moments of the table: a round is counted, and the game ends.

use std::collections::BTreeSet;

use sandgrid_app::yebo::rules::{Act, Block, Discard, DiscardState, Game, Group, Seat, Stage};
use sandgrid_app::yebo::{
    LogPart, RoundCount, SeatScene, Spot, TableCommand, YeboEnding, YeboEvent,
};

use crate::table::{COMPUTER, PERSON, Table};

/// Points as they are written.
fn number(words: &str) -> i32 {
    let words = words.replace('\u{2212}', "-").replace('+', "");
    words.parse().unwrap_or_else(|error| panic!("{words:?}: {error}"))
}

/// Holds a count to the score and the hands of the round that was played last.
fn check(count: &RoundCount, game: &Game) {
    let table = game.table();
    let played = table.played.last().expect("a round is over");
    let first = count.seats.first().expect("somebody sits there");
    assert_eq!(first.won, played.winner == Some(first.seat));
    assert_eq!(count.seats.len(), table.seats().len());
    assert_eq!(!count.last.is_empty(), played.winner.is_some(), "{count:?}");
    for seen in &count.seats {
        let sheet = played.score.of(seen.seat);
        let mut sum = 0;
        for part in &seen.parts {
            let points = number(&part.points);
            assert_ne!(points, 0, "{part:?}");
            assert_eq!(points > 0, part.points.starts_with('+'));
            sum += points;
            assert_eq!(number(&part.so_far), sum);
        }
        assert_eq!((number(&seen.sum), sum), (sheet.total(), sheet.total()), "{seen:?}");
        let open = seen.open.iter().flat_map(|group| &group.tiles).count();
        assert_eq!(open, played.left.of(seen.seat).count(), "all of the hand lies open");
    }
}

/// Holds the winning groups to the table; returns whether a discard was called in that turn.
fn check_winner(count: &RoundCount, game: &Game, seat: Seat) -> bool {
    let groups = &game.table().place(seat).groups;
    let called = called_last(game, seat);
    let is_called = |block: &Block| called.is_some_and(|(called, _)| called == *block);
    let first = groups.iter().position(|group| group.all_blocks().any(|block| is_called(&block)));
    let won = &groups[first.unwrap_or(groups.len() - 1)..];
    assert_eq!(called.is_some(), first.is_some());
    assert_eq!(called.is_some(), count.words.contains("By Yebo"), "{}", count.words);
    // A run is shown by its numbers, and the group is in the order of its announcement.
    let sorted = |blocks: Vec<Block>| BTreeSet::from_iter(blocks);
    assert_eq!(count.last.len(), won.len());
    for (shown, group) in count.last.iter().zip(won) {
        let blocks = shown.tiles.iter().map(|tile| tile.block).collect();
        assert_eq!(sorted(blocks), sorted(group.all_blocks().collect()));
        assert!(count.words.contains(&shown.name) || group.fourth().is_some(), "{}", count.words);
    }
    for flight in &count.flights {
        let block = flight.tile.as_ref().expect("everybody has seen it").block;
        let from = called.filter(|(called, _)| *called == block);
        let from = from.map_or(Spot::Held(seat), |(_, by)| Spot::Pond(by));
        assert_eq!((flight.from, flight.to), (from, Spot::Laid(seat)));
    }
    assert_eq!(count.flights.len(), won.iter().flat_map(Group::all_blocks).count());
    called.is_some()
}

/// The discard that a winner called in its last turn, and who discarded it: the one called since its discard before.
pub(crate) fn called_last(game: &Game, winner: Seat) -> Option<(Block, Seat)> {
    let own = game.acts().iter().rev().find(|(seat, _)| *seat == winner);
    let ended = usize::from(matches!(own, Some((_, Act::Discard(_) | Act::Guard(..)))));
    let discards = &game.table().discards;
    let is_own = |discard: &Discard| discard.by == winner;
    let mut own = discards.iter().enumerate().rev().filter(|(_, it)| is_own(it)).map(|(at, _)| at);
    let from = own.nth(ended).map_or(0, |at| at + 1);
    let is_called = |discard: &&Discard| discard.fate == DiscardState::Claimed(winner);
    let called = discards.get(from..)?.iter().find(is_called)?;
    Some((called.block, called.by))
}

#[test]
fn every_round_is_counted_seat_by_seat() {
    let (mut called, mut drawn) = (0, 0);
    for seed in 0..5 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        let mut rounds = 0;
        while rounds < 6 {
            let goes_on = table.step();
            table.settle();
            let (game, scene) = (table.game(), table.scene());
            assert_eq!(scene.count.is_some(), scene.scored, "only once it is over");
            if let Some(count) = &scene.count {
                rounds += 1;
                check(count, &game);
                if let Some(seat) = game.table().played.last().and_then(|played| played.winner) {
                    let is_called = check_winner(count, &game, seat);
                    *(if is_called { &mut called } else { &mut drawn }) += 1;
                }
                assert!(scene.seats.iter().all(|seat| seat.marks.is_empty()), "nobody is in turn");
                assert!(scene.seats.iter().all(|seat| seat.planned.is_empty()));
            }
            assert!(goes_on || rounds == 6);
        }
        check_ending(&table);
    }
    assert!(called > 0 && drawn > 0, "{called} by Yebo, {drawn} without");
}

/// Holds the end of a game to its totals.
fn check_ending(table: &Table) {
    let (game, scene) = (table.game(), table.scene());
    assert_eq!(game.table().stage, Stage::Over);
    let ending = scene.ending.expect("it is over");
    let totals: Vec<i32> = ending.order.iter().map(|it| number(&it.points)).collect();
    assert!(totals.is_sorted_by(|one, other| one >= other), "{totals:?}");
    let winners: Vec<String> =
        game.table().winners().iter().map(|it| named(&scene.seats, it)).collect();
    for standing in &ending.order {
        let ahead = totals.iter().filter(|total| **total > number(&standing.points)).count();
        assert_eq!(usize::from(standing.place), ahead + 1);
        let is_first = winners.contains(&standing.name);
        assert_eq!(is_first, standing.place == 1);
        let (winners, _) = ending.words.split_once(" with ").expect("their points are told");
        assert_eq!(is_first, winners.contains(&standing.name), "{}", ending.words);
    }
    check_reasons(&ending, &game, &scene.seats);
    assert_eq!(scene.missing, None, "nothing is missing any more");
    assert!(scene.seats.iter().all(|seat| seat.bubble.is_none()));
}

/// The first round since which the winner is ahead after each round.
fn ahead_since(game: &Game, winner: Seat) -> usize {
    let played = &game.table().played;
    let after = |seat: &Seat, at: usize| -> i32 {
        played[..at].iter().map(|played| played.score.of(*seat).total()).sum()
    };
    let leads = |at: &usize| {
        let others = game.table().seats().iter().filter(|seat| **seat != winner);
        others.map(|seat| after(seat, *at)).all(|points| points < after(&winner, *at))
    };
    (1..=6).rev().take_while(leads).last().expect("the winner is ahead at the end")
}

/// Holds what is said of the reasons to the rounds.
fn check_reasons(ending: &YeboEnding, game: &Game, seats: &[SeatScene]) {
    let won: usize = ending.order.iter().map(|it| count(&it.rounds)).sum();
    assert_eq!(won, game.table().played.iter().filter(|it| it.winner.is_some()).count());
    for standing in &ending.order {
        let parts: i32 = standing.parts.iter().map(|part| number(&part.points)).sum();
        assert_eq!(parts, number(&standing.points), "{standing:?}");
    }
    let mut first = game.table().winners().iter();
    let (Some(winner), None) = (first.next(), first.next()) else {
        return assert_eq!(ending.decided, "");
    };
    let totals: Vec<i32> = ending.order.iter().map(|it| number(&it.points)).collect();
    let lead = format!(" with {} points, {} more than ", totals[0], totals[0] - totals[1]);
    assert!(ending.words.contains(&lead), "{}", ending.words);
    let others = ending.order[1].name.replace("You", "you");
    assert!(ending.words.contains(&format!(" more than {others}")), "{}", ending.words);
    let begins = match ahead_since(game, winner) {
        1 => return assert!(ending.decided.ends_with(" led from the first round on.")),
        6 => "The last round decided, ".to_owned(),
        at => format!("Round {at} of 6 decided, "),
    };
    assert!(ending.decided.starts_with(&begins), "{}: {begins}", ending.decided);
    let points = game.table().played[ahead_since(game, winner) - 1].score.of(winner).total();
    assert!(ending.decided.contains(&format!(" with {points} points to ")), "{}", ending.decided);
    let name = named(seats, winner).replace("You", "you");
    assert!(ending.decided.contains(&format!(" {name} passed ")), "{}", ending.decided);
}

/// The number with which words begin; 0 for none.
fn count(words: &str) -> usize {
    words.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

fn named(seats: &[SeatScene], seat: Seat) -> String {
    seats.iter().find(|it| it.seat == seat).expect("it sits there").name.clone()
}

#[test]
fn a_running_round_has_no_count_and_no_ending() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 2);
    assert_eq!((table.scene().count, table.scene().ending), (None, None));
    while !table.scene().scored {
        assert!(table.step());
        table.settle();
    }
    assert!(table.scene().count.is_some());
    table.handle(YeboEvent::Do(TableCommand::GoOn));
    assert_eq!(table.scene().count, None, "the next round begins");
    let is_win = |act: &(Seat, Act)| matches!(act.1, Act::Discard(_) | Act::Score);
    assert!(table.game().acts().iter().any(is_win));
}

#[test]
fn a_call_names_who_misses_a_turn() {
    let (mut calls, mut skipped, mut before) = (0, 0, None);
    for seed in 0..3 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        for _ in 0..250 {
            if !(table.answer() || table.step()) {
                break;
            }
            let (game, scene) = (table.game(), table.scene());
            let acts = scene.call.as_ref().map(|call| call.acts);
            if acts != Some(game.acts().len()) || acts == before {
                continue;
            }
            before = acts;
            let call = scene.call.expect("it was found");
            let table = game.table();
            let last = table.discards.last().expect("a discard was called");
            assert_eq!(last.fate, DiscardState::Claimed(call.seat));
            assert_eq!(call.word, "Yebo!");
            let between = table.players.after(last.by, table.direction);
            for seat in between.take_while(|seat| *seat != call.seat) {
                let name = named(&scene.seats, seat);
                let told =
                    call.notes.iter().any(|note| note.contains(&name) && note.contains("miss"));
                assert!(told, "{name}: {call:?}");
                skipped += 1;
            }
            calls += 1;
        }
    }
    assert!(calls > 5 && skipped > 2, "{calls} calls, {skipped} seats passed over");
}

#[test]
fn the_log_draws_the_blocks_that_it_names() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], 1);
    for _ in 0..60 {
        table.step();
    }
    table.settle();
    let scene = table.scene();
    assert_eq!(scene.log.len(), scene.log_parts.len());
    let mut drawn = 0;
    for (words, parts) in scene.log.iter().zip(&scene.log_parts) {
        assert!(!words.contains(|letter: char| letter.is_control()), "{words:?}");
        let mut rest = words.as_str();
        for part in parts {
            if let LogPart::Words(plain) = part {
                let at =
                    rest.find(plain.as_str()).unwrap_or_else(|| panic!("{plain:?} in {words:?}"));
                rest = &rest[at + plain.len()..];
            } else {
                drawn += 1;
            }
        }
        let has_words = parts.iter().any(|part| matches!(part, LogPart::Words(_)));
        assert!(has_words, "{words:?}");
        // The block that another has drawn is not told.
        if words.ends_with("one block.") {
            assert_eq!(parts.len(), 1, "{parts:?}");
        }
    }
    assert!(drawn > 20, "{drawn}");
}
