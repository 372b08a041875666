//! Answers to board queries.

use sandgrid_rules::{Action, BySide, Cell, Side};

use super::Session;
use super::play::input_state::Grip;
use super::play::intent::picking_up;
use crate::sorted::sorted;
use crate::{
    BoardAnswer, BoardLine, BoardQuery, Effect, InvalidMove, Message, MoveDescription, Player,
    Scene,
};

impl Session {
    /// Answers a query in one sentence.
    pub(super) fn answer_query(&self, question: BoardQuery) -> Vec<Effect> {
        let scene = self.scene();
        let look = match question {
            BoardQuery::Last => return vec![Effect::Answer(self.say(&self.done_last()))],
            BoardQuery::Mine => pieces(&scene, self.reader()),
            BoardQuery::Theirs => pieces(&scene, !self.reader()),
            BoardQuery::Here if scene.editing.is_none() => self.open_at(self.focus),
            BoardQuery::Turn | BoardQuery::Here => return vec![Effect::Answer(asks_now(scene))],
            BoardQuery::Hands => BoardAnswer::Hands(BySide::from_fn(|side| {
                (scene.hands[side].count, scene.hands[side].taken)
            })),
            BoardQuery::Row => {
                pieces_in_line(&scene, self.row(), |cell| cell.row() == self.focus.row())
            }
            BoardQuery::Column => {
                pieces_in_line(&scene, self.column(), |cell| cell.column() == self.focus.column())
            }
        };
        vec![Effect::Answer(self.say(&Message::BoardAnswer(look)))]
    }

    fn done_last(&self) -> Message {
        match self.game.last_turn() {
            Some((side, turn)) => Message::Played(
                side,
                turn.iter().map(|action| MoveDescription::of(*action)).collect(),
            ),
            None => Message::BoardAnswer(BoardAnswer::NoTurns),
        }
    }

    /// Returns the side of the user: the person's against a computer, else the side to act.
    fn reader(&self) -> Side {
        let turn = self.game.position().turn();
        let persons = |side: &Side| self.choice.players[*side] == Player::Person;
        [turn, !turn].into_iter().find(persons).unwrap_or(turn)
    }

    fn row(&self) -> BoardLine {
        BoardLine::Row(self.focus.row() + 1)
    }

    fn column(&self) -> BoardLine {
        BoardLine::Column(char::from(b'a' + self.focus.column()))
    }

    /// Returns the legal actions at a hole, or the reason for which there are none.
    fn open_at(&self, cell: Cell) -> BoardAnswer {
        let position = self.game.position();
        let piece = position.at(cell);
        let held = match self.held() {
            Grip::Piece(held) => Some(held),
            Grip::Nothing | Grip::Hand => None,
        };
        let is_here = |action: &Action| match action {
            Action::Place { at } => *at == cell && held.is_none(),
            Action::Take { at } => *at == cell,
            action => {
                let comes = action.from() == held && action.to() == Some(cell);
                action.from() == Some(cell) || held.is_some() && comes
            }
        };
        let moves: Vec<MoveDescription> =
            self.open_actions().filter(is_here).map(MoveDescription::of).collect();
        if moves.is_empty() {
            let why = Box::new(self.closed_at(cell));
            BoardAnswer::Cannot(cell, piece, why)
        } else {
            BoardAnswer::Can(cell, piece, moves)
        }
    }

    /// Returns the reason for which a hole has no legal actions.
    fn closed_at(&self, cell: Cell) -> Message {
        if let Some(end) = self.end() {
            return Message::Ended(end);
        }
        if let Some(side) = self.computer() {
            return Message::InvalidMove(InvalidMove::OutOfTurn(side));
        }
        if !self.is_persons_turn() {
            return Message::Awaiting(self.game.position().turn(), self.seating());
        }
        let position = self.game.position();
        let tried = match position.at(cell) {
            _ if matches!(position.pending(), sandgrid_rules::Pending::Take { .. }) => {
                Action::Take { at: cell }
            }
            Some(_) => picking_up(position, cell),
            None => Action::Place { at: cell },
        };
        match (self.game.clone().play(tried), self.held()) {
            (Err(illegal), _) => Message::Refused(illegal),
            // An action is legal there, but not with the current selection.
            (Ok(()), Grip::Piece(held)) => Message::PlaceInstead { at: cell, held },
            (Ok(()), _) => Message::BoardAnswer(BoardAnswer::NoTurns),
        }
    }
}

/// Returns the current prompt or the result; for a lesson without a prompt, its feedback.
fn asks_now(scene: Scene) -> String {
    let feedback = scene.course.and_then(|course| course.feedback).map(|feedback| feedback.words);
    let status = Some(scene.status).filter(|status| !status.is_empty());
    status.or(feedback).unwrap_or_default()
}

fn pieces(scene: &Scene, side: Side) -> BoardAnswer {
    let own = scene.holes.iter().filter(|hole| hole.piece == Some(side)).map(|hole| hole.cell);
    let by_column = |cell: Cell| (cell.column(), cell.row());
    BoardAnswer::Pieces(side, sorted(own, |one, other| by_column(*one) < by_column(*other)))
}

fn pieces_in_line(scene: &Scene, line: BoardLine, is_in: impl Fn(Cell) -> bool) -> BoardAnswer {
    let holes = scene.holes.iter().filter(|hole| is_in(hole.cell));
    let pieces = holes.filter_map(|hole| Some((hole.cell, hole.piece?)));
    BoardAnswer::Line(line, pieces.collect())
}
