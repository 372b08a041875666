//! `lab puzzles make`: generates puzzles from self-play.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;

use sandgrid_app::learn::{Aim, Exercise, Goal, Puzzle, PuzzleTheme, Stage};
use sandgrid_engine::table::{Tables, WinDrawLoss};
use sandgrid_engine::{Level, NoObserver, Searcher};
use sandgrid_rules::{Action, Book, Family, Game, Pending, Position, Ruleset, Setup, Side, Turn};

use super::alike::{View, differences, name, views};
use super::prove::{Prover, Want, only_keeping};
use super::turns::{End, ends, turn};
use super::{grade, theme};
use crate::arena::opening;
use crate::args::ruleset;
use crate::failure::Failure;
use crate::tables;

/// Number of puzzles per ruleset and aim at `--count 100`, which is a percentage.
const PLAN: [(&str, &[(Aim, u64)]); 10] = [
    (
        "yote-traditional",
        &[(Aim::Win(1), 1), (Aim::Win(2), 5), (Aim::Win(3), 2), (Aim::Keep, 2), (Aim::Save, 2)],
    ),
    ("yote-ludens", &[(Aim::Win(1), 1), (Aim::Win(2), 3), (Aim::Win(3), 1)]),
    ("yote-ludos", &[(Aim::Win(2), 2)]),
    ("yote-ludos+chain", &[(Aim::Win(1), 1), (Aim::Win(2), 1)]),
    (
        "choko-traditional",
        &[(Aim::Win(1), 1), (Aim::Win(2), 3), (Aim::Win(3), 2), (Aim::Keep, 2), (Aim::Save, 1)],
    ),
    ("choko-ludos", &[(Aim::Win(1), 1), (Aim::Win(2), 2)]),
    ("choko-ludens", &[(Aim::Win(1), 1), (Aim::Win(2), 2), (Aim::Win(3), 1)]),
    (
        "wali-ludens",
        &[(Aim::Win(1), 1), (Aim::Row(2), 4), (Aim::Win(2), 3), (Aim::Row(3), 3), (Aim::Win(3), 3)],
    ),
    (
        "bolotondou-ludens",
        &[(Aim::Win(1), 1), (Aim::Row(2), 4), (Aim::Win(2), 3), (Aim::Win(3), 2)],
    ),
    ("bolotondou-ludens+to-one", &[(Aim::Win(2), 1), (Aim::Win(3), 1)]),
];

/// Maximum number of games per ruleset.
const GAMES: u64 = 6_000;

/// Boards that differ at fewer holes are too similar.
const APART: usize = 4;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct MakeArgs {
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Percentage of the puzzles in www/learn/puzzles.txt
    #[arg(long, value_name = "PERCENT", default_value_t = 100)]
    count: u64,
    /// Only this ruleset
    #[arg(long, value_name = "KEY")]
    rules: Option<String>,
    /// Endgame tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    tables: String,
}

/// Writes puzzles, and on standard error the number of games that they took.
pub(super) fn run(args: &MakeArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut found = Vec::new();
    for (key, aims) in PLAN {
        if args.rules.as_ref().is_some_and(|wanted| wanted != key) {
            continue;
        }
        let rules = ruleset(key)?;
        let tables = tables::load_reporting(Some(&args.tables), rules);
        let wanted = aims.iter().map(|(aim, count)| (*aim, (count * args.count).div_ceil(100)));
        let mut maker = Maker::new(rules, tables, args.seed, wanted.collect());
        maker.work();
        found.extend(maker.found);
    }
    write(found, out)
}

/// The puzzle generator of one ruleset.
struct Maker {
    rules: &'static Ruleset,
    tables: Option<Arc<Tables>>,
    seed: u64,
    searcher: Searcher,
    wanted: Vec<(Aim, u64)>,
    found: Vec<Found>,
}

struct Found {
    puzzle: Puzzle,
    views: Vec<View>,
    effort: u32,
}

impl Maker {
    fn new(
        rules: &'static Ruleset,
        tables: Option<Arc<Tables>>,
        seed: u64,
        wanted: Vec<(Aim, u64)>,
    ) -> Self {
        let searcher = Searcher::new(1 << 14);
        Self { rules, tables, seed, searcher, wanted, found: Vec::new() }
    }

    /// Plays games until all puzzles have been found, at most one per game.
    fn work(&mut self) {
        let mut games = 0;
        while games < GAMES && self.wanted.iter().any(|(_, count)| *count > 0) {
            let game = self.play(self.seed.wrapping_mul(1_000_003).wrapping_add(games));
            games += 1;
            if let Some(found) = self.search(&game) {
                self.take(found);
            }
        }
        let lacking: u64 = self.wanted.iter().map(|(_, count)| *count).sum();
        let (key, found) = (self.rules.key(), self.found.len());
        eprintln!("{key}: {found} puzzles in {games} games, {lacking} missing");
    }

    fn take(&mut self, found: Found) {
        for (aim, count) in &mut self.wanted {
            if *aim == found.puzzle.aim {
                *count -= 1;
            }
        }
        self.found.push(found);
    }

    /// Plays a game between middle levels, which produce both good play and mistakes.
    fn play(&mut self, seed: u64) -> Game {
        let mut game = opening(self.rules, seed, 6);
        let level = |side: Side| Level::ALL[7 + usize::from((seed >> (side as u8)) & 1 == 1)];
        while game.outcome().is_none() {
            let level = level(game.position().turn());
            let report = self.searcher.choose(&game, level, seed, &mut NoObserver);
            let action = report.expect("the game goes on").action;
            game.play(action).expect("what is chosen is legal");
        }
        game
    }

    /// Returns the first puzzle in a game that is still wanted.
    fn search(&self, game: &Game) -> Option<Found> {
        let mut positions = beginnings(game);
        // The ends of games come first, where most wins are.
        positions.reverse();
        let ending = positions.len().min(8);
        let wants =
            |is: fn(&Aim) -> bool| self.wanted.iter().any(|(aim, count)| *count > 0 && is(aim));
        let win = wants(|aim| matches!(aim, Aim::Win(_)));
        let row = wants(|aim| matches!(aim, Aim::Row(_)));
        let value = wants(|aim| matches!(aim, Aim::Keep | Aim::Save));
        positions.iter().enumerate().find_map(|(index, position)| {
            let told = value.then(|| self.by_tables(position)).flatten();
            let won =
                || (win && index < ending).then(|| self.forced(position, Want::Win)).flatten();
            let made =
                || (row && index % 5 == 2).then(|| self.forced(position, Want::Row)).flatten();
            let (aim, line) = told.or_else(won).or_else(made)?;
            self.puzzle(position, aim, line)
        })
    }

    /// Returns the aim that can be forced soonest, if there is one way only.
    fn forced(&self, position: &Position, want: Want) -> Option<(Aim, Vec<Turn>)> {
        const MOST: u64 = 30_000;
        let aim = |turns| if want == Want::Win { Aim::Win(turns) } else { Aim::Row(turns) };
        let deepest = (1..=3).rev().find(|turns| self.is_wanted(aim(*turns)))?;
        let mut prover = Prover::new(want, MOST);
        let turns = (1..=deepest).find(|turns| prover.reaches(position, *turns))?;
        if prover.gave_up() || !self.is_wanted(aim(turns)) {
            return None;
        }
        let line = prover.line(position, turns).filter(|_| !prover.gave_up())?;
        Some((aim(turns), written(position, &line)))
    }

    /// Returns the aim by the tables, if one turn alone keeps the value.
    fn by_tables(&self, position: &Position) -> Option<(Aim, Vec<Turn>)> {
        let tables = self.tables.as_ref()?;
        let (aim, value) = match tables.probe(position)? {
            WinDrawLoss::Win => (Aim::Keep, WinDrawLoss::Win),
            WinDrawLoss::Draw => (Aim::Save, WinDrawLoss::Draw),
            WinDrawLoss::Loss => return None,
        };
        if !self.is_wanted(aim) || Prover::new(Want::Win, 30_000).reaches(position, 2) {
            return None;
        }
        let only = only_keeping(tables, position, value)?;
        Some((aim, written(position, &[only.actions])))
    }

    fn is_wanted(&self, aim: Aim) -> bool {
        self.wanted.iter().any(|(wanted, count)| *wanted == aim && *count > 0)
    }

    fn puzzle(&self, position: &Position, aim: Aim, line: Vec<Turn>) -> Option<Found> {
        let views = views(position);
        let is_like =
            |found: &Found| found.views.iter().any(|view| differences(view, &views[0]) < APART);
        if self.found.iter().any(is_like) || ends(position).len() < 6 {
            return None;
        }
        let themes = theme::themes(position, &line);
        if self.is_stale(aim, &themes) || aim == Aim::Win(1) && !offers_captures(position) {
            return None;
        }
        let stage = |turns: &[Turn]| Stage {
            goal: Goal::Turns(vec![turns[0]]),
            reply: turns.get(1).copied(),
        };
        let stages = line.chunks(2).map(stage).collect();
        let exercise = Exercise { start: *position, stages };
        let effort = grade::effort(&exercise);
        let stars = grade::stars(aim, effort);
        let puzzle = Puzzle { id: name(position), aim, stars, themes, line, exercise };
        Some(Found { puzzle, views, effort })
    }

    /// Returns whether enough puzzles of the kind exist: races for a row are never wanted, and row games
    /// that end by a blockade are limited.
    fn is_stale(&self, aim: Aim, themes: &[PuzzleTheme]) -> bool {
        const BLOCKADES: usize = 2;
        let is_blockade = |themes: &[PuzzleTheme]| themes.contains(&PuzzleTheme::Blockade);
        let is_row = matches!(self.rules.family(), Family::Row(_));
        let have = self.found.iter().filter(|found| is_blockade(&found.puzzle.themes)).count();
        let is_race = matches!(aim, Aim::Row(_)) && themes.contains(&PuzzleTheme::Sacrifice);
        is_race || is_row && is_blockade(themes) && have >= BLOCKADES
    }
}

/// Returns whether a puzzle of one turn has a choice: two leaps or more, of which one is right. In a row game any step
/// is a choice.
fn offers_captures(position: &Position) -> bool {
    let begins = ends(position).into_iter().filter(End::takes).map(|end| end.actions[0]);
    let leaps: Vec<Action> = begins.collect();
    let is_row = matches!(position.ruleset().family(), Family::Row(_));
    is_row || leaps.iter().any(|leap| *leap != leaps[0])
}

/// Writes the puzzles by game, easiest first.
fn write(mut found: Vec<Found>, out: &mut impl Write) -> Result<(), Failure> {
    let kinds = Book::ALL.iter().map(|book| book.kind);
    found.sort_by_key(|found| {
        let Found { puzzle, effort, .. } = found;
        let kind = kinds.clone().position(|kind| kind == puzzle.exercise.rules().kind());
        (kind, puzzle.stars, puzzle.aim.turns(), *effort)
    });
    let ids: BTreeSet<&str> = found.iter().map(|found| found.puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), found.len(), "no two puzzles have the same name");
    for found in &found {
        writeln!(out, "{}", found.puzzle)?;
    }
    Ok(())
}

/// Returns the positions at the start of each turn, with the quiet count reset; in a row game only
/// those after the last placement.
fn beginnings(game: &Game) -> Vec<Position> {
    let mut position = *game.start();
    let mut found = Vec::new();
    for action in game.played() {
        let hands = position.in_hand();
        let is_placing =
            matches!(position.ruleset().family(), Family::Row(_)) && hands.first + hands.second > 0;
        if position.pending() == Pending::Open && !is_placing {
            let setup = Setup { quiet: 0, ..position.setup() };
            found.extend(Position::from_setup(setup, position.ruleset()));
        }
        position = position.played(action);
    }
    found
}

/// Returns the turns in notation, each in the position in which it is played.
fn written(start: &Position, line: &[Vec<Action>]) -> Vec<Turn> {
    let mut position = *start;
    line.iter()
        .map(|actions| {
            let turn = turn(&position, actions);
            position = actions.iter().fold(position, |position, action| position.played(*action));
            turn
        })
        .collect()
}
