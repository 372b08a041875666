//! Opens games from a text, a chosen file or a dropped one.

use std::rc::Rc;

use sandgrid_app::yebo::YeboEvent;
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Element, File, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement,
};

use super::controller::YeboController;
use super::saved_games;
use crate::dom::document::{element, mark};
use crate::dom::file::{self, Dropped};
use crate::embed::{self, outlet};
use crate::shell::dialog;

/// The limit for reading a file, in bytes: enough to see that a file is too long.
const READ: i32 = (1 << 20) + 8;

/// Opens the dialog with the present game's record and the saved games.
pub(super) fn open(controller: &YeboController) {
    complain("");
    let is_open = controller.session().opens_record();
    let text = if is_open { controller.record() } else { String::new() };
    element::<HtmlTextAreaElement>("record-text").set_value(&text);
    element::<HtmlElement>("record-hidden").set_hidden(is_open);
    saved_games::fill(controller);
    dialog::open("record");
}

/// Loads the text in the dialog, or saves the game as a file.
pub(super) fn press(controller: &Rc<YeboController>, id: &str) {
    if id == "record-save" {
        return outlet::save("yebo.txt", &controller.record());
    }
    take(controller, element::<HtmlTextAreaElement>("record-text").value());
}

/// Loads the file that a field has chosen.
pub(super) fn choose(controller: &Rc<YeboController>, input: &HtmlInputElement) {
    if let Some(chosen) = file::chosen(input) {
        read(controller, chosen);
    }
}

/// Loads a dropped file or text.
pub(super) fn dropped(controller: &Rc<YeboController>, event: &web_sys::Event) {
    match file::dropped(event).filter(|_| embed::options().has_links()) {
        Some(Dropped::One(file)) => read(controller, file),
        Some(Dropped::Text(text)) => take(controller, text),
        Some(Dropped::Several) => refuse(controller, &controller.session().several_files()),
        None => {}
    }
}

fn read(controller: &Rc<YeboController>, chosen: File) {
    let controller = Rc::clone(controller);
    spawn_local(async move {
        take(&controller, file::read(chosen, READ).await.unwrap_or_default());
    });
}

/// Loads a text, or shows its error in the dialog, which keeps the text.
fn take(controller: &Rc<YeboController>, text: String) {
    let objection = controller.session().objection(&text);
    if let Some(why) = objection {
        refuse(controller, &why);
    } else {
        dialog::close_all();
        controller.dispatch(YeboEvent::Load(text));
    }
}

fn refuse(controller: &YeboController, why: &str) {
    if !element::<HtmlDialogElement>("record").open() {
        dialog::close_all();
        open(controller);
    }
    complain(why);
}

/// Sets the text without a comparison, so that a repeated error is announced again.
fn complain(text: &str) {
    element::<Element>("record-trouble").set_text_content(Some(text));
    mark(&element("record-text"), "aria-invalid", if text.is_empty() { "false" } else { "true" });
}
