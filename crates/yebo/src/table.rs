//! The public state of a game.

use alloc::vec::Vec;

use crate::{
    Block, Direction, Ends, Face, Group, HouseRules, Left, Place, Players, Round, Score, Seat,
    Seats,
};

/// The public state of a game; it hides nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How the house plays.
    pub house: HouseRules,
    /// How many play.
    pub players: Players,
    /// The blocks drawn to find the first Chief, in order. A seat that drew a Sighting or an Africa, or tied for the
    /// highest number, drew again.
    pub opening: Vec<Draw>,
    /// The rounds that have been played, with their scores.
    pub played: Vec<Played>,
    /// The Chief of the round; before the deal, of the next one.
    pub chief: Seat,
    /// Which way it goes just now.
    pub direction: Direction,
    /// The round: chosen after the deal, and cleared with the next.
    pub round: Option<Round>,
    /// The next decision.
    pub stage: Stage,
    /// The places of the seats, by [`Seat::index`].
    pub places: [Place; 4],
    /// The discards since the Fence was built, the oldest first.
    pub discards: Vec<Discard>,
    /// The Fence from outside.
    pub ends: Ends,
    /// How often the Fence was rebuilt in this round.
    pub rebuilt: u8,
}

/// The next decision, and the seats that make it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The Chief says which way it goes, and deals. Until then the last round lies there as it ended.
    Direct,
    /// That seat replaces a Sighting that it was dealt.
    Replace(Seat),
    /// The Chief chooses the round.
    Choose,
    /// That seat takes a block.
    Take(Seat),
    /// That seat has thirteen blocks: it may display and so on, and discards.
    Play(Turn),
    /// That seat, in its turn, draws a block in place of a Sighting or of a 4th block.
    Refill(Turn),
    /// Everybody but `by`, who has discarded, calls Yebo or passes.
    Claim {
        /// The seat whose discard it is.
        by: Seat,
        /// The seats that have answered; their answers are hidden until all have.
        answered: Seats,
    },
    /// A block must be taken, and none is left of the Fence: the Chief decides, unless the player in turn
    /// may still pick up the last discard.
    Empty(Then),
    /// All six rounds are played.
    Over,
}

/// A turn after its first block was taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The seat.
    pub seat: Seat,
    /// How it began.
    pub took: Took,
}

/// How a turn began.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Took {
    /// With a block from the Fence.
    Drew,
    /// With the last discard, into the hand.
    PickedUp,
    /// With the last discard, by Yebo.
    Claimed,
}

/// The continuation when the empty Fence is rebuilt.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// That seat's turn begins, and until it lets the last discard go it may pick that up: then nothing
    /// need be drawn.
    PickUp(Seat),
    /// That seat's turn begins.
    Take(Seat),
    /// That turn continues.
    Refill(Turn),
}

/// A block drawn to find the first Chief.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// The seat.
    pub seat: Seat,
    /// Which.
    pub block: Block,
}

impl Draw {
    /// Returns its number: 1 to 9, or `None` for a Sighting or an Africa, which are drawn again (Q-E2).
    #[must_use]
    pub fn number(&self) -> Option<u8> {
        match self.block.face() {
            Face::Suit(_, number) => Some(number.get()),
            Face::Flower(low) | Face::Bird(low) => Some(low.get()),
            Face::Africa | Face::Sighting(_) => None,
        }
    }
}

/// A discarded block.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Discard {
    /// The seat that discarded it.
    pub by: Seat,
    /// Which.
    pub block: Block,
    /// Its state.
    pub fate: DiscardState,
}

/// The state of a discarded block.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DiscardState {
    /// It lies there.
    Lies,
    /// That seat claimed it by Yebo.
    Claimed(Seat),
    /// That seat picked it up.
    PickedUp(Seat),
}

/// A round that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which.
    pub round: Round,
    /// The Chief.
    pub chief: Seat,
    /// The winner, if there was one.
    pub winner: Option<Seat>,
    /// The score.
    pub score: Score,
    /// The discard that the winner called by Yebo in its last turn, if there was one.
    pub called: Option<Discard>,
    /// The displayed groups, seat by seat, in the order in which they were displayed.
    pub groups: Vec<(Seat, Group)>,
    /// The Sightings on the table, seat by seat.
    pub sightings: Vec<(Seat, Block)>,
    /// The hands at the end.
    pub left: Left,
}

impl Played {
    /// Returns the groups that the winner displayed since its last call of Yebo, if it won in that turn, else its last
    /// one; none without a winner.
    #[must_use]
    pub fn winning_groups(&self) -> Vec<Group> {
        let of_winner = self.groups.iter().filter(|(seat, _)| self.winner == Some(*seat));
        let groups: Vec<Group> = of_winner.map(|(_, group)| *group).collect();
        let called = self.called.map(|discard| discard.block);
        let has_called = |group: &Group| group.all_blocks().any(|block| Some(block) == called);
        let from = groups.iter().position(has_called).unwrap_or(groups.len().saturating_sub(1));
        groups.into_iter().skip(from).collect()
    }
}

impl Table {
    /// After this number of consecutive turns that began by picking up, a turn must begin with the Fence.
    ///
    /// The text sets no such limit. It is our own, so that every game ends: two players could pick up each other's
    /// discards for ever.
    ///
    /// Source: Q-E31.
    pub const MOST_PICKED_UP: usize = 12;

    /// Returns the place of a seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// The seats at this table, clockwise.
    #[must_use]
    pub fn seats(&self) -> &'static [Seat] {
        self.players.seats()
    }

    /// The last discard, while it lies there: the one block that could be claimed or picked up.
    #[must_use]
    pub fn last_discard(&self) -> Option<Block> {
        let last = self.discards.last().filter(|discard| discard.fate == DiscardState::Lies);
        last.map(|discard| discard.block)
    }

    /// Returns the discard that a winner has called by Yebo in its last turn, which it may have ended with a discard.
    #[must_use]
    pub fn last_claimed(&self, winner: Seat) -> Option<Discard> {
        let last = self.discards.iter().rev().find(|discard| discard.by != winner).copied();
        last.filter(|discard| discard.fate == DiscardState::Claimed(winner))
    }

    /// Returns whether that seat wins by its next discard if all its groups are displayed then: it has announced one
    /// final block, and did not begin its turn with a discard that lay there before.
    ///
    /// Source: 003-E44, Q-E22.
    #[must_use]
    pub fn can_win(&self, seat: Seat) -> bool {
        self.place(seat).announced && !self.took_missed(seat)
    }

    /// Returns whether that seat has taken the discard that lay there as it announced.
    pub(crate) fn took_missed(&self, seat: Seat) -> bool {
        let is_taken = |fate: DiscardState| {
            fate == DiscardState::PickedUp(seat) || fate == DiscardState::Claimed(seat)
        };
        let taken = self.discards.last().filter(|last| is_taken(last.fate));
        taken.is_some_and(|taken| self.place(seat).missed == Some(taken.block))
    }

    /// Returns the number of discards before the last that were picked up, one turn after the other.
    #[must_use]
    pub fn picked_up_in_a_row(&self) -> usize {
        let before = self.discards.iter().rev().skip(1);
        before.take_while(|discard| matches!(discard.fate, DiscardState::PickedUp(_))).count()
    }

    /// The discards that lie there, the oldest first.
    pub fn lying(&self) -> impl Iterator<Item = Block> + '_ {
        let lying = self.discards.iter().filter(|discard| discard.fate == DiscardState::Lies);
        lying.map(|discard| discard.block)
    }

    /// The rounds that can still be chosen.
    pub fn open_rounds(&self) -> impl Iterator<Item = Round> + '_ {
        let is_open = |round: &Round| self.played.iter().all(|played| played.round != *round);
        Round::ALL.into_iter().filter(is_open)
    }

    /// Returns the seat in turn, if there is one.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Take(seat) | Stage::Empty(Then::PickUp(seat) | Then::Take(seat)) => Some(seat),
            Stage::Play(turn) | Stage::Refill(turn) | Stage::Empty(Then::Refill(turn)) => {
                Some(turn.seat)
            }
            Stage::Direct
            | Stage::Replace(_)
            | Stage::Choose
            | Stage::Claim { .. }
            | Stage::Over => None,
        }
    }

    /// Returns the seats that must decide now; the game waits for them. Announcing is never required.
    #[must_use]
    pub fn awaited(&self) -> Seats {
        match self.stage {
            Stage::Direct | Stage::Choose | Stage::Empty(Then::Take(_) | Then::Refill(_)) => {
                Seats::NONE.with(self.chief)
            }
            Stage::Replace(seat)
            | Stage::Take(seat)
            | Stage::Empty(Then::PickUp(seat))
            | Stage::Play(Turn { seat, .. })
            | Stage::Refill(Turn { seat, .. }) => Seats::NONE.with(seat),
            Stage::Claim { by, answered } => {
                let others = self.players.after(by, self.direction);
                others.filter(|seat| !answered.has(*seat)).collect()
            }
            Stage::Over => Seats::NONE,
        }
    }

    /// Returns a seat's score of all rounds so far.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.played.iter().map(|played| played.score.of(seat).total()).sum()
    }

    /// Returns the winners of the game: the highest sum, or several that share it; none while it runs.
    ///
    /// Source: 003-E3, Q-E25.
    #[must_use]
    pub fn winners(&self) -> Seats {
        if self.stage != Stage::Over {
            return Seats::NONE;
        }
        let most = self.seats().iter().map(|seat| self.total(*seat)).max();
        self.seats().iter().copied().filter(|seat| Some(self.total(*seat)) == most).collect()
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }
}
