//! Golden records: a complete game of every ruleset in `records/`, its record, every position in
//! it, and how it ended. `records/README.md` says how they were made.

use std::collections::{BTreeSet, HashSet};
use std::fs;

use sandgrid_rules::{Action, Game, Record, Ruleset};
use sandgrid_tests::{Chance, Findings, Temper, here, text};

/// Random games from which one is chosen.
const SEEDS: u64 = 64;

#[test]
fn golden_records_replay() {
    let is_blessing = std::env::var_os("SANDGRID_BLESS").is_some_and(|value| value == "1");
    let mut findings = Findings::new();
    for rules in Ruleset::ALL {
        let file = file(rules);
        if is_blessing {
            fs::write(here(&file), describe(&make(rules))).expect("the records can be written");
        }
        if !here(&file).exists() {
            findings.note(format_args!("{file} is missing"));
        } else if let Err(error) = check(rules, &text(&file)) {
            findings.note(format_args!("{file}: {error}"));
        }
    }
    let mut known: BTreeSet<String> = Ruleset::ALL.iter().map(|rules| file(rules)).collect();
    known.insert("records/README.md".to_owned());
    for file in files().difference(&known) {
        findings.note(format_args!("{file} is the record of no ruleset"));
    }
    findings.report();
}

/// Every file in the folder of records.
fn files() -> BTreeSet<String> {
    let entries = fs::read_dir(here("records")).expect("the folder of records can be listed");
    entries
        .map(|entry| entry.expect("the folder stays readable").file_name())
        .map(|name| format!("records/{}", name.to_string_lossy()))
        .collect()
}

fn file(rules: &Ruleset) -> String {
    format!("records/{}.txt", rules.key())
}

/// Checks that a file's game is reproduced exactly.
fn check(rules: &'static Ruleset, text: &str) -> Result<(), String> {
    let (record, rest) = text.split_once("\npositions\n").ok_or("no positions")?;
    let record = record.strip_prefix("record\n").ok_or("no record")?;
    let mut game = Game::new(rules);
    let lines = rest.lines().skip(1).take_while(|line| *line != "result");
    for word in lines.map(|line| line.split('\t').next().unwrap_or_default()) {
        let action: Action = word.parse().map_err(|error| format!("{word:?}: {error}"))?;
        game.play(action).map_err(|illegal| illegal.to_string())?;
    }
    let got = describe(&game);
    for (index, (got, expected)) in got.lines().zip(text.lines()).enumerate() {
        if got != expected {
            let line = index + 1;
            return Err(format!("line {line}:\n    expected {expected}\n    got      {got}"));
        }
    }
    if got.len() != text.len() {
        return Err(format!("{} bytes expected, {} got", text.len(), got.len()));
    }
    if game.outcome().is_none() {
        return Err("the game is not complete".to_owned());
    }
    let (read, _) = Game::read(record).map_err(|error| error.to_string())?;
    if read != game || read.position() != game.position() || read.outcome() != game.outcome() {
        return Err("its record tells another game".to_owned());
    }
    Ok(())
}

/// The file of a game.
fn describe(game: &Game) -> String {
    let mut replayed = Game::from_position(*game.start());
    let mut lines = vec![
        format!("record\n{}", Record::of(game)),
        format!("positions\nstart\t{}", replayed.position()),
    ];
    for action in game.played() {
        replayed.play(action).expect("what was played can be played again");
        lines.push(format!("{action}\t{}", replayed.position()));
    }
    lines.push("result".to_owned());
    lines.extend(game.outcome().map(|outcome| {
        let verdict = outcome.winner().map_or("draw".to_owned(), |side| side.to_string());
        format!("{verdict}\t{}\t{outcome}", outcome.rule(game.ruleset()))
    }));
    lines.join("\n") + "\n"
}

/// The best of some random games: with as many kinds of actions as possible, then won rather than
/// drawn, then short.
fn make(rules: &'static Ruleset) -> Game {
    let games = (0..SEEDS).map(|seed| random(rules, seed));
    let worth = |game: &Game| {
        let kinds: HashSet<_> = game.played().map(kind).collect();
        let is_won = game.outcome().is_some_and(|outcome| outcome.winner().is_some());
        (kinds.len(), is_won, std::cmp::Reverse(game.played().count()))
    };
    // `max_by_key` takes the last of equals; any of them will do.
    games.max_by_key(worth).expect("there are seeds")
}

fn random(rules: &'static Ruleset, seed: u64) -> Game {
    let (mut game, mut chance) = (Game::new(rules), Chance::of(seed));
    let temper = if seed.is_multiple_of(2) { Temper::Any } else { Temper::Fierce };
    while game.outcome().is_none() {
        let action = temper.choose(game.position(), &mut chance);
        game.play(action).expect("a legal action is accepted");
    }
    game
}

fn kind(action: Action) -> std::mem::Discriminant<Action> {
    std::mem::discriminant(&action)
}
