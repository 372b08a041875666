//! What the hand is missing, in words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Instant;

use sandgrid_app::yebo::rules::{Seat, Serves};
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

/// Lays the moment after so many lines of acts on that table, for a person in that seat.
fn lay(table: &mut Table, head: &str, acts: &[String], person: Seat) {
    let sitter = |seat: Seat| if seat == person { "person" } else { "computer-1" };
    let seats: String =
        Seat::ALL.map(|seat| format!("[{seat} \"{}\"]\n", sitter(seat))).into_iter().collect();
    table.handle(YeboEvent::Load(format!("{head}\n{seats}\n{}\n", acts.join("\n"))));
}

#[test]
fn missing_blocks_include_africa_exchanges() {
    let (mut table, mut moments, mut by_africa) = (table(), 0, 0);
    for number in [1, 3] {
        let (head, acts) = round(number);
        for (at, seat) in (acts.len() / 2..acts.len()).step_by(5).zip(Seat::ALL.iter().cycle()) {
            lay(&mut table, &head, &acts[..at], *seat);
            let Some(missing) = table.scene().missing else { continue };
            let game = table.game();
            let told: BTreeSet<String> = missing.nearer.into_iter().map(|(_, name)| name).collect();
            let mut expected = BTreeSet::new();
            for wanted in game.view(*seat).wanted().into_iter().filter(|it| it.unseen > 0) {
                let name = name(&wanted.face.to_string());
                expected.insert(match wanted.serves {
                    Serves::Group => format!("{name}, {} unseen", wanted.unseen),
                    Serves::Africa => {
                        by_africa += 1;
                        format!("{name} to take Africa back, {} unseen", wanted.unseen)
                    }
                });
            }
            assert_eq!(told, expected, "round {number}, {at} lines, {seat}");
            moments += 1;
        }
    }
    assert!(moments > 20 && by_africa > 5, "{moments}, {by_africa}");
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
    let mut last = table.scene().missing;
    for act in ["round 6", "right", "discard"] {
        let game = table.game();
        let legal = game.legal(Seat::A);
        let act = legal.into_iter().find(|legal| legal.to_string().starts_with(act));
        table.handle(YeboEvent::Do(TableCommand::Act(act.expect("it is legal"))));
        let Some(missing) = table.scene().missing else { continue };
        let wanted = table.game().view(Seat::A).wanted();
        assert_eq!(missing.nearer.len(), wanted.iter().filter(|it| it.unseen > 0).count());
        changes += usize::from(last.replace(missing.clone()) != Some(missing));
    }
    assert!(changes > 1, "{changes}");
}

/// What a face is called.
fn name(face: &str) -> String {
    let kinds = [("P", "Pot"), ("M", "Mask"), ("S", "Shield"), ("F", "Flower"), ("B", "Bird")];
    let kind = kinds.iter().find(|(letter, _)| face.starts_with(letter) && face.len() == 2);
    kind.map_or("Africa".to_owned(), |(_, kind)| format!("{kind} {}", &face[1..]))
}
