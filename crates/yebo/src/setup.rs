//! A moment of a game, written out by hand.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::check::LegalityChecker;
use crate::fence::Fence;
use crate::state::State;
use crate::{
    Block, Discard, DiscardState, Face, Game, HouseRules, Origin, Players, Seat, Seats, Stage,
    Then, Turn,
};

mod read;

/// A moment of a game, written out: what is not said is filled in.
///
/// # Text
/// Line by line; what follows a `#` is a remark.
///
/// | line | meaning |
/// |---|---|
/// | `seats 4` | how many play, before all that is said of seats; 4, if it is not said |
/// | `house rebuilds=0` | how the house plays; before any group |
/// | `played 2 5` | the rounds that are over, without points |
/// | `chief A` | A, if it is not said |
/// | `direction -` | `+`, if it is not said |
/// | `round 1` | what is played; before any group |
/// | `stage take B` | `choose`, `replace B`, `take B`, `play B`, `play B claimed`, `play B picked-up`, `refill B`, `claim B`, `empty pick-up B`, `empty take B`, `empty refill B` |
/// | `hand A P5 ~P5 !M3 *` | what A holds: `~` came from the table, `!` was drawn in this turn; `*` stands for the blocks that are not said |
/// | `group A P5 P5 AF=P5 + P5` | a displayed group, perhaps with its 4th block |
/// | `sightings A X40` | the Sightings before A |
/// | `announced A C` | who has announced |
/// | `discards B P5 M3` | what B has discarded; the last line has the last discard |
/// | `left S4 P2` | what is drawn first from that end; `right M9 F1` likewise |
/// | `rest discards` | the blocks that nothing is said of are old discards, apart from Sightings and Africa; without this line all of them are in the Fence |
/// | `rebuilt 1` | how often the Fence was rebuilt |
/// | `seed 5` | what decides what is not said, and later chance |
///
/// A hand of which nothing is said is filled up, and so is one with `*`: with neither Africa nor
/// Sightings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup(Game);

impl Setup {
    /// A text may have no more bytes than that.
    pub const LONGEST: usize = 20_000;

    /// The game that begins there. It has no seed, and so no record.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.0
    }
}

/// Why a text sets up no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The line, from 1; 0 for the whole text.
    pub line: usize,
    /// The fault.
    pub why: SetupFault,
}

/// A fault of a written set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The text is longer than [`Setup::LONGEST`].
    TooLong,
    /// The line begins with no word that says anything.
    Unknown(String),
    /// The line cannot be read.
    Unreadable,
    /// The line changes what lines before it depend on.
    TooLate,
    /// The set-up names more blocks of that face than exist.
    TooMany(Face),
    /// The blocks are no group of the round, or not one that goes with the others.
    NoGroup,
    /// A hand has too many blocks, or too few.
    Hand(Seat),
    /// The Fence cannot be built: an odd number of blocks between two whole ends.
    Fence,
    /// The stage is impossible: its round, its seat, its discard or a block to draw is missing, or no seat could act.
    Stage,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.why {
            SetupFault::TooLong => write!(f, "the text has more than {} bytes", Setup::LONGEST),
            SetupFault::Unknown(word) => write!(f, "nothing is said by “{word}”"),
            SetupFault::Unreadable => f.write_str("this cannot be read"),
            SetupFault::TooLate => f.write_str("this must be said before"),
            SetupFault::TooMany(face) => write!(f, "there are not so many {face}"),
            SetupFault::NoGroup => f.write_str("this is no group here"),
            SetupFault::Hand(seat) => write!(f, "the hand of {seat} has not its number of blocks"),
            SetupFault::Fence => f.write_str("an odd number of blocks is left between the ends"),
            SetupFault::Stage => f.write_str("this stage cannot be"),
        }
    }
}

impl core::error::Error for SetupError {}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let whole = |why| SetupError { line: 0, why };
        if text.len() > Self::LONGEST {
            return Err(whole(SetupFault::TooLong));
        }
        let mut draft = Draft::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            draft.read(line).map_err(|why| SetupError { line: at + 1, why })?;
        }
        draft.finish().map(Self).map_err(whole)
    }
}

/// A set-up of which some lines are read.
struct Draft {
    state: State,
    /// The blocks of which nothing is said yet, by number.
    unsaid: Vec<Block>,
    /// The seats whose hands are given in full.
    full: Seats,
    left: Vec<Block>,
    right: Vec<Block>,
    rest: Rest,
}

/// The place of the blocks that the text does not mention.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Rest {
    Fence,
    Discards,
}

impl Draft {
    fn new() -> Self {
        let mut state = State::new(0, Players::Four, HouseRules::default());
        state.table.opening.clear();
        state.table.chief = Seat::A;
        Self {
            state,
            unsaid: Block::all().collect(),
            full: Seats::NONE,
            left: Vec::new(),
            right: Vec::new(),
            rest: Rest::Fence,
        }
    }

    /// Takes a block of that face out of those that nothing is said of.
    fn claim(&mut self, face: Face) -> Result<Block, SetupFault> {
        let at = self.unsaid.iter().position(|block| block.face() == face);
        at.map(|at| self.unsaid.remove(at)).ok_or(SetupFault::TooMany(face))
    }

    fn finish(mut self) -> Result<Game, SetupFault> {
        self.check_stage()?;
        let seats = self.state.table.players.seats();
        for seat in seats {
            if !self.full.has(*seat) {
                self.fill(*seat);
            }
            self.check_hand(*seat)?;
        }
        self.build()?;
        self.state.tell_sizes();
        self.check_end()?;
        Ok(Game::begin(None, self.state))
    }

    fn check_stage(&self) -> Result<(), SetupFault> {
        let table = &self.state.table;
        let has = |seat| table.players.has(seat);
        let fits = match table.stage {
            Stage::Replace(seat) => table.round.is_none() && has(seat),
            Stage::Choose => table.round.is_none(),
            Stage::Claim { by, .. } => {
                has(by) && table.discards.last().is_some_and(|last| last.by == by)
            }
            Stage::Direct
            | Stage::Take(_)
            | Stage::Play(_)
            | Stage::Refill(_)
            | Stage::Empty(_)
            | Stage::Over => table.turn().is_some_and(has),
        };
        let is_dealt = !matches!(table.stage, Stage::Replace(_) | Stage::Choose);
        let is_open = match table.round {
            Some(round) => table.open_rounds().any(|open| open == round),
            None => !is_dealt,
        };
        if fits && is_open && has(table.chief) { Ok(()) } else { Err(SetupFault::Stage) }
    }

    /// Checks that an awaited seat can act, and that there are blocks if they must be drawn.
    fn check_end(&self) -> Result<(), SetupFault> {
        let state = &self.state;
        let fits = match state.table.stage {
            Stage::Replace(_) => self.has_replacements(),
            Stage::Take(_) | Stage::Refill(_) => !state.fence.is_empty(),
            Stage::Empty(Then::PickUp(_)) => {
                state.fence.is_empty() && LegalityChecker::may_pick_up(&state.table)
            }
            Stage::Empty(_) => state.fence.is_empty(),
            Stage::Direct | Stage::Choose | Stage::Play(_) | Stage::Claim { .. } | Stage::Over => {
                true
            }
        };
        let mut awaited = state.table.awaited().iter();
        let goes_on = awaited.all(|seat| !state.view(Some(seat)).legal().is_empty());
        if fits && goes_on { Ok(()) } else { Err(SetupFault::Stage) }
    }

    /// Returns whether the Fence has a block for each that the hands lack, however many Sightings come before it:
    /// it is not rebuilt before the first turn.
    fn has_replacements(&self) -> bool {
        let seats = self.state.table.players.seats().iter();
        let held = |seat: &Seat| self.state.hands[seat.index()].0.len();
        let lacking: usize = seats.map(|seat| self.wanted(*seat) - held(seat)).sum();
        let plain = self.state.fence.blocks().into_iter().filter(|block| !block.is_sighting());
        plain.count() >= lacking
    }

    /// Returns the number of blocks in a complete hand of a seat.
    fn wanted(&self, seat: Seat) -> usize {
        let groups = self.state.table.place(seat).groups.iter();
        let displayed: usize = groups.map(|group| group.blocks().len()).sum();
        let plays =
            matches!(self.state.table.stage, Stage::Play(Turn { seat: of, .. }) if of == seat);
        12 + usize::from(plays) - displayed.min(12)
    }

    fn fill(&mut self, seat: Seat) {
        let wanted = self.wanted(seat);
        let plain = |block: &Block| !block.is_sighting() && block.face() != Face::Africa;
        let mut blocks = self.state.dice.mixed(self.unsaid.iter().copied().filter(plain));
        blocks.truncate(wanted.saturating_sub(self.state.hand(seat).0.len()));
        self.unsaid.retain(|block| !blocks.contains(block));
        for block in blocks {
            self.state.hand(seat).add(block, Origin::Fence);
        }
    }

    fn check_hand(&self, seat: Seat) -> Result<(), SetupFault> {
        let (held, wanted) = (self.state.hands[seat.index()].0.len(), self.wanted(seat));
        let fits = match self.state.table.stage {
            Stage::Replace(of) if of == seat => held < wanted,
            Stage::Replace(_) => held <= wanted,
            Stage::Direct
            | Stage::Choose
            | Stage::Take(_)
            | Stage::Play(_)
            | Stage::Refill(_)
            | Stage::Claim { .. }
            | Stage::Empty(_)
            | Stage::Over => held == wanted,
        };
        if fits { Ok(()) } else { Err(SetupFault::Hand(seat)) }
    }

    /// Puts everything that nothing is said of where it belongs.
    fn build(&mut self) -> Result<(), SetupFault> {
        let rest = self.state.dice.mixed(core::mem::take(&mut self.unsaid));
        let (discards, middle) = match self.rest {
            Rest::Fence => (Vec::new(), rest),
            Rest::Discards => rest.into_iter().partition(|block| may_be_discarded(*block)),
        };
        // They are older than those that are said.
        let old = discards.into_iter().map(|block| Discard {
            by: Seat::A,
            block,
            fate: DiscardState::Lies,
        });
        self.state.table.discards.splice(0..0, old);
        let fence = Fence::assemble(&self.left, &middle, &self.right);
        self.state.fence = fence.ok_or(SetupFault::Fence)?;
        Ok(())
    }
}

fn may_be_discarded(block: Block) -> bool {
    !block.is_sighting() && block.face() != Face::Africa
}

#[cfg(test)]
mod tests;
