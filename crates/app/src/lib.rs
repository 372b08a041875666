//! The game session without a browser: a [`Session`] takes [`Event`]s and returns [`Effect`]s, and its
//! [`Scene`] describes the screen for the picture and for the screen reader.
//!
//! ```
//! use sandgrid_app::{Event, GameSetup, Player, Session};
//! use sandgrid_app::rules::{BySide, Ruleset};
//!
//! let rules = Ruleset::find("yote-traditional")?;
//! let players = BySide::new(Player::Person, Player::Person);
//! let mut session = Session::new(GameSetup { rules, players, seed: 1 });
//! session.handle(Event::Press("c3".parse()?));
//! assert_eq!(session.scene().status, "Sticks to play: place a piece.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use sandgrid_engine::{self as engine, Level};
pub use sandgrid_rules as rules;

pub use crate::engine_service::assessment::Assessment;
pub use crate::engine_service::engine_file::EngineFile;
pub use crate::engine_service::request::{
    EngineMessageError, EngineRequest, EngineResponse, PrincipalVariation, Query, ResponseBody,
};
pub use crate::engine_service::tablebase_loader::TablebaseLoader;
pub use crate::engine_service::worker::{EngineWorker, WorkerHost};
pub use crate::i18n::message::{
    AddressMessage, BoardAnswer, BoardLine, CellState, EditorMessage, ExportMessage, InputError,
    InvalidMove, Message, Mobility, MoveDescription, Name, ParseFailure, Selection, StorageMessage,
    Warning,
};
pub use crate::i18n::{Language, LocaleFns, MessagePackError, saturating_u32};
pub use crate::learn::Teaching;
pub use crate::scene::board_query::{BoardQuery, Letters};
pub use crate::scene::layout::{Hands, Layout, Point, Rect};
pub use crate::scene::piece_set::{Piece, PieceSet};
pub use crate::scene::prompt::{Prompt, Requirement};
pub use crate::scene::scan::Scan;
pub use crate::scene::sound_cue::SoundCue;
pub use crate::scene::{
    Analysis, AnalysisLine, Choice, ComputerGame, DecisiveTurn, DrawAgreement, EditorView, Ending,
    Feedback, Heap, Hint, Hole, LargerTable, Leaving, LessonMood, LessonPanel, ListedTurn, Mode,
    MoveList, NextExercise, Notice, RematchOffer, Review, ReviewPoint, ReviewState, Scene, Sending,
    Target, Trace, TurningPoint,
};
pub use crate::session::Session;
pub use crate::session::correspondence::Invitation;
pub use crate::session::drag::DragSource;
pub use crate::session::effect::Effect;
pub use crate::session::event::{
    Access, CorrespondenceCommand, Delivery, Event, LearnCommand, SavedGamesCommand,
};
pub use crate::session::game_result::GameResult;
pub use crate::session::persistence::{CURRENT_GAME_KEY, current_game_id};
pub use crate::session::position_editor::{Brush, Editor, EditorCommand, Flaw, PositionEdit};
pub use crate::session::reports::{Report, TurnReport};
pub use crate::session::setup::{GameSetup, PeopleNames, Player, Reference, Rematch, Seating};
pub use crate::settings::embed_options::{
    Colour, Controls, Correction, EmbedOption, EmbedOptionError, EmbedOptions, FontFamilies, Hours,
    HouseLook, OfferedGame, Seat, Takes, WeekTime, find_ruleset, lesson_step, normalised_word,
};
pub use crate::settings::switch_access::{Scanning, SwitchAccess};
pub use crate::settings::{Motion, Palette, Settings, Theme};
pub use crate::storage::backup::{Backup, BackupError};
pub use crate::storage::checksum::fnv1a;
pub use crate::storage::game_summary::GameSummary;
pub use crate::storage::quarantine::{QUARANTINED, quarantine_key};
pub use crate::storage::results::{Results, Tally};
pub use crate::storage::saved_game::{Counted, SavedGame, SavedGameError};
pub use crate::storage::use_counts::{UseCounts, UseEvent, UseTally};
pub use crate::text::encoding::decode_text;
pub use crate::text::player_names::Names;
pub use crate::text::sanitize::shortened;
pub use crate::text::share_link::LinkError;

mod engine_service;
mod i18n;
pub mod learn;
pub mod rulebook;
mod scene;
mod session;
mod settings;
mod sorted;
mod storage;
pub mod text;
pub mod yebo;
