//! Puzzles: the answer to a wrong turn.

use std::path::Path;

use sandgrid_app::learn::{Aim, Puzzle, read_puzzles};
use sandgrid_app::rules::Action;
use sandgrid_app::{Event, Feedback, LearnCommand, LessonMood};

use crate::table::{PERSONS, Table};

fn text() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/learn/puzzles.txt");
    std::fs::read_to_string(path).expect("the puzzles are there")
}

/// The first puzzle of each aim, with its index.
fn puzzles() -> Vec<(usize, Puzzle)> {
    let all = read_puzzles(&text()).expect("they can be read");
    let is_aim: [fn(Aim) -> bool; 4] = [
        |aim| matches!(aim, Aim::Win(2..)),
        |aim| matches!(aim, Aim::Row(_)),
        |aim| aim == Aim::Keep,
        |aim| aim == Aim::Save,
    ];
    let first = |is_aim: fn(Aim) -> bool| {
        let found = all.iter().enumerate().find(|(_, puzzle)| is_aim(puzzle.aim));
        found.map(|(index, puzzle)| (index, puzzle.clone())).expect("there is one")
    };
    is_aim.map(first).to_vec()
}

/// Opens a puzzle and plays a wrong step, which does not end the game.
fn astray(index: usize, puzzle: &Puzzle) -> Table {
    let mut table = Table::new("yote-traditional", PERSONS);
    for learn in [LearnCommand::Puzzles(text()), LearnCommand::Puzzle(index)] {
        table.handle(Event::Learn(learn));
    }
    let steps = puzzle.exercise.start.actions().into_iter().filter(|action| {
        let after = puzzle.exercise.start.played(*action);
        let is_over = after.outcome().is_some() || !after.pending().is_fresh();
        matches!(action, Action::Step { .. }) && !is_over
    });
    let mut others = steps.filter(|action| Some(action) != puzzle.line[0].first());
    table.handle(Event::Act(others.next().expect("there is another step")));
    assert_eq!(mood(&table), LessonMood::Wrong, "{}", puzzle.id);
    table
}

fn mood(table: &Table) -> LessonMood {
    table.scene().course.expect("a puzzle is on the board").mood
}

fn feedback(table: &Table) -> Option<Feedback> {
    table.scene().course.expect("a puzzle is on the board").feedback
}

/// Presses a hole with a piece, which takes a wrong turn back.
fn take_back(table: &mut Table) {
    let holes = table.scene().holes;
    let piece = holes.iter().find(|hole| hole.piece.is_some()).expect("there are pieces");
    table.handle(Event::Press(piece.cell));
}

#[test]
fn a_wrong_turn_is_answered_on_the_board() {
    for (index, puzzle) in puzzles() {
        let (mut table, id) = (astray(index, &puzzle), &puzzle.id);
        let before = feedback(&table).expect("it is judged").words;
        table.answer();
        let words = feedback(&table).expect("it is judged").words;
        let answer = table.announced.clone();
        assert!(answer.starts_with("Then "), "{id}: {answer}");
        let (verdict, again) = before.split_at(before.len() - "Try again.".len());
        assert_eq!(words, format!("{verdict}{answer} {again}"), "{id}");
        assert_eq!(table.session.game().turns().count(), 2, "{id}: the answer is on the board");
        assert_eq!(mood(&table), LessonMood::Wrong, "{id}: both are taken back later");
        take_back(&mut table);
        assert_eq!(*table.session.game().position(), puzzle.exercise.start, "{id}");
        assert_eq!(mood(&table), LessonMood::Asked, "{id}");
        assert_eq!(feedback(&table).expect("it stays").words, words, "{id}");
        table.handle(Event::Hint);
        assert_eq!(feedback(&table), None, "{id}: the next try begins");
    }
}

#[test]
fn a_late_answer_changes_nothing() {
    let (index, puzzle) = puzzles().remove(0);
    let mut table = astray(index, &puzzle);
    let request = table.asked.take().expect("the engine is asked");
    take_back(&mut table);
    table.reply(request);
    assert_eq!(*table.session.game().position(), puzzle.exercise.start);
    assert!(feedback(&table).expect("it stays").words.ends_with(". Try again."));
}
