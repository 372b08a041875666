//! Who does the errands: levels, hints, analyses, and the endgame tables that come in meanwhile.

use std::fs;
use std::path::Path;

use sandgrid_app::rules::{Game, Position, Ruleset};
use sandgrid_app::{
    EngineRequest, EngineResponse, EngineWorker, Level, PrincipalVariation, Query, ResponseBody,
    TableRequest, WorkerHost,
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

fn file(name: &str) -> Vec<u8> {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tables");
    fs::read(tables.join(format!("{name}.table"))).expect("it is in the repository")
}

/// The tables that come, with the names under which they are ordered.
fn equip(thinker: &mut EngineWorker, game: &Game) -> Vec<String> {
    let mut names = Vec::new();
    while let Some(order) = thinker.order(game) {
        let bytes = (!order.optional).then(|| file(&order.name));
        assert_eq!(thinker.put(&order, bytes.as_deref()), Ok(()));
        let mut slices = 0;
        while thinker.is_reading() {
            thinker.read();
            slices += 1;
        }
        assert_eq!(slices > 10, bytes.is_some(), "a table is read a little at a time: {slices}");
        names.push(order.name);
    }
    names
}

#[test]
fn level_is_deterministic_with_enough_time() {
    let game = game("i5/6/2oi2/6/6 o 4/4 - 0");
    let level = Level::new(3).expect("a level");
    let wish = Query::Play { level, seed: 5 };
    let told = [WorkerHost::Own, WorkerHost::Shared]
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
    let told = replies(&mut EngineWorker::new(WorkerHost::Shared), Query::Analysis, &game);
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
    let mut thinker = EngineWorker::new(WorkerHost::Shared);
    thinker.begin(request(Query::Analysis, &game(WON)));
    assert!(thinker.step().is_some() && thinker.is_busy());
    thinker.rest();
    assert!(thinker.step().is_none() && !thinker.is_busy());
}

#[test]
fn tablebases_load_near_the_endgame() {
    let mut thinker = EngineWorker::new(WorkerHost::Shared);
    let start = Game::new(Ruleset::find(YOTE).expect("a ruleset"));
    assert_eq!(equip(&mut thinker, &start), ["yote-traditional-4v2"]);
    assert_eq!(equip(&mut thinker, &start), Vec::<String>::new(), "asked for once");
    let late = game(WON);
    assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_some());
    assert_eq!(
        equip(&mut thinker, &late),
        ["yote-traditional-4v3", "yote-traditional-4v4"],
        "the largest only from where a player keeps it"
    );
    let three = game("oo3i/6/6/i5/i3oo o 0/0 - 0");
    assert!(best(&replies(&mut thinker, Query::Hint, &three)).known.is_some());
    // Another rulebook has tables of its own; another yet has none.
    let choko = Game::new(Ruleset::find("choko-traditional").expect("a ruleset"));
    assert_eq!(equip(&mut thinker, &choko), ["choko-traditional-4v2"]);
    assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_none());
    let wali = Game::new(Ruleset::find("wali-ludens").expect("a ruleset"));
    assert_eq!(thinker.order(&wali), None);
}

#[test]
fn unusable_tablebase_is_reported_and_skipped() {
    let whole = file("yote-traditional-4v2");
    let mut altered = whole.clone();
    altered[1000] ^= 1;
    let late = game(WON);
    for (bytes, why) in [
        (&whole[..100], "it has 100 bytes instead of"),
        (&altered, "it was altered: its checksum is wrong"),
        (b"<!doctype html>".as_slice(), "it is not in the format that is read here"),
        (&file("choko-traditional-4v2"), "it is for another rulebook"),
    ] {
        let mut thinker = EngineWorker::new(WorkerHost::Shared);
        let order = thinker.order(&late).expect("a table is wanted");
        let told = thinker.put(&order, Some(bytes)).expect_err("it is of no use");
        assert!(told.starts_with(why), "{told}");
        assert_eq!(thinker.order(&late), None, "the others need it");
        assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_none());
    }
    // Nor does a table that nobody ordered do anything.
    let mut thinker = EngineWorker::new(WorkerHost::Shared);
    let order = TableRequest { name: "yote-traditional-4v2".to_owned(), optional: false };
    assert_eq!(thinker.put(&order, Some(&whole)), Ok(()));
    assert!(best(&replies(&mut thinker, Query::Hint, &late)).known.is_none());
}
