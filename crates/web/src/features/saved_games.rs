//! The dialog of saved games and results.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Date, Object, Reflect};
use sandgrid_app::{
    Backup, Event, GameSummary, Message, Name, SavedGamesCommand, Session, StorageMessage, Tally,
    UseCounts,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use crate::board::controller::BoardController;
use crate::canvas::mini::Painter;
use crate::dom::bind::{bind, target};
use crate::dom::document::{append, clear, copy, document, element, mark, part, window, write};
use crate::dom::file;
use crate::dom::listener::Listener;
use crate::dom::timer::Timer;
use crate::embed::outlet;
use crate::platform::{durable, i18n, storage, tab};
use crate::shell::dialog;

/// Maximum number of bytes read from a file, about a browser's storage quota.
const READ: i32 = 16 << 20;

/// Number of rows that are listed at once, more than a screen shows.
const SLICE: usize = 16;

/// The mark of a page that is reloaded after an import, in the storage of the tab.
const IMPORTED: &str = "imported";

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    report_import(app);
    vec![
        bind(app, &element("games-list"), "click", press),
        bind(app, &element("damaged-list"), "click", save_damaged),
        bind(app, &element("save-all"), "click", |app, _| save_all(app)),
        bind(app, &element("take-in"), "change", take_in),
        bind(app, &document(), BoardController::SETTLED, |app, _| repaint(app)),
    ]
}

thread_local! {
    /// The timer of the list's next rows.
    static NEXT: RefCell<Option<Timer>> = const { RefCell::new(None) };
    /// The painter of the list's boards.
    static PAINTER: RefCell<Option<Painter>> = const { RefCell::new(None) };
}

/// Opens the dialog with the present list.
pub fn open(app: &Rc<BoardController>) {
    fill(app, 0);
    write(&element("games-said"), "");
    durable::show();
    dialog::open("games");
}

/// Fills the list anew: a first slice at once, with at least that many rows, and the others in later ones.
fn fill(app: &Rc<BoardController>, least: usize) {
    clear(&element("games-list"));
    PAINTER.set(Some(Painter::default()));
    let ids: Vec<u64> = app.session().saved_games().iter().map(|game| game.id).collect();
    element::<HtmlElement>("no-games").set_hidden(!ids.is_empty());
    list_on(app, ids, least + SLICE);
    let session = app.session();
    results(&session.results());
    let damaged: Element = element("damaged-list");
    clear(&damaged);
    for (name, _) in session.damaged() {
        let item: Element = copy("damaged-template");
        let button: Element = part(&item, "button");
        write(&button, name);
        mark(&button, "data-name", name);
        append(&damaged, &item);
    }
    element::<HtmlElement>("damaged").set_hidden(damaged.child_element_count() == 0);
}

/// Appends the rows of that many games, and later those of the others.
fn list_on(app: &Rc<BoardController>, mut ids: Vec<u64>, count: usize) {
    let rest = ids.split_off(count.min(ids.len()));
    let session = app.session();
    let games = session.saved_games();
    let list: Element = element("games-list");
    for id in ids {
        // Another window may have deleted it meanwhile.
        if let Some(game) = games.iter().find(|game| game.id == id) {
            append(&list, &entry(game, &session));
        }
    }
    let weak = Rc::downgrade(app);
    let next = (!rest.is_empty()).then(|| {
        Timer::after(0, move || {
            if let Some(app) = weak.upgrade() {
                list_on(&app, rest, SLICE);
            }
        })
    });
    NEXT.set(next);
}

fn entry(game: &GameSummary, session: &Session) -> Element {
    let item: Element = copy("kept-template");
    let set = session.set_for(game.choice.rules);
    let language = i18n::current().with_pieces(set);
    let call = |name| language.say(&Message::Name(name));
    write(&part::<Element>(&item, "b"), &call(Name::Title(game.choice.rules)));
    write(&part::<Element>(&item, ".who"), &call(Name::Sides(game.seating(), game.turn())));
    let state = call(Name::Progress { turns: game.number, end: game.end, seating: game.seating() });
    let when = moment(game.when);
    write(&part::<Element>(&item, "small"), &[state, when].join(" \u{b7} "));
    part::<HtmlElement>(&item, ".going").set_hidden(game.end.is_some());
    part::<HtmlElement>(&item, ".over").set_hidden(game.end.is_none());
    let id = format!("{:x}", game.id);
    let about = format!("game-{id}");
    part::<Element>(&item, "div").set_id(&about);
    let open: Element = part(&item, "[data-game]");
    let forget: HtmlElement = part(&item, "[data-forget]");
    for (button, name) in [(&open, "data-game"), (&*forget, "data-forget")] {
        mark(button, name, &id);
        // The name of each button tells its game.
        let own = format!("{name}-{id}");
        button.set_id(&own);
        mark(button, "aria-labelledby", &format!("{own} {about}"));
    }
    forget.set_hidden(game.id == session.id());
    paint(&item, game, session);
    item
}

fn paint(item: &Element, game: &GameSummary, session: &Session) {
    let (board, set) = (part(item, "canvas"), session.set_for(game.choice.rules));
    PAINTER.with_borrow_mut(|painter| {
        painter.get_or_insert_default().paint(&board, &game.position, set);
    });
}

/// Paints the boards of the open list again: the colours may have changed.
fn repaint(app: &BoardController) {
    let list: Element = element("games-list");
    if list.closest("dialog[open]").is_ok_and(|open| open.is_none()) {
        return;
    }
    let painter = Painter::default();
    let is_new = PAINTER.with_borrow(|before| {
        before.as_ref().is_none_or(|before| !before.has_colours_of(&painter))
    });
    if !is_new {
        return;
    }
    PAINTER.set(Some(painter));
    let session = app.session();
    for game in session.saved_games() {
        let button = list.query_selector(&format!("[data-game='{:x}']", game.id)).ok().flatten();
        if let Some(item) = button.and_then(|button| button.closest("li").ok().flatten()) {
            paint(&item, game, &session);
        }
    }
}

/// Formats a time in the page's locale.
#[allow(clippy::cast_precision_loss, reason = "milliseconds since 1970 are below 2^53")]
fn moment(millis: u64) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    let style = Object::new();
    for (what, how) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // `Reflect.set` does not fail for an own plain object.
        let _ = Reflect::set(&style, &what.into(), &how.into());
    }
    date.to_locale_string(i18n::current().code(), &style).into()
}

fn results(rows: &[(String, String, Tally)]) {
    let body: Element = element("results-rows");
    clear(&body);
    for (game, level, tally) in rows {
        let row: Element = copy("result-template");
        write(&part::<Element>(&row, "th"), game);
        let numbers = [tally.won, tally.drawn, tally.lost].map(|number| number.to_string());
        let cells = row.query_selector_all("td");
        let texts = [level.clone()].into_iter().chain(numbers);
        for (index, text) in (0..).zip(texts) {
            let cell = cells.as_ref().ok().and_then(|cells| cells.get(index));
            if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<Element>().ok()) {
                write(&cell, &text);
            }
        }
        append(&body, &row);
    }
    element::<HtmlElement>("results").set_hidden(rows.is_empty());
}

/// Opens a game, or deletes it on a second press.
fn press(app: &Rc<BoardController>, event: &web_sys::Event) {
    let Some(target) = target(event) else { return };
    let nearest = |name: &str| {
        let button = target.closest(&format!("[{name}]")).ok()??;
        let id = u64::from_str_radix(&button.get_attribute(name)?, 16).ok()?;
        Some((button, id))
    };
    if let Some((button, id)) = nearest("data-game") {
        dialog::close_around(&button);
        app.dispatch(Event::SavedGames(SavedGamesCommand::Open(id)));
    } else if let Some((button, id)) = nearest("data-forget") {
        if button.has_attribute("data-sure") {
            let row = dialog::row_of(&button);
            app.dispatch(Event::SavedGames(SavedGamesCommand::Delete(id)));
            fill(app, usize::try_from(row).unwrap_or_default());
            dialog::focus_row(&element("games-list"), row);
        } else {
            mark(&button, "data-sure", "");
            write(&button, &dialog::called(Name::Delete));
        }
    }
}

fn save_damaged(app: &Rc<BoardController>, event: &web_sys::Event) {
    let button = target(event).and_then(|target| target.closest("[data-name]").ok().flatten());
    let Some(name) = button.and_then(|button| button.get_attribute("data-name")) else { return };
    let session = app.session();
    if let Some((name, text)) = session.damaged().find(|(other, _)| *other == name) {
        outlet::save(&format!("sandgrid-{name}.txt"), text);
    }
}

/// Saves everything to a file, or tells that there is nothing, or that the browser does not give it back.
fn save_all(app: &BoardController) {
    let told = match storage::backup() {
        Ok(mut entries) => {
            // The counts of a kiosk belong to its device.
            entries.retain(|(name, _)| name != UseCounts::NAME);
            if entries.is_empty() {
                app.session().say(&Message::Storage(StorageMessage::NothingKept))
            } else {
                outlet::save("sandgrid.txt", &Backup(entries).to_string());
                String::new()
            }
        }
        Err(warning) => app.session().say(&Message::Warning(warning)),
    };
    write(&element("games-said"), &told);
}

/// Imports a backup file. Settings and progress are read when the page opens, so it is reloaded.
fn take_in(app: &Rc<BoardController>, _: &web_sys::Event) {
    let Some(chosen) = file::chosen(&element::<HtmlInputElement>("take-in")) else { return };
    let app = Rc::clone(app);
    spawn_local(async move {
        let text = file::read(chosen, READ).await.unwrap_or_default();
        let is_sound = Backup::read(&text).map_err(|error| {
            let account = Message::Storage(StorageMessage::BadBackup(error));
            write(&element("games-said"), &app.session().say(&account));
        });
        if is_sound.is_ok() {
            app.dispatch(Event::SavedGames(SavedGamesCommand::Import(text)));
            // Errors are shown first.
            if !app.has_told() {
                // Without the mark, the reloaded page is only silent.
                tab::write(IMPORTED, Some(""));
                // `reload` does not throw; where it has no effect, the games are listed all the same.
                let _ = window().location().reload();
            }
        }
    });
}

/// Reports the import after which the page was reloaded, once the board is there.
fn report_import(app: &Rc<BoardController>) {
    if tab::read(IMPORTED).is_none() {
        return;
    }
    tab::write(IMPORTED, None);
    let app = Rc::clone(app);
    spawn_local(async move {
        let imported = Message::Storage(StorageMessage::Imported { damaged: 0 });
        let words = app.session().say(&imported);
        // The list tells what there is now, and has the focus.
        open(&app);
        write(&element("games-said"), &words);
    });
}
