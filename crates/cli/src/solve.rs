//! `lab solve`: solves a small game from the empty board.

mod check;
mod compare;

use std::io::Write;
use std::ops::RangeInclusive;
use std::time::Instant;

use clap::ArgAction;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use sandgrid_engine::table::{SolvedGame, SolvedResult, Solver, WinDrawLoss};
use sandgrid_rules::{Blocked, Deadlock, FewPieces, Game, Ruleset, Shape};

use crate::args::yes_or_no;
use crate::failure::Failure;
use crate::tables::Threads;

/// Maximum number of holes; the solution must fit into memory.
const MOST_HOLES: u8 = 20;

/// Numbers of pieces that can be solved; with fewer, the first turn would draw.
const PIECES: RangeInclusive<i64> = FewPieces::PIECES as i64 + 1..=Solver::MOST as i64;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct SolveArgs {
    /// Traditional ruleset
    #[arg(long, value_name = "KEY", value_parser = Ruleset::find)]
    rules: &'static Ruleset,
    /// Columns and rows
    #[arg(long, value_name = "CxR", value_parser = board)]
    board: Shape,
    /// Pieces of each side
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(PIECES))]
    pieces: u8,
    /// A side that cannot act loses, where by the rulebook more pieces win
    #[arg(long, value_name = "loses", value_parser = PossibleValuesParser::new(["loses"]).map(|_| Blocked::Loses))]
    blocked: Option<Blocked>,
    /// Compare every position with independent rules
    #[arg(long, value_name = "yes", default_value = "no", value_parser = yes_or_no(), action = ArgAction::Set)]
    check: bool,
    /// Search that many positions of random games, and compare the results
    #[arg(long, value_name = "N", default_value_t = 0)]
    compare: u64,
    /// Nodes per search
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    nodes: u64,
}

/// Solves a game, writes the result, and checks it on request.
pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    let rules = reduced(args)?;
    let SolveArgs { blocked, check, compare: compared, nodes, .. } = *args;
    if compared > 0 && blocked.is_some() {
        return Err(Failure::usage("--compare: the search plays by the rulebook, not --blocked"));
    }
    let began = Instant::now();
    let solved = SolvedGame::new(rules, blocked, &Threads::all()).map_err(Failure::usage)?;
    let seconds = began.elapsed().as_secs_f32();
    let (shape, most) = (rules.shape(), rules.pieces());
    let game = Game::new(rules);
    writeln!(out, "game\t{} {}x{} {most}", rules.key(), shape.columns(), shape.rows())?;
    write_result(&solved, game, out)?;
    let extent = solved.extent();
    writeln!(out, "positions\t{}\t{} with a duty to place", extent.positions, extent.bound)?;
    writeln!(out, "longest\t{} half-turns", extent.longest)?;
    writeln!(out, "patience\t{} half-turns", solved.patience())?;
    writeln!(out, "too long\t{} positions", extent.too_long)?;
    writeln!(out, "time\t{seconds:.1} s")?;
    out.flush()?;
    if check {
        check::run(&solved, blocked, out)?;
    }
    if compared > 0 { compare::run(&solved, compared, nodes, out) } else { Ok(()) }
}

/// Writes the result of the game, the first turns that reach it, and the best line if one side wins.
fn write_result(solved: &SolvedGame, mut game: Game, out: &mut impl Write) -> Result<(), Failure> {
    let start = *game.position();
    let result = solved.result(&start).expect("nothing has been quiet yet");
    writeln!(out, "value\t{}", format_result(result))?;
    let mut prospects = solved.prospects(&start).expect("nor after one turn");
    prospects.sort_by(|(one, _), (other, _)| other.cmp(one));
    for same in prospects.chunk_by(|(one, _), (other, _)| one == other) {
        write!(out, "first\t{}\t", format_result(same[0].0))?;
        let actions: Vec<String> = same.iter().map(|(_, action)| action.to_string()).collect();
        writeln!(out, "{}", actions.join(" "))?;
    }
    if result.value() == WinDrawLoss::Draw {
        return Ok(());
    }
    while let Some(action) = solved.best(game.position()) {
        game.play(action).expect("what is best is legal");
    }
    let turns: Vec<String> = game.turns().map(|(_, turn)| turn.to_string()).collect();
    writeln!(out, "line\t{}", turns.join(" "))?;
    let outcome = game.outcome().expect("best play comes to an end");
    // The rulebook does not always define this result.
    let blocked = outcome.deadlock() == Some(Deadlock::Blocked);
    let end = if blocked { Deadlock::Blocked.to_string() } else { outcome.to_string() };
    Ok(writeln!(out, "end\t{end}")?)
}

/// Formats the result for the side that begins.
fn format_result(result: SolvedResult) -> String {
    match result.value() {
        WinDrawLoss::Win => format!("won in {}", result.within()),
        WinDrawLoss::Draw => "drawn".to_owned(),
        WinDrawLoss::Loss => format!("lost in {}", result.within()),
    }
}

/// Parses columns and rows.
fn board(text: &str) -> Result<Shape, String> {
    let shape = text.split_once('x').and_then(|(columns, rows)| {
        let (columns, rows): (u8, u8) = (columns.parse().ok()?, rows.parse().ok()?);
        let fits = |side: u8| (1..=7).contains(&side);
        let is_small = fits(columns) && fits(rows) && columns * rows <= MOST_HOLES;
        is_small.then(|| Shape::new(columns, rows))
    });
    shape.ok_or_else(|| format!("columns and rows such as 3x4, at most {MOST_HOLES} holes"))
}

/// Returns the requested ruleset on a small board.
fn reduced(args: &SolveArgs) -> Result<&'static Ruleset, Failure> {
    // Every ruleset that can be solved can be reduced.
    Solver::new(args.rules, 1).map_err(Failure::usage)?;
    let holes = args.board.columns() * args.board.rows();
    if args.pieces > holes {
        return Err(Failure::usage(format_args!(
            "--pieces {}: the board has {holes} holes",
            args.pieces
        )));
    }
    // Leaked once per process and used until its end.
    Ok(Box::leak(Box::new(args.rules.reduced(args.board, args.pieces))))
}
