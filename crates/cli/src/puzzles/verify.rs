//! `lab puzzles verify`: proves the puzzles of a file again.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use sandgrid_app::learn::{Aim, Puzzle, read_puzzles};
use sandgrid_engine::table::{Tables, WinDrawLoss};
use sandgrid_rules::{Position, Ruleset, Turn};

use super::prove::{Prover, Want, only_keeping};
use super::turns::Sight;
use super::{alike, grade, theme};
use crate::args::positive;
use crate::failure::Failure;
use crate::files;
use crate::tables;

/// Maximum number of positions per proof.
const MOST: u64 = 10_000_000;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// Puzzles
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Only every N-th puzzle
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = positive)]
    every: u32,
    /// Endgame tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    tables: String,
}

/// Proves the puzzles of a file, or every N-th of them, and writes their numbers by ruleset and
/// grade.
pub(super) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (path, every) = (&args.file, args.every as usize);
    let told = |error: &dyn std::fmt::Display| files::refused(path, error);
    let text = std::fs::read_to_string(path).map_err(|error| told(&error))?;
    let puzzles = read_puzzles(&text).map_err(|error| told(&error))?;
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    if ids.len() < puzzles.len() {
        return Err(told(&"two puzzles have the same name"));
    }
    let mut shelf = Shelf { directory: args.tables.clone(), tables: Vec::new() };
    for puzzle in puzzles.iter().step_by(every) {
        prove(puzzle, &mut shelf).map_err(|why| told(&format_args!("{}: {why}", puzzle.id)))?;
    }
    let proved = puzzles.len().div_ceil(every);
    writeln!(out, "{proved} of {} puzzles are proved", puzzles.len())?;
    count(&puzzles, out)
}

/// A cache of loaded tables.
struct Shelf {
    directory: String,
    tables: Vec<(&'static Ruleset, Option<Arc<Tables>>)>,
}

impl Shelf {
    fn tables(&mut self, rules: &'static Ruleset) -> Option<Arc<Tables>> {
        if let Some((_, tables)) = self.tables.iter().find(|(known, _)| *known == rules) {
            return tables.clone();
        }
        let tables = tables::load_reporting(Some(&self.directory), rules);
        self.tables.push((rules, tables.clone()));
        tables
    }
}

/// Proves one puzzle, or returns an error.
fn prove(puzzle: &Puzzle, shelf: &mut Shelf) -> Result<(), String> {
    let start = puzzle.exercise.start;
    if let Some((want, turns)) = Want::of(puzzle.aim) {
        by_search(puzzle, want, turns)?;
    } else {
        let tables = shelf.tables(start.ruleset()).ok_or("its ruleset has no tables")?;
        by_tables(puzzle, &tables)?;
    }
    let agrees = |is: bool, what: &str| if is { Ok(()) } else { Err(what.to_owned()) };
    let grade = grade::stars(puzzle.aim, grade::effort(&puzzle.exercise));
    agrees(puzzle.stars == grade, "the stars differ from the engine's grade")?;
    agrees(
        puzzle.themes == theme::themes(&start, &puzzle.line),
        "the themes differ from those of its line",
    )?;
    agrees(puzzle.id == alike::name(&start), "the name differs from the hash of its position")
}

/// Proves a puzzle by search: it has no faster solution, each turn of ours is the only one in time,
/// and each reply resists as long as possible.
fn by_search(puzzle: &Puzzle, want: Want, turns: u8) -> Result<(), String> {
    let mut prover = Prover::new(want, MOST);
    let mut position = puzzle.exercise.start;
    if prover.reaches(&position, turns - 1) {
        return Err("there is a shorter solution".to_owned());
    }
    let mut left = turns;
    for pair in puzzle.line.chunks(2) {
        let solutions = prover.solutions(&position, left);
        let [only] = solutions.as_slice() else {
            return Err(format!("{} solutions instead of one at {position}", solutions.len()));
        };
        if !comes_to(&position, &pair[0], &only.actions) {
            return Err(format!("the line differs from the solution at {position}"));
        }
        left -= 1;
        position = after(&position, &pair[0]);
        if let Some(reply) = pair.get(1) {
            let next = after(&position, reply);
            let longest = prover.longest(&position, left);
            let sight = Sight::of(&next);
            if !longest.iter().any(|end| Sight::of(&end.position) == sight) {
                return Err(format!("{reply} at {position} is not the longest defence"));
            }
            position = next;
        }
    }
    if prover.gave_up() { Err(format!("the proof exceeds {MOST} positions")) } else { Ok(()) }
}

/// Proves a puzzle by probing the tables for every turn.
fn by_tables(puzzle: &Puzzle, tables: &Tables) -> Result<(), String> {
    let start = puzzle.exercise.start;
    let value = if puzzle.aim == Aim::Keep { WinDrawLoss::Win } else { WinDrawLoss::Draw };
    let only = only_keeping(tables, &start, value)
        .ok_or("no single turn keeps the value by the tables")?;
    let is_it = comes_to(&start, &puzzle.line[0], &only.actions);
    if is_it { Ok(()) } else { Err("the tables give another turn".to_owned()) }
}

fn after(position: &Position, turn: &Turn) -> Position {
    turn.iter().fold(*position, |position, action| position.played(*action))
}

/// Returns whether a turn, or its notation, equals the one found or leads to the same position.
fn comes_to(position: &Position, turn: &Turn, found: &[sandgrid_rules::Action]) -> bool {
    let end = found.iter().fold(*position, |position, action| position.played(*action));
    **turn == *found || after(position, turn) == end
}

/// Writes a line per ruleset with the numbers of puzzles of one, two and three stars.
fn count(puzzles: &[Puzzle], out: &mut impl Write) -> Result<(), Failure> {
    for rules in Ruleset::ALL {
        let mut stars = [0; 3];
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.exercise.rules() == *rules) {
            stars[usize::from(puzzle.stars) - 1] += 1;
        }
        let [one, two, three] = stars;
        if one + two + three > 0 {
            writeln!(out, "{}\t{one}\t{two}\t{three}", rules.key())?;
        }
    }
    Ok(())
}
