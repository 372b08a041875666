//! The engine worker: levels, hints, analyses, and the endgame tables that arrive meanwhile.

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

fn request(query: Query, game: &Game) -> EngineRequest {
    EngineRequest { id: 3, query, game: Box::new(game.clone()) }
}

/// All that is said on an errand.
fn replies(worker: &mut EngineWorker, query: Query, game: &Game) -> Vec<EngineResponse> {
    worker.begin(request(query, game));
    std::iter::from_fn(|| worker.step()).collect()
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
fn equip(worker: &mut EngineWorker, game: &Game) -> Vec<String> {
    let mut names = Vec::new();
    while let Some(order) = worker.next_file(game) {
        let bytes = (!matches!(order, EngineFile::StoredTable(_))).then(|| file(&order.path()));
        assert_eq!(worker.accept_file(&order, bytes.as_deref()), Ok(()));
        let mut slices = 0;
        while worker.is_reading() {
            worker.read();
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
    let query = Query::Play { level, seed: 5 };
    let told = [WorkerHost::Worker, WorkerHost::MainThread]
        .map(|room| replies(&mut EngineWorker::new(room), query, &game));
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
    let mut worker = EngineWorker::new(WorkerHost::MainThread);
    worker.begin(request(Query::Analysis, &game(WON)));
    assert!(worker.step().is_some() && worker.is_busy());
    worker.cancel();
    assert!(worker.step().is_none() && !worker.is_busy());
}

#[test]
fn tablebases_load_near_the_endgame() {
    let mut worker = EngineWorker::new(WorkerHost::MainThread);
    let start = Game::new(Ruleset::find(YOTE).expect("a ruleset"));
    assert_eq!(equip(&mut worker, &start), ["networks/yote-traditional.net"]);
    assert_eq!(equip(&mut worker, &start), Vec::<String>::new(), "asked for once");
    let middle = game("oooo1i/oooo2/6/iiii2/iiii1o o 0/0 - 0");
    assert_eq!(equip(&mut worker, &middle), ["tables/yote-traditional-4v2.table"]);
    let late = game(WON);
    assert!(best(&replies(&mut worker, Query::Hint, &late)).known.is_some());
    assert_eq!(
        equip(&mut worker, &late),
        ["tables/yote-traditional-4v3.table", "tables/yote-traditional-4v4.table"],
        "the largest only from where a player keeps it"
    );
    let three = game("oo3i/6/6/i5/i3oo o 0/0 - 0");
    assert!(best(&replies(&mut worker, Query::Hint, &three)).known.is_some());
    // Another rulebook has files of its own; a row game has a network alone.
    let of = |key: &str| Game::new(Ruleset::find(key).expect("a ruleset"));
    let choko = of("choko-traditional");
    assert_eq!(equip(&mut worker, &choko), ["networks/choko-traditional.net"]);
    let rules = choko.ruleset();
    let few = Position::parse("2o2/5/2i2/5/5 o 1/1 - 0", rules).expect("a position");
    let few = Game::from_position(few);
    assert_eq!(
        equip(&mut worker, &few)[..2],
        ["tables/choko-traditional-4v2.table", "tables/choko-traditional-4v3.table"]
    );
    assert!(best(&replies(&mut worker, Query::Hint, &late)).known.is_none());
    assert_eq!(equip(&mut worker, &of("wali-ludens")), ["networks/wali-ludens.net"]);
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
        let mut worker = EngineWorker::new(WorkerHost::MainThread);
        assert_eq!(equip_network(&mut worker, &late), Ok(()));
        let order = worker.next_file(&late).expect("a table is wanted");
        let told = worker.accept_file(&order, Some(bytes)).expect_err("it is of no use");
        assert!(told.starts_with(why), "{told}");
        assert_eq!(worker.next_file(&late), None, "the others need it");
        assert!(best(&replies(&mut worker, Query::Hint, &late)).known.is_none());
    }
    // A table that was not requested has no effect either.
    let mut worker = EngineWorker::new(WorkerHost::MainThread);
    assert_eq!(worker.accept_file(&table("yote-traditional-4v2"), Some(&whole)), Ok(()));
    assert!(best(&replies(&mut worker, Query::Hint, &late)).known.is_none());
}

/// The network that a game needs first, without the tables.
fn equip_network(worker: &mut EngineWorker, game: &Game) -> Result<(), String> {
    let order = worker.next_file(game).expect("a network is wanted");
    assert!(matches!(order, EngineFile::Network(_)), "{order:?}");
    worker.accept_file(&order, Some(&file(&order.path())))
}

#[test]
fn hints_and_levels_that_search_use_the_network() {
    let start = game("2o3/1i2o1/6/2oi2/6 o 6/6 - 0");
    let mut plain = EngineWorker::new(WorkerHost::MainThread);
    let mut equipped = EngineWorker::new(WorkerHost::MainThread);
    assert_eq!(equip_network(&mut equipped, &start), Ok(()));
    let mut both = |query: Query, game: &Game| {
        [&mut plain, &mut equipped].map(|worker| replies(worker, query, game))
    };
    let [one, other] = both(Query::Hint, &start);
    assert_ne!(one, other);
    // An action alone shows little: somewhere in a game a level plays another one.
    for (number, differs) in [(5, false), (6, true), (13, true)] {
        let query = Query::Play { level: Level::new(number).expect("a level"), seed: 4 };
        let mut game = start.clone();
        let found = (0..20).any(|_| {
            let [told, other] = both(query, &game);
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
    let mut worker = EngineWorker::new(WorkerHost::MainThread);
    let order = worker.next_file(&game).expect("a network is wanted");
    let mut bytes = file(&order.path());
    bytes[2000] ^= 1;
    let why = worker.accept_file(&order, Some(&bytes)).expect_err("it is damaged");
    assert_eq!(why, "the checksum of the network is wrong");
    let plain = replies(&mut EngineWorker::new(WorkerHost::MainThread), Query::Hint, &game);
    assert_eq!(replies(&mut worker, Query::Hint, &game), plain);
}
