//! From the first draw to the first turn, and every draw.

use alloc::vec::Vec;

use super::State;
use crate::dice::Dice;
use crate::fence::Fence;
use crate::house::DealtSightings;
use crate::{
    Block, Direction, Draw, End, Event, Origin, Place, Players, Seat, StackNumber, Stage, Then,
    Took, Turn,
};

/// How many blocks everybody holds between turns.
const HAND: usize = 12;

/// Lets everybody draw until one has drawn the highest number (003-E7, Q-E2).
pub(super) fn draw_chief(dice: &mut Dice, players: Players) -> (Seat, Vec<Draw>) {
    let mut pile = dice.mixed(Block::all());
    let mut draws = Vec::new();
    let mut tied = players.seats().to_vec();
    loop {
        let mut numbers = Vec::new();
        for seat in tied {
            numbers.push((seat, draw_number(dice, &mut pile, seat, &mut draws)));
        }
        let highest = numbers.iter().map(|(_, number)| *number).max();
        numbers.retain(|(_, number)| Some(*number) == highest);
        tied = numbers.into_iter().map(|(seat, _)| seat).collect();
        if let [chief] = *tied {
            return (chief, draws);
        }
    }
}

/// Lets a seat draw until it has a number.
fn draw_number(dice: &mut Dice, pile: &mut Vec<Block>, seat: Seat, draws: &mut Vec<Draw>) -> u8 {
    loop {
        if pile.is_empty() {
            *pile = dice.mixed(Block::all()); // Everybody has tied for ages.
        }
        let block = pile.pop().expect("144 blocks are some");
        let draw = Draw { seat, block };
        draws.push(draw);
        if let Some(number) = draw.number() {
            return number;
        }
    }
}

impl State {
    /// Mixes and deals: three times, everybody takes two adjacent stacks (003-E10). The mixed blocks lie in a ring, in
    /// the order in which they are dealt from the first stack on; the Chief opens it anywhere (Q-E3).
    pub(super) fn deal(
        &mut self,
        direction: Direction,
        from: Option<StackNumber>,
        events: &mut Vec<Event>,
    ) {
        let chief = self.table.chief;
        let players = self.table.players;
        self.clear();
        self.table.direction = direction;
        events.push(Event::Directed { chief, direction, from });
        let mut blocks = self.dice.mixed(Block::all());
        blocks.rotate_left(2 * from.map_or(0, |from| from.distance(direction)));
        for _ in 0..3 {
            for seat in players.from(chief, direction) {
                for block in blocks.drain(..4) {
                    self.hand(seat).add(block, Origin::Fence);
                }
            }
        }
        self.fence = Fence::build(&blocks);
        for seat in players.from(chief, direction) {
            let dealt = self.hand(seat).blocks().collect();
            events.push(Event::Dealt { seat, blocks: Some(dealt) });
        }
        for seat in players.from(chief, direction) {
            self.lay_dealt_sightings(seat, events);
        }
        self.replace_or_choose();
    }

    /// Clears the table of the last round.
    fn clear(&mut self) {
        self.hands = Default::default();
        let table = &mut self.table;
        table.places = [(); 4].map(|()| Place::default());
        (table.round, table.rebuilt) = (None, 0);
        table.discards.clear();
    }

    fn lay_dealt_sightings(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let sightings: Vec<Block> =
            self.hand(seat).blocks().filter(|it| it.is_sighting()).collect();
        self.hand(seat).0.retain(|held| !held.block.is_sighting());
        for block in sightings {
            self.sight_before_play(seat, block, events);
        }
    }

    /// Lays a Sighting down before the first turn: whether play turns by it is the house's choice (Q-E32).
    fn sight_before_play(&mut self, seat: Seat, block: Block, events: &mut Vec<Event>) {
        self.sight(seat, block, events);
        if self.table.house.dealt_sightings == DealtSightings::Reverse {
            self.reverse(events);
        }
    }

    fn sight(&mut self, seat: Seat, block: Block, events: &mut Vec<Event>) {
        self.table.place_mut(seat).sightings.push(block);
        events.push(Event::Sighted { seat, block });
    }

    fn reverse(&mut self, events: &mut Vec<Event>) {
        let direction = self.table.direction.reversed();
        self.table.direction = direction;
        events.push(Event::Reversed { direction });
    }

    /// Which way the Chief announced, before the first turn: each Sighting that lies there has turned it since,
    /// where the house plays so.
    fn announced_direction(&self) -> Direction {
        let table = &self.table;
        let sightings: usize = table.places.iter().map(|place| place.sightings.len()).sum();
        match table.house.dealt_sightings {
            DealtSightings::Reverse if sightings % 2 == 1 => table.direction.reversed(),
            DealtSightings::Reverse | DealtSightings::Keep => table.direction,
        }
    }

    /// The next in the direction announced who lacks a block draws (003-E12); then the Chief chooses.
    fn replace_or_choose(&mut self) {
        let table = &self.table;
        let mut all = table.players.from(table.chief, self.announced_direction());
        let lacking = all.find(|seat| self.hands[seat.index()].0.len() < HAND);
        self.table.stage = lacking.map_or(Stage::Choose, Stage::Replace);
    }

    /// Takes the next block from that end.
    pub(super) fn draw(&mut self, seat: Seat, end: End, events: &mut Vec<Event>) {
        let block = self.fence.draw(end).expect("nobody draws from an empty Fence");
        events.push(Event::Drew { seat, end, block: Some(block) });
        match self.table.stage {
            Stage::Replace(_) => {
                if block.is_sighting() {
                    self.sight_before_play(seat, block, events);
                } else {
                    self.hand(seat).add(block, Origin::Fence);
                }
                self.replace_or_choose();
            }
            Stage::Refill(turn) => self.take_in(turn, block, events),
            Stage::Take(_) => self.take_in(Turn { seat, took: Took::Drew }, block, events),
            Stage::Direct
            | Stage::Choose
            | Stage::Play(_)
            | Stage::Claim { .. }
            | Stage::Empty(_)
            | Stage::Over => {
                unreachable!("nobody draws in this stage")
            }
        }
    }

    /// Takes a block that was drawn in a turn into the hand, or lays it down and has another drawn.
    fn take_in(&mut self, turn: Turn, block: Block, events: &mut Vec<Event>) {
        if !block.is_sighting() {
            self.hand(turn.seat).add(block, Origin::Drawn);
            self.table.stage = Stage::Play(turn);
            self.serve_later_block(turn.seat);
            return;
        }
        self.sight(turn.seat, block, events);
        self.reverse(events);
        self.must_draw(Then::Refill(turn), events);
    }
}
