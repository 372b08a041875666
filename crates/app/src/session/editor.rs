//! The position editor in the session.

use sandgrid_rules::{BySide, Cell, Family, Game, Side};

use super::Session;
use crate::i18n::message::{CellState, EditorMessage, Name};
use crate::{
    Brush, CanReview, DragSource, Edit, Editor, EditorView, Effect, Event, GameSetup, Heap, Hint,
    Hole, Leaving, Message, Player, Scene,
};

impl Session {
    /// Lets the editor handle an event; returns `None` if the game handles it.
    pub(super) fn edited(&mut self, event: &Event) -> Option<Vec<Effect>> {
        let shape = self.choice.rules.shape();
        match *event {
            // Neither editor nor game handles cells off the board.
            Event::Press(cell) | Event::Grab(DragSource::Hole(cell)) if !shape.contains(cell) => {
                None
            }
            Event::Edit(Edit::Begin) if self.editor.is_none() => Some(self.begin_editing()),
            Event::Edit(Edit::Begin) => Some(Vec::new()),
            ref event => match handler(event) {
                Handler::Session => None,
                Handler::Editor => self.editor.take().map(|editor| self.edit_with(editor, event)),
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

    /// Handles an event with the open editor; closes it if the event says so.
    fn edit_with(&mut self, mut editor: Editor, event: &Event) -> Vec<Effect> {
        match *event {
            // A piece that is held is let go first.
            Event::Cancel if editor.held().is_none() => {
                return self.resume(vec![Message::Editor(EditorMessage::Left)]);
            }
            Event::Edit(Edit::Leave) => {
                return self.resume(vec![Message::Editor(EditorMessage::Left)]);
            }
            Event::Edit(Edit::Play(players)) => return self.play_from(editor, players),
            _ => {}
        }
        let before = editor.position().err();
        let done = self.change(&mut editor, event);
        let flaw = editor.position().err();
        let turned = (flaw != before).then(|| state(&editor)).filter(|state| Some(*state) != done);
        let messages: Vec<Message> = done.into_iter().chain(turned).map(Message::Editor).collect();
        self.editor = Some(editor);
        let said = self.say_all(&messages);
        if said.is_empty() { Vec::new() } else { vec![Effect::Announce(said)] }
    }

    /// Applies an event to the editor and returns its message, if there is one.
    fn change(&mut self, editor: &mut Editor, event: &Event) -> Option<EditorMessage> {
        let edit = match *event {
            Event::Edit(edit) => edit,
            Event::Press(cell) => {
                self.focus = cell;
                editor.pressed(cell)
            }
            Event::PressHand(side) => Edit::Brush(Brush::Piece(side)),
            Event::Grab(source) => {
                editor.grab(source);
                return None;
            }
            Event::Drop(target) => {
                let shape = self.choice.rules.shape();
                let changed = editor.let_go(target.filter(|cell| shape.contains(*cell)))?;
                return Some(EditorMessage::Hole(changed, editor.at(changed)));
            }
            Event::Cancel => {
                editor.cancel();
                return None;
            }
            Event::Undo => {
                let undoes = editor.can_undo();
                editor.undo();
                return undoes.then(|| state(editor));
            }
            // The editor reads no turns.
            Event::EnterMove(_) => return Some(EditorMessage::Begun),
            _ => return None,
        };
        if edit == Edit::Current {
            editor.lay(self.game.position().setup());
        }
        editor.edit(edit);
        told(editor, edit)
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
            thinking: false,
            hint: Hint::Closed,
            analysis: None,
            show: None,
            leave: Leaving::default(),
            review: None,
            can_review: CanReview::No,
            editing: Some(EditorView {
                brush: editor.brush(),
                turn: setup.turn,
                hands: setup.in_hand,
                room: BySide::from_fn(|side| editor.room(side)),
                playable: editor.position().is_ok(),
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
            focus: cell == self.focus,
            selected: editor.held() == Some(DragSource::Hole(cell)),
            target: None,
            last: None,
            hinted: false,
            barred: false,
        }
    }

    fn edited_heap(&self, editor: &Editor, side: Side) -> Heap {
        let setup = editor.setup();
        let count = setup.in_hand[side];
        let left = editor.room(!side).saturating_sub(setup.in_hand[!side]);
        let taken = if matches!(self.choice.rules.family(), Family::Leaping(_)) { left } else { 0 };
        let seating = self.seating();
        let name = Name::Heap { side, seating, count, taken, state: CellState::Plain };
        Heap {
            side,
            count,
            taken,
            name: self.say(&Message::Name(name)),
            player: self.say(&Message::Name(Name::Player(side, self.seating()))),
            level: None,
            label: self.say(&Message::Name(Name::Caption { count, taken })),
            brief: self.say(&Message::Name(Name::BriefCaption(count))),
            active: true,
            selected: editor.held() == Some(DragSource::Hand(side)),
            target: false,
        }
    }
}

/// The part that handles an event while a position is set up.
enum Handler {
    /// The editor.
    Editor,
    /// The session: the event concerns the page, or another game.
    Session,
    /// No part: the event concerns the game below the editor, which waits.
    Neither,
}

const fn handler(event: &Event) -> Handler {
    match event {
        Event::Edit(_)
        | Event::Press(_)
        | Event::PressHand(_)
        | Event::Grab(_)
        | Event::Drop(_)
        | Event::Cancel
        | Event::Undo
        | Event::EnterMove(_) => Handler::Editor,
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
        Event::Act(_)
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
fn told(editor: &Editor, edit: Edit) -> Option<EditorMessage> {
    let setup = editor.setup();
    match edit {
        Edit::Put(cell, _) => Some(EditorMessage::Hole(cell, editor.at(cell))),
        Edit::More(side) | Edit::Fewer(side) => {
            Some(EditorMessage::Hand(side, setup.in_hand[side]))
        }
        Edit::Turn(_) | Edit::Clear | Edit::Start | Edit::Current | Edit::Swap => {
            Some(state(editor))
        }
        Edit::Brush(_) | Edit::Begin | Edit::Play(_) | Edit::Leave => None,
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
