//! What a round brought everybody, for whoever does not sit at the table.

use sandgrid_yebo::{Seat, Table};

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// Which round of the six: 1 to 6.
    pub number: u32,
    /// Who won it, if anybody did.
    pub winner: Option<Seat>,
    /// What it brought each seat.
    pub seats: Vec<SeatScore>,
}

/// What a round brought a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatScore {
    /// Whom.
    pub seat: Seat,
    /// How many points.
    pub points: i32,
    /// How many it has of all rounds so far.
    pub total: i32,
}

impl RoundScore {
    /// What the round brought that was scored last, as everybody at the table sees it.
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
