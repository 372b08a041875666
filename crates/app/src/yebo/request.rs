//! AI requests and responses, with a text form for messages to and from a worker.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Act, Seat};

use super::{SavedYeboGame, SavedYeboGameError, Strength, ai};

/// A request to the AI for a seat's act.
///
/// # Text
/// `12 B 3` and the text of the game on the following lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRequest {
    /// Identifier, repeated in the response.
    pub id: u32,
    /// Seat to decide.
    pub seat: Seat,
    /// Strength.
    pub strength: Strength,
    /// Text of the saved game.
    pub game: String,
}

/// A response of the AI.
///
/// # Text
/// `12 discard P5`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveResponse {
    /// Identifier of the request.
    pub id: u32,
    /// Act for the seat.
    pub act: Act,
}

/// The error of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRequestError {
    /// The request is malformed.
    Form,
    /// The game is malformed.
    Game(SavedYeboGameError),
    /// The seat has nothing to decide.
    Nothing,
}

impl MoveRequest {
    /// Computes the response; deterministic.
    ///
    /// # Errors
    /// Returns an error if the game is malformed or the seat has nothing to decide.
    pub fn answer(&self) -> Result<MoveResponse, MoveRequestError> {
        let kept: SavedYeboGame = self.game.parse().map_err(MoveRequestError::Game)?;
        // Another seed for each decision, so that weak levels do not repeat their errors.
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
