//! `sandgrid yebo`: plays Yebo games and measures playing strength.

mod bench;
mod contest;
mod discards;
mod fit;
mod sheet;
mod tally;

use std::ffi::OsString;
use std::io::Write;

use lexopt::{Arg, Parser};
use sandgrid_engine::{Beginner, BeginnerError};
use sandgrid_yebo::player::{Strength, StrengthError};
use sandgrid_yebo::{Game, HouseRules, Players, Seat};

use crate::failure::Failure;
use crate::options::{Flags, text, wrong};
use contest::Contest;

/// The sub-commands of `sandgrid yebo`.
const COMMANDS: &str = "match, play, bench, discards, fit";

/// Runs the sub-command named by the next argument.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let nothing = || Failure::usage(format_args!("what of yebo? One of {COMMANDS}"));
    match parser.next()? {
        Some(Arg::Value(word)) => named(word, parser, out),
        Some(Arg::Short('h') | Arg::Long("help")) => crate::help(out),
        Some(other) => Err(other.unexpected().into()),
        None => Err(nothing()),
    }
}

fn named(word: OsString, parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    match text(word, "command")?.as_str() {
        "match" => run_match(parser, out),
        "play" => run_play(parser, out),
        "bench" => bench::run(parser, out),
        "discards" => discards::run(parser, out),
        "fit" => fit::run(parser, out),
        word => {
            Err(Failure::usage(format_args!("there is no yebo {word:?}; there are {COMMANDS}")))
        }
    }
}

/// Plays a match between two strengths and writes the score.
fn run_match(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let flags = Flags::read(parser, &["a", "b", "games", "seed", "seats", "threads"])?;
    if flags.help {
        return crate::help(out);
    }
    let (a, b) = (strength(&flags, "a", None)?, strength(&flags, "b", None)?);
    let players = players(&flags)?;
    let (games, seed) = (flags.number("games", 100)?, flags.number("seed", 1)?);
    let threads = flags.number("threads", 1)?.clamp(1, 64);
    let contest = Contest { a, b, players, pairs: games.div_ceil(2), seed, threads };
    let tally = contest.play();
    Ok(writeln!(out, "{a}\t{b}\t{}\t{tally}", players.count())?)
}

/// Writes a game, act by act, with the score of every round.
fn run_play(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let flags = Flags::read(parser, &["a", "b", "seed", "seats"])?;
    if flags.help {
        return crate::help(out);
    }
    let a = strength(&flags, "a", Some(Strength::Even))?;
    let b = strength(&flags, "b", Some(a))?;
    let seed = flags.number("seed", 1)?;
    let mut game = Game::new(seed, players(&flags)?, HouseRules::default());
    let who = |seat: Seat| if seat.index().is_multiple_of(2) { a } else { b };
    contest::play(&mut game, who, seed, |game, (seat, act), _| sheet::line(out, game, seat, act))?;
    sheet::total(out, &game)
}

/// Returns the strength given by a flag.
fn strength(flags: &Flags, name: &str, usual: Option<Strength>) -> Result<Strength, Failure> {
    let text = match (flags.text(name), usual) {
        (None, Some(usual)) => return Ok(usual),
        _ => flags.needed(name)?,
    };
    let found = match text.strip_prefix("beginner:") {
        Some(kind) => kind.parse().map(yardstick).map_err(|why: BeginnerError| why.to_string()),
        None => text.parse().map_err(|why: StrengthError| why.to_string()),
    };
    found.map_err(|why| wrong(&format!("--{name}"), text, why))
}

/// Returns the strength that corresponds to a kind of scripted beginner.
const fn yardstick(kind: Beginner) -> Strength {
    match kind {
        Beginner::Random => Strength::Random,
        Beginner::Taker => Strength::Taker,
        Beginner::Looker => Strength::Naive,
    }
}

/// Returns the number of players.
fn players(flags: &Flags) -> Result<Players, Failure> {
    let number = flags.number("seats", 4)?;
    let found = Players::ALL.into_iter().find(|players| players.count() as u64 == number);
    found.ok_or_else(|| wrong("--seats", &number.to_string(), "is not 2, 3 or 4"))
}
