//! Yebo's part of the events for the host.

use sandgrid_app::yebo::rules::Seat;
use sandgrid_app::yebo::{self, PlayerKind, RoundScore, Status, YeboEffect, YeboSession};
use sandgrid_app::{OfferedGame, saturating_u32};

use super::options::RULES;
use crate::dom::document::prefers;
use crate::embed::counted_game::CountedGame;
use crate::embed::events::{HostEvents, learning_result};
use crate::embed::hosted_game::HostedGame;
use crate::embed::protocol::{BoardState, HostEvent, LearningResult, Share, SideName};
use crate::embed::xapi::TaskKind;

/// The media query from which on the table has the square layout, as in the style sheet.
const WIDE: &str = "(min-width: 56rem)";
/// Preferred height of the square layout, in CSS pixels, which a laptop's window shows at once.
const SQUARE: u32 = 640;
/// Preferred height of a narrower table, in CSS pixels.
const UPRIGHT: u32 = 704;

/// Sends an effect of the session that concerns the host.
pub(super) fn report<G: HostedGame<Session = YeboSession>>(
    events: &mut HostEvents<G>,
    effect: &YeboEffect,
    session: &YeboSession,
) {
    if matches!(effect, YeboEffect::Alert(_)) {
        events.alert();
    }
    if !events.is_listening() {
        return;
    }
    events.keep(session);
    match effect {
        YeboEffect::Begun => events.tell(&HostEvent::Game { state: state(session) }),
        YeboEffect::TakenBack => events.tell(&HostEvent::Step { state: state(session) }),
        YeboEffect::Played { seat, text, words } => events.tell(&HostEvent::Turn {
            side: name(*seat),
            text: text.clone(),
            words: words.clone(),
            state: state(session),
        }),
        YeboEffect::Scored { brought, words } => events.tell(&round(brought, words, session)),
        YeboEffect::Ended => {
            let winners = session.outline().winners.unwrap_or_default();
            let winner = if let [winner] = *winners { Some(name(winner)) } else { None };
            let words = state(session).words;
            events.tell(&HostEvent::Ending { winner, words, rule: None });
            if !session.is_learning() {
                events.tell_learned(played(session, &winners));
            }
        }
        YeboEffect::Say(_)
        | YeboEffect::Alert(_)
        | YeboEffect::Save { .. }
        | YeboEffect::Silence
        | YeboEffect::QuarantineFirst(_)
        | YeboEffect::Ask { .. }
        | YeboEffect::CancelRequest
        | YeboEffect::StartTimer { .. }
        | YeboEffect::Sound(_)
        | YeboEffect::Turn(_) => {}
    }
}

/// Counts the game of an effect, if a visitor plays it.
pub(super) fn count(counted: &mut CountedGame, effect: &YeboEffect, session: &YeboSession) {
    if session.is_learning() {
        return;
    }
    let id = session.outline().seed;
    if let YeboEffect::Played { seat, .. } = effect
        && session.company().sitter(*seat) == PlayerKind::Person
    {
        counted.play(id, OfferedGame::Yebo);
    }
    if *effect == YeboEffect::Ended {
        counted.end(id, OfferedGame::Yebo);
    }
}

/// Returns the words of the shown hint. They name Blocks of the hand, so the host receives them only if a single
/// person plays: the host page is visible to all.
pub(super) fn hint(session: &YeboSession) -> Option<(String, Vec<String>)> {
    let words = session.scene().hint.filter(|_| tells_hands(session))?;
    Some((words, Vec::new()))
}

/// Returns the shown refusal: its words and rule. With no hand shown, the act came from the host.
pub(super) fn refusal(session: &YeboSession) -> Option<(String, Option<String>)> {
    let scene = session.scene();
    let is_public = scene.hand.is_none() || tells_hands(session);
    let notice = scene.notice.filter(|_| is_public)?;
    let rule = notice.rules.first().map(|rule| rule.id.to_owned());
    Some((notice.words, rule))
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

/// Returns the result of a game for each person in it; several have their sides.
fn played(session: &YeboSession, winners: &[Seat]) -> Vec<LearningResult> {
    let company = session.company();
    let seats = Seat::ALL.into_iter().filter(|seat| company.players().has(*seat));
    let is_person = |seat: &Seat| company.sitter(*seat) == PlayerKind::Person;
    let people: Vec<Seat> = seats.filter(is_person).collect();
    let are_several = people.len() > 1;
    let result = |seat: Seat| {
        let score = match winners {
            [winner] if *winner == seat => 1.0,
            winners if winners.contains(&seat) => 0.5,
            _ => 0.0,
        };
        let side = are_several.then(|| name(seat));
        LearningResult { side, ..learned(TaskKind::Game, score) }
    };
    people.into_iter().map(result).collect()
}

/// Returns the learning result of a task of Yebo.
pub(super) fn learned(kind: TaskKind, score: f64) -> LearningResult {
    learning_result(kind, RULES.to_owned(), score)
}

/// Returns the state of the game.
pub(super) fn state(session: &YeboSession) -> BoardState {
    let Status { acts, turn, .. } = session.outline();
    BoardState {
        rules: RULES.to_owned(),
        position: String::new(),
        turn: turn.map(name),
        at: saturating_u32(acts),
        of: saturating_u32(acts),
        lang: session.language().code().to_owned(),
        words: session.words(),
        title: "Yebo".to_owned(),
        lesson: session.is_learning().then(|| RULES.to_owned()),
        puzzle: None,
    }
}

fn name(seat: Seat) -> SideName {
    match seat {
        Seat::A => SideName::A,
        Seat::B => SideName::B,
        Seat::C => SideName::C,
        Seat::D => SideName::D,
    }
}

/// Returns the height in CSS pixels that shows the whole table well at its present width. The table itself fits
/// any height.
pub(super) fn preferred_height() -> u32 {
    if prefers(WIDE) { SQUARE } else { UPRIGHT }
}
