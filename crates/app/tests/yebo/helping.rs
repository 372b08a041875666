//! The missing blocks of a hand, in words.

use std::fs;
use std::path::Path;
use std::time::Instant;

use sandgrid_app::yebo::rules::{Seat, Serves, Source};
use sandgrid_app::yebo::{TableCommand, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table};

/// A whole round, as the tests of the rules have it: what it begins with, and its acts.
fn round(number: u8) -> (String, Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../yebo/tests/records");
    let text = fs::read_to_string(folder.join(format!("round-{number}.txt"))).expect("it is there");
    let (head, rest) = text.split_once("\n\n").expect("acts follow");
    let acts = rest.split("\n\n").next().unwrap_or_default();
    (head.to_owned(), acts.lines().map(str::to_owned).collect())
}

/// A table at which it is told what is missing.
fn table() -> Table {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 1);
    table.handle(YeboEvent::SetSettings("yebo-help yes\n".to_owned()));
    table
}

/// Puts the moment after a number of lines of acts on that table, for a person in that seat.
fn lay(table: &mut Table, head: &str, acts: &[String], person: Seat) {
    let sitter = |seat: Seat| if seat == person { "person" } else { "computer-1" };
    let seats: String =
        Seat::ALL.map(|seat| format!("[{seat} \"{}\"]\n", sitter(seat))).into_iter().collect();
    table.handle(YeboEvent::Load(format!("{head}\n{seats}\n{}\n", acts.join("\n"))));
}

#[test]
fn missing_blocks_are_read_by_group_and_with_africa_exchanges() {
    let (mut table, mut moments, mut by_africa, mut twice) = (table(), 0, 0, 0);
    for number in 1..=6 {
        let (head, acts) = round(number);
        for (at, seat) in (acts.len() / 3..acts.len()).step_by(5).zip(Seat::ALL.iter().cycle()) {
            lay(&mut table, &head, &acts[..at], *seat);
            let Some(missing) = table.scene().missing else { continue };
            let game = table.game();
            let wanted = game.view(*seat).wanted().into_iter();
            let africa = wanted.filter(|it| it.unseen > 0 && it.serves == Serves::Africa);
            let africa: Vec<String> = africa
                .map(|it| {
                    let name = name(&it.face.to_string());
                    format!("{name} to take Africa back, {} unseen", it.unseen)
                })
                .collect();
            assert_eq!(missing.africa, africa, "round {number}, {at} lines, {seat}");
            by_africa += africa.len();
            let said = read(&mut table);
            assert!(said.starts_with(&missing.words), "{said}");
            let plan = game.view(*seat).planned();
            let open = plan.iter().filter(|group| group.missing() > 0);
            assert_eq!(said.matches("In the making: ").count(), open.clone().count(), "{said}");
            assert!(!said.contains("making: ;"), "{said}");
            for block in open.flat_map(|group| &group.blocks) {
                if let Source::Missing { unseen } = block.source {
                    let words = format!("{}, {unseen} unseen", name(&block.face.to_string()));
                    assert!(said.contains(&words), "{words}: {said}");
                    twice += usize::from(said.contains(&format!("{words}, {words}")));
                }
            }
            assert!(africa.iter().all(|words| said.contains(words)), "{said}");
            moments += 1;
        }
    }
    assert!(moments > 60 && by_africa > 5, "{moments}, {by_africa}");
    assert_eq!(twice, 0, "a face that is missing twice has its count once");
}

#[test]
fn all_blocks_of_which_any_one_wins_are_drawn() {
    let (mut table, mut drawn) = (table(), 0);
    for number in 1..=6 {
        let (head, acts) = round(number);
        for (at, seat) in (acts.len() / 3..acts.len()).step_by(5).zip(Seat::ALL.iter().cycle()) {
            lay(&mut table, &head, &acts[..at], *seat);
            let Some(missing) = table.scene().missing else { continue };
            let waits = missing.waits.iter().flat_map(|waits| &waits.blocks);
            let waits: Vec<_> =
                waits.map(|it| (it.face, it.left.as_ref().map(|it| it.0))).collect();
            let mut all = table.game().view(*seat).wanted();
            all.retain(|it| it.unseen > 0 && it.serves == Serves::Group);
            if !missing.words.contains("Any one of these") {
                all.clear();
            }
            let all: Vec<_> = all.iter().map(|it| (it.face, Some(it.unseen))).collect();
            assert_eq!(waits, all, "round {number}, {at} lines, {seat}");
            drawn += usize::from(!waits.is_empty());
        }
    }
    assert!(drawn > 2, "{drawn}");
}

/// Presses the key that reads what is missing; returns what is said.
fn read(table: &mut Table) -> String {
    table.said.clear();
    table.handle(YeboEvent::Letter('m'));
    table.said.join(" ")
}

/// The longest search that fuzzing has found: any mixed runs, of which most are missing.
const LONG: &str =
    "[Game \"yebo\"]\n[Seats \"4\"]\n[Seed \"13209770569204016683\"]\n[Choices \"\"]\n";

#[test]
fn missing_blocks_are_computed_once_per_hand() {
    let mut table = table();
    let acts = ["A direction -, right", "C left", "B left, left", "A round 5, right"];
    lay(&mut table, LONG, &acts.map(str::to_owned), Seat::A);
    let begun = Instant::now();
    assert!(!table.game().view(Seat::A).wanted().is_empty());
    let search = begun.elapsed();
    let shown = table.scene();
    let begun = Instant::now();
    assert_eq!(table.scene(), shown);
    let again = begun.elapsed();
    assert!(again * 10 < search, "{search:?} for a search, {again:?} to show it again");
}

#[test]
fn missing_blocks_follow_hand_changes() {
    let begun = ["A direction -, right", "C left", "B left, left"].map(str::to_owned);
    let (mut table, mut changes) = (table(), 0);
    lay(&mut table, LONG, &begun, Seat::A);
    let mut last = None;
    for act in ["round 6", "right", "discard"] {
        let game = table.game();
        let legal = game.legal(Seat::A);
        let act = legal.into_iter().find(|legal| legal.to_string().starts_with(act));
        table.handle(YeboEvent::Do(TableCommand::Act(act.expect("it is legal"))));
        let Some(missing) = table.scene().missing else { continue };
        assert_eq!(missing.words, words_of(&table));
        let said = read(&mut table);
        changes += usize::from(last.replace(said.clone()) != Some(said));
    }
    assert!(changes > 1, "{changes}");
}

/// The number of missing blocks, in words.
fn words_of(table: &Table) -> String {
    let game = table.game();
    match game.view(Seat::A).collection().map(|it| it.missing()) {
        Some(0) => "Complete.".to_owned(),
        Some(1) => "1 block missing.".to_owned(),
        count => format!("{} blocks missing.", count.expect("a round is chosen")),
    }
}

/// The name of a face.
fn name(face: &str) -> String {
    let kinds = [("P", "Pot"), ("M", "Mask"), ("S", "Shield"), ("F", "Flower"), ("B", "Bird")];
    let kind = kinds.iter().find(|(letter, _)| face.starts_with(letter) && face.len() == 2);
    kind.map_or("Africa".to_owned(), |(_, kind)| format!("{kind} {}", &face[1..]))
}

#[test]
fn a_discard_is_in_no_group_in_the_making() {
    let mut spared = 0;
    for seed in 0..12 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..60 {
            table.settle();
            table.handle(YeboEvent::Do(TableCommand::Hint));
            table.settle();
            let hint = table.scene().hint.unwrap_or_default();
            let game = table.game();
            let plan = game.view(Seat::A).planned();
            let open = plan.iter().find(|group| group.missing() > 0);
            let held = open.into_iter().flat_map(|group| &group.blocks);
            let held = held.filter(|block| block.source == Source::Held);
            let names = held.map(|block| name(&block.face.to_string()));
            let discards = |name: &String| hint.starts_with(&format!("Hint: Discard {name}. "));
            if let Some(name) = names.into_iter().find(discards) {
                let made = hint.split("In the making: ").nth(1).unwrap_or_default();
                let made = made.split(';').next().unwrap_or_default();
                assert!(!made.contains(&name), "{hint}");
                spared += 1;
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(spared > 0);
}

#[test]
fn all_blocks_that_would_complete_a_collection_are_named() {
    let (mut table, mut several) = (table(), 0);
    for number in 1..=6 {
        let (head, acts) = round(number);
        for (at, seat) in (acts.len() / 2..acts.len()).flat_map(|at| Seat::ALL.map(|it| (at, it))) {
            let game = {
                lay(&mut table, &head, &acts[..at], seat);
                table.game()
            };
            let view = game.view(seat);
            if view.collection().is_none_or(|collection| collection.missing() != 1) {
                continue;
            }
            let wanted: Vec<_> = view.wanted().into_iter().filter(|it| it.unseen > 0).collect();
            let Some(missing) = table.scene().missing.filter(|_| wanted.len() > 1) else {
                continue;
            };
            let said = read(&mut table);
            for it in wanted.iter().filter(|it| it.serves == Serves::Group) {
                let words = format!("{}, {} unseen", name(&it.face.to_string()), it.unseen);
                assert!(said.contains(&words), "round {number}, {at}, {seat}: {words}: {said}");
            }
            several += usize::from(missing.words.contains("Any one of these"));
        }
    }
    assert!(several > 3, "{several}");
}
