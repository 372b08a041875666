//! Prompts for the side to act.

use sandgrid_rules::{Action, Actions, Cell, Family, Pending, Position, Side};

/// A prompt for the side to act; a [`Language`](crate::Language) formats it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Place a piece, the only legal action.
    Place,
    /// Place a piece in reply to a placement.
    PlaceInReply,
    /// Place a piece without making a row of that length.
    PlaceApart(u8),
    /// Place a piece or move one.
    PlaceOrMove,
    /// Move a piece.
    Move,
    /// Move a piece; a row of that length captures.
    MoveIntoRow(u8),
    /// Capture, a mandatory action.
    Capture,
    /// Remove more pieces of a side after a leap.
    Take {
        /// Number of pieces; at least 1.
        more: u8,
        /// Side of the pieces.
        of: Side,
        /// Whether it is mandatory.
        claim: Requirement,
    },
    /// Remove a piece of that side for a row.
    TakeForRow(Side),
    /// Remove that number of pieces from the side's hand, since none is on the board.
    TakeFromHand(u8, Side),
    /// Leap on with a piece.
    LeapOn {
        /// Hole of the piece.
        at: Cell,
        /// Whether it is mandatory.
        claim: Requirement,
    },
}

/// Whether an action is mandatory or optional.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Mandatory.
    Mandatory,
    /// Optional.
    Optional,
}

impl Prompt {
    /// Returns the prompt of a position; `None` when the game is over.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let actions = position.actions();
        if actions.is_empty() {
            return None;
        }
        let claim = |other| {
            if actions.contains(other) { Requirement::Optional } else { Requirement::Mandatory }
        };
        Some(match position.pending() {
            Pending::Open => Self::fresh(position, actions),
            Pending::Place => Self::PlaceInReply,
            Pending::Take { more, .. } if actions.contains(Action::TakeFromHand) => {
                Self::TakeFromHand(more, !position.turn())
            }
            Pending::Take { more, .. } => match position.ruleset().family() {
                Family::Leaping(_) => {
                    let of = !position.turn();
                    Self::Take { more, of, claim: claim(Action::Decline) }
                }
                Family::Row(_) => Self::TakeForRow(!position.turn()),
            },
            Pending::Chain { at, .. } => Self::LeapOn { at, claim: claim(Action::Stop) },
            Pending::Hop(path) => Self::LeapOn { at: path.last(), claim: claim(Action::Stop) },
        })
    }

    fn fresh(position: &Position, actions: Actions) -> Self {
        let can = |what: fn(&Action) -> bool| actions.into_iter().any(|action| what(&action));
        let can_place = can(|action| matches!(action, Action::Place { .. }));
        let can_move = can(|action| action.from().is_some());
        let can_do_without_capture = can(|action| !matches!(action, Action::Leap { .. }));
        match position.ruleset().family() {
            Family::Row(row) if can_place => Self::PlaceApart(row.line.value),
            Family::Row(row) => Self::MoveIntoRow(row.line.value),
            Family::Leaping(leaping) => {
                let mandatory = leaping.capture.value == sandgrid_rules::Capture::Mandatory;
                match (can_place, can_move) {
                    _ if mandatory && !can_do_without_capture => Self::Capture,
                    (true, true) => Self::PlaceOrMove,
                    (true, false) => Self::Place,
                    (false, _) => Self::Move,
                }
            }
        }
    }
}
