//! Choices by a single switch: exactly the legal ones.

use sandgrid_app::rules::{Action, Cell, Ruleset};
use sandgrid_app::{DragSource, Event, Scan};
use sandgrid_tests::Chance;

use crate::table::{PERSONS, Table};

/// The holes and hands that can be chosen now, by going through all of them with one key.
fn offered(table: &Table) -> Vec<DragSource> {
    let stops = table.session.stops();
    let count: usize = stops.iter().map(Vec::len).sum();
    let all: Vec<DragSource> = stops.iter().flatten().copied().collect();
    // Each of them can be reached.
    for wanted in &all {
        let mut scan = Scan::default();
        scan.renew(stops.clone());
        let chosen = (0..2 * count + 2).find_map(|_| {
            if scan.highlighted().contains(wanted) {
                return scan.choose();
            }
            scan.next();
            None
        });
        assert_eq!(chosen, Some(*wanted));
    }
    all
}

fn press(table: &mut Table, source: DragSource) {
    table.handle(match source {
        DragSource::Hole(cell) => Event::Press(cell),
        DragSource::Hand(side) => Event::PressHand(side),
    });
}

fn press_hole(table: &mut Table, cell: Cell) {
    let source = DragSource::Hole(cell);
    assert!(offered(table).contains(&source), "{cell} is not offered at {}", table.position());
    press(table, source);
}

fn play(table: &mut Table, action: Action) {
    match action {
        Action::Place { at } | Action::Take { at } => press_hole(table, at),
        Action::Step { from, .. } | Action::Leap { from, .. } | Action::Hop { from, .. } => {
            if !table.scene().holes.iter().any(|hole| hole.cell == from && hole.is_selected) {
                press_hole(table, from);
            }
            press_hole(table, action.to().expect("a legal move stays on the board"));
        }
        action => {
            let label = table.scene().choices.into_iter().find(|button| button.action == action);
            assert!(label.is_some(), "{action} has a button");
            table.handle(Event::Act(action));
        }
    }
}

#[test]
fn scanning_plays_every_game_without_refusals() {
    for rules in Ruleset::ALL {
        let mut chance = Chance::of(7);
        let mut table = Table::new(rules.key(), PERSONS);
        for _ in 0..60 {
            for source in offered(&table) {
                let mut tried =
                    Table { session: table.session.clone(), ..Table::new(rules.key(), PERSONS) };
                press(&mut tried, source);
                let refused = tried.scene().notice.map(|notice| notice.words);
                assert_eq!(refused, None, "{source:?} at {}", table.position());
            }
            let legal: Vec<Action> = table.session.game().actions().into_iter().collect();
            if legal.is_empty() {
                break;
            }
            play(&mut table, chance.pick(&legal));
        }
    }
}

#[test]
fn scanning_offers_nothing_after_the_end() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/6 o 4/0 - 0");
    table.press("c3 e3");
    assert_eq!(offered(&table), []);
}
