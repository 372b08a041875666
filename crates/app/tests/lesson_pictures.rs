//! Lessons in all languages: the holes that shine and the pieces on the board agree with the words.

use std::fs;
use std::path::Path;

use sandgrid_app::learn::{Judgement, Lesson, Step, read_lessons};
use sandgrid_app::rules::{Action, Cell, GameKind, Ruleset};
use sandgrid_app::{Event, GameSetup, LearnCommand, PieceSet, Session};

/// The languages of the lessons, and the word for a pebble in each.
const LANGUAGES: [(&str, &str); 5] =
    [("en", "pebble"), ("fr", "caillou"), ("es", "guijarro"), ("pt", "seixo"), ("ar", "حصا")];

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/learn").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Calls a function for every step of every lesson, in every language, with the session that has it on the board.
fn each_step(check: impl Fn(&Session, &Lesson, usize, (&str, &str))) {
    for language in LANGUAGES {
        let lessons = text(&format!("lessons-{}.txt", language.0));
        let mut session = Session::new(GameSetup::two_people(Ruleset::ALL[0], 1));
        session.handle(Event::Learn(LearnCommand::Lessons(lessons.clone())));
        session.handle(Event::Learn(LearnCommand::Puzzles(text("puzzles.txt"))));
        for lesson in read_lessons(&lessons).expect("the file can be read") {
            for index in 0..lesson.steps().len() {
                session.handle(Event::ResumeTask(format!("lesson {} {index}", lesson.id)));
                check(&session, &lesson, index, language);
            }
        }
    }
}

/// Returns the hole to press first, and whether the goal can still be reached afterwards.
fn beginning(step: &Step, action: Action) -> (Option<Cell>, bool) {
    let goal = &step.exercise.stages[0].goal;
    let judged = goal.judge(&step.exercise.start, &[action]);
    (action.from().or_else(|| action.to()), judged != Judgement::Missed)
}

/// The holes that shine begin right turns; where every turn is right, none shines.
#[test]
fn holes_that_shine_are_all_that_are_right() {
    let mut pointed_out = std::cell::Cell::new(0);
    each_step(|session, lesson, index, (code, _)| {
        let holes = session.scene().holes;
        let shining: Vec<Cell> = holes.iter().filter(|it| it.is_hinted).map(|it| it.cell).collect();
        let step = &lesson.steps()[index];
        let actions = step.exercise.start.actions();
        let all: Vec<_> = actions.into_iter().map(|action| beginning(step, action)).collect();
        let is_right = |cell: Cell| all.iter().any(|(hole, right)| *hole == Some(cell) && *right);
        let name = format!("{code}, {}, {}: {shining:?}", lesson.id, index + 1);
        if shining.is_empty() {
            let is_open = all.iter().all(|(_, right)| *right);
            assert!(index > 0 && lesson.id != "first" || is_open, "{name}: none shines");
        } else {
            pointed_out.set(pointed_out.get() + 1);
            for hole in &holes {
                let shines = shining.contains(&hole.cell);
                assert!(!shines || is_right(hole.cell), "{name}: {} is wrong", hole.cell);
            }
            assert!(!all.iter().all(|(_, right)| *right), "{name}: any hole is right");
        }
    });
    assert!(*pointed_out.get_mut() >= 5 * 3, "the first lesson shows each hole");
}

#[test]
fn lessons_are_about_the_pieces_on_the_board() {
    each_step(|session, lesson, index, (code, pebble)| {
        let step = &lesson.steps()[index];
        let rules = step.exercise.rules();
        assert_eq!(session.scene().set, PieceSet::of(rules), "{code}, {}", lesson.id);
        let told = [&step.say, &step.done, &step.astray, step.then.as_ref().unwrap_or(&step.say)];
        let has_pebble = told.iter().any(|text| text.contains(pebble));
        assert!(!has_pebble || rules.kind() != GameKind::Choko, "{code}, {}: {told:?}", lesson.id);
    });
}
