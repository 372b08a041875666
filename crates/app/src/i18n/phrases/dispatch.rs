//! Selects the text of each message. The two matches are exhaustive, and together give every message a text.

#![deny(clippy::wildcard_enum_match_arm)]

use super::super::{Language, key, saturating_u32};
use crate::Message;
use crate::i18n::message::{StorageMessage, Warning};

impl Language {
    /// Formats a message about play; returns `None` for any other, whose texts the first program does not load.
    #[expect(clippy::too_many_lines, reason = "one match over all messages")]
    pub(in crate::i18n) fn of_play(self, message: &Message) -> Option<String> {
        Some(match message {
            Message::Played(side, moves) => self.did(*side, moves),
            Message::Undone(side, moves) => self.undone(*side, moves),
            Message::HandLost(side, count) => self.hand_lost(*side, *count),
            Message::NoSecond(side) => self.sentence(key::NoSecond { them: self.of(*side) }),
            Message::RowOpened(at) => self.format(key::RowOpened { at: &at.to_string() }),
            Message::ToPlay(side, seating, task) => self.to_play(*side, seating, *task),
            Message::YourTurn(task) => self.your_turn(*task),
            Message::Against(side, seating) => {
                let who = &self.player(!*side, seating);
                self.format(key::Against { us: self.of(*side), who })
            }
            Message::Captured(side, seating, count) => {
                let who = &self.upper(&self.player(*side, seating));
                self.format(key::Captured { count: saturating_u32(*count), who })
            }
            Message::Asked(side, task) => self.asked(*side, *task),
            Message::LeapOn(task) => self.go_on(*task),
            Message::WhereTo(side, selection) => self.where_to(*side, *selection),
            Message::Thinking(side) => self.sentence(key::Thinking { us: self.of(*side) }),
            Message::PersonaThinks(side, seating) => {
                self.format(key::PersonaThinks { who: &self.player(*side, seating) })
            }
            Message::Awaiting(side, seating) => {
                self.sentence(key::Awaiting { who: &self.player(*side, seating) })
            }
            Message::Confirm(side, action) => self.confirm(*side, *action),
            Message::Refused(illegal) => self.illegal(illegal),
            Message::InvalidMove(fault) => self.fault(*fault),
            Message::PlaceInstead { at, held } => self.place_instead(*at, *held),
            Message::Ended(end) => {
                self.format(key::GameOver { reason: &self.lower(&self.reason(*end)) })
            }
            Message::Rule { rule, .. } => {
                self.format(key::RuleNamed { rule: &self.upper(&self.citation_in_play(rule)) })
            }
            Message::Over { end, seating, score } => self.over(*end, seating, *score),
            Message::Headline(end) => self.headline(*end),
            Message::Score { end, seating, score } => self.score(*end, seating, *score),
            Message::Reason(end) => self.reason(*end),
            Message::OwnReason { end, seating } => self.reason_for(*end, seating),
            Message::Begins(rules) => self.format(key::Begins { game: &self.game(rules) }),
            Message::Warning(warning) => self.warning(warning),
            Message::Storage(StorageMessage::Resumed(rules)) => self.resumed(rules),
            Message::Name(name) => return self.name_in_play(name),
            Message::Hint { .. }
            | Message::Assessment(_)
            | Message::Depth(_)
            | Message::Waiting(_)
            | Message::Browsing { .. }
            | Message::BrowsingBefore { .. }
            | Message::BrowsedTo { .. }
            | Message::Branched(_)
            | Message::NearsRepetition(_)
            | Message::QuietSoon(_)
            | Message::AdjudicationUndone
            | Message::DrawDeclined(_)
            | Message::Reviewed(_)
            | Message::Storage(
                StorageMessage::Damaged
                | StorageMessage::Imported { .. }
                | StorageMessage::BadBackup(_)
                | StorageMessage::NothingKept
                | StorageMessage::DeletedElsewhere,
            )
            | Message::Loaded(..)
            | Message::ParseFailure(_)
            | Message::Address(_)
            | Message::Editor(_)
            | Message::Export(_)
            | Message::ReadOnly
            | Message::TableKept(_)
            | Message::Teaching(_)
            | Message::Verbatim(_)
            | Message::BoardAnswer(_)
            | Message::InputError(_)
            | Message::Correspondence(_) => return None,
        })
    }

    /// Formats any other message; returns `None` for one about play.
    #[expect(clippy::too_many_lines, reason = "one match over all messages")]
    pub(in crate::i18n) fn further(self, message: &Message) -> Option<String> {
        Some(match message {
            Message::Hint { side, moves, reason } => self.hint(*side, moves, *reason),
            Message::Assessment(assessment) => self.assessment(*assessment),
            Message::Depth(depth) => self.format(key::Depth { count: (*depth).into() }),
            Message::Waiting(side) => self.waiting(*side),
            Message::Browsing { turn, of } => {
                self.format(key::Looking { of: saturating_u32(*of), turn: saturating_u32(*turn) })
            }
            Message::BrowsingBefore { turn, of } => self.format(key::LookingBefore {
                of: saturating_u32(*of),
                turn: saturating_u32(*turn),
            }),
            Message::Branched(turn) => self.format(key::Branched { turn: saturating_u32(*turn) }),
            Message::BrowsedTo { turn, of, last } => self.at(*turn, *of, last.as_ref()),
            Message::NearsRepetition(outcome) => self.nears_repetition(*outcome),
            Message::QuietSoon(turns) => self.format(key::QuietSoon { count: (*turns).into() }),
            Message::AdjudicationUndone => self.format(key::Unsettled),
            Message::DrawDeclined(side) => self.draw_declined(*side),
            Message::Reviewed(turned) => {
                self.format(key::Reviewed { count: saturating_u32(*turned) })
            }
            Message::Storage(message) => self.storage(*message),
            Message::Loaded(rules, against) => self.loaded(rules, *against),
            Message::ParseFailure(failure) => self.parse_failure(failure),
            Message::Address(message) => self.address(message),
            Message::Editor(message) => self.editor(*message),
            Message::Export(message) => self.export(*message),
            Message::ReadOnly => self.format(key::ReadOnly),
            Message::TableKept(name) => self.table_kept(name),
            Message::Teaching(teaching) => self.teaching(teaching),
            Message::Verbatim(words) => words.clone(),
            Message::BoardAnswer(answer) => self.board_answer(answer),
            Message::InputError(error) => self.input_error(error),
            Message::Name(name) => self.further_name(name),
            Message::Correspondence(message) => self.correspondence(message),
            Message::Played(..)
            | Message::Undone(..)
            | Message::HandLost(..)
            | Message::NoSecond(_)
            | Message::RowOpened(_)
            | Message::ToPlay(..)
            | Message::YourTurn(_)
            | Message::Against(..)
            | Message::Captured(..)
            | Message::PersonaThinks(..)
            | Message::Asked(..)
            | Message::LeapOn(_)
            | Message::WhereTo(..)
            | Message::Thinking(_)
            | Message::Awaiting(..)
            | Message::Confirm(..)
            | Message::Refused(_)
            | Message::InvalidMove(_)
            | Message::PlaceInstead { .. }
            | Message::Ended(_)
            | Message::Rule { .. }
            | Message::Over { .. }
            | Message::Headline(_)
            | Message::Score { .. }
            | Message::Reason(_)
            | Message::OwnReason { .. }
            | Message::Begins(_)
            | Message::Warning(_) => return None,
        })
    }

    /// Formats a warning.
    fn warning(self, warning: &Warning) -> String {
        match warning {
            Warning::NoWorker => self.format(key::WarningNoWorker),
            Warning::WorkerDied => self.format(key::WarningWorkerDied),
            Warning::NoEngine => self.format(key::WarningNoEngine),
            Warning::NothingSaved => self.format(key::WarningNothingSaved),
            Warning::LocaleNotLoaded => self.format(key::WarningLocaleNotLoaded),
            Warning::ProgramNotLoaded => self.format(key::WarningProgramNotLoaded),
            Warning::OldBrowser => self.format(key::WarningOldBrowser),
            Warning::EngineFile { path, why: None } => {
                self.format(key::WarningFileMissing { path })
            }
            Warning::EngineFile { path, why: Some(why) } => {
                self.format(key::WarningFileBad { path, why })
            }
        }
    }
}
