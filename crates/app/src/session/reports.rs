//! Reports to a host page: what an event has changed in the game.

use sandgrid_rules::{Action, BySide, Cell, Side};

use super::Session;
use crate::{Effect, Player};

/// A change of the game that a host page is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// Another game, lesson step or puzzle is on the board.
    Begun,
    /// Another part of the record is on the board: by browsing, undo or redo.
    Stepped,
    /// A turn is complete.
    Turn(TurnReport),
    /// The game has ended.
    Ended,
}

/// A complete turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnReport {
    /// Side that played it.
    pub side: Side,
    /// Notation, as in records.
    pub text: String,
    /// Its description in the session's language.
    pub words: String,
    /// Holes of the captured pieces, in order.
    pub captured: Vec<Cell>,
    /// Number of pieces captured from the opponent's hand.
    pub from_hand: u32,
}

/// The state of a game that reports depend on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct GameProgress {
    /// Id of the game, and the number of the lesson's step or puzzle on the board instead.
    board: (u64, Option<u32>),
    players: BySide<Player>,
    /// Number of events that played something; browsing does not count.
    plays: u32,
    /// Number of actions on the board, and of complete turns.
    actions: usize,
    complete: usize,
    is_over: bool,
}

impl Session {
    /// Returns the state that reports depend on.
    pub(super) fn progress(&self) -> GameProgress {
        let (turns, is_over) = (self.game.turns().count(), self.end().is_some());
        let is_whole = is_over || self.game.position().pending().is_fresh();
        GameProgress {
            board: (self.id(), self.exercise_number()),
            players: self.choice.players,
            plays: self.plays,
            actions: self.game.played().count(),
            complete: if is_whole { turns } else { turns.saturating_sub(1) },
            is_over,
        }
    }

    /// Returns the changes since `before` as effects. Acting in a browsed record begins another game with that
    /// action.
    pub(super) fn reports(&self, before: &GameProgress) -> Vec<Effect> {
        let now = self.progress();
        if now == *before {
            return Vec::new();
        }
        let (is_other, is_played) = (now.board != before.board, now.plays > before.plays);
        let is_browsed = !is_played && (is_other || now.actions != before.actions);
        let begun = is_other.then_some(Report::Begun);
        let stepped = (is_browsed && !is_other).then_some(Report::Stepped);
        let turns = if is_played { self.turns_since(before.complete, &now) } else { Vec::new() };
        let ended = (now.is_over && !before.is_over && !is_browsed).then_some(Report::Ended);
        let reports = begun.into_iter().chain(stepped).chain(turns).chain(ended);
        reports.map(Effect::Report).collect()
    }

    /// Returns the complete turns after the first `told` ones.
    fn turns_since(&self, told: usize, now: &GameProgress) -> Vec<Report> {
        let written = self.write_down();
        let turns = self.game.turns().zip(&*written).take(now.complete).skip(told);
        let report = |((side, turn), written): ((Side, &[Action]), &crate::ListedTurn)| {
            let captured = turn.iter().copied().filter_map(captured).collect();
            let from_hand = turn.iter().filter(|action| **action == Action::TakeFromHand).count();
            Report::Turn(TurnReport {
                side,
                text: written.text.clone(),
                words: written.name.clone(),
                captured,
                from_hand: u32::try_from(from_hand).unwrap_or_default(),
            })
        };
        turns.map(|((side, turn), written)| report(((side, turn.as_ref()), written))).collect()
    }
}

/// Returns the hole of the piece that an action captures on the board.
fn captured(action: Action) -> Option<Cell> {
    match action {
        Action::Leap { .. } => action.over(),
        Action::Take { at } => Some(at),
        Action::Place { .. }
        | Action::Step { .. }
        | Action::Hop { .. }
        | Action::TakeFromHand
        | Action::Decline
        | Action::Stop => None,
    }
}
