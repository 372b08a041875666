//! Yebo: records, moments, decisions, and sessions.

use std::time::Duration;

use sandgrid_app::Language;
use sandgrid_app::yebo::{
    MoveRequest, PlayerKind, SavedYeboGame, SeatPlan, Sort, Strength, TableCommand, Way,
    YeboEffect, YeboEvent, YeboSession,
};
use sandgrid_yebo::{Act, Block, Face, Game, HouseRules, Players, Record, Seat, Setup, Stage};

use crate::bytes::{Bytes, text};
use crate::watch::Clock;

pub(crate) fn record(bytes: &[u8]) {
    let text = text(bytes);
    match text.parse::<Record>() {
        Ok(record) => check_record(&record),
        Err(error) => {
            assert!(!error.to_string().is_empty() && error.line <= text.lines().count());
            assert!(text.parse::<SavedYeboGame>().is_err(), "{text:?}");
        }
    }
    if let Ok(kept) = text.parse::<SavedYeboGame>() {
        let written = kept.to_string();
        assert_eq!(written.parse(), Ok(kept), "{written}");
    }
}

fn check_record(record: &Record) {
    let text = record.to_string();
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(read, *record, "{text}");
    assert_eq!(read.to_string(), text);
    check_game(record.game());
}

/// Each block exists once, and a player can act until the game is over.
fn check_game(game: &Game) {
    let table = game.table();
    let is_dealt = table.stage != Stage::Direct || !table.played.is_empty();
    let mut seen = [false; 144];
    game.blocks().for_each(|block| seen[usize::from(block.number())] = true);
    let count = if is_dealt { 144 } else { 0 };
    assert_eq!(game.blocks().count(), count);
    assert_eq!(seen.iter().filter(|is| **is).count(), count, "a block is there twice");
    for seat in table.awaited().iter() {
        assert!(!game.legal(seat).is_empty(), "{seat}: {:?}", table.stage);
    }
    let is_over = table.stage == Stage::Over;
    assert_eq!(is_over, table.awaited().iter().next().is_none(), "{:?}", table.stage);
}

pub(crate) fn moment(bytes: &[u8]) {
    match text(bytes).parse::<Setup>() {
        Ok(setup) => {
            let mut game = setup.into_game();
            check_game(&game);
            decide(&mut game, &mut Bytes::new(bytes), 40);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

pub(crate) fn acts(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let seed = bytes.seed();
    let Some(players) = bytes.pick(&Players::ALL) else { return };
    let mut game = Game::new(seed, players, house(&mut bytes));
    decide(&mut game, &mut bytes, 2000);
    check_record(&Record::of(&game).expect("it began with a seed"));
}

/// House rules: a byte for each choice.
fn house(bytes: &mut Bytes<'_>) -> HouseRules {
    HouseRules::CHOICES.iter().fold(HouseRules::default(), |house, choice| {
        let word = bytes.pick(choice.options).unwrap_or(choice.options[0]);
        house.with(choice.key, word).expect("an option is one")
    })
}

/// Each byte is a decision: a legal act of the awaited player, or one that may be refused.
fn decide(game: &mut Game, bytes: &mut Bytes<'_>, most: usize) {
    for _ in 0..most {
        let Some(byte) = bytes.next() else { return };
        match byte {
            0..224 => choose(game, usize::from(byte)),
            224..232 => {
                let seat = Seat::ALL[usize::from(byte) % 4];
                take_back(game, seat);
            }
            _ => {
                let Some(act) = any(bytes) else { return };
                try_out(game, Seat::ALL[usize::from(byte) % 4], act);
            }
        }
    }
    check_game(game);
}

fn choose(game: &mut Game, number: usize) {
    let awaited = game.table().awaited().iter().next();
    let Some(seat) = awaited else { return };
    let legal = game.legal(seat);
    assert!(!legal.is_empty(), "{:?}", game.table().stage);
    let act = legal[number % legal.len()];
    assert_eq!(act.to_string().parse(), Ok(act));
    game.act(seat, act).expect("what is listed is legal");
}

/// Exactly the legal acts are accepted; a refused one changes nothing, and cites a rule.
fn try_out(game: &mut Game, seat: Seat, act: Act) {
    let is_legal = game.legal(seat).contains(&act);
    let before = game.clone();
    match game.act(seat, act) {
        Ok(events) => assert!(is_legal && !events.is_empty(), "{seat} {act} was accepted"),
        Err(illegal) => {
            assert!(!is_legal && !illegal.to_string().is_empty(), "{illegal}");
            assert_eq!(*game, before, "{seat} {act}");
        }
    }
}

fn take_back(game: &mut Game, seat: Seat) {
    let before = game.clone();
    match game.take_back(seat) {
        Some(act) => {
            let mut again = game.clone();
            again.act(seat, act).expect("what was done is legal");
            assert_eq!(again, before, "{seat} {act}");
        }
        None => assert_eq!(*game, before),
    }
}

/// A typed act, legal or not.
fn any(bytes: &mut Bytes<'_>) -> Option<Act> {
    let faces: Vec<Face> = Face::all().collect();
    let word = bytes.below(14)?;
    let (a, b, c) = (bytes.pick(&faces)?, bytes.pick(&faces)?, bytes.pick(&faces)?);
    let number = bytes.below(6)? + 1;
    let group = if number > 4 { format!("{a} {b} AF={c}") } else { format!("{a} {b} {c}") };
    let text = match word {
        0 => "direction +".to_owned(),
        1 => format!("round {number}"),
        2 => "left".to_owned(),
        3 => "right".to_owned(),
        4 => "pick-up".to_owned(),
        5 => format!("yebo {group}"),
        6 => "pass".to_owned(),
        7 => format!("show {group}"),
        8 => format!("fourth {a} {number}"),
        9 => format!("buy {}{number}", ["A", "B", "C", "D"][number % 4]),
        10 => format!("discard {a}"),
        11 => format!("guard {a} {number}"),
        12 => "announce".to_owned(),
        _ => ["rebuild", "score"][number % 2].to_owned(),
    };
    let act = text.parse().ok()?;
    Some(act)
}

/// Runs a session with persons and computers, and returns the time of the longest event, or of saving and
/// loading the game.
pub(crate) fn session(bytes: &[u8], clock: Clock) -> Duration {
    let mut bytes = Bytes::new(bytes);
    let seed = bytes.seed();
    let sitters = [PlayerKind::Person, PlayerKind::Computer(Strength::Gentle)];
    let count = 2 + bytes.below(3).unwrap_or_default();
    let all: Vec<PlayerKind> =
        (0..count).map(|_| bytes.pick(&sitters).unwrap_or(PlayerKind::Person)).collect();
    let company = SeatPlan::new(&all).expect("two to four sit there");
    let mut session = YeboSession::new(company, HouseRules::default(), seed, Language::default());
    let (effects, mut longest) = clock.time(|| session.open());
    let mut asked = latest(effects, None);
    for _ in 0..60 {
        let (happened, took) = clock.time(|| {
            let event = event(&session, &mut asked, &mut bytes)?;
            asked = latest(session.handle(event), asked.take());
            Some(())
        });
        longest = longest.max(took);
        if happened.is_none() {
            break;
        }
    }
    let ((), took) = clock.time(|| check_kept(&session.record()));
    longest.max(took)
}

/// A saved game is parsed as it was written.
fn check_kept(text: &str) {
    let kept: SavedYeboGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(kept.to_string(), text);
    check_game(&kept.game);
}

/// Returns the request to an opponent among the effects.
fn latest(effects: Vec<YeboEffect>, before: Option<MoveRequest>) -> Option<MoveRequest> {
    effects.into_iter().fold(before, |asked, effect| match effect {
        YeboEffect::Ask { question, .. } => Some(question),
        YeboEffect::CancelRequest => None,
        _ => asked,
    })
}

fn event(
    session: &YeboSession,
    asked: &mut Option<MoveRequest>,
    bytes: &mut Bytes<'_>,
) -> Option<YeboEvent> {
    let byte = bytes.next()?;
    let scene = session.scene();
    let blocks: Vec<Block> = Block::all().collect();
    Some(match byte {
        0..120 => match scene.offers.len() {
            0 => YeboEvent::Cancel,
            count => YeboEvent::Do(scene.offers[usize::from(byte) % count].command),
        },
        120..150 => match asked.take() {
            Some(question) => YeboEvent::MoveReceived(answer(&question)),
            None => YeboEvent::TimerFired(u32::from(byte)),
        },
        150..180 => YeboEvent::Choose(bytes.pick(&blocks)?),
        180..190 => YeboEvent::Letter(char::from(bytes.next()?)),
        190..200 => YeboEvent::Put(bytes.pick(&blocks)?, bytes.pick(&blocks)?),
        200..210 => YeboEvent::Move(bytes.pick(&blocks)?, bytes.pick(&[Way::Back, Way::On])?),
        210..214 => YeboEvent::Sort(bytes.pick(&[Sort::Suit, Sort::Number, Sort::Hand])?),
        214..220 => YeboEvent::Do(bytes.pick(&[
            TableCommand::Undo,
            TableCommand::Help,
            TableCommand::GoOn,
            TableCommand::Next,
        ])?),
        220..224 => YeboEvent::Learn,
        224..228 => YeboEvent::Do(TableCommand::Leave),
        228..240 => YeboEvent::Do(TableCommand::Act(any(bytes)?)),
        240..246 => YeboEvent::Load(session.record()),
        246..250 => YeboEvent::StorageLoaded(vec![("yebo".to_owned(), session.record())]),
        _ => YeboEvent::MoveReceived(format!("{byte} pass")),
    })
}

/// Returns the answer of an opponent that takes its first legal act.
fn answer(question: &MoveRequest) -> String {
    let written = question.to_string();
    assert_eq!(written.parse().as_ref(), Ok(question));
    let kept: SavedYeboGame = question.game.parse().expect("an opponent is asked about a game");
    let legal = kept.game.legal(question.seat);
    let act = legal.first().expect("who is asked may do something");
    format!("{} {act}", question.id)
}
