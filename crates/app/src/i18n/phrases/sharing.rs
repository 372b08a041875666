//! Formats results of import and export.

use sandgrid_engine::Level;
use sandgrid_rules::{
    Book, Fault, Field, Illegal, KeyError, RecordError, RecordFault, Ruleset, SetupError, Side,
    Variation,
};

use super::super::{Language, key, saturating_u32};
use crate::LinkError;
use crate::i18n::message::{AddressMessage, ExportMessage, ParseFailure};
use crate::text::sanitize::sanitize_quote;

impl Language {
    /// Formats a parse error, and that nothing changed.
    pub(in crate::i18n) fn parse_failure(self, failure: &ParseFailure) -> String {
        let cause = match failure {
            ParseFailure::Record(error, word) => self.record_error(error, word),
            ParseFailure::Parenthesis(line, character) => {
                let fault = self.format(key::ErrorRecordParenthesis);
                self.in_record(*line, *character, "", &fault)
            }
            ParseFailure::Key(error) => self.key_error(*error),
            ParseFailure::Position(error) => self.position_error(*error),
            ParseFailure::Link(error) => self.link_error(*error),
            ParseFailure::Empty => self.format(key::CauseEmpty),
            ParseFailure::TooLong => self.format(key::CauseTooLong),
            ParseFailure::Unknown => self.format(key::CauseUnknown),
            ParseFailure::Yebo => self.format(key::CauseYebo),
            ParseFailure::Backup => self.format(key::CauseBackup),
            ParseFailure::File => self.format(key::CauseFile),
            ParseFailure::Files => self.format(key::CauseFiles),
        };
        self.format(key::Trouble { cause: &cause })
    }

    /// Says that a game was imported, and which side of it the computer plays.
    pub(in crate::i18n) fn loaded(self, rules: &Ruleset, against: Option<(Side, Level)>) -> String {
        let game = self.game(rules);
        let Some((side, level)) = against else { return self.format(key::Loaded { game: &game }) };
        self.format(key::LoadedAgainst {
            game: &game,
            them: self.of(side),
            who: &self.persona(level),
        })
    }

    /// Formats a message about the page's address.
    pub(in crate::i18n) fn address(self, message: &AddressMessage) -> String {
        match message {
            AddressMessage::UnknownRules(asked) => {
                let kinds = Ruleset::ALL.iter().map(|rules| rules.kind().to_string());
                let mut games: Vec<String> = kinds.chain(["Yebo".to_owned()]).collect();
                games.dedup();
                let games = self.list(&games);
                self.format(key::AddressRules { asked: &sanitize_quote(asked), games: &games })
            }
            AddressMessage::ChooseGame => self.format(key::AddressChoose),
        }
    }

    /// Formats the result of a copy.
    pub(in crate::i18n) fn export(self, message: ExportMessage) -> String {
        match message {
            ExportMessage::Copied => self.format(key::SharedCopied),
            ExportMessage::Marked => self.format(key::SharedMarked),
            ExportMessage::Against(side, level) => {
                let (them, who) = (self.of(side), self.persona(level));
                self.format(key::SharedAgainst { them, who: &who })
            }
        }
    }

    fn link_error(self, error: LinkError) -> String {
        match error {
            LinkError::TooLong => self.format(key::CauseLinkTooLong),
            LinkError::NotOurs => self.format(key::CauseLinkNotOurs),
            LinkError::Newer => self.format(key::CauseLinkNewer),
            LinkError::Rules => self.format(key::CauseLinkRules),
            LinkError::Cut => self.format(key::CauseLinkCut),
            LinkError::Altered => self.format(key::CauseLinkAltered),
            LinkError::Position(error) => {
                self.format(key::CauseLinkPosition { error: &self.position_error(error) })
            }
            LinkError::Over(action) => {
                self.format(key::CauseLinkOver { number: saturating_u32(action) })
            }
        }
    }

    fn record_error(self, error: &RecordError, word: &str) -> String {
        let fault = match &error.fault {
            RecordFault::NoRules => self.format(key::ErrorRecordNoRules),
            RecordFault::Tag => self.format(key::ErrorRecordTag),
            RecordFault::TagTwice => self.format(key::ErrorRecordTagTwice),
            RecordFault::Rules(error) => self.key_error(*error),
            RecordFault::Position(error) => self.position_error(*error),
            RecordFault::Comment => self.format(key::ErrorRecordComment),
            RecordFault::Turn(error) => {
                self.format(key::ErrorRecordTurn { character: saturating_u32(error.offset + 1) })
            }
            RecordFault::Illegal(error) => self.illegal_action(error),
            RecordFault::TurnOver => self.format(key::ErrorRecordTurnOver),
            RecordFault::TurnUnfinished => self.format(key::ErrorRecordTurnUnfinished),
            RecordFault::Result => self.format(key::ErrorRecordResult),
            RecordFault::Trailing => self.format(key::ErrorRecordTrailing),
            RecordFault::Another => self.format(key::ErrorRecordAnother),
        };
        self.in_record(error.line, error.column, word, &fault)
    }

    /// Formats an error with its place in the record.
    fn in_record(self, line: usize, character: usize, word: &str, error: &str) -> String {
        let (line, character) = (saturating_u32(line), saturating_u32(character));
        if word.is_empty() {
            self.format(key::ErrorRecord { character, error, line })
        } else {
            self.format(key::ErrorRecordAt { character, error, line, word })
        }
    }

    fn illegal_action(self, illegal: &Illegal) -> String {
        let reason = self.lower(self.illegal(illegal).trim_end_matches('.'));
        self.format(key::ErrorRecordIllegal {
            action: &illegal.action.to_string(),
            reason: &reason,
        })
    }

    fn key_error(self, error: KeyError) -> String {
        match error {
            KeyError::Book => {
                let names: Vec<&str> = Book::ALL.iter().map(|book| book.key).collect();
                self.format(key::ErrorRulesBook { names: &names.join(" ") })
            }
            KeyError::Variation { book, offset } if book.variations.is_empty() => {
                self.format(key::ErrorRulesNoOption {
                    book: book.key,
                    character: saturating_u32(offset + 1),
                })
            }
            KeyError::Variation { book, offset } => {
                let name = |it: &Variation| format!("+{}", it.name());
                let names: Vec<String> = book.variations.iter().map(name).collect();
                self.format(key::ErrorRulesOption {
                    book: book.key,
                    character: saturating_u32(offset + 1),
                    names: &names.join(" "),
                })
            }
            KeyError::Repeated { offset } => {
                self.format(key::ErrorRulesOptionTwice { character: saturating_u32(offset + 1) })
            }
        }
    }

    /// Formats an error of a position as part of a sentence.
    pub(in crate::i18n) fn position_error(self, error: SetupError) -> String {
        let field = &self.field(error.field);
        let fault = &self.position_fault(error.fault);
        match error.offset {
            None => self.format(key::ErrorPosition { field, error: fault }),
            Some(offset) => {
                let character = saturating_u32(offset + 1);
                self.format(key::ErrorPositionAt { field, character, error: fault })
            }
        }
    }

    fn field(self, field: Field) -> String {
        match field {
            Field::Board => self.format(key::ErrorFieldBoard),
            Field::Turn => self.format(key::ErrorFieldTurn),
            Field::Hands => self.format(key::ErrorFieldHands),
            Field::Pending => self.format(key::ErrorFieldPending),
            Field::Quiet => self.format(key::ErrorFieldQuiet),
        }
    }

    fn position_fault(self, fault: Fault) -> String {
        match fault {
            Fault::Missing => self.format(key::ErrorMissing),
            Fault::Trailing => self.format(key::ErrorTrailing),
            Fault::Character => self.format(key::ErrorCharacter),
            Fault::RowLength(columns) => {
                self.format(key::ErrorRowLength { columns: columns.into() })
            }
            Fault::RowCount(rows) => self.format(key::ErrorRowCount { rows: rows.into() }),
            Fault::Turn => self.format(key::ErrorTurn),
            Fault::Hands => self.format(key::ErrorHands),
            Fault::Number => self.format(key::ErrorNumber),
            Fault::Pending => self.format(key::ErrorPending),
            Fault::OffBoard => self.format(key::ErrorOffBoard),
            Fault::Overlap => self.format(key::ErrorOverlap),
            Fault::TooManyPieces(side, most) => {
                self.format(key::ErrorTooMany { us: self.of(side), count: most.into() })
            }
            Fault::NoPieces => self.format(key::ErrorNoPieces),
            Fault::TooQuiet(most) => self.format(key::ErrorTooQuiet { count: most.into() }),
        }
    }
}
