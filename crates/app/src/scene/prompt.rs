//! What is asked of whoever acts.

use sandgrid_rules::{Action, Actions, Cell, Family, Pending, Position, Side};

/// What is asked of whoever acts; the words for it are a [`Language`](crate::Language)'s.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Place a piece: nothing else is possible.
    Place,
    /// Place a piece, because the enemy has placed one.
    PlaceInReply,
    /// Place a piece without making a row of that many.
    PlaceApart(u8),
    /// Place a piece or move one.
    PlaceOrMove,
    /// Move a piece.
    Move,
    /// Move a piece; a row of that many takes an enemy.
    MoveIntoRow(u8),
    /// Capture, which is a duty.
    Capture,
    /// Take so many more of that side's pieces after a leap.
    Take {
        /// How many; at least 1.
        more: u8,
        /// Whose.
        of: Side,
        /// Whether it is a duty.
        claim: Requirement,
    },
    /// Take one of that side's pieces for a row.
    TakeForRow(Side),
    /// None of that side's pieces is on the board: take so many from the hand.
    TakeFromHand(u8, Side),
    /// The piece there may leap on.
    LeapOn {
        /// Where it stands.
        at: Cell,
        /// Whether it is a duty.
        claim: Requirement,
    },
}

/// Whether something that can be done must be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// It must.
    Mandatory,
    /// It need not.
    Optional,
}

impl Prompt {
    /// What a position asks; `None` when the game is over.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let actions = position.actions();
        if actions.is_empty() {
            return None;
        }
        let claim = |other| {
            if actions.contains(other) { Requirement::Optional } else { Requirement::Mandatory }
        };
        Some(match position.duty() {
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
            Family::Row(row) if can_place => Self::PlaceApart(row.line.is),
            Family::Row(row) => Self::MoveIntoRow(row.line.is),
            Family::Leaping(leaping) => {
                let mandatory = leaping.capture.is == sandgrid_rules::Capture::Mandatory;
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
