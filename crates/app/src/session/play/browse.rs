//! The move list, and browsing the game.

use std::rc::Rc;

use sandgrid_rules::Side;

use super::super::Session;
use crate::storage::saved_game::whole;
use crate::{Effect, ListedTurn, Message, Mode, MoveDescription, MoveList, Name};

/// Marker: the next action leaves a record that is being browsed.
#[derive(Copy, Clone, Debug)]
pub(in crate::session) struct Branching;

impl Session {
    /// Returns the turns of the game, including undone ones.
    #[must_use]
    pub fn write_down(&self) -> Rc<[ListedTurn]> {
        let (mut number, mut before) = (0, Side::Second);
        let whole = whole(&self.game);
        let turns = whole.turns().map(|(side, turn)| {
            // Turn numbers as in records.
            if side == Side::First || side == before || number == 0 {
                number += 1;
            }
            before = side;
            let deeds = turn.iter().map(|action| MoveDescription::of(*action)).collect();
            let name = Name::Turn { number, side, deeds };
            ListedTurn { number, side, text: turn.to_string(), name: self.call(name) }
        });
        turns.collect()
    }

    pub(in crate::session) fn recorded(&self) -> MoveList {
        let at = if self.is_learning() { 0 } else { self.game.turns().count() };
        MoveList { turns: Rc::clone(&self.turns), at, mode: self.mode }
    }

    /// Shows the game after that number of turns. Later turns are kept for browsing until the next action.
    pub(in crate::session) fn go(&mut self, turns: usize) -> Vec<Effect> {
        if turns == self.game.turns().count() {
            return Vec::new();
        }
        self.game = whole(&self.game);
        let all = self.game.turns().count();
        let actions = self.game.turns().take(turns).map(|(_, turn)| turn.iter().count()).sum();
        self.game.undo_to(actions);
        self.input.clear();
        self.mode = if self.game.can_redo() { Mode::Browsing } else { Mode::Live };
        let last = self.game.last_turn().map(|(side, turn)| {
            (side, turn.iter().map(|action| MoveDescription::of(*action)).collect())
        });
        self.resume(vec![Message::At { turn: self.game.turns().count(), of: all, last }])
    }

    /// Plays on from the turn on display; forks the game if later turns exist.
    pub(in crate::session) fn go_on(&mut self) -> Vec<Effect> {
        if self.mode != Mode::Browsing {
            return Vec::new();
        }
        let leaves_record = self.leaves_record();
        self.play_on(leaves_record);
        self.resume(Vec::new())
    }

    /// Returns the marker if an action here would leave a record that is being browsed.
    pub(in crate::session) fn leaves_record(&self) -> Option<Branching> {
        (self.mode == Mode::Browsing && self.game.can_redo()).then_some(Branching)
    }

    /// Forks the game when leaving a record, so that the recorded game stays unchanged.
    pub(in crate::session) fn play_on(&mut self, leaves_record: Option<Branching>) {
        if leaves_record.is_some() {
            self.branch();
            self.adjudication = None;
        }
        self.mode = Mode::Live;
    }
}
