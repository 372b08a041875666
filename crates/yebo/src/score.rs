//! The score of a round.

use alloc::vec::Vec;

use crate::{Block, Face, Group, Place, Players, Seat};

/// The score of a round for all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Clockwise from A.
    sheets: Vec<Sheet>,
}

/// The parts of a seat's score in a round.
///
/// Source: 003-E47, E48, Q-E25.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Each displayed group without its 4th block, in the order in which they were displayed.
    pub groups: Vec<i32>,
    /// All 4th blocks.
    pub fourths: i32,
    /// All Sightings.
    pub sightings: i32,
    /// 20 for winning the round.
    pub winner: i32,
    /// -50 for each Africa left in the hand.
    pub africa: i32,
}

impl Sheet {
    const WINNER: i32 = 20;
    const AFRICA_LEFT: i32 = -50;

    fn new(place: &Place, hand: impl Iterator<Item = Block>, winner: i32) -> Self {
        let left = hand.filter(|block| block.face() == Face::Africa);
        let fourths = place.groups.iter().filter_map(Group::fourth);
        Self {
            groups: place.groups.iter().map(points).collect(),
            fourths: fourths.map(|block| block.face().points()).sum(),
            sightings: place.sightings.iter().map(|block| block.face().points()).sum(),
            winner,
            africa: left.map(|_| Self::AFRICA_LEFT).sum(),
        }
    }

    /// Returns the score of the displayed blocks alone.
    #[must_use]
    pub fn shown(place: &Place) -> Self {
        Self::new(place, core::iter::empty(), 0)
    }

    /// All of it; may be negative.
    #[must_use]
    pub fn total(&self) -> i32 {
        let groups: i32 = self.groups.iter().sum();
        groups + self.fourths + self.sightings + self.winner + self.africa
    }
}

/// Returns the points of a displayed group without its 4th block.
#[must_use]
pub(crate) fn points(group: &Group) -> i32 {
    group.meld().points()
}

impl Score {
    /// Counts what lies there and what is held.
    pub(crate) fn count<I: Iterator<Item = Block>>(
        players: Players,
        places: &[Place; 4],
        hand: impl Fn(Seat) -> I,
        winner: Option<Seat>,
    ) -> Self {
        let sheet = |seat: &Seat| {
            let bonus = if winner == Some(*seat) { Sheet::WINNER } else { 0 };
            Sheet::new(&places[seat.index()], hand(*seat), bonus)
        };
        Self { sheets: players.seats().iter().map(sheet).collect() }
    }

    /// Returns the score of a seat.
    ///
    /// # Panics
    /// If the seat is empty.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// Everybody's, clockwise from A.
    #[must_use]
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }
}
