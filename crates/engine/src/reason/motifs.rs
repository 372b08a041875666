//! Finds all motifs of a turn, most important first.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;

use sandgrid_rules::{Action, Cells, Family, Game, Outcome, Pending, Position, Side};

use super::scout::{Reach, least_in_return, most_by, ways_into_row};
use super::{Insight, Motif};
use crate::evaluate::Rim;
use crate::table;

/// A turn, or the rest of one, with the positions before and after it.
pub(super) struct Case<'a> {
    game: &'a Game,
    us: Side,
    before: Position,
    after: Position,
    /// The game's outcome if the turn ends it.
    outcome: Option<Outcome>,
    /// Number of actions of the line that belong to the turn.
    len: usize,
    /// Whether each action was the only legal one.
    forced: bool,
}

/// Their captures before the turn and after it.
struct Danger {
    before: Reach,
    /// Without the duty to place.
    after: Reach,
    /// Whether they must place.
    bound: bool,
}

impl<'a> Case<'a> {
    pub(super) fn new(game: &'a Game, line: &[Action]) -> Self {
        let before = *game.position();
        let us = before.turn();
        let mut played = Box::new(game.clone());
        let mut len = 0;
        let mut forced = true;
        for action in line {
            let goes_on = played.position().turn() == us && !played.position().pending().is_fresh();
            let only = played.actions().len() == 1;
            if len > 0 && !goes_on || played.play(*action).is_err() {
                break;
            }
            forced &= only;
            len += 1;
        }
        let (after, outcome) = (*played.position(), played.outcome());
        Self { game, us, before, after, outcome, len, forced }
    }

    pub(super) fn actions<'b>(&self, line: &'b [Action]) -> &'b [Action] {
        &line[..self.len]
    }

    /// Returns all motifs of the turn, most important first.
    pub(super) fn motifs(&self, line: &[Action], insight: Insight) -> Vec<Motif> {
        let actions = self.actions(line);
        if actions.is_empty() {
            return Vec::new();
        }
        if self.outcome.and_then(Outcome::winner) == Some(self.us) {
            return Vec::from([Motif::WinsAtOnce]);
        }
        let mut motifs = Vec::new();
        self.certain(insight, &mut motifs);
        if self.outcome.is_none() && self.avoids_draw(actions[0]) {
            motifs.push(Motif::AvoidsDraw);
        }
        motifs.extend(self.disarming(actions));
        let captures = self.capturing(actions);
        let leaps = actions.iter().any(|action| action.from().is_some());
        motifs.extend(captures.filter(|_| leaps));
        if let Some(danger) = self.danger() {
            self.guarding(&danger, &mut motifs);
            self.threatening(&danger, &mut motifs);
            self.trading(&danger, taken(actions), &mut motifs);
            self.lasting(&danger, actions, &mut motifs);
        }
        self.arranging(&mut motifs);
        motifs.extend(captures.filter(|_| !leaps));
        motifs.push(Motif::Judged);
        motifs
    }

    /// Adds the motifs that need no weighing.
    fn certain(&self, insight: Insight, motifs: &mut Vec<Motif>) {
        if self.forced {
            motifs.push(Motif::Only);
        }
        if matches!(self.outcome, Some(Outcome::Drawn(_))) {
            motifs.push(Motif::DrawsAtOnce);
        }
        motifs.extend(match insight {
            Insight::Unknown => None,
            Insight::Searched(value) => match value.decides(&self.before) {
                Some((winner, turns)) if winner == self.us => Some(Motif::WinsWithin(turns)),
                Some(_) => Some(Motif::HoldsOut),
                None => value.certain().map(by_table),
            },
            Insight::Known(standing) => Some(by_table(standing.value)),
        });
    }

    /// Returns whether there are other actions than the first one and each of them ends the game drawn.
    fn avoids_draw(&self, first: Action) -> bool {
        let draws = |action: Action| {
            let mut other = Box::new(self.game.clone());
            other.play(action).is_ok() && matches!(other.outcome(), Some(Outcome::Drawn(_)))
        };
        let actions = self.game.actions();
        actions.len() > 1 && actions.into_iter().all(|action| action == first || draws(action))
    }

    /// Returns the motif of removing a piece that threatens.
    fn disarming(&self, actions: &[Action]) -> Option<Motif> {
        let Some(&Action::Take { at }) = actions.first() else { return None };
        let could = most_by(&self.before, !self.us, at)?;
        (could > 0).then_some(Motif::Disarms { at, could })
    }

    fn capturing(&self, actions: &[Action]) -> Option<Motif> {
        let stepped = matches!(actions.first(), Some(Action::Step { .. }));
        let owed = matches!(self.after.pending(), Pending::Take { .. });
        let taken = taken(actions);
        match self.line() {
            Some(line) if stepped && (owed || taken > 0) => Some(Motif::MakesRow(line)),
            _ => (taken > 0).then_some(Motif::Captures(taken)),
        }
    }

    /// Returns their captures before and after, if the turn is over and a capture is possible at all.
    fn danger(&self) -> Option<Danger> {
        let over = self.outcome.is_some() || self.after.turn() == self.us;
        if over || self.is_placing() {
            return None;
        }
        let bound = self.after.pending() == Pending::Place;
        let after =
            if bound { Reach::if_turn(&self.after, !self.us) } else { Reach::of(&self.after) };
        let before = Reach::if_turn(&self.before, !self.us)?;
        Some(Danger { before, after: after?, bound })
    }

    /// Adds the motifs of answering a danger.
    fn guarding(&self, danger: &Danger, motifs: &mut Vec<Motif>) {
        let Danger { before, after, bound } = danger;
        if before.wins && !after.wins {
            motifs.push(Motif::AvertsLoss);
        }
        if *bound && after.most > 0 {
            motifs.push(Motif::Binds);
        }
        if before.most > 0 && after.most == 0 {
            motifs.push(match self.line() {
                Some(line) => Motif::StopsRow(line),
                None => Motif::Saves(before.over),
            });
        }
    }

    /// Adds the threats of the next turn, if they can capture nothing before it.
    fn threatening(&self, danger: &Danger, motifs: &mut Vec<Motif>) {
        if danger.after.most > 0 && !danger.bound {
            return;
        }
        let before = Reach::if_turn(&self.before, self.us);
        let after = Reach::if_turn(&self.after, self.us);
        let (Some(before), Some(after)) = (before, after) else { return };
        if after.wins && !before.wins {
            motifs.push(Motif::ThreatensWin);
        }
        match self.line() {
            Some(line) if self.ways(self.us).is_gt() => motifs.push(Motif::ThreatensRow(line)),
            None if after.most > before.most => motifs.push(Motif::Threatens(after.most)),
            _ => {}
        }
    }

    /// Adds the exchange: the captures that they have for the pieces that the turn captures.
    fn trading(&self, danger: &Danger, taken: u8, motifs: &mut Vec<Motif>) {
        let (from, to) = (danger.before.most, danger.after.most);
        if to == 0 || danger.bound {
            return;
        }
        if taken > to {
            motifs.push(Motif::CostsAtMost(to));
        }
        if let Some(least) = least_in_return(&self.after).filter(|least| *least > 0) {
            motifs.push(Motif::TakesBack(least));
        }
        if from > to {
            motifs.push(Motif::Lessens { from, to });
        }
    }

    /// Adds the motifs that outlast the next turn.
    fn lasting(&self, danger: &Danger, actions: &[Action], motifs: &mut Vec<Motif>) {
        let leaping = self.line().is_none();
        let came = actions.last().and_then(|action| action.to()).map_or(Cells::EMPTY, Cells::from);
        let came = came & self.after.pieces(self.us) & Rim::of(self.after.ruleset()).corners;
        if leaping && !came.is_empty() {
            motifs.push(Motif::Corner);
        }
        if danger.after.most == 0 && !self.after.pieces(self.us).is_empty() {
            motifs.push(Motif::Safe);
        }
        let in_hand = self.after.in_hand()[self.us];
        if in_hand > 0 && matches!(actions, [Action::Step { .. }]) {
            motifs.push(Motif::KeepsHand(in_hand));
        }
        if self.after.actions().len() == 1 {
            motifs.push(Motif::Confines);
        }
    }

    /// Adds the rows that are one step away, if no more pressing motif was found.
    fn arranging(&self, motifs: &mut Vec<Motif>) {
        let Some(line) = self.line().filter(|_| motifs.is_empty()) else { return };
        if self.ways(!self.us).is_lt() {
            motifs.push(Motif::HindersRow(line));
        }
        if self.ways(self.us).is_gt() {
            motifs.push(Motif::PreparesRow(line));
        }
    }

    /// Compares the number of a side's steps into a row after the turn with that before.
    fn ways(&self, side: Side) -> Ordering {
        ways_into_row(&self.after, side).cmp(&ways_into_row(&self.before, side))
    }

    /// Returns the length of a row in a row game.
    fn line(&self) -> Option<u8> {
        match self.before.ruleset().family() {
            Family::Leaping(_) => None,
            Family::Row(row) => Some(row.line.value),
        }
    }

    /// Returns whether a row game is still in its placing phase, in which nothing can be captured.
    fn is_placing(&self) -> bool {
        let in_hand = self.after.in_hand();
        self.line().is_some() && in_hand[self.us] + in_hand[!self.us] > 0
    }
}

/// Returns the number of pieces that these actions take.
fn taken(actions: &[Action]) -> u8 {
    let takes = |action: &&Action| {
        matches!(action, Action::Leap { .. } | Action::Take { .. } | Action::TakeFromHand)
    };
    u8::try_from(actions.iter().filter(takes).count()).unwrap_or(u8::MAX)
}

/// Returns the motif of a value from an endgame table.
fn by_table(value: table::WinDrawLoss) -> Motif {
    match value {
        table::WinDrawLoss::Win => Motif::WinsByTable,
        table::WinDrawLoss::Draw => Motif::KeepsDraw,
        table::WinDrawLoss::Loss => Motif::HoldsOut,
    }
}
