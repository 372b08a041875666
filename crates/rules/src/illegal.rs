//! Why an action is refused.

use core::fmt;

use crate::rule::rulings;
use crate::{
    Action, BonusCapture, Capture, Cell, Chain, Family, FriendlyLeap, Leaping, Pending, Position,
    Row, Rule, row,
};

/// Why an action was refused, and by which rule. The position did not change.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The refused action.
    pub action: Action,
    /// The reason.
    pub why: Refusal,
    /// The rule that forbids it.
    pub rule: &'static Rule,
}

/// The reason why an action is illegal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The hole is not on this board.
    OffBoard,
    /// The hole is not empty.
    Occupied(Cell),
    /// There is no piece to move.
    NoPiece(Cell),
    /// The piece to move is the enemy's.
    EnemyPiece(Cell),
    /// There is no enemy to leap over.
    NoEnemyBetween(Cell),
    /// There is no friend to leap over.
    NoFriendBetween(Cell),
    /// Pieces do not leap over their own side here.
    FriendsStay,
    /// The hole was touched before in these leaps.
    HopTwice(Cell),
    /// There is nothing left in hand.
    HandEmpty,
    /// The enemy has placed a piece, and must be answered by one.
    MustPlace,
    /// A side that can capture must.
    MustCapture,
    /// The leaping piece leaps on, or stops; no other piece moves.
    LeapOnOrStop(Cell),
    /// The piece that is leaping can capture again, and must.
    LeapOn(Cell),
    /// A piece is to be removed first.
    TakeFirst,
    /// There is no enemy piece to remove there.
    NoEnemy(Cell),
    /// Pieces in hand are not taken here.
    HandIsSafe,
    /// Pieces in hand are taken only when the board has none left.
    BoardFirst,
    /// The removal is a duty.
    MustTake,
    /// Nothing is to be removed now.
    NothingToTake,
    /// Nothing is under way that could be stopped.
    NothingToStop,
    /// All pieces are placed before any moves.
    PlaceFirst,
    /// All pieces are placed.
    AllPlaced,
    /// No row may be made in placing.
    MakesRow,
    /// The row would be too long.
    TooLong,
    /// Pieces do not leap in this game.
    NoLeaps,
}

impl Illegal {
    /// Says why that action is not legal there.
    pub(crate) fn explain(position: &Position, action: Action) -> Self {
        let (why, rule) = match (position.outcome(), &position.rules.family) {
            (Some(outcome), _) => (Refusal::GameOver, outcome.rule(position.rules)),
            (None, Family::Leaping(choices)) => LeapingRefusal { position, choices }.refuse(action),
            (None, Family::Row(row)) => RowRefusal { position, row }.refuse(action),
        };
        Self { action, why, rule }
    }
}

type Reason = (Refusal, &'static Rule);

/// Returns the reason why a piece cannot move between these holes, or `None` if it can.
fn unmovable(position: &Position, action: Action) -> Option<Refusal> {
    let on_board = |cell: &Cell| position.rules.shape.contains(*cell);
    let (Some(from), Some(to)) = (action.from(), action.to().filter(on_board)) else {
        return Some(Refusal::OffBoard);
    };
    match position.at(from) {
        None if !on_board(&from) => Some(Refusal::OffBoard),
        None => Some(Refusal::NoPiece(from)),
        Some(side) if side != position.turn => Some(Refusal::EnemyPiece(from)),
        Some(_) => position.at(to).map(|_| Refusal::Occupied(to)),
    }
}

/// Returns the reason why a piece cannot be placed in that hole.
fn unplaceable(position: &Position, at: Cell) -> Option<Refusal> {
    if position.rules.shape.contains(at) {
        position.at(at).map(|_| Refusal::Occupied(at))
    } else {
        Some(Refusal::OffBoard)
    }
}

/// A leaping game's refusals.
struct LeapingRefusal<'a> {
    position: &'a Position,
    choices: &'a Leaping,
}

impl LeapingRefusal<'_> {
    fn refuse(&self, action: Action) -> Reason {
        let Leaping { capture, answer, .. } = self.choices;
        match self.position.pending {
            Pending::Take { .. } => self.refuse_removal(action),
            Pending::Chain { at, .. } => self.refuse_chain(at, action),
            Pending::Hop(path) => self.refuse_hop(path.last(), action),
            Pending::Place => match action {
                Action::Place { at } => self.misplaced(at),
                Action::Step { .. }
                | Action::Leap { .. }
                | Action::Hop { .. }
                | Action::Take { .. }
                | Action::TakeFromHand
                | Action::Decline
                | Action::Stop => (Refusal::MustPlace, answer.rule),
            },
            Pending::Open if self.must_capture() && !matches!(action, Action::Leap { .. }) => {
                (Refusal::MustCapture, capture.rule)
            }
            Pending::Open => self.refuse_fresh(action),
        }
    }

    fn must_capture(&self) -> bool {
        self.choices.capture.value == Capture::Mandatory && self.position.actions().has_leap()
    }

    fn refuse_fresh(&self, action: Action) -> Reason {
        let law = &self.choices.law;
        match action {
            Action::Place { .. } if self.position.our.in_hand == 0 => {
                (Refusal::HandEmpty, law.hand)
            }
            Action::Place { at } => self.misplaced(at),
            Action::Step { .. } | Action::Leap { .. } | Action::Hop { .. } => {
                self.refuse_move(action)
            }
            Action::Take { .. } | Action::TakeFromHand | Action::Decline => {
                (Refusal::NothingToTake, law.second)
            }
            Action::Stop => (Refusal::NothingToStop, law.turn),
        }
    }

    fn misplaced(&self, at: Cell) -> Reason {
        let why = unplaceable(self.position, at);
        let law = &self.choices.law;
        let why = why.expect("an empty hole of the board can be filled");
        (why, if why == Refusal::OffBoard { law.board } else { law.place })
    }

    /// Returns the reason why a step, a leap or a hop is illegal by itself.
    fn refuse_move(&self, action: Action) -> Reason {
        let friends = self.choices.friends;
        if matches!(action, Action::Hop { .. }) && friends.value == FriendlyLeap::Never {
            return (Refusal::FriendsStay, friends.rule);
        }
        let why = unmovable(self.position, action).or_else(|| self.refuse_over(action));
        let why = why.expect("a move that nothing is wrong with is legal");
        (why, self.rule_of_moving(why, action))
    }

    fn rule_of_moving(&self, why: Refusal, action: Action) -> &'static Rule {
        let Leaping { law, friends, .. } = self.choices;
        match (why, action) {
            (Refusal::OffBoard, _) => law.board,
            (Refusal::NoPiece(_) | Refusal::EnemyPiece(_), _) => law.own,
            (Refusal::HopTwice(_), _) => &rulings::C7,
            (Refusal::Occupied(_), Action::Hop { .. }) if friends.value == FriendlyLeap::Once => {
                &rulings::Y6
            }
            (Refusal::NoFriendBetween(_), _) => friends.rule,
            (_, Action::Leap { .. } | Action::Hop { .. }) => law.leap,
            _ => law.step,
        }
    }

    /// Returns the reason that lies in the hole leapt over, or in a hole touched twice. The start and the target are
    /// legal, so a leap can only lack its enemy, and a hop its friend, or come back.
    fn refuse_over(&self, action: Action) -> Option<Refusal> {
        let (over, to) = (action.over()?, action.to()?);
        Some(match action {
            Action::Leap { .. } => Refusal::NoEnemyBetween(over),
            _ if self.position.at(over) == Some(self.position.turn) => Refusal::HopTwice(to),
            _ => Refusal::NoFriendBetween(over),
        })
    }

    fn refuse_chain(&self, at: Cell, action: Action) -> Reason {
        let Leaping { chain, capture, .. } = self.choices;
        match action {
            Action::Leap { from, .. } if from == at => self.refuse_move(action),
            _ if capture.value == Capture::Mandatory => (Refusal::LeapOn(at), &rulings::Y2),
            Action::Hop { from, .. } if from == at => self.refuse_late_hop(action),
            _ => (Refusal::LeapOnOrStop(at), chain.rule),
        }
    }

    /// Returns the reason why a hop after a capture is illegal: only captures follow.
    fn refuse_late_hop(&self, action: Action) -> Reason {
        let ruling = match self.choices.friends.value {
            FriendlyLeap::Once => &rulings::Y6,
            FriendlyLeap::ThenCapture => &rulings::C6,
            FriendlyLeap::Never => return self.refuse_move(action),
        };
        let moved =
            unmovable(self.position, action).map(|why| (why, self.rule_of_moving(why, action)));
        let over = action.over().map(|over| (Refusal::NoEnemyBetween(over), ruling));
        moved.or(over).expect("a hop on the board goes over a hole")
    }

    fn refuse_hop(&self, at: Cell, action: Action) -> Reason {
        match action {
            Action::Leap { from, .. } | Action::Hop { from, .. } if from == at => {
                self.refuse_move(action)
            }
            _ => (Refusal::LeapOnOrStop(at), self.choices.friends.rule),
        }
    }

    fn refuse_removal(&self, action: Action) -> Reason {
        let Leaping { second, claim, law, chain, .. } = self.choices;
        match (action, second.value) {
            (Action::Take { at }, _) => (Refusal::NoEnemy(at), law.second),
            (Action::TakeFromHand, BonusCapture::Board) => (Refusal::HandIsSafe, second.rule),
            (Action::TakeFromHand, BonusCapture::BoardThenHand) => {
                (Refusal::BoardFirst, second.rule)
            }
            (Action::Decline, _) => (Refusal::MustTake, claim.rule),
            (Action::Leap { .. }, _) if chain.value == Chain::TakingEachTime => {
                (Refusal::TakeFirst, chain.rule)
            }
            (
                Action::Place { .. }
                | Action::Step { .. }
                | Action::Leap { .. }
                | Action::Hop { .. }
                | Action::Stop,
                _,
            ) => (Refusal::TakeFirst, law.second),
        }
    }
}

/// A row game's refusals.
struct RowRefusal<'a> {
    position: &'a Position,
    row: &'a Row,
}

impl RowRefusal<'_> {
    fn refuse(&self, action: Action) -> Reason {
        let law = &self.row.law;
        let placing = row::is_placing(self.position);
        match (self.position.pending, action) {
            (Pending::Take { .. }, Action::Take { at }) => (Refusal::NoEnemy(at), law.take),
            (Pending::Take { .. }, Action::Decline) => (Refusal::MustTake, law.must),
            (Pending::Take { .. }, Action::TakeFromHand) => (Refusal::HandIsSafe, &rulings::W1),
            (Pending::Take { .. }, _) => (Refusal::TakeFirst, law.must),
            (_, Action::Place { at }) if placing => match unplaceable(self.position, at) {
                Some(Refusal::OffBoard) => (Refusal::OffBoard, law.board),
                Some(why) => (why, law.placing),
                None => (Refusal::MakesRow, law.apart),
            },
            (_, Action::Step { .. }) if placing => (Refusal::PlaceFirst, law.placing),
            (_, Action::Place { .. }) => (Refusal::AllPlaced, law.step),
            (_, Action::Step { .. }) => match unmovable(self.position, action) {
                Some(Refusal::OffBoard) => (Refusal::OffBoard, law.board),
                Some(why @ Refusal::EnemyPiece(_)) => (why, law.own),
                Some(why) => (why, law.step),
                None => (Refusal::TooLong, law.overlong),
            },
            (_, Action::Leap { .. } | Action::Hop { .. }) => (Refusal::NoLeaps, law.step),
            (_, Action::Take { .. } | Action::TakeFromHand | Action::Decline) => {
                (Refusal::NothingToTake, law.take)
            }
            (_, Action::Stop) if placing => (Refusal::NothingToStop, law.placing),
            (_, Action::Stop) => (Refusal::NothingToStop, law.step),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({}, {})", self.action, self.why, self.rule.id, self.rule.place())
    }
}

impl core::error::Error for Illegal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Occupied(at) => return write!(f, "{at} is not empty"),
            Self::NoPiece(at) => return write!(f, "there is no piece on {at}"),
            Self::EnemyPiece(at) => return write!(f, "the piece on {at} is the enemy's"),
            Self::NoEnemyBetween(at) => return write!(f, "there is no enemy on {at} to leap over"),
            Self::NoFriendBetween(at) => {
                return write!(f, "there is no friend on {at} to leap over");
            }
            Self::HopTwice(at) => return write!(f, "{at} was touched before in these leaps"),
            Self::LeapOnOrStop(at) => return write!(f, "the piece on {at} leaps on or stops"),
            Self::LeapOn(at) => return write!(f, "the piece on {at} can capture again, and must"),
            Self::NoEnemy(at) => return write!(f, "there is no enemy piece on {at}"),
            Self::GameOver => "the game is over",
            Self::OffBoard => "that is not on this board",
            Self::FriendsStay => "pieces do not leap over their own side here",
            Self::HandEmpty => "there is no piece left in hand",
            Self::MustPlace => "the enemy has placed a piece, and must be answered by one",
            Self::MustCapture => "who can capture must",
            Self::TakeFirst => "an enemy piece is to be removed first",
            Self::HandIsSafe => "pieces in hand are not taken here",
            Self::BoardFirst => "pieces in hand are taken only when the board has none left",
            Self::MustTake => "the removal cannot be declined",
            Self::NothingToTake => "nothing is to be removed now",
            Self::NothingToStop => "nothing is under way that could be stopped",
            Self::PlaceFirst => "all pieces are placed before any moves",
            Self::AllPlaced => "all pieces are placed already",
            Self::MakesRow => "no row may be made in placing",
            Self::TooLong => "the row would be too long",
            Self::NoLeaps => "pieces do not leap in this game",
        })
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;
    use std::string::{String, ToString};

    use super::*;
    use crate::{Position, Ruleset};

    #[test]
    fn every_refusal_has_distinct_words() {
        let all = [
            Refusal::GameOver,
            Refusal::OffBoard,
            Refusal::FriendsStay,
            Refusal::HandEmpty,
            Refusal::MustPlace,
            Refusal::MustCapture,
            Refusal::TakeFirst,
            Refusal::HandIsSafe,
            Refusal::BoardFirst,
            Refusal::MustTake,
            Refusal::NothingToTake,
            Refusal::NothingToStop,
            Refusal::PlaceFirst,
            Refusal::AllPlaced,
            Refusal::MakesRow,
            Refusal::TooLong,
            Refusal::NoLeaps,
        ];
        let words: BTreeSet<_> = all.iter().map(ToString::to_string).collect();
        assert_eq!(words.len(), all.len(), "{words:?}");
    }

    /// Returns the refusal of an action, with its rule.
    fn told(key: &str, text: &str, action: &str) -> String {
        let mut position = Position::parse(text, Ruleset::find(key).unwrap()).unwrap();
        position.play(action.parse().unwrap()).unwrap_err().to_string()
    }

    fn assert_told(key: &str, text: &str, refused: &[(&str, &str)]) {
        for (action, why) in refused {
            let told = told(key, text, action);
            assert!(told.starts_with(&std::format!("{action}: {why}, ")), "{key} {text}: {told}");
        }
    }

    #[test]
    fn leaping_refusals_at_a_fresh_turn() {
        let text = "i5/6/2oi2/6/6 o 4/4 - 0";
        let anywhere = [
            ("g3-f3", "that is not on this board (000-R3"),
            ("b1-b2", "there is no piece on b1 (000-R9"),
            ("d3-d4", "the piece on d3 is the enemy's (000-R9"),
            ("c3-d3", "d3 is not empty (000-R9"),
            ("c3xc5", "there is no enemy on c4 to leap over (000-R11"),
            ("c3", "c3 is not empty (000-R8"),
            ("h8", "that is not on this board (000-R3"),
            ("*d3", "nothing is to be removed now (000-R13"),
            ("stop", "nothing is under way that could be stopped (000-R7"),
        ];
        assert_told("yote-ludos", text, &anywhere);
        let friend = ("c3^c5", "pieces do not leap over their own side here (000-R11");
        assert_told("yote-ludos", text, &[friend]);
        let friend = ("c3^c5", "there is no friend on c4 to leap over (000-V3");
        assert_told("yote-ludos+friendly", text, &[friend]);
        let empty = ("a1", "there is no piece left in hand (000-R8");
        assert_told("yote-ludos", "6/6/2oi2/6/6 o 0/4 - 0", &[empty]);
    }

    #[test]
    fn leaping_refusals_of_duties() {
        let must = "who can capture must (000-V1";
        let refused = [
            ("c3-c4", must),
            ("a1", must),
            ("c3xc5", "there is no enemy on c4 to leap over (000-R11"),
        ];
        assert_told("yote-ludos+mandatory", "i5/6/2oi2/6/6 o 4/4 - 0", &refused);
        let nobody = ("a1", "a1 is not empty (000-R8");
        assert_told("yote-ludos+mandatory", "6/6/2o3/6/i5 o 4/4 - 0", &[nobody]);
        let answer = [
            ("c3", "c3 is not empty (000-R8"),
            ("c3-c4", "the enemy has placed a piece, and must be answered by one (000-C1"),
        ];
        assert_told("choko-ludos", "5/5/2o2/5/5 i 11/11 place 0", &answer);
    }

    #[test]
    fn leaping_refusals_within_a_chain() {
        let chain = [
            ("a1-a2", "the piece on c3 leaps on or stops (000-V2"),
            ("a1xa3", "the piece on c3 leaps on or stops (000-V2"),
            ("c3xc5", "there is no enemy on c4 to leap over (000-R11"),
            ("c3^c1", "pieces do not leap over their own side here (000-R11"),
        ];
        let text = "6/6/2oi2/6/o5 o 4/4 chain:1@c3 0";
        assert_told("yote-ludos+chain", text, &chain);
        let must = "the piece on c3 can capture again, and must (Q-Y2";
        let refused = [("a1-a2", must), ("stop", must), chain[2]];
        assert_told("yote-ludos+chain+mandatory", text, &refused);
        let hop = [
            ("c1^a1", "a1 was touched before in these leaps (Q-C7"),
            ("c1^c3", "there is no friend on c2 to leap over (001-C1"),
            ("c1xc3", "there is no enemy on c2 to leap over (001-R10"),
            ("b1^b3", "the piece on c1 leaps on or stops (001-C1"),
        ];
        assert_told("choko-ludens", "6/6/6/6/1ooo2 o 9/9 hop:a1,c1 0", &hop);
    }

    #[test]
    fn row_refusals() {
        let placing = [
            ("d3", "d3 is not empty (001-W2"),
            ("c3", "no row may be made in placing (001-W2"),
            ("a3-a4", "all pieces are placed before any moves (001-W2"),
            ("*d3", "nothing is to be removed now (001-W5"),
        ];
        assert_told("wali-ludens", "6/6/oo1i2/6/6 o 10/11 - 0", &placing);
        let moving = [
            ("b2", "all pieces are placed already (001-W3"),
            ("f1-f2", "the piece on f1 is the enemy's (001-W0"),
            ("c2-c3", "the row would be too long (001-W6"),
            ("c2xc4", "pieces do not leap in this game (001-W3"),
            ("stop", "nothing is under way that could be stopped (001-W3"),
        ];
        assert_told("wali-ludens", "6/6/oo1oo1/2o3/5i o 0/0 - 0", &moving);
        let removing = [
            ("*c3", "there is no enemy piece on c3 (001-W5"),
            ("*-", "the removal cannot be declined (Q-W8"),
            ("*hand", "pieces in hand are not taken here (Q-W1"),
            ("c2-c3", "an enemy piece is to be removed first (Q-W8"),
        ];
        assert_told("wali-ludens", "6/6/oo1oo1/2o3/5i o 0/0 take:1 0", &removing);
    }

    #[test]
    fn refusals_of_removals_are_distinguished() {
        let text = "6/6/4o1/6/oi4 o 10/10 take:1 0";
        for (key, action, why) in [
            ("yote-traditional", "*hand", Refusal::HandIsSafe),
            ("yote-ludos", "*hand", Refusal::BoardFirst),
            ("yote-traditional", "*-", Refusal::MustTake),
            ("yote-traditional", "*c3", Refusal::NoEnemy("c3".parse().unwrap())),
            ("yote-traditional", "c3", Refusal::TakeFirst),
        ] {
            let mut position = Position::parse(text, Ruleset::find(key).unwrap()).unwrap();
            let illegal = position.play(action.parse().unwrap()).unwrap_err();
            assert_eq!(illegal.why, why, "{key} {action}");
        }
    }
}
