//! Stored texts: parsing, writing, and backups.

use sandgrid_app::rules::{BySide, Outcome};
use sandgrid_app::rules::{Game, Record, Ruleset, Tags};
use sandgrid_app::{
    Backup, Effect, Event, GameSetup, Player, Results, SavedGame, SavedGamesCommand, Session,
};

use sandgrid_tests::sealed;

use crate::bytes::text;
use crate::texts::{check_game, same_game};

pub(crate) fn saved(bytes: &[u8]) {
    let text = text(bytes);
    for text in [resealed("game", &text), text] {
        if let Ok(saved) = text.parse() {
            check_saved(&saved);
        }
    }
}

/// The text with a valid envelope in place of its own, so that random texts reach the parsers behind the checksum.
fn resealed(kind: &str, text: &str) -> String {
    let rest = text.split_once('\n').filter(|(first, _)| first.starts_with("sandgrid "));
    let rest = rest.map_or(text, |(_, rest)| rest);
    let body = rest.split_once('\n').filter(|(first, _)| first.starts_with("sum "));
    sealed(kind, body.map_or(rest, |(_, body)| body))
}

/// A stored game is parsed as the same, with its undone turns.
fn check_saved(saved: &SavedGame) {
    let text = saved.to_string();
    let read: SavedGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error:?}"));
    assert_eq!(read.to_string(), text);
    same_game(&read.game, &saved.game, &text);
    assert_eq!(read.game.can_redo(), saved.game.can_redo(), "{text}");
    let parts = |it: &SavedGame| (it.choice, it.when, it.counted, it.settled, it.names.clone());
    assert_eq!(parts(&read), parts(saved), "{text}");
    assert_eq!(read.end(), saved.end(), "{text}");
    check_game(&saved.game, Tags::default());
}

/// Returns the text of a backup. Texts with a heading `= NAME` before each are joined into one, since the
/// fuzzer seldom finds valid lengths.
pub(crate) fn bundle(bytes: &[u8]) {
    let text = text(bytes);
    let bundle = Backup::read(&text).unwrap_or_else(|_| headed(&text));
    let whole = bundle.to_string();
    let is_named = bundle.0.iter().all(|(name, _)| is_name(name));
    assert_eq!(Backup::read(&whole).is_ok_and(|read| read == bundle), is_named, "{whole:?}");
    come_back(&bundle);
    take_in(whole);
}

fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    !name.is_empty() && name.len() <= 64 && name.chars().all(plain)
}

fn headed(text: &str) -> Backup {
    let parts = text.split("\n= ").map(|part| part.strip_prefix("= ").unwrap_or(part));
    let named = parts.map(|part| part.split_once('\n').unwrap_or((part, "")));
    Backup(named.map(|(name, text)| (name.to_owned(), resealed(kind(name), text))).collect())
}

/// The kind of text under a storage key.
fn kind(name: &str) -> &str {
    match name.split_once('-') {
        Some((kind @ ("game" | "yebo"), number)) if number != "current" => kind,
        _ => name,
    }
}

fn session() -> Session {
    let players = BySide::new(Player::Person, Player::Person);
    let rules = Ruleset::ALL[0];
    let mut session = Session::new(GameSetup { rules, players, seed: 1 });
    session.tell_time(1_795_000_000_000);
    session
}

/// Loads every text as the page does at start: no damaged text is lost, and the session goes on.
fn come_back(bundle: &Backup) {
    let mut session = session();
    for (name, text) in &bundle.0 {
        let event = Event::StorageLoaded { name: name.clone(), text: text.clone() };
        let effects = session.handle(event);
        let forgotten = effects.iter().any(
            |effect| matches!(effect, Effect::Save { name: gone, text: None } if gone == name),
        );
        let aside = |effect: &Effect| matches!(effect, Effect::Save { text: Some(aside), .. } if aside == text);
        assert!(!forgotten || effects.iter().any(aside), "{name} is lost: {text:?}");
        check_effects(&effects);
    }
    let ids: Vec<u64> = session.saved_games().iter().map(|kept| kept.id).collect();
    check_effects(&session.open());
    for event in
        [Event::SavedGames(SavedGamesCommand::Resume), Event::Undo, Event::Redo, Event::Restart]
    {
        check_effects(&session.handle(event));
    }
    for id in ids.into_iter().take(4) {
        check_effects(&session.handle(Event::SavedGames(SavedGamesCommand::Open(id))));
        check_session(&session);
    }
    assert!(session.results().len() <= 1000);
}

/// Imports a backup; each text that is saved after it can be parsed.
fn take_in(whole: String) {
    let mut session = session();
    check_effects(&session.handle(Event::SavedGames(SavedGamesCommand::Import(whole))));
    check_session(&session);
}

/// Each text that is saved is parsed back.
fn check_effects(effects: &[Effect]) {
    for effect in effects {
        match effect {
            Effect::Save { name, text: Some(text) } if name.starts_with("game-") => {
                check_saved(&text.parse().unwrap_or_else(|error| panic!("{text}\n{error:?}")));
            }
            Effect::Save { name, text: Some(text) } if name == "results" => {
                let read = Results::read(text).expect("results are read back");
                assert_eq!(read.to_string(), *text);
            }
            Effect::Announce(words)
            | Effect::Alert(words)
            | Effect::Warn(words)
            | Effect::Answer(words) => {
                assert!(!words.is_empty());
            }
            _ => {}
        }
    }
}

/// A game that is saved to the list can be opened again, and the scene can be shown.
pub(crate) fn check_session(session: &Session) {
    let record = session.record();
    let (game, _) = Game::read(&record).unwrap_or_else(|error| panic!("{record}\n{error}"));
    assert_eq!(session.reads(&session.place()), Ok(()));
    assert_eq!(session.reads(&session.link()), Ok(()));
    let scene = session.scene();
    let shape = game.ruleset().shape();
    assert_eq!(scene.holes.len(), usize::from(shape.columns()) * usize::from(shape.rows()));
    let winner = game.outcome().and_then(Outcome::winner);
    assert!(winner.is_none() || !Record::of(&game).to_string().ends_with("*\n"), "{record}");
}
