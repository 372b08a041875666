//! The table and everything hidden, and how acts change them.

use alloc::vec::Vec;

use crate::dice::Dice;
use crate::fence::Fence;
use crate::hand::Hand;
use crate::{
    Act, Answer, Block, Direction, Ends, Event, Face, Group, HouseRules, Origin, Own, Players,
    Seat, Stage, Table, View,
};

mod deal;
mod end;
mod turn;

/// The table and everything hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) table: Table,
    pub(crate) hands: [Hand; 4],
    pub(crate) fence: Fence,
    pub(crate) answers: [Option<Answer>; 4],
    pub(crate) dice: Dice,
}

impl State {
    /// A table before the first deal, its Chief drawn.
    pub(crate) fn new(seed: u64, players: Players, house: HouseRules) -> Self {
        let mut dice = Dice::new(seed);
        let (chief, opening) = deal::draw_chief(&mut dice, players);
        let table = Table {
            house,
            players,
            opening,
            played: Vec::new(),
            chief,
            direction: Direction::Clockwise,
            round: None,
            stage: Stage::Direct,
            places: Default::default(),
            discards: Vec::new(),
            ends: Ends::default(),
            rebuilt: 0,
        };
        Self { table, hands: Default::default(), fence: Fence::default(), answers: [None; 4], dice }
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View<'_> {
        let seat = viewer.filter(|seat| self.table.players.has(*seat));
        let own = seat.map(|seat| Own {
            seat,
            hand: &self.hands[seat.index()].0,
            answer: self.answers[seat.index()],
        });
        View { table: &self.table, own }
    }

    /// Does what was found legal, and says what happened.
    pub(crate) fn apply(&mut self, seat: Seat, act: Act) -> Vec<Event> {
        let mut events = Vec::new();
        let out = &mut events;
        match act {
            Act::Direct(direction, from) => self.deal(direction, from, out),
            Act::Choose(round) => {
                self.table.round = Some(round);
                out.push(Event::Chosen { chief: seat, round });
                self.begin_turn(seat, out);
            }
            Act::Draw(end) => self.draw(seat, end, out),
            Act::PickUp => self.pick_up(seat, out),
            Act::Yebo(meld) => self.answer(seat, Answer::Yebo(meld), out),
            Act::Pass if matches!(self.table.stage, Stage::Empty(_)) => self.let_go(out),
            Act::Pass => self.answer(seat, Answer::Pass, out),
            Act::Show(meld) => self.show(seat, &meld, out),
            Act::Fourth(face, slot) => self.fourth(seat, face, slot, out),
            Act::Buy(of, slot) => self.buy(seat, of, slot, out),
            Act::Discard(face) => {
                let block = self.take(seat, face);
                self.discard(seat, block, out);
            }
            Act::Guard(face, slot) => self.guard(seat, face, slot, out),
            Act::Announce => {
                let missed = self.table.last_discard();
                let place = self.table.place_mut(seat);
                (place.announced, place.missed) = (true, missed);
                out.push(Event::Announced { seat });
            }
            Act::Rebuild => self.rebuild(out),
            Act::Score => {
                self.let_go(out);
                self.score(None, out);
            }
        }
        self.tell_sizes();
        events
    }

    /// Lets the table show how much there is of what is hidden.
    pub(crate) fn tell_sizes(&mut self) {
        self.table.ends = self.fence.ends();
        for (place, hand) in self.table.places.iter_mut().zip(&self.hands) {
            place.held = u8::try_from(hand.0.len()).expect("there are 144 blocks in all");
        }
    }

    pub(crate) fn hand(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }

    /// Takes a block of that face out of a hand in which there is one.
    fn take(&mut self, seat: Seat, face: Face) -> Block {
        self.take_from(seat, face, Origin::Table)
    }

    /// The same, but only a block that may do what those of that origin may.
    fn take_from(&mut self, seat: Seat, face: Face, least: Origin) -> Block {
        let block = self.hand(seat).take(face, least).expect("what is legal is held");
        self.table.place_mut(seat).known.retain(|known| *known != block);
        block
    }

    /// Everywhere that blocks can be, in no particular order.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        let hands = self.hands.iter().flat_map(Hand::blocks);
        let places = self.table.places.iter().flat_map(|place| {
            let groups = place.groups.iter().flat_map(Group::all_blocks);
            groups.chain(place.sightings.iter().copied())
        });
        hands.chain(places).chain(self.table.lying()).chain(self.fence.blocks())
    }
}
