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

pub use crate::bundle::{Bundle, BundleError};
pub use crate::cue::Cue;
pub use crate::editor::{Brush, Edit, Editor, Flaw};
pub use crate::effect::Effect;
pub use crate::encoding::decoded;
pub use crate::end::End;
pub use crate::errand::{Answer, Errand, ErrandError, Finding, Reply, Wish};
pub use crate::event::{Archive, Choice, Event, Learn, Player, Source, Visit};
pub use crate::language::{Language, Orthography, WordsError};
pub use crate::layout::{Hands, Layout, Point, Rect};
pub use crate::learn::Teaching;
pub use crate::library::Kept;
pub use crate::link::LinkError;
pub use crate::message::{
    Account, Deed, Fault, Look, Message, Mishap, Name, Selection, SetUp, Shared, State, Stretch,
    Trouble, Typing, Ways,
};
pub use crate::names::Names;
pub use crate::question::{Letters, Question};
pub use crate::results::{Results, Tally};
pub use crate::saved::{Counted, Saved, SavedError};
pub use crate::scan::Scan;
pub use crate::scene::{
    Analysis, Button, CanReview, Course, Editing, Ending, Heap, Hint, Hole, Larger, Leave, Line,
    Mood, Notice, Pace, Recorded, Review, Scene, Show, Stand, Target, Trace, Turning, Written,
};
pub use crate::session::Session;
pub use crate::session::keeping::{CURRENT, current};
pub use crate::set::{Piece, Set};
pub use crate::settings::{Motion, Palette, Settings, Theme};
pub use crate::shelf::{Order, Shelf};
pub use crate::sum::sum;
pub use crate::switches::{Extras, Scanning, Switches};
pub use crate::task::{Claim, Task};
pub use crate::terms::{Controls, Seat, Takes, Term, TermError, Terms};
pub use crate::thinker::{Room, Thinker};
pub use crate::verdict::Verdict;

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
