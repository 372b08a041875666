//! What can happen to a sitting, and what it asks of the outside.

use sandgrid_yebo::{Act, Block, Seat};

use super::{MoveRequest, RoundScore, SeatPlan, Slot, Sort, TableCommand, YeboCue};
use crate::Access;
use crate::yebo::rules::HouseRules;

/// Everything that can happen to a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YeboEvent {
    /// A new game.
    New {
        /// Who plays.
        company: SeatPlan,
        /// How the house plays.
        house: HouseRules,
        /// How the blocks are mixed.
        seed: u64,
    },
    /// The same; the game on the table stays among those that are kept, if people have played in it and it goes on.
    Another {
        /// Who plays.
        company: SeatPlan,
        /// How the house plays.
        house: HouseRules,
        /// How the blocks are mixed.
        seed: u64,
    },
    /// Somebody does what is offered.
    Do(TableCommand),
    /// A key with a letter, a digit or a sign; as on the buttons.
    Letter(char),
    /// A block of the hand is chosen, or no longer.
    Choose(Block),
    /// No block is chosen any more.
    Cancel,
    /// A block of the hand goes one place on.
    Move(Block, Way),
    /// A block of the hand goes to the place of another.
    Put(Block, Block),
    /// The hand is put in that order.
    Sort(Sort),
    /// What an opponent says to [`YeboEffect::Ask`].
    MoveReceived(String),
    /// The time of [`YeboEffect::StartTimer`] has come.
    TimerFired(u32),
    /// Names and texts that were kept here: games, what was learned, what is preferred. Told as the page
    /// opens, all games at once; then one of them goes on.
    StorageLoaded(Vec<(String, String)>),
    /// What should be kept here cannot be: it is forbidden, or there is no room.
    StorageFailed,
    /// The words of a language that somebody chose cannot be had.
    LocaleNotLoaded,
    /// Another window on this device keeps something under that name, or forgets it.
    StorageChanged {
        /// Its name.
        name: String,
        /// The text, or none.
        text: Option<String>,
        /// A number that no game here has, and above those of before: by it the one on the table is known
        /// from its next act, where the other window plays the same.
        number: u64,
    },
    /// Go on with a game that is kept here.
    Open(Slot),
    /// Forget a game that is kept here, and is not on the table.
    Forget(Slot),
    /// The lesson is taken up.
    Learn,
    /// A record that somebody opens.
    Load(String),
    /// The text in which settings are kept has changed.
    SetSettings(String),
    /// Others play on from where the game stands; as many as do now.
    Seat(SeatPlan),
    /// Visitors may play, or only look.
    SetAccess(Access),
    /// A host plays for whoever decides; no device goes from hand to hand for that.
    Play(Act),
}

/// Towards the beginning of the hand, or its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Towards its beginning.
    Back,
    /// Towards its end.
    On,
}

/// What the outside has to do. After every event the scene may have changed, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YeboEffect {
    /// Say it when there is a pause.
    Say(String),
    /// Say it at once, and show it.
    Alert(String),
    /// Keep that text in place of the last one under that name; or forget it.
    Save {
        /// The name.
        name: String,
        /// The text.
        text: Option<String>,
    },
    /// Drop what was said and not heard yet, and what still stands where it was said: somebody else looks now.
    Silence,
    /// Before anything is kept under that name, put what is there elsewhere: it cannot be read here.
    QuarantineFirst(String),
    /// Ask an opponent in place of the last question, and hand in what it says as
    /// [`YeboEvent::MoveReceived`].
    Ask {
        /// What.
        question: MoveRequest,
        /// Milliseconds to wait before the answer is handed in, so that a person can follow.
        pause: u32,
    },
    /// Nobody waits for an answer any more.
    CancelRequest,
    /// Hand in [`YeboEvent::TimerFired`] after so many milliseconds.
    StartTimer {
        /// Which reminder.
        id: u32,
        /// After how many milliseconds.
        pause: u32,
    },
    /// Let that be heard, once.
    Sound(YeboCue),
    /// Another game lies on the table.
    Begun,
    /// A seat has done something, as everybody at the table may know it.
    Played {
        /// Who.
        seat: Seat,
        /// What, as a record writes it.
        text: String,
        /// What came of it, in sentences.
        words: String,
    },
    /// A round is over.
    Scored {
        /// What it brought everybody.
        brought: RoundScore,
        /// The same in sentences.
        words: String,
    },
    /// Somebody has taken something back.
    TakenBack,
    /// The hand of that seat is to be seen now: move the keyboard's focus to what it can do.
    Turn(Seat),
}
