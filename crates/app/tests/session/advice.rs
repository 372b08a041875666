//! Hints, analysis, two computers for show, and what goes wrong without stopping the game.

use sandgrid_app::rules::BySide;
use sandgrid_app::{
    ComputerGame, Event, Hint, LargerTable, Level, Player, Query, ResponseBody, Warning,
};

use crate::table::{PERSONS, Table, replies};

const COMPUTER: Player = Player::Computer(Level::ALL[0]);

#[test]
fn hint_is_shown_until_the_next_action() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    assert_eq!(table.scene().hint, Hint::Available);
    table.handle(Event::Hint);
    assert_eq!(table.scene().hint, Hint::Searching);
    assert!(!table.scene().is_thinking, "nobody else has to wait");
    assert_eq!(table.asked.as_ref().map(|request| request.query), Some(Query::Hint));
    assert!(table.handle(Event::Hint).asked.is_some(), "it is asked for once");
    table.answer();
    let Hint::Given { words, cells } = table.scene().hint else { panic!("it is given") };
    assert_eq!(table.announced, words);
    let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
    assert_eq!(cells, ["c3", "e3"]);
    assert!(
        table.hole("c3").is_hinted && table.hole("e3").is_hinted && !table.hole("d3").is_hinted
    );
    assert!(table.hole("a5").is_hinted, "the second piece to take");
    table.press("c3");
    assert!(table.hole("e3").is_hinted, "a selection is no turn yet");
    table.press("e3");
    assert_eq!(table.scene().hint, Hint::Available);
    // In the middle of the turn, the hint is about what remains of it.
    table.handle(Event::Hint).answer();
    assert!(table.hole("a5").is_hinted, "{:?}", table.scene().hint);
}

#[test]
fn the_piece_that_a_row_takes_is_marked() {
    let mut table = Table::at("wali-ludens", "i5/2o3/oo3i/6/3i1i o 0/0 - 0");
    table.handle(Event::Hint).answer();
    let Hint::Given { words, .. } = table.scene().hint else { panic!("it is given") };
    let victims = ["a5", "f3", "d1", "f1"].into_iter().filter(|cell| table.hole(cell).is_hinted);
    let [victim] = victims.collect::<Vec<_>>()[..] else { panic!("one is taken: {words}") };
    assert!(words.contains(&format!("on {victim}")) || words.contains(&format!("taking {victim}")));
}

#[test]
fn hints_require_a_person_to_move() {
    let mut table = Table::new("yote-traditional", BySide::new(Player::Person, COMPUTER));
    table.handle(Event::Hint);
    let late = table.asked.take().expect("the engine is asked");
    table.press("c3");
    assert_eq!(table.scene().hint, Hint::Unavailable);
    assert!(table.scene().is_thinking);
    for reply in replies(late) {
        table.handle(Event::EngineResponded(reply));
    }
    assert_eq!(table.scene().hint, Hint::Unavailable, "what comes too late is dropped");
    assert!(table.scene().is_thinking);
}

#[test]
fn analysis_follows_the_game() {
    let mut table = Table::new("yote-traditional", PERSONS);
    assert!(table.scene().analysis.is_none());
    table.handle(Event::Analyse);
    assert!(table.scene().analysis.expect("it is shown").is_thinking);
    table.answer();
    let analysis = table.scene().analysis.expect("it is shown");
    assert!(!analysis.is_thinking && !analysis.lines.is_empty() && !analysis.verdict.is_empty());
    assert_eq!(table.announced, "", "nobody is interrupted by it");
    table.press("c3");
    let analysis = table.scene().analysis.expect("it is shown");
    assert!(analysis.is_thinking && analysis.lines.is_empty(), "of another position");
    table.handle(Event::Undo);
    assert!(table.asked.is_some());
    table.handle(Event::Analyse);
    assert!(table.rested && table.scene().analysis.is_none());
}

#[test]
fn hint_and_analysis_give_one_advice() {
    let marked = |table: &Table| -> Vec<String> {
        let holes = table.scene().holes;
        holes.iter().filter(|hole| hole.is_hinted).map(|hole| hole.cell.to_string()).collect()
    };
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Analyse).answer();
    let best = table.scene().analysis.expect("it is shown").lines[0].turns[0].clone();
    assert_eq!(marked(&table), [&*best], "the hole to be filled is marked");
    table.handle(Event::Hint);
    let Hint::Given { cells, .. } = table.scene().hint else { panic!("nothing is asked again") };
    assert_eq!(cells.iter().map(ToString::to_string).collect::<Vec<_>>(), [&*best]);
    assert!(table.announced.contains(&best), "{}", table.announced);
    // The hint is there before the analysis, which then finds something else.
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Hint).answer();
    table.handle(Event::Analyse).answer();
    let best = table.scene().analysis.expect("it is shown").lines[0].turns[0].clone();
    assert_eq!(marked(&table), [&*best]);
}

#[test]
fn another_advice_of_the_analysis_is_told() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.handle(Event::Hint);
    let request = table.asked.take().expect("the engine is asked");
    for mut reply in replies(request) {
        if let ResponseBody::Lines { lines, .. } = &mut reply.body {
            lines[0].line = vec!["c3".parse().expect("an action")];
        }
        table.handle(Event::EngineResponded(reply));
    }
    table.handle(Event::Analyse);
    let (request, mut told) = (table.asked.take().expect("the engine is asked"), Vec::new());
    for reply in replies(request) {
        table.handle(Event::EngineResponded(reply));
        told.push(table.announced.clone());
    }
    let best = table.scene().analysis.expect("it is shown").lines[0].turns[0].clone();
    assert_ne!(best, "c3");
    let last = told.pop().unwrap_or_default();
    assert!(last.contains(&best), "{best}: {last}");
    assert!(
        told.len() > 1 && told.iter().all(String::is_empty),
        "each press is one announcement: {told:?}"
    );
}

#[test]
fn immediate_wins_are_proven() {
    let mut table = Table::at("yote-traditional", "i5/6/2oi2/6/6 o 4/0 - 0");
    table.handle(Event::Analyse).answer();
    let analysis = table.scene().analysis.expect("it is shown");
    assert!(analysis.is_exact);
    assert_eq!(analysis.balance, 100);
    assert_eq!(analysis.lines[0].turns[0], "c3xe3*a5");
}

#[test]
fn pause_stops_two_computers() {
    let mut table = Table::new("choko-ludos", BySide::new(COMPUTER, COMPUTER));
    assert_eq!(table.scene().computer_game, Some(ComputerGame::Running));
    assert_eq!(table.pause, 1_200, "each turn stays to be read");
    table.handle(Event::Pause);
    assert_eq!(table.scene().computer_game, Some(ComputerGame::Paused));
    assert!(table.rested && !table.scene().is_thinking);
    assert_eq!(table.status(), "Light camels to play. The game is paused.");
    table.handle(Event::Pause);
    assert!(table.scene().is_thinking && table.asked.is_some());
    // Where a person plays there is no show to be paused.
    let mut table = Table::new("choko-ludos", BySide::new(COMPUTER, Player::Person));
    table.handle(Event::Pause);
    assert!(table.scene().computer_game.is_none() && table.scene().is_thinking);
}

#[test]
fn undo_cancels_the_engine_request() {
    let mut table = Table::new("yote-traditional", BySide::new(Player::Person, COMPUTER));
    table.press("c3");
    assert!(table.asked.is_some());
    table.handle(Event::Undo);
    assert!(table.rested);
}

#[test]
fn largest_tablebase_is_fetched_once_and_reported() {
    let larger = |table: &Table| table.scene().analysis.expect("it is shown").larger;
    let mut table = Table::new("choko-traditional", PERSONS);
    table.handle(Event::Analyse);
    assert_eq!(larger(&table), LargerTable::Offered);
    table.handle(Event::KeepTablebase);
    assert_eq!(larger(&table), LargerTable::Awaited);
    let name = "choko-traditional-4v4".to_owned();
    let path = format!("tables/{name}.table");
    table.handle(Event::Warn(Warning::EngineFile { path, why: None }));
    assert!(table.alerted.contains("could not be loaded"), "{}", table.alerted);
    assert_eq!(larger(&table), LargerTable::Offered, "it may be tried again");
    table.handle(Event::KeepTablebase).handle(Event::TablebaseKept(name));
    assert!(table.announced.contains("works offline"), "{}", table.announced);
    assert_eq!(table.shown, table.announced, "it is seen, too");
    assert_eq!(larger(&table), LargerTable::NotOffered);
    let mut table = Table::new("wali-ludens", PERSONS);
    table.handle(Event::Analyse);
    assert_eq!(larger(&table), LargerTable::NotOffered);
}

#[test]
fn warnings_are_shown_once() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let warning = Warning::EngineFile {
        path: "networks/yote-traditional.net".to_owned(),
        why: Some("it was altered".to_owned()),
    };
    table.handle(Event::Warn(warning.clone()));
    assert_eq!(
        table.alerted,
        "The file networks/yote-traditional.net is not used: it was altered. The computer plays \
         without it."
    );
    let choice = table.session.choice();
    table.handle(Event::New(choice));
    assert_eq!(table.handle(Event::Warn(warning)).alerted, "");
    assert_ne!(table.handle(Event::Warn(Warning::NoWorker)).alerted, "");
    for asked in [Warning::LocaleNotLoaded, Warning::ProgramNotLoaded] {
        for _ in 0..2 {
            let told = &table.handle(Event::Warn(asked.clone())).alerted;
            assert!(told.contains("could not be loaded"), "each time, for who asks: {told}");
        }
    }
}
