//! The buttons around the board, and the dialogs that they open.

use std::rc::Rc;

use sandgrid_app::{Event, LearnCommand};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::board::controller::BoardController;
use crate::board::shortcut;
use crate::dom::document::{document, element};
use crate::dom::listener::Listener;
use crate::dom::{press, random};
use crate::features::bind::{Handler, bind, target};
use crate::features::move_list::{MoveListPanel, RecordStep};
use crate::features::review_chart::Curve;
use crate::features::{
    lesson_list, move_list, position_editor, print, saved_games, settings, share,
};
use crate::shell::dialog;

/// An element's id, the event type, and its handler.
type MenuButton = (&'static str, &'static str, Handler);

/// The buttons for playing.
pub(crate) const PLAY: &[MenuButton] = &[
    ("undo", "click", undo),
    ("redo", "click", redo),
    ("pause", "click", |app, _| app.dispatch(Event::Pause)),
    ("choices", "click", choose),
];

/// All other controls.
const BESIDES: &[MenuButton] = &[
    ("hint-me", "click", hint),
    ("analyse", "click", analyse),
    ("restart", "click", |app, _| app.dispatch(Event::Restart)),
    ("keep-table", "click", |app, _| app.dispatch(Event::KeepTablebase)),
    ("show-record", "click", |_, _| move_list::toggle()),
    ("steps", "click", step),
    ("turns", "click", go),
    ("turns", "keydown", walk),
    ("start-review", "click", |app, _| app.dispatch(Event::Review)),
    ("curve", "click", to_point),
    ("turning", "click", to_turning),
    ("go-on", "click", |app, _| app.dispatch(Event::PlayFromHere)),
    ("resign-now", "click", |app, _| app.dispatch(Event::Resign)),
    ("draw-now", "click", |app, _| app.dispatch(Event::OfferDraw)),
    ("learn", "click", lesson_list::choose),
    ("course-again", "click", |app, _| app.dispatch(Event::Learn(LearnCommand::Again))),
    ("course-next", "click", next),
    ("course-leave", "click", |app, _| app.dispatch(Event::Learn(LearnCommand::Leave))),
    ("books", "change", |_, _| dialog::book_chosen()),
    ("kinds", "change", |_, _| dialog::game_chosen()),
    ("new-form", "change", |_, event| changed(event, dialog::players_chosen)),
    ("rules-form", "change", |_, event| changed(event, dialog::retell)),
    ("print-form", "change", |_, event| changed(event, print::retell)),
    ("print-now", "click", |_, _| print::print()),
    ("start", "click", begin),
];

/// Attaches the listeners of the buttons; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    dialog::prepare();
    let sheets = bind(app, &document(), "click", open_and_close);
    let buttons = listen_to(app, PLAY).chain(listen_to(app, BESIDES));
    buttons.chain([sheets]).chain(saved_games::listen(app)).collect()
}

/// Attaches the listeners of some buttons.
pub(crate) fn listen_to(
    app: &Rc<BoardController>,
    buttons: &[MenuButton],
) -> impl Iterator<Item = Listener> {
    buttons.iter().map(|(id, kind, act)| bind(app, &element(id), kind, *act))
}

/// Opens the dialog of `data-open`, and closes the dialog around a `data-open` or `data-close`.
fn open_and_close(app: &Rc<BoardController>, event: &web_sys::Event) {
    let Some(target) = target(event) else { return };
    let nearest = |selector| target.closest(selector).ok().flatten();
    if nearest("[data-review]").is_some() {
        app.dispatch(Event::Review);
        move_list::open();
    }
    if let Some(button) = nearest("[data-open], [data-close]") {
        dialog::close_around(&button);
        if let Some(id) = button.get_attribute("data-open") {
            open(app, &id, button.get_attribute("data-rule").as_deref());
        }
    }
}

/// Opens the dialog with that id, filled with the present state; the rules open at `rule`, if given.
fn open(app: &Rc<BoardController>, id: &str, rule: Option<&str>) {
    match id {
        "new" => dialog::open_new(app.choice()),
        "learn" => lesson_list::open(app),
        "games" => saved_games::open(app),
        "menu" => open_menu(app),
        "share" => share::open(app),
        "editor" => position_editor::open(app),
        "rules" => dialog::open_rules(app.choice().rules, rule),
        "print" => print::open(app.choice().rules),
        "settings" | "ways" => {
            settings::fill(app);
            dialog::open(id);
        }
        _ => dialog::open(id),
    }
}

/// Opens the menu; resigning and drawing are shown only where the session allows them.
fn open_menu(app: &Rc<BoardController>) {
    let leave = app.scene().leave;
    element::<HtmlElement>("may-resign").set_hidden(leave.resign.is_none());
    element::<HtmlElement>("may-draw").set_hidden(!leave.draw);
    dialog::open("menu");
}

/// Goes to the next step or puzzle; after the last one, to the list. A double click skips no step.
fn next(app: &Rc<BoardController>, event: &web_sys::Event) {
    if press::is_second(event) {
        return;
    }
    app.dispatch(Event::Learn(LearnCommand::Next));
    if app.scene().course.is_none() {
        open(app, "learn", None);
    }
}

fn step(app: &Rc<BoardController>, event: &web_sys::Event) {
    let button = target(event).and_then(|target| target.closest("[data-step]").ok().flatten());
    let name = button.and_then(|button| button.get_attribute("data-step"));
    if let Some(step) = name.and_then(|name| RecordStep::named(&name)) {
        app.dispatch(Event::GoToTurn(step.leads(&app.scene())));
    }
}

fn to_point(app: &Rc<BoardController>, event: &web_sys::Event) {
    let turn = event.dyn_ref().and_then(|event| Curve::turn_at(event, &app.scene()));
    if let Some(turn) = turn {
        app.dispatch(Event::GoToTurn(turn));
    }
}

fn to_turning(app: &Rc<BoardController>, event: &web_sys::Event) {
    if let Some(at) = target(event).and_then(|target| Curve::turning_of(&target)) {
        app.dispatch(Event::GoToTurn(at));
    }
}

fn go(app: &Rc<BoardController>, event: &web_sys::Event) {
    if let Some(turns) = target(event).and_then(|target| MoveListPanel::turn_of(&target)) {
        app.dispatch(Event::GoToTurn(turns));
    }
}

/// Arrow keys step through the move list; the focus follows the shown turn.
fn walk(app: &Rc<BoardController>, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if shortcut::has_modifier(event) || !shortcut::is_free(event) {
        return;
    }
    let step = match event.key().as_str() {
        "ArrowUp" | "ArrowLeft" => RecordStep::Back,
        "ArrowDown" | "ArrowRight" => RecordStep::Forward,
        "Home" => RecordStep::First,
        "End" => RecordStep::Last,
        _ => return,
    };
    event.prevent_default();
    app.dispatch(Event::GoToTurn(step.leads(&app.scene())));
}

/// Passes a changed control to a handler.
fn changed(event: &web_sys::Event, tell: fn(&Element)) {
    if let Some(element) = target(event) {
        tell(&element);
    }
}

fn undo(app: &Rc<BoardController>, event: &web_sys::Event) {
    if usable(event) {
        app.dispatch(Event::Undo);
    }
}

fn redo(app: &Rc<BoardController>, event: &web_sys::Event) {
    if usable(event) {
        app.dispatch(Event::Redo);
    }
}

fn hint(app: &Rc<BoardController>, event: &web_sys::Event) {
    if usable(event) {
        app.dispatch(Event::Hint);
    }
}

fn analyse(app: &Rc<BoardController>, _: &web_sys::Event) {
    app.dispatch(Event::Analyse);
    // On a phone the analysis lies below the fold.
    element::<Element>("analysis").scroll_into_view_with_bool(false);
}

/// Plays a choice. The second click of a double click is ignored, since another button may be there now.
fn choose(app: &Rc<BoardController>, event: &web_sys::Event) {
    if press::is_second(event) {
        return;
    }
    if let Some(action) = target(event).and_then(|target| app.action_of(&target)) {
        app.dispatch(Event::Act(action));
    }
}

/// Starts the game chosen in the dialog.
fn begin(app: &Rc<BoardController>, _: &web_sys::Event) {
    if let Some(choice) = dialog::chosen(random::seed()) {
        dialog::close_around(&element("new-form"));
        // The welcome text belongs to the first game alone.
        if let Some(root) = document().document_element() {
            // `removeAttribute` does not throw for a valid name.
            let _ = root.remove_attribute("data-new");
        }
        app.dispatch(Event::New(choice));
    }
}

fn usable(event: &web_sys::Event) -> bool {
    let button: Option<Element> = event.current_target().and_then(|target| target.dyn_into().ok());
    button.is_some_and(|button| button.get_attribute("aria-disabled").as_deref() != Some("true"))
}
