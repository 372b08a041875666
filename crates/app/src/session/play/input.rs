//! Handles presses and drags.

use sandgrid_rules::{Action, Cell, Illegal, Pending, Position, Refusal, Side};

use super::super::Session;
use super::input_state::Grip;
use super::intent::{intended_action, picking_up, rule_of};
use crate::{DragSource, Effect, GameResult, InvalidMove, Message, Prompt};

impl Session {
    pub(in crate::session) fn press(&mut self, cell: Cell) -> Vec<Effect> {
        self.focus = cell;
        self.input.dragged = None;
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        match self.held() {
            Grip::Nothing => self.press_freely(cell),
            Grip::Piece(from) => self.press_with_piece(from, cell),
            Grip::Hand => self.press_with_hand(cell),
        }
    }

    fn press_freely(&mut self, cell: Cell) -> Vec<Effect> {
        let position = self.position();
        match position.at(cell) {
            _ if matches!(position.pending(), Pending::Take { .. }) => {
                self.act(Action::Take { at: cell })
            }
            None => self.act(Action::Place { at: cell }),
            // While pieces can only be placed, the reason is the piece that lies there.
            Some(side) if side != position.turn() && self.can_only_place() => {
                self.act(Action::Place { at: cell })
            }
            Some(_) => self.pick_up(cell),
        }
    }

    fn can_only_place(&self) -> bool {
        let mut actions = self.game.actions().into_iter();
        actions.all(|action| matches!(action, Action::Place { .. }))
    }

    fn press_with_piece(&mut self, from: Cell, cell: Cell) -> Vec<Effect> {
        let position = self.position();
        if cell == from {
            self.cancel()
        } else if position.at(cell) == Some(position.turn()) {
            self.pick_up(cell)
        } else {
            let placing = self.game.actions().contains(Action::Place { at: cell });
            let advice = placing.then_some(Message::PlaceInstead { at: cell, held: from });
            self.bring(from, cell, advice)
        }
    }

    fn press_with_hand(&mut self, cell: Cell) -> Vec<Effect> {
        let position = self.position();
        if position.at(cell) == Some(position.turn()) {
            self.pick_up(cell)
        } else {
            self.act(Action::Place { at: cell })
        }
    }

    pub(in crate::session) fn press_hand(&mut self, side: Side) -> Vec<Effect> {
        self.input.dragged = None;
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        let ours = side == self.position().turn();
        match self.held() {
            Grip::Hand if ours => self.cancel(),
            _ if ours => self.pick_from_hand(),
            Grip::Nothing | Grip::Piece(_) | Grip::Hand => self.act(Action::TakeFromHand),
        }
    }

    pub(in crate::session) fn grab(&mut self, source: DragSource) -> Vec<Effect> {
        self.input.dragged = None;
        // A swipe over a read-only board is no attempt.
        if self.is_read_only() {
            return Vec::new();
        }
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        let legal = self.game.actions();
        let effects = match source {
            DragSource::Hole(cell) if legal.contains(Action::Take { at: cell }) => Vec::new(),
            DragSource::Hole(cell) if self.position().at(cell).is_none() => return Vec::new(),
            DragSource::Hole(cell) => self.pick_up(cell),
            DragSource::Hand(side) if side == self.position().turn() => self.pick_from_hand(),
            DragSource::Hand(_) if legal.contains(Action::TakeFromHand) => Vec::new(),
            DragSource::Hand(_) => self.act(Action::TakeFromHand),
        };
        let is_held = match source {
            DragSource::Hole(cell) => self.input.grip == Grip::Piece(cell),
            DragSource::Hand(_) => self.input.grip == Grip::Hand,
        };
        if effects.is_empty() || is_held {
            self.input.dragged = Some(source);
        }
        effects
    }

    /// Ends a drag: moves a piece of one's own to the target, or removes an enemy piece dragged off the board.
    pub(in crate::session) fn drop_at(&mut self, target: Option<Cell>) -> Vec<Effect> {
        let Some(source) = self.input.dragged.take() else {
            return Vec::new();
        };
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        let legal = self.game.actions();
        match (source, target) {
            // Removal by dragging off the board, or by a press with a slight movement.
            (DragSource::Hole(at), target) if legal.contains(Action::Take { at }) => {
                let off = target.is_none_or(|target| target == at);
                if off { self.act(Action::Take { at }) } else { Vec::new() }
            }
            (DragSource::Hand(_), None) if legal.contains(Action::TakeFromHand) => {
                self.act(Action::TakeFromHand)
            }
            // Dropped on its origin: keep it selected for the next press.
            (DragSource::Hole(from), Some(to)) if from == to => Vec::new(),
            (_, None) => {
                self.input.clear();
                Vec::new()
            }
            (DragSource::Hole(from), Some(to)) => self.bring(from, to, None),
            (DragSource::Hand(side), Some(at)) if side == self.position().turn() => {
                self.act(Action::Place { at })
            }
            (DragSource::Hand(_), Some(_)) => Vec::new(),
        }
    }

    /// Selects a piece that can act, or refuses.
    fn pick_up(&mut self, cell: Cell) -> Vec<Effect> {
        if self.game.actions().into_iter().any(|action| action.from() == Some(cell)) {
            self.input.select(Grip::Piece(cell));
            self.ask_again()
        } else {
            self.refuse_piece(cell)
        }
    }

    /// Refuses to move a piece, with the reason.
    fn refuse_piece(&mut self, cell: Cell) -> Vec<Effect> {
        match self.play(picking_up(&self.position(), cell)) {
            Ok(effects) => effects,
            // The hole tried first is occupied, and so are all other adjacent holes.
            Err(Illegal { why: Refusal::Occupied(_), rule, .. }) if self.end().is_none() => {
                self.refuse(&[Message::InvalidMove(InvalidMove::Blocked(cell))], Some(rule))
            }
            Err(illegal) => self.refuse(&[self.why(illegal)], Some(illegal.rule)),
        }
    }

    /// Selects the hand, or refuses if no placement is legal.
    fn pick_from_hand(&mut self) -> Vec<Effect> {
        if self.can_place() {
            self.input.select(Grip::Hand);
            self.ask_again()
        } else {
            let at = self.position().empty().into_iter().next();
            at.map_or_else(Vec::new, |at| self.act(Action::Place { at }))
        }
    }

    /// Moves a piece, or refuses with the reason and advice.
    fn bring(&mut self, from: Cell, to: Cell, advice: Option<Message>) -> Vec<Effect> {
        let position = self.position();
        let (why, rule) = match intended_action(&position, from, to).map(|action| self.play(action))
        {
            Ok(Ok(effects)) => return effects,
            Ok(Err(illegal)) => (self.why(illegal), Some(illegal.rule)),
            Err(fault) => (Message::InvalidMove(fault), Some(rule_of(fault, &position))),
        };
        let why: Vec<Message> = [why].into_iter().chain(advice).collect();
        self.refuse(&why, rule)
    }

    /// Adds the prompt to a refusal while a piece is to be taken, since the refusal takes its place.
    pub(in crate::session) fn add_prompt_due(&mut self, effects: &mut [Effect]) {
        let position = self.position();
        let is_due = matches!(position.pending(), Pending::Take { .. })
            && self.is_persons_turn()
            && !self.is_over()
            && !self.is_read_only();
        let Some(task) = Prompt::of(&position).filter(|_| is_due) else { return };
        let prompt = self.say(&self.prompt(position.turn(), task));
        let Some(notice) = &mut self.input.notice else { return };
        for effect in effects {
            if let Effect::Alert(words) = effect
                && *words == notice.words
            {
                *words = format!("{words} {prompt}");
                notice.words.clone_from(words);
            }
        }
    }

    /// Returns the selected piece, or the piece that must continue its turn.
    pub(in crate::session) fn held(&self) -> Grip {
        if !self.is_persons_turn() {
            return self.input.grip;
        }
        match self.position().pending() {
            Pending::Chain { at, .. } => Grip::Piece(at),
            Pending::Hop(path) => Grip::Piece(path.last()),
            Pending::Open | Pending::Place | Pending::Take { .. } => self.input.grip,
        }
    }

    /// Refuses an action outside the person's turn; during the computer's turn, silently.
    pub(in crate::session) fn refuse_early(&mut self) -> Option<Vec<Effect>> {
        if let Some(refused) = self.refuse_read_only() {
            return Some(refused);
        }
        match self.end() {
            Some(end @ GameResult::Settled(_)) => Some(self.refuse(&[Message::Ended(end)], None)),
            Some(GameResult::Ruled(_)) | None => (!self.is_persons_turn()).then(Vec::new),
        }
    }

    /// Returns whether an action would be too early: a computer is to act, or a lesson continues by itself.
    #[must_use]
    pub fn is_early(&self) -> bool {
        !self.is_persons_turn() || !self.exercise_is_open()
    }

    /// Returns whether a piece can be dragged from there: in the editor each one, else a piece of the side to act, or one
    /// that it takes.
    #[must_use]
    pub fn can_drag(&self, source: DragSource) -> bool {
        if self.is_editing() {
            return true;
        }
        if self.is_read_only() || self.end().is_some() || self.is_early() {
            return false;
        }
        let (position, legal) = (self.position(), self.game.actions());
        match source {
            DragSource::Hole(cell) => {
                position.at(cell) == Some(position.turn())
                    || legal.contains(Action::Take { at: cell })
            }
            DragSource::Hand(side) => {
                side == position.turn() || legal.contains(Action::TakeFromHand)
            }
        }
    }

    /// Returns whether a computer is to act.
    #[must_use]
    pub fn is_computer_to_act(&self) -> bool {
        self.computer().is_some()
    }

    /// Returns whether the side to act can place a piece.
    pub(in crate::session) fn can_place(&self) -> bool {
        self.game.actions().into_iter().any(|action| matches!(action, Action::Place { .. }))
    }

    pub(in crate::session) fn position(&self) -> Position {
        *self.game.position()
    }
}
