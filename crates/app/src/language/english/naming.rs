//! What things are called.

use sandgrid_rules::{Action, Cell, Ruleset, Side, Variation};

use super::{counted, one, upper};
use crate::Target;
use crate::message::{Name, State};

/// A name or a caption.
pub(super) fn name(name: &Name) -> String {
    match name {
        Name::Title(rules) => title(rules),
        Name::Board(rules) => {
            let shape = rules.shape();
            let (rows, columns) = (shape.rows(), shape.columns());
            format!("{} board, {rows} rows, {columns} columns", rules.kind())
        }
        Name::Hole { cell, piece, state } => hole(*cell, *piece, *state),
        Name::Heap { side, count, taken, state } => {
            let heap = format!(
                "{} in hand, {} captured",
                upper(&counted(*count, *side)),
                counted(*taken, !*side)
            );
            heap + remark(*state)
        }
        Name::Caption { count, taken } => format!("{count} in hand, {taken} captured"),
        Name::Button { action, side } => button(*action, *side),
    }
}

fn title(rules: &Ruleset) -> String {
    let book = format!("{} · {}", rules.kind(), rules.book().source.title);
    rules.variations().iter().fold(book, |title, chosen| title + " · " + variation(*chosen))
}

fn variation(variation: Variation) -> &'static str {
    match variation {
        Variation::Chain => "Chain Capture",
        Variation::Friendly => "Friendly Leap",
        Variation::Mandatory => "Mandatory Capture",
        Variation::ToOne => "to the last piece",
    }
}

fn hole(cell: Cell, piece: Option<Side>, state: State) -> String {
    let content = piece.map_or("empty", one);
    format!("{cell}, {content}{}", remark(state))
}

fn remark(state: State) -> &'static str {
    match state {
        // Nearly every empty hole is one of these, so that saying it would help nobody.
        State::Plain | State::Target(Target::Place) => "",
        State::Selected => ", selected",
        State::Target(Target::Step) => ", step here",
        State::Target(Target::Leap | Target::Hop) => ", leap here",
        State::Target(Target::Take) => ", can be taken",
        State::Target(Target::Own) => ", can capture",
    }
}

fn button(action: Action, side: Side) -> String {
    match action {
        Action::Stop => "Stop here".to_owned(),
        Action::Decline => format!("Decline the second {}", one(!side)),
        Action::TakeFromHand => format!("Take a {} from the hand", one(!side)),
        Action::Place { at } => format!("Place a piece on {at}"),
        Action::Take { at } => format!("Take the {} on {at}", one(!side)),
        Action::Step { .. } | Action::Leap { .. } | Action::Hop { .. } => {
            let way = |cell: Option<Cell>| cell.map_or_else(String::new, |cell| cell.to_string());
            let verb = if action.over().is_some() { "Leap" } else { "Move" };
            format!("{verb} from {} to {}", way(action.from()), way(action.to()))
        }
    }
}
