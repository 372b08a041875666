//! The scene of a session.

use sandgrid_rules::{Action, BySide, Cell, Family, Shape, Side};

use super::decisive::captured;
use super::play::input_state::Grip;
use super::{Consequence, Session};
use crate::i18n::message::{CellState, Mobility, Name, Selection};
use crate::{
    Choice, Ending, GameResult, Heap, Hint, Hole, Leaving, Message, Mode, Player, Prompt,
    ReviewState, Scene, Target, Trace,
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
            rules,
            shape,
            chosen: self.chosen(),
            holes: from_top(shape).map(|cell| self.hole(cell, &marks, &trace)).collect(),
            focus: self.focus,
            hands: BySide::from_fn(|side| self.heap(side)),
            near: self.nearest(),
            turn: end.is_none().then(|| self.position().turn()),
            status: if self.exercise_is_open() { self.shown_status() } else { String::new() },
            notice: self.input.notice.clone(),
            choices: self.choices(),
            ending: end.filter(|_| !self.is_learning()).map(|end| self.ending(end)),
            rows: self.rows(),
            open_rows: self.open_rows(),
            can_undo: self.can_undo() && !self.is_read_only(),
            can_redo: self.can_redo() && !self.is_learning() && !self.is_read_only(),
            title: self.call(Name::Title(rules)),
            grid_name: self.call(Name::Board(rules)),
            is_thinking: self.is_thinking(),
            hint: Hint::Available,
            arrow: None,
            played: None,
            analysis: None,
            computer_game: self.computer_game(),
            record: self.recorded(),
            leave: Leaving::default(),
            review: ReviewState::Unavailable,
            editing: None,
            course: None,
            sending: None,
            set: self.set(),
        }
    }

    /// Returns the side near the reader: the second one if it is the only one of a person at the screen.
    fn nearest(&self) -> Side {
        let is_second = self.is_here(Side::Second) && !self.is_here(Side::First);
        if is_second { Side::Second } else { Side::First }
    }

    /// Returns the result as the person at the screen sees it.
    fn headline(&self, end: GameResult) -> String {
        self.say(&Message::Score { end, seating: self.seating(), score: self.score() })
    }

    /// Returns the result, as the person at the screen sees it, with its reason.
    pub(super) fn over(&self, end: GameResult) -> Message {
        Message::Over { end, seating: self.seating(), score: self.score() }
    }

    fn score(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.taken(side))
    }

    pub(super) fn call(&self, name: Name) -> String {
        self.say(&Message::Name(name))
    }

    fn ending(&self, end: GameResult) -> Ending {
        Ending {
            headline: self.headline(end),
            reason: self.say(&Message::OwnReason { end, seating: self.seating() }),
            rule: end.rule(self.choice.rules),
            rematches: Vec::new(),
            decisive: None,
            offers_lesson: false,
        }
    }

    /// Returns the status, preceded by the last consequences until the person has acted after them.
    fn shown_status(&self) -> String {
        let (status, played) = (self.status(), self.game.played().count());
        match &self.consequences {
            Some((at, consequences)) if *at <= played => {
                let consequences = consequences.iter().copied().map(Consequence::message);
                format!("{} {status}", self.say_all(&consequences.collect::<Vec<_>>()))
            }
            _ => status,
        }
    }

    pub(super) fn status(&self) -> String {
        let position = self.position();
        let side = position.turn();
        let message = match (self.end(), Prompt::of(&position)) {
            (None, _) if self.mode != Mode::Live && !self.is_midway() => self.looking(),
            (Some(end), _) => self.over(end),
            (None, Some(task)) if self.choice.players[side] == Player::Person => {
                match (self.input.pending, self.selection(task)) {
                    (Some(action), _) => Message::Confirm(side, action),
                    _ if self.is_midway() => self.prompt(side, task),
                    (None, Some(selection)) => Message::WhereTo(side, selection),
                    (None, None) => {
                        let captured = self.captured_before().into_iter();
                        let prompt = self.prompt(side, task);
                        return self.say_all(&captured.chain([prompt]).collect::<Vec<_>>());
                    }
                }
            }
            (None, _) if self.choice.players[side] == Player::Remote => {
                Message::Awaiting(side, self.seating())
            }
            (None, _) if self.engine.is_paused => Message::Waiting(side),
            (None, _) if self.choice.players[!side] == Player::Person => {
                Message::PersonaThinks(side, self.seating())
            }
            (None, _) => Message::Thinking(side),
        };
        self.say(&message)
    }

    /// Returns the prompt at the start of a person's turn.
    pub(super) fn prompt(&self, side: Side, task: Prompt) -> Message {
        let seating = self.seating();
        match seating.players[!side] {
            Player::Person if self.is_midway() => Message::Asked(side, task),
            Player::Person => Message::ToPlay(side, seating, task),
            Player::Computer(_) | Player::Remote => Message::YourTurn(task),
        }
    }

    /// Returns what the opponent of the only person at the screen has just captured.
    fn captured_before(&self) -> Option<Message> {
        let side = !self.position().turn();
        let (_, turn) = self.game.last_turn().filter(|(by, _)| *by == side)?;
        let count = captured(&turn);
        let is_other = self.choice.players[side] != Player::Person;
        (is_other && count > 0).then(|| Message::Captured(side, self.seating(), count))
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
                Some(Target::Place | Target::Row | Target::Take | Target::Own) | None => {}
            }
        }
        ways
    }

    /// Returns whether it is a person's turn and the board is not read-only.
    fn is_free(&self) -> bool {
        self.is_persons_turn() && !self.is_read_only()
    }

    /// Returns the legal actions of the person at the screen.
    pub(super) fn open_actions(&self) -> impl Iterator<Item = Action> {
        let is_open = self.is_free() && !self.is_over() && self.exercise_is_open();
        let actions = is_open.then(|| self.game.actions());
        actions.into_iter().flatten()
    }

    fn choices(&self) -> Vec<Choice> {
        let side = self.position().turn();
        let holeless = self.open_actions().filter(|action| {
            matches!(action, Action::TakeFromHand | Action::Decline | Action::Stop)
        });
        let choice = |action| Choice { action, label: self.call(Name::Button { action, side }) };
        self.play_it().into_iter().chain(holeless.map(choice)).collect()
    }

    /// Returns the highlighted holes and the effects of a press on them.
    fn targets(&self) -> Vec<(Cell, Target)> {
        let held = self.held();
        let must_capture = Prompt::of(&self.position()) == Some(Prompt::Capture);
        let motion = |action: Action| match motion(action) {
            Some(Target::Step) if self.makes_row(action) => Some(Target::Row),
            other => other,
        };
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

    /// Returns whether a step makes a row.
    fn makes_row(&self, action: Action) -> bool {
        let (Family::Row(row), position) = (self.choice.rules.family(), self.position()) else {
            return false;
        };
        let after = position.played(action).pieces(position.turn());
        action.to().is_some_and(|at| row.rows_with(after, at).iter().any(|row| !row.is_empty()))
    }

    /// Returns the rows that the last turn has made.
    fn rows(&self) -> Vec<Vec<Cell>> {
        let (Family::Row(row), Some((side, turn))) =
            (self.choice.rules.family(), self.game.last_turn())
        else {
            return Vec::new();
        };
        let step = turn.iter().find(|action| matches!(action, Action::Step { .. }));
        let Some(at) = step.and_then(|action| action.to()) else { return Vec::new() };
        let rows = row.rows_with(self.position().pieces(side), at);
        rows.into_iter()
            .filter(|row| !row.is_empty())
            .map(|row| row.into_iter().collect())
            .collect()
    }

    /// Returns the rows that a step has opened, of each side's last turn: the same piece closes them by stepping back,
    /// as long as the game is played.
    fn open_rows(&self) -> Vec<Vec<Cell>> {
        if self.is_over() {
            return Vec::new();
        }
        let played: Vec<Action> = self.game.played().collect();
        let steps = played.into_iter().rev().filter(|action| matches!(action, Action::Step { .. }));
        steps.take(2).flat_map(|step| self.opened_by(step)).collect()
    }

    /// Returns the rows that a step on the board has opened.
    fn opened_by(&self, step: Action) -> Vec<Vec<Cell>> {
        let Family::Row(row) = self.choice.rules.family() else { return Vec::new() };
        let Some((from, to)) = step.from().zip(step.to()) else { return Vec::new() };
        let position = self.position();
        let Some(side) = position.at(to).filter(|_| position.at(from).is_none()) else {
            return Vec::new();
        };
        let mut before = position.pieces(side);
        before.remove(to);
        before.insert(from);
        let rows = row.rows_with(before, from).into_iter().filter(|row| !row.is_empty());
        rows.map(|row| row.into_iter().collect()).collect()
    }

    /// Reports an opened row, which dots on the board show. A lesson has its own words for it.
    pub(super) fn row_opened(&self, action: Action) -> Option<Message> {
        let is_told = !self.is_learning() && !self.is_over();
        let is_opened = is_told && !self.opened_by(action).is_empty();
        action.from().filter(|_| is_opened).map(Message::RowOpened)
    }

    /// Returns whether a person is to place a piece, and the rules forbid the empty hole.
    fn is_barred(&self, cell: Cell, target: Option<Target>) -> bool {
        let places = matches!(Prompt::of(&self.position()), Some(Prompt::PlaceApart(_)));
        let is_asked = self.is_free() && self.exercise_is_open() && !self.is_over();
        places && is_asked && target.is_none() && self.position().at(cell).is_none()
    }

    fn hole(&self, cell: Cell, marks: &[(Cell, Target)], trace: &[(Cell, Trace)]) -> Hole {
        let piece = self.position().at(cell);
        let selected = self.held() == Grip::Piece(cell);
        let target = marks.iter().find(|mark| mark.0 == cell).map(|mark| mark.1);
        let barred = self.is_barred(cell, target);
        let state = match () {
            () if self.chosen() == Some(cell) => CellState::Chosen,
            () if selected => CellState::Selected,
            () if barred => CellState::Barred,
            () => state(target),
        };
        Hole {
            cell,
            piece,
            name: self.call(Name::Hole { cell, piece, state }),
            is_selected: selected,
            target,
            // The last effect on a hole hides earlier ones.
            is_hinted: false,
            is_barred: barred,
            last: trace.iter().rev().find(|mark| mark.0 == cell).map(|mark| mark.1),
        }
    }

    fn heap(&self, side: Side) -> Heap {
        let position = self.position();
        let count = position.in_hand()[side];
        let taken = self.taken(side);
        let ours = side == position.turn() && self.is_free();
        let is_takeable = !ours && self.open_actions().any(|action| action == Action::TakeFromHand);
        let selected = ours && self.held() == Grip::Hand;
        let taking = is_takeable.then_some(Target::Take);
        let state = if selected { CellState::Selected } else { state(taking) };
        Heap {
            side,
            count,
            taken,
            name: self.call(Name::Hand { side, seating: self.seating(), count, taken, state }),
            player: self.call(Name::Player(side, self.seating())),
            level: self.choice.players[side].level(),
            label: self.call(Name::Caption { count, taken }),
            brief: self.call(Name::BriefCaption(count)),
            is_active: ours && self.can_place(),
            is_selected: selected,
            is_takeable,
        }
    }

    /// Returns the number of enemy pieces that a side has captured.
    pub(super) fn taken(&self, side: Side) -> u8 {
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
        Action::Place { .. }
        | Action::Take { .. }
        | Action::TakeFromHand
        | Action::Decline
        | Action::Stop => None,
    }
}

fn traces(action: Action) -> Vec<(Cell, Trace)> {
    let over = action.over().filter(|_| matches!(action, Action::Leap { .. }));
    let came = match action {
        Action::Place { .. } => Trace::Placed,
        Action::Take { .. } => Trace::Taken,
        Action::Step { .. }
        | Action::Leap { .. }
        | Action::Hop { .. }
        | Action::TakeFromHand
        | Action::Decline
        | Action::Stop => Trace::To,
    };
    let marks = [
        action.from().map(|cell| (cell, Trace::From)),
        over.map(|cell| (cell, Trace::Over)),
        action.to().map(|cell| (cell, came)),
    ];
    marks.into_iter().flatten().collect()
}
