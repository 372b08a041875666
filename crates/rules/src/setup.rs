//! A position as it is set up.

use core::fmt;
use core::str::FromStr;

use crate::outcome::limit;
use crate::{
    Answer, BonusCapture, BySide, Cell, Cells, Chain, Family, FriendlyLeap, Leaping, Path, Pending,
    Ruleset, Shape, Side,
};

/// A position as it is set up, playable or not.
///
/// # Text
/// Five fields, one blank between them: `1i1i2/2i2o/1o1i2/6/3i2 i 0/3 - 0`
/// 1. the board from the top row down, rows parted by `/`: `o` a piece of the first side, `i` one
///    of the second, a digit that number of empty holes;
/// 2. the side to act;
/// 3. the pieces in hand, first side `/` second side;
/// 4. the [`Pending`];
/// 5. the quiet count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces on the board.
    pub board: BySide<Cells>,
    /// The side to act.
    pub turn: Side,
    /// The pieces in hand.
    pub in_hand: BySide<u8>,
    /// The pending decision.
    pub pending: Pending,
    /// Half-turns finished since the last placement or capture, as at the start of this turn.
    pub quiet: u8,
}

/// A setup on a board of that shape, as text.
struct Written {
    setup: Setup,
    shape: Shape,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.write(f, self.shape)
    }
}

impl Setup {
    /// The empty board that every game begins with.
    #[must_use]
    pub fn start(rules: &Ruleset) -> Self {
        Self {
            board: BySide::default(),
            turn: Side::First,
            in_hand: BySide::new(rules.pieces, rules.pieces),
            pending: Pending::Open,
            quiet: 0,
        }
    }

    /// Reads the five fields.
    ///
    /// # Errors
    /// Names the field that is malformed, and the place in the text.
    pub fn parse(text: &str, shape: Shape) -> Result<Self, SetupError> {
        let mut reader = Reader { rest: text, offset: 0 };
        let board = reader.field(Field::Board)?;
        let turn = reader.field(Field::Turn)?;
        let hands = reader.field(Field::Hands)?;
        let pending = reader.field(Field::Pending)?;
        let quiet = reader.field(Field::Quiet)?;
        reader.end()?;
        Ok(Self {
            board: read_board(board, shape)?,
            turn: read_turn(turn)?,
            in_hand: read_hands(hands)?,
            pending: read_pending(pending)?,
            quiet: read_number(quiet.text).ok_or(quiet.wrong(Fault::Number))?,
        })
    }

    /// Returns the five fields as [`Setup::parse`] reads them.
    ///
    /// ```
    /// # use sandgrid_rules::{Ruleset, Setup};
    /// let shape = Ruleset::ALL[0].shape();
    /// let text = "1i1i2/2i2o/1o1i2/6/3i2 i 0/3 - 0";
    /// assert_eq!(Setup::parse(text, shape)?.display(shape).to_string(), text);
    /// # Ok::<(), sandgrid_rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn display(self, shape: Shape) -> impl fmt::Display {
        Written { setup: self, shape }
    }

    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>, shape: Shape) -> fmt::Result {
        for row in (0..shape.rows()).rev() {
            self.write_row(f, shape, row)?;
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        let Self { turn, in_hand, pending, quiet, .. } = self;
        write!(f, "{turn} {}/{} {pending} {quiet}", in_hand.first, in_hand.second)
    }

    fn write_row(&self, f: &mut fmt::Formatter<'_>, shape: Shape, row: u8) -> fmt::Result {
        let mut empty = 0;
        for column in 0..shape.columns() {
            let cell = Cell::new(column, row).expect("a shape lies in the lattice");
            let piece = Side::ALL.into_iter().find(|side| self.board[*side].contains(cell));
            match piece {
                None => empty += 1,
                Some(side) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                    }
                    empty = 0;
                    write!(f, "{side}")?;
                }
            }
        }
        if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
    }

    /// Checks that the ruleset can play it.
    pub(crate) fn check(&self, rules: &Ruleset) -> Result<(), SetupError> {
        let all = self.board.first | self.board.second;
        let fault = |field, fault| Err(SetupError { field, offset: None, fault });
        if !(all - rules.shape.cells()).is_empty() {
            return fault(Field::Board, Fault::OffBoard);
        }
        if !(self.board.first & self.board.second).is_empty() {
            return fault(Field::Board, Fault::Overlap);
        }
        for side in Side::ALL {
            let total = u32::from(self.in_hand[side]) + self.board[side].len();
            if total > u32::from(rules.pieces) {
                return fault(Field::Hands, Fault::TooManyPieces(side, rules.pieces));
            }
        }
        if all.is_empty() && self.in_hand == BySide::new(0, 0) {
            return fault(Field::Board, Fault::NoPieces);
        }
        let (can_arise, most) = match &rules.family {
            Family::Leaping(choices) => (self.is_leaping_pending(choices, rules), limit::LEAPING),
            Family::Row(_) => (self.is_row_pending(), limit::ROW),
        };
        if !can_arise {
            return fault(Field::Pending, Fault::Pending);
        }
        if self.quiet > most {
            return fault(Field::Quiet, Fault::TooQuiet(most));
        }
        Ok(())
    }

    /// Returns whether the pending decision can arise in a leaping game of those choices, on this board.
    fn is_leaping_pending(&self, choices: &Leaping, rules: &Ruleset) -> bool {
        let ours = self.board[self.turn];
        let (theirs, their_hand) = (self.board[!self.turn], self.in_hand[!self.turn]);
        let from_hand = choices.second.value == BonusCapture::BoardThenHand;
        let takeable = theirs.len() + if from_hand { u32::from(their_hand) } else { 0 };
        // A pending removal follows a capture in this turn. More than the captured pieces could let a chain exceed what
        // the text can express.
        let left = u32::from(their_hand) + theirs.len();
        let lost = u32::from(rules.pieces).saturating_sub(left);
        match self.pending {
            Pending::Open => true,
            Pending::Place => choices.answer.value == Answer::InKind,
            Pending::Take { more, leaper } => {
                // After a chain more may be owed than there is.
                let most = match choices.chain.value {
                    Chain::TakingAtTheEnd => lost,
                    Chain::Single | Chain::TakingEachTime => lost.min(1),
                };
                let leaps_on = choices.chain.value == Chain::TakingEachTime;
                (1..=most).contains(&u32::from(more))
                    && takeable > 0
                    && !ours.is_empty()
                    && leaper.is_some() == leaps_on
                    && leaper.is_none_or(|at| ours.contains(at))
            }
            Pending::Chain { at, owed } => {
                let owes = match choices.chain.value {
                    Chain::Single => return false,
                    // The leap has captured one piece, and the removal another.
                    Chain::TakingEachTime => owed == 0 && lost >= 2,
                    Chain::TakingAtTheEnd => (1..=lost).contains(&u32::from(owed)),
                };
                owes && ours.contains(at)
            }
            Pending::Hop(path) => {
                let empty = rules.shape.cells() - (self.board.first | self.board.second);
                let left = path.visited() - path.last().into();
                choices.friends.value == FriendlyLeap::ThenCapture
                    && ours.contains(path.last())
                    && left == left & empty
                    && is_hopped(path, ours)
            }
        }
    }

    fn is_row_pending(&self) -> bool {
        let placing = self.in_hand != BySide::new(0, 0);
        match self.pending {
            Pending::Open => true,
            Pending::Take { more, leaper } => {
                more == 1 && leaper.is_none() && !placing && !self.board[!self.turn].is_empty()
            }
            Pending::Place | Pending::Chain { .. } | Pending::Hop(_) => false,
        }
    }
}

/// Returns whether a path consists of leaps over these pieces, and visits no hole twice.
fn is_hopped(path: Path, friends: Cells) -> bool {
    let mut leaps = path.cells().zip(path.cells().skip(1));
    let is_over_friends = leaps.all(|(from, to)| match from.straight(to) {
        Some((dir, 2)) => !(Cells::from(from).beside(dir) & friends).is_empty(),
        Some(_) | None => false,
    });
    let count = path.cells().count();
    is_over_friends && count >= 2 && path.visited().len() as usize == count
}

/// The fields of a position's text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// The first.
    Board,
    /// The second.
    Turn,
    /// The third.
    Hands,
    /// The fourth.
    Pending,
    /// The fifth.
    Quiet,
}

/// The error of a text that is no position, or of a position that cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The field with the fault.
    pub field: Field,
    /// The number of characters before the error, if it has a place in the text.
    pub offset: Option<usize>,
    /// The fault.
    pub fault: Fault,
}

/// A fault of a set-up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The field is not there.
    Missing,
    /// Something follows the last field.
    Trailing,
    /// Another character than the field may hold.
    Character,
    /// A row has more or fewer holes than the board.
    RowLength(u8),
    /// The board has more or fewer rows.
    RowCount(u8),
    /// Neither `o` nor `i`.
    Turn,
    /// Not two numbers with `/` between them.
    Hands,
    /// No number from 0 to 255.
    Number,
    /// No pending decision, or none that can arise here under these rules.
    Pending,
    /// A piece lies outside the board.
    OffBoard,
    /// Two pieces stand in one hole.
    Overlap,
    /// A side has more pieces than the game gives it.
    TooManyPieces(Side, u8),
    /// There is no piece at all.
    NoPieces,
    /// The game would have ended before.
    TooQuiet(u8),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "field 1 (board)",
            Self::Turn => "field 2 (side to act)",
            Self::Hands => "field 3 (hands)",
            Self::Pending => "field 4 (pending decision)",
            Self::Quiet => "field 5 (quiet count)",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("is missing"),
            Self::Trailing => f.write_str("is followed by something that does not belong there"),
            Self::Character => f.write_str("has rows of o, i, digits from 1 to 8, and / only"),
            Self::RowLength(columns) => write!(f, "has a row that is not {columns} holes long"),
            Self::RowCount(rows) => write!(f, "does not have {rows} rows"),
            Self::Turn => f.write_str("must be o or i"),
            Self::Hands => f.write_str("must be two numbers like 12/12"),
            Self::Number => f.write_str("must be a number from 0 to 255"),
            Self::Pending => f.write_str(
                "must be -, place, take:N, take:N@CELL, chain:N@CELL or hop:C1,C2,… \
                 as it can arise on this board under these rules",
            ),
            Self::OffBoard => f.write_str("has a piece beside the board"),
            Self::Overlap => f.write_str("has two pieces in one hole"),
            Self::TooManyPieces(side, most) => {
                write!(f, "gives {side} more than {most} pieces, those on the board included")
            }
            Self::NoPieces => f.write_str("is empty, and so are both hands"),
            Self::TooQuiet(most) => write!(f, "cannot be above {most}: the game has ended before"),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position: {} {}", self.field, self.fault)?;
        match self.offset {
            Some(offset) => write!(f, " (character {})", offset + 1),
            None => Ok(()),
        }
    }
}

impl core::error::Error for SetupError {}

/// The text of a field, and the number of characters before it.
#[derive(Copy, Clone)]
struct FieldText<'a> {
    field: Field,
    text: &'a str,
    offset: usize,
}

impl FieldText<'_> {
    fn wrong(&self, fault: Fault) -> SetupError {
        self.wrong_at(0, fault)
    }

    fn wrong_at(&self, offset: usize, fault: Fault) -> SetupError {
        SetupError { field: self.field, offset: Some(self.offset + offset), fault }
    }
}

/// Splits the text into its fields.
struct Reader<'a> {
    rest: &'a str,
    /// The number of characters before the rest.
    offset: usize,
}

impl<'a> Reader<'a> {
    fn field(&mut self, field: Field) -> Result<FieldText<'a>, SetupError> {
        if field != Field::Board
            && let Some(rest) = self.rest.strip_prefix(' ')
        {
            (self.rest, self.offset) = (rest, self.offset + 1);
        }
        let (text, rest) = self.rest.split_at(self.rest.find(' ').unwrap_or(self.rest.len()));
        let found = FieldText { field, text, offset: self.offset };
        (self.rest, self.offset) = (rest, self.offset + text.chars().count());
        if text.is_empty() { Err(found.wrong(Fault::Missing)) } else { Ok(found) }
    }

    fn end(&self) -> Result<(), SetupError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        let (field, offset) = (Field::Quiet, Some(self.offset));
        Err(SetupError { field, offset, fault: Fault::Trailing })
    }
}

fn read_board(field: FieldText<'_>, shape: Shape) -> Result<BySide<Cells>, SetupError> {
    let mut board = BySide::<Cells>::default();
    let (mut row, mut column) = (shape.rows() - 1, 0);
    for (offset, letter) in field.text.chars().enumerate() {
        let full = column == shape.columns();
        match letter {
            '/' if !full => return Err(field.wrong_at(offset, Fault::RowLength(shape.columns()))),
            '/' => {
                row = row
                    .checked_sub(1)
                    .ok_or(field.wrong_at(offset, Fault::RowCount(shape.rows())))?;
                column = 0;
            }
            'o' | 'i' if !full => {
                let side = Side::from_letter(letter).expect("o and i are sides");
                let cell = Cell::new(column, row).expect("a shape lies in the lattice");
                board[side].insert(cell);
                column += 1;
            }
            '1'..='9' if column + (letter as u8 - b'0') <= shape.columns() => {
                column += letter as u8 - b'0';
            }
            'o' | 'i' | '1'..='9' => {
                return Err(field.wrong_at(offset, Fault::RowLength(shape.columns())));
            }
            _ => return Err(field.wrong_at(offset, Fault::Character)),
        }
    }
    let end = field.text.chars().count();
    if column != shape.columns() {
        return Err(field.wrong_at(end, Fault::RowLength(shape.columns())));
    }
    if row != 0 {
        return Err(field.wrong_at(end, Fault::RowCount(shape.rows())));
    }
    Ok(board)
}

fn read_turn(field: FieldText<'_>) -> Result<Side, SetupError> {
    match field.text {
        "o" => Ok(Side::First),
        "i" => Ok(Side::Second),
        _ => Err(field.wrong(Fault::Turn)),
    }
}

fn read_hands(field: FieldText<'_>) -> Result<BySide<u8>, SetupError> {
    let read = || {
        let (first, second) = field.text.split_once('/')?;
        Some(BySide::new(read_number(first)?, read_number(second)?))
    };
    read().ok_or(field.wrong(Fault::Hands))
}

/// A number from 0 to 255, written with digits alone and no needless zero.
fn read_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let needless = text.len() > 1 && text.starts_with('0');
    if plain && !needless { u8::from_str(text).ok() } else { None }
}

fn read_pending(field: FieldText<'_>) -> Result<Pending, SetupError> {
    let read = || match field.text.split_once(':') {
        None if field.text == "-" => Some(Pending::Open),
        None if field.text == "place" => Some(Pending::Place),
        Some(("take", removals)) => match removals.split_once('@') {
            None => Some(Pending::Take { more: read_number(removals)?, leaper: None }),
            Some((more, at)) => {
                let leaper = Some(at.parse().ok()?);
                Some(Pending::Take { more: read_number(more)?, leaper })
            }
        },
        Some(("chain", chain)) => {
            let (owed, at) = chain.split_once('@')?;
            Some(Pending::Chain { at: at.parse().ok()?, owed: read_number(owed)? })
        }
        Some(("hop", path)) => {
            let mut cells = path.split(',').map(|cell| cell.parse().ok());
            let start = Path::new(cells.next()??);
            cells.try_fold(start, |path, cell| path.and(cell?)).map(Pending::Hop)
        }
        _ => None,
    };
    read().ok_or(field.wrong(Fault::Pending))
}

#[cfg(test)]
mod tests;
