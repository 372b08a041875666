//! The engine protocol: one answer to each line.

use std::io::Write;
use std::path::PathBuf;
use std::str::SplitWhitespace;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use sandgrid_engine::table::{ProbeResult, WinDrawLoss as Worth};
use sandgrid_engine::{Budget, Level, LevelError, SearchObserver, SearchResult, Searcher, Value};
use sandgrid_rules::{Game, Position, Ruleset, Side, Turn};

use super::inbox::Inbox;
use crate::failure::one_line;
use crate::networks::load_network;
use crate::tables::{LoadedTables, load_directory};

/// A session of the engine protocol: lines in, answers out.
#[derive(Debug)]
pub struct Talk {
    game: Game,
    searcher: Searcher,
    /// The directory of the tables, and the rules for which they were read.
    tables: Option<(PathBuf, &'static Ruleset)>,
    /// The directory of the networks.
    networks: Option<PathBuf>,
    /// Number of searches requested.
    asked: u64,
    /// Number of the last search to end.
    ended: Arc<AtomicU64>,
    /// The lines that are still to be answered.
    inbox: Inbox,
}

/// The limits of a search.
#[derive(Copy, Clone, Debug)]
struct Go {
    budget: Budget,
    time: Option<Duration>,
    level: Option<Level>,
    seed: u64,
    /// Whether to wait for `stop` before answering, even if the search ends earlier.
    infinite: bool,
}

impl Talk {
    /// Creates a protocol in which every search ends at once with its best action so far.
    #[must_use]
    pub fn ended() -> Self {
        let (_, nothing) = channel();
        Self::with(Searcher::new(1), Arc::new(AtomicU64::new(u64::MAX)), nothing)
    }

    /// Returns the current game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn new(ended: Arc<AtomicU64>, lines: Receiver<String>) -> Self {
        Self::with(Searcher::default(), ended, lines)
    }

    fn with(searcher: Searcher, ended: Arc<AtomicU64>, lines: Receiver<String>) -> Self {
        let (game, inbox) = (Game::new(Ruleset::ALL[0]), Inbox::new(lines));
        Self { game, searcher, tables: None, networks: None, asked: 0, ended, inbox }
    }

    /// Returns the next line to answer, waiting for one; `None` at the end of the input.
    pub(super) fn heard(&mut self) -> Option<String> {
        self.inbox.next()
    }

    /// Answers one line; returns whether the dialog continues. Lines that cannot be parsed are answered too.
    ///
    /// # Errors
    /// The answer could not be written.
    pub fn answer(&mut self, line: &str, out: &mut impl Write) -> std::io::Result<bool> {
        let mut words = line.split_whitespace();
        let told = match words.next() {
            None | Some("stop") => Ok(()), // The search that it ended has answered.
            Some("quit") => return Ok(false),
            Some("ugi") => return introduce(out).map(|()| true),
            Some("isready") => return writeln!(out, "readyok").map(|()| true),
            Some("uginewgame") => {
                self.game = Game::new(self.game.ruleset());
                Ok(())
            }
            Some("setoption") => self.set(line, out)?,
            Some("position") => self.set_up(line),
            Some("query") => self.query(words.next(), out)?,
            Some("go") => {
                self.asked += 1;
                match read_go(words, self.game.position().turn()) {
                    Ok(go) => return self.go(go, out).map(|()| true),
                    Err(why) => Err(why),
                }
            }
            Some(other) => Err(format!("unknown command {other}")),
        };
        if let Err(why) = told {
            // The error quotes the input, which must neither end the line nor control a terminal.
            writeln!(out, "info string error: {}", one_line(&why))?;
        }
        Ok(true)
    }

    /// `setoption name Rules value KEY`, `setoption name Tables value DIR`, `setoption name Networks value DIR`.
    fn set(&mut self, line: &str, out: &mut impl Write) -> std::io::Result<Result<(), String>> {
        let option = line.trim().strip_prefix("setoption").unwrap_or("").trim();
        let value = |name: &str| {
            let rest = option.strip_prefix("name")?.trim_start();
            let (given, rest) = rest.split_at_checked(name.len())?;
            let rest = given.eq_ignore_ascii_case(name).then_some(rest)?;
            rest.trim_start().strip_prefix("value").map(str::trim)
        };
        if let Some(directory) = value("Tables") {
            return self.consult(directory, out).map(Ok);
        }
        if let Some(directory) = value("Networks") {
            return self.evaluate_with(directory, out).map(Ok);
        }
        let Some(key) = value("Rules") else {
            return Ok(Err(
                "expected setoption name Rules value KEY, or Tables or Networks and value DIR"
                    .to_owned(),
            ));
        };
        let rules = match Ruleset::find(key) {
            Ok(rules) => rules,
            Err(error) => return Ok(Err(error.to_string())),
        };
        if rules != self.game.ruleset() {
            self.game = Game::new(rules);
        }
        self.read_tables(out)?;
        self.read_network(out).map(Ok)
    }

    /// Uses the tables of a directory, or none if the name is empty.
    pub(super) fn consult(&mut self, directory: &str, out: &mut impl Write) -> std::io::Result<()> {
        self.searcher.consult(None);
        self.tables = None;
        if directory.is_empty() {
            return Ok(());
        }
        self.load(PathBuf::from(directory), out)
    }

    /// Reloads the tables if the rules have changed.
    fn read_tables(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        match self.tables.take() {
            Some((directory, rules)) if rules != self.game.ruleset() => self.load(directory, out),
            same => {
                self.tables = same;
                Ok(())
            }
        }
    }

    /// Uses the networks of a directory, or none if the name is empty.
    pub(super) fn evaluate_with(
        &mut self,
        directory: &str,
        out: &mut impl Write,
    ) -> std::io::Result<()> {
        self.networks = Some(PathBuf::from(directory)).filter(|_| !directory.is_empty());
        self.read_network(out)
    }

    /// Loads the network for the rules.
    fn read_network(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        let rules = self.game.ruleset();
        let read = self.networks.as_deref().map(|directory| load_network(directory, rules));
        let (network, fault) = match read {
            None => (None, None),
            Some(Ok(network)) => (Some(network), None),
            Some(Err(failure)) => (None, failure.line()),
        };
        self.searcher.evaluate_with(network);
        fault.map_or(Ok(()), |fault| writeln!(out, "info string {}", one_line(&fault)))
    }

    fn load(&mut self, directory: PathBuf, out: &mut impl Write) -> std::io::Result<()> {
        let rules = self.game.ruleset();
        let LoadedTables { tables, fault } = load_directory(&directory, rules);
        self.searcher.consult(tables);
        self.tables = Some((directory, rules));
        fault.map_or(Ok(()), |fault| writeln!(out, "info string {}", one_line(&fault)))
    }

    /// `position startpos|pos TEXT [moves …]`; on an error the game does not change.
    fn set_up(&mut self, line: &str) -> Result<(), String> {
        let text = line.trim().strip_prefix("position").unwrap_or("").trim();
        let (start, moves) = match text.split_once("moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (text, ""),
        };
        let rules = self.game.ruleset();
        let mut game = if start == "startpos" {
            Game::new(rules)
        } else {
            let text = start.strip_prefix("pos ").or_else(|| start.strip_prefix("fen "));
            let text = text.ok_or("expected position startpos or position pos TEXT")?;
            let position = Position::parse(text, rules).map_err(|error| error.to_string())?;
            Game::from_position(position)
        };
        for word in moves.split_whitespace() {
            let turn: Turn = word.parse().map_err(|error| format!("{word}: {error}"))?;
            for action in turn.iter() {
                game.play(*action).map_err(|illegal| format!("{word}: {illegal}"))?;
            }
        }
        self.game = game;
        Ok(())
    }

    /// `query gameover|result|p1turn`.
    fn query(
        &self,
        what: Option<&str>,
        out: &mut impl Write,
    ) -> std::io::Result<Result<(), String>> {
        let outcome = self.game.outcome();
        let answer = match what {
            Some("gameover") => outcome.is_some().to_string(),
            Some("p1turn") => (self.game.position().turn() == Side::First).to_string(),
            Some("result") => match outcome {
                None => "none".to_owned(),
                Some(outcome) => match outcome.winner() {
                    Some(Side::First) => "p1win".to_owned(),
                    Some(Side::Second) => "p2win".to_owned(),
                    None => "draw".to_owned(),
                },
            },
            _ => {
                return Ok(Err("expected query gameover, query result or query p1turn".to_owned()));
            }
        };
        writeln!(out, "response {answer}").map(Ok)
    }

    /// Searches, and answers with the best action, or `none` when the game is over.
    fn go(&mut self, go: Go, out: &mut impl Write) -> std::io::Result<()> {
        // A time that overflows the clock is no limit.
        let end = go.time.and_then(|time| Instant::now().checked_add(time));
        let (asked, ended, inbox) = (self.asked, &*self.ended, &mut self.inbox);
        let mut follow = Follow { asked, ended, end, inbox, out, failed: None };
        let report = match go.level {
            Some(level) => self.searcher.choose(&self.game, level, go.seed, &mut follow),
            None => self.searcher.search(&self.game, go.budget, &mut follow),
        };
        if let Some(error) = follow.failed {
            return Err(error);
        }
        if let Some(report) = &report {
            writeln!(out, "{}", info(report))?;
        }
        if go.infinite {
            self.wait_for_stop(out)?;
        }
        match report {
            Some(report) => writeln!(out, "bestmove {}", report.action),
            None => writeln!(out, "bestmove none"),
        }
    }

    /// Waits until a `stop` for the last search, or the end of the input.
    fn wait_for_stop(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        out.flush()?;
        while self.ended.load(Ordering::Relaxed) < self.asked && self.inbox.wait(out)? {}
        Ok(())
    }
}

fn introduce(out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "id name Sandgrid {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "id author the authors of Sandgrid")?;
    write!(out, "option name Rules type combo default {}", Ruleset::ALL[0].key())?;
    Ruleset::ALL.iter().try_for_each(|rules| write!(out, " var {}", rules.key()))?;
    writeln!(out, "\noption name Tables type string default")?;
    writeln!(out, "option name Networks type string default")?;
    writeln!(out, "ugiok")
}

/// The arguments of `go` that a number follows.
const LIMITS: [&str; 5] = ["nodes", "movetime", "depth", "level", "seed"];

/// The clock arguments of `go`, by their names in UGI and UCI: remaining time and increment for
/// either side, and the number of actions until the next time control.
const CLOCK: [&str; 9] =
    ["p1time", "p2time", "p1inc", "p2inc", "wtime", "btime", "winc", "binc", "movestogo"];

/// Number of actions over which the remaining time is spread by default.
const ACTIONS: u64 = 25;

fn read_go(mut words: SplitWhitespace<'_>, turn: Side) -> Result<Go, String> {
    let unlimited = Budget::nodes(u64::MAX);
    let mut go = Go { budget: unlimited, time: None, level: None, seed: 0, infinite: false };
    let mut clock: Option<Clock> = None;
    while let Some(word) = words.next() {
        if word == "infinite" {
            go.infinite = true;
            continue;
        }
        if !LIMITS.contains(&word) && !CLOCK.contains(&word) {
            return Err(format!("unknown limit {word}"));
        }
        let number = words.next().and_then(|number| read_number(number, word));
        let number = number.ok_or(format!("expected a whole number after {word}"))?;
        match word {
            "nodes" => go.budget.nodes = number,
            "movetime" => go.time = Some(Duration::from_millis(number)),
            "depth" => go.budget.depth = read_depth(number)?,
            "level" => {
                let level = u8::try_from(number).ok().and_then(Level::new);
                go.level = Some(level.ok_or_else(|| LevelError.to_string())?);
            }
            "seed" => go.seed = number,
            _ => clock.get_or_insert_default().read(word, number, turn),
        }
    }
    let is_limited = go.infinite || go.budget != unlimited || go.level.is_some();
    let clock = clock.filter(|clock| clock.left.is_some() || !is_limited);
    go.time = go.time.or(clock.map(Clock::share));
    go.infinite |= !is_limited && go.time.is_none();
    Ok(go)
}

/// The clock of the side to act, in milliseconds.
#[derive(Copy, Clone, Debug, Default)]
struct Clock {
    /// The time left, if it is told.
    left: Option<u64>,
    /// The increment after each action.
    added: u64,
    /// The number of actions until the next time control, if it is told.
    actions: Option<u64>,
}

impl Clock {
    /// Takes one of the clock arguments; those of the other side are ignored.
    fn read(&mut self, word: &str, number: u64, turn: Side) {
        let own = if turn == Side::First { ["p1", "w"] } else { ["p2", "b"] };
        let is_own = own.iter().any(|start| word.starts_with(start));
        match word {
            "movestogo" => self.actions = Some(number.max(1)),
            _ if !is_own => {}
            _ if word.ends_with("time") => self.left = Some(number),
            _ => self.added = number,
        }
    }

    /// Returns the time for the next action: without the time left, the increment alone.
    fn share(self) -> Duration {
        let share = |left: u64| {
            let share = left / self.actions.unwrap_or(ACTIONS);
            share.saturating_add(self.added).min(left / 2)
        };
        Duration::from_millis(self.left.map_or(self.added, share))
    }
}

/// Checks a depth.
fn read_depth(number: u64) -> Result<u8, String> {
    let depth = u8::try_from(number).ok();
    let depth = depth.filter(|depth| (1..=Budget::DEEPEST).contains(depth));
    depth.ok_or_else(|| format!("depth is 1 to {}", Budget::DEEPEST))
}

/// Parses the number after a limit. Programs give a clock that has run out in negative numbers.
fn read_number(text: &str, limit: &str) -> Option<u64> {
    match text.strip_prefix('-').filter(|_| CLOCK.contains(&limit)) {
        Some(over) => over.parse::<u64>().ok().map(|_| 0),
        None => text.parse().ok(),
    }
}

/// Formats the result of a search as one line.
fn info(report: &SearchResult) -> String {
    let score = score(report.value);
    let line: Vec<String> = report.line.iter().map(ToString::to_string).collect();
    let (depth, nodes) = (report.depth, report.nodes);
    let known = report.known.map_or(String::new(), |ProbeResult { value, within }| match value {
        Worth::Win => format!(" known win {within}"),
        Worth::Draw => " known draw".to_owned(),
        Worth::Loss => format!(" known loss {within}"),
    });
    format!("info depth {depth} nodes {nodes} score {score}{known} pv {}", line.join(" "))
}

/// Formats points, or the number of actions until the end, negative for the losing side. A win known from tables
/// alone has more points than any evaluation.
fn score(value: Value) -> String {
    match (value.points(), value.wins_in(), value.loses_in()) {
        (Some(points), ..) => format!("cp {points}"),
        (_, Some(actions), _) => format!("mate {actions}"),
        (_, _, Some(actions)) => format!("mate -{actions}"),
        _ if value.certain() == Some(Worth::Win) => format!("cp {}", Value::SURE),
        _ => format!("cp -{}", Value::SURE),
    }
}

/// Writes results as they come, answers `isready`, and stops on command or at the time limit.
struct Follow<'a, W> {
    /// The number of this search.
    asked: u64,
    ended: &'a AtomicU64,
    end: Option<Instant>,
    inbox: &'a mut Inbox,
    out: &'a mut W,
    failed: Option<std::io::Error>,
}

impl<W: Write> SearchObserver for Follow<'_, W> {
    fn stops(&mut self) -> bool {
        let attended = self.inbox.attend(self.out);
        self.failed = self.failed.take().or(attended.err());
        self.ended.load(Ordering::Relaxed) >= self.asked
            || self.failed.is_some()
            || self.end.is_some_and(|end| Instant::now() >= end)
    }

    fn hears(&mut self, report: &SearchResult) {
        let written = writeln!(self.out, "{}", info(report)).and_then(|()| self.out.flush());
        self.failed = self.failed.take().or(written.err());
    }
}
