//! The turn that decided a finished game, by captured pieces.

use sandgrid_rules::{Action, Side};

use super::Session;
use crate::i18n::name::Lead;
use crate::storage::saved_game::whole;
use crate::{DecisiveTurn, GameResult, Mode, Name};

impl Session {
    /// Returns the capture with which the winner took the lead for good; `None` before the end of the game, for a draw,
    /// and if the winner has not captured more pieces than the loser.
    pub(super) fn decisive_turn(&self) -> Option<DecisiveTurn> {
        let game = whole(&self.game);
        let settled = self.adjudication.map(GameResult::Settled);
        let winner = game.outcome().map(GameResult::Ruled).or(settled)?.winner()?;
        let captures: Vec<(Side, usize)> =
            game.turns().map(|(side, turn)| (side, captured(&turn))).collect();
        let lead = self.taken_before(winner, &captures);
        let (at, count) = last_lead(lead, captures.into_iter(), winner)?;
        let turn = self.turns.get(at)?;
        let lead = Lead { side: winner, seating: self.seating(), number: turn.number, count };
        let words = self.call(Name::Lead(lead));
        let label = self.call(Name::ShowTurn(turn.number));
        Some(DecisiveTurn { at, words, label })
    }

    /// Returns the decisive turn if the board shows it, and not the end of the game.
    pub(super) fn decisive_turn_shown(&self) -> Option<DecisiveTurn> {
        let is_looking = self.mode != Mode::Live && !self.is_midway() && self.end().is_none();
        let at = self.game.turns().count();
        // The game is played again for it, so only where it can be shown.
        is_looking.then(|| self.decisive_turn()).flatten().filter(|turn| turn.at + 1 == at)
    }

    /// Returns the pieces that `winner` and the other side had captured at the start, where a game begins in the middle.
    fn taken_before(&self, winner: Side, captures: &[(Side, usize)]) -> [usize; 2] {
        [winner, !winner].map(|side| {
            let later: usize =
                captures.iter().filter(|(whose, _)| *whose == side).map(|(_, count)| count).sum();
            usize::from(self.taken(side)).saturating_sub(later)
        })
    }
}

/// Returns the number of pieces that a turn captures.
pub(super) fn captured(turn: &[Action]) -> usize {
    let is_capture = |action: &&Action| {
        matches!(action, Action::Leap { .. } | Action::Take { .. } | Action::TakeFromHand)
    };
    turn.iter().filter(is_capture).count()
}

/// Returns the index of the turn after which `winner` was ahead for good, and the number of its captures.
///
/// `before` are the captures of the winner and of the other side at the start.
fn last_lead(
    before: [usize; 2],
    turns: impl Iterator<Item = (Side, usize)>,
    winner: Side,
) -> Option<(usize, usize)> {
    let [mut own, mut other] = before;
    let mut lead = None;
    for (at, (side, count)) in turns.enumerate() {
        let was_ahead = own > other;
        *if side == winner { &mut own } else { &mut other } += count;
        match (was_ahead, own > other) {
            (false, true) => lead = Some((at, count)),
            (true, false) => lead = None,
            (true, true) | (false, false) => {}
        }
    }
    lead
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(turns: &[(Side, usize)]) -> Option<(usize, usize)> {
        last_lead([0, 0], turns.iter().copied(), Side::First)
    }

    #[test]
    fn the_last_change_of_the_lead_decides() {
        let (us, them) = (Side::First, Side::Second);
        assert_eq!(lead(&[(us, 0), (them, 0)]), None);
        assert_eq!(lead(&[(us, 2), (them, 0), (us, 2)]), Some((0, 2)));
        assert_eq!(lead(&[(us, 2), (them, 2), (us, 0), (them, 2), (us, 4)]), Some((4, 4)));
        assert_eq!(lead(&[(us, 1), (them, 3)]), None, "the winner captured less");
        assert_eq!(last_lead([3, 1], [(us, 2)].into_iter(), us), None, "ahead from the start");
    }
}
