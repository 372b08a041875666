//! The move list, and browsing the game.

use std::rc::Rc;

use super::super::Session;
use crate::storage::saved_game::{numbered, whole};
use crate::{Effect, ListedTurn, Message, Mode, MoveDescription, MoveList, Name};

/// Marker: the next action leaves a record that is being browsed.
#[derive(Copy, Clone, Debug)]
pub(in crate::session) struct Branching;

impl Session {
    /// Returns the turns of the game, including undone ones.
    #[must_use]
    pub fn write_down(&self) -> Rc<[ListedTurn]> {
        let whole = whole(&self.game);
        let turns = numbered(&whole).map(|(number, side, turn)| {
            let moves = turn.iter().map(|action| MoveDescription::of(*action)).collect();
            let name = Name::Turn { number, side, moves };
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
        let tip = match self.mode {
            Mode::Live => self.game.turns().count(),
            Mode::Browsing { tip } => tip,
        };
        self.game = whole(&self.game);
        let all = self.game.turns().count();
        let actions = self.game.turns().take(turns).map(|(_, turn)| turn.iter().count()).sum();
        self.game.undo_to(actions);
        self.input.clear();
        let at = self.game.turns().count();
        self.mode = if at == tip { Mode::Live } else { Mode::Browsing { tip } };
        let last = self.game.last_turn().map(|(side, turn)| {
            (side, turn.iter().map(|action| MoveDescription::of(*action)).collect())
        });
        let of = self.number_at(all);
        let at = Message::BrowsedTo { turn: self.number_at(at), of, last };
        self.resume(vec![self.before_mistake().unwrap_or(at)])
    }

    /// Returns which turn the board shows.
    pub(in crate::session) fn looking(&self) -> Message {
        self.before_mistake().unwrap_or_else(|| Message::Browsing {
            turn: self.number_at(self.game.turns().count()),
            of: self.number_at(self.turns.len()),
        })
    }

    /// Returns the number of the turn that the review names and the board shows as it was to be played.
    fn before_mistake(&self) -> Option<Message> {
        let (review, at) = (self.engine.review.as_ref()?, self.game.turns().count());
        let turn = review.named(at).filter(|_| self.mode != Mode::Live)?;
        Some(Message::BrowsingBefore { turn: turn.into(), of: self.number_at(self.turns.len()) })
    }

    /// Returns the number, as in records, of the last of that many turns; 0 before the first.
    pub(in crate::session) fn number_at(&self, turns: usize) -> usize {
        let last = turns.checked_sub(1).and_then(|last| self.turns.get(last));
        last.map_or(0, |turn| turn.number.into())
    }

    /// Plays on from the turn on display; forks the game if later turns exist.
    pub(in crate::session) fn go_on(&mut self) -> Vec<Effect> {
        if self.mode == Mode::Live {
            return Vec::new();
        }
        let leaves_record = self.leaves_record();
        let branched = leaves_record.map(|_| self.branched(self.game.turns().count()));
        self.play_on(leaves_record);
        self.resume(Vec::new()).into_iter().chain(branched).collect()
    }

    /// Returns the answer that play goes on in a game of its own, from the last of that many turns.
    pub(in crate::session) fn branched(&self, turns: usize) -> Effect {
        Effect::Answer(self.say(&Message::Branched(self.number_at(turns))))
    }

    /// Returns the marker if an action here would leave a record that is being browsed.
    pub(in crate::session) fn leaves_record(&self) -> Option<Branching> {
        (self.mode != Mode::Live && self.game.can_redo()).then_some(Branching)
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
