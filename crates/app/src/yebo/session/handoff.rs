//! Tests that a scene reveals nothing hidden: it stays the same if everything that its viewer cannot see is
//! reshuffled.

use std::sync::LazyLock;

use sandgrid_yebo::{Act, Block, Event as Told, Face, Game, HouseRules, Round, Seat, Stage};

use super::YeboSession;
use super::ai_state::RequestReason;
use crate::yebo::{PlayerKind, SeatPlan, Strength, TableCommand, YeboEvent, YeboScene, ai};
use crate::{Language, LocaleFns};

static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
    let play = include_str!(concat!(env!("OUT_DIR"), "/play.txt"));
    let yebo = include_str!(concat!(env!("OUT_DIR"), "/yebo.txt"));
    Language::read_yebo(play, yebo, LocaleFns::PLAIN).expect("what we pack can be read")
});

const PERSON: PlayerKind = PlayerKind::Person;
const COMPUTER: PlayerKind = PlayerKind::Computer(Strength::Gentle);

const TABLES: [&[PlayerKind]; 6] = [
    &[PERSON, PERSON],
    &[PERSON, PERSON, PERSON],
    &[PERSON, COMPUTER, PERSON],
    &[PERSON, PERSON, PERSON, PERSON],
    &[COMPUTER, PERSON, PERSON, COMPUTER],
    &[PERSON, COMPUTER, COMPUTER, COMPUTER],
];

const GAMES: u64 = if cfg!(miri) { 2 } else { 200 };
const EVENTS: usize = if cfg!(miri) { 20 } else { 110 };

/// A seeded random number generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        (!list.is_empty()).then(|| list[self.below(list.len())])
    }
}

/// Number of comparisons for each kind of scene.
#[derive(Debug, Default)]
struct Compared {
    covers: usize,
    questions: usize,
    hands: usize,
    scores: usize,
    unable: usize,
    calls: usize,
}

#[test]
fn scenes_are_independent_of_hidden_blocks() {
    let mut compared = Compared::default();
    for seed in 0..GAMES {
        let mut chance = Chance(seed);
        let sitters = TABLES[chance.below(TABLES.len())];
        let company = SeatPlan::new(sitters).expect("two to four sit there");
        let mut session = YeboSession::new(company, HouseRules::default(), seed, *ENGLISH);
        session.open();
        for at in 0..EVENTS {
            compare(&session, seed + at as u64, &mut compared);
            let Some(event) = next(&session, &mut chance, seed) else { break };
            session.handle(event);
        }
        compared.calls +=
            usize::from(session.game.acts().iter().any(|it| matches!(it.1, Act::Yebo(_))));
    }
    let least = if cfg!(miri) { 0 } else { 50 };
    for (what, count) in [
        ("covers", compared.covers),
        ("questions", compared.questions),
        ("hands", compared.hands),
        ("unable", compared.unable),
        ("calls", compared.calls / 2 * 5),
    ] {
        assert!(count >= least, "{what}: {compared:?}");
    }
}

/// Asserts that a game which the viewer cannot distinguish from this one gives the same scene.
fn compare(session: &YeboSession, seed: u64, compared: &mut Compared) {
    let viewer = session.shown();
    // A reshuffled game has no acts, but announcements and calls are derived from them.
    if session.ponders() || session.device.answering().is_none() && !session.may_be_compared() {
        return;
    }
    let view = viewer.map_or_else(|| session.game.onlooker(), |seat| session.game.view(seat));
    let mut other = session.clone();
    other.game = view.imagine(seed);
    let mut chance = Chance(seed);
    other.log.for_each_event(|event| hide(event, viewer, &mut chance));
    let (is, could_be) = (scene(session), scene(&other));
    assert_eq!(is, could_be, "{viewer:?} {:?}", session.game.table().stage);
    compared.covers += usize::from(is.cover.is_some());
    compared.questions += usize::from(session.device.is_open() && session.asks_table());
    compared.hands += usize::from(is.hand.is_some());
    compared.scores += usize::from(is.scored);
    let has_yebo =
        is.offers.iter().any(|offer| matches!(offer.command, TableCommand::Act(Act::Yebo(_))));
    compared.unable +=
        usize::from(session.device.answering().is_some() && viewer.is_some() && !has_yebo);
}

/// Returns the scene without undo, which is derived from the acts.
fn scene(session: &YeboSession) -> YeboScene {
    let mut scene = session.scene();
    scene.offers.retain(|offer| offer.command != TableCommand::Undo);
    scene
}

/// Replaces blocks that the viewer has not seen by random ones.
fn hide(event: &mut Told, viewer: Option<Seat>, chance: &mut Chance) {
    let mut any = || {
        let all: Vec<Block> =
            Block::all().filter(|it| !matches!(it.face(), Face::Sighting(_))).collect();
        all[chance.below(all.len())]
    };
    match event {
        Told::Drew { seat, block: Some(block), .. }
            if viewer != Some(*seat) && !block.is_sighting() =>
        {
            *block = any();
        }
        Told::Dealt { seat, blocks: Some(blocks) } if viewer != Some(*seat) => {
            for block in blocks {
                *block = any();
            }
        }
        _ => {}
    }
}

/// Returns a random next event: an available action or a legal act, preferably a display or a call.
fn next(session: &YeboSession, chance: &mut Chance, seed: u64) -> Option<YeboEvent> {
    if let Some(asked) = session.ai.request.filter(|asked| asked.reason == RequestReason::Act) {
        let view = session.game.view(asked.seat);
        let act = ai::decide(&view, Strength::Gentle, seed)?;
        return Some(YeboEvent::MoveReceived(format!("{} {act}", asked.id)));
    }
    if session.rests() {
        return Some(YeboEvent::Do(TableCommand::GoOn));
    }
    if session.device.covered().is_some() {
        let gives_up = session.device.answering().is_some() && chance.below(4) == 0;
        let command = if gives_up { TableCommand::Decline } else { TableCommand::Uncover };
        return Some(YeboEvent::Do(command));
    }
    let Some(seat) = session.shown() else {
        let offers: Vec<TableCommand> = session.offers().iter().map(|it| it.command).collect();
        return chance.of(&offers).map(YeboEvent::Do);
    };
    let acts = session.game.legal(seat);
    let is_meant = |act: &&Act| match act {
        Act::Choose(round) => *round == Round::ALL[usize::try_from(seed % 6).unwrap_or(0)],
        _ => true,
    };
    let acts: Vec<Act> = acts.iter().filter(is_meant).copied().collect();
    let is_group = |act: &&Act| matches!(act, Act::Yebo(_) | Act::Show(_) | Act::Fourth(..));
    let groups: Vec<Act> = acts.iter().filter(is_group).copied().collect();
    let command = match session.game.table().stage {
        Stage::Claim { by, .. } if by == seat => TableCommand::Decline,
        Stage::Claim { .. } if groups.is_empty() && session.device.answering().is_some() => {
            TableCommand::Decline
        }
        _ => TableCommand::Act(chance.of(&groups).or_else(|| chance.of(&acts))?),
    };
    // Selections are visible to the owner alone.
    let held = session.rack.blocks();
    if chance.below(5) == 0 && !held.is_empty() {
        return Some(YeboEvent::Choose(held[chance.below(held.len())]));
    }
    Some(YeboEvent::Do(command))
}

impl YeboSession {
    /// Returns whether no person has called the last discard yet.
    fn may_be_compared(&self) -> bool {
        let last = self.game.acts().last();
        !matches!(last, Some((_, Act::Yebo(_))))
            || !matches!(self.game.table().stage, Stage::Claim { .. })
    }
}

#[test]
fn permuted_games_differ_only_in_hidden_blocks() {
    let game = Game::new(3, sandgrid_yebo::Players::Two, HouseRules::default());
    let company = SeatPlan::new(&[PERSON, PERSON]).expect("two sit there");
    let mut session = YeboSession::new(company, HouseRules::default(), 3, *ENGLISH);
    session.open();
    assert_eq!(session.game, game);
    session.handle(YeboEvent::Do(TableCommand::Uncover));
    let direction = "direction +".parse().expect("it is an act");
    session.handle(YeboEvent::Do(TableCommand::Act(direction)));
    let hand = |game: &Game| game.view(Seat::A).own.map(|own| own.counts());
    assert_ne!(hand(&session.game), hand(&session.game.onlooker().imagine(1)));
}
