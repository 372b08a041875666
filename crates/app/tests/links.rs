//! Links: whatever is written is read back, short and whole; whatever is not, is refused in words.

use sandgrid_app::rules::{Adjudication, Game, Position, Ruleset, Side};
use sandgrid_app::text::share_link::{self, LinkError};
use sandgrid_tests::{Chance, Temper, set_up};

fn written(game: &Game) -> String {
    share_link::of(game, None)
}

fn read(text: &str) -> Result<Game, LinkError> {
    let (game, settled) = share_link::read(text)?;
    assert_eq!(settled, None, "{text}");
    Ok(game)
}

/// A random game from a position, of a limited number of actions.
fn played(start: Position, longest: usize, chance: &mut Chance) -> Game {
    let (mut game, temper) = (Game::from_position(start), Temper::of(chance.draw()));
    for _ in 0..chance.below(longest + 1) {
        if game.outcome().is_some() {
            break;
        }
        game.play(temper.choose(game.position(), chance)).expect("it is legal");
    }
    game
}

/// Games of all rulesets, from the start and from positions that were set up, some in the middle
/// of a turn.
fn games(seed: u64, longest: usize) -> Vec<Game> {
    let mut games = Vec::new();
    for (index, rules) in Ruleset::ALL.iter().enumerate() {
        let mut chance = Chance::of(seed * 100 + index as u64);
        games.push(played(Position::start(rules), longest, &mut chance));
        let place = set_up(rules, &mut chance);
        games.push(played(place, longest, &mut chance));
        games.push(Game::from_position(place));
    }
    games
}

#[test]
fn links_round_trip() {
    for seed in 0..40 {
        for game in games(seed, 300) {
            let text = written(&game);
            let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
            assert!(text.chars().all(plain), "{text}");
            assert_eq!(read(&text), Ok(game), "{text}");
        }
    }
}

#[test]
fn how_the_players_have_ended_a_game_is_written_too() {
    for game in games(9, 30) {
        for settled in
            [Adjudication::Won(Side::First), Adjudication::Won(Side::Second), Adjudication::Drawn]
        {
            let told = Some(settled).filter(|_| game.outcome().is_none());
            assert_eq!(
                share_link::read(&share_link::of(&game, Some(settled))),
                Ok((game.clone(), told))
            );
        }
    }
}

#[test]
fn turns_are_written_in_their_middle() {
    let mut midway = 0;
    for game in (7..27).flat_map(|seed| games(seed, 60)) {
        if !game.position().pending().is_fresh() {
            midway += 1;
            assert_eq!(read(&written(&game)), Ok(game));
        }
    }
    assert!(midway > 30, "{midway} games are in the middle of a turn");
}

#[test]
fn a_hundred_actions_fit_into_a_message() {
    let (mut longest, mut measured) = (String::new(), 0);
    for seed in 0..60 {
        for rules in Ruleset::ALL {
            let mut chance = Chance::of(seed);
            let mut game = Game::new(rules);
            while game.outcome().is_none() && game.played().count() < 100 {
                let action = Temper::of(seed).choose(game.position(), &mut chance);
                game.play(action).expect("it is legal");
            }
            if game.played().count() == 100 {
                let text = written(&game);
                longest = if text.len() > longest.len() { text } else { longest };
                measured += 1;
            }
        }
    }
    assert!(measured > 100, "{measured} games are long enough");
    assert!(longest.len() <= 120, "{} characters: {longest}", longest.len());
}

/// Links are kept in messages for years, whatever becomes of this program.
const WRITTEN: [(&str, &str, &str); 7] = [
    ("yote-traditional", "", "1.yote-traditional.nYB0000"),
    ("yote-traditional", "1. c3 d3 2. a1 b1 3. c3xe3", "1.yote-traditional.JNIbUlcHGy0"),
    ("yote-ludos+chain+friendly+mandatory", "1. c3 d4", "1.yote-ludos_cfm.HtcO7AG9"),
    (
        "yote-ludos",
        "[Position \"2i3/6/2o3/6/i5 o 3/1 take:1 7\"]",
        "1.yote-ludos.kRPcZUjb4M000A5kf1",
    ),
    (
        "yote-ludos+chain",
        "[Position \"2i3/6/2o3/6/i5 o 3/1 chain:2@c3 7\"]",
        "1.yote-ludos_c.CcocZUjb4M000cVmbY5",
    ),
    (
        "bolotondou-ludens+to-one",
        "[Position \"o1o1o1/1o4/6/6/6 o 0/4 - 0\"] f1 d1",
        "1.bolotondou-ludens_t.ysIuLzOEdAUU5R4GsM6",
    ),
    (
        "choko-ludens",
        "[Position \"4oo/6/6/6/i5 o 0/1 hop:d5,f5 0\"] stop",
        "1.choko-ludens.p1aLUk2000000itcJWb6",
    ),
];

#[test]
fn old_links_stay_readable() {
    for (key, record, text) in WRITTEN {
        let (game, _) = Game::read(&format!("[Rules \"{key}\"]\n{record}")).unwrap();
        assert_eq!(written(&game), text);
        assert_eq!(read(text), Ok(game));
    }
}

#[test]
fn links_identify_their_ruleset() {
    for rules in Ruleset::ALL {
        let game = read(&written(&Game::new(rules))).unwrap();
        assert_eq!(game.ruleset().key(), rules.key());
    }
}

#[test]
fn a_link_is_found_in_an_address_and_in_a_sentence() {
    let game = games(3, 50).remove(0);
    let text = written(&game);
    for around in [
        format!("https://example.org/sandgrid/#g={text}"),
        format!("https://example.org/sandgrid/?rules=choko-ludos#g={text}"),
        format!("Look at this: https://example.org/#g={text}."),
        format!("(file:///home/a/index.html#g={text}) your turn"),
        format!("#g={text}"),
        format!("  {text}\n"),
    ] {
        assert!(share_link::is_meant(around.trim()), "{around}");
        assert_eq!(read(around.trim()).as_ref(), Ok(&game), "{around}");
    }
}

#[test]
fn a_dictated_code_needs_no_dots() {
    for game in games(3, 50) {
        let text = share_link::in_groups(&written(&game));
        let (head, digits) = text.split_once(' ').expect("the digits are in groups");
        for typed in [
            format!("{} {digits}", head.replace(['.', '-'], " ")),
            format!("{} {digits}", head.replace('.', " ")),
            format!("{} {digits}", head.replacen('.', ", ", 2)),
            format!("{}: {digits}", head.trim_end_matches('.').to_uppercase()),
            format!("Awa says {} {digits}", head.replace('.', " ")),
        ] {
            assert!(share_link::is_meant(&typed), "{typed}");
            assert_eq!(read(&typed).as_ref(), Ok(&game), "{typed}");
        }
    }
    for other in [
        "1 yote-traditional 6/6/6/6/6 o 12/12 - 0",
        "Exercise 1: yote-traditional, position 6/6/2oi2/6/6 o 12/12 - 0",
        "Game 2: yote-ludos, your turn",
        "yote-traditional abc",
        "1 choko",
    ] {
        assert!(!share_link::is_meant(other), "{other}");
    }
    let game = Game::new(Ruleset::find("yote-ludos").expect("a key"));
    let around =
        format!("Game 1 of yote-ludos, your turn: https://a.example/#g={}", written(&game));
    assert_eq!(read(&around).as_ref(), Ok(&game), "a link comes before a code");
}

#[test]
fn truncated_links_are_detected() {
    let mut cut = 0;
    for game in games(5, 120).into_iter().chain(games(6, 12)) {
        let text = written(&game);
        for end in "1.y".len()..text.len() {
            match read(&text[..end]) {
                Err(LinkError::Cut) => cut += 1,
                // The rest may look like a text of its own with a wrong checksum.
                Err(LinkError::Altered) => cut -= 20,
                other => panic!("{} of {text}: {other:?}", &text[..end]),
            }
        }
    }
    assert!(cut > 1000, "{cut}");
}

#[test]
fn altered_letters_are_detected() {
    let mut chance = Chance::of(11);
    for game in (0..20).flat_map(|seed| games(seed, 80)) {
        let text = written(&game);
        let head = text.rfind('.').unwrap() + 1;
        let mut bytes = text.clone().into_bytes();
        let at = head + chance.below(bytes.len() - head);
        bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
        let other = String::from_utf8(bytes).unwrap();
        let read = read(&other);
        assert!(
            matches!(read, Err(LinkError::Altered | LinkError::Cut)),
            "{text} {other} {read:?}"
        );
    }
}

#[test]
fn link_errors_are_distinguished() {
    for (text, error) in [
        ("", LinkError::NotOurs),
        ("https://example.org/", LinkError::NotOurs),
        ("https://example.org/#g=", LinkError::NotOurs),
        ("hello.there", LinkError::NotOurs),
        ("2.yote-traditional.abc", LinkError::Newer),
        ("1.yote-traditional", LinkError::Cut),
        ("1.yote-traditional.", LinkError::Cut),
        ("1.yote-traditional.0", LinkError::Cut),
        ("1.yote-traditional.0000000", LinkError::Altered),
        ("1.yote-traditional.abcd%efgh", LinkError::Altered),
    ] {
        assert_eq!(read(text), Err(error), "{text}");
    }
    assert_eq!(read("1.yote-nowhere.abcdef"), Err(LinkError::Rules));
    assert_eq!(read(&"1".repeat(share_link::LONGEST + 1)), Err(LinkError::TooLong));
}

#[test]
fn any_text_parses_without_panic() {
    let mut chance = Chance::of(1);
    let seeds: Vec<String> = games(1, 60).iter().map(written).collect();
    for _ in 0..4000 {
        let mut text: Vec<char> = seeds[chance.below(seeds.len())].chars().collect();
        for _ in 0..=chance.below(6) {
            let at = chance.below(text.len());
            let letter =
                chance.pick(&['0', 'z', 'A', '.', '_', '-', '~', 'é', '#', ' ', '9', '\0']);
            match chance.below(3) {
                0 => text[at] = letter,
                1 => text.insert(at, letter),
                _ if text.len() > 1 => drop(text.remove(at)),
                _ => {}
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(game) = read(&text) {
            assert_eq!(read(&written(&game)), Ok(game), "{text}");
        }
    }
}
