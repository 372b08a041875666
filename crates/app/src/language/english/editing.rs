//! Setting up a position.

use sandgrid_rules::Fault;

use super::{English, lower, number, upper};
use crate::message::{SetUp, State};
use crate::{End, Flaw};

impl English {
    /// What is to be said of a position that is being set up, in sentences.
    pub(super) fn set_up(self, said: SetUp) -> String {
        match said {
            SetUp::Begun => {
                "Set up a position: choose a piece, and press the holes that it belongs \
                 in. The game waits."
                    .to_owned()
            }
            SetUp::Hole(cell, piece) => {
                format!("{}.", self.hole(cell, piece, State::Plain))
            }
            SetUp::Hand(side, count) => {
                format!("{}: {} in hand.", upper(self.many(side)), number(count))
            }
            SetUp::Playable(side) => format!("This can be played: {} begin.", self.many(side)),
            SetUp::Flawed(flaw) => self.flawed(flaw),
            SetUp::Played => "The game goes on from this position.".to_owned(),
            SetUp::Left => "Back in the game, which is as it was.".to_owned(),
        }
    }

    fn flawed(self, flaw: Flaw) -> String {
        match flaw {
            Flaw::Over(outcome) => format!(
                "Nothing is left to play: {}. {}",
                lower(&self.headline(End::Ruled(outcome))),
                self.reason(End::Ruled(outcome))
            ),
            Flaw::Setup(error) => match error.fault {
                Fault::TooManyPieces(side, most) => {
                    format!(
                        "There are too many {}: the game has {}.",
                        self.many(side),
                        number(most)
                    )
                }
                Fault::NoPieces => "There is no piece yet, on the board or in a hand.".to_owned(),
                _ => format!("This cannot be played: {error}."),
            },
        }
    }
}
