//! How a round ends.

use alloc::vec::Vec;

use super::State;
use crate::fence::Fence;
use crate::house::UnwonChief;
use crate::{Block, Event, Group, Left, Played, Round, Score, Seat, Stage, Table};

impl State {
    /// Builds the Fence again from all discards that lie there (Q-E24).
    pub(super) fn rebuild(&mut self, events: &mut Vec<Event>) {
        self.let_go(events);
        let Stage::Empty(then) = self.table.stage else {
            unreachable!("only an empty Fence is rebuilt");
        };
        let blocks = self.dice.mixed(self.table.lying());
        self.fence = Fence::build(&blocks);
        self.table.discards.clear();
        self.table.rebuilt += 1;
        events.push(Event::Rebuilt { blocks: self.fence.ends().total });
        self.must_draw(then, events);
    }

    /// Counts everybody's points, and makes out the next Chief.
    pub(super) fn score(&mut self, winner: Option<Seat>, events: &mut Vec<Event>) {
        let table = &mut self.table;
        let round = table.round.expect("what is scored was chosen");
        let hands = &self.hands;
        let hand = |seat: Seat| hands[seat.index()].blocks();
        let score = Score::count(table.players, &table.places, hand, winner);
        let left = Left::open(table.players, hand);
        let chief = table.chief;
        let called = winner.and_then(|seat| table.last_claimed(seat));
        let (groups, sightings) = shown(table);
        table.played.push(Played {
            round,
            chief,
            winner,
            score: score.clone(),
            called,
            groups,
            sightings,
            left,
        });
        events.push(Event::Scored { round, score });
        if table.played.len() == Round::ALL.len() {
            table.stage = Stage::Over;
            events.push(Event::Over { winners: table.winners() });
            return;
        }
        let unwon = match table.house.unwon_chief {
            UnwonChief::Same => chief,
            UnwonChief::Next => table.players.next(chief, table.direction),
        };
        table.chief = winner.unwrap_or(unwon);
        table.stage = Stage::Direct;
        events.push(Event::Chief { seat: table.chief });
    }
}

/// Returns the displayed groups and the Sightings of all seats.
fn shown(table: &Table) -> (Vec<(Seat, Group)>, Vec<(Seat, Block)>) {
    let seats = || table.seats().iter().copied();
    let groups = |seat: Seat| table.place(seat).groups.iter().map(move |group| (seat, *group));
    let sightings = |seat: Seat| table.place(seat).sightings.iter().map(move |it| (seat, *it));
    (seats().flat_map(groups).collect(), seats().flat_map(sightings).collect())
}
