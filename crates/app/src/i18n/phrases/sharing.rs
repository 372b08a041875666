//! Formats results of import and export.

use sandgrid_engine::Level;
use sandgrid_rules::{
    Book, Fault, Field, Illegal, KeyError, RecordError, RecordFault, Ruleset, SetupError, Side,
    Variation,
};

use super::super::{Language, key, small};
use crate::LinkError;
use crate::i18n::message::{AddressMessage, ExportMessage, ParseFailure};
use crate::text::sanitize::sanitize_quote;

impl Language {
    /// Formats a parse error, and that nothing changed.
    pub(in crate::i18n) fn trouble(self, trouble: &ParseFailure) -> String {
        let cause = match trouble {
            ParseFailure::Record(error, word) => self.record_error(error, word),
            ParseFailure::Parenthesis(line, character) => {
                let fault = self.tell(key::ErrorRecordParenthesis);
                self.in_record(*line, *character, "", &fault)
            }
            ParseFailure::Key(error) => self.key_error(*error),
            ParseFailure::Position(error) => self.position_error(*error),
            ParseFailure::Link(error) => self.link_error(*error),
            ParseFailure::Empty => self.tell(key::CauseEmpty),
            ParseFailure::TooLong => self.tell(key::CauseTooLong),
            ParseFailure::Unknown => self.tell(key::CauseUnknown),
            ParseFailure::Yebo => self.tell(key::CauseYebo),
            ParseFailure::File => self.tell(key::CauseFile),
            ParseFailure::Files => self.tell(key::CauseFiles),
        };
        self.tell(key::Trouble { cause: &cause })
    }

    /// Says that a game was imported, and which side of it the computer played.
    pub(in crate::i18n) fn loaded(self, rules: &Ruleset, against: Option<(Side, Level)>) -> String {
        let game = self.game(rules);
        let Some((side, level)) = against else { return self.tell(key::Loaded { game: &game }) };
        self.tell(key::LoadedAgainst {
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
                self.tell(key::AddressRules { asked: &sanitize_quote(asked), games: &games })
            }
            AddressMessage::ChooseGame => self.tell(key::AddressChoose),
        }
    }

    /// Formats the result of a copy.
    pub(in crate::i18n) fn shared(self, shared: ExportMessage) -> String {
        match shared {
            ExportMessage::Copied => self.tell(key::SharedCopied),
            ExportMessage::Marked => self.tell(key::SharedMarked),
        }
    }

    fn link_error(self, error: LinkError) -> String {
        match error {
            LinkError::TooLong => self.tell(key::CauseLinkTooLong),
            LinkError::NotOurs => self.tell(key::CauseLinkNotOurs),
            LinkError::Newer => self.tell(key::CauseLinkNewer),
            LinkError::Rules => self.tell(key::CauseLinkRules),
            LinkError::Cut => self.tell(key::CauseLinkCut),
            LinkError::Altered => self.tell(key::CauseLinkAltered),
            LinkError::Position(error) => {
                self.tell(key::CauseLinkPosition { error: &self.position_error(error) })
            }
            LinkError::Over(action) => self.tell(key::CauseLinkOver { number: small(action) }),
        }
    }

    fn record_error(self, error: &RecordError, word: &str) -> String {
        let fault = match &error.fault {
            RecordFault::NoRules => self.tell(key::ErrorRecordNoRules),
            RecordFault::Tag => self.tell(key::ErrorRecordTag),
            RecordFault::TagTwice => self.tell(key::ErrorRecordTagTwice),
            RecordFault::Rules(error) => self.key_error(*error),
            RecordFault::Position(error) => self.position_error(*error),
            RecordFault::Comment => self.tell(key::ErrorRecordComment),
            RecordFault::Turn(error) => {
                self.tell(key::ErrorRecordTurn { character: small(error.offset + 1) })
            }
            RecordFault::Illegal(error) => self.illegal_action(error),
            RecordFault::TurnOver => self.tell(key::ErrorRecordTurnOver),
            RecordFault::TurnUnfinished => self.tell(key::ErrorRecordTurnUnfinished),
            RecordFault::Result => self.tell(key::ErrorRecordResult),
            RecordFault::Trailing => self.tell(key::ErrorRecordTrailing),
            RecordFault::Another => self.tell(key::ErrorRecordAnother),
        };
        self.in_record(error.line, error.column, word, &fault)
    }

    /// Formats an error with its place in the record.
    fn in_record(self, line: usize, character: usize, word: &str, error: &str) -> String {
        let (line, character) = (small(line), small(character));
        if word.is_empty() {
            self.tell(key::ErrorRecord { character, error, line })
        } else {
            self.tell(key::ErrorRecordAt { character, error, line, word })
        }
    }

    fn illegal_action(self, illegal: &Illegal) -> String {
        let reason = self.lower(self.illegal(illegal).trim_end_matches('.'));
        self.tell(key::ErrorRecordIllegal { action: &illegal.action.to_string(), reason: &reason })
    }

    fn key_error(self, error: KeyError) -> String {
        match error {
            KeyError::Book => {
                let names: Vec<&str> = Book::ALL.iter().map(|book| book.key).collect();
                self.tell(key::ErrorRulesBook { names: &names.join(" ") })
            }
            KeyError::Variation { book, offset } if book.variations.is_empty() => {
                self.tell(key::ErrorRulesNoOption { book: book.key, character: small(offset + 1) })
            }
            KeyError::Variation { book, offset } => {
                let name = |it: &Variation| format!("+{}", it.name());
                let names: Vec<String> = book.variations.iter().map(name).collect();
                self.tell(key::ErrorRulesOption {
                    book: book.key,
                    character: small(offset + 1),
                    names: &names.join(" "),
                })
            }
            KeyError::Repeated { offset } => {
                self.tell(key::ErrorRulesOptionTwice { character: small(offset + 1) })
            }
        }
    }

    /// Formats an error of a position as part of a sentence.
    pub(in crate::i18n) fn position_error(self, error: SetupError) -> String {
        let field = &self.field(error.field);
        let fault = &self.position_fault(error.fault);
        match error.offset {
            None => self.tell(key::ErrorPosition { field, error: fault }),
            Some(offset) => {
                let character = small(offset + 1);
                self.tell(key::ErrorPositionAt { field, character, error: fault })
            }
        }
    }

    fn field(self, field: Field) -> String {
        match field {
            Field::Board => self.tell(key::ErrorFieldBoard),
            Field::Turn => self.tell(key::ErrorFieldTurn),
            Field::Hands => self.tell(key::ErrorFieldHands),
            Field::Duty => self.tell(key::ErrorFieldDuty),
            Field::Quiet => self.tell(key::ErrorFieldQuiet),
        }
    }

    fn position_fault(self, fault: Fault) -> String {
        match fault {
            Fault::Missing => self.tell(key::ErrorMissing),
            Fault::Trailing => self.tell(key::ErrorTrailing),
            Fault::Character => self.tell(key::ErrorCharacter),
            Fault::RowLength(columns) => self.tell(key::ErrorRowLength { columns: columns.into() }),
            Fault::RowCount(rows) => self.tell(key::ErrorRowCount { rows: rows.into() }),
            Fault::Turn => self.tell(key::ErrorTurn),
            Fault::Hands => self.tell(key::ErrorHands),
            Fault::Number => self.tell(key::ErrorNumber),
            Fault::Duty => self.tell(key::ErrorDuty),
            Fault::OffBoard => self.tell(key::ErrorOffBoard),
            Fault::Overlap => self.tell(key::ErrorOverlap),
            Fault::TooManyPieces(side, most) => {
                self.tell(key::ErrorTooMany { us: self.of(side), count: most.into() })
            }
            Fault::NoPieces => self.tell(key::ErrorNoPieces),
            Fault::TooQuiet(most) => self.tell(key::ErrorTooQuiet { count: most.into() }),
        }
    }
}
