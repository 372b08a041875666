//! The turns of the game, written down, and going from one to another.

use std::rc::Rc;

use sandgrid_rules::Side;

use super::super::Session;
use crate::storage::saved_game::whole;
use crate::{Effect, ListedTurn, Message, Mode, MoveDescription, MoveList, Name};

/// A record is left.
#[derive(Copy, Clone, Debug)]
pub(in crate::session) struct Leaving;

impl Session {
    /// Every turn of the game on the board, those included that were taken back.
    #[must_use]
    pub fn write_down(&self) -> Rc<[ListedTurn]> {
        let (mut number, mut before) = (0, Side::Second);
        let whole = whole(&self.game);
        let turns = whole.turns().map(|(side, turn)| {
            // As records number them.
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

    /// Goes to where so many turns stand on the board. Nothing is taken back: until somebody acts,
    /// all that came later is there to be gone to.
    pub(in crate::session) fn go(&mut self, turns: usize) -> Vec<Effect> {
        if turns == self.game.turns().count() {
            return Vec::new();
        }
        self.game = whole(&self.game);
        let all = self.game.turns().count();
        let actions = self.game.turns().take(turns).map(|(_, turn)| turn.iter().count()).sum();
        self.game.undo_to(actions);
        self.clear_selection();
        self.mode = if self.game.can_redo() { Mode::Browsing } else { Mode::Live };
        let last = self.game.last_turn().map(|(side, turn)| {
            (side, turn.iter().map(|action| MoveDescription::of(*action)).collect())
        });
        self.resume(vec![Message::At { turn: self.game.turns().count(), of: all, last }])
    }

    /// Plays on from here, in a game of its own where there was more.
    pub(in crate::session) fn go_on(&mut self) -> Vec<Effect> {
        if self.mode != Mode::Browsing {
            return Vec::new();
        }
        let leaves_record = self.leaves_record();
        self.play_on(leaves_record);
        self.resume(Vec::new())
    }

    /// Whether to act here is to leave a record that one only looks at.
    pub(in crate::session) fn leaves_record(&self) -> Option<Leaving> {
        (self.mode == Mode::Browsing && self.game.can_redo()).then_some(Leaving)
    }

    /// Whoever leaves a record begins another game; the one that is recorded is not changed.
    pub(in crate::session) fn play_on(&mut self, leaves_record: Option<Leaving>) {
        if leaves_record.is_some() {
            self.branch();
            self.adjudication = None;
        }
        self.mode = Mode::Live;
    }
}
