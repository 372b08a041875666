//! Texts of the greatest length that is accepted: parsing takes time in proportion to the length.

use std::str::FromStr;
use std::time::{Duration, Instant};

use sandgrid_app::rules::{BySide, Game, Position, Record, Ruleset};
use sandgrid_app::yebo::SavedYeboGame;
use sandgrid_app::{
    Backup, EmbedOptions, EngineResponse, Event, GameSetup, Player, Results, SavedGame,
    SavedGamesCommand, Session, text::share_link,
};
use sandgrid_cli::Talk;
use sandgrid_tests::{Chance, Findings, Temper, sealed};
use sandgrid_yebo::Setup;

/// Greatest length of a text that a person loads, in bytes.
const LENGTH: usize = 1 << 20;

/// Time limit for such a text in an unoptimised build; a quadratic parser takes minutes.
const LIMIT: Duration = Duration::from_millis(1500);

/// The parts of a text: a beginning, and a repeated part.
const TEXTS: [(&str, &str); 30] = [
    ("", "{}"),
    ("", "{"),
    ("", "["),
    ("", " "),
    ("", "\n"),
    ("", "\\"),
    ("", "1."),
    ("", "é"),
    ("", "[A \"\"]\n"),
    ("[Rules \"yote-traditional\"]\n", "{}"),
    ("[Rules \"yote-traditional\"]\n", "1. "),
    ("[Rules \"yote-traditional\"]\n", "[A \"\\\\\"]\n"),
    ("[Rules \"yote-traditional\"]\n1. ", "c3"),
    ("[Rules \"yote-traditional\"]\n[First \"", "\\\""),
    ("1.yote-traditional.", "0"),
    ("#g=1.yote-traditional.", "JNIbUlcHGy"),
    ("https://example.org/", "#g="),
    ("6/6/6/6/6 o 12/12 hop:", "a1,"),
    ("yote-ludos ", "/"),
    ("seed 1\n", "at 1\n"),
    ("seed 1\n\n[Rules \"wali-ludens\"]\n", "{}"),
    ("sandgrid kept 1\n", "a 0\n\n"),
    ("sandgrid kept 1\n", "game-1 0\n\n"),
    ("[Game \"yebo\"]\n[Seats \"4\"]\n[Seed \"5\"]\n[Choices \"\"]\n\n", "B direction -\n"),
    ("theme night\n", "theme night\n"),
    ("theme night\n", "what is this \n"),
    ("lesson yote 3\n", "lesson yote 3\n"),
    ("position startpos moves ", "c3 "),
    ("7 lines done", "\ndepth 9 nodes 2 value +1 known - line c3"),
    ("yote-traditional 3 won 2 drawn 1 lost 4\n", "yote-traditional 3 won 2 drawn 1 lost 4\n"),
];

fn long((begin, again): (&str, &str)) -> String {
    let mut text = begin.to_owned();
    text.push_str(&again.repeat((LENGTH - begin.len()) / again.len()));
    text
}

fn session() -> Session {
    let players = BySide::new(Player::Person, Player::Person);
    Session::new(GameSetup { rules: Ruleset::ALL[0], players, seed: 1 })
}

fn parse<T: FromStr>(text: &str) {
    drop(text.parse::<T>());
}

/// Loads a text under a storage key, as the page does at start.
fn keep(name: &str, text: &str) {
    drop(session().handle(Event::StorageLoaded { name: name.to_owned(), text: text.to_owned() }));
}

/// The parsers of texts.
type Reader = (&'static str, fn(&str));

const READERS: [Reader; 18] = [
    ("a record", |text| drop(Game::read(text))),
    ("a position", |text| drop(Position::parse(text, Ruleset::ALL[0]).map(|it| it.to_string()))),
    ("a link", |text| drop(share_link::read(text))),
    ("what is loaded", |text| drop(session().handle(Event::Load(text.to_owned())))),
    ("what is typed", |text| drop(session().handle(Event::EnterMove(text.to_owned())))),
    ("a kept game", |text| parse::<SavedGame>(&sealed("game", text))),
    ("a bundle", |text| drop(Backup::read(text))),
    ("what is kept as a game", |text| keep("game-1", &sealed("game", text))),
    ("what is kept as settings", |text| keep("settings", &sealed("settings", text))),
    ("what is kept as learning", |text| keep("learning", &sealed("learning", text))),
    ("what is taken in", |text| {
        drop(session().handle(Event::SavedGames(SavedGamesCommand::Import(text.to_owned()))));
    }),
    ("a host's term", |text| drop(EmbedOptions::default().set("lesson", text))),
    ("lines to the engine", |text| {
        let mut talk = Talk::ended();
        for line in text.lines().take(40) {
            talk.answer(line, &mut Vec::new()).expect("a list can be written to");
        }
    }),
    ("results", |text| drop(Results::read(&sealed("results", text)))),
    ("a worker's reply", parse::<EngineResponse>),
    ("a game of Yebo", parse::<sandgrid_yebo::Record>),
    ("a kept game of Yebo", parse::<SavedYeboGame>),
    ("a moment of Yebo", parse::<Setup>),
];

#[test]
fn parsers_take_linear_time() {
    let mut findings = Findings::new();
    for parts in TEXTS {
        let text = long(parts);
        for (name, read) in READERS {
            let begun = Instant::now();
            read(&text);
            let took = begun.elapsed();
            if took > Duration::from_millis(40) {
                println!("{name}: {parts:?}: {took:?}");
            }
            findings.ensure(took < LIMIT, format_args!("{name}: {parts:?} took {took:?}"));
        }
    }
    findings.report();
}

/// Returns the longest of some games of idle players, by any rulebook.
fn longest() -> Game {
    let games = Ruleset::ALL.iter().flat_map(|rules| (0..8).map(|seed| idle(rules, seed)));
    games.max_by_key(|game| game.played().count()).expect("there are games")
}

fn idle(rules: &'static Ruleset, seed: u64) -> Game {
    let (mut game, mut chance) = (Game::new(rules), Chance::of(seed));
    while game.outcome().is_none() {
        let action = Temper::Idle.choose(game.position(), &mut chance);
        game.play(action).expect("it is legal");
    }
    game
}

#[test]
fn fully_undone_game_parses_in_linear_time() {
    let game = longest();
    assert!(game.played().count() > 800, "{} actions", game.played().count());
    let head = "first person\nsecond person\nseed 1\nwhen 1\nat 0\n\n";
    let body = format!("{head}{}", Record::of(&game));
    let text = sealed("game", &body);
    let time = |text: &str| {
        let begun = Instant::now();
        let saved: SavedGame = text.parse().expect("it is a game");
        (saved, begun.elapsed())
    };
    let (saved, took) = time(&text);
    assert_eq!((saved.game.can_undo(), saved.game.can_redo()), (false, true));
    let (_, plain) = time(&sealed("game", &body.replace("at 0\n", "")));
    assert!(took < plain * 20 + Duration::from_millis(5), "{took:?}, otherwise {plain:?}");
}
