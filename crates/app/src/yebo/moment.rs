//! Moments that the table shows for themselves: a won round and its count, and the end of the game.

use sandgrid_yebo::{Face, Seat};

use super::{Animation, TableGroup};

/// A call of Yebo that has been answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The number of acts up to it: another number is another call.
    pub acts: usize,
    /// The seat that has the block.
    pub seat: Seat,
    /// The word, as the seat calls it.
    pub word: String,
    /// Sentences about a call that a person lost or won, with the reason, and about missed turns.
    pub notes: Vec<String>,
}

/// The count of a round that has just ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCount {
    /// The winner with the last group, and the discard that the winner called in that turn, if there was one.
    pub words: String,
    /// The groups of the winner's last turn, if there is a winner: those since a call of Yebo, else one.
    pub last: Vec<TableGroup>,
    /// The way of those groups to their places.
    pub flights: Vec<Animation>,
    /// The seats: the winner first, then the others by their points.
    pub seats: Vec<SeatCount>,
}

/// The count of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCount {
    /// The seat.
    pub seat: Seat,
    /// Name of the player.
    pub name: String,
    /// Whether it has won the round.
    pub won: bool,
    /// The blocks left in the hand, laid open; `None` for an empty hand.
    pub open: Option<TableGroup>,
    /// Label of the blocks shown with the count: the hand, or the winner's last group.
    pub open_words: String,
    /// The parts of the score that are not 0.
    pub parts: Vec<CountPart>,
    /// Their sum, formatted.
    pub sum: String,
}

/// A part of a seat's score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountPart {
    /// Label.
    pub label: String,
    /// Points, formatted with their sign.
    pub points: String,
    /// The sum up to this part, formatted.
    pub so_far: String,
}

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YeboEnding {
    /// The winner, with the points and the lead over the next.
    pub words: String,
    /// The round in which the winner took the lead for good; empty if several share the first place.
    pub decided: String,
    /// The players, the first first.
    pub order: Vec<Standing>,
    /// The animals of the Sightings.
    pub animals: Vec<Face>,
}

/// A player's place in the final order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Place: 1 for the first; players with as many points share it.
    pub place: u8,
    /// Name.
    pub name: String,
    /// Points, formatted.
    pub points: String,
    /// How many rounds the player has won.
    pub rounds: String,
    /// The parts of the points that are not 0.
    pub parts: Vec<CountPart>,
}
