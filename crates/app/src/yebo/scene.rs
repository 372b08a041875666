//! What is to be seen at the table.

use sandgrid_yebo::{Block, Direction, Face, Seat};

use super::{CommandButton, Help, Statement};
use crate::LessonMood;

/// Everything that is to be seen. Two scenes are equal when nobody could tell the difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YeboScene {
    /// What is played.
    pub title: String,
    /// What is asked now, or whom one waits for.
    pub status: String,
    /// What happened, the oldest first.
    pub log: Vec<String>,
    /// Everybody, clockwise; first whoever sits at the near side.
    pub seats: Vec<SeatScene>,
    /// The Fence.
    pub fence: Fence,
    /// The discards that lie there, the oldest first.
    pub discards: Vec<Tile>,
    /// Whether the last of them can still be had.
    pub last_lies: bool,
    /// Which way it goes, with its name.
    pub direction: Option<(Direction, String)>,
    /// The hand that is shown.
    pub hand: Option<Vec<HeldTile>>,
    /// What it is called.
    pub hand_name: String,
    /// How it stands with the step of the lesson that lies there.
    pub lesson: Option<LessonMood>,
    /// What is told to whoever comes here for the first time.
    pub invitation: Option<String>,
    /// What can be done.
    pub offers: Vec<CommandButton>,
    /// Whoever is to take the device before a hand is shown.
    pub cover: Option<Handoff>,
    /// A discard that can be claimed now.
    pub claim: Option<AnnounceWindow>,
    /// What the hand is missing.
    pub missing: Option<Missing>,
    /// What a hint says.
    pub hint: Option<String>,
    /// Why something was not done.
    pub notice: Option<YeboNotice>,
    /// Everybody's points, round by round.
    pub sheet: Sheet,
    /// Whether a round has just ended.
    pub scored: bool,
    /// Whether it is told what the hand is missing, where there is something to tell.
    pub help: Help,
    /// Whether somebody thinks.
    pub thinking: bool,
}

/// A block, face up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Which.
    pub block: Block,
    /// What is painted on it.
    pub face: Face,
    /// What an Africa stands for.
    pub stands: Option<Face>,
    /// What it is called.
    pub name: String,
}

/// A block of the hand that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldTile {
    /// The block.
    pub tile: Tile,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it has just come.
    pub fresh: bool,
}

/// Where a seat is seen from the near one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// At the near side.
    Near,
    /// To the left of it.
    Left,
    /// Opposite.
    Far,
    /// To the right.
    Right,
}

/// What is seen of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// Which.
    pub seat: Seat,
    /// Where.
    pub side: Side,
    /// What it is called.
    pub name: String,
    /// Who decides for it.
    pub sitter: String,
    /// How many blocks are hidden in its hand.
    pub held: u8,
    /// The same in words.
    pub held_words: String,
    /// The groups displayed.
    pub groups: Vec<Clan>,
    /// The Sightings.
    pub sightings: Vec<Tile>,
    /// Words for what holds of it: Chief, announced, in turn.
    pub marks: Vec<String>,
    /// Whether it must decide something.
    pub turn: bool,
    /// All its points so far, as they are written.
    pub total: String,
}

/// A group on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clan {
    /// What it is called.
    pub name: String,
    /// Its blocks, the 4th included.
    pub tiles: Vec<Tile>,
    /// Whether the last is a 4th.
    pub fourth: bool,
}

/// One stack of the Fence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Its place in the square, clockwise from the middle of the near side: 0 to 71.
    pub place: u8,
    /// How many blocks: 1 or 2.
    pub height: u8,
}

/// The Fence from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// From the left end to the right one; empty before it is built.
    pub stacks: Vec<Stack>,
    /// In words: how many are left.
    pub words: String,
    /// In words: the left end and the right one.
    pub ends: [String; 2],
    /// Whether a block can be drawn from it.
    pub open: bool,
}

/// Whoever is to take the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handoff {
    /// Who.
    pub seat: Seat,
    /// In a sentence.
    pub words: String,
}

/// A discard that can be claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnounceWindow {
    /// By which the window is known.
    pub id: u32,
    /// Which block.
    pub tile: Tile,
    /// How long it can be claimed, in seconds; 0: as long as it takes.
    pub seconds: u8,
}

/// What the hand is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// How many blocks, in words.
    pub words: String,
    /// What would help, and how many of it nobody has seen, in words.
    pub nearer: Vec<(Face, String)>,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YeboNotice {
    /// In words.
    pub words: String,
    /// The rules that say so.
    pub rules: Vec<Statement>,
}

/// Everybody's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What everybody is called.
    pub names: Vec<String>,
    /// The rounds, played and to come.
    pub rounds: Vec<SheetRow>,
    /// What each round was worth that was played, the last first.
    pub accounts: Vec<RoundAccount>,
    /// The sums.
    pub totals: Vec<String>,
    /// Whether these are the last.
    pub over: bool,
}

/// One round on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// What is played.
    pub round: String,
    /// What it brought everybody; nothing where it is still to come.
    pub points: Vec<String>,
    /// Who won it.
    pub winner: Option<String>,
}

/// What a round was worth that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundAccount {
    /// Which round, and who won it.
    pub title: String,
    /// What for, and how much everybody.
    pub parts: Vec<(String, Vec<String>)>,
    /// What that adds up to, with what it is called.
    pub sum: (String, Vec<String>),
    /// What everybody still held, by name: who was done held nothing.
    pub left: Vec<(String, Option<Clan>)>,
}

impl SheetRow {
    /// The round, and who won it.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.winner {
            Some(winner) => format!("{} · {winner}", self.round),
            None => self.round.clone(),
        }
    }
}
