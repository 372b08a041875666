//! Pupils who share a device: each has progress, and a class sheet shows it.

use std::fs;
use std::path::Path;

use sandgrid_app::learn::{ClassRow, Mark, Puzzle, read_puzzles};
use sandgrid_app::{Backup, Event, LearnCommand, SavedGamesCommand, fnv1a};
use sandgrid_tests::sealed;

use crate::keeping::{again, bundle_of, lines};
use crate::table::{PERSONS, Table};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/learn").join(name);
    fs::read_to_string(path).expect("it ships with the page")
}

/// The puzzles that one turn solves, with their indices.
fn short() -> Vec<(usize, Puzzle)> {
    let puzzles = read_puzzles(&text("puzzles.txt")).expect("they are sound");
    puzzles.into_iter().enumerate().filter(|(_, puzzle)| puzzle.line.len() == 1).collect()
}

fn with_lessons(mut table: Table) -> Table {
    for learn in
        [LearnCommand::Lessons(text("lessons-en.txt")), LearnCommand::Puzzles(text("puzzles.txt"))]
    {
        table.handle(Event::Learn(learn));
    }
    table
}

fn table() -> Table {
    with_lessons(Table::new("yote-traditional", PERSONS))
}

fn add(table: &mut Table, name: &str) {
    table.handle(Event::Learn(LearnCommand::AddPupil(name.to_owned())));
}

fn choose(table: &mut Table, name: Option<&str>) {
    let name = name.unwrap_or_default().to_owned();
    table.handle(Event::Learn(LearnCommand::ChoosePupil(name)));
}

fn remove(table: &mut Table, name: &str) {
    table.handle(Event::Learn(LearnCommand::RemovePupil(name.to_owned())));
}

fn key(name: &str) -> String {
    format!("pupil-{:x}", fnv1a(name))
}

/// Solves one of the short puzzles.
fn solve(table: &mut Table, which: usize) {
    solve_after(table, which, &[]);
}

/// Solves one of the short puzzles with a hint.
fn solve_helped(table: &mut Table, which: usize) {
    solve_after(table, which, &[Event::Hint]);
}

fn solve_after(table: &mut Table, which: usize, events: &[Event]) {
    let (index, puzzle) = short().remove(which);
    table.handle(Event::Learn(LearnCommand::Puzzle(index)));
    for event in events {
        table.handle(event.clone());
    }
    for action in puzzle.line[0].iter() {
        table.act(&action.to_string());
    }
    table.handle(Event::Learn(LearnCommand::Leave));
}

fn mark(table: &Table, which: usize) -> Mark {
    let (index, _) = short().remove(which);
    let tracks = table.session.catalogue().expect("all is there").tracks;
    let mut entries = tracks.into_iter().flat_map(|track| track.puzzles);
    entries.find(|entry| entry.index == index).expect("it is listed").mark
}

/// The rows of the class sheet: name, lessons, puzzles without help, puzzles with help.
fn rows(table: &Table) -> Vec<(String, [usize; 3])> {
    let row =
        |ClassRow { name, lessons, solved, helped }: ClassRow| (name, [lessons, solved, helped]);
    table.session.class_sheet().rows.into_iter().map(row).collect()
}

fn told(table: &mut Table, other: &Table, name: &str) {
    let text = other.kept.get(name).cloned();
    if let Some(text) = &text {
        table.kept.insert(name.to_owned(), text.clone());
    }
    table.handle(Event::StorageChanged { name: name.to_owned(), text });
}

#[test]
fn every_pupil_has_progress() {
    let mut table = table();
    solve(&mut table, 0);
    add(&mut table, "Ama");
    assert_eq!(table.session.pupil().as_deref(), Some("Ama"), "whoever is added learns now");
    assert_eq!(mark(&table, 0), Mark::Open);
    solve(&mut table, 1);
    solve_helped(&mut table, 2);
    add(&mut table, "Zé");
    solve_helped(&mut table, 1);
    choose(&mut table, None);
    let marks = |table: &Table| [0, 1, 2].map(|which| mark(table, which));
    assert_eq!(marks(&table), [Mark::Solved, Mark::Open, Mark::Open]);
    choose(&mut table, Some("Ama"));
    assert_eq!(marks(&table), [Mark::Open, Mark::Solved, Mark::Helped]);
    choose(&mut table, Some("nobody of that name"));
    assert_eq!(table.session.pupil().as_deref(), Some("Ama"));
    assert_eq!(lines(&table.kept["pupils"]), "pupil Ama\npupil Zé\nchosen Ama\n");
    let expected = [("nobody in particular", [0, 1, 0]), ("Ama", [0, 1, 1]), ("Zé", [0, 0, 1])];
    assert_eq!(rows(&table), expected.map(|(name, numbers)| (name.to_owned(), numbers)));
    let next = with_lessons(again(&table));
    assert_eq!(
        (next.session.pupil().as_deref(), marks(&next)),
        (Some("Ama"), marks(&table)),
        "a reload"
    );
    assert_eq!(rows(&next), rows(&table));
}

#[test]
fn headings_have_the_number_of_all() {
    let table = table();
    let [pupil, lessons, solved, helped] = table.session.class_sheet().headings;
    assert_eq!(pupil, "Pupil");
    let puzzles = table.session.puzzles();
    let all = table.session.catalogue().expect("all is there").lessons.len();
    assert_eq!(lessons, format!("Lessons, of {all}"));
    assert_eq!(solved, format!("Puzzles without help, of {puzzles}"));
    assert_eq!(helped, format!("Puzzles with help, of {puzzles}"));
    assert!(rows(&table).is_empty(), "nobody has done anything");
}

#[test]
fn lessons_count_when_all_their_steps_are_done() {
    let mut table = table();
    let steps = table.session.catalogue().expect("all is there").lessons[0].words.clone();
    let count = steps.split(' ').next().and_then(|it| it.parse().ok()).unwrap_or(0);
    let lesson = text("lessons-en.txt");
    let id = lesson.lines().find_map(|line| line.strip_prefix("lesson ")).expect("a lesson");
    let id = id.split(' ').next().expect("it has a key");
    add(&mut table, "Ama");
    let reach = |table: &mut Table, steps: usize| {
        let text = Some(sealed("learning", &format!("lesson {id} {steps}\n")));
        table.handle(Event::StorageChanged { name: key("Ama"), text });
    };
    reach(&mut table, count - 1);
    assert_eq!(rows(&table)[0].1, [0, 0, 0]);
    reach(&mut table, count);
    assert_eq!(rows(&table)[0].1, [1, 0, 0]);
}

#[test]
fn names_are_refused_in_words() {
    let mut table = table();
    add(&mut table, " Ama\u{202e}\n ");
    assert_eq!(table.session.pupils(), ["Ama"]);
    for (name, why) in [
        ("", "A pupil needs a name."),
        (" \u{200b}", "A pupil needs a name."),
        ("Ama ", "There is a pupil called Ama already."),
    ] {
        assert_eq!(table.session.vet_pupil(name), Err(why.to_owned()), "{name:?}");
        add(&mut table, name);
        assert_eq!(table.alerted, why, "{name:?}");
    }
    add(&mut table, &"é".repeat(50));
    assert_eq!(table.session.pupils()[1], "é".repeat(40));
    for number in 3..=61 {
        add(&mut table, &format!("Pupil {number}"));
    }
    assert_eq!(table.session.pupils().len(), 60);
    assert_eq!(table.alerted, "The list is full: it holds 60 pupils.");
}

#[test]
fn two_windows_add_and_record_without_loss() {
    let mut here = table();
    let mut there = table();
    add(&mut here, "Ama");
    told(&mut there, &here, "pupils");
    assert_eq!(there.session.pupil(), None, "each window has its own choice");
    add(&mut there, "Kofi");
    solve(&mut there, 0);
    told(&mut here, &there, "pupils");
    told(&mut here, &there, &key("Kofi"));
    assert_eq!(here.session.pupils(), ["Ama", "Kofi"]);
    assert_eq!(here.session.pupil().as_deref(), Some("Ama"), "each window has its own choice");
    choose(&mut here, Some("Kofi"));
    solve(&mut here, 1);
    assert_eq!(here.session.storage_names().iter().filter(|it| **it == key("Kofi")).count(), 1);
    let kept = lines(&here.kept[&key("Kofi")]);
    assert_eq!(kept.lines().count(), 2, "what both have solved: {kept}");
}

#[test]
fn storage_names_cover_the_pupils() {
    let mut table = table();
    solve(&mut table, 0);
    add(&mut table, "Ama");
    solve(&mut table, 0);
    let shared = table.session.storage_names();
    for name in table.kept.keys().filter(|name| *name != "current") {
        assert!(shared.contains(name), "{name} is not among {shared:?}");
    }
}

#[test]
fn removal_takes_the_progress_along() {
    let mut table = table();
    let mut other = self::table();
    add(&mut table, "Ama");
    solve(&mut table, 0);
    add(&mut table, "Kofi");
    choose(&mut table, Some("Ama"));
    for name in ["pupils", &key("Ama")] {
        told(&mut other, &table, name);
    }
    choose(&mut other, Some("Ama"));
    remove(&mut table, "Ama");
    assert_eq!(table.session.pupil(), None);
    assert_eq!(lines(&table.kept["pupils"]), "pupil Kofi\n");
    assert!(!table.kept.contains_key(&key("Ama")), "{:?}", table.kept.keys());
    for name in ["pupils", &key("Ama")] {
        told(&mut other, &table, name);
    }
    assert_eq!((other.session.pupil(), mark(&other, 0)), (None, Mark::Open));
    remove(&mut table, "Kofi");
    assert_eq!(lines(&table.kept["pupils"]), "", "another window reads that nobody is left");
    add(&mut other, "Ama");
    assert_eq!(mark(&other, 0), Mark::Open, "a new pupil begins with nothing");
}

#[test]
fn damage_is_quarantined_and_learning_goes_on() {
    let mut table = table();
    add(&mut table, "Ama");
    solve(&mut table, 0);
    let sound = table.kept.clone();
    let others = [
        sealed("pupils", "pupil \u{202e}x\n"),
        sealed("pupils", "chosen Ama\n"),
        sealed("pupils", "puppy Ama\n"),
        sealed("learning", "pupil Ama\n"),
        sound["pupils"].replace("pupil Ama", "pupil Eve"),
    ];
    for damaged in others {
        table.kept.insert("pupils".to_owned(), damaged.clone());
        let mut next = with_lessons(again(&table));
        assert_eq!(next.kept["damaged-pupils"], damaged);
        assert_eq!((next.session.pupil(), next.session.pupils().len()), (None, 0), "{damaged}");
        solve(&mut next, 1);
        assert!(next.kept.contains_key("learning"));
        add(&mut next, "Ama");
        assert_eq!(mark(&next, 0), Mark::Solved, "the name leads to the progress again");
    }
    table.kept = sound;
    table.kept.insert(key("Ama"), "sandgrid learning 2\nsum 0".to_owned());
    let next = with_lessons(again(&table));
    assert_eq!((next.session.pupil().as_deref(), mark(&next, 0)), (Some("Ama"), Mark::Open));
    assert!(next.kept.contains_key(&format!("damaged-{}", key("Ama"))));
}

#[test]
fn readable_quarantined_pupils_are_restored() {
    let mut table = table();
    add(&mut table, "Ama");
    solve(&mut table, 0);
    let sound = table.kept.clone();
    table.kept.clear();
    for name in ["pupils", &key("Ama")] {
        table.kept.insert(format!("damaged-{name}-2"), sound[name].clone());
    }
    let mut next = with_lessons(again(&table));
    next.handle(Event::SavedGames(SavedGamesCommand::RestoreQuarantined));
    assert_eq!(next.session.pupils(), ["Ama"]);
    choose(&mut next, Some("Ama"));
    assert_eq!(mark(&next, 0), Mark::Solved);
    assert_eq!(next.session.damaged().count(), 0);
}

#[test]
fn backup_brings_pupils_to_another_device() {
    let mut table = table();
    add(&mut table, "Ama");
    solve(&mut table, 0);
    add(&mut table, "Kofi");
    let file = bundle_of(&table);
    assert!(Backup::read(&file).is_ok());
    let mut other = self::table();
    add(&mut other, "Zé");
    add(&mut other, "Ama");
    solve_helped(&mut other, 1);
    other.handle(Event::SavedGames(SavedGamesCommand::Import(file)));
    assert!(other.announced.contains("taken in") || other.alerted.is_empty(), "{}", other.alerted);
    assert_eq!(other.session.pupils(), ["Zé", "Ama", "Kofi"]);
    assert_eq!(other.session.pupil().as_deref(), Some("Ama"), "the choice of this device");
    assert_eq!([mark(&other, 0), mark(&other, 1)], [Mark::Solved, Mark::Helped]);
    let next = with_lessons(again(&other));
    assert_eq!(rows(&next), rows(&other), "all of it is saved");
}

#[test]
fn the_heading_of_an_exercise_names_the_pupil() {
    let mut table = table();
    let title = |table: &Table| table.scene().course.expect("a puzzle is on the board").title;
    table.handle(Event::Learn(LearnCommand::Puzzle(0)));
    let nobodys = title(&table);
    table.handle(Event::Learn(LearnCommand::Leave));
    add(&mut table, "Élodie");
    table.handle(Event::Learn(LearnCommand::Puzzle(0)));
    assert_eq!(title(&table), format!("{nobodys} · Élodie"));
}

#[test]
fn puzzles_of_all_games_have_names_of_their_own() {
    let catalogue = table().session.catalogue().expect("all is there");
    let tracks = catalogue.tracks.into_iter().flat_map(|track| track.puzzles);
    let mut names: Vec<String> = tracks.map(|puzzle| puzzle.name).collect();
    names.sort_unstable();
    assert!(names.len() > 50 && names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}
