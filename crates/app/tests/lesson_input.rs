//! Input while a lesson is on the board, and after it.

use std::fs;
use std::path::Path;

use sandgrid_app::learn::{Achieved, Mark, Puzzle, read_puzzles};
use sandgrid_app::rules::{Action, Cell, Ruleset};
use sandgrid_app::{
    Access, CorrespondenceCommand, Effect, Event, GameSetup, Hint, LearnCommand, LessonMood,
    PeopleNames, Session,
};

/// A session of two people that knows the lessons.
fn session() -> Session {
    session_of(GameSetup::two_people(Ruleset::ALL[0], 1))
}

fn session_of(setup: GameSetup) -> Session {
    let mut session = Session::new(setup);
    session.handle(Event::Learn(lessons("en")));
    session
}

fn lessons(code: &str) -> LearnCommand {
    let file = format!("../../www/learn/lessons-{code}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    LearnCommand::Lessons(fs::read_to_string(&path).expect("they come with the page"))
}

fn puzzles() -> LearnCommand {
    LearnCommand::Puzzles(puzzle_text())
}

fn puzzle_text() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/learn/puzzles.txt");
    fs::read_to_string(&path).expect("they come with the page")
}

fn enter(session: &mut Session) {
    let first = session.lesson("first").expect("it is among the lessons");
    session.handle(Event::Learn(LearnCommand::Lesson(first)));
}

fn cell(name: &str) -> Cell {
    name.parse().expect("it is a cell")
}

fn has_piece(session: &Session, name: &str) -> bool {
    session.game().position().at(cell(name)).is_some()
}

#[test]
fn the_first_press_after_a_wrong_turn_counts() {
    let mut session = session();
    enter(&mut session);
    assert!(session.scene().holes.iter().any(|hole| hole.cell == cell("c3") && hole.is_hinted));
    session.handle(Event::Press(cell("e1")));
    session.handle(Event::Press(cell("c3")));
    assert!(!has_piece(&session, "e1") && has_piece(&session, "c3"));
}

#[test]
fn a_second_hint_is_the_action() {
    let mut session = session();
    enter(&mut session);
    for expected in ["Look at c3.", "Place a piece on c3."] {
        session.handle(Event::Hint);
        let Hint::Given { words, .. } = session.scene().hint else { panic!("a hint is given") };
        assert_eq!(words, expected);
    }
}

/// After a wrong leap whose second piece is still to be chosen, no continuation reaches the goal.
#[test]
fn a_hint_after_a_wrong_leap_says_so_and_is_no_help() {
    let text = puzzle_text();
    let all = read_puzzles(&text).expect("they can be read");
    let found = all.iter().enumerate().find_map(|(at, it)| Some((at, it, wrong_leap(it)?)));
    let (index, puzzle, wrong) = found.expect("some puzzle has one");
    let mut session = session();
    session.handle(Event::Learn(LearnCommand::Puzzles(text)));
    session.handle(Event::Learn(LearnCommand::Puzzle(index)));
    session.handle(Event::Act(wrong));
    let effects = session.handle(Event::Hint);
    let [Effect::Alert(words)] = &effects[..] else { panic!("{effects:?}") };
    assert!(words.starts_with("That is a legal turn, but"), "{words}");
    assert_eq!(
        session.scene().course.and_then(|it| it.feedback).map(|it| &it.words == words),
        Some(true)
    );
    session.handle(Event::Undo);
    for action in puzzle.line[0].iter() {
        session.handle(Event::Act(*action));
    }
    let Some(Achieved::Puzzle { solved, .. }) = session.achieved() else { panic!("a puzzle") };
    assert_eq!(solved, Mark::Solved, "a hint that shows nothing is no help");
}

/// Returns an action that leaves the turn of a short puzzle unfinished, and no continuation that solves it.
fn wrong_leap(puzzle: &Puzzle) -> Option<Action> {
    let (start, goal) = (puzzle.exercise.start, &puzzle.exercise.stages[0].goal);
    let is_wrong = |action: &Action| {
        let after = start.played(*action);
        let is_open = !after.pending().is_fresh() && after.outcome().is_none();
        is_open && goal.next_action(&start, &[*action]).is_none()
    };
    let is_short = puzzle.line.len() == 1;
    start.actions().into_iter().find(is_wrong).filter(|_| is_short)
}

/// A kiosk shows a game of its own, and a visitor's lesson begins over it.
#[test]
fn access_changes_during_a_lesson() {
    let mut session = session();
    session.handle(Event::SetAccess(Access::ReadOnly));
    enter(&mut session);
    session.handle(Event::SetAccess(Access::Play));
    session.handle(Event::Learn(LearnCommand::Leave));
    session.handle(Event::Press(cell("c3")));
    assert!(has_piece(&session, "c3"), "one can play");
}

#[test]
fn a_new_game_within_a_lesson_is_offered_with_the_players_of_the_game() {
    let mut session = session_of(GameSetup::first_game(Ruleset::ALL[0], 1));
    let players = session.choice().players;
    enter(&mut session);
    assert!(session.is_learning());
    assert_ne!(session.choice().players, players);
    assert_eq!(session.setup_to_offer().players, players);
}

#[test]
fn lessons_of_another_language_take_the_place_of_these() {
    let mut session = session();
    enter(&mut session);
    let words = |session: &Session| session.scene().course.expect("a lesson").words;
    let (english, game) = (words(&session), session.game().clone());
    session.handle(Event::Learn(lessons("fr")));
    assert_ne!(words(&session), english, "the step goes on in French");
    assert_eq!(*session.game(), game);
}

#[test]
fn the_next_lesson_is_about_the_game_on_the_board() {
    for (key, id) in
        [("yote-traditional", "first"), ("choko-traditional", "choko"), ("wali-ludens", "wali")]
    {
        let rules = Ruleset::find(key).expect("it is a ruleset");
        let mut session = session_of(GameSetup::two_people(rules, 1));
        session.handle(Event::Learn(puzzles()));
        let next = session.catalogue().expect("all is there").next;
        assert_eq!(next, session.lesson(id), "{key}");
        session.handle(Event::Learn(LearnCommand::Lesson(next.expect("nothing is done"))));
        let during = session.catalogue().expect("all is there").next;
        assert_eq!(during, next, "{key}: a lesson is not a game");
    }
}

#[test]
fn a_lesson_begins_at_a_stated_step() {
    let title_at = |step: usize| {
        let mut session = session();
        let choko = session.lesson("choko").expect("it is among the lessons");
        session.handle(Event::Learn(LearnCommand::LessonFrom(choko, step)));
        session.scene().course.expect("a step is on the board").title
    };
    let first = title_at(0);
    assert!(first.contains("1 of 6"), "{first}");
    assert!(title_at(2).contains("3 of 6"), "{}", title_at(2));
    assert_eq!(title_at(6), first, "behind the last step it is the first");
}

#[test]
fn an_opened_row_is_asked_to_be_closed() {
    let mut session = session();
    for key in ["wali", "bolotondou"] {
        let lesson = session.lesson(key).expect("it is among the lessons");
        let step = if key == "wali" { 6 } else { 4 };
        session.handle(Event::Learn(LearnCommand::LessonFrom(lesson, step)));
        let asked = session.scene().course.expect("it is on the board").words;
        assert!(asked.contains("pen your"), "{asked}");
        session.handle(Event::Press(cell("c1")));
        session.handle(Event::Press(cell("c2")));
        // Any other press waits for no timer.
        session.handle(Event::Press(cell("a4")));
        let course = session.scene().course.expect("it is on the board");
        assert_eq!(course.words, "Now close it again: step back, and take a stick.");
        let is_right = course.feedback.as_ref().is_some_and(|feedback| feedback.is_right);
        assert!(is_right, "no sign of a mistake: {:?}", course.feedback);
    }
}

#[test]
fn a_winning_row_is_solved_once_its_piece_is_taken() {
    let mut session = session();
    session.handle(Event::Learn(puzzles()));
    session.handle(Event::ResumeTask("puzzle b24246".to_owned()));
    session.handle(Event::Press(cell("f2")));
    session.handle(Event::Press(cell("f3")));
    let mood = |session: &Session| session.scene().course.expect("it is on the board").mood;
    assert_eq!(mood(&session), LessonMood::Asked);
    session.handle(Event::Hint);
    let taken = session.scene().holes.into_iter().find(|hole| hole.is_hinted);
    session.handle(Event::Press(taken.expect("a piece to take is marked").cell));
    assert_eq!(mood(&session), LessonMood::Done);
}

/// A game with named people ends a lesson, as any other new game does.
#[test]
fn an_invitation_ends_a_lesson() {
    let mut session = session();
    session.handle(Event::Learn(LearnCommand::Lesson(0)));
    let choice = GameSetup::two_people(Ruleset::ALL[3], 5);
    let people = PeopleNames { own: Some("Awa".to_owned()), other: None };
    session.handle(Event::Correspond(CorrespondenceCommand::Invite(choice, people.clone())));
    assert!(!session.is_learning());
    assert_eq!((session.choice(), session.companions()), (choice, people));
}

/// A kiosk may offer some games only.
#[test]
fn puzzles_lead_on_to_games_on_offer() {
    let mut session = session();
    session.handle(Event::Learn(puzzles()));
    let tracks = session.catalogue().expect("all is there").tracks;
    let last = tracks[0].puzzles.last().expect("it has puzzles").index;
    let lead = |session: &mut Session| {
        session.handle(Event::Learn(LearnCommand::Puzzle(last)));
        session.handle(Event::Learn(LearnCommand::Next));
        session.choice().rules.kind()
    };
    session.handle(Event::Learn(LearnCommand::Offer(vec![tracks[3].kind])));
    assert_eq!(lead(&mut session), tracks[3].kind);
    session.handle(Event::Learn(LearnCommand::Offer(vec![])));
    assert_eq!(lead(&mut session), tracks[0].kind, "all are on offer");
}
