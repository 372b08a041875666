//! Whether an act is legal. All of it follows from what its seat sees.

use crate::hand::count;
use crate::house::PickUp;
use crate::round::Claims;
use crate::{
    Act, Collection, Counts, Held, Origin, Own, Place, Refusal, Round, Seat, Stage, Table, Then,
    Took, Turn,
};

mod groups;

/// Decides which acts of one seat are legal.
pub(crate) struct LegalityChecker<'a> {
    table: &'a Table,
    own: Own<'a>,
    counts: Counts,
}

type Verdict = Result<(), Refusal>;

/// That, unless it is so.
fn unless(refusal: Refusal, is: impl FnOnce() -> bool) -> Verdict {
    if is() { Ok(()) } else { Err(refusal) }
}

impl<'a> LegalityChecker<'a> {
    /// For a seat that is at the table.
    pub(crate) fn new(table: &'a Table, own: Own<'a>) -> Self {
        Self { table, own, counts: count(own.hand) }
    }

    pub(crate) fn check(&self, act: &Act) -> Verdict {
        unless(Refusal::Over, || self.table.stage != Stage::Over)?;
        match *act {
            Act::Direct(..) => self.chief_decides(Stage::Direct),
            Act::Choose(round) => self.choose(round),
            Act::Draw(_) => self.draw(),
            Act::PickUp => self.pick_up(),
            Act::Yebo(meld) => self.may_answer().and_then(|()| self.yebo(&meld)),
            Act::Pass => self.pass(),
            Act::Show(meld) => self.in_turn().and_then(|turn| self.show(turn, &meld)),
            Act::Fourth(face, slot) => self.in_turn().and_then(|_| self.fourth(face, slot)),
            Act::Buy(seat, slot) => self.in_turn().and_then(|_| self.buy(seat, slot)),
            Act::Discard(face) => self.in_turn().and_then(|turn| self.discard(turn, face)),
            Act::Guard(face, slot) => self.in_turn().and_then(|turn| self.guard(turn, face, slot)),
            Act::Announce => self.announce(),
            Act::Rebuild => self.chief_decides_on_fence().and_then(|()| self.rebuild()),
            Act::Score => self.chief_decides_on_fence(),
        }
    }

    fn round(&self) -> Result<Round, Refusal> {
        self.table.round.ok_or(Refusal::NotNow)
    }

    fn place(&self) -> &'a Place {
        self.table.place(self.own.seat)
    }

    fn collection(&self, round: Round, counts: &Counts) -> Collection {
        Collection::new(round, &self.table.house, &self.place().groups, counts)
    }

    fn chief_decides(&self, stage: Stage) -> Verdict {
        unless(Refusal::NotNow, || self.table.stage == stage)?;
        unless(Refusal::NotChief(self.table.chief), || self.own.seat == self.table.chief)
    }

    fn choose(&self, round: Round) -> Verdict {
        self.chief_decides(Stage::Choose)?;
        unless(Refusal::Played(round), || self.table.open_rounds().any(|open| open == round))
    }

    /// A Chief whose own turn it is decides at once, and lets the last discard go by that.
    fn chief_decides_on_fence(&self) -> Verdict {
        let Stage::Empty(then) = self.table.stage else { return Err(Refusal::NotNow) };
        unless(Refusal::NotChief(self.table.chief), || self.own.seat == self.table.chief)?;
        match then {
            Then::PickUp(seat) => self.is_mine(seat),
            Then::Take(_) | Then::Refill(_) => Ok(()),
        }
    }

    /// Lets the last discard go: in the claim window, or instead of picking it up where the Fence is empty.
    fn pass(&self) -> Verdict {
        match self.table.stage {
            Stage::Empty(Then::PickUp(seat)) => {
                self.is_mine(seat)?;
                unless(Refusal::ChiefDecides, || seat != self.table.chief)
            }
            Stage::Direct
            | Stage::Replace(_)
            | Stage::Choose
            | Stage::Take(_)
            | Stage::Play(_)
            | Stage::Refill(_)
            | Stage::Claim { .. }
            | Stage::Empty(_)
            | Stage::Over => self.may_answer(),
        }
    }

    fn rebuild(&self) -> Verdict {
        let most = self.table.house.rebuilds.get();
        unless(Refusal::RebuiltEnough, || self.table.rebuilt < most)?;
        unless(Refusal::NothingToRebuild, || self.table.lying().next().is_some())
    }

    /// Returns whether that seat, which must act now, is this one.
    fn is_mine(&self, seat: Seat) -> Verdict {
        unless(Refusal::NotYourTurn(seat), || seat == self.own.seat)
    }

    fn draw(&self) -> Verdict {
        match self.table.stage {
            Stage::Replace(seat) => {
                unless(Refusal::NotYoursToReplace(seat), || seat == self.own.seat)
            }
            Stage::Take(seat) | Stage::Refill(Turn { seat, .. }) => self.is_mine(seat),
            Stage::Play(turn) => self.is_mine(turn.seat).and(Err(Refusal::Taken)),
            Stage::Claim { .. } => Err(Refusal::Calling),
            Stage::Empty(_) => Err(Refusal::FenceEmpty),
            Stage::Direct | Stage::Choose | Stage::Over => Err(Refusal::NotNow),
        }
    }

    fn pick_up(&self) -> Verdict {
        match self.table.stage {
            Stage::Take(seat) | Stage::Empty(Then::PickUp(seat) | Then::Take(seat)) => {
                self.is_mine(seat)?;
            }
            Stage::Play(turn) => return self.is_mine(turn.seat).and(Err(Refusal::Taken)),
            Stage::Refill(turn) => return self.is_mine(turn.seat).and(Err(Refusal::DrawFirst)),
            Stage::Claim { .. } => return Err(Refusal::Calling),
            Stage::Empty(Then::Refill(_)) => return Err(Refusal::FenceEmpty),
            Stage::Direct | Stage::Replace(_) | Stage::Choose | Stage::Over => {
                return Err(Refusal::NotNow);
            }
        }
        Self::discard_can_be_picked_up(self.table)?;
        let was_let_go = matches!(self.table.stage, Stage::Empty(Then::Take(_)));
        unless(Refusal::LetGo, || !was_let_go)
    }

    /// Returns whether the seat in turn may pick up the last discard.
    pub(crate) fn may_pick_up(table: &Table) -> bool {
        Self::discard_can_be_picked_up(table).is_ok()
    }

    fn discard_can_be_picked_up(table: &Table) -> Verdict {
        let round = table.round.ok_or(Refusal::NotNow)?;
        let is_free = round.spec().claims == Claims::Always;
        unless(Refusal::NoPickUp(round), || is_free || table.house.pick_up == PickUp::Allowed)?;
        unless(Refusal::NothingLies, || table.last_discard().is_some())?;
        unless(Refusal::PickedUpEnough, || table.picked_up_in_a_row() < Table::MOST_PICKED_UP)
    }

    /// The turn in which this seat may display and discard, if that is now.
    fn in_turn(&self) -> Result<Turn, Refusal> {
        match self.table.stage {
            Stage::Play(turn) => self.is_mine(turn.seat).map(|()| turn),
            Stage::Take(seat) => Err(self.is_mine(seat).err().unwrap_or(Refusal::TakeFirst)),
            Stage::Refill(turn) => Err(self.is_mine(turn.seat).err().unwrap_or(Refusal::DrawFirst)),
            Stage::Claim { .. } => Err(Refusal::Calling),
            Stage::Direct | Stage::Replace(_) | Stage::Choose | Stage::Empty(_) | Stage::Over => {
                Err(Refusal::NotNow)
            }
        }
    }

    fn may_answer(&self) -> Verdict {
        match self.table.stage {
            Stage::Claim { by, .. } if by == self.own.seat => Err(Refusal::OwnDiscard),
            Stage::Claim { answered, .. } if answered.has(self.own.seat) => Err(Refusal::Answered),
            Stage::Claim { .. } => Ok(()),
            Stage::Take(_) | Stage::Play(_) | Stage::Refill(_) | Stage::Empty(_) => {
                Err(Refusal::TooLate)
            }
            Stage::Direct | Stage::Replace(_) | Stage::Choose | Stage::Over => Err(Refusal::NotNow),
        }
    }

    /// At any moment of the round, but not between taking a block into the hand and discarding one: which block
    /// it serves for is another question.
    fn announce(&self) -> Verdict {
        let round = self.round()?;
        match self.table.stage {
            Stage::Play(turn) | Stage::Refill(turn) | Stage::Empty(Then::Refill(turn)) => {
                unless(Refusal::InTurn, || {
                    turn.seat != self.own.seat || self.has_taken_nothing(turn)
                })?;
            }
            Stage::Claim { .. }
            | Stage::Take(_)
            | Stage::Empty(Then::PickUp(_) | Then::Take(_)) => {}
            Stage::Direct | Stage::Replace(_) | Stage::Choose | Stage::Over => {
                return Err(Refusal::NotNow);
            }
        }
        unless(Refusal::Announced, || !self.place().announced)?;
        unless(Refusal::NotOneShort, || self.collection(round, &self.counts).misses_at_most(1))
    }

    /// Returns whether in that turn of its own the seat has only drawn blocks that it laid down again.
    fn has_taken_nothing(&self, turn: Turn) -> bool {
        let is_drawn = |held: &Held| held.from == Origin::Drawn;
        turn.took == Took::Drew && !self.own.hand.iter().any(is_drawn)
    }

    /// Returns whether this turn began with a claim that is for winning only.
    fn must_win(round: Round, turn: Turn) -> bool {
        turn.took == Took::Claimed && round.spec().claims == Claims::ToWin
    }
}
