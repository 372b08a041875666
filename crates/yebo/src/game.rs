//! A game from its first draw to its end.

use alloc::vec::Vec;

use crate::state::State;
use crate::{Act, Block, Event, HouseRules, Illegal, Players, Seat, Table, View};

/// A game: the table, everything hidden, and what was done.
///
/// Same seed, same acts: same game, on every machine. Two games are equal when all of that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// `None` if the game was set up.
    seed: Option<u64>,
    state: State,
    acts: Vec<(Seat, Act)>,
    /// The states before the last acts of `acts`, as far as they can be taken back.
    back: Vec<State>,
}

impl Game {
    /// Creates a game in which each seat has drawn a block and the Chief is known.
    #[must_use]
    pub fn new(seed: u64, players: Players, house: HouseRules) -> Self {
        Self::begin(Some(seed), State::new(seed, players, house))
    }

    pub(crate) fn begin(seed: Option<u64>, state: State) -> Self {
        Self { seed, state, acts: Vec::new(), back: Vec::new() }
    }

    /// The table and what is hidden, to play on in thought.
    pub(crate) fn into_state(self) -> State {
        self.state
    }

    /// Returns the seed of the shuffle, unless the game was set up.
    #[must_use]
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Returns the public state.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.state.table
    }

    /// Returns the view of a seat; an onlooker's, if the seat is empty.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.state.view(Some(seat))
    }

    /// Returns the view of an onlooker.
    #[must_use]
    pub fn onlooker(&self) -> View<'_> {
        self.state.view(None)
    }

    /// Returns all acts of a seat that are legal now, in a fixed order.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Act> {
        self.view(seat).legal()
    }

    /// Returns the acts so far, without those taken back.
    #[must_use]
    pub fn acts(&self) -> &[(Seat, Act)] {
        &self.acts
    }

    /// Performs an act, and returns its events, unfiltered; see [`Event::seen_by`].
    ///
    /// # Errors
    /// If the act is not legal; the game is unchanged.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<Vec<Event>, Illegal> {
        self.view(seat).check(&act).map_err(|why| Illegal::new(seat, act, why))?;
        if teaches_nothing(act) {
            self.back.push(self.state.clone());
        } else {
            self.back.clear();
        }
        self.acts.push((seat, act));
        Ok(self.state.apply(seat, act))
    }

    /// Returns the number of acts that a seat can take back, one after the other: picking up, displaying, laying and
    /// buying in its turn, since it last drew a block, so that no knowledge is undone.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> usize {
        if self.table().turn() == Some(seat) { self.back.len() } else { 0 }
    }

    /// Takes the last act back and says which that was, or `None` where that seat cannot.
    pub fn take_back(&mut self, seat: Seat) -> Option<Act> {
        if self.can_take_back(seat) == 0 {
            return None;
        }
        self.state = self.back.pop()?;
        self.acts.pop().map(|(_, act)| act)
    }

    /// The blocks of all hands, places, discards and the Fence, in no telling order: always all 144,
    /// or none before the first deal.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.state.blocks()
    }
}

/// Returns whether an act reveals no block but those that the seat itself shows.
fn teaches_nothing(act: Act) -> bool {
    matches!(act, Act::PickUp | Act::Show(_) | Act::Fourth(..) | Act::Buy(..))
}
