//! The position editor's panel.

use std::rc::Rc;

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{
    Brush, EditorCommand, EditorView, Event, Level, Message, Name, PieceSet, Player, PositionEdit,
    Scene,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::board::controller::BoardController;
use crate::board::grid::Grid;
use crate::dom::bind::{bind, target};
use crate::dom::document::{document, element, mark, part, write};
use crate::dom::listener::Listener;
use crate::dom::shortcut;
use crate::platform::i18n;
use crate::shell::panel::Panel;

/// The level of the opponent if none has been chosen before.
const GENTLE: Level = Level::ALL[0];

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    vec![
        bind(app, &element("editor"), "click", click),
        bind(app, &element("editor"), "change", change),
        bind(app, &document(), "keydown", key),
    ]
}

/// Starts the editor with the position on the board.
pub fn open(app: &Rc<BoardController>) {
    app.dispatch(Event::Editor(EditorCommand::Begin));
    element::<HtmlSelectElement>("editor-players").set_value("same");
    let brush: HtmlElement = part(&element("editor"), "input[name=brush]:checked");
    // `focus` does not throw for these arguments.
    let _ = brush.focus();
}

/// The panel of the editor.
#[derive(Debug)]
pub struct EditorPanel;

impl Panel for EditorPanel {
    fn show(&mut self, before: &Scene, scene: &Scene) -> bool {
        let differs = |scene: &Scene| (scene.editing, scene.can_undo);
        differs(before) != differs(scene) && show(scene)
    }
}

/// Shows or hides the editor. Returns whether it had the keyboard focus and lost it.
fn show(scene: &Scene) -> bool {
    let panel: HtmlElement = element("editor");
    let focused = panel.contains(document().active_element().as_deref());
    panel.set_hidden(scene.editing.is_none());
    mark(&element("table"), "data-editing", if scene.editing.is_some() { "true" } else { "false" });
    let Some(editing) = &scene.editing else { return focused };
    check(&panel, "brush", name(editing.brush));
    check(&panel, "to-play", letter(editing.turn));
    for side in Side::ALL {
        hand(&panel, side, *editing);
        christen(&panel, side, scene.set);
    }
    for (edit, usable) in [("play", editing.is_playable), ("undo", scene.can_undo)] {
        let button: Element = part(&panel, &format!("[data-edit={edit}]"));
        mark(&button, "aria-disabled", if usable { "false" } else { "true" });
    }
    false
}

fn hand(panel: &Element, side: Side, editing: EditorView) {
    let stepper: Element = part(panel, &format!("[data-side={}]", letter(side)));
    let count = editing.hands[side];
    write(&part::<Element>(&stepper, "output"), &count.to_string());
    for (edit, usable) in [("fewer", count > 0), ("more", count < editing.room[side])] {
        let button: Element = part(&stepper, &format!("[data-edit={edit}]"));
        mark(&button, "aria-disabled", if usable { "false" } else { "true" });
    }
}

/// Names a side's pieces as the piece set does.
fn christen(panel: &Element, side: Side, set: PieceSet) {
    let language = i18n::current().with_pieces(set);
    let called = |name| language.say(&Message::Name(name));
    let letter = letter(side);
    let text = |of: &str, name| write(&part::<Element>(panel, of), &called(name));
    text(&format!("[name=brush][value={letter}] + span"), Name::Piece(side));
    text(&format!("[name=to-play][value={letter}] + span"), Name::Opens(side));
    text(&format!("option[data-mine={letter}]"), Name::Mine(side));
    let stepper: Element = part(panel, &format!("[data-side={letter}]"));
    mark(&stepper, "aria-label", &called(Name::InHand(side)));
}

fn check(panel: &Element, group: &str, value: &str) {
    part::<HtmlInputElement>(panel, &format!("input[name={group}][value={value}]"))
        .set_checked(true);
}

fn click(app: &Rc<BoardController>, event: &web_sys::Event) {
    let button = target(event).and_then(|target| target.closest("[data-edit]").ok().flatten());
    if button.as_ref().is_some_and(|button| button.matches("[data-edit=undo]").unwrap_or(false)) {
        app.dispatch(Event::Undo);
    }
    let event = button.and_then(|button| {
        let side = button.closest("[data-side]").ok().flatten();
        let side = side.and_then(|side| side.get_attribute("data-side")).map(|of| side_of(&of));
        event_of(app, &button.get_attribute("data-edit")?, side)
    });
    if let Some(event) = event {
        app.dispatch(event);
    }
}

/// Returns the event of a button.
fn event_of(app: &BoardController, name: &str, side: Option<Side>) -> Option<Event> {
    Some(match name {
        "more" => Event::Edit(PositionEdit::More(side?)),
        "fewer" => Event::Edit(PositionEdit::Fewer(side?)),
        "clear" => Event::Edit(PositionEdit::Clear),
        "start" => Event::Edit(PositionEdit::Start),
        "current" => Event::Editor(EditorCommand::Current),
        "swap" => Event::Edit(PositionEdit::Swap),
        "play" => Event::Editor(EditorCommand::Play(players(app))),
        "leave" => Event::Editor(EditorCommand::Leave),
        _ => return None,
    })
}

fn change(app: &Rc<BoardController>, event: &web_sys::Event) {
    let Some(input) = target(event).and_then(|input| input.dyn_into::<HtmlInputElement>().ok())
    else {
        return;
    };
    let value = input.value();
    app.dispatch(Event::Edit(match (input.name().as_str(), value.as_str()) {
        ("to-play", side) => PositionEdit::Turn(side_of(side)),
        (_, "next") => PositionEdit::Brush(Brush::Next),
        (_, "empty") => PositionEdit::Brush(Brush::Empty),
        (_, side) => PositionEdit::Brush(Brush::Piece(side_of(side))),
    }));
}

/// Handles the keys that place or remove a piece on the focused hole.
fn key(app: &Rc<BoardController>, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    let is_ours = shortcut::is_free(event) && !shortcut::has_modifier(event);
    if !is_ours || app.scene().editing.is_none() {
        return;
    }
    let Some(cell) = target(event).as_ref().and_then(Grid::cell_of) else { return };
    let piece = match (shortcut::letter(event), event.key().as_str()) {
        (Some('o'), _) => Some(Side::First),
        (Some('i'), _) => Some(Side::Second),
        (None, "Delete" | "Backspace") => None,
        _ => return,
    };
    event.prevent_default();
    app.dispatch(Event::Edit(PositionEdit::Put(cell, piece)));
}

/// Returns the players of the game from the edited position.
fn players(app: &BoardController) -> BySide<Player> {
    let present = app.choice().players;
    let strong = |player| match player {
        Player::Computer(level) => Some(level),
        Player::Person | Player::Remote => None,
    };
    let level = strong(present.second).or(strong(present.first)).unwrap_or(GENTLE);
    let computer = Player::Computer(level);
    match element::<HtmlSelectElement>("editor-players").value().as_str() {
        "people" => BySide::new(Player::Person, Player::Person),
        "pebbles" => BySide::new(Player::Person, computer),
        "sticks" => BySide::new(computer, Player::Person),
        "none" => BySide::new(computer, computer),
        _ => present,
    }
}

fn name(brush: Brush) -> &'static str {
    match brush {
        Brush::Next => "next",
        Brush::Empty => "empty",
        Brush::Piece(side) => letter(side),
    }
}

fn letter(side: Side) -> &'static str {
    match side {
        Side::First => "o",
        Side::Second => "i",
    }
}

fn side_of(letter: &str) -> Side {
    if letter == "i" { Side::Second } else { Side::First }
}
