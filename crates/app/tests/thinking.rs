//! Who does the errands: levels, hints, analyses, and the endgame tables that come in meanwhile.

use std::fs;
use std::path::Path;

use sandgrid_app::rules::{Game, Position, Ruleset};
use sandgrid_app::{
    EngineFile, EngineRequest, EngineResponse, EngineWorker, Level, PrincipalVariation, Query,
    ResponseBody, WorkerHost,
};

const YOTE: &str = "yote-traditional";

/// Four pebbles against two sticks, far from each other; won, but not within a search's sight.
const WON: &str = "oo3i/6/6/i5/4oo o 0/0 - 0";

fn game(position: &str) -> Game {
    let rules = Ruleset::find(YOTE).expect("a ruleset");
    Game::from_position(Position::parse(position, rules).expect("a position"))
}

fn request(wish: Query, game: &Game) -> EngineRequest {
    EngineRequest { id: 3, query: wish, game: Box::new(game.clone()) }
}

/// All that is said on an errand.
fn replies(thinker: &mut EngineWorker, wish: Query, game: &Game) -> Vec<EngineResponse> {
    thinker.begin(request(wish, game));
    std::iter::from_fn(|| thinker.step()).collect()
}

fn best(replies: &[EngineResponse]) -> &PrincipalVariation {
    match &replies.last().expect("something is said").body {
        ResponseBody::Lines { lines, done: true } => lines.first().expect("there is a line"),
        other => panic!("{other:?}"),
    }
}

fn file(path: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read(root.join(path)).expect("it is in the repository")
}

fn table(name: &str) -> EngineFile {
    EngineFile::Table(name.to_owned())
}

/// The files that come, with the names under which they are ordered.
fn equip(thinker: &mut EngineWorker, game: &Game) -> Vec<String> {
    let mut names = Vec::new();
    while let Some(order) = thinker.next_file(game) {
        let bytes = (!matches!(order, EngineFile::StoredTable(_))).then(|| file(&order.path()));
        assert_eq!(thinker.accept_file(&order, bytes.as_deref()), Ok(()));
        let mut slices = 0;
        while thinker.is_reading() {
            thinker.read();
            slices += 1;
        }
        let is_sliced = matches!(order, EngineFile::Table(_));
        assert_eq!(slices > 10, is_sliced, "a table is read a little at a time: {slices}");
        names.push(order.path());
    }
    names
}

#[test]
fn level_is_deterministic_with_enough_time() {
    let game = game("i5/6/2oi2/6/6 o 4/4 - 0");
    let level = Level::new(3).expect("a level");
    let wish = Query::Play { level, seed: 5 };
    let told = [WorkerHost::Worker, WorkerHost::MainThread]
        .map(|room| replies(&mut EngineWorker::new(room), wish, &game));
    assert_eq!(told[0], told[1]);
    let [EngineResponse { id: 3, body: ResponseBody::Action(Some(action)) }] = told[0][..] else {
        panic!("{told:?}")
    };
    assert!(game.actions().contains(action));
}

#[test]
fn analysis_deepens_and_terminates() {
    let game = Game::new(Ruleset::find("wali-ludens").expect("a ruleset"));
    let told = replies(&mut EngineWorker::new(WorkerHost::MainThread), Query::Analysis, &game);
    let nodes: Vec<u64> = told
        .iter()
        .map(|reply| match &reply.body {
            ResponseBody::Lines { lines, .. } => lines[0].nodes,
            ResponseBody::Action(_) => panic!("{reply:?}"),
        })
        .collect();
    assert!(nodes.len() > 1 && nodes.is_sorted(), "{nodes:?}");
    assert!(told[..told.len() - 1].iter().all(|reply| !reply.body.is_last()));
}

#[test]
fn cancelled_requests_get_no_response() {
    let mut thinker = EngineWorker::new(WorkerHost::MainThread);
    thinker.begin(request(Query::Analysis, &game(WON)));
    assert!(thinker.step().is_some() && thinker.is_busy());
    thinker.cancel();
    assert!(thinker.step().is_none() && !thinker.is_busy());
}

#[test]
fn tablebases_load_near_the_endgame() {
    let mut thinker = EngineWorker::new(WorkerHost::MainThread);
    let start = Game::new(Ruleset::find(YOTE).expect("a ruleset"));
    assert_eq!(equip(&mut thinker, &start), ["networks/yote-traditional.net"]);
    assert_eq!(equip(&mut thinker, &start), Vec::<String>::new(), "asked for once");
    let middle = game("oooo1i/oooo2/6/iiii2/iiii1o o 0/0 - 0");
    assert_eq!(equip(&mut thinker, &middle), ["tables/yote-traditional-4v2.table"]);
    let late = game(WON);
    assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_some());
    assert_eq!(
        equip(&mut thinker, &late),
        ["tables/yote-traditional-4v3.table", "tables/yote-traditional-4v4.table"],
        "the largest only from where a player keeps it"
    );
    let three = game("oo3i/6/6/i5/i3oo o 0/0 - 0");
    assert!(best(&replies(&mut thinker, Query::Hint, &three)).known.is_some());
    // Another rulebook has files of its own; another yet has a network alone, or nothing.
    let of = |key: &str| Game::new(Ruleset::find(key).expect("a ruleset"));
    let choko = of("choko-traditional");
    assert_eq!(equip(&mut thinker, &choko), ["networks/choko-traditional.net"]);
    let rules = choko.ruleset();
    let few = Position::parse("2o2/5/2i2/5/5 o 1/1 - 0", rules).expect("a position");
    let few = Game::from_position(few);
    assert_eq!(
        equip(&mut thinker, &few)[..2],
        ["tables/choko-traditional-4v2.table", "tables/choko-traditional-4v3.table"]
    );
    assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_none());
    assert_eq!(equip(&mut thinker, &of("wali-ludens")), ["networks/wali-ludens.net"]);
    assert_eq!(thinker.next_file(&of("bolotondou-ludens")), None);
}

#[test]
fn unusable_tablebase_is_reported_and_skipped() {
    let whole = file("tables/yote-traditional-4v2.table");
    let mut altered = whole.clone();
    altered[1000] ^= 1;
    let late = game(WON);
    for (bytes, why) in [
        (&whole[..100], "it has 100 bytes instead of"),
        (&altered, "it was altered: its checksum is wrong"),
        (b"<!doctype html>".as_slice(), "it is not in the format that is read here"),
        (&file("tables/choko-traditional-4v2.table"), "it is for another rulebook"),
    ] {
        let mut thinker = EngineWorker::new(WorkerHost::MainThread);
        assert_eq!(equip_network(&mut thinker, &late), Ok(()));
        let order = thinker.next_file(&late).expect("a table is wanted");
        let told = thinker.accept_file(&order, Some(bytes)).expect_err("it is of no use");
        assert!(told.starts_with(why), "{told}");
        assert_eq!(thinker.next_file(&late), None, "the others need it");
        assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_none());
    }
    // Nor does a table that nobody ordered do anything.
    let mut thinker = EngineWorker::new(WorkerHost::MainThread);
    assert_eq!(thinker.accept_file(&table("yote-traditional-4v2"), Some(&whole)), Ok(()));
    assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_none());
}

/// The network that a game needs first, without the tables.
fn equip_network(thinker: &mut EngineWorker, game: &Game) -> Result<(), String> {
    let order = thinker.next_file(game).expect("a network is wanted");
    assert!(matches!(order, EngineFile::Network(_)), "{order:?}");
    thinker.accept_file(&order, Some(&file(&order.path())))
}

#[test]
fn hints_and_levels_that_search_use_the_network() {
    let start = game("2o3/1i2o1/6/2oi2/6 o 6/6 - 0");
    let mut plain = EngineWorker::new(WorkerHost::MainThread);
    let mut equipped = EngineWorker::new(WorkerHost::MainThread);
    assert_eq!(equip_network(&mut equipped, &start), Ok(()));
    let mut both = |wish: Query, game: &Game| {
        [&mut plain, &mut equipped].map(|thinker| replies(thinker, wish, game))
    };
    let [one, other] = both(Query::Hint, &start);
    assert_ne!(one, other);
    // An action alone shows little: somewhere in a game a level plays another one.
    for (number, differs) in [(5, false), (6, true), (13, true)] {
        let wish = Query::Play { level: Level::new(number).expect("a level"), seed: 4 };
        let mut game = start.clone();
        let found = (0..20).any(|_| {
            let [told, other] = both(wish, &game);
            let [EngineResponse { body: ResponseBody::Action(Some(action)), .. }] = told[..] else {
                return false;
            };
            game.play(action).expect("a legal action");
            told != other
        });
        assert_eq!(found, differs, "level {number}");
    }
}

#[test]
fn a_damaged_network_leaves_the_terms() {
    let game = game("2o3/1i2o1/6/2oi2/6 o 6/6 - 0");
    let mut thinker = EngineWorker::new(WorkerHost::MainThread);
    let order = thinker.next_file(&game).expect("a network is wanted");
    let mut bytes = file(&order.path());
    bytes[2000] ^= 1;
    let why = thinker.accept_file(&order, Some(&bytes)).expect_err("it is damaged");
    assert_eq!(why, "the checksum of the network is wrong");
    let plain = replies(&mut EngineWorker::new(WorkerHost::MainThread), Query::Hint, &game);
    assert_eq!(replies(&mut thinker, Query::Hint, &game), plain);
}
