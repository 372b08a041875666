//! Engine requests and responses, with a text form for messages to and from a worker.

use core::fmt;
use core::str::FromStr;

use sandgrid_engine::table::{self, ProbeResult};
use sandgrid_engine::{Level, Value};
use sandgrid_rules::{Action, Game, Record, RecordError};

use crate::text::split::split_once_small;

/// A request to the engine.
///
/// # Text
/// The id and the kind, and from the next line on the game's record:
///
/// ```text
/// 7 play 5 1234
/// [Rules "yote-traditional"]
/// …
/// ```
#[derive(Clone, Debug)]
pub struct EngineRequest {
    /// Identifier repeated in every response; identifies late responses.
    pub id: u32,
    /// Kind of the request.
    pub query: Query,
    /// The game so far.
    pub game: Box<Game>,
}

/// The kind of an engine request.
///
/// # Text
/// `play LEVEL SEED`, `hint`, `analysis`, `offer`, `judge`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// An action by a level. The same game, level and seed give the same action.
    Play {
        /// Strength.
        level: Level,
        /// Seed for choices between equal actions and for deliberate errors.
        seed: u64,
    },
    /// The best action found within a short time.
    Hint,
    /// The principal variations, with increasing depth.
    Analysis,
    /// Evaluation for the side that offers a draw.
    DrawOffer,
    /// The best action at the beginning of a turn that was played, or after a wrong turn in a puzzle.
    Review,
}

/// A response of the engine.
///
/// # Text
/// The id and `action ACTION`, or `lines more` or `lines done` with a principal variation on every further
/// line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineResponse {
    /// Identifier of the request.
    pub id: u32,
    /// Content of the response.
    pub body: ResponseBody,
}

/// The content of an engine response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResponseBody {
    /// The action of a level; `None` when the game is over.
    Action(Option<Action>),
    /// The principal variations found so far, the best first.
    Lines {
        /// Empty when the game is over.
        lines: Vec<PrincipalVariation>,
        /// Whether this is the last response.
        done: bool,
    },
}

impl ResponseBody {
    /// Returns whether this is the last response to the request.
    #[must_use]
    pub fn is_last(&self) -> bool {
        !matches!(self, Self::Lines { done: false, .. })
    }
}

/// A principal variation and its evaluation.
///
/// # Text
/// `depth 9 nodes 20000 value +123 known - line c3 d3 c3-c4`; `known` is the tablebase result: `-`, `win 7`,
/// `draw`, `loss 6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrincipalVariation {
    /// Search depth in turns.
    pub depth: u8,
    /// Number of positions searched.
    pub nodes: u64,
    /// Evaluation from the view of the side to act.
    pub value: Value,
    /// Result of the tablebase, if it was probed.
    pub known: Option<ProbeResult>,
    /// The actions, beginning with the best; not empty.
    pub line: Vec<Action>,
}

impl PrincipalVariation {
    /// Returns the first action of the variation.
    ///
    /// # Panics
    /// Panics if the line is empty, which the type's invariant excludes.
    #[must_use]
    pub fn action(&self) -> Action {
        *self.line.first().expect("a line is not empty")
    }

    /// Returns the proven result, if there is one.
    #[must_use]
    pub fn certain(&self) -> Option<table::WinDrawLoss> {
        self.known.map(|known| known.value).or(self.value.certain())
    }

    /// Returns whether the result is proven and not estimated.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.certain().is_some()
    }
}

/// A parse error of a request or a response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineMessageError {
    /// The part that could not be parsed.
    Part(String),
    /// The game of a request could not be read.
    Record(RecordError),
}

impl fmt::Display for EngineMessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Part(part) => write!(f, "invalid engine message: {part:?}"),
            Self::Record(error) => write!(f, "invalid game in an engine request: {error}"),
        }
    }
}

impl std::error::Error for EngineMessageError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Part(_) => None,
            Self::Record(error) => Some(error),
        }
    }
}

fn invalid(part: &str) -> EngineMessageError {
    // An excerpt is enough to locate the error.
    EngineMessageError::Part(part.chars().take(60).collect())
}

fn number<T: FromStr>(text: &str) -> Result<T, EngineMessageError> {
    text.parse().map_err(|_| invalid(text))
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { level, seed } => write!(f, "play {} {seed}", level.number()),
            Self::Hint => f.write_str("hint"),
            Self::Analysis => f.write_str("analysis"),
            Self::DrawOffer => f.write_str("offer"),
            Self::Review => f.write_str("judge"),
        }
    }
}

impl FromStr for Query {
    type Err = EngineMessageError;

    fn from_str(text: &str) -> Result<Self, EngineMessageError> {
        let mut words = text.split(' ');
        let query = match (words.next(), words.next(), words.next()) {
            (Some("play"), Some(level), Some(seed)) => {
                let level = level.parse().map_err(|_| invalid(level))?;
                Self::Play { level, seed: number(seed)? }
            }
            (Some("hint"), None, None) => Self::Hint,
            (Some("analysis"), None, None) => Self::Analysis,
            (Some("offer"), None, None) => Self::DrawOffer,
            (Some("judge"), None, None) => Self::Review,
            _ => return Err(invalid(text)),
        };
        if words.next().is_some() { Err(invalid(text)) } else { Ok(query) }
    }
}

impl fmt::Display for EngineRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}\n{}", self.id, self.query, Record::of(&self.game))
    }
}

impl FromStr for EngineRequest {
    type Err = EngineMessageError;

    fn from_str(text: &str) -> Result<Self, EngineMessageError> {
        let (head, record) = text.split_once('\n').ok_or_else(|| invalid(text))?;
        let (id, query) = head.split_once(' ').ok_or_else(|| invalid(head))?;
        let (game, _) = Game::read(record).map_err(EngineMessageError::Record)?;
        Ok(Self { id: number(id)?, query: query.parse()?, game: Box::new(game) })
    }
}

impl fmt::Display for PrincipalVariation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { depth, nodes, value, known, line } = self;
        write!(f, "depth {depth} nodes {nodes} value {value} known ")?;
        match known {
            None => f.write_str("-")?,
            Some(ProbeResult { value: table::WinDrawLoss::Draw, .. }) => f.write_str("draw")?,
            Some(ProbeResult { value: table::WinDrawLoss::Win, within }) => {
                write!(f, "win {within}")?;
            }
            Some(ProbeResult { value: table::WinDrawLoss::Loss, within }) => {
                write!(f, "loss {within}")?;
            }
        }
        f.write_str(" line")?;
        line.iter().try_for_each(|action| write!(f, " {action}"))
    }
}

impl FromStr for PrincipalVariation {
    type Err = EngineMessageError;

    fn from_str(text: &str) -> Result<Self, EngineMessageError> {
        let mut rest = text.strip_prefix("depth ").ok_or_else(|| invalid(text))?;
        let mut before = |mark: &str| {
            let (found, after) = split_once_small(rest, mark).ok_or_else(|| invalid(rest))?;
            rest = after;
            Ok(found)
        };
        let depth = before(" nodes ")?;
        let nodes = before(" value ")?;
        let value = before(" known ")?;
        let known = before(" line ")?;
        let line = rest;
        let actions = line.split(' ').map(number).collect::<Result<Vec<Action>, _>>()?;
        Ok(Self {
            depth: number(depth)?,
            nodes: number(nodes)?,
            value: number(value)?,
            known: read_probe_result(known)?,
            line: actions,
        })
    }
}

fn read_probe_result(text: &str) -> Result<Option<ProbeResult>, EngineMessageError> {
    let (value, within) = match text.split_once(' ') {
        None if text == "-" => return Ok(None),
        None if text == "draw" => (table::WinDrawLoss::Draw, "0"),
        Some(("win", within)) => (table::WinDrawLoss::Win, within),
        Some(("loss", within)) => (table::WinDrawLoss::Loss, within),
        _ => return Err(invalid(text)),
    };
    Ok(Some(ProbeResult { value, within: number(within)? }))
}

impl fmt::Display for EngineResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.body {
            ResponseBody::Action(None) => write!(f, "{} action none", self.id),
            ResponseBody::Action(Some(action)) => write!(f, "{} action {action}", self.id),
            ResponseBody::Lines { lines, done } => {
                write!(f, "{} lines {}", self.id, if *done { "done" } else { "more" })?;
                lines.iter().try_for_each(|variation| write!(f, "\n{variation}"))
            }
        }
    }
}

impl FromStr for EngineResponse {
    type Err = EngineMessageError;

    fn from_str(text: &str) -> Result<Self, EngineMessageError> {
        let mut rows = text.split('\n');
        let head = rows.next().unwrap_or_default();
        let words: Vec<&str> = head.split(' ').collect();
        let [id, kind, what] = words[..] else { return Err(invalid(head)) };
        let body = match (kind, what) {
            ("action", "none") => ResponseBody::Action(None),
            ("action", action) => ResponseBody::Action(Some(number(action)?)),
            ("lines", "more" | "done") => {
                let lines = rows.by_ref().map(str::parse).collect::<Result<_, _>>()?;
                ResponseBody::Lines { lines, done: what == "done" }
            }
            _ => return Err(invalid(head)),
        };
        if rows.next().is_some() { Err(invalid(text)) } else { Ok(Self { id: number(id)?, body }) }
    }
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::Ruleset;

    use super::*;

    #[test]
    fn requests_read_back() {
        let rules = Ruleset::find("choko-traditional").expect("a ruleset");
        let mut game = Game::new(rules);
        for action in ["c3", "a1", "b2"] {
            game.play(action.parse().expect("an action")).expect("a legal one");
        }
        for query in
            ["play 8 18446744073709551615", "play 1 0", "hint", "analysis", "offer", "judge"]
        {
            let request = EngineRequest {
                id: 7,
                query: query.parse().expect("a query"),
                game: Box::new(game.clone()),
            };
            let text = request.to_string();
            assert!(text.starts_with(&format!("7 {query}\n[Rules \"choko-traditional\"]")));
            let again: EngineRequest = text.parse().expect("it reads back");
            assert_eq!(again.to_string(), text);
            assert_eq!(again.game.position(), game.position());
        }
    }

    #[test]
    fn responses_read_back() {
        for text in [
            "7 action c3",
            "7 action none",
            "0 action *hand",
            "4294967295 lines done",
            "1 lines more\ndepth 9 nodes 20000 value +123 known - line c3 d3 c3-c4",
            "1 lines done\ndepth 0 nodes 1 value win 3 known win 7 line c3xe3 *a5\n\
             depth 60 nodes 18446744073709551615 value loss 12 known loss 6 line stop\n\
             depth 2 nodes 9 value -4 known draw line *-",
        ] {
            let response: EngineResponse = text.parse().expect(text);
            assert_eq!(response.to_string(), text);
        }
    }

    #[test]
    fn truncated_and_malformed_messages_are_refused() {
        let whole = "1 lines done\ndepth 9 nodes 20000 value +123 known win 7 line c3 d3";
        for end in 13..whole.len() {
            // A prefix that ends after an action is a valid response.
            if !whole[..end].ends_with("c3") {
                assert!(whole[..end].parse::<EngineResponse>().is_err(), "{}", &whole[..end]);
            }
        }
        for text in ["", "1", "1 action", "x action c3", "1 action c3 d3", "1 action c3\nd3"] {
            assert!(text.parse::<EngineResponse>().is_err(), "{text}");
        }
        for text in ["", "7 hint", "7 hint\n", "7 play 9 1\n", "7 play 1\n", "hint\n1. c3 *"] {
            assert!(text.parse::<EngineRequest>().is_err(), "{text}");
        }
        let error = "7 hint\n1. c9 *".parse::<EngineRequest>().expect_err("no such hole");
        assert!(matches!(error, EngineMessageError::Record(_)), "{error}");
        assert!(error.to_string().starts_with("invalid game in an engine request: "), "{error}");
    }
}
