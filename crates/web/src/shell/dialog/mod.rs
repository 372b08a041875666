//! The dialogs over the page: opening, closing, and reading their inputs.

use sandgrid_app::rules::Book;
use sandgrid_app::{Message, Name};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};

use crate::dom::document::{all, document, element, mark};
use crate::platform::i18n;

pub use new_game::{book_chosen, chosen, game_chosen, open_new, players_chosen, tell_rules};
pub use rulebook::{list_rules, open_rules, retell};
pub use volume::RulebookPicker;

mod levels;
mod new_game;
mod options;
mod rulebook;
mod volume;

/// Fills the parts of the dialogs that depend only on the locale.
pub fn prepare() {
    new_game::prepare();
}

/// Fills them again after a change of locale, and keeps the selection.
pub fn reword() {
    let chosen = ["kind", "book"].map(|name| (name, checked(name)));
    new_game::prepare();
    for (name, value) in chosen {
        check(name, &value.unwrap_or_default());
    }
    levels::rename();
    book_chosen();
}

/// Closes every open dialog.
pub fn close_all() {
    while let Ok(Some(sheet)) = document().query_selector("dialog[open]") {
        sheet.unchecked_into::<HtmlDialogElement>().close();
    }
}

/// Returns whether a dialog is open.
#[must_use]
pub fn is_any_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

/// Opens the dialog with that id without filling it.
pub fn open(id: &str) {
    let dialog: HtmlDialogElement = element(id);
    if !dialog.open() {
        // `showModal` throws only for a dialog that is open or not in the page.
        let _ = dialog.show_modal();
        focus(&dialog);
    }
}

/// Closes the dialog with that id, whose focus goes on to another place than the button that opens it. Returns whether
/// the focus was there, or on that button, to which the browser returns it; nothing has the focus then.
pub(crate) fn leave(id: &str) -> bool {
    let dialog: HtmlDialogElement = element(id);
    let was_open = dialog.open();
    dialog.close();
    let opener = document()
        .active_element()
        .filter(|it| it.get_attribute("data-open").as_deref() == Some(id));
    let opener = opener.and_then(|it| it.dyn_into::<HtmlElement>().ok());
    if let Some(opener) = &opener {
        // `blur` does not throw.
        let _ = opener.blur();
    }
    was_open || opener.is_some()
}

/// Moves the focus to the marked part of a dialog. The attribute `autofocus` would do it too, but browsers warn about
/// it in frames of another origin.
fn focus(sheet: &Element) {
    let part = sheet.query_selector("[data-focus]:not([hidden])").ok().flatten();
    if let Some(part) = part.and_then(|part| part.dyn_into::<HtmlElement>().ok()) {
        // `focus` does not throw for these arguments.
        let _ = part.focus();
    }
}

/// Moves the focus to the row of a list that has come to the place of a removed one, or to the title of its dialog.
pub fn focus_row(list: &Element, at: u32) {
    let row = list.children().item(at).or_else(|| list.last_element_child());
    let button = row.and_then(|row| row.query_selector("button").ok().flatten());
    match button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // `focus` does not throw for these arguments.
        Some(button) => drop(button.focus()),
        None => focus_title(list),
    }
}

/// Moves the focus to the title of the dialog around an element: the part that had it is gone.
pub fn focus_title(part: &Element) {
    let title = part.closest("dialog").ok().flatten();
    let title = title.and_then(|sheet| sheet.query_selector("h2").ok().flatten());
    if let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok()) {
        mark(&title, "tabindex", "-1");
        // `focus` does not throw for these arguments.
        let _ = title.focus();
    }
}

/// Returns the number of rows before the one around an element, in its list.
#[must_use]
pub fn row_of(part: &Element) -> u32 {
    let mut row = part.closest("li").ok().flatten();
    let mut before = 0;
    while let Some(earlier) = row.and_then(|row| row.previous_element_sibling()) {
        before += 1;
        row = Some(earlier);
    }
    before
}

/// Closes the dialog that contains that element.
pub fn close_around(part: &Element) {
    let sheet = part.closest("dialog").ok().flatten();
    if let Some(sheet) = sheet.and_then(|sheet| sheet.dyn_into::<HtmlDialogElement>().ok()) {
        sheet.close();
    }
}

/// Returns a name in the page's language.
#[must_use]
pub fn called(name: Name) -> String {
    i18n::current().say(&Message::Name(name))
}

fn book(key: &str) -> Option<&'static Book> {
    Book::ALL.iter().copied().find(|book| book.key == key)
}

fn checked(name: &str) -> Option<String> {
    all(&format!("input[name={name}]:checked")).first().map(HtmlInputElement::value)
}

fn check(name: &str, value: &str) {
    for input in all::<HtmlInputElement>(&format!("input[name={name}]")) {
        input.set_checked(input.value() == value);
    }
}
