//! Compares counts with those of `perft/perft.tsv`.

use sandgrid_rules::{Game, Position, Ruleset, perft, perft_made, perft_turns};
use sandgrid_tests::{Findings, text};

/// A way to count action sequences of a given length.
type Count = fn(&Position, u32) -> u64;

#[test]
fn leaves_counted_in_bulk() {
    check(perft);
}

#[test]
fn perft_by_playing_every_leaf() {
    check(perft_made);
}

#[test]
fn every_rulebook_has_perft_counts() {
    let text = text("perft/perft.tsv");
    let mut findings = Findings::new();
    for rules in Ruleset::ALL {
        let book = rules.book().key;
        let is_of_book = |line: &str| {
            line.split('\t').next().and_then(|key| key.split('+').next()) == Some(book)
        };
        findings.ensure(text.lines().any(is_of_book), format_args!("no line for {book}"));
    }
    findings.report();
}

#[test]
fn turn_perft_counts_are_known() {
    let mut findings = Findings::new();
    for (index, line) in text("perft/perft.tsv").lines().enumerate() {
        let (position, _) = read(line).expect("the other tests have read it");
        for turns in 1..=2 {
            let place = format_args!("perft/perft.tsv:{}: {line}", index + 1).to_string();
            findings.equal(place, &perft_turns(&position, turns), &count_turns(&position, turns));
        }
    }
    findings.report();
}

/// A position that stands for the third time ends a game, and so the sequence; nothing shorter than
/// nine actions can be cut short by it.
#[test]
fn repetition_cuts_sequences_short() {
    let rules = Ruleset::find("yote-ludos").expect("it is among the keys");
    let position = Position::parse("5i/6/6/6/o5 o 0/0 - 0", rules).expect("it can be played");
    let mut findings = Findings::new();
    for depth in 8..=10 {
        let expected = count_actions(&mut Game::from_position(position), depth);
        findings.equal(depth, &perft(&position, depth), &expected);
        findings.equal(depth, &perft_made(&position, depth), &expected);
        findings.equal(depth, &perft_turns(&position, depth), &expected);
    }
    findings.report();
}

fn count_turns(position: &Position, turns: u32) -> u64 {
    if turns == 0 {
        return 1;
    }
    let mut count = 0;
    for action in position.actions() {
        let mut after = *position;
        after.play(action).expect("a legal action is accepted");
        count += count_turns(&after, turns - u32::from(after.pending().is_fresh()));
    }
    count
}

fn count_actions(game: &mut Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for action in game.actions() {
        game.play(action).expect("a legal action is accepted");
        count += count_actions(game, depth - 1);
        game.undo();
    }
    count
}

fn check(count: Count) {
    let mut findings = Findings::new();
    for (index, line) in text("perft/perft.tsv").lines().enumerate() {
        if let Err(error) = check_line(line, count) {
            findings.note(format_args!("perft/perft.tsv:{}: {line}\n    {error}", index + 1));
        }
    }
    findings.report();
}

fn check_line(line: &str, count: Count) -> Result<(), String> {
    let (position, counts) = read(line)?;
    let depths = (1..).zip(counts.split(' '));
    let got: Vec<String> = depths.map(|(depth, _)| count(&position, depth).to_string()).collect();
    if got.join(" ") == counts { Ok(()) } else { Err(format!("got {}", got.join(" "))) }
}

/// The position of a line, and its counts.
fn read(line: &str) -> Result<(Position, &str), String> {
    let [key, position, counts] = line.split('\t').collect::<Vec<_>>()[..] else {
        return Err("not three fields".to_owned());
    };
    let rules = Ruleset::find(key).map_err(|error| error.to_string())?;
    let position = Position::parse(position, rules).map_err(|error| error.to_string())?;
    Ok((position, counts))
}
