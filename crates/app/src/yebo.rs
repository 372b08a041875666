//! One sitting at Yebo without a browser: a [`Sitting`] takes [`Event`]s and gives [`Effect`]s, and
//! its [`Scene`] says what is to be seen and heard.
//!
//! Nothing hidden is in a scene: it is made from the view of the seat whose hand is shown.

pub use sandgrid_yebo as rules;

pub use brought::{Brought, Share};
pub use company::{Company, Sitter, Strength};
pub use cue::Cue;
pub use effect::{Effect, Event, Way};
pub use errand::{Answer, Question, QuestionError};
pub use flight::{Flight, Spot, shifted};
pub use kept::{Kept, KeptError};
pub use library::{Fate, Other, Place, PlaceError};
pub(crate) use library::{place_of, seal};
pub use offer::{Deed, Offer, Rank};
pub use outline::Outline;
pub use prefs::{Help, Keys, Pace, Prefs, Sort};
pub use rulebook::{Chapter, HouseChoice, Statement, chapters, house_choices};
pub use scene::{
    Account, Claim, Clan, Cover, Fence, Held, Missing, Notice, Scene, SeatScene, Sheet, SheetRow,
    Side, Stack, Tile,
};
pub use sitting::Sitting;

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
