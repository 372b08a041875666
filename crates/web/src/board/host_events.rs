//! The sand games' part of the events for the host.

use sandgrid_app::learn::{Achieved, Mark};
use sandgrid_app::rules::{Rule, Side};
use sandgrid_app::{Hint, Message, Player, Report, Scene, Session, TurnReport, saturating_u32};

use super::controller::BoardPage;
use crate::embed::events::{HostEvents, learning_result, lesson_result};
use crate::embed::protocol::{BoardState, HostEvent, LearningResult, SideName};
use crate::embed::xapi::TaskKind;
use crate::shell::panel::Panel;

impl Panel for HostEvents<BoardPage> {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn alert(&mut self) {
        Self::alert(self);
    }

    fn report(&mut self, report: &Report, session: &Session) {
        if !self.is_listening() {
            return;
        }
        self.keep(session);
        match report {
            Report::Begun => self.tell(&HostEvent::Game { state: state(session) }),
            Report::Stepped => self.tell(&HostEvent::Step { state: state(session) }),
            Report::Turn(turn) => {
                if let Some(capture) = capture(turn) {
                    self.tell(&capture);
                }
                let TurnReport { side, text, words, .. } = turn.clone();
                let (side, state) = (name(side), state(session));
                self.tell(&HostEvent::Turn { side, text, words, state });
            }
            Report::Ended => {
                if let Some(ending) = ending(session) {
                    self.tell(&ending);
                }
                // An exercise that ends a game is no finished game.
                if !session.is_learning() {
                    self.tell_learned(played(session));
                }
            }
        }
    }

    fn follow(&mut self, session: &Session) {
        Self::follow(self, session);
    }
}

fn capture(turn: &TurnReport) -> Option<HostEvent> {
    let TurnReport { side, captured, from_hand, .. } = turn;
    (!captured.is_empty() || *from_hand > 0).then(|| HostEvent::Capture {
        side: name(*side),
        cells: captured.iter().map(ToString::to_string).collect(),
        from_hand: *from_hand,
    })
}

fn ending(session: &Session) -> Option<HostEvent> {
    let end = session.end()?;
    let rule = end.rule(session.choice().rules).map(id_of);
    Some(HostEvent::Ending { winner: end.winner().map(name), words: ended(session), rule })
}

/// Returns the learning result, if there is one.
pub(super) fn learned(achieved: &Achieved) -> Option<LearningResult> {
    match achieved {
        Achieved::Lesson { key, steps, of } => lesson_result(key, *steps, *of),
        Achieved::Puzzle { number, solved } => {
            let score = match solved {
                Mark::Open => return None,
                Mark::Helped => 0.5,
                Mark::Solved => 1.0,
            };
            Some(learning_result(TaskKind::Puzzle, number.to_string(), score))
        }
    }
}

/// Returns the result of a finished game for each person in it; several have their sides.
fn played(session: &Session) -> Vec<LearningResult> {
    let Some(end) = session.end() else { return Vec::new() };
    let players = session.choice().players;
    let is_person = |side: &Side| players[*side] == Player::Person;
    let people: Vec<Side> = Side::ALL.into_iter().filter(is_person).collect();
    let are_several = people.len() > 1;
    let result = |side: Side| {
        let score = match end.winner() {
            None => 0.5,
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
        };
        let rules = session.choice().rules.key().to_string();
        let side = are_several.then(|| name(side));
        LearningResult { side, ..learning_result(TaskKind::Game, rules, score) }
    };
    people.into_iter().map(result).collect()
}

/// Returns the shown hint: its words and holes.
pub(super) fn hint(session: &Session) -> Option<(String, Vec<String>)> {
    let Hint::Given { words, cells } = session.scene().hint else { return None };
    Some((words, cells.iter().map(ToString::to_string).collect()))
}

/// Returns the shown refusal: its words and rule.
pub(super) fn refusal(session: &Session) -> Option<(String, Option<String>)> {
    session.scene().notice.map(|notice| (notice.words, notice.rule.map(id_of)))
}

/// Returns the state of the game.
pub(super) fn state(session: &Session) -> BoardState {
    let (game, scene) = (session.game(), session.scene());
    let is_over = session.end().is_some();
    let is_taught = session.is_learning();
    let taught = scene.course.map(|course| course.feedback.map_or(course.words, |it| it.words));
    let (lesson, puzzle) = match session.achieved() {
        Some(Achieved::Lesson { key, .. }) => (Some(key), None),
        Some(Achieved::Puzzle { number, .. }) => (None, Some(saturating_u32(number))),
        None => (None, None),
    };
    BoardState {
        rules: session.choice().rules.key().to_string(),
        position: game.position().to_string(),
        turn: scene.turn.map(name),
        at: saturating_u32(game.turns().count()),
        of: saturating_u32(if is_taught { game.turns().count() } else { scene.record.turns.len() }),
        lang: session.language().code().to_owned(),
        words: match taught {
            Some(words) => words,
            None if is_over => ended(session),
            None => scene.status,
        },
        title: scene.title,
        lesson,
        puzzle,
    }
}

/// Returns the result as sentences.
fn ended(session: &Session) -> String {
    let said = session.end().map(|end| [Message::Headline(end), Message::Reason(end)]);
    let sentences = said.iter().flatten().map(|message| session.say(message));
    sentences.map(sentence).collect::<Vec<_>>().join(" ")
}

/// Adds a full stop, unless the text ends with a punctuation mark.
fn sentence(text: String) -> String {
    if text.ends_with(['.', '!', '?', '…', '؟']) { text } else { text + "." }
}

fn name(side: Side) -> SideName {
    match side {
        Side::First => SideName::First,
        Side::Second => SideName::Second,
    }
}

fn id_of(rule: &Rule) -> String {
    rule.id.to_string()
}
