//! What the hand is missing, in words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sandgrid_app::yebo::Event;
use sandgrid_app::yebo::rules::{Seat, Serves};

use crate::table::{COMPUTER, PERSON, Table};

/// A whole round, as the tests of the rules have it: what it begins with, and its acts.
fn round(number: u8) -> (String, Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../yebo/tests/records");
    let text = fs::read_to_string(folder.join(format!("round-{number}.txt"))).expect("it is there");
    let (head, rest) = text.split_once("\n\n").expect("acts follow");
    let acts = rest.split("\n\n").next().unwrap_or_default();
    (head.to_owned(), acts.lines().map(str::to_owned).collect())
}

/// The moment after so many lines of acts, for a person in that seat.
fn moment(head: &str, acts: &[String], person: Seat) -> Table {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 1);
    let sitter = |seat: Seat| if seat == person { "person" } else { "computer-1" };
    let seats: String =
        Seat::ALL.map(|seat| format!("[{seat} \"{}\"]\n", sitter(seat))).into_iter().collect();
    table.handle(Event::Prefer("yebo-help yes\n".to_owned()));
    table.handle(Event::Load(format!("{head}\n{seats}\n{}\n", acts.join("\n"))));
    table
}

#[test]
fn blocks_that_take_an_africa_back_are_among_the_missing() {
    let (mut moments, mut by_africa) = (0, 0);
    for number in [1, 3] {
        let (head, acts) = round(number);
        for (at, seat) in (acts.len() / 2..acts.len()).step_by(5).zip(Seat::ALL.iter().cycle()) {
            let table = moment(&head, &acts[..at], *seat);
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

/// What a face is called.
fn name(face: &str) -> String {
    let kinds = [("P", "Pot"), ("M", "Mask"), ("S", "Shield"), ("F", "Flower"), ("B", "Bird")];
    let kind = kinds.iter().find(|(letter, _)| face.starts_with(letter) && face.len() == 2);
    kind.map_or("Africa".to_owned(), |(_, kind)| format!("{kind} {}", &face[1..]))
}
