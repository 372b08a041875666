//! Sends events of the board to the host.

use std::rc::Rc;

use sandgrid_app::learn::{Achieved, Mark};
use sandgrid_app::rules::{Action, BySide, Rule, Side};
use sandgrid_app::{EmbedOption, Hint, Message, Player, Scene, Session};

use super::host::Host;
use super::protocol::{BoardState, HostEvent, LearningResult, SideName};
use super::size::{Height, of_sand};
use super::xapi::Statement;
use super::xapi::TaskKind;
use super::{host, is_awaiting, options};
use crate::shell::panel::Panel;

/// Compares snapshots of the session and sends the differences as host events.
#[derive(Debug)]
pub struct HostEvents {
    host: Option<Rc<Host>>,
    height: Option<Rc<Height>>,
    seen: Option<Snapshot>,
    /// Whether the last event announced a refusal.
    alerted: bool,
    hinted: bool,
    achieved: Option<Achieved>,
}

/// A snapshot of the state that host events depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Snapshot {
    /// The game's id, and the number of the lesson's step or puzzle on the board instead.
    board: (u64, Option<u32>),
    /// The number of acts in this game.
    plays: u32,
    /// Number of turns on the board, and of the complete ones among them.
    turns: (usize, usize),
    is_over: bool,
    players: BySide<Player>,
    lang: &'static str,
}

impl Snapshot {
    fn of(session: &Session) -> Self {
        let (game, is_over) = (session.game(), session.end().is_some());
        let turns = game.turns().count();
        let is_whole = is_over || game.position().duty().is_fresh();
        Self {
            board: (session.id(), session.exercise_number()),
            plays: session.plays(),
            turns: (turns, if is_whole { turns } else { turns.saturating_sub(1) }),
            is_over,
            players: session.choice().players,
            lang: session.language().code(),
        }
    }
}

impl HostEvents {
    /// Creates the state before any snapshot.
    #[must_use]
    pub fn new() -> Self {
        let host = host();
        Self {
            height: host.clone().map(|host| Height::watch(host, of_sand)),
            host,
            seen: None,
            alerted: false,
            hinted: false,
            achieved: None,
        }
    }

    fn tell(&self, said: &HostEvent) {
        if let Some(host) = &self.host {
            host.tell(said);
        }
    }

    fn compare(&self, before: &Snapshot, now: &Snapshot, session: &Session) {
        if before.lang != now.lang {
            self.tell(&HostEvent::LanguageChange { lang: now.lang.to_owned() });
        }
        if before.board != now.board {
            self.tell(&HostEvent::Game { state: state(session) });
        }
        // Acting in a browsed record begins another game with that action.
        let is_played = now.plays > before.plays;
        let is_step = !is_played && (before.board != now.board || before.turns != now.turns);
        if is_played {
            self.turns_after(before.turns.1, session);
        } else if is_step && before.board == now.board {
            self.tell(&HostEvent::Step { state: state(session) });
        }
        if now.is_over && !before.is_over && !is_step {
            self.ending(session);
        }
    }

    /// Sends the turns after the first `told` ones.
    fn turns_after(&self, told: usize, session: &Session) {
        let now = Snapshot::of(session).turns.1;
        let written = session.write_down();
        for ((side, turn), written) in session.game().turns().zip(&*written).take(now).skip(told) {
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
                self.tell(&HostEvent::Capture { side, cells, from_hand });
            }
            let (text, words) = (written.text.clone(), written.name.clone());
            self.tell(&HostEvent::Turn { side, text, words, state: state(session) });
        }
    }

    fn ending(&self, session: &Session) {
        let Some(end) = session.end() else { return };
        let rule = end.rule(session.choice().rules).map(id_of);
        self.tell(&HostEvent::Ending {
            winner: end.winner().map(name),
            words: ended(session),
            rule,
        });
        if let Some(played) = played(session).filter(|_| options().learning == Some(true)) {
            self.tell(&HostEvent::Learning(played));
        }
    }
}

impl HostEvents {
    /// Sends the game's saved form if the snapshot has changed.
    fn keep(&self, before: Option<&Snapshot>, now: &Snapshot, session: &Session) {
        if before != Some(now) {
            let kept = session.stored().filter(|_| !session.is_learning());
            self.tell(&HostEvent::Kept { text: kept.map(|(_, text)| text) });
        }
    }

    /// Sends a changed learning result if the option `learning` is set.
    fn count(&mut self, session: &Session) {
        let now = session.achieved();
        let before = core::mem::replace(&mut self.achieved, now.clone());
        let learned = now.as_ref().filter(|_| before != now).and_then(learned);
        if let Some(learned) = learned.filter(|_| options().learning == Some(true)) {
            self.tell(&HostEvent::Learning(learned));
        }
    }
}

impl Default for HostEvents {
    fn default() -> Self {
        Self::new()
    }
}

impl Panel for HostEvents {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn alert(&mut self) {
        self.alerted = true;
    }

    fn follow(&mut self, session: &Session) {
        if self.host.is_none() || is_awaiting() {
            return;
        }
        let now = Snapshot::of(session);
        let was = self.seen.replace(now.clone());
        if let Some(before) = &was {
            self.compare(before, &now, session);
        } else {
            let options = EmbedOption::ALL.map(EmbedOption::name).to_vec();
            self.tell(&HostEvent::Ready { options, state: state(session) });
        }
        let scene = session.scene();
        if let Some(notice) = scene.notice.as_ref().filter(|_| core::mem::take(&mut self.alerted)) {
            let words = notice.words.clone();
            self.tell(&HostEvent::Illegal { words, rule: notice.rule.map(id_of) });
        }
        let was_hinted = self.hinted;
        let hint = hint(&scene);
        self.hinted = hint.is_some();
        if let Some(said) = hint.filter(|_| !was_hinted) {
            self.tell(&said);
        }
        self.count(session);
        self.keep(was.as_ref(), &now, session);
        if let Some(height) = &self.height {
            height.measure();
        }
    }
}

/// Returns the learning result, if there is one.
fn learned(achieved: &Achieved) -> Option<LearningResult> {
    match achieved {
        Achieved::Lesson { key, done, of } => {
            let score = f64::from(count(*done)) / f64::from(count(*of));
            (*done > 0).then(|| told(TaskKind::Lesson, key.clone(), score))
        }
        Achieved::Puzzle { number, solved } => {
            let score = match solved {
                Mark::Open => return None,
                Mark::Helped => 0.5,
                Mark::Solved => 1.0,
            };
            Some(told(TaskKind::Puzzle, number.to_string(), score))
        }
    }
}

/// Returns the result of a game for its single human player.
fn played(session: &Session) -> Option<LearningResult> {
    let players = session.choice().players;
    let mut persons = Side::ALL.into_iter().filter(|side| players[*side] == Player::Person);
    let (person, other) = (persons.next()?, persons.next());
    let score = match session.end()?.winner() {
        None => 0.5,
        Some(side) if side == person => 1.0,
        Some(_) => 0.0,
    };
    let name = session.choice().rules.key().to_string();
    other.is_none().then(|| told(TaskKind::Game, name, score))
}

fn told(kind: TaskKind, name: String, score: f64) -> LearningResult {
    let statement = Statement::of(kind, &name, score);
    LearningResult { kind, name, score, complete: kind.is_complete(score), statement }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Returns the shown hint.
pub(crate) fn hint(scene: &Scene) -> Option<HostEvent> {
    let Hint::Given { words, cells } = &scene.hint else { return None };
    let cells = cells.iter().map(ToString::to_string).collect();
    Some(HostEvent::Hint { words: words.clone(), cells })
}

/// Returns the state of the game.
pub(crate) fn state(session: &Session) -> BoardState {
    let (game, scene) = (session.game(), session.scene());
    let is_over = session.end().is_some();
    let is_taught = session.is_learning();
    let taught = scene.course.map(|course| course.verdict.unwrap_or(course.words));
    BoardState {
        rules: session.choice().rules.key().to_string(),
        position: game.position().to_string(),
        turn: scene.turn.map(name),
        at: count(game.turns().count()),
        of: count(if is_taught { game.turns().count() } else { scene.record.turns.len() }),
        lang: session.language().code().to_owned(),
        words: match taught {
            Some(words) => words,
            None if is_over => ended(session),
            None => scene.status,
        },
        title: scene.title,
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
