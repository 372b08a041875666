//! Formats names and captions.

use sandgrid_engine::Level;
use sandgrid_rules::{Action, BySide, Cell, Ruleset, Side, Variation};

use super::super::{Language, key, small};
use crate::i18n::message::{CellState, Name};
use crate::{Player, Target};

impl Language {
    /// Formats a name that occurs during play; returns `None` for any other.
    pub(in crate::i18n) fn name_in_play(self, name: &Name) -> Option<String> {
        Some(match name {
            Name::Title(rules) => self.title(rules),
            Name::Board(rules) => self.board(rules),
            Name::Players(players) => self.opponents(*players),
            Name::Hole { cell, piece, state } => self.hole(*cell, *piece, *state),
            Name::Heap { side, count, taken, state } => {
                // The accessible name must contain the visible caption word by word.
                let (us, caption) = (self.of(*side), self.caption(*count, *taken));
                let heap = self.sentence(key::Heap { us, caption: &caption });
                self.remarked(heap, self.remark_on_heap(*state))
            }
            Name::Caption { count, taken } => self.caption(*count, *taken),
            Name::PlayIt => self.tell(key::ButtonPlayIt),
            Name::Button { action, side } => self.button(*action, *side),
            _ => return None,
        })
    }

    /// Formats any other name.
    pub(in crate::i18n) fn further_name(self, name: &Name) -> String {
        match name {
            Name::Level(level) => self.level(*level),
            Name::Turn { number, side, deeds } => {
                self.tell(key::Turn { number: (*number).into(), did: &self.did(*side, deeds) })
            }
            Name::Better(side, deeds) => self.tell(key::Better { did: &self.did(*side, deeds) }),
            Name::Turned(count) => self.tell(key::Turned { count: small(*count) }),
            Name::Judged { turns, of } => {
                self.tell(key::Judged { turn: small(*turns), of: small(*of) })
            }
            Name::Sides(players) => self.sides(*players),
            Name::Progress { turns, end } => self.progress(*turns, *end),
            Name::Certain(value) => self.certain(*value),
            Name::Piece(side) => self.sentence(key::Piece { us: self.of(*side) }),
            Name::Opens(side) => self.sentence(key::Opens { us: self.of(*side) }),
            Name::InHand(side) => self.sentence(key::InHand { us: self.of(*side) }),
            Name::Mine(side) => self.tell(key::Mine { us: self.of(*side) }),
            Name::Forget => self.tell(key::ForgetReally),
            Name::Stretch(stretch) => self.stretch_named(*stretch),
            Name::Part(part) => self.part(*part),
            Name::Gist(kind) => self.gist(*kind),
            Name::Trait(told) => self.told(*told),
            Name::Source(source) => self.source(source),
            Name::Published(source) => self.published(source),
            Name::Variation(chosen) => self.upper(&self.variation(*chosen)),
            Name::Offer(offered) => self.offer(*offered),
            Name::Paper(rules) => self.paper(rules),
            // The remaining names occur during play.
            _ => String::new(),
        }
    }

    fn board(self, rules: &Ruleset) -> String {
        let shape = rules.shape();
        let (rows, columns) = (shape.rows().into(), shape.columns().into());
        self.tell(key::Board { kind: &rules.kind().to_string(), rows, columns })
    }

    fn opponents(self, players: BySide<Player>) -> String {
        let number = |level: Level| u32::from(level.number());
        let plays =
            |level, side| self.tell(key::ComputerPlays { level: number(level), us: self.of(side) });
        match (players.first, players.second) {
            (Player::Person, Player::Person) => String::new(),
            (Player::Person, Player::Computer(level)) => plays(level, Side::Second),
            (Player::Computer(level), Player::Person) => plays(level, Side::First),
            (Player::Computer(first), Player::Computer(second)) => {
                let (level, other_level) = (number(first), number(second));
                self.tell(key::ComputersPlay { level, other_level })
            }
        }
    }

    pub(in crate::i18n) fn hole(self, cell: Cell, piece: Option<Side>, state: CellState) -> String {
        let at = &cell.to_string();
        let name = match piece {
            None => self.tell(key::HoleEmpty { at }),
            Some(side) => self.tell(key::HoleWith { at, us: self.of(side) }),
        };
        self.remarked(name, self.remark(state))
    }

    fn remarked(self, name: String, remark: Option<String>) -> String {
        match remark {
            None => name,
            Some(remark) => self.tell(key::Remarked { name: &name, remark: &remark }),
        }
    }

    fn remark(self, state: CellState) -> Option<String> {
        Some(match state {
            // Nearly all empty holes have these states, so that the remark would be of no use.
            CellState::Plain | CellState::Target(Target::Place) => return None,
            CellState::Selected => self.tell(key::RemarkSelected),
            CellState::Chosen => self.tell(key::RemarkChosen),
            CellState::Target(Target::Step) => self.tell(key::RemarkStep),
            CellState::Target(Target::Leap) => self.tell(key::RemarkLeap),
            CellState::Target(Target::Hop) => self.tell(key::RemarkHop),
            CellState::Target(Target::Take) => self.tell(key::RemarkTake),
            CellState::Target(Target::Own) => self.tell(key::RemarkOwn),
        })
    }

    fn remark_on_heap(self, state: CellState) -> Option<String> {
        match state {
            CellState::Selected => Some(self.tell(key::RemarkSelected)),
            CellState::Target(Target::Take) => Some(self.tell(key::RemarkHeapTake)),
            CellState::Plain | CellState::Chosen | CellState::Target(_) => None,
        }
    }

    pub(in crate::i18n) fn button(self, action: Action, side: Side) -> String {
        let them = self.of(!side);
        match action {
            Action::Stop => self.tell(key::ButtonStop),
            Action::Decline => self.tell(key::ButtonDecline { them }),
            Action::TakeFromHand => self.tell(key::ButtonTakeFromHand { them }),
            Action::Place { at } => self.tell(key::ButtonPlace { at: &at.to_string() }),
            Action::Take { at } => self.tell(key::ButtonTake { them, at: &at.to_string() }),
            Action::Step { .. } | Action::Leap { .. } | Action::Hop { .. } => {
                let way =
                    |cell: Option<Cell>| cell.map_or_else(String::new, |cell| cell.to_string());
                let (from, to) = (&way(action.from()), &way(action.to()));
                match action.over() {
                    Some(_) => self.tell(key::ButtonLeap { from, to }),
                    None => self.tell(key::ButtonMove { from, to }),
                }
            }
        }
    }

    fn level(self, level: Level) -> String {
        self.tell(key::Level { level: level.number().into() })
    }

    pub(in crate::i18n) fn caption(self, count: u8, taken: u8) -> String {
        self.tell(key::Caption { count: count.into(), captured: taken.into() })
    }

    fn title(self, rules: &Ruleset) -> String {
        let book = format!("{} · {}", rules.kind(), rules.book().source.title);
        let chosen = rules.variations().iter();
        chosen.fold(book, |title, chosen| title + " · " + &self.variation(*chosen))
    }

    /// Formats the game and its rulebook.
    pub(in crate::i18n) fn game(self, rules: &Ruleset) -> String {
        let kind = rules.kind().to_string();
        self.tell(key::Game { kind: &kind, book: rules.book().source.title })
    }

    pub(in crate::i18n) fn variation(self, variation: Variation) -> String {
        match variation {
            Variation::Chain => self.tell(key::VariationChain),
            Variation::Friendly => self.tell(key::VariationFriendly),
            Variation::Mandatory => self.tell(key::VariationMandatory),
            Variation::ToOne => self.tell(key::VariationToOne),
        }
    }
}
