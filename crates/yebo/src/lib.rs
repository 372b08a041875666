//! Yebo, the game of 144 blocks: its rules, deterministic from a seed.
//!
//! This crate knows no clock, no screen and no file, and depends on nothing.
//!
//! ```
//! use sandgrid_yebo::{Game, HouseRules, Players, Stage};
//!
//! let mut game = Game::new(7, Players::Four, HouseRules::default());
//! let chief = game.table().chief;
//! game.act(chief, "direction +".parse()?)?;
//! while let Stage::Replace(seat) = game.table().stage {
//!     game.act(seat, "left".parse()?)?;
//! }
//! assert_eq!(game.view(chief).own.unwrap().hand.len(), 12);
//!
//! // Every refusal cites a rule.
//! let refused = game.act(chief, "left".parse()?).unwrap_err();
//! assert_eq!(refused.rule.id, "003-E16");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Words**: [`Face`], [`Block`], [`Counts`], [`Seat`], [`Players`], [`Direction`], [`End`].
//! - **Rules**: [`Rule`], [`Round`] and its [`round::Spec`], [`HouseRules`] and its [`house::Choice`]s.
//! - **Groups**: [`Meld`] to be displayed, [`Group`] displayed, [`Collection`] in the making.
//! - **Play**: [`Act`], [`Game`], [`Event`]; [`Table`] is public, a [`View`] is what one seat sees.
//! - **Opponents**: [`player::decide`] by a [`player::Strength`].
//! - **Answers**: [`Illegal`], [`Score`].
//! - **Texts**: [`Record`] of a game, [`Setup`] of a moment; [`View::imagine`] makes up what is hidden.
#![no_std]

extern crate alloc;

mod block;
mod counts;
mod face;
mod seat;

pub mod house;
pub mod player;
pub mod round;
pub mod rule;

mod collection;
mod group;
mod pattern;
mod place;
mod plan;
mod planned;

mod act;
mod check;
mod dice;
mod event;
mod fence;
mod game;
mod hand;
mod illegal;
mod imagine;
mod left;
mod own;
mod record;
mod score;
mod setup;
mod state;
mod table;
mod view;
mod wanted;

pub use act::{Act, ActError, Slot};
pub use block::Block;
pub use collection::{Aim, Collection};
pub use counts::Counts;
pub use event::Event;
pub use face::{Animal, Face, FaceError, Low, Number, Suit};
pub use fence::{End, Ends, StackNumber, StackNumberError};
pub use game::Game;
pub use group::{Group, Meld, MeldError};
pub use hand::{Held, Origin};
pub use house::{HouseError, HouseRules};
pub use illegal::{Illegal, Refusal};
pub use left::Left;
pub use own::{Answer, Own};
pub use place::Place;
pub use planned::{PlannedBlock, PlannedGroup, Source};
pub use record::{Record, RecordError, RecordFault, Tag};
pub use round::Round;
pub use rule::Rule;
pub use score::{Score, Sheet};
pub use seat::{Direction, Players, Seat, SeatError, Seats};
pub use setup::{Setup, SetupError, SetupFault};
pub use table::{Discard, DiscardState, Draw, Played, Stage, Table, Then, Took, Turn};
pub use view::View;
pub use wanted::{Serves, Wanted};
