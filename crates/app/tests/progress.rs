//! Progress in lessons: which steps are done, as it is kept and shown.

use std::fs;
use std::path::Path;

use sandgrid_app::learn::{Mark, Progress};
use sandgrid_app::rules::Ruleset;
use sandgrid_app::{Event, GameSetup, LearnCommand, Session};
use sandgrid_tests::sealed;

fn shipped(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/learn").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A lesson may be begun at any step, and texts of earlier versions count the steps of a lesson.
#[test]
fn a_step_is_done_once_it_has_been_done() {
    let mut progress = Progress::default();
    for step in [6, 8, 0] {
        progress.complete_step("yote", step);
    }
    let text = progress.to_string();
    assert!(text.ends_with("\nlesson yote 1 7 9\n"), "{text}");
    assert_eq!(Progress::read(&text), Some(progress.clone()));
    let mut unsolved = progress.clone();
    unsolved.record_mark("abc", Mark::Open);
    assert_eq!(unsolved.to_string(), text, "what is not solved is no progress");
    assert_eq!(Progress::read("lesson yote 1 7 9"), None, "it has no checksum");
    let read = |lines: &str| Progress::read(&sealed("learning", lines)).expect("it is no damage");
    progress.merge(&read("lesson yote 2\n"));
    assert_eq!(progress, read("lesson yote 2 7 9\n"));
    let mut session = Session::new(GameSetup::two_people(Ruleset::ALL[0], 1));
    for learn in [
        LearnCommand::Lessons(shipped("lessons-en.txt")),
        LearnCommand::Puzzles(shipped("puzzles.txt")),
    ] {
        session.handle(Event::Learn(learn));
    }
    let text = progress.to_string();
    session.handle(Event::StorageLoaded { name: "learning".to_owned(), text });
    let catalogue = session.catalogue().expect("all is there");
    assert_eq!(catalogue.lessons[0].words, "4 of 9 steps done");
    session.handle(Event::Learn(LearnCommand::Lesson(0)));
    let title = session.scene().course.expect("a step is on the board").title;
    assert!(title.contains("step 3"), "{title}");
    let numbers = |text: &str| read(text).steps("yote").below(9).indices().collect::<Vec<_>>();
    assert_eq!(numbers("lesson yote 18446744073709551615 99\n"), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(Progress::read(&sealed("learning", "lesson yote 1 0\n")), None);
}
