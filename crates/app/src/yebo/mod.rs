//! The Yebo session without a browser: a [`YeboSession`] takes [`YeboEvent`]s and returns [`YeboEffect`]s, and its
//! [`YeboScene`] describes the screen.
//!
//! A scene contains nothing hidden: it is made from the view of the seat whose hand is shown.

pub use sandgrid_yebo as rules;

pub use actions::{CommandButton, Rank, TableCommand};
pub use animation::{Animation, Spot, shifted};
pub use effect::{Way, YeboEffect, YeboEvent};
pub use library::{OtherGame, Slot, SlotError, SlotState};
pub(crate) use library::{place_of, seal};
pub use moment::{Call, CountPart, RoundCount, SeatCount, Standing, YeboEnding};
pub use phrases::marked::LogPart;
pub use players::{PlayerKind, SeatPlan, Strength};
pub use request::{MoveRequest, MoveRequestError, MoveResponse};
pub use round_score::{RoundScore, SeatScore};
pub use rulebook::{Chapter, HouseChoice, Statement, chapters, house_choices, six_rounds};
pub use saved_game::{SavedYeboGame, SavedYeboGameError, YeboFault};
pub use scene::{
    AnnounceWindow, Bubble, ChiefDraw, Fence, Handoff, HeldTile, MarkKind, Missing, Opening,
    PicturedTile, PlannedTableGroup, PlannedTile, RoundAccount, RoundGoal, ScoredBlocks, SeatMark,
    SeatScene, Sheet, SheetRow, Side, Stack, TableGroup, Tile, YeboNotice, YeboScene,
};
pub use session::YeboSession;
pub use settings::{Help, LetterKeys, OpponentPace, Sort, YeboSettings};
pub use sound_cue::YeboCue;
pub use status::Status;
pub use typed_act::read_act;

mod actions;
mod ai;
mod animation;
mod effect;
mod hand;
mod lesson;
mod library;
mod log;
mod moment;
mod phrases;
mod players;
mod request;
mod round_score;
mod rulebook;
mod saved_game;
mod scene;
mod session;
mod settings;
mod sound_cue;
mod status;
mod typed_act;
