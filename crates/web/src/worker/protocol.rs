//! The messages between the page and its engine worker, as texts: no memory is shared.

use core::fmt;
use core::str::FromStr;

use sandgrid_app::rules::Ruleset;
use sandgrid_app::{EngineMessageError, EngineRequest, EngineResponse};

/// The document event by which the engine announces itself on the main thread; it carries the port for the
/// messages.
pub const ARRIVAL: &str = "sandgrid-engine";

/// A message of the page.
///
/// # Text
/// `rest`, `rules KEY`, `keep NAME`, or the errand.
#[derive(Clone, Debug)]
pub enum ToWorker {
    /// Run this request in place of the current one.
    Request(EngineRequest),
    /// Cancel the present request.
    Cancel,
    /// Prepare for a game by that ruleset.
    Rules(&'static Ruleset),
    /// Download that table and store it.
    Keep(String),
}

/// A message of the worker.
///
/// # Text
/// `ready`, `begun ID`, `reply REPLY`, `failed WHY`, and of a table or network that is of no use
/// `lacks PATH` or `lacks PATH WHY`; of a table that is kept `kept NAME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromWorker {
    /// It listens; earlier messages are lost.
    Ready,
    /// The worker has begun the request with that id.
    Progress(u32),
    /// A response.
    Response(EngineResponse),
    /// The worker has failed, with a reason.
    Failed(String),
    /// The table of this name is stored on this device.
    Kept(String),
    /// It continues without that table or network.
    Lacks {
        /// The file's path from the page's folder.
        path: String,
        /// The fault of the file, if it arrived at all.
        why: Option<String>,
    },
}

impl ToWorker {
    /// The text of [`ToWorker::Cancel`].
    pub const CANCEL: &str = "rest";
}

impl fmt::Display for ToWorker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Request(request) => request.fmt(f),
            Self::Cancel => f.write_str(Self::CANCEL),
            Self::Rules(rules) => write!(f, "rules {}", rules.key()),
            Self::Keep(name) => write!(f, "keep {name}"),
        }
    }
}

impl FromStr for ToWorker {
    type Err = EngineMessageError;

    fn from_str(text: &str) -> Result<Self, EngineMessageError> {
        match text.split_once(' ') {
            None if text == Self::CANCEL => Ok(Self::Cancel),
            Some(("rules", key)) => Ruleset::find(key)
                .map(Self::Rules)
                .map_err(|_| EngineMessageError::Part(key.to_owned())),
            Some(("keep", name)) => Ok(Self::Keep(name.to_owned())),
            _ => text.parse().map(Self::Request),
        }
    }
}

impl fmt::Display for FromWorker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready => f.write_str("ready"),
            Self::Progress(id) => write!(f, "begun {id}"),
            Self::Response(reply) => write!(f, "reply {reply}"),
            Self::Failed(why) => write!(f, "failed {why}"),
            Self::Kept(name) => write!(f, "kept {name}"),
            Self::Lacks { path, why: None } => write!(f, "lacks {path}"),
            Self::Lacks { path, why: Some(why) } => write!(f, "lacks {path} {why}"),
        }
    }
}

impl FromStr for FromWorker {
    type Err = EngineMessageError;

    fn from_str(text: &str) -> Result<Self, EngineMessageError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "ready" if rest.is_empty() => Ok(Self::Ready),
            "begun" => rest
                .parse()
                .map(Self::Progress)
                .map_err(|_| EngineMessageError::Part(rest.to_owned())),
            "reply" => rest.parse().map(Self::Response),
            "failed" => Ok(Self::Failed(rest.to_owned())),
            "kept" => Ok(Self::Kept(rest.to_owned())),
            "lacks" => {
                let (path, why) = rest.split_once(' ').unwrap_or((rest, ""));
                let why = Some(why.to_owned()).filter(|why| !why.is_empty());
                Ok(Self::Lacks { path: path.to_owned(), why })
            }
            _ => Err(EngineMessageError::Part(word.to_owned())),
        }
    }
}
