//! The scene: a description of the table on screen.

use sandgrid_yebo::{Block, Direction, Face, Seat, StackNumber, Suit};

use super::phrases::marked::LogPart;
use super::{Call, CommandButton, Help, RoundCount, Statement, YeboEnding};
use crate::LessonMood;

/// The state of the screen. Equal scenes look and read the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YeboScene {
    /// Title of the round.
    pub title: String,
    /// Groups that the round asks for.
    pub goal: Option<RoundGoal>,
    /// Current prompt, or the seat to act.
    pub status: String,
    /// Log of events, the oldest first.
    pub log: Vec<String>,
    /// The parts of each entry, with its blocks.
    pub log_parts: Vec<Vec<LogPart>>,
    /// Seats clockwise, beginning with the near side.
    pub seats: Vec<SeatScene>,
    /// The Fence.
    pub fence: Fence,
    /// Discards on the table, the oldest first.
    pub discards: Vec<Tile>,
    /// Whether the last discard is still available.
    pub last_lies: bool,
    /// Direction of play with its name.
    pub direction: Option<(Direction, String)>,
    /// The shown hand.
    pub hand: Option<Vec<HeldTile>>,
    /// Accessible name of the hand.
    pub hand_name: String,
    /// State of the lesson's step, during the lesson.
    pub lesson: Option<LessonMood>,
    /// Invitation to the lesson for new users.
    pub invitation: Option<String>,
    /// Available actions.
    pub offers: Vec<CommandButton>,
    /// Prompt to pass the device, before a hand is shown.
    pub cover: Option<Handoff>,
    /// A discard that can be claimed now.
    pub claim: Option<AnnounceWindow>,
    /// Blocks that the hand is missing.
    pub missing: Option<Missing>,
    /// Text of the hint.
    pub hint: Option<String>,
    /// The last refusal.
    pub notice: Option<YeboNotice>,
    /// Score sheet.
    pub sheet: Sheet,
    /// Whether a round has just ended.
    pub scored: bool,
    /// The last call of Yebo in this round.
    pub call: Option<Call>,
    /// The count of the round that has just ended.
    pub count: Option<RoundCount>,
    /// The end of the game.
    pub ending: Option<YeboEnding>,
    /// Display of missing blocks, if there is something to display.
    pub help: Help,
    /// Whether a computer player is thinking.
    pub thinking: bool,
}

/// A block, face up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The block.
    pub block: Block,
    /// Its face.
    pub face: Face,
    /// The block that an Africa stands for.
    pub stands: Option<Face>,
    /// Accessible name.
    pub name: String,
}

/// A block of the shown hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldTile {
    /// The block.
    pub tile: Tile,
    /// Accessible name: the block, and its complete group.
    pub words: String,
    /// Number of the complete group that it is in, from 1.
    pub group: Option<u8>,
    /// Whether it is selected.
    pub chosen: bool,
    /// Whether it was taken in this turn, and stands apart.
    pub fresh: bool,
    /// Whether the hint means it.
    pub hinted: bool,
}

/// The position of a seat, seen from the near one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// The near side.
    Near,
    /// To its left.
    Left,
    /// Opposite.
    Far,
    /// To its right.
    Right,
}

/// The view of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// The seat.
    pub seat: Seat,
    /// Its position.
    pub side: Side,
    /// Name of the player.
    pub name: String,
    /// Kind of the player.
    pub sitter: String,
    /// Number of hidden blocks in the hand.
    pub held: u8,
    /// The same number in words.
    pub held_words: String,
    /// Displayed groups.
    pub groups: Vec<TableGroup>,
    /// Sightings.
    pub sightings: Vec<Tile>,
    /// Blocks drawn for the first Chief, until the first deal.
    pub drawn: Vec<ChiefDraw>,
    /// Number of groups that the round asks for.
    pub places: u8,
    /// Groups in the making, for the shown hand alone.
    pub planned: Vec<PlannedTableGroup>,
    /// Own discards, the oldest first; `None` where another seat has taken one.
    pub pond: Vec<Option<Tile>>,
    /// The last act of the seat, until its next.
    pub bubble: Option<Bubble>,
    /// States of the seat.
    pub marks: Vec<SeatMark>,
    /// Whether it has to decide.
    pub turn: bool,
    /// Suits to which the displayed groups bind the seat, and their names.
    pub suits: Option<(Vec<Suit>, String)>,
    /// Points of this round so far, with a sign.
    pub gained: String,
    /// Score of the finished rounds, formatted.
    pub total: String,
    /// Both in words.
    pub points_words: String,
}

/// A block drawn for the first Chief.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChiefDraw {
    /// The block.
    pub tile: Tile,
    /// Whether it is the highest, which makes the Chief.
    pub is_highest: bool,
}

/// The last act of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bubble {
    /// In few words.
    pub words: String,
    /// The block that it was about, if everybody has seen that.
    pub face: Option<Face>,
    /// Whether the words are the name of that block: it was discarded.
    pub names_block: bool,
}

/// A state of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatMark {
    /// The kind.
    pub kind: MarkKind,
    /// In words.
    pub words: String,
}

/// The kind of a seat's state.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// It is the seat's turn.
    Turn,
    /// The seat decides about something outside its turn.
    Deciding,
    /// The seat is Chief.
    Chief,
    /// The seat has announced one final block.
    Announced,
    /// The seat has shown all groups without having announced one final block.
    Unannounced,
}

/// The groups that a round asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundGoal {
    /// In words.
    pub words: String,
    /// An example of a group, which the words describe.
    pub example: Vec<Face>,
}

/// A block of a picture on a button.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PicturedTile {
    /// The face, or Africa.
    pub face: Face,
    /// The block that an Africa stands for.
    pub stands: Option<Face>,
    /// Whether it is the discard that is called.
    pub called: bool,
}

/// A group in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedTableGroup {
    /// Accessible name.
    pub name: String,
    /// Its blocks.
    pub blocks: Vec<PlannedTile>,
}

/// A block of a group in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedTile {
    /// The face, or Africa.
    pub face: Face,
    /// The block that an Africa stands for.
    pub stands: Option<Face>,
    /// Number of unseen blocks, and the same in words, if the block is missing.
    pub left: Option<(u8, String)>,
}

/// A group on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableGroup {
    /// Accessible name.
    pub name: String,
    /// Blocks, including the 4th.
    pub tiles: Vec<Tile>,
    /// Whether the last block is a 4th.
    pub fourth: bool,
}

/// A stack of the Fence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Place in the square, clockwise from the middle of the near side: 0 to 71.
    pub place: u8,
    /// Number of blocks: 1 or 2.
    pub height: u8,
}

/// The public view of the Fence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// From the left end to the right one; empty before it is built.
    pub stacks: Vec<Stack>,
    /// Number of blocks left, in words; or the choice where it opens.
    pub words: String,
    /// The same number, unless the words tell the choice.
    pub count: Option<u8>,
    /// Names of the left and the right end.
    pub ends: [String; 2],
    /// Whether a block can be drawn.
    pub open: bool,
    /// Whether it is the closed square before the deal.
    pub closed: bool,
    /// The choice of the stack at which it opens, while the shown seat has that.
    pub opening: Option<Opening>,
}

/// The choice of the stack at which the Chief opens the Fence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The marked stack, if there is one.
    pub mark: Option<StackNumber>,
    /// Accessible name of the choice.
    pub name: String,
    /// The marked stack, in words.
    pub value: String,
}

/// A prompt to pass the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handoff {
    /// Seat that takes the device.
    pub seat: Seat,
    /// Prompt in a sentence.
    pub words: String,
}

/// A discard that can be claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnounceWindow {
    /// Identifier of the time window.
    pub id: u32,
    /// The block.
    pub tile: Tile,
    /// Time limit in seconds; 0 for none.
    pub seconds: u8,
}

/// The blocks that the hand is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Number of missing blocks, in words, and all blocks of which any one will do.
    pub words: String,
    /// The blocks of which any one will do, if there are several.
    pub waits: Option<PlannedTableGroup>,
    /// Blocks that would take an Africa back, and how many of each are unseen, in words.
    pub africa: Vec<String>,
}

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YeboNotice {
    /// Explanation.
    pub words: String,
    /// Rules behind it.
    pub rules: Vec<Statement>,
}

/// The score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Names of the players.
    pub names: Vec<String>,
    /// Rounds: those that are played in their order, then the present one, then those to come.
    pub rounds: Vec<SheetRow>,
    /// Details of each scored round, the last first.
    pub accounts: Vec<RoundAccount>,
    /// Totals.
    pub totals: Vec<String>,
    /// Whether a total is the highest; none if all are equal.
    pub leads: Vec<bool>,
    /// Whether the totals are final.
    pub over: bool,
}

/// A round on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// Its place in the order of play and its name; of a round to come the name alone.
    pub round: String,
    /// Name.
    pub name: String,
    /// How it ended, or that it has not.
    pub ended: String,
    /// Points of each seat; empty for a future round.
    pub points: Vec<String>,
    /// Whether the points of a seat are the most of the round; none if all are equal.
    pub best: Vec<bool>,
    /// Whether a seat has won the round; empty for a future round.
    pub won: Vec<bool>,
}

/// The details of a scored round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundAccount {
    /// Title of the round.
    pub title: String,
    /// The winner with the last groups, and the discard that the winner called for them.
    pub words: String,
    /// Label and points of each seat for every part of the score.
    pub parts: Vec<(String, Vec<String>)>,
    /// Label and points of the sum.
    pub sum: (String, Vec<String>),
    /// The scoring blocks of each seat, by name.
    pub shown: Vec<(String, Vec<ScoredBlocks>)>,
    /// Blocks left in each hand, by name; `None` for an empty hand.
    pub left: Vec<(String, Option<TableGroup>)>,
}

/// A group, or the Sightings of a seat, on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredBlocks {
    /// The blocks.
    pub group: TableGroup,
    /// The points of each block and their sum.
    pub points: String,
    /// Whether the round was won with it.
    pub won: bool,
}
