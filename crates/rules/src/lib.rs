//! The sand-board games of West Africa: Yoté, Choko, Wali and Bolotondou, by every published
//! rulebook, exact and cited.
//!
//! This crate uses no clock, screen or file; it allocates nothing, and depends on no crate.
//!
//! ```
//! use sandgrid_rules::{Game, Ruleset};
//!
//! let mut game = Game::new(Ruleset::find("yote-traditional")?);
//! for action in ["c3", "d3", "a1", "b1", "c3xe3"] {
//!     game.play(action.parse()?)?;
//! }
//! assert_eq!(game.position().to_string(), "6/6/4o1/6/oi4 o 10/10 take:1 0");
//!
//! // Every refusal cites a rule.
//! let refused = game.play("stop".parse()?).unwrap_err();
//! assert_eq!(refused.rule.id, "004-R9");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Words**: [`Cell`], [`Cells`], [`Direction`], [`Side`], [`BySide`], [`Shape`].
//! - **Rulebooks**: [`Book`], [`Ruleset`] and its choices, each [`Cited`] with a [`Rule`].
//! - **Play**: [`Action`], [`Turn`], [`Setup`], [`Position`], [`Actions`], [`Game`], [`Record`].
//! - **Answers**: [`Illegal`], [`Outcome`].
//! - **Checks**: [`perft()`], [`perft_made`], [`perft_turns`].
#![no_std]
#![expect(
    clippy::inline_always,
    reason = "the inside of counting and of searching: measured by `cargo bench -p sandgrid-rules`"
)]

mod cell;
mod cells;
mod direction;
mod shape;
mod side;

mod books;
mod choices;
pub mod rule;
mod ruleset;

mod action;
mod actions;
mod game;
mod illegal;
mod leaping;
mod outcome;
mod pending;
mod perft;
mod position;
mod record;
mod row;
mod setup;
mod turn;

pub use action::{Action, ActionError};
pub use actions::{Actions, ActionsIter};
pub use cell::{Cell, CellError};
pub use cells::{Cells, CellsIter};
pub use choices::{
    Answer, Blocked, BonusCapture, Capture, Chain, Cited, Claim, Family, FewPieces, FriendlyLeap,
    Impasse, Leaping, LeapingLaw, Row, RowLaw,
};
pub use direction::Direction;
pub use game::{Game, Turns};
pub use illegal::{Illegal, Refusal};
pub use outcome::{Deadlock, Draw, Outcome, Win};
pub use pending::{Path, Pending};
pub use perft::{perft, perft_made, perft_turns};
pub use position::Position;
pub use record::{Adjudication, Name, Record, RecordError, RecordFault, Tags};
pub use rule::{Rule, SourceId};
pub use ruleset::{Book, GameKind, KeyError, Ruleset, Source, Variation};
pub use setup::{Fault, Field, Setup, SetupError};
pub use shape::Shape;
pub use side::{BySide, Side};
pub use turn::{Turn, TurnError};
