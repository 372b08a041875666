//! Formats names and captions.

use sandgrid_engine::Level;
use sandgrid_rules::{Action, Cell, Ruleset, Side, Variation};

use super::super::{Language, key, saturating_u32};
use crate::i18n::name::{BetterTurn, CellState, Lead, Name, ReviewedError};
use crate::text::sanitize::quote_within;
use crate::{Assessment, Player, Reference, Rematch, Seating, Target};

impl Language {
    /// Formats a name that occurs during play; returns `None` for any other.
    pub(in crate::i18n) fn name_in_play(self, name: &Name) -> Option<String> {
        Some(match name {
            Name::Title(rules) => self.title(rules),
            Name::Board(rules) => self.board(rules),
            Name::Player(side, seating) => self.upper(&self.player(*side, seating)),
            Name::Hole { cell, piece, state } => self.hole(*cell, *piece, *state),
            Name::Hand { side, seating, count, taken, state } => {
                // The accessible name must contain the visible caption word by word.
                let (us, caption) = (self.of(*side), self.caption(*count, *taken));
                let heap = if seating.reference(*side) == Reference::Side {
                    self.sentence(key::Heap { us, caption: &caption })
                } else {
                    let who = &self.upper(&self.player(*side, seating));
                    self.format(key::HeapOf { caption: &caption, us, who })
                };
                self.remarked(heap, self.remark_on_heap(*state))
            }
            Name::Caption { count, taken } => self.caption(*count, *taken),
            Name::BriefCaption(count) => self.format(key::CaptionBrief { count: (*count).into() }),
            Name::PlayIt => self.format(key::ButtonPlayIt),
            Name::Button { action, side } => self.button(*action, *side),
            _ => return None,
        })
    }

    /// Formats any other name.
    #[expect(clippy::too_many_lines, reason = "one match over all names")]
    pub(in crate::i18n) fn further_name(self, name: &Name) -> String {
        match name {
            Name::Level(level) => self.level(*level),
            Name::Persona(level) => self.format(key::Persona { level: level.number().into() }),
            Name::Rematch(rematch, level) => self.rematch(*rematch, *level),
            Name::Turn { number, side, moves } => {
                self.format(key::Turn { number: (*number).into(), did: &self.did(*side, moves) })
            }
            Name::Better(better) => self.better(better),
            Name::BestPlayed(number) => self.format(key::BestPlayed { turn: (*number).into() }),
            Name::Error(error) => self.erred(error),
            Name::Lead(lead) => self.led(lead),
            Name::AnalysisOver => self.format(key::AnalysisOver),
            Name::ShowTurn(number) => self.format(key::ShowTurn { number: (*number).into() }),
            Name::Ahead(side, seating) => {
                self.format(key::Ahead { who: &self.player_apart(*side, seating) })
            }
            Name::ReviewResult(count) => self.format(key::Turned { count: saturating_u32(*count) }),
            Name::ReviewProgress { turns, of } => {
                self.format(key::Judged { turn: saturating_u32(*turns), of: saturating_u32(*of) })
            }
            Name::Sides(seating, turn) => self.sides(seating, *turn),
            Name::Progress { turns, end, seating } => self.progress(*turns, *end, seating),
            Name::Certain(value) => self.certain(*value),
            Name::Piece(side) => self.sentence(key::Piece { us: self.of(*side) }),
            Name::Opens(side) => self.sentence(key::Opens { us: self.of(*side) }),
            Name::InHand(side) => self.sentence(key::InHand { us: self.of(*side) }),
            Name::Mine(side) => self.format(key::Mine { us: self.of(*side) }),
            Name::Delete => self.format(key::ForgetReally),
            Name::ResignQuestion { winner: Some(winner), seating } => {
                let [who, loser] =
                    &[*winner, !*winner].map(|side| self.upper(&self.player_apart(side, seating)));
                self.format(key::ResignQuestion { loser, who })
            }
            Name::ResignQuestion { winner: None, .. } => self.format(key::ResignQuestionAlone),
            Name::Line(line) => self.line_name(*line),
            Name::Part(part) => self.part(*part),
            Name::Summary(kind) => self.summary(*kind),
            Name::Difference(difference) => self.difference(*difference),
            Name::Source(source) => self.source(source),
            Name::TurnOrder => self
                .format(key::RulesOrder { us: self.of(Side::First), them: self.of(Side::Second) }),
            Name::Published(source) => self.published(source),
            Name::Variation(chosen) => self.upper(&self.variation(*chosen)),
            Name::VariationExplanation(offered) => self.offer(*offered),
            Name::PrintHeading(rules) => self.print_heading(rules),
            // `name_in_play` formats those of play.
            Name::Title(_)
            | Name::Board(_)
            | Name::Player(..)
            | Name::Hole { .. }
            | Name::Hand { .. }
            | Name::Caption { .. }
            | Name::BriefCaption(_)
            | Name::PlayIt
            | Name::Button { .. } => String::new(),
        }
    }

    fn board(self, rules: &Ruleset) -> String {
        let shape = rules.shape();
        let (rows, columns) = (shape.rows().into(), shape.columns().into());
        self.format(key::Board { kind: &rules.kind().to_string(), rows, columns })
    }

    fn erred(self, error: &ReviewedError) -> String {
        let ReviewedError { side, seating, number, played, captures_allowed, after, better } =
            error;
        let number = (*number).into();
        let head = &if seating.reference_apart(*side) == Reference::Side {
            self.format(key::ErredOn { number })
        } else {
            let who = &self.upper(&self.player(*side, seating));
            self.format(key::ErredBy { number, who })
        };
        let did = &self.lower(&self.did(*side, played));
        let better = &self.format(key::Better { did: &self.lower(&self.did(*side, better)) });
        match after {
            Some(after @ (Assessment::Judged { .. } | Assessment::FarAhead(_)))
                if *captures_allowed == 0 =>
            {
                let verdict = &self.lower(&self.assessment(*after));
                return self.format(key::ErredThen { better, did, head, verdict });
            }
            Some(after) if *captures_allowed == 0 => {
                let did = &[did, &self.assessment(*after)].map(String::as_str).join(" ");
                return self.format(key::Erred { better, did, head });
            }
            None if *captures_allowed == 0 => {
                return self.format(key::Erred { better, did, head });
            }
            _ => {}
        }
        let (count, them) = (saturating_u32(*captures_allowed), self.of(!*side));
        self.format(key::ErredAllowed { better, count, did, head, them })
    }

    fn better(self, better: &BetterTurn) -> String {
        let BetterTurn { number, side, moves } = better;
        let did = &self.lower(&self.did(*side, moves));
        self.format(key::BetterOn { did, turn: (*number).into() })
    }

    fn led(self, lead: &Lead) -> String {
        let Lead { side, seating, number, count } = lead;
        let (count, number) = (saturating_u32(*count), (*number).into());
        match seating.reference_apart(*side) {
            Reference::You => self.format(key::LedYou { count, number }),
            Reference::Side => self.sentence(key::LedSide { count, number, us: self.of(*side) }),
            Reference::Name => {
                self.sentence(key::LedName { count, number, who: &self.player(*side, seating) })
            }
        }
    }

    /// Returns a quoted text as it stands in a sentence: sanitized, and isolated where one of both is written from the
    /// right.
    pub(crate) fn quote(self, text: &str) -> String {
        quote_within(&self.format(key::PlayerYou), text)
    }

    /// Formats the name of a side's player.
    pub(in crate::i18n) fn player(self, side: Side, seating: &Seating) -> String {
        match (seating.reference(side), seating.players[side], &seating.names[side]) {
            (Reference::You, _, _) => self.format(key::PlayerYou),
            (Reference::Name, Player::Computer(level), _) => self.persona(level),
            (Reference::Name, Player::Remote, None) => self.format(key::PlayerFriend),
            (Reference::Name, _, Some(name)) => self.quote(name),
            (Reference::Side, _, _) | (Reference::Name, Player::Person, None) => {
                self.sentence(key::PlayerSide { us: self.of(side) })
            }
        }
    }

    /// Formats the name of a side's player, or what the side plays with if both players have one name.
    fn player_apart(self, side: Side, seating: &Seating) -> String {
        if seating.reference_apart(side) == Reference::Side {
            return self.sentence(key::PlayerSide { us: self.of(side) });
        }
        self.upper(&self.player(side, seating))
    }

    fn rematch(self, rematch: Rematch, level: Option<Level>) -> String {
        let level = level.map(|level| u32::from(level.number()));
        match (rematch, level) {
            (Rematch::Same, _) => self.format(key::RematchAgain),
            (Rematch::Swapped, _) => self.format(key::RematchSwapped),
            (Rematch::Easier, Some(level)) => self.format(key::RematchEasier { level }),
            (Rematch::Harder, Some(level)) => self.format(key::RematchHarder { level }),
            (Rematch::Easier | Rematch::Harder, None) => String::new(),
        }
    }

    pub(in crate::i18n) fn hole(self, cell: Cell, piece: Option<Side>, state: CellState) -> String {
        let at = &cell.to_string();
        let name = match piece {
            None => self.format(key::HoleEmpty { at }),
            Some(side) => self.format(key::HoleWith { at, us: self.of(side) }),
        };
        self.remarked(name, self.remark(state))
    }

    fn remarked(self, name: String, remark: Option<String>) -> String {
        match remark {
            None => name,
            Some(remark) => self.format(key::Remarked { name: &name, remark: &remark }),
        }
    }

    fn remark(self, state: CellState) -> Option<String> {
        Some(match state {
            // Nearly all empty holes have these states, so that the remark would be of no use.
            CellState::Plain | CellState::Target(Target::Place) => return None,
            CellState::Selected => self.format(key::RemarkSelected),
            CellState::Barred => self.format(key::RemarkBarred),
            CellState::Chosen => self.format(key::RemarkChosen),
            CellState::Target(Target::Step) => self.format(key::RemarkStep),
            CellState::Target(Target::Row) => self.format(key::RemarkRow),
            CellState::Target(Target::Leap) => self.format(key::RemarkLeap),
            CellState::Target(Target::Hop) => self.format(key::RemarkHop),
            CellState::Target(Target::Take) => self.format(key::RemarkTake),
            CellState::Target(Target::Own) => self.format(key::RemarkOwn),
        })
    }

    fn remark_on_heap(self, state: CellState) -> Option<String> {
        match state {
            CellState::Selected => Some(self.format(key::RemarkSelected)),
            CellState::Target(Target::Take) => Some(self.format(key::RemarkHeapTake)),
            CellState::Plain | CellState::Chosen | CellState::Barred | CellState::Target(_) => None,
        }
    }

    pub(in crate::i18n) fn button(self, action: Action, side: Side) -> String {
        let them = self.of(!side);
        match action {
            Action::Stop => self.format(key::ButtonStop),
            Action::Decline => self.format(key::ButtonDecline { them }),
            Action::TakeFromHand => self.format(key::ButtonTakeFromHand { them }),
            Action::Place { at } => self.format(key::ButtonPlace { at: &at.to_string() }),
            Action::Take { at } => self.format(key::ButtonTake { them, at: &at.to_string() }),
            Action::Step { .. } | Action::Leap { .. } | Action::Hop { .. } => {
                let way =
                    |cell: Option<Cell>| cell.map_or_else(String::new, |cell| cell.to_string());
                let (from, to) = (&way(action.from()), &way(action.to()));
                match action.over() {
                    Some(_) => self.format(key::ButtonLeap { from, to }),
                    None => self.format(key::ButtonMove { from, to }),
                }
            }
        }
    }

    pub(in crate::i18n) fn persona(self, level: Level) -> String {
        self.format(key::Persona { level: level.number().into() })
    }

    fn level(self, level: Level) -> String {
        self.format(key::Level { level: level.number().into() })
    }

    pub(in crate::i18n) fn caption(self, count: u8, taken: u8) -> String {
        self.format(key::Caption { count: count.into(), captured: taken.into() })
    }

    fn title(self, rules: &Ruleset) -> String {
        let book = format!("{} · {}", rules.kind(), rules.book().source.title);
        let chosen = rules.variations().iter();
        chosen.fold(book, |title, chosen| title + " · " + &self.variation(*chosen))
    }

    /// Formats the game and its rulebook.
    pub(in crate::i18n) fn game(self, rules: &Ruleset) -> String {
        let kind = rules.kind().to_string();
        self.format(key::Game { kind: &kind, book: rules.book().source.title })
    }

    pub(in crate::i18n) fn variation(self, variation: Variation) -> String {
        match variation {
            Variation::Chain => self.format(key::VariationChain),
            Variation::Friendly => self.format(key::VariationFriendly),
            Variation::Mandatory => self.format(key::VariationMandatory),
            Variation::ToOne => self.format(key::VariationToOne),
        }
    }
}
