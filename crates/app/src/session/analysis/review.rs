//! The engine's review of a finished game: evaluation of all turns, and the decisive ones.

use sandgrid_rules::{Action, BySide, Cell, Game, Side};

use super::super::Session;
use super::super::decisive::captured;
use super::view::{assessed, balance, written};
use crate::i18n::name::{BetterTurn, ReviewedError};
use crate::sorted::sorted;
use crate::storage::saved_game::whole;
use crate::{
    DecisiveTurn, Effect, GameResult, Message, Mode, MoveDescription, Name, PrincipalVariation,
    Review, ReviewPoint, ReviewState, TurningPoint,
};

/// Minimum loss of balance, on the scale from −100 to 100, of a costly turn.
const MIN_LOSS: i32 = 30;
/// Minimum loss, in hundredths of a piece, of a costly turn whose answer captured. Balance hardly changes where a side is
/// far behind.
const MIN_PIECES_LOST: i32 = 100;
/// Maximum number of costly turns, those with the greatest loss.
const MAX_TURNS: usize = 12;

/// A review in progress.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Reviewing {
    /// Principal variation before each turn, as far as reviewed.
    variations: Vec<PrincipalVariation>,
    findings: Review,
}

impl Reviewing {
    /// Returns the number of the turn that the review names after that many turns, if it names one.
    pub(in crate::session) fn named(&self, at: usize) -> Option<u16> {
        self.findings.turning.iter().find(|turn| turn.at == at).map(|turn| turn.number)
    }
}

impl Session {
    /// Returns whether the game has ended, regardless of the turn on display.
    pub(in crate::session) fn has_ended(&self) -> bool {
        self.final_end().is_some()
    }

    /// Returns the result of the whole game.
    fn final_end(&self) -> Option<GameResult> {
        let ruled = whole(&self.game).outcome().map(GameResult::Ruled);
        ruled.or(self.adjudication.map(GameResult::Settled))
    }

    pub(in crate::session) fn start_review(&mut self) -> Vec<Effect> {
        if self.engine.review.is_some() || !self.has_ended() || self.turns.is_empty() {
            return Vec::new();
        }
        self.engine.review = Some(Reviewing::default());
        self.ask().into_iter().collect()
    }

    /// Returns whether turns are left to review.
    pub(in crate::session) fn has_positions_to_review(&self) -> bool {
        self.engine
            .review
            .as_ref()
            .is_some_and(|review| review.variations.len() < self.positions_to_review())
    }

    /// Returns the number of positions to evaluate: one before each turn and the last one, if a person has ended the game:
    /// resigning is no fault of the last turn.
    fn positions_to_review(&self) -> usize {
        let is_settled = matches!(self.final_end(), Some(GameResult::Settled(_)));
        self.turns.len() + usize::from(is_settled)
    }

    /// Returns the game before the next turn to review.
    pub(in crate::session) fn game_to_review(&self) -> Game {
        self.before(self.engine.review.as_ref().map_or(0, |review| review.variations.len()))
    }

    /// Returns the game after that number of turns.
    fn before(&self, turns: usize) -> Game {
        let whole = whole(&self.game);
        let mut game = Game::from_position(*whole.start());
        for (_, turn) in whole.turns().take(turns) {
            for action in turn.iter() {
                // `expect` would link the formatting of all refusals.
                assert!(game.play(*action).is_ok(), "what was played is legal");
            }
        }
        game
    }

    /// Stores the response for a turn, and requests the next one.
    pub(in crate::session) fn on_reviewed(
        &mut self,
        variation: Option<PrincipalVariation>,
    ) -> Vec<Effect> {
        let Some(mut review) = self.engine.review.take() else { return Vec::new() };
        let Some(variation) = variation else { return Vec::new() };
        review.variations.push(variation);
        review.findings = self.reviewed(&review.variations);
        let (is_done, turned) = (review.findings.is_done, review.findings.mistakes());
        self.engine.review = Some(review);
        self.show_better();
        let said = Effect::Announce(self.say(&Message::Reviewed(turned)));
        let said = is_done.then_some(said);
        said.into_iter().chain(self.ask()).collect()
    }

    /// Formats the review in the session's language.
    pub(in crate::session) fn translate_review(&mut self) {
        let Some(mut review) = self.engine.review.take() else { return };
        review.findings = self.reviewed(&review.variations);
        self.engine.review = Some(review);
    }

    /// Returns the review's remark on the turn on display: a better turn, or that it was the best.
    pub(in crate::session) fn reviewed_turn(&self, line: &[Action]) -> Option<Name> {
        self.engine.review.as_ref().filter(|_| self.mode != Mode::Live)?;
        let played = self.turns.get(self.game.turns().count())?;
        let number = played.number;
        let best: Vec<Action> = sandgrid_engine::turn(&self.game, line).to_vec();
        if self.has_played(self.game.turns().count(), &best) {
            return Some(Name::BestPlayed(number));
        }
        let moves = best.iter().map(|action| MoveDescription::of(*action)).collect();
        Some(Name::Better(BetterTurn { number, side: played.side, moves }))
    }

    /// Returns the remark of [`reviewed_turn`](Self::reviewed_turn) on the best turn found, in words.
    pub(in crate::session) fn review_remark(&self) -> Option<String> {
        let line = &self.engine.hint.as_ref()?.line;
        self.reviewed_turn(line).map(|name| self.call(name))
    }

    pub(in crate::session) fn review_state(&self) -> ReviewState {
        match &self.engine.review {
            Some(review) => ReviewState::Open(review.findings.clone()),
            None if self.has_ended() && !self.turns.is_empty() => ReviewState::Available,
            None => ReviewState::Unavailable,
        }
    }

    /// Returns the origin and the destination of the first action of the turn that was played in the position on the
    /// board, during a review.
    pub(in crate::session) fn reviewed_move(&self) -> Option<(Cell, Cell)> {
        self.engine.review.as_ref()?;
        let played = whole(&self.game);
        let (_, turn) = played.turns().nth(self.game.turns().count())?;
        let action = turn.first()?;
        action.from().zip(action.to())
    }

    /// While browsing, shows the best action before the turn on display.
    pub(in crate::session) fn show_better(&mut self) {
        let at = self.game.turns().count();
        let review = self.engine.review.as_ref();
        // At the end nothing is left to play.
        let is_browsing = self.mode != Mode::Live;
        let review = review.filter(|_| is_browsing && at < self.turns.len());
        let variation = review.and_then(|review| review.variations.get(at)).cloned();
        if variation.is_some() {
            self.engine.hint = variation;
        }
    }

    /// Computes the review from the variations.
    fn reviewed(&self, variations: &[PrincipalVariation]) -> Review {
        let last = whole(&self.game).position().turn();
        let sides = self.turns.iter().map(|turn| turn.side).chain([last]);
        let mut points: Vec<ReviewPoint> = variations
            .iter()
            .zip(sides)
            .map(|(variation, side)| ReviewPoint {
                balance: balance(variation, side),
                is_exact: variation.is_certain(),
            })
            .collect();
        let is_done = points.len() == self.positions_to_review();
        let is_ruled = points.len() == self.turns.len();
        if let Some(end) = self.final_end().filter(|_| is_done && is_ruled) {
            let ahead = |side| if side == Side::First { 100 } else { -100 };
            points.push(ReviewPoint { balance: end.winner().map_or(0, ahead), is_exact: true });
        }
        // The game is played again for it.
        let lead = is_done.then(|| self.lead_taken()).flatten();
        let turning = self.turning(variations, &points).into_iter().chain(lead);
        let mut turning = sorted(turning, |one, other| one.at < other.at);
        turning.dedup_by_key(|turn| turn.at);
        let turn_count = self.turns.len();
        let number = self.number_at(points.len().min(turn_count));
        let ahead = BySide::from_fn(|side| self.call(Name::Ahead(side, self.seating())));
        let (points, turning) = (points.into(), turning.into());
        let of = self.number_at(turn_count);
        Review { points, turning, turn_count, number, of, ahead, is_done }
    }

    /// Returns the turns with the greatest loss, in order.
    fn turning(
        &self,
        variations: &[PrincipalVariation],
        points: &[ReviewPoint],
    ) -> Vec<TurningPoint> {
        let game = whole(&self.game);
        let captures: Vec<usize> = game.turns().map(|(_, turn)| captured(&turn)).collect();
        let mut costly: Vec<(i32, usize)> = Vec::new();
        for (at, (turn, pair)) in self.turns.iter().zip(points.windows(2)).enumerate() {
            let lost = i32::from(pair[0].balance) - i32::from(pair[1].balance);
            let cost = if turn.side == Side::First { lost } else { -lost };
            let is_answered = captures.get(at + 1).is_some_and(|count| *count > 0);
            if cost >= MIN_LOSS || is_answered && self.costs_pieces(variations, at) {
                costly.push((cost, at));
            }
        }
        // Turns of equal cost stay in their order.
        let costliest = sorted(costly, |one, other| one.0 > other.0).into_iter().take(MAX_TURNS);
        let in_order = sorted(costliest, |one, other| one.1 < other.1);
        in_order.into_iter().filter_map(|(_, at)| self.turning_point(at, variations)).collect()
    }

    /// Returns whether a turn lost the worth of a piece, by the engine's estimates before it and after it.
    fn costs_pieces(&self, variations: &[PrincipalVariation], at: usize) -> bool {
        let estimate = |at: usize| {
            let (turn, variation) = (self.turns.get(at)?, variations.get(at)?);
            let hundredths = variation.value.hundredths(self.choice.rules)?;
            Some(if turn.side == Side::First { hundredths } else { -hundredths })
        };
        let lost = estimate(at).zip(estimate(at + 1)).map(|(before, after)| before - after);
        let is_first = self.turns.get(at).is_some_and(|turn| turn.side == Side::First);
        lost.is_some_and(|lost| if is_first { lost } else { -lost } >= MIN_PIECES_LOST)
    }

    /// Describes the capture with which the winner took the lead for good, the turn that the result names.
    fn lead_taken(&self) -> Option<TurningPoint> {
        let DecisiveTurn { at, words, .. } = self.decisive_turn()?;
        let turn = self.turns.get(at)?;
        let text = turn.text.clone();
        Some(TurningPoint { at, number: turn.number, text, better: None, words })
    }

    /// Describes a costly turn; returns `None` if it equals the best one found.
    fn turning_point(&self, at: usize, variations: &[PrincipalVariation]) -> Option<TurningPoint> {
        let (turn, variation) = (self.turns.get(at)?, variations.get(at)?);
        let before = self.before(at);
        let best: Vec<Action> = sandgrid_engine::turn(&before, &variation.line).to_vec();
        let (text, better) = (turn.text.clone(), Some(written(&best)));
        if best.is_empty() || self.has_played(at, &best) {
            return None;
        }
        let (_, played) = whole(&self.game).turns().nth(at)?;
        let described = |turn: &[Action]| turn.iter().map(|it| MoveDescription::of(*it)).collect();
        let reply = variations.get(at + 1);
        let words = self.call(Name::Error(ReviewedError {
            side: turn.side,
            seating: self.seating(),
            number: turn.number,
            played: described(&played),
            captures_allowed: reply.map_or(0, |reply| self.captures(at + 1, reply)),
            after: reply.map(|reply| assessed(reply, self.before(at + 1).position())),
            better: described(&best),
        }));
        Some(TurningPoint { at, number: turn.number, text, better, words })
    }

    /// Returns whether the turn was the best one, as far as it was played: the game may have been resigned in the middle of
    /// it.
    fn has_played(&self, at: usize, best: &[Action]) -> bool {
        let whole = whole(&self.game);
        let played = whole.turns().nth(at);
        played.is_some_and(|(_, turn)| {
            written(best) == written(&turn) || at + 1 == self.turns.len() && best.starts_with(&turn)
        })
    }

    /// Returns the number of pieces that the first turn of a variation captures; if none, the variation's net gain in
    /// pieces, at least 0.
    fn captures(&self, at: usize, variation: &PrincipalVariation) -> usize {
        let game = self.before(at);
        let now = captured(sandgrid_engine::turn(&game, &variation.line));
        if now > 0 {
            return now;
        }
        let mut position = *game.position();
        let us = position.turn();
        let (mut ours, mut theirs) = (0, 0);
        for action in &variation.line {
            let count = if position.turn() == us { &mut ours } else { &mut theirs };
            *count += captured(&[*action]);
            if position.play(*action).is_err() {
                break;
            }
        }
        ours.saturating_sub(theirs)
    }
}
