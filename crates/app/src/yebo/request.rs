//! What an opponent is asked and answers: texts, so that one may think elsewhere.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Act, Seat};

use super::{SavedYeboGame, SavedYeboGameError, Strength, ai};

/// What an opponent is asked: what that seat would do now.
///
/// # Text
/// `12 B 3` and the text of the game in the lines that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRequest {
    /// By which the answer is known.
    pub id: u32,
    /// Whose decision it is.
    pub seat: Seat,
    /// How well to think.
    pub strength: Strength,
    /// The game, as it is kept.
    pub game: String,
}

/// What it says.
///
/// # Text
/// `12 discard P5`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveResponse {
    /// The question's.
    pub id: u32,
    /// What the seat would do.
    pub act: Act,
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRequestError {
    /// It is no question.
    Form,
    /// Its game cannot be read.
    Game(SavedYeboGameError),
    /// There is nothing to be decided by that seat.
    Nothing,
}

impl MoveRequest {
    /// The answer. Same question, same answer.
    ///
    /// # Errors
    /// When the game is none, or nothing is asked of the seat in it.
    pub fn answer(&self) -> Result<MoveResponse, MoveRequestError> {
        let kept: SavedYeboGame = self.game.parse().map_err(MoveRequestError::Game)?;
        // Another number at each decision, so that no weakness is always the same.
        let seed = kept.game.acts().len() as u64;
        let act = ai::decide(&kept.game.view(self.seat), self.strength, seed);
        Ok(MoveResponse { id: self.id, act: act.ok_or(MoveRequestError::Nothing)? })
    }
}

impl fmt::Display for MoveRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}\n{}", self.id, self.seat, self.strength.number(), self.game)
    }
}

impl FromStr for MoveRequest {
    type Err = MoveRequestError;

    fn from_str(text: &str) -> Result<Self, MoveRequestError> {
        let (head, game) = text.split_once('\n').ok_or(MoveRequestError::Form)?;
        let mut words = head.split(' ');
        let mut word = || words.next().ok_or(MoveRequestError::Form);
        let id = word()?.parse().map_err(|_| MoveRequestError::Form)?;
        let seat = word()?.parse().map_err(|_| MoveRequestError::Form)?;
        let strength = Strength::numbered(word()?).ok_or(MoveRequestError::Form)?;
        Ok(Self { id, seat, strength, game: game.to_owned() })
    }
}

impl fmt::Display for MoveResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.act)
    }
}

impl FromStr for MoveResponse {
    type Err = MoveRequestError;

    fn from_str(text: &str) -> Result<Self, MoveRequestError> {
        let (id, act) = text.split_once(' ').ok_or(MoveRequestError::Form)?;
        let id = id.parse().map_err(|_| MoveRequestError::Form)?;
        Ok(Self { id, act: act.parse().map_err(|_| MoveRequestError::Form)? })
    }
}
