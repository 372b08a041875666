//! What an opponent is asked and answers: texts, so that one may think elsewhere.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Act, Seat};

use super::{Kept, KeptError, Strength, chooser};

/// What an opponent is asked: what that seat would do now.
///
/// # Text
/// `12 B 3` and the text of the game in the lines that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
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
pub struct Answer {
    /// The question's.
    pub id: u32,
    /// What the seat would do.
    pub act: Act,
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionError {
    /// It is no question.
    Form,
    /// Its game cannot be read.
    Game(KeptError),
    /// There is nothing to be decided by that seat.
    Nothing,
}

impl Question {
    /// The answer. Same question, same answer.
    ///
    /// # Errors
    /// When the game is none, or nothing is asked of the seat in it.
    pub fn answer(&self) -> Result<Answer, QuestionError> {
        let kept: Kept = self.game.parse().map_err(QuestionError::Game)?;
        // Another number at each decision, so that no weakness is always the same.
        let seed = kept.game.acts().len() as u64;
        let act = chooser::decide(&kept.game.view(self.seat), self.strength, seed);
        Ok(Answer { id: self.id, act: act.ok_or(QuestionError::Nothing)? })
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}\n{}", self.id, self.seat, self.strength.number(), self.game)
    }
}

impl FromStr for Question {
    type Err = QuestionError;

    fn from_str(text: &str) -> Result<Self, QuestionError> {
        let (head, game) = text.split_once('\n').ok_or(QuestionError::Form)?;
        let mut words = head.split(' ');
        let mut word = || words.next().ok_or(QuestionError::Form);
        let id = word()?.parse().map_err(|_| QuestionError::Form)?;
        let seat = word()?.parse().map_err(|_| QuestionError::Form)?;
        let strength = Strength::numbered(word()?).ok_or(QuestionError::Form)?;
        Ok(Self { id, seat, strength, game: game.to_owned() })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.act)
    }
}

impl FromStr for Answer {
    type Err = QuestionError;

    fn from_str(text: &str) -> Result<Self, QuestionError> {
        let (id, act) = text.split_once(' ').ok_or(QuestionError::Form)?;
        let id = id.parse().map_err(|_| QuestionError::Form)?;
        Ok(Self { id, act: act.parse().map_err(|_| QuestionError::Form)? })
    }
}
