//! A saved game of Yebo: its record, with tags for the players.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Game, HouseRules, Record, RecordError, RecordFault, Seat, Tag};

use super::{PlayerKind, SeatPlan};
use crate::text::pasted_record::{Notation, Pasted, notation_of, unframed};
use crate::text::share_link;

/// A saved game and its players.
///
/// # Text
/// A record with a tag for each seat, and one for its name if it has one: `[A "person"]`, `[NameA "Ama"]`, `[B
/// "computer-2"]`. Without these tags all players are persons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedYeboGame {
    /// Players.
    pub company: SeatPlan,
    /// The game.
    pub game: Game,
}

/// A parse error with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedYeboGameError {
    /// Line, from 1; 0 for the text as a whole, such as one that is too long.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// Word at the error, for imported text.
    pub word: String,
    /// The fault.
    pub fault: YeboFault,
}

/// A fault of a text that should be a game of Yebo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YeboFault {
    /// The record's reader refuses it.
    Record(Box<RecordFault>),
    /// A comment does not end.
    Comment,
    /// A tag of a seat names no kind of player.
    Player,
    /// It is longer than any game.
    TooLong,
    /// It is a game of the sand.
    OfSand,
}

impl From<YeboFault> for SavedYeboGameError {
    /// Returns the error of a text as a whole.
    fn from(fault: YeboFault) -> Self {
        Self { line: 0, column: 0, word: String::new(), fault }
    }
}

impl SavedYeboGame {
    /// Maximum length of a text in bytes; longer ones are rejected unread.
    pub const LONGEST: usize = 1 << 20;

    /// Creates a game that has not begun.
    pub(super) fn fresh(company: SeatPlan, house: HouseRules, seed: u64) -> Self {
        let game = Game::new(seed, company.players(), house);
        Self { company, game }
    }

    /// Parses a game as people write, send and paste it: with comments, mail quotation, typographic signs,
    /// broken lines.
    ///
    /// # Errors
    /// Returns the parse error with its place in the original text.
    pub fn read(text: &str) -> Result<Self, SavedYeboGameError> {
        if text.len() > Self::LONGEST {
            return Err(YeboFault::TooLong.into());
        }
        let text = &*unframed(text);
        let notation = notation_of(text);
        if notation == Some(Notation::Sand) || notation.is_none() && share_link::is_meant(text) {
            return Err(YeboFault::OfSand.into());
        }
        let pasted = Pasted::new(text, Notation::Yebo).map_err(|error| SavedYeboGameError {
            line: error.line,
            column: error.column,
            word: "(".to_owned(),
            fault: YeboFault::Comment,
        })?;
        pasted.text().parse().map_err(|error: SavedYeboGameError| {
            if error.line == 0 {
                return error;
            }
            let (line, column, word) = pasted.place(error.line, error.column);
            SavedYeboGameError { line, column, word, ..error }
        })
    }
}

impl fmt::Display for SavedYeboGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut record = Record::of(&self.game).expect("a game that is kept began with a seed");
        for seat in self.company.players().seats() {
            let sitter = self.company.sitter(*seat).to_string();
            let sits = Tag::new(&seat.to_string(), &sitter);
            let called = self.company.name(*seat);
            let called = called.and_then(|name| Tag::new(&format!("Name{seat}"), name));
            record = sits.into_iter().chain(called).fold(record, Record::with);
        }
        record.fmt(f)
    }
}

impl fmt::Display for SavedYeboGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = (self.line, self.column);
        match &self.fault {
            YeboFault::Record(why) => RecordError { line, column, why: (**why).clone() }.fmt(f),
            YeboFault::Comment => write!(f, "line {line}: a comment does not end"),
            YeboFault::Player => {
                write!(f, "line {line}: a player is person, or computer-1 to computer-4")
            }
            YeboFault::TooLong => {
                write!(f, "a game of Yebo has at most {} bytes", SavedYeboGame::LONGEST)
            }
            YeboFault::OfSand => f.write_str("this is a game of the sand, for another board"),
        }
    }
}

impl core::error::Error for SavedYeboGameError {}

impl From<RecordError> for SavedYeboGameError {
    fn from(error: RecordError) -> Self {
        let fault = YeboFault::Record(Box::new(error.why));
        Self { line: error.line, column: error.column, word: String::new(), fault }
    }
}

/// Returns the error of a seat's tag whose value names no kind of player, at that value.
fn no_player(text: &str, seat: Seat) -> SavedYeboGameError {
    let start = format!("[{seat} \"");
    let mut lines = text.lines().zip(1..);
    let before = |line: &str| line.find(&start).filter(|at| line[..*at].trim().is_empty());
    let tag = lines.find_map(|(line, at)| Some((before(line)?, at)));
    let (line, column) = tag.map_or((0, 0), |(before, line)| (line, before + start.len() + 1));
    SavedYeboGameError { line, column, ..YeboFault::Player.into() }
}

impl FromStr for SavedYeboGame {
    type Err = SavedYeboGameError;

    fn from_str(text: &str) -> Result<Self, SavedYeboGameError> {
        if text.len() > Self::LONGEST {
            return Err(YeboFault::TooLong.into());
        }
        let record: Record = text.parse()?;
        let value = |name: &str| {
            let tag = record.tags().iter().find(|tag| tag.name() == name);
            tag.map(|tag| tag.value().to_owned())
        };
        let seats = record.game().table().seats();
        let sitter = |seat: &Seat| match value(&seat.to_string()) {
            Some(sitter) => sitter.parse().map_err(|_| no_player(text, *seat)),
            None => Ok(PlayerKind::Person),
        };
        let sitters = seats.iter().map(sitter).collect::<Result<Vec<_>, _>>()?;
        let mut company = SeatPlan::new(&sitters).expect("a record has two to four seats");
        for seat in seats {
            if let Some(name) = value(&format!("Name{seat}")) {
                company = company.named(*seat, &name);
            }
        }
        Ok(Self { company, game: record.into_game() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saved_game_round_trips() {
        let text = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"rebuilds=0\"]\n\
                    [A \"person\"]\n[NameA \"Ama Be\"]\n[B \"computer-1\"]\n\n";
        let kept: SavedYeboGame = text.parse().expect("it is a game");
        assert_eq!(kept.to_string().trim_end(), text.trim_end());
        assert_eq!(kept.company.name(Seat::A), Some("Ama Be"));
        let mut game = kept.game.clone();
        let chief = game.table().chief;
        game.act(chief, "direction -".parse().expect("it is an act")).expect("it is legal");
        let kept = SavedYeboGame { game, ..kept };
        assert_eq!(kept.to_string().parse(), Ok(kept));
    }

    const HEAD: &str = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"rebuilds=0\"]\n\
                        [A \"person\"]\n[NameA \"Ama – “B”\"]\n[B \"person\"]\n";

    /// Returns a game in which a seat has acted several times in a row, and the notation of its acts.
    fn played() -> (SavedYeboGame, String) {
        let mut kept: SavedYeboGame = HEAD.parse().expect("it is a game");
        for _ in 0..12 {
            let seat = kept.game.table().awaited().iter().next().expect("somebody is asked");
            let act = kept.game.legal(seat)[0];
            kept.game.act(seat, act).expect("it is legal");
        }
        let text = kept.to_string();
        let (_, acts) = text.split_once("\n\n").expect("acts follow the tags");
        assert!(acts.contains("direction ") && acts.contains(", discard"), "{acts}");
        (kept.clone(), acts.to_owned())
    }

    /// Maps each line of a text, with its number.
    fn each_line(text: &str, write: impl Fn(usize, &str) -> String) -> String {
        text.lines().enumerate().map(|(at, line)| write(at + 1, line)).collect()
    }

    #[test]
    fn informal_records_are_parsed() {
        let (kept, acts) = played();
        for acts in [
            acts.replace("direction -", "direction −"),
            acts.replace(' ', "\u{a0}"),
            acts.replace(", ", " ，\u{200b} "),
            acts.replace(", ", ",\n"),
            acts.replace(", discard ", ",\r\n> discard\r\n> ").replace("A ", "> A "),
            acts.replace('\n', "\r"),
            format!("{acts}\u{1a}\0"),
            acts.replace('\n', "\0\n"),
            acts.replace('\n', "! {a game}\n% x\n") + "(B pass)",
            acts.replace(',', " $1,").replace('\n', " ; and more\n"),
            format!("```\n{acts}```\n"),
            acts.to_lowercase(),
            acts.to_uppercase(),
            each_line(&acts, |at, line| format!("{at}. {line}\n")),
            each_line(&acts, |at, line| format!("#{at} {line}\r\n")),
            each_line(&acts, |_, line| format!("- {}\n", line.replacen(' ', ": ", 1))),
            each_line(&acts, |at, line| format!("> {at}) {}\n", line.replacen(' ', ". ", 1))),
            format!("{acts}-- \nKofi, Accra\n"),
            format!("{acts}Best,\nKofi"),
            format!("{acts}\nSent from my Galaxy A5"),
            format!("{acts}[10:17, 20/11/2026] Kofi: thank you"),
            acts.replace(", ", ";"),
            acts.replace('\n', " "),
            acts.replace('\n', "  ").replace("B ", "B: "),
        ] {
            for head in
                [HEAD.to_owned(), HEAD.replace("[Game \"yebo\"]", "Our game:\n[game “Yebo”]")]
            {
                for head in [head.replace('\n', " "), head] {
                    let text = format!("\u{feff}{head}\n{acts}");
                    assert_eq!(SavedYeboGame::read(&text).as_ref(), Ok(&kept), "{text:?}");
                }
            }
        }
    }

    #[test]
    fn errors_name_the_line_of_the_pasted_text() {
        for (acts, line, column, word) in [
            ("A pass", 9, 3, "pass"),
            ("> E pass", 9, 3, "E"),
            ("A\n(pass", 10, 1, "("),
            ("{\n}\nB sleep", 11, 3, "sleep"),
            ("<b>A</b> direction&nbsp;-, jump", 9, 28, "jump"),
        ] {
            let text = format!("{HEAD}\n{acts}");
            let error = SavedYeboGame::read(&text).expect_err(&text);
            let place = (error.line, error.column, &*error.word);
            assert_eq!(place, (line, column, word), "{text:?}");
        }
    }

    #[test]
    fn quotation_marks_in_names_are_escaped_and_read_in_both_forms() {
        let company = SeatPlan::first().named(Seat::A, "A \"B\" \\ C\\").named(Seat::B, "\"]");
        let game = Game::new(7, company.players(), HouseRules::default());
        let kept = SavedYeboGame { company, game };
        let text = kept.to_string();
        assert!(text.contains(r#"[NameA "A \"B\" \\ C\\"]"#), "{text}");
        assert_eq!(text.parse().as_ref(), Ok(&kept));
        assert_eq!(SavedYeboGame::read(&text).as_ref(), Ok(&kept));
        let earlier = text.replace(r#""A \"B\" \\ C\\""#, r#""A "B" \ C\""#);
        assert_ne!(earlier, text);
        assert_eq!(earlier.parse().as_ref(), Ok(&kept), "{earlier}");
    }

    #[test]
    fn a_second_record_and_games_of_the_sand_are_refused_as_such() {
        let (_, acts) = played();
        let text = format!("{HEAD}\n{acts}\n");
        let fault = |text: &str| SavedYeboGame::read(text).expect_err(text).fault;
        let record = |fault| YeboFault::Record(Box::new(fault));
        assert_eq!(fault(&format!("{text}{text}")), record(RecordFault::Another));
        assert_eq!(fault("[Rules \"yote-traditional\"]\n\n1. c3 d3"), YeboFault::OfSand);
        assert_eq!(
            fault("https://example.org/#g=1.yote-traditional.JNIbUlcHGy0"),
            YeboFault::OfSand
        );
        let first = acts.lines().next().expect("somebody acts");
        assert_eq!(fault(&format!("{first}\n{text}")), record(RecordFault::Lacks("Game")));
    }

    #[test]
    fn records_on_one_line_are_parsed() {
        let (kept, acts) = played();
        let text = format!("{HEAD}\n{acts}");
        for text in [text.clone(), text.replace('"', "”"), format!("Our game: {text}")] {
            let line = text.replace('\n', " ");
            assert_eq!(SavedYeboGame::read(&line).as_ref(), Ok(&kept), "{line}");
        }
    }

    #[test]
    fn long_names_are_cut() {
        for length in [24, 199, 200, 201, 255, 256, 5000] {
            for letter in ["a", "é", "“"] {
                let text = HEAD.replace("Ama – “B”", &letter.repeat(length));
                let cut = letter.repeat(24);
                for read in [SavedYeboGame::read(&text), text.parse()] {
                    let kept = read.expect("it is a game");
                    assert_eq!(kept.company.name(Seat::A), Some(&*cut), "{length}");
                }
            }
        }
    }

    #[test]
    fn a_tag_that_stands_twice_is_named_as_such() {
        for tag in HEAD.lines() {
            let error = SavedYeboGame::read(&format!("{HEAD}{tag}\n\n")).expect_err(tag);
            let twice = YeboFault::Record(Box::new(RecordFault::Twice));
            assert_eq!((error.line, error.fault), (8, twice), "{tag}");
        }
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let long = "x".repeat(SavedYeboGame::LONGEST + 1);
        for (text, line, column, word, message) in [
            (
                HEAD.replace("[B \"person\"]", "[B \"computer-9\"]"),
                7,
                5,
                "computer-9\"]",
                "line 7: a player is person, or computer-1 to computer-4",
            ),
            (format!("{HEAD}\nA\n(pass"), 10, 1, "(", "line 10: a comment does not end"),
            (long, 0, 0, "", "a game of Yebo has at most 1048576 bytes"),
        ] {
            let error = SavedYeboGame::read(&text).expect_err(message);
            let is = (error.line, error.column, &*error.word, &*error.to_string());
            assert_eq!(is, (line, column, word, message));
        }
    }

    #[test]
    fn texts_of_other_formats_are_reported_as_a_whole() {
        for text in ["A pass", "[Rules \"yote-traditional\"]\n\n1. c3 d3", "PK\u{3}\u{4}"] {
            assert_eq!(SavedYeboGame::read(text).map_err(|error| error.line), Err(0), "{text:?}");
        }
    }

    #[test]
    fn truncated_names_round_trip() {
        let company = SeatPlan::first().named(Seat::A, " Ama the twenty-fourth is Ama ");
        assert_eq!(company.name(Seat::A), Some("Ama the twenty-fourth is"));
        let company = company.named(Seat::B, "Ama the twenty-fourth \u{7}i s it");
        assert_eq!(company.name(Seat::B), Some("Ama the twenty-fourth i"));
        let game = Game::new(7, company.players(), HouseRules::default());
        let kept = SavedYeboGame { company, game };
        assert_eq!(kept.to_string().parse(), Ok(kept));
    }

    #[test]
    fn errors_of_damaged_saves_name_the_line() {
        let head = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n";
        let cases = [
            (String::new(), 0),
            ("[Game]".to_owned(), 1),
            (format!("{head}[A \"nobody\"]\n"), 5),
            (format!("{head}[A \"person\"]\n[B \"computer-5\"]\n"), 6),
            (format!("{head}\nA pass\n"), 6),
            (format!("{head}\nE pass\n"), 6),
        ];
        for (text, line) in cases {
            assert_eq!(text.parse::<SavedYeboGame>().expect_err(&text).line, line, "{text:?}");
        }
    }
}
