//! Turns and claims.

use alloc::vec::Vec;

use super::State;
use crate::check::LegalityChecker;
use crate::house::FourthFrom;
use crate::{
    Answer, Block, Collection, Counts, Discard, DiscardState, Event, Face, Group, Meld, Origin,
    Seat, Seats, Slot, Stage, Then, Took, Turn,
};

impl State {
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Turn { seat });
        if self.fence.is_empty() && LegalityChecker::may_pick_up(&self.table) {
            self.table.stage = Stage::Empty(Then::PickUp(seat));
        } else {
            self.must_draw(Then::Take(seat), events);
        }
    }

    /// Lets the last discard go where the Fence is empty, so that the Chief decides (Q-E24).
    pub(super) fn let_go(&mut self, events: &mut Vec<Event>) {
        if let Stage::Empty(Then::PickUp(seat)) = self.table.stage {
            self.must_draw(Then::Take(seat), events);
        }
    }

    /// Lets a block be drawn, or the Chief decide where there is none (Q-E24).
    pub(super) fn must_draw(&mut self, then: Then, events: &mut Vec<Event>) {
        self.table.stage = match then {
            _ if self.fence.is_empty() => {
                events.push(Event::FenceEmpty);
                Stage::Empty(then)
            }
            Then::PickUp(seat) | Then::Take(seat) => Stage::Take(seat),
            Then::Refill(turn) => Stage::Refill(turn),
        };
    }

    pub(super) fn pick_up(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let block = self.take_discard(DiscardState::PickedUp(seat));
        self.hand(seat).add(block, Origin::Table);
        self.table.place_mut(seat).known.push(block);
        self.table.stage = Stage::Play(Turn { seat, took: Took::PickedUp });
        events.push(Event::PickedUp { seat, block });
    }

    fn take_discard(&mut self, fate: DiscardState) -> Block {
        let last = self.table.discards.last_mut().expect("a discard lies there");
        last.fate = fate;
        last.block
    }

    /// Displays a group out of the hand, and of what was claimed.
    fn display(&mut self, seat: Seat, meld: &Meld, mut claimed: Option<Block>) -> Slot {
        let mut blocks = Vec::with_capacity(3);
        for face in meld.faces() {
            let block = claimed.take_if(|block| block.face() == face);
            blocks.push(block.unwrap_or_else(|| self.take(seat, face)));
        }
        let groups = &mut self.table.place_mut(seat).groups;
        groups.push(Group::new(*meld, &blocks));
        Slot::ALL[groups.len() - 1]
    }

    pub(super) fn show(&mut self, seat: Seat, meld: &Meld, events: &mut Vec<Event>) {
        let slot = self.display(seat, meld, None);
        events.push(Event::Shown { seat, slot });
    }

    pub(super) fn fourth(&mut self, seat: Seat, face: Face, slot: Slot, events: &mut Vec<Event>) {
        let Stage::Play(turn) = self.table.stage else {
            unreachable!("4th blocks are laid in a turn");
        };
        let least = match self.table.house.fourth_from {
            FourthFrom::Fence => Origin::Fence,
            FourthFrom::Draw => Origin::Drawn,
        };
        let block = self.take_from(seat, face, least);
        self.table.place_mut(seat).groups[slot.index()].lay_fourth(block);
        events.push(Event::FourthLaid { seat, slot, block });
        self.must_draw(Then::Refill(turn), events);
    }

    pub(super) fn buy(&mut self, seat: Seat, of: Seat, slot: Slot, events: &mut Vec<Event>) {
        let group = &self.table.place(of).groups[slot.index()];
        let face = group.meld().blank().expect("what is bought stands for something");
        let block = self.take_from(seat, face, Origin::Drawn);
        let group = &mut self.table.place_mut(of).groups[slot.index()];
        let africa = group.redeem(block).expect("what is bought is there");
        self.hand(seat).add(africa, Origin::Table);
        self.table.place_mut(seat).known.push(africa);
        events.push(Event::Bought { seat, of, slot, block, africa });
        self.serve_later_block(seat);
    }

    pub(super) fn guard(&mut self, seat: Seat, face: Face, slot: Slot, events: &mut Vec<Event>) {
        let africa = self.take(seat, Face::Africa);
        let group = &mut self.table.place_mut(seat).groups[slot.index()];
        let block = group.yield_to(africa, face).expect("what is legal is there");
        events.push(Event::Guarded { seat, slot, africa });
        self.discard(seat, block, events);
    }

    /// Ends a turn, and with it perhaps the round.
    pub(super) fn discard(&mut self, seat: Seat, block: Block, events: &mut Vec<Event>) {
        self.hand(seat).settle();
        let can_win = self.table.can_win(seat);
        self.table.places.iter_mut().for_each(|place| place.missed = None);
        self.table.discards.push(Discard { by: seat, block, fate: DiscardState::Lies });
        events.push(Event::Discarded { seat, block });
        let all = self.table.round.map(|round| usize::from(round.spec().groups));
        let is_complete = all == Some(self.table.place(seat).groups.len());
        if is_complete && can_win {
            events.push(Event::Won { seat });
            self.score(Some(seat), events);
            return;
        }
        if is_complete {
            events.push(Event::NotWon { seat });
        }
        self.table.stage = Stage::Claim { by: seat, answered: Seats::NONE };
    }

    /// A seat that took the discard of the announcement wins all the same if a later block of the same turn completed
    /// the others (Q-E22).
    pub(super) fn serve_later_block(&mut self, seat: Seat) {
        let (Some(round), Some(missed)) = (self.table.round, self.table.place(seat).missed) else {
            return;
        };
        if !self.table.took_missed(seat) {
            return;
        }
        let place = self.table.place(seat);
        let displayed = place.groups.iter().flat_map(|group| group.blocks().iter().copied());
        let all = self.hands[seat.index()].blocks().chain(displayed);
        let others: Counts = all.filter(|block| *block != missed).collect();
        if Collection::new(round, &self.table.house, &[], &others).misses_at_most(0) {
            self.table.place_mut(seat).missed = None;
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, answer: Answer, events: &mut Vec<Event>) {
        let Stage::Claim { by, answered } = self.table.stage else {
            unreachable!("only discards are answered");
        };
        self.answers[seat.index()] = Some(answer);
        self.table.stage = Stage::Claim { by, answered: answered.with(seat) };
        events.push(Event::Answered { seat });
        if self.table.awaited() == Seats::NONE {
            self.resolve(by, events);
        }
    }

    /// Gives the discard to the nearest caller (Q-E14), or the turn to the neighbor.
    fn resolve(&mut self, by: Seat, events: &mut Vec<Event>) {
        let answers = core::mem::take(&mut self.answers);
        let called = |seat: Seat| match answers[seat.index()] {
            Some(Answer::Yebo(meld)) => Some((seat, meld)),
            Some(Answer::Pass) | None => None,
        };
        let (players, direction) = (self.table.players, self.table.direction);
        let calls: Vec<_> = players.after(by, direction).filter_map(called).collect();
        events.extend(calls.iter().map(|(seat, _)| Event::Called { seat: *seat }));
        match calls.first() {
            Some((seat, meld)) => self.claim(*seat, meld, events),
            None => self.begin_turn(players.next(by, direction), events),
        }
    }

    fn claim(&mut self, seat: Seat, meld: &Meld, events: &mut Vec<Event>) {
        let block = self.take_discard(DiscardState::Claimed(seat));
        let slot = self.display(seat, meld, Some(block));
        self.table.stage = Stage::Play(Turn { seat, took: Took::Claimed });
        events.push(Event::Claimed { seat, block, slot });
    }
}
