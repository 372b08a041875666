//! A game as it looks to whoever does not sit at the table.

use sandgrid_yebo::Seat;

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// How its blocks were mixed.
    pub seed: u64,
    /// How many acts were done.
    pub acts: usize,
    /// Who is to decide something; nobody, once it is over.
    pub turn: Option<Seat>,
    /// Who has won it, once it is over.
    pub winners: Option<Vec<Seat>>,
}
