//! The class sheet: the progress of all pupils, as a table and as a file.

use std::rc::Rc;

use js_sys::Number;
use sandgrid_app::learn::{ClassRow, PupilMessage};
use sandgrid_app::{Event, LearnCommand};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement};

use crate::board::controller::BoardController;
use crate::dom::bind::bind;
use crate::dom::document::{append, clear, copy, element, mark, part, window, write};
use crate::dom::listener::Listener;
use crate::embed::outlet;
use crate::features::{print, pupils};
use crate::platform::i18n;
use crate::shell::dialog;

/// The attribute of the button that asks for a second press.
const SURE: &str = "data-sure";

/// The styles of the printed table.
const RULED: &str =
    "table{border-collapse:collapse}td,th{padding:.3em .6em;border:1px solid;text-align:start}";

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    vec![
        bind(app, &element("class-print"), "click", |_, _| print_table()),
        bind(app, &element("class-save"), "click", save),
        bind(app, &element("class-remove"), "click", remove),
        bind(app, &element("class-pupil"), "change", |_, _| ask_again()),
    ]
}

/// Opens the dialog with the present progress.
pub fn open(app: &BoardController) {
    fill(app);
    write(&element("class-said"), "");
    dialog::open("class-sheet");
}

fn fill(app: &BoardController) {
    let session = app.session();
    let sheet = session.class_sheet();
    let table: Element = element("class-table");
    write_all(&table, "thead th", &sheet.headings);
    let body: Element = element("class-rows");
    clear(&body);
    for ClassRow { name, lessons, solved, helped } in &sheet.rows {
        let row: Element = copy("class-template");
        write(&part::<Element>(&row, "th"), name);
        write_all(&row, "td", &[lessons, solved, helped].map(ToString::to_string));
        append(&body, &row);
    }
    let names = session.pupils();
    let list: Element = element("class-pupil");
    clear(&list);
    pupils::offer_all(&list, &names);
    element::<HtmlElement>("class-removing").set_hidden(names.is_empty());
    ask_again();
}

fn write_all(parent: &Element, selector: &str, texts: &[String]) {
    let Ok(cells) = parent.query_selector_all(selector) else { return };
    for (index, text) in (0..).zip(texts) {
        if let Some(cell) = cells.get(index).and_then(|cell| cell.dyn_into::<Element>().ok()) {
            write(&cell, text);
        }
    }
}

/// Prints the table, through the host if it prints, else through the browser.
fn print_table() {
    if !outlet::host_prints() {
        // If printing is forbidden, the page does not offer it.
        let _ = window().print();
    } else if let Some(text) = print::standalone("class-title", RULED, "class-table") {
        outlet::hand_to_printer("sandgrid-class.html", text);
    }
}

/// Saves the table as a file for a spreadsheet.
fn save(app: &Rc<BoardController>, _: &web_sys::Event) {
    let sheet = app.session().class_sheet();
    outlet::save("sandgrid-class.csv", &sheet.csv(separator()));
}

/// Returns the character between cells: spreadsheets expect a semicolon where the decimal mark is no point.
fn separator() -> char {
    let number = Number::from(1.5).to_locale_string(i18n::current().code());
    if String::from(number).contains('.') { ',' } else { ';' }
}

/// Removes the chosen pupil on a second press.
fn remove(app: &Rc<BoardController>, _: &web_sys::Event) {
    let button: Element = element("class-remove");
    let name = element::<HtmlSelectElement>("class-pupil").value();
    if !button.has_attribute(SURE) {
        mark(&button, SURE, "");
        return name_button(&app.session().say_of_pupils(PupilMessage::RemoveReally(name)));
    }
    app.dispatch(Event::Learn(LearnCommand::RemovePupil(name.clone())));
    fill(app);
    let removed = app.session().say_of_pupils(PupilMessage::Removed(name));
    write(&element("class-said"), &removed);
    if app.session().pupils().is_empty() {
        dialog::focus_title(&button);
    }
}

/// Takes a first press back.
fn ask_again() {
    let button: Element = element("class-remove");
    // `removeAttribute` does not throw for a valid name.
    let _ = button.remove_attribute(SURE);
    name_button("");
}

/// Shows the words of the button's second press, or its own for an empty text.
fn name_button(really: &str) {
    let button: Element = element("class-remove");
    part::<HtmlElement>(&button, ".first").set_hidden(!really.is_empty());
    let second: HtmlElement = part(&button, ".second");
    second.set_hidden(really.is_empty());
    write(&second, really);
}
