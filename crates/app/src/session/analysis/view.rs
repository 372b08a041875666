//! The view of hint and analysis.

use sandgrid_engine::{Insight, table};
use sandgrid_rules::{Action, Cell, Position, Side};

use super::super::Session;
use crate::{Analysis, AnalysisLine, Assessment, Hint, Message, Name, PrincipalVariation};

impl Session {
    pub(in crate::session) fn hint(&self) -> Hint {
        let given = self.engine.hint.as_ref().and_then(|variation| variation.line.first().copied());
        match (given, self.hint_message()) {
            _ if self.awaits_hint() => Hint::Searching,
            (Some(action), Some(message)) => Hint::Given {
                words: self.words_of_hint(&message),
                cells: [action.from(), action.to()].into_iter().flatten().collect(),
            },
            _ if self.can_hint() => Hint::Available,
            _ => Hint::Unavailable,
        }
    }

    /// Returns the pieces that the turn of the hint, or else of the analysis, chooses to take.
    pub(in crate::session) fn advised_captures(&self) -> Vec<Cell> {
        let analysed = self.engine.lines.first().filter(|_| self.engine.is_analysing);
        let Some(best) = self.engine.hint.as_ref().or(analysed) else { return Vec::new() };
        let turn = sandgrid_engine::turn(&self.game, &best.line);
        let is_taking = |action: &&Action| matches!(action, Action::Take { .. });
        turn.iter().filter(is_taking).filter_map(|action| action.to()).collect()
    }

    /// Formats the hint; during a review, the judgement of the turn that was played.
    pub(super) fn words_of_hint(&self, hint: &Message) -> String {
        self.review_remark().unwrap_or_else(|| self.say(hint))
    }

    /// Returns the hint: the actions up to the end of the turn, and the reason.
    pub(in crate::session) fn hint_message(&self) -> Option<Message> {
        let variation = self.engine.hint.as_ref()?;
        let insight = variation.known.map_or(Insight::Searched(variation.value), Insight::Known);
        Message::hint(&self.game, &variation.line, insight)
    }

    /// Splits a variation into turns.
    fn turns_of(&self, line: &[Action]) -> Vec<Vec<Action>> {
        let mut position = *self.game.position();
        let mut turns: Vec<(Side, Vec<Action>)> = Vec::new();
        for action in line {
            let side = position.turn();
            match turns.last_mut().filter(|(by, _)| *by == side) {
                Some((_, turn)) => turn.push(*action),
                None => turns.push((side, vec![*action])),
            }
            if position.play(*action).is_err() {
                break;
            }
        }
        turns.into_iter().map(|(_, turn)| turn).collect()
    }

    pub(in crate::session) fn analysis(&self) -> Option<Analysis> {
        if !self.engine.is_analysing {
            return None;
        }
        let (is_thinking, larger) = (self.engine.current().is_some(), self.largest_table());
        let Some(best) = self.engine.lines.first() else {
            let over = self.is_over().then(|| self.call(Name::AnalysisOver));
            let verdict = over.unwrap_or_default();
            return Some(Analysis { verdict, is_thinking, larger, ..Analysis::default() });
        };
        Some(Analysis {
            verdict: self.say(&Message::Assessment(self.verdict(best))),
            advice: self.advice(best),
            is_exact: best.is_certain(),
            balance: balance(best, self.game.position().turn()),
            lines: self.engine.lines.iter().map(|variation| self.line(variation)).collect(),
            depth: self.depth(best),
            is_thinking,
            larger,
        })
    }

    /// Returns the origin and the destination of the best move, during an analysis.
    pub(in crate::session) fn analysed_move(&self) -> Option<(Cell, Cell)> {
        let action = self.analysed_action()?;
        action.from().zip(action.to())
    }

    /// Returns the hole of the best action, during an analysis, if it does not move a piece.
    pub(in crate::session) fn analysed_hole(&self) -> Option<Cell> {
        let action = self.analysed_action()?;
        action.from().xor(action.to())
    }

    fn analysed_action(&self) -> Option<Action> {
        let best = self.engine.lines.first().filter(|_| self.engine.is_analysing)?;
        best.line.first().copied()
    }

    /// Formats the best turn, with its reason.
    fn advice(&self, best: &PrincipalVariation) -> String {
        let insight = best.known.map_or(Insight::Searched(best.value), Insight::Known);
        let message = Message::hint(&self.game, &best.line, insight);
        message.map_or_else(String::new, |message| self.say(&message))
    }

    fn verdict(&self, variation: &PrincipalVariation) -> Assessment {
        assessed(variation, self.game.position())
    }

    /// Returns the search depth in words; empty for a tablebase result.
    fn depth(&self, variation: &PrincipalVariation) -> String {
        match variation.known {
            Some(_) => String::new(),
            None => self.say(&Message::Depth(variation.depth)),
        }
    }

    /// Returns the value for the side to act in short form, estimates in pieces.
    fn brief(&self, variation: &PrincipalVariation) -> String {
        if let Some(certain) = variation.certain() {
            return self.say(&Message::Name(Name::Certain(certain)));
        }
        let hundredths = variation.value.hundredths(self.game.ruleset()).unwrap_or(0);
        tenths(hundredths)
    }

    fn line(&self, variation: &PrincipalVariation) -> AnalysisLine {
        let turns = self.turns_of(&variation.line);
        AnalysisLine {
            value: self.brief(variation),
            turns: turns.iter().map(|turn| written(turn)).collect(),
        }
    }
}

/// Returns the evaluation of a position by its principal variation.
pub(super) fn assessed(variation: &PrincipalVariation, position: &Position) -> Assessment {
    let known = variation.known.map(|standing| Assessment::known(standing, position));
    known.unwrap_or_else(|| Assessment::searched(variation.value, position))
}

/// Returns the balance from −100 (the second side wins) to 100 (the first side wins), given the side to act.
pub(in crate::session) fn balance(variation: &PrincipalVariation, turn: Side) -> i8 {
    /// Number of points that correspond to odds of *e* to 1.
    const ODDS: f64 = 200.0;
    let ours = match variation.certain() {
        Some(table::WinDrawLoss::Win) => 1.0,
        Some(table::WinDrawLoss::Draw) => 0.0,
        Some(table::WinDrawLoss::Loss) => -1.0,
        None => (f64::from(variation.value.points().unwrap_or(0)) / ODDS / 2.0).tanh(),
    };
    let sign = if turn == Side::First { 1.0 } else { -1.0 };
    #[expect(clippy::cast_possible_truncation, reason = "it is within ±100")]
    let balance = (100.0 * sign * ours).round() as i8;
    balance
}

/// Formats hundredths, rounded to a tenth with sign: `+1.3`. Avoids the standard formatting of floats, a large
/// part of the page's program.
fn tenths(hundredths: i32) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    let sign = if hundredths < 0 { '-' } else { '+' };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Returns the notation of a turn, in which repeated origins are omitted.
pub(in crate::session) fn written(turn: &[Action]) -> String {
    let mut standing = None;
    let mut text = String::new();
    for action in turn {
        let whole = action.to_string();
        match action.from() {
            Some(from) if Some(from) == standing => text.push_str(&whole[2..]),
            _ => text.push_str(&whole),
        }
        if action.from().is_some() {
            standing = action.to();
        }
    }
    text
}
