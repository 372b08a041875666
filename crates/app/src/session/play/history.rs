//! Undo and redo.

use sandgrid_rules::{Action, Game, Side};

use super::super::Session;
use crate::{Effect, GameResult, Message, Mode, MoveDescription, Player, SoundCue};

impl Session {
    /// Undoes one action between two persons or in the middle of a person's turn; otherwise everything since
    /// the beginning of the person's last turn.
    pub(in crate::session) fn undo(&mut self) -> Vec<Effect> {
        if !self.can_undo() {
            return Vec::new();
        }
        if self.clear_adjudication() {
            return self.resume(vec![Message::AdjudicationUndone]);
        }
        let one_action = self.goes_by_actions(&self.game);
        let mut undone = Vec::new();
        while let Some(action) = self.game.undo() {
            undone.push((self.game.position().turn(), action));
            if one_action || self.begins_persons_turn(&self.game) {
                break;
            }
        }
        undone.reverse();
        let effects = self.jump(&undone, Message::Undone);
        if !self.choice.has_two_people() {
            return effects;
        }
        // Either of two people can take a turn of the other's back: both are to see it.
        let shown = effects.into_iter().map(|effect| match effect {
            Effect::Announce(text) => Effect::Answer(text),
            other => other,
        });
        self.features.shorten_notice(self, shown.collect(), &undone)
    }

    /// Leaves to the notice of an undo what was undone: the rest, which the status says as well, is announced after it.
    pub(in crate::session) fn notice_of_undo(
        &self,
        effects: Vec<Effect>,
        undone: &[(Side, Action)],
    ) -> Vec<Effect> {
        let told = undone.first().map(|(side, action)| {
            self.say(&Message::Undone(*side, vec![MoveDescription::of(*action)]))
        });
        let split = |effect| match (effect, &told) {
            (Effect::Answer(text), Some(told)) if text.starts_with(told) => {
                let rest = text[told.len()..].trim_start().to_owned();
                let rest = (!rest.is_empty()).then_some(Effect::Announce(rest));
                [Some(Effect::Answer(told.clone())), rest]
            }
            (other, _) => [Some(other), None],
        };
        effects.into_iter().flat_map(split).flatten().collect()
    }

    pub(in crate::session) fn redo(&mut self) -> Vec<Effect> {
        let steps = self.steps_to_redo();
        let redone = (0..steps).filter_map(|_| {
            let side = self.game.position().turn();
            self.game.redo().map(|action| (side, action))
        });
        let redone: Vec<_> = redone.collect();
        if redone.is_empty() { Vec::new() } else { self.jump(&redone, Message::Played) }
    }

    /// Returns whether there is a person's decision to undo.
    pub(in crate::session) fn can_undo(&self) -> bool {
        if self.choice.friend().is_some() {
            return self.is_unsent();
        }
        let is_settled = matches!(self.end(), Some(GameResult::Settled(_)));
        is_settled || self.game.turns().any(|(side, _)| self.choice.players[side] == Player::Person)
    }

    pub(in crate::session) fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// Returns the number of actions that one undo undid and one redo replays.
    fn steps_to_redo(&self) -> usize {
        if self.choice.players.first == self.choice.players.second {
            return 1;
        }
        let mut ahead = self.game.clone();
        let mut steps = 0;
        while ahead.redo().is_some() {
            steps += 1;
            if self.begins_persons_turn(&ahead) {
                return steps;
            }
        }
        // Actions undone in the middle of a turn were undone one by one.
        if self.goes_by_actions(&ahead) { 1 } else { steps }
    }

    /// Returns whether an undo step is a single action.
    fn goes_by_actions(&self, game: &Game) -> bool {
        let players = self.choice.players;
        players.first == players.second
            || !game.position().pending().is_fresh() && self.is_persons(game)
    }

    fn begins_persons_turn(&self, game: &Game) -> bool {
        game.position().pending().is_fresh() && self.is_persons(game)
    }

    fn is_persons(&self, game: &Game) -> bool {
        self.choice.players[game.position().turn()] == Player::Person
    }

    /// Updates the session after a move within the history.
    pub(in crate::session) fn jump(
        &mut self,
        actions: &[(Side, Action)],
        tell: fn(Side, Vec<MoveDescription>) -> Message,
    ) -> Vec<Effect> {
        self.input.clear();
        self.persistence.mark_dirty();
        let is_at_tip =
            self.mode == Mode::Browsing { tip: self.game.turns().count() } && !self.is_midway();
        if !self.game.can_redo() || is_at_tip {
            self.mode = Mode::Live;
        }
        let by_side = actions.chunk_by(|one, next| one.0 == next.0);
        let told = by_side.map(|turn| {
            tell(turn[0].0, turn.iter().map(|(_, action)| MoveDescription::of(*action)).collect())
        });
        let messages = told.collect();
        let sound = self.sound(SoundCue::Back);
        sound.into_iter().chain(self.resume(messages)).collect()
    }
}
