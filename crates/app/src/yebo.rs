//! One sitting at Yebo without a browser: a [`Sitting`] takes [`Event`]s and gives [`Effect`]s, and
//! its [`Scene`] says what is to be seen and heard.
//!
//! Nothing hidden is in a scene: it is made from the view of the seat whose hand is shown.

pub use sandgrid_yebo as rules;

pub use brought::{RoundScore, SeatScore};
pub use company::{PlayerKind, SeatPlan, Strength};
pub use cue::YeboCue;
pub use effect::{Way, YeboEffect, YeboEvent};
pub use errand::{MoveRequest, MoveRequestError, MoveResponse};
pub use flight::{Animation, Spot, shifted};
pub use kept::{SavedYeboGame, SavedYeboGameError};
pub use library::{OtherGame, Slot, SlotError, SlotState};
pub(crate) use library::{place_of, seal};
pub use offer::{CommandButton, Rank, TableCommand};
pub use outline::Status;
pub use prefs::{Help, LetterKeys, OpponentPace, Sort, YeboSettings};
pub use rulebook::{Chapter, HouseChoice, Statement, chapters, house_choices};
pub use scene::{
    AnnounceWindow, Clan, Fence, Handoff, HeldTile, Missing, RoundAccount, SeatScene, Sheet,
    SheetRow, Side, Stack, Tile, YeboNotice, YeboScene,
};
pub use sitting::YeboSession;

mod brought;
mod chooser;
mod company;
mod cue;
mod effect;
mod errand;
mod flight;
mod kept;
mod lesson;
mod library;
mod log;
mod naming;
mod offer;
mod outline;
mod prefs;
mod rack;
mod reasoning;
mod refusing;
mod rulebook;
mod scene;
mod sitting;
mod telling;
