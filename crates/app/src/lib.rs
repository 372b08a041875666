//! One sitting at the table without a browser: a [`Session`] takes [`Event`]s and gives
//! [`Effect`]s, and its [`Scene`] says what is to be seen and heard.
//!
//! ```
//! use sandgrid_app::{Choice, Event, Player, Session};
//! use sandgrid_app::rules::{BySide, Ruleset};
//!
//! let rules = Ruleset::find("yote-traditional")?;
//! let players = BySide::new(Player::Person, Player::Person);
//! let mut session = Session::new(Choice { rules, players, seed: 1 });
//! session.handle(Event::Press("c3".parse()?));
//! assert_eq!(session.scene().status, "Sticks to play: place a piece.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use sandgrid_engine::{self as engine, Level};
pub use sandgrid_rules as rules;

pub use crate::bundle::{Backup, BackupError};
pub use crate::cue::SoundCue;
pub use crate::editor::{Brush, Edit, Editor, Flaw};
pub use crate::effect::Effect;
pub use crate::encoding::decoded;
pub use crate::end::GameResult;
pub use crate::errand::{
    EngineMessageError, EngineRequest, EngineResponse, PrincipalVariation, Query, ResponseBody,
};
pub use crate::event::{
    Access, DragSource, Event, GameSetup, LearnCommand, Player, SavedGamesCommand,
};
pub use crate::language::{Language, LocaleFns, MessagePackError};
pub use crate::layout::{Hands, Layout, Point, Rect};
pub use crate::learn::Teaching;
pub use crate::library::GameSummary;
pub use crate::link::LinkError;
pub use crate::message::{
    BoardAnswer, BoardLine, CellState, EditorMessage, ExportMessage, InputError, InvalidMove,
    Message, Mobility, MoveDescription, Name, ParseFailure, Selection, StorageMessage, Warning,
};
pub use crate::names::Names;
pub use crate::question::{BoardQuery, Letters};
pub use crate::results::{Results, Tally};
pub use crate::saved::{Counted, SavedGame, SavedGameError};
pub use crate::scan::Scan;
pub use crate::scene::{
    Analysis, AnalysisLine, Attract, Button, CanReview, EditorView, Ending, Heap, Hint, Hole,
    LargerTable, Leaving, LessonMood, LessonPanel, ListedTurn, Mode, MoveList, Notice, Review,
    ReviewPoint, Scene, Target, Trace, TurningPoint,
};
pub use crate::session::Session;
pub use crate::session::keeping::{CURRENT, current};
pub use crate::set::{Piece, PieceSet};
pub use crate::settings::{Motion, Palette, Settings, Theme};
pub use crate::shelf::{TableRequest, TablebaseLoader};
pub use crate::sum::fnv1a;
pub use crate::switches::{Extras, Scanning, SwitchAccess};
pub use crate::task::{Prompt, Requirement};
pub use crate::terms::{Controls, EmbedOption, EmbedOptionError, EmbedOptions, Seat, Takes};
pub use crate::thinker::{EngineWorker, WorkerHost};
pub use crate::verdict::Assessment;

mod aside;
mod bundle;
pub mod contrast;
mod cue;
mod cut;
mod editor;
mod effect;
mod encoding;
mod end;
mod errand;
mod event;
mod foreign;
mod language;
mod layout;
pub mod learn;
mod library;
pub mod link;
mod message;
mod names;
mod notation;
mod number;
mod pasted;
mod question;
mod results;
pub mod rulebook;
mod saved;
mod scan;
mod scene;
mod seal;
mod session;
mod set;
mod settings;
mod shelf;
mod sign;
mod sum;
mod switches;
mod task;
mod terms;
mod thinker;
mod verdict;
pub mod yebo;
