//! A game from its first draw to its end.

use alloc::vec::Vec;

use crate::state::State;
use crate::{Act, Block, Event, HouseRules, Illegal, Players, Seat, Table, View};

/// A game: the table, everything hidden, and what was done.
///
/// Same seed, same acts: same game, on every machine. Two games are equal when all of that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// `None` where somebody set it up.
    seed: Option<u64>,
    state: State,
    acts: Vec<(Seat, Act)>,
    /// What the acts at the end of `acts` that can be taken back began with.
    back: Vec<State>,
}

impl Game {
    /// A game of which everybody has drawn a block, and somebody is Chief.
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

    /// What decides how blocks are mixed, unless the game was set up.
    #[must_use]
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.state.table
    }

    /// What that seat sees; an onlooker, if nobody sits there.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.state.view(Some(seat))
    }

    /// What onlookers see.
    #[must_use]
    pub fn onlooker(&self) -> View<'_> {
        self.state.view(None)
    }

    /// Everything that seat may do now, in a fixed order.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Act> {
        self.view(seat).legal()
    }

    /// What was done so far, apart from what was taken back.
    #[must_use]
    pub fn acts(&self) -> &[(Seat, Act)] {
        &self.acts
    }

    /// Lets a seat do something, and says what happened, for somebody who sees everything; see
    /// [`Event::seen_by`].
    ///
    /// # Errors
    /// When that is not legal; nothing has changed then.
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

    /// How many acts that seat can take back, one after the other: what it has picked up, displayed,
    /// laid or bought in its turn, since it last drew a block, so that nobody unlearns anything.
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

/// Whether nobody knows more after that act than before, but for what the seat itself shows.
fn teaches_nothing(act: Act) -> bool {
    matches!(act, Act::PickUp | Act::Show(_) | Act::Fourth(..) | Act::Buy(..))
}
