//! Whoever tells the host what happens at the board.

use std::rc::Rc;

use sandgrid_app::learn::{Achieved, Mark};
use sandgrid_app::rules::{Action, Rule, Side};
use sandgrid_app::{Hint, Pace, Player, Scene, Session, Term};

use super::host::Host;
use super::protocol::{Kind, Learning, Said, SideName, State};
use super::statement::Statement;
use super::{host, size, terms};
use crate::outfit::Fitting;

/// It compares each moment with the one before.
#[derive(Debug)]
pub struct Witness {
    host: Option<Rc<Host>>,
    seen: Option<Moment>,
    /// Whether somebody was just told that something cannot be done.
    alerted: bool,
    hinted: bool,
    achieved: Option<Achieved>,
    height: Option<u32>,
}

/// As much of a moment as makes it another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moment {
    game: u64,
    /// How many turns stand on the board, whole or not, and how many of them are whole.
    turns: (usize, usize),
    is_over: bool,
    pace: Pace,
    lang: &'static str,
}

impl Moment {
    fn of(session: &Session) -> Self {
        let (game, is_over) = (session.game(), session.end().is_some());
        let turns = game.turns().count();
        let is_whole = is_over || game.position().duty().is_fresh();
        Self {
            game: session.id(),
            turns: (turns, if is_whole { turns } else { turns.saturating_sub(1) }),
            is_over,
            pace: if game.can_redo() { Pace::Looking } else { Pace::Playing },
            lang: session.language().code(),
        }
    }
}

impl Witness {
    /// Somebody who has seen nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            host: host(),
            seen: None,
            alerted: false,
            hinted: false,
            achieved: None,
            height: None,
        }
    }

    fn tell(&self, said: &Said) {
        if let Some(host) = &self.host {
            host.tell(said);
        }
    }

    fn compare(&self, before: &Moment, now: &Moment, session: &Session) {
        if before.lang != now.lang {
            self.tell(&Said::LanguageChange { lang: now.lang.to_owned() });
        }
        // Whoever acts in a record that is looked at begins a game of their own there.
        let is_same = before.game == now.game || before.pace == Pace::Looking;
        if before.game != now.game {
            self.tell(&Said::Game { state: state(session) });
        }
        if is_same && now.pace == Pace::Playing && now.turns.1 > before.turns.1 {
            self.turns_after(before.turns.1, session);
        } else if before.game == now.game && is_elsewhere(before, now) {
            self.tell(&Said::Step { state: state(session) });
        }
        if now.is_over && !before.is_over && now.pace == Pace::Playing {
            self.ending(session);
        }
    }

    /// Tells every turn after so many.
    fn turns_after(&self, told: usize, session: &Session) {
        let scene = session.scene();
        for ((side, turn), written) in session.game().turns().zip(&*scene.record.turns).skip(told) {
            let side = name(side);
            let captured = |action: &Action| match action {
                Action::Leap { .. } => action.over(),
                Action::Take { at } => Some(*at),
                _ => None,
            };
            let cells: Vec<String> =
                turn.iter().filter_map(captured).map(|cell| cell.to_string()).collect();
            let from_hand = turn.iter().filter(|action| **action == Action::TakeFromHand).count();
            let from_hand = u32::try_from(from_hand).unwrap_or_default();
            if !cells.is_empty() || from_hand > 0 {
                self.tell(&Said::Capture { side, cells, from_hand });
            }
            let (text, words) = (written.text.clone(), written.name.clone());
            self.tell(&Said::Turn { side, text, words, state: state(session) });
        }
    }

    fn ending(&self, session: &Session) {
        let Some(end) = session.end() else { return };
        let Some(ending) = session.scene().ending else { return };
        let words = format!("{} {}", ending.headline, ending.reason);
        let winner = end.winner().map(name);
        self.tell(&Said::Ending { winner, words, rule: ending.rule.map(id_of) });
        if let Some(played) = played(session).filter(|_| terms().learning == Some(true)) {
            self.tell(&Said::Learning(played));
        }
    }
}

impl Witness {
    /// Tells what was learned, where the host has asked for that.
    fn count(&mut self, session: &Session) {
        let now = session.achieved();
        let before = core::mem::replace(&mut self.achieved, now.clone());
        let learned = now.as_ref().filter(|_| before != now).and_then(learned);
        if let Some(learned) = learned.filter(|_| terms().learning == Some(true)) {
            self.tell(&Said::Learning(learned));
        }
    }

    /// Tells how much room the board would like, where that has changed.
    fn measure(&mut self) {
        let height = size::wanted();
        if self.height.replace(height) != Some(height) {
            self.tell(&Said::Resize { height });
        }
    }
}

impl Default for Witness {
    fn default() -> Self {
        Self::new()
    }
}

impl Fitting for Witness {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn alert(&mut self) {
        self.alerted = true;
    }

    fn follow(&mut self, session: &Session) {
        if self.host.is_none() {
            return;
        }
        let now = Moment::of(session);
        if let Some(before) = self.seen.replace(now.clone()) {
            self.compare(&before, &now, session);
        } else {
            let terms = Term::ALL.map(Term::name).to_vec();
            self.tell(&Said::Ready { terms, state: state(session) });
        }
        let scene = session.scene();
        if let Some(notice) = scene.notice.as_ref().filter(|_| core::mem::take(&mut self.alerted)) {
            let words = notice.words.clone();
            self.tell(&Said::Illegal { words, rule: notice.rule.map(id_of) });
        }
        let was_hinted = self.hinted;
        self.hinted = matches!(scene.hint, Hint::Given { .. });
        if let (Hint::Given { words, cells }, false) = (scene.hint, was_hinted) {
            let cells = cells.iter().map(ToString::to_string).collect();
            self.tell(&Said::Hint { words, cells });
        }
        self.count(session);
        self.measure();
    }
}

/// Whether one looks at another turn than before.
fn is_elsewhere(before: &Moment, now: &Moment) -> bool {
    now.turns.1 < before.turns.1 || now.turns != before.turns && now.pace == Pace::Looking
}

/// What was learned, where it is anything yet.
fn learned(achieved: &Achieved) -> Option<Learning> {
    match achieved {
        Achieved::Lesson { key, done, of } => {
            let score = f64::from(count(*done)) / f64::from(count(*of));
            (*done > 0).then(|| told(Kind::Lesson, key.clone(), score))
        }
        Achieved::Puzzle { number, solved } => {
            let score = match solved {
                Mark::Open => return None,
                Mark::Helped => 0.5,
                Mark::Solved => 1.0,
            };
            Some(told(Kind::Puzzle, number.to_string(), score))
        }
    }
}

/// What a game has brought the one person who plays in it.
fn played(session: &Session) -> Option<Learning> {
    let players = session.choice().players;
    let mut persons = Side::ALL.into_iter().filter(|side| players[*side] == Player::Person);
    let (person, other) = (persons.next()?, persons.next());
    let score = match session.end()?.winner() {
        None => 0.5,
        Some(side) if side == person => 1.0,
        Some(_) => 0.0,
    };
    let name = session.choice().rules.key().to_string();
    other.is_none().then(|| told(Kind::Game, name, score))
}

fn told(kind: Kind, name: String, score: f64) -> Learning {
    let statement = Statement::of(kind, &name, score);
    Learning { kind, name, score, complete: kind.is_complete(score), statement }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How a game stands.
pub(super) fn state(session: &Session) -> State {
    let (game, scene) = (session.game(), session.scene());
    let ended = scene.ending.map(|ending| format!("{} {}", ending.headline, ending.reason));
    State {
        rules: session.choice().rules.key().to_string(),
        position: game.position().to_string(),
        turn: scene.turn.map(name),
        at: count(game.turns().count()),
        of: count(scene.record.turns.len()),
        lang: session.language().code().to_owned(),
        words: ended.unwrap_or(scene.status),
    }
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
