//! Sends events of the table to the host (docs/embedding.md).

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::options::{RULES, is_ours};
use crate::dom::document::{document, prefers};
use crate::embed::host::Host;
use crate::embed::protocol::{BoardState, HostEvent, LearningResult, Share, SideName};
use crate::embed::size::Height;
use crate::embed::xapi::Statement;
use crate::embed::xapi::TaskKind;
use crate::embed::{host, is_awaiting, options};
use sandgrid_app::EmbedOption;
use sandgrid_app::yebo::rules::Seat;
use sandgrid_app::yebo::{
    self, PlayerKind, RoundScore, SeatPlan, Status, YeboEffect, YeboScene, YeboSession,
};

/// The media query from which on the table has the square layout, as in the style sheet.
const WIDE: &str = "(min-width: 56rem)";
/// Preferred height of the square layout, and minimum height on a phone, in CSS pixels.
const SQUARE: u32 = 800;
const LEAST: u32 = 704;

/// Compares snapshots of the session and sends the differences as host events.
#[derive(Debug)]
pub(super) struct YeboHostEvents {
    host: Option<Rc<Host>>,
    seen: RefCell<Option<YeboSnapshot>>,
    /// Whether the last event announced a refusal.
    alerted: Cell<bool>,
    /// Whether another game has begun since the last snapshot.
    begun: Cell<bool>,
    height: Option<Rc<Height>>,
}

/// A snapshot of the state that host events depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct YeboSnapshot {
    /// Number of acts, the players, and whether it is the lesson.
    table: (usize, SeatPlan, bool),
    winners: Option<Vec<Seat>>,
    lang: &'static str,
    hint: Option<String>,
    learned: usize,
}

impl YeboHostEvents {
    /// Creates the state before any snapshot.
    pub(super) fn new() -> Self {
        let host = host();
        Self {
            height: host.clone().map(|host| Height::watch(host, wanted)),
            host,
            seen: RefCell::default(),
            alerted: Cell::default(),
            begun: Cell::default(),
        }
    }

    fn tell(&self, said: &HostEvent) {
        if let Some(host) = &self.host {
            host.tell(said);
        }
    }

    /// Sends the session's effects that concern the host.
    pub(super) fn hear(&self, effect: &YeboEffect, session: &YeboSession) {
        if matches!(effect, YeboEffect::Alert(_)) {
            self.alerted.set(true);
        }
        // The host is told once when the table is ready.
        if self.host.is_none() || self.seen.borrow().is_none() {
            return;
        }
        match effect {
            YeboEffect::Begun => {
                self.begun.set(true);
                self.tell(&HostEvent::Game { state: state(session) });
            }
            YeboEffect::TakenBack => self.tell(&HostEvent::Step { state: state(session) }),
            YeboEffect::Played { seat, text, words } => self.tell(&HostEvent::Turn {
                side: name(*seat),
                text: text.clone(),
                words: words.clone(),
                state: state(session),
            }),
            YeboEffect::Scored { brought, words } => self.tell(&round(brought, words, session)),
            _ => {}
        }
    }

    /// Called after all effects of an event; sends the differences.
    pub(super) fn follow(&self, session: &YeboSession, scene: &YeboScene) {
        if self.host.is_none() || is_awaiting() {
            return;
        }
        let outline = session.outline();
        let now = YeboSnapshot {
            table: (outline.acts, session.company().clone(), session.is_learning()),
            winners: outline.winners,
            lang: session.language().code(),
            hint: scene.hint.clone(),
            learned: session.learned().0,
        };
        let was = self.seen.replace(Some(now.clone()));
        if let Some(before) = &was {
            self.compare(before, &now, session);
        } else {
            let ours = EmbedOption::ALL.into_iter().filter(|option| is_ours(*option));
            let options = ours.map(EmbedOption::name).collect();
            self.tell(&HostEvent::Ready { options, state: state(session) });
        }
        // With no hand shown, the act came from the host.
        let is_alerted = self.alerted.take() && (scene.hand.is_none() || tells_hands(session));
        if let Some(notice) = scene.notice.as_ref().filter(|_| is_alerted) {
            let rule = notice.rules.first().map(|rule| rule.id.to_owned());
            self.tell(&HostEvent::Illegal { words: notice.words.clone(), rule });
        }
        if was.as_ref().is_none_or(|was| was.table != now.table) {
            let kept = (!session.is_learning()).then(|| session.record());
            self.tell(&HostEvent::Kept { text: kept });
        }
        if let Some(height) = &self.height {
            height.measure();
        }
    }

    fn compare(&self, before: &YeboSnapshot, now: &YeboSnapshot, session: &YeboSession) {
        if before.lang != now.lang {
            self.tell(&HostEvent::LanguageChange { lang: now.lang.to_owned() });
        }
        if let Some(said) = hint(session).filter(|_| before.hint != now.hint) {
            self.tell(&said);
        }
        let learns = options().learning == Some(true);
        let (done, of) = session.learned();
        if learns && done > before.learned {
            self.tell(&HostEvent::Learning(learned(TaskKind::Lesson, ratio(done, of))));
        }
        let is_over = before.winners.is_none() && !self.begun.take();
        if let Some(winners) = now.winners.as_deref().filter(|_| is_over) {
            let winner = if let [winner] = winners { Some(name(*winner)) } else { None };
            let words = state(session).words;
            self.tell(&HostEvent::Ending { winner, words, rule: None });
            if let Some(played) = played(session, winners).filter(|_| learns) {
                self.tell(&HostEvent::Learning(played));
            }
        }
    }
}

/// Returns the shown hint. It names Blocks of the hand, so it is sent only if a single person plays: the host
/// page is visible to all.
pub(super) fn hint(session: &YeboSession) -> Option<HostEvent> {
    let words = session.scene().hint.filter(|_| tells_hands(session))?;
    Some(HostEvent::Hint { words, cells: Vec::new() })
}

/// Returns whether the host may receive facts about a hand: at most one person plays.
fn tells_hands(session: &YeboSession) -> bool {
    session.company().people().nth(1).is_none()
}

/// Returns the host's message about a finished round.
fn round(brought: &RoundScore, words: &str, session: &YeboSession) -> HostEvent {
    let share = |share: &yebo::SeatScore| Share {
        side: name(share.seat),
        points: share.points,
        total: share.total,
    };
    HostEvent::Round {
        number: brought.number,
        winner: brought.winner.map(name),
        seats: brought.seats.iter().map(share).collect(),
        words: words.to_owned(),
        state: state(session),
    }
}

/// Returns the result of a game for its single human player.
fn played(session: &YeboSession, winners: &[Seat]) -> Option<LearningResult> {
    let company = session.company();
    let seats = Seat::ALL.into_iter().filter(|seat| company.players().has(*seat));
    let mut people = seats.filter(|seat| company.sitter(*seat) == PlayerKind::Person);
    let (person, other) = (people.next()?, people.next());
    let score = match winners {
        [winner] if *winner == person => 1.0,
        winners if winners.contains(&person) => 0.5,
        _ => 0.0,
    };
    other.is_none().then(|| learned(TaskKind::Game, score))
}

fn learned(kind: TaskKind, score: f64) -> LearningResult {
    let statement = Statement::of(kind, RULES, score);
    let (name, complete) = (RULES.to_owned(), kind.is_complete(score));
    LearningResult { kind, name, score, complete, statement }
}

fn ratio(done: usize, of: usize) -> f64 {
    f64::from(count(done)) / f64::from(count(of))
}

/// Returns the state of the game.
pub(super) fn state(session: &YeboSession) -> BoardState {
    let Status { acts, turn, .. } = session.outline();
    BoardState {
        rules: RULES.to_owned(),
        position: String::new(),
        turn: turn.map(name),
        at: count(acts),
        of: count(acts),
        lang: session.language().code().to_owned(),
        words: session.words(),
        title: "Yebo".to_owned(),
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn name(seat: Seat) -> SideName {
    match seat {
        Seat::A => SideName::A,
        Seat::B => SideName::B,
        Seat::C => SideName::C,
        Seat::D => SideName::D,
    }
}

/// Returns the height in CSS pixels that shows the whole table well at its present width.
fn wanted() -> u32 {
    if prefers(WIDE) {
        return SQUARE;
    }
    let Some(body) = document().body() else { return LEAST };
    // Without the minimum height of the frame, the page is as high as its contents.
    let style = body.style();
    let set = style.set_property("min-block-size", "0");
    let needed = body.offset_height();
    let unset = style.remove_property("min-block-size");
    // Neither throws for a known property and value.
    debug_assert!(set.is_ok() && unset.is_ok());
    u32::try_from(needed).unwrap_or_default().max(LEAST)
}
