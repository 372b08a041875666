//! Players of a match.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sandgrid_engine::network::Network;
use sandgrid_engine::table::Tables;
use sandgrid_engine::{
    Beginner, Budget, Level, SearchObserver, SearchResult, Searcher, greedy, random,
};
use sandgrid_rules::{Action, Game};

use super::program::Program;

/// The written form of a player: `level:5`, `level:8@100`, `nodes:100000`, `time:100`, `greedy`, `random`,
/// `beginner:taker`, `cmd:…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spec {
    /// A level, with a limit of milliseconds a turn.
    Level(Level, Option<u64>),
    /// A number of nodes an action.
    Nodes(u64),
    /// Milliseconds a turn.
    Time(u64),
    /// The simple opponent.
    Greedy,
    /// The random opponent.
    Random,
    /// A scripted beginner.
    Beginner(Beginner),
    /// A program that speaks the engine protocol, and its `go` command.
    Command(String),
}

impl Spec {
    /// Parses a specification.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (name, value) = text.split_once(':').unwrap_or((text, ""));
        let number = |text: &str| {
            let number = text.parse::<u64>().ok().filter(|number| *number > 0);
            number.ok_or(format!("expected a whole number above 0, not {text:?}"))
        };
        match name {
            "greedy" if value.is_empty() => Ok(Self::Greedy),
            "random" if value.is_empty() => Ok(Self::Random),
            "nodes" => Ok(Self::Nodes(number(value)?)),
            "time" => Ok(Self::Time(number(value)?)),
            "beginner" => {
                let kind = value.parse::<Beginner>().map_err(|error| error.to_string())?;
                Ok(Self::Beginner(kind))
            }
            "cmd" if !value.is_empty() => Ok(Self::Command(value.to_owned())),
            "level" => {
                let (level, time) = match value.split_once('@') {
                    Some((level, time)) => (level, Some(number(time)?)),
                    None => (value, None),
                };
                let level = level.parse::<Level>().map_err(|error| error.to_string())?;
                Ok(Self::Level(level, time))
            }
            _ => Err("one of level:N, level:N@MS, nodes:N, time:MS, greedy, random, \
                      beginner:KIND, cmd:PROGRAM is needed"
                .to_owned()),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level, None) => write!(f, "level:{}", level.number()),
            Self::Level(level, Some(time)) => write!(f, "level:{}@{time}", level.number()),
            Self::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Self::Time(time) => write!(f, "time:{time}"),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
            Self::Beginner(kind) => write!(f, "beginner:{kind}"),
            Self::Command(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A player of many games.
pub(crate) struct Player {
    spec: Spec,
    searcher: Searcher,
    /// The rest of the turn, as the search predicted it at the turn's first action.
    plan: Vec<Action>,
    program: Option<Program>,
}

impl Player {
    /// Creates a player with optional endgame tables and network. A program is started, uses its own tables,
    /// and has `patience` as the timeout for each answer.
    pub(crate) fn new(
        spec: &Spec,
        tables: Option<Arc<Tables>>,
        network: Option<Arc<Network>>,
        patience: Duration,
    ) -> Result<Self, String> {
        let program = if let Spec::Command(command) = spec {
            Some(Program::start(command, patience)?)
        } else {
            None
        };
        let entries = match spec {
            Spec::Greedy | Spec::Random | Spec::Beginner(_) | Spec::Command(_) => 2,
            Spec::Level(..) | Spec::Nodes(_) | Spec::Time(_) => Searcher::ENTRIES,
        };
        let mut searcher = Searcher::new(entries);
        searcher.consult(tables);
        searcher.evaluate_with(network);
        Ok(Self { spec: spec.clone(), searcher, plan: Vec::new(), program })
    }

    /// Returns its action in a game that is not over.
    pub(crate) fn action(&mut self, game: &Game, seed: u64) -> Result<Action, String> {
        let searcher = &mut self.searcher;
        let report = match &self.spec {
            Spec::Greedy => return greedy(game, seed).ok_or("the game is over".to_owned()),
            Spec::Random => return random(game, seed).ok_or("the game is over".to_owned()),
            Spec::Beginner(kind) => {
                return kind.action(game, seed).ok_or("the game is over".to_owned());
            }
            Spec::Command(_) => {
                let program = self.program.as_mut().expect("a command has its program");
                return program.action(game);
            }
            Spec::Nodes(nodes) => searcher.search(game, Budget::nodes(*nodes), &mut Until(None)),
            Spec::Level(level, None) => searcher.choose(game, *level, seed, &mut Until(None)),
            Spec::Time(time) => {
                let time = *time;
                return self.timed(game, time, |searcher, until| {
                    searcher.search(game, Budget::nodes(u64::MAX), until)
                });
            }
            Spec::Level(level, Some(time)) => {
                let (level, time) = (*level, *time);
                return self.timed(game, time, |searcher, until| {
                    searcher.choose(game, level, seed, until)
                });
            }
        };
        report.map(|report| report.action).ok_or("the game is over".to_owned())
    }

    /// Plays a turn under a time limit: most of the time goes into the first action; the rest of
    /// the turn follows the predicted line, or uses the remaining time.
    fn timed(
        &mut self,
        game: &Game,
        time: u64,
        search: impl FnOnce(&mut Searcher, &mut dyn SearchObserver) -> Option<SearchResult>,
    ) -> Result<Action, String> {
        let fresh = game.position().pending().is_fresh();
        if !fresh && !self.plan.is_empty() {
            let next = self.plan.remove(0);
            if game.actions().contains(next) {
                return Ok(next);
            }
        }
        let share = if fresh { time * 9 / 10 } else { time / 30 };
        let end = Instant::now() + Duration::from_millis(share);
        let report = search(&mut self.searcher, &mut Until(Some(end))).ok_or("the game is over")?;
        self.plan = report.line[1..].to_vec();
        Ok(report.action)
    }
}

/// Stops a search at a deadline.
struct Until(Option<Instant>);

impl SearchObserver for Until {
    fn stops(&mut self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}
