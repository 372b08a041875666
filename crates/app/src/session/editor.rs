//! The position editor in the session.

use sandgrid_rules::{BySide, Cell, Family, Game, Side};

use super::Session;
use crate::i18n::message::{CellState, EditorMessage, Name};
use crate::{
    Brush, DragSource, Editor, EditorCommand, EditorView, Effect, Event, GameSetup, Heap, Hint,
    Hole, Leaving, Message, Player, PositionEdit, ReviewState, Scene,
};

impl Session {
    /// Lets the editor handle an event; returns `None` if the game handles it.
    pub(super) fn on_editor_event(&mut self, event: &Event) -> Option<Vec<Effect>> {
        let shape = self.choice.rules.shape();
        match *event {
            // Neither editor nor game handles cells off the board.
            Event::Press(cell) | Event::Grab(DragSource::Hole(cell)) if !shape.contains(cell) => {
                None
            }
            Event::Editor(EditorCommand::Begin) if !self.is_editing() => Some(self.begin_editing()),
            ref event => match handler(event) {
                Handler::Session => None,
                Handler::Editor(input) => {
                    self.editor.take().map(|editor| self.edit_with(editor, input))
                }
                Handler::Play(players) => {
                    self.editor.take().map(|editor| self.play_from(editor, players))
                }
                Handler::Leave => self.editor.take().map(|_| self.leave_editor()),
                Handler::Neither => self.is_editing().then(Vec::new),
            },
        }
    }

    /// Returns whether a position is being set up.
    pub(super) fn is_editing(&self) -> bool {
        self.editor.is_some()
    }

    pub(super) fn begin_editing(&mut self) -> Vec<Effect> {
        self.input.clear();
        self.editor = Some(Editor::new(self.game.position()));
        let resting = self.engine.drop_request().then_some(Effect::CancelRequest);
        let said = Effect::Announce(self.say(&Message::Editor(EditorMessage::Begun)));
        [said].into_iter().chain(resting).collect()
    }

    /// Returns to the game, after the editor was closed.
    fn leave_editor(&mut self) -> Vec<Effect> {
        self.resume(vec![Message::Editor(EditorMessage::Left)])
    }

    /// Handles an input with the open editor.
    fn edit_with(&mut self, mut editor: Editor, input: EditorInput) -> Vec<Effect> {
        // The first Cancel only releases a held piece.
        if input == EditorInput::Cancel && editor.held().is_none() {
            return self.leave_editor();
        }
        let before = editor.position().err();
        let done = self.change(&mut editor, input);
        let flaw = editor.position().err();
        let turned = (flaw != before).then(|| state(&editor)).filter(|state| Some(*state) != done);
        let messages: Vec<Message> = done.into_iter().chain(turned).map(Message::Editor).collect();
        self.editor = Some(editor);
        let said = self.say_all(&messages);
        if said.is_empty() { Vec::new() } else { vec![Effect::Announce(said)] }
    }

    /// Applies an input to the editor and returns its message, if there is one.
    fn change(&mut self, editor: &mut Editor, input: EditorInput) -> Option<EditorMessage> {
        let edit = match input {
            EditorInput::Edit(edit) => edit,
            EditorInput::Current => {
                editor.lay(self.game.position().setup());
                return Some(state(editor));
            }
            EditorInput::Press(cell) => {
                self.focus = cell;
                editor.pressed(cell)
            }
            EditorInput::PressHand(side) => PositionEdit::Brush(Brush::Piece(side)),
            EditorInput::Grab(source) => {
                editor.grab(source);
                return None;
            }
            EditorInput::Drop(target) => {
                let shape = self.choice.rules.shape();
                let changed = editor.let_go(target.filter(|cell| shape.contains(*cell)))?;
                return Some(EditorMessage::Hole(changed, editor.at(changed)));
            }
            EditorInput::Cancel => {
                editor.cancel();
                return None;
            }
            EditorInput::Undo => {
                let undoes = editor.can_undo();
                editor.undo();
                return undoes.then(|| state(editor));
            }
            // Typed moves are not read here: announce the editor instead.
            EditorInput::TypedMove => return Some(EditorMessage::Begun),
        };
        editor.edit(edit);
        message_of(editor, edit)
    }

    /// Starts a game from the position, or reports its flaw.
    fn play_from(&mut self, editor: Editor, players: BySide<Player>) -> Vec<Effect> {
        let Ok(position) = editor.position() else {
            let why = Effect::Warn(self.say(&Message::Editor(state(&editor))));
            self.editor = Some(editor);
            return vec![why];
        };
        let choice = GameSetup { players, ..self.choice };
        let game = Game::from_position(position);
        let new = Self { game, ..Self::with(self.features, choice) };
        let effects = self.replace(new, Some(Message::Editor(EditorMessage::Played)));
        self.persistence.mark_dirty();
        effects
    }

    /// Replaces the game in the scene by the open editor's position.
    pub(super) fn with_editor(&self, game: Scene) -> Scene {
        match &self.editor {
            Some(editor) => self.edited_scene(editor, game),
            None => game,
        }
    }

    /// Returns the scene of the editor.
    fn edited_scene(&self, editor: &Editor, game: Scene) -> Scene {
        let setup = editor.setup();
        Scene {
            holes: game.holes.iter().map(|hole| self.edited_hole(editor, hole.cell)).collect(),
            hands: BySide::from_fn(|side| self.edited_heap(editor, side)),
            turn: Some(setup.turn),
            status: self.say(&Message::Editor(state(editor))),
            notice: None,
            choices: Vec::new(),
            ending: None,
            can_undo: editor.can_undo(),
            can_redo: false,
            is_thinking: false,
            hint: Hint::Unavailable,
            analysis: None,
            computer_game: None,
            leave: Leaving::default(),
            review: ReviewState::Unavailable,
            editing: Some(EditorView {
                brush: editor.brush(),
                turn: setup.turn,
                hands: setup.in_hand,
                room: BySide::from_fn(|side| editor.room(side)),
                is_playable: editor.position().is_ok(),
            }),
            ..game
        }
    }

    fn edited_hole(&self, editor: &Editor, cell: Cell) -> Hole {
        let piece = editor.at(cell);
        let name = Name::Hole { cell, piece, state: CellState::Plain };
        Hole {
            cell,
            piece,
            name: self.say(&Message::Name(name)),
            is_selected: editor.held() == Some(DragSource::Hole(cell)),
            target: None,
            last: None,
            is_hinted: false,
            is_barred: false,
        }
    }

    fn edited_heap(&self, editor: &Editor, side: Side) -> Heap {
        let setup = editor.setup();
        let count = setup.in_hand[side];
        let left = editor.room(!side).saturating_sub(setup.in_hand[!side]);
        let taken = if matches!(self.choice.rules.family(), Family::Leaping(_)) { left } else { 0 };
        let seating = self.seating();
        let name = Name::Hand { side, seating, count, taken, state: CellState::Plain };
        Heap {
            side,
            count,
            taken,
            name: self.say(&Message::Name(name)),
            player: self.say(&Message::Name(Name::Player(side, self.seating()))),
            level: None,
            label: self.say(&Message::Name(Name::Caption { count, taken })),
            brief: self.say(&Message::Name(Name::BriefCaption(count))),
            is_active: true,
            is_selected: editor.held() == Some(DragSource::Hand(side)),
            is_takeable: false,
        }
    }
}

/// The part that handles an event while a position is set up.
enum Handler {
    /// The editor, which stays open, unless the input is a Cancel that releases nothing.
    Editor(EditorInput),
    /// The editor closes, and a game begins with these players.
    Play(BySide<Player>),
    /// The editor closes.
    Leave,
    /// The session: the event concerns the page, or another game.
    Session,
    /// Neither: the event concerns the suspended game.
    Neither,
}

/// An input of the open editor.
#[derive(Copy, Clone, PartialEq)]
enum EditorInput {
    Edit(PositionEdit),
    Current,
    Press(Cell),
    PressHand(Side),
    Grab(DragSource),
    Drop(Option<Cell>),
    Cancel,
    Undo,
    TypedMove,
}

#[expect(clippy::too_many_lines, reason = "one match over all events")]
const fn handler(event: &Event) -> Handler {
    match event {
        Event::Edit(edit) => Handler::Editor(EditorInput::Edit(*edit)),
        Event::Editor(EditorCommand::Current) => Handler::Editor(EditorInput::Current),
        Event::Editor(EditorCommand::Play(players)) => Handler::Play(*players),
        Event::Editor(EditorCommand::Leave) => Handler::Leave,
        Event::Press(cell) => Handler::Editor(EditorInput::Press(*cell)),
        Event::PressHand(side) => Handler::Editor(EditorInput::PressHand(*side)),
        Event::Grab(source) => Handler::Editor(EditorInput::Grab(*source)),
        Event::Drop(target) => Handler::Editor(EditorInput::Drop(*target)),
        Event::Cancel => Handler::Editor(EditorInput::Cancel),
        Event::Undo => Handler::Editor(EditorInput::Undo),
        Event::EnterMove(_) => Handler::Editor(EditorInput::TypedMove),
        Event::New(_)
        | Event::Correspond(_)
        | Event::Load(_)
        | Event::Reopen(..)
        | Event::ResumeTask(_)
        | Event::Restart
        | Event::Learn(_)
        | Event::SavedGames(_)
        | Event::Focus(_)
        | Event::Query(_)
        | Event::SetSetting { .. }
        | Event::Seat(_)
        | Event::SetAccess(_)
        | Event::StorageLoaded { .. }
        | Event::StorageChanged { .. }
        | Event::KeepTablebase
        | Event::TablebaseKept(_)
        | Event::EngineResponded(_)
        | Event::TimerFired(_)
        | Event::Warn(_) => Handler::Session,
        Event::Editor(EditorCommand::Begin)
        | Event::Act(_)
        | Event::Redo
        | Event::Hint
        | Event::Analyse
        | Event::Pause
        | Event::GoToTurn(_)
        | Event::PlayFromHere
        | Event::Review
        | Event::Resign
        | Event::OfferDraw => Handler::Neither,
    }
}

/// Returns the message of an edit, if there is one.
fn message_of(editor: &Editor, edit: PositionEdit) -> Option<EditorMessage> {
    let setup = editor.setup();
    match edit {
        PositionEdit::Put(cell, _) => Some(EditorMessage::Hole(cell, editor.at(cell))),
        PositionEdit::More(side) | PositionEdit::Fewer(side) => {
            Some(EditorMessage::Hand(side, setup.in_hand[side]))
        }
        PositionEdit::Turn(_) | PositionEdit::Clear | PositionEdit::Start | PositionEdit::Swap => {
            Some(state(editor))
        }
        PositionEdit::Brush(_) => None,
    }
}

/// Returns whether the position is playable, as a message.
fn state(editor: &Editor) -> EditorMessage {
    match editor.position() {
        // In a row game, a side that cannot place is skipped.
        Ok(position) => EditorMessage::Playable(position.turn()),
        Err(flaw) => EditorMessage::Flawed(flaw),
    }
}
