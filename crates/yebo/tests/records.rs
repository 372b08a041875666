//! Golden records: a complete round of each kind, in `records/`, with everything that happens in it.

mod chance;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use chance::Chance;
use sandgrid_yebo::{Act, Game, HouseRules, Players, Record, Round, Seat, Tag, View};

/// How many games are made to choose one from.
const SEEDS: u64 = 40;

#[test]
fn golden_rounds_replay() {
    for round in Round::ALL {
        let file = file(round);
        if env::var_os("SANDGRID_BLESS").is_some_and(|value| value == "1") {
            fs::write(&file, describe(make(round).acts(), &make(round)))
                .expect("it can be written");
        }
        let text = fs::read_to_string(&file).expect("the file is there");
        let (record, _) = text.split_once("\nevents\n").expect("events follow the record");
        let record: Record = record.parse().unwrap_or_else(|error| panic!("{round}: {error}"));
        let game = record.into_game();
        assert_eq!(describe(game.acts(), &game), text, "round {round}");
        let last = game.table().played.last().expect("the round was scored");
        assert_eq!(last.round, round);
    }
}

#[test]
fn yebo_tags_round_trip_and_are_unique() {
    let game = Game::new(1, Players::Two, HouseRules::default());
    let tag = |name: &str, value: &str| Tag::new(name, value).expect("a tag can be so");
    let said = |record: &Record| -> Vec<(String, String)> {
        record.tags().iter().map(|tag| (tag.name().to_owned(), tag.value().to_owned())).collect()
    };
    let record = Record::of(&game).expect("the game has a seed");
    let mut record = record.with(tag("NameA", "Awa")).with(tag("NameB", "Binta"));
    record = record.with(tag("NameA", "Adama"));
    let expected = [("NameB", "Binta"), ("NameA", "Adama")];
    assert_eq!(said(&record), expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let text = record.to_string();
    assert_eq!(said(&text.parse().expect("it is a record")), said(&record));
    let twice = text.replacen("[NameA", "[NameB \"Bineta\"]\n[NameA", 1);
    assert!(twice.parse::<Record>().is_err(), "{twice}");
    for index in 0..Record::MOST_TAGS {
        let letter = char::from(b'a' + u8::try_from(index).expect("there are few"));
        record = record.with(tag(&letter.to_string(), "is there"));
    }
    assert_eq!(record.tags().len(), Record::MOST_TAGS, "there is no room for more");
    let most = record.to_string();
    assert_eq!(said(&most.parse().expect("so many there may be")), said(&record));
    let more = most.replacen("[NameA", "[More \"one\"]\n[NameA", 1);
    assert!(more.parse::<Record>().is_err(), "{more}");
}

fn file(round: Round) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/round-{round}.txt"))
}

/// The record, and every act with what happened by it.
fn describe(acts: &[(Seat, Act)], game: &Game) -> String {
    let record = Record::of(game).expect("the game has a seed");
    let mut text = format!("{record}\nevents\n");
    let table = game.table();
    let mut again = Game::new(game.seed().expect("as above"), table.players, table.house);
    for draw in &table.opening {
        let _ = writeln!(text, "{} drew {} to be Chief", draw.seat, draw.block);
    }
    for (seat, act) in acts {
        let events = again.act(*seat, *act).expect("what was legal is legal");
        let words: Vec<String> = events.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{seat} {act}: {}", words.join("; "));
    }
    text
}

/// The game of that round with most kinds of acts that is won.
fn make(round: Round) -> Game {
    let games = (0..SEEDS).map(|seed| play(seed, round));
    let won = games.filter(|game| game.table().played.iter().any(|it| it.winner.is_some()));
    let kinds = |game: &Game| {
        let acts = game.acts().iter().map(|(_, act)| act.to_string());
        let words = acts.map(|act| act.split(' ').next().unwrap_or_default().to_owned());
        words.collect::<BTreeSet<String>>().len()
    };
    // The shorter, if there are several.
    won.max_by_key(|game| (kinds(game), usize::MAX - game.acts().len())).expect("somebody wins")
}

/// Plays one round.
fn play(seed: u64, round: Round) -> Game {
    let mut chance = Chance(seed);
    let players = Players::ALL[chance.below(3)];
    let mut game = Game::new(seed, players, HouseRules::default());
    while game.table().played.is_empty() {
        let table = game.table();
        let mut anyone = table.seats().iter().copied();
        let announces = anyone.rfind(|seat| game.legal(*seat).contains(&Act::Announce));
        let awaited: Vec<Seat> = table.awaited().iter().collect();
        let (seat, act) = match announces {
            Some(seat) if chance.below(2) == 0 => (seat, Act::Announce),
            _ => {
                let seat = awaited[chance.below(awaited.len())];
                (seat, decide(&game.view(seat), round, &mut chance))
            }
        };
        game.act(seat, act).expect("what is listed is legal");
    }
    game
}

/// The act of a player who collects missing blocks.
fn decide(view: &View<'_>, round: Round, chance: &mut Chance) -> Act {
    let legal = view.legal();
    let any = legal[chance.below(legal.len())];
    let find = |wanted: &dyn Fn(&Act) -> bool| legal.iter().copied().find(|act| wanted(act));
    let Some(collection) = view.collection() else {
        return find(&|act| *act == Act::Choose(round)).unwrap_or(any);
    };
    let now = collection.missing();
    let calls = find(&|act| matches!(act, Act::Yebo(_)));
    if let (Some(call), Some(block)) = (calls, view.table.last_discard()) {
        let is_nearer = collection.with(block.face()).misses_at_most(now.saturating_sub(1));
        return if is_nearer { call } else { Act::Pass };
    }
    if let Some(extra) = find(&|act| matches!(act, Act::Fourth(..) | Act::Buy(..))) {
        return extra;
    }
    // Displaying what brings the rest no farther.
    let harmless = |act: &Act| match act {
        Act::Show(meld) => {
            let rest = meld.faces().fold(collection, sandgrid_yebo::Collection::without);
            rest.with_group(meld).is_some_and(|rest| rest.misses_at_most(now))
        }
        _ => false,
    };
    if let Some(show) = find(&harmless) {
        return show;
    }
    let keep = collection.aim().keep;
    let own = view.own.map(|own| own.counts());
    let spare = |act: &Act| match act {
        Act::Discard(face) => own.is_some_and(|own| own.of(*face) > keep.of(*face)),
        _ => false,
    };
    find(&spare).unwrap_or(any)
}
