//! Typed and dictated moves.

use sandgrid_rules::{Action, Pending, Position};

use super::Session;
use super::play::intent::{intended_action, rule_of};
use crate::text::move_parser::{self, Sign, Typed};
use crate::{Effect, InputError, InvalidMove, Message};

impl Session {
    /// Returns whether a text reads as a turn, legal or not.
    #[must_use]
    pub fn parses_turn(&self, text: &str) -> bool {
        move_parser::read(text, self.language).is_ok()
    }

    /// Plays typed input, or refuses it. A turn is refused as a whole if any part of it is illegal or comes too
    /// early.
    pub(super) fn typed(&mut self, text: &str) -> Vec<Effect> {
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        match move_parser::read(text, self.language).as_deref() {
            // Equivalent to a press: selects a piece in the hole.
            Ok([Typed::Hole(cell)]) if self.choice.rules.shape().contains(*cell) => {
                self.press(*cell)
            }
            Ok(typed) => self.play_typed(typed),
            Err(typing) => self.refuse(&[Message::InputError(typing.clone())], None),
        }
    }

    fn play_typed(&mut self, typed: &[Typed]) -> Vec<Effect> {
        let mut game = self.game.clone();
        let side = game.position().turn();
        let mut actions = Vec::new();
        for typed in typed {
            let position = game.position();
            if !actions.is_empty() && (position.turn() != side || position.pending().is_fresh()) {
                return self.refuse(&[Message::InputError(InputError::TrailingInput)], None);
            }
            let action = match action(*typed, position) {
                Ok(action) => action,
                Err(fault) => {
                    let rule = rule_of(fault, position);
                    return self.refuse(&[Message::InvalidMove(fault)], Some(rule));
                }
            };
            if let Err(illegal) = game.play(action) {
                return self.refuse(&[self.why(illegal)], Some(illegal.rule));
            }
            actions.push(action);
        }
        // Typed input is explicit and needs no confirmation.
        self.play_turn(&actions).unwrap_or_default()
    }
}

/// Resolves a typed action against the position.
fn action(typed: Typed, position: &Position) -> Result<Action, InvalidMove> {
    Ok(match typed {
        Typed::Hole(at) if matches!(position.pending(), Pending::Take { .. }) => {
            Action::Take { at }
        }
        Typed::Hole(at) => Action::Place { at },
        Typed::Way { from, to, sign } => match (sign, from.straight(to)) {
            (Some(Sign::Leap), Some((dir, 2))) => Action::Leap { from, dir },
            (Some(Sign::Hop), Some((dir, 2))) => Action::Hop { from, dir },
            _ => return intended_action(position, from, to),
        },
        Typed::Take(at) => Action::Take { at },
        Typed::TakeFromHand => Action::TakeFromHand,
        Typed::Decline => Action::Decline,
        Typed::Stop => Action::Stop,
    })
}
