//! Formats prompts.

use sandgrid_rules::{Action, Cell, Side};

use super::super::{Language, key};
use crate::{Mobility, Prompt, Requirement, Seating, Selection};

impl Language {
    /// Formats a prompt without capital and period.
    fn task(self, task: Prompt) -> String {
        match task {
            Prompt::Place => self.format(key::TaskPlace),
            Prompt::PlaceInReply => self.format(key::TaskPlaceInReply),
            Prompt::PlaceApart(line) => self.format(key::TaskPlaceApart { count: line.into() }),
            Prompt::PlaceOrMove => self.format(key::TaskPlaceOrMove),
            Prompt::Move => self.format(key::TaskMove),
            Prompt::MoveIntoRow(line) => self.format(key::TaskMoveIntoRow { count: line.into() }),
            Prompt::Capture => self.format(key::TaskCapture),
            Prompt::Take { more, of, claim } => self.task_of_taking(more, of, claim),
            Prompt::TakeForRow(of) => self.format(key::TaskTakeForRow { them: self.of(of) }),
            Prompt::TakeFromHand(more, of) => {
                self.format(key::TaskTakeFromHand { count: more.into(), them: self.of(of) })
            }
            Prompt::LeapOn { at, claim: Requirement::Mandatory } => {
                self.format(key::TaskLeapOn { at: &at.to_string() })
            }
            Prompt::LeapOn { at, claim: Requirement::Optional } => {
                self.format(key::TaskLeapOnOrStop { at: &at.to_string() })
            }
        }
    }

    fn task_of_taking(self, more: u8, of: Side, claim: Requirement) -> String {
        let (count, them) = (more.into(), self.of(of));
        match claim {
            Requirement::Mandatory => self.format(key::TaskTake { count, them }),
            Requirement::Optional => self.format(key::TaskTakeOrDecline { count, them }),
        }
    }

    /// Formats a prompt at the start of a turn as a sentence, behind the name of the person.
    pub(in crate::i18n) fn to_play(self, side: Side, seating: &Seating, task: Prompt) -> String {
        let asked = self.sentence(key::ToPlay { us: self.of(side), task: &self.task(task) });
        match &seating.names[side] {
            Some(name) => [&*self.quote(name), " · ", &asked].concat(),
            None => asked,
        }
    }

    /// Formats a prompt for the only person at the screen as a sentence.
    pub(in crate::i18n) fn your_turn(self, task: Prompt) -> String {
        self.format(key::YourTurn { task: &self.task(task) })
    }

    /// Formats a prompt in the middle of a turn as a sentence.
    pub(in crate::i18n) fn asked(self, side: Side, task: Prompt) -> String {
        self.sentence(key::Asked { us: self.of(side), task: &self.task(task) })
    }

    /// Formats a prompt without its side as a sentence.
    pub(in crate::i18n) fn go_on(self, task: Prompt) -> String {
        self.sentence(key::GoOn { task: &self.task(task) })
    }

    /// Formats the chosen action and how to confirm it.
    pub(in crate::i18n) fn confirm(self, side: Side, action: Action) -> String {
        self.format(key::Confirm { button: &self.button(action, side) })
    }

    /// Formats the prompt for the destination of a selection, with its possible moves, in sentences.
    pub(in crate::i18n) fn where_to(self, side: Side, selection: Selection) -> String {
        let us = self.of(side);
        match selection {
            Selection::Piece { at, ways } => self.sentence(key::WherePiece {
                us,
                at: &at.to_string(),
                ways: &self.all_of(side, ways),
            }),
            Selection::InHand(None) => self.sentence(key::WhereNew { us }),
            Selection::InHand(Some(line)) => {
                self.sentence(key::WhereNewApart { us, count: line.into() })
            }
        }
    }

    /// Formats possible moves: "step, or leap over a stick".
    fn all_of(self, side: Side, ways: Mobility) -> String {
        let ways = [
            ways.step.then(|| self.format(key::WayStep)),
            ways.leap.then(|| self.format(key::WayLeap { them: self.of(!side) })),
            ways.hop.then(|| self.format(key::WayHop { us: self.of(side) })),
        ];
        self.either(&ways.into_iter().flatten().collect::<Vec<_>>())
    }

    /// Formats the notice that the computer waits during browsing.
    pub(in crate::i18n) fn waiting(self, side: Side) -> String {
        self.sentence(key::Waiting { us: self.of(side) })
    }

    /// Formats the advice on placing a piece that the selected one cannot reach.
    pub(in crate::i18n) fn place_instead(self, at: Cell, held: Cell) -> String {
        self.sentence(key::PlaceInstead { at: &at.to_string(), held: &held.to_string() })
    }
}
