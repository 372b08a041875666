//! The scene of a session.

use sandgrid_rules::{Action, BySide, Cell, Family, Shape, Side};

use super::Session;
use super::play::input_state::Grip;
use crate::i18n::message::{CellState, Mobility, Name, Selection};
use crate::{
    Button, CanReview, Ending, Heap, Hint, Hole, Leaving, Message, Mode, Player, Prompt, Scene,
    Target, Trace,
};

impl Session {
    /// Returns the scene.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.features.extend_scene(self, self.game_scene())
    }

    fn game_scene(&self) -> Scene {
        let (rules, end) = (self.choice.rules, self.end());
        let (marks, trace) = (self.targets(), self.trace());
        let shape = rules.shape();
        Scene {
            shape,
            chosen: self.chosen(),
            holes: from_top(shape).map(|cell| self.hole(cell, &marks, &trace)).collect(),
            hands: BySide::from_fn(|side| self.heap(side)),
            turn: end.is_none().then(|| self.position().turn()),
            status: if self.course_is_open() { self.shown_status() } else { String::new() },
            notice: self.input.notice.clone(),
            choices: self.choices(),
            ending: end.filter(|_| !self.is_learning()).map(|end| Ending {
                headline: self.say(&Message::Headline(end)),
                reason: self.say(&Message::Reason(end)),
                rule: end.rule(rules),
            }),
            can_undo: self.can_undo() && !self.is_read_only(),
            can_redo: self.can_redo() && !self.is_learning() && !self.is_read_only(),
            title: self.call(Name::Title(rules)),
            players: self.call(Name::Players(self.choice.players)),
            grid_name: self.call(Name::Board(rules)),
            thinking: self.is_thinking(),
            hint: Hint::Open,
            analysis: None,
            show: self.show(),
            record: self.recorded(),
            leave: Leaving::default(),
            review: None,
            can_review: CanReview::No,
            editing: None,
            course: None,
            set: self.set(),
        }
    }

    pub(super) fn call(&self, name: Name) -> String {
        self.say(&Message::Name(name))
    }

    pub(super) fn can_review(&self) -> CanReview {
        let is_open = self.engine.review.is_none() && self.has_ended() && !self.turns.is_empty();
        if is_open { CanReview::Yes } else { CanReview::No }
    }

    /// Returns whether the computer to act waits, for browsing or a pause.
    fn waits(&self) -> bool {
        self.mode == Mode::Browsing || self.engine.is_paused
    }

    /// Returns the status, preceded by the pieces lost from a hand until the person has acted after it.
    fn shown_status(&self) -> String {
        let (status, played) = (self.status(), self.game.played().count());
        match &self.lost {
            Some((at, lost)) if *at <= played => {
                format!("{} {status}", self.say_all(lost))
            }
            _ => status,
        }
    }

    pub(super) fn status(&self) -> String {
        let position = self.position();
        let side = position.turn();
        let message = match (self.end(), Prompt::of(&position)) {
            (Some(end), _) => Message::Over(end),
            (None, Some(task)) if self.choice.players[side] == Player::Person => {
                match (self.input.pending, self.selection(task)) {
                    (Some(action), _) => Message::Confirm(side, action),
                    _ if self.is_midway() => Message::Asked(side, task),
                    (None, Some(selection)) => Message::WhereTo(side, selection),
                    (None, None) => Message::ToPlay(side, task),
                }
            }
            (None, _) if self.waits() => Message::Waiting(side),
            (None, _) => Message::Thinking(side),
        };
        self.say(&message)
    }

    /// Returns the person's selection and its moves.
    fn selection(&self, task: Prompt) -> Option<Selection> {
        match (self.held(), task) {
            (Grip::Nothing, _) => None,
            (Grip::Piece(at), _) => Some(Selection::Piece { at, ways: self.ways(at) }),
            (Grip::Hand, Prompt::PlaceApart(line)) => Some(Selection::InHand(Some(line))),
            (Grip::Hand, _) => Some(Selection::InHand(None)),
        }
    }

    fn ways(&self, at: Cell) -> Mobility {
        let mut ways = Mobility::default();
        for action in self.open_actions().filter(|action| action.from() == Some(at)) {
            match motion(action) {
                Some(Target::Step) => ways.step = true,
                Some(Target::Leap) => ways.leap = true,
                Some(Target::Hop) => ways.hop = true,
                _ => {}
            }
        }
        ways
    }

    /// Returns whether it is a person's turn and the board is not read-only.
    fn is_free(&self) -> bool {
        self.computer().is_none() && !self.is_read_only()
    }

    /// Returns the legal actions of the person at the screen.
    pub(super) fn open_actions(&self) -> impl Iterator<Item = Action> {
        let is_open = self.is_free() && !self.is_over() && self.course_is_open();
        let actions = is_open.then(|| self.game.actions());
        actions.into_iter().flatten()
    }

    fn choices(&self) -> Vec<Button> {
        let side = self.position().turn();
        let holeless = self.open_actions().filter(|action| {
            matches!(action, Action::TakeFromHand | Action::Decline | Action::Stop)
        });
        let button = |action| Button { action, label: self.call(Name::Button { action, side }) };
        self.play_it().into_iter().chain(holeless.map(button)).collect()
    }

    /// Returns the highlighted holes and the effects of a press on them.
    fn targets(&self) -> Vec<(Cell, Target)> {
        let held = self.held();
        let must_capture = Prompt::of(&self.position()) == Some(Prompt::Capture);
        let mark = |action: Action| match (held, action) {
            (Grip::Piece(_), Action::Place { .. }) => None,
            (_, Action::Place { at }) => Some((at, Target::Place)),
            (_, Action::Take { at }) => Some((at, Target::Take)),
            (Grip::Piece(piece), _) if action.from() == Some(piece) => {
                Some((action.to()?, motion(action)?))
            }
            (Grip::Nothing, Action::Leap { from, .. }) if must_capture => Some((from, Target::Own)),
            _ => None,
        };
        self.open_actions().filter_map(mark).collect()
    }

    fn hole(&self, cell: Cell, marks: &[(Cell, Target)], trace: &[(Cell, Trace)]) -> Hole {
        let piece = self.position().at(cell);
        let selected = self.held() == Grip::Piece(cell);
        let target = marks.iter().find(|mark| mark.0 == cell).map(|mark| mark.1);
        let state = match () {
            () if self.chosen() == Some(cell) => CellState::Chosen,
            () if selected => CellState::Selected,
            () => state(target),
        };
        Hole {
            cell,
            piece,
            name: self.call(Name::Hole { cell, piece, state }),
            focus: cell == self.focus,
            selected,
            target,
            // The last effect on a hole hides earlier ones.
            hinted: false,
            last: trace.iter().rev().find(|mark| mark.0 == cell).map(|mark| mark.1),
        }
    }

    fn heap(&self, side: Side) -> Heap {
        let position = self.position();
        let count = position.in_hand()[side];
        let taken = self.taken(side);
        let ours = side == position.turn() && self.is_free();
        let target = !ours && self.open_actions().any(|action| action == Action::TakeFromHand);
        let selected = ours && self.held() == Grip::Hand;
        let taking = target.then_some(Target::Take);
        let state = if selected { CellState::Selected } else { state(taking) };
        Heap {
            side,
            count,
            taken,
            name: self.call(Name::Heap { side, count, taken, state }),
            label: self.call(Name::Caption { count, taken }),
            active: ours && self.can_place(),
            selected,
            target,
        }
    }

    /// Returns the number of enemy pieces that a side has captured.
    fn taken(&self, side: Side) -> u8 {
        match self.choice.rules.family() {
            Family::Leaping(_) => self.choice.rules.pieces() - self.position().total(!side),
            // In row games, pieces may leave the game without a capture.
            Family::Row(_) => u8::try_from(self.game.taken(side)).unwrap_or(u8::MAX),
        }
    }

    /// Returns the effects of the last turn, in order.
    fn trace(&self) -> Vec<(Cell, Trace)> {
        let turn = self.game.last_turn().map(|(_, turn)| turn);
        let actions = turn.iter().flat_map(|turn| turn.iter().copied());
        actions.flat_map(traces).collect()
    }
}

/// Iterates over the holes row by row from the top, left to right.
fn from_top(shape: Shape) -> impl Iterator<Item = Cell> {
    let rows = (0..shape.rows()).rev();
    rows.flat_map(move |row| (0..shape.columns()).filter_map(move |column| Cell::new(column, row)))
}

fn state(target: Option<Target>) -> CellState {
    target.map_or(CellState::Plain, CellState::Target)
}

fn motion(action: Action) -> Option<Target> {
    match action {
        Action::Step { .. } => Some(Target::Step),
        Action::Leap { .. } => Some(Target::Leap),
        Action::Hop { .. } => Some(Target::Hop),
        _ => None,
    }
}

fn traces(action: Action) -> Vec<(Cell, Trace)> {
    let over = match action {
        Action::Leap { .. } => action.over(),
        _ => None,
    };
    let came = match action {
        Action::Place { .. } => Trace::Placed,
        Action::Take { .. } => Trace::Taken,
        _ => Trace::To,
    };
    let marks = [
        action.from().map(|cell| (cell, Trace::From)),
        over.map(|cell| (cell, Trace::Over)),
        action.to().map(|cell| (cell, came)),
    ];
    marks.into_iter().flatten().collect()
}
