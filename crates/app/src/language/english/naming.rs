//! What things are called.

use sandgrid_engine::{Level, table};
use sandgrid_rules::{Action, BySide, Cell, Ruleset, Side, Variation};

use super::{English, reading, upper};
use crate::message::{Name, State};
use crate::{Player, Target};

impl English {
    /// What something that one plays with is called; `None` for anything else.
    pub(super) fn name_in_play(self, name: &Name) -> Option<String> {
        Some(match name {
            Name::Title(rules) => title(rules),
            Name::Board(rules) => {
                let shape = rules.shape();
                let (rows, columns) = (shape.rows(), shape.columns());
                format!("{} board, {rows} rows, {columns} columns", rules.kind())
            }
            Name::Players(players) => self.opponents(*players),
            Name::Hole { cell, piece, state } => self.hole(*cell, *piece, *state),
            Name::Heap { side, count, taken, state } => {
                // What is to be seen beside it stands in its name, word by word.
                let caption = caption(*count, *taken);
                format!("{}: {caption}{}", upper(self.many(*side)), remark_on_heap(*state))
            }
            Name::Caption { count, taken } => caption(*count, *taken),
            Name::PlayIt => "Play it".to_owned(),
            Name::Button { action, side } => self.button(*action, *side),
            _ => return None,
        })
    }

    /// What anything else is called.
    pub(super) fn further_name(self, name: &Name) -> String {
        match name {
            Name::Level(level) => named(*level),
            Name::Turn { number, side, deeds } => format!("{number}. {}", self.did(*side, deeds)),
            Name::Better(side, deeds) => format!("Better: {}", self.did(*side, deeds)),
            Name::Turned(0) => "No single turn decided the game.".to_owned(),
            Name::Turned(_) => "Where the game turned, and what was better:".to_owned(),
            Name::Judged { turns, of } => format!("Looking at turn {turns} of {of}\u{2026}"),
            Name::Sides(players) => self.sides(*players),
            Name::Progress { turns, end } => self.progress(*turns, *end),
            Name::Certain(table::Value::Win) => "wins".to_owned(),
            Name::Certain(table::Value::Draw) => "draws".to_owned(),
            Name::Certain(table::Value::Loss) => "loses".to_owned(),
            Name::Piece(side) => upper(self.one(*side)),
            Name::Opens(side) => format!("{} begin", upper(self.many(*side))),
            Name::InHand(side) => format!("{} in hand", upper(self.many(*side))),
            Name::Mine(side) => format!("I play {}", self.many(*side)),
            Name::Part(part) => reading::part(*part).to_owned(),
            Name::Gist(kind) => reading::gist(*kind).to_owned(),
            Name::Trait(told) => reading::told(*told),
            Name::Source(source) => reading::source(source),
            Name::Variation(chosen) => upper(variation(*chosen)),
            Name::Offer(offered) => reading::offer(*offered),
            Name::Paper(rules) => reading::paper(rules),
            // The rest is played with.
            _ => String::new(),
        }
    }

    fn opponents(self, players: BySide<Player>) -> String {
        match (players.first, players.second) {
            (Player::Person, Player::Person) => String::new(),
            (Player::Person, Player::Computer(level)) => self.plays(level, Side::Second),
            (Player::Computer(level), Player::Person) => self.plays(level, Side::First),
            (Player::Computer(first), Player::Computer(second)) => {
                format!("level {} against level {}", first.number(), second.number())
            }
        }
    }

    fn plays(self, level: Level, side: Side) -> String {
        format!("level {} plays {}", level.number(), self.many(side))
    }

    pub(super) fn hole(self, cell: Cell, piece: Option<Side>, state: State) -> String {
        let content = piece.map_or("empty", |side| self.one(side));
        format!("{cell}, {content}{}", remark(state))
    }

    pub(super) fn button(self, action: Action, side: Side) -> String {
        match action {
            Action::Stop => "Stop here".to_owned(),
            Action::Decline => format!("Decline the second {}", self.one(!side)),
            Action::TakeFromHand => format!("Take a {} from the hand", self.one(!side)),
            Action::Place { at } => format!("Place a piece on {at}"),
            Action::Take { at } => format!("Take the {} on {at}", self.one(!side)),
            Action::Step { .. } | Action::Leap { .. } | Action::Hop { .. } => {
                let way =
                    |cell: Option<Cell>| cell.map_or_else(String::new, |cell| cell.to_string());
                let verb = if action.over().is_some() { "Leap" } else { "Move" };
                format!("{verb} from {} to {}", way(action.from()), way(action.to()))
            }
        }
    }
}

fn named(level: Level) -> String {
    const NAMES: [&str; 8] = [
        "a beginner",
        "a novice",
        "a casual player",
        "a steady player",
        "a skilled player",
        "a strong player",
        "an expert",
        "everything the computer has",
    ];
    let number = level.number();
    format!("Level {number}: {}", NAMES[usize::from(number - 1)])
}

fn caption(count: u8, taken: u8) -> String {
    format!("{count} in hand, {taken} captured")
}

fn title(rules: &Ruleset) -> String {
    let book = format!("{} · {}", rules.kind(), rules.book().source.title);
    rules.variations().iter().fold(book, |title, chosen| title + " · " + variation(*chosen))
}

pub(super) fn variation(variation: Variation) -> &'static str {
    match variation {
        Variation::Chain => "Chain Capture",
        Variation::Friendly => "Friendly Leap",
        Variation::Mandatory => "Mandatory Capture",
        Variation::ToOne => "to the last piece",
    }
}

fn remark(state: State) -> &'static str {
    match state {
        // Nearly every empty hole is one of these, so that saying it would help nobody.
        State::Plain | State::Target(Target::Place) => "",
        State::Selected => ", selected",
        State::Chosen => ", chosen; again to play it",
        State::Target(Target::Step) => ", can be reached",
        State::Target(Target::Leap) => ", can be reached over an enemy",
        State::Target(Target::Hop) => ", can be reached over a friend",
        State::Target(Target::Take) => ", can be taken",
        State::Target(Target::Own) => ", can capture",
    }
}

fn remark_on_heap(state: State) -> &'static str {
    match state {
        State::Selected => ", selected",
        State::Target(Target::Take) => ", one can be taken",
        State::Plain | State::Chosen | State::Target(_) => "",
    }
}
