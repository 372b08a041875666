//! The buttons around the board, and the dialogs that they open.

use std::rc::Rc;

use sandgrid_app::{DrawAgreement, Event, GameSetup, LearnCommand, NextExercise, Rematch};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::board::controller::BoardController;
use crate::board::status::end_welcome;
use crate::dom::bind::{Handler, bind, target};
use crate::dom::document::{document, element, mark, write};
use crate::dom::listener::Listener;
use crate::dom::shortcut;
use crate::dom::{press, random};
use crate::embed;
use crate::features::move_list::{MoveListPanel, RecordStep};
use crate::features::review_chart::Curve;
use crate::features::{
    class_sheet, correspondence, lesson_list, move_list, position_editor, print, queries,
    saved_games, share,
};
use crate::shell::{dialog, setting_controls};

/// Key of the lesson of the first visit.
const FIRST_LESSON: &str = "first";

/// An element's id, the event type, and its handler.
type MenuButton = (&'static str, &'static str, Handler<BoardController>);

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
    ("analysis-more", "toggle", |_, _| show_lines()),
    ("restart", "click", |app, _| app.dispatch(Event::Restart)),
    ("keep-table", "click", |app, _| app.dispatch(Event::KeepTablebase)),
    ("show-record", "click", show_record),
    ("close-record", "click", close_record),
    ("steps", "click", step),
    ("to-end", "click", step),
    ("turns", "click", go),
    ("turns", "keydown", walk),
    ("start-review", "click", |app, _| app.dispatch(Event::Review)),
    ("curve", "click", to_point),
    ("turning", "click", to_turning),
    ("go-on", "click", |app, _| app.dispatch(Event::PlayFromHere)),
    ("resign-now", "click", |app, event| end(app, event, Event::Resign)),
    ("draw-now", "click", |app, event| end(app, event, Event::OfferDraw)),
    ("agree-now", "click", |app, event| end(app, event, Event::OfferDraw)),
    ("learn", "click", lesson_list::choose),
    ("pupil", "change", lesson_list::choose_pupil),
    ("pupil-add", "click", lesson_list::add_pupil),
    ("course-again", "click", |app, _| app.dispatch(Event::Learn(LearnCommand::Again))),
    ("course-next", "click", next),
    ("course-leave", "click", leave),
    ("books", "change", |_, _| dialog::book_chosen()),
    ("kinds", "change", |_, _| dialog::game_chosen()),
    ("new-form", "change", |_, event| changed(event, dialog::players_chosen)),
    ("options", "change", |_, _| dialog::tell_rules()),
    ("rules-form", "change", |app, event| {
        changed(event, |control| dialog::retell(&app.session(), control));
    }),
    ("print-form", "change", |app, event| {
        changed(event, |element| print::retell(&app.session(), element));
    }),
    ("print-now", "click", |_, _| print::print()),
    ("start", "click", begin),
    ("rematches", "click", rematch),
    ("ending-show", "click", to_turning),
    ("show-me", "click", show_me),
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
        // The button is gone. `focus` throws only for an element without a document.
        let _ = element::<HtmlElement>("review").focus();
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
        "new" => {
            correspondence::fill_names(app);
            dialog::open_new(app.session().setup_to_offer());
        }
        "learn" => lesson_list::open(app),
        "class-sheet" => class_sheet::open(app),
        "games" => saved_games::open(app),
        "menu" => open_menu(app),
        "share" => share::open(app),
        "ask" => queries::open(app),
        "editor" => position_editor::open(app),
        "rules" => dialog::open_rules(&app.session(), rule),
        "resign" => {
            write(&element("resign-title"), &dialog::called(app.session().resign_question()));
            dialog::open(id);
        }
        "print" => print::open(&app.session()),
        "settings" | "ways" => {
            let settings = app.settings();
            setting_controls::fill(|name| settings.value(name));
            dialog::open(id);
        }
        _ => dialog::open(id),
    }
}

/// Opens the menu; resigning and drawing are shown only where the session allows them.
fn open_menu(app: &Rc<BoardController>) {
    let leave = app.scene().leave;
    element::<HtmlElement>("may-resign").set_hidden(leave.resign.is_none());
    let (offered, mutual) = (Some(DrawAgreement::Offered), Some(DrawAgreement::Mutual));
    element::<HtmlElement>("may-draw").set_hidden(leave.draw != offered);
    element::<HtmlElement>("may-agree").set_hidden(leave.draw != mutual);
    dialog::open("menu");
}

/// Goes to the next step or puzzle. After the last step of a lesson, a game of it begins, or the host's; after the last
/// puzzle, the list opens. A double click skips no step.
fn next(app: &Rc<BoardController>, event: &web_sys::Event) {
    if press::is_second(event) {
        return;
    }
    let next = app.scene().course.map(|course| course.next);
    let first_game = GameSetup::first_game(app.choice().rules, random::seed());
    app.dispatch(Event::Learn(LearnCommand::Next));
    if app.scene().course.is_some() {
        return app.go_to_board();
    }
    if next != Some(NextExercise::FirstGame) {
        return open(app, "learn", None);
    }
    end_welcome();
    app.go_to_board();
    // A guest plays the game of the host, which waits.
    if !embed::is_guest() && !app.session().is_untouched(first_game) {
        app.dispatch(Event::New(first_game));
    }
}

/// Starts the game of a pressed button below the result.
fn rematch(app: &Rc<BoardController>, event: &web_sys::Event) {
    if press::is_second(event) {
        return;
    }
    let button = target(event).and_then(|target| target.closest("[data-rematch]").ok().flatten());
    let key = button.and_then(|button| button.get_attribute("data-rematch"));
    let rematch = Rematch::ALL.into_iter().find(|it| key.as_deref() == Some(it.key()));
    if let Some(begin) = rematch.and_then(|it| app.session().rematch(it, random::seed())) {
        move_list::close();
        // First the focus, whose name would be spoken over the announcement.
        app.go_to_board();
        app.dispatch(begin);
    }
}

/// Shows or hides the turns of a narrow page, in place of the analysis.
fn show_record(app: &Rc<BoardController>, _: &web_sys::Event) {
    if app.scene().analysis.is_some() {
        app.dispatch(Event::Analyse);
    }
    move_list::toggle();
}

/// Hides the turns of a narrow page; the focus goes to the button that shows them.
fn close_record(_: &Rc<BoardController>, _: &web_sys::Event) {
    move_list::close();
    // `focus` throws only for an element without a document.
    let _ = element::<HtmlElement>("show-record").focus();
}

/// Leaves a lesson for the game that waits.
fn leave(app: &Rc<BoardController>, _: &web_sys::Event) {
    app.dispatch(Event::Learn(LearnCommand::Leave));
    app.go_to_board();
}

/// Opens the short lesson of the first visit.
fn show_me(app: &Rc<BoardController>, _: &web_sys::Event) {
    let app = Rc::clone(app);
    spawn_local(async move {
        lesson_list::bring(&app).await;
        let lesson = app.session().lesson(FIRST_LESSON);
        if let Some(lesson) = lesson {
            app.dispatch(Event::Learn(LearnCommand::Lesson(lesson)));
            app.go_to_board();
        }
    });
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
fn changed(event: &web_sys::Event, tell: impl Fn(&Element)) {
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
    move_list::close();
    app.dispatch(Event::Analyse);
    // On a phone the analysis lies below the fold.
    element::<Element>("analysis").scroll_into_view_with_bool(false);
}

/// Scrolls the lines of the analysis into sight once they are opened.
fn show_lines() {
    let lines: Element = element("analysis-more");
    if lines.has_attribute("open") {
        let nearest = ScrollIntoViewOptions::new();
        nearest.set_block(ScrollLogicalPosition::Nearest);
        lines.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
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
        end_welcome();
        move_list::close();
        // First the focus, whose name would be spoken over the announcement.
        app.go_to_board();
        app.dispatch(correspondence::begun(choice));
    }
}

/// Ends the game, or offers to. The focus, which the dialog would give back to the menu's button, goes to what is said
/// of the end; where that is not shown, to the board.
fn end(app: &Rc<BoardController>, event: &web_sys::Event, how: Event) {
    if let Some(button) = target(event) {
        dialog::close_around(&button);
    }
    app.go_to_board();
    app.dispatch(how);
    let headline: HtmlElement = element("ending-headline");
    mark(&headline, "tabindex", "-1");
    // `focus` does not throw for these arguments; it leaves the focus alone where the headline is hidden.
    let _ = headline.focus();
}

fn usable(event: &web_sys::Event) -> bool {
    let button: Option<Element> = event.current_target().and_then(|target| target.dyn_into().ok());
    button.is_some_and(|button| button.get_attribute("aria-disabled").as_deref() != Some("true"))
}
