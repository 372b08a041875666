//! The score of a round, as public information for a host.

use sandgrid_yebo::{Round, Seat, Table};

/// The score of a finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// Number of the round in the rules: 1 to 6, whenever it is played.
    pub number: u32,
    /// Winner of the round, if there is one.
    pub winner: Option<Seat>,
    /// Score of each seat.
    pub seats: Vec<SeatScore>,
}

/// The score of a seat in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatScore {
    /// The seat.
    pub seat: Seat,
    /// Points of the round.
    pub points: i32,
    /// Points of all rounds so far.
    pub total: i32,
}

/// Returns the place of a round in the order of play, from 1: of one that is played, or of the present one.
pub(super) fn place_in_order(table: &Table, round: Round) -> usize {
    let played = table.played.iter().position(|played| played.round == round);
    played.unwrap_or(table.played.len()) + 1
}

impl RoundScore {
    /// Returns the score of the round that was scored last.
    pub(super) fn of(table: &Table) -> Option<Self> {
        let played = table.played.last()?;
        let sheets = played.score.sheets().iter();
        let share = |(seat, points): (&Seat, i32)| SeatScore {
            seat: *seat,
            points,
            total: table.total(*seat),
        };
        let seats = table.seats().iter().zip(sheets.map(sandgrid_yebo::Sheet::total));
        Some(Self {
            number: u32::from(played.round.number()),
            winner: played.winner,
            seats: seats.map(share).collect(),
        })
    }
}
