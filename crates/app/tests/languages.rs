//! Every language, by what it says: whole games are told in it, and nothing is left open.

use std::path::Path;
use std::sync::LazyLock;

use sandgrid_app::learn::read_lessons;
use sandgrid_app::rules::{Book, BySide, Ruleset};
use sandgrid_app::{
    Effect, Event, GameSetup, Language, LocaleFns, MessagePackError, Player, Scene, Seating,
    Session,
};
use sandgrid_locales::{Catalogue, Stage, Standing, TONGUES, Tongue, pack};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(&root()).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
});

const ORTHOGRAPHY: LocaleFns =
    LocaleFns { category, digits, tenths, upper: str::to_uppercase, lower: str::to_lowercase };

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The plurals that our languages have, as Unicode's CLDR tells; a browser knows them by itself.
fn category(code: &str, count: u32) -> &'static str {
    match (code, count) {
        ("wo" | "bm", _) => "other",
        ("ar", 0) => "zero",
        ("fr" | "pt" | "ff", 0) | (_, 1) => "one",
        ("ar", 2) => "two",
        ("ar", _) if (3..=10).contains(&(count % 100)) => "few",
        ("ar", _) if count % 100 >= 11 => "many",
        _ => "other",
    }
}

fn digits(_code: &str, count: u32) -> String {
    count.to_string()
}

fn tenths(_code: &str, tenths: u32) -> String {
    format!("{},{}", tenths / 10, tenths % 10)
}

fn language(tongue: &Tongue) -> Language {
    let [play, whole, _] = Stage::ALL.map(|stage| pack(&CATALOGUE, tongue, stage));
    Language::read(&play, Some(&whole), ORTHOGRAPHY).expect("what we pack can be read")
}

/// Everything that is said and shown in a game between two people, played by chance.
fn told(rules: &'static Ruleset, language: Language) -> Vec<String> {
    let players = BySide::new(Player::Person, Player::Person);
    let mut session = Session::new(GameSetup { rules, players, seed: 1 });
    session.speak(language);
    let mut all = Vec::new();
    let mut chance = 7_u64;
    for step in 0..90 {
        let actions: Vec<_> = session.game().actions().into_iter().collect();
        if actions.is_empty() {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let index = usize::try_from(chance >> 33).expect("31 bits fit") % actions.len();
        for effect in session.handle(Event::Act(actions[index])) {
            if let Effect::Announce(text) | Effect::Alert(text) | Effect::Warn(text) = effect {
                all.push(text);
            }
        }
        if step % 15 == 0 {
            all.extend(words(&session.scene()));
        }
    }
    all
}

fn words(scene: &Scene) -> Vec<String> {
    let names = scene.holes.iter().map(|hole| hole.name.clone());
    let turns = scene.record.turns.iter().map(|turn| turn.name.clone());
    let ending = scene.ending.iter().flat_map(|it| [it.headline.clone(), it.reason.clone()]);
    let shown = [scene.status.clone(), scene.grid_name.clone(), scene.title.clone()];
    let all = names.chain(turns).chain(ending).chain(shown);
    all.filter(|words| !words.is_empty()).collect()
}

#[test]
fn games_are_narrated_in_every_language() {
    for tongue in TONGUES {
        let language = language(tongue);
        for book in Book::ALL {
            let rules = Ruleset::find(book.key).expect("every book is a ruleset");
            let told = told(rules, language);
            assert!(told.len() > 100, "{} {}", tongue.code, rules.key());
            for words in told {
                let place = format!("{} {}: {words}", tongue.code, rules.key());
                assert!(!words.contains(['{', '}', '|', '$']), "{place}");
                assert!(!words.contains("  ") && words.trim() == words, "{place}");
            }
        }
    }
}

#[test]
fn translations_differ_from_each_other() {
    let rules = Ruleset::find("yote-traditional").expect("there is this rulebook");
    let complete = TONGUES.iter().filter(|it| it.standing == Standing::Complete);
    let all: Vec<Vec<String>> = complete.map(|it| told(rules, language(it))).collect();
    assert_eq!(all.len(), 5);
    for (index, one) in all.iter().enumerate() {
        for other in &all[..index] {
            let same = one.iter().zip(other).find(|(a, b)| a == b && !a.contains(" · "));
            assert_eq!(same, None);
        }
    }
}

#[test]
fn language_change_continues_the_game() {
    let players = BySide::new(Player::Person, Player::Person);
    let mut session = Session::new(GameSetup { rules: Ruleset::ALL[0], players, seed: 1 });
    session.handle(Event::Press("c3".parse().expect("it is a hole")));
    let before = session.game().position().to_string();
    assert_eq!(session.scene().status, "Sticks to play: place a piece.");
    session.speak(language(Tongue::find("fr").expect("French is there")));
    let scene = session.scene();
    assert_eq!(session.game().position().to_string(), before);
    assert!(scene.status.starts_with("Aux bâtonnets de jouer"), "{}", scene.status);
    assert_eq!(scene.record.turns[0].name, "1. Les cailloux posent une pièce en c3.");
    session.handle(Event::Undo);
    assert!(session.scene().can_redo);
}

#[test]
fn plurals_follow_the_language() {
    let arabic = language(Tongue::find("ar").expect("Arabic is there"));
    let mut said: Vec<String> = [0, 1, 2, 3, 11, 100]
        .map(|turns| {
            let players = BySide::new(Player::Person, Player::Person);
            let seating = Seating { players, names: BySide::default() };
            let name = sandgrid_app::Name::Progress { turns, end: None, seating };
            arabic.say(&sandgrid_app::Message::Name(name))
        })
        .to_vec();
    let count = said.len();
    said.sort();
    said.dedup();
    assert_eq!(said.len(), count, "{said:?}");
}

#[test]
fn truncated_and_outdated_packs_are_refused() {
    let [play, whole, _] = Stage::ALL.map(|stage| pack(&CATALOGUE, &TONGUES[1], stage));
    let read = |play: &str, whole: &str| Language::read(play, Some(whole), ORTHOGRAPHY).err();
    assert_eq!(read(&play, &whole), None);
    for end in (0..play.len()).filter(|end| play.is_char_boundary(*end)).step_by(97) {
        assert!(read(&play[..end], &whole).is_some(), "cut after {end}");
    }
    let (head, rest) = play.split_once('\n').expect("it has a head");
    let other = format!("{}0\n{rest}", &head[..head.len() - 1]);
    let other = if other == play { format!("{}1\n{rest}", &head[..head.len() - 1]) } else { other };
    assert_eq!(read(&other, &whole), Some(MessagePackError::Version));
    assert_eq!(read("<!doctype html>", &whole), Some(MessagePackError::Heading));
}

#[test]
fn lesson_steps_are_equal_in_every_language() {
    let read = |code: &str| {
        let path = root().join(format!("www/learn/lessons-{code}.txt"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let bare = |text: &str| -> Vec<String> {
        let words = ["say ", "then ", "done ", "else ", "#"];
        let line = |line: &str| match words.iter().find(|word| line.starts_with(**word)) {
            Some(word) => (*word).to_owned(),
            None if line.starts_with("lesson ") => {
                line.split(' ').take(2).collect::<Vec<_>>().join(" ")
            }
            None => line.to_owned(),
        };
        text.lines().map(line).filter(|line| line != "#").collect()
    };
    let english = bare(&read("en"));
    for tongue in TONGUES.iter().filter(|it| it.standing == Standing::Complete) {
        let text = read(tongue.code);
        assert_eq!(bare(&text), english, "{}", tongue.code);
        assert_eq!(read_lessons(&text).expect("they can be read").len(), 6, "{}", tongue.code);
    }
}

#[test]
fn rules_are_read_in_the_language_and_no_number_is_new() {
    let numbers = |text: &str| {
        let numbers = text.split(|letter: char| !letter.is_ascii_digit());
        numbers.filter(|it| !it.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    for tongue in TONGUES.iter().filter(|it| it.standing == Standing::Complete) {
        let language = language(tongue);
        let of = |rules: &'static Ruleset| rules.rules().map(move |rule| (rules, rule));
        for (rules, rule) in Ruleset::ALL.iter().copied().flat_map(of) {
            let words = language.rule(rule, rules);
            let english = rules.passages(rule.words()).collect::<Vec<_>>().join(" ");
            let here = format!("{} {} {}: {words}", tongue.code, rules.key(), rule.id);
            assert_eq!(words == english, tongue.code == "en", "{here}");
            assert!(!words.is_empty() && !words.contains(['[', ']']), "{here}");
            // A number may be a word in another language, but none is new.
            let theirs = numbers(&english);
            let new = numbers(&words).into_iter().find(|number| !theirs.contains(number));
            assert_eq!(new, None, "{here}");
        }
    }
}

/// The first word of a message of the catalogue.
fn verb(tongue: &Tongue, key: &str) -> String {
    let path = root().join(format!("www/locales/{}/play.ftl", tongue.code));
    let text = std::fs::read_to_string(path).expect("the language has its words");
    let begin = format!("{key} = ");
    let words = text.lines().find_map(|line| line.strip_prefix(&begin)).expect(key);
    words.split(' ').next().unwrap_or_default().to_lowercase()
}

#[test]
fn verbs_of_the_prompts_can_be_typed() {
    for tongue in TONGUES.iter().filter(|it| matches!(it.standing, Standing::Complete)) {
        let players = BySide::new(Player::Person, Player::Person);
        let rules = Ruleset::ALL[0];
        let mut session = Session::new(GameSetup { rules, players, seed: 1 });
        session.speak(language(tongue));
        let turns = [
            ("task-place", "a1"),
            ("task-place", "c4"),
            ("task-move", "a1 a2"),
            ("task-move", "c4 d4"),
        ];
        for (at, (key, holes)) in turns.into_iter().enumerate() {
            let typed = format!("{} {holes}", verb(tongue, key));
            session.handle(Event::EnterMove(typed.clone()));
            let played = session.game().turns().count();
            assert_eq!(played, at + 1, "{}: {typed}: {}", tongue.code, session.scene().status);
        }
    }
}
