//! How a round ends.

use alloc::vec::Vec;

use super::State;
use crate::fence::Fence;
use crate::house::UnwonChief;
use crate::{Event, Left, Place, Played, Round, Score, Seat, Stage, Table};

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
        table.played.push(Played {
            round,
            chief,
            winner,
            score: score.clone(),
            called,
            groups: before_all(table, |place| &place.groups),
            sightings: before_all(table, |place| &place.sightings),
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

/// Returns what lies before all seats, seat by seat.
fn before_all<T: Copy>(table: &Table, of: fn(&Place) -> &[T]) -> Vec<(Seat, T)> {
    let of_seat = |seat: &Seat| {
        let seat = *seat;
        of(table.place(seat)).iter().map(move |it| (seat, *it))
    };
    table.seats().iter().flat_map(of_seat).collect()
}
