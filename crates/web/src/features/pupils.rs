//! The pupils who share a device: their choice and their names in the dialog of lessons and puzzles.

use std::rc::Rc;

use js_sys::JsString;
use sandgrid_app::learn::PupilMessage;
use sandgrid_app::{Event, LearnCommand, Session};
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

use crate::board::controller::BoardController;
use crate::dom::document::{append, clear, copy, element, mark, write};

/// Lists the pupils.
pub(super) fn fill(session: &Session) {
    let names = session.pupils();
    element::<HtmlElement>("pupil-line").set_hidden(names.is_empty());
    let nobody = session.say_of_pupils(PupilMessage::Nobody);
    let list: HtmlSelectElement = element("pupil");
    clear(&list);
    offer(&list, "", &nobody);
    offer_all(&list, &names);
    list.set_value(&session.pupil().unwrap_or_default());
}

/// Adds the pupils to a list.
pub(super) fn offer_all(list: &Element, names: &[String]) {
    for name in names {
        offer(list, name, name);
    }
}

fn offer(list: &Element, value: &str, text: &str) {
    let option: Element = copy("pupil-template");
    mark(&option, "value", value);
    write(&option, text);
    append(list, &option);
}

/// Empties the field and its answer.
pub(super) fn reset() {
    element::<HtmlInputElement>("pupil-name").set_value("");
    tell("", "false");
}

/// Chooses the pupil of the list.
pub(super) fn choose(app: &Rc<BoardController>) {
    let name = element::<HtmlSelectElement>("pupil").value();
    app.dispatch(Event::Learn(LearnCommand::ChoosePupil(name)));
}

/// Adds the pupil whose name is in the field, which then waits for the next one.
pub(super) fn add(app: &Rc<BoardController>) {
    let field: HtmlInputElement = element("pupil-name");
    // Clear the region, so that a repeated text is announced again.
    tell("", "false");
    // One name is written in one way, whether accents were typed with their letters or after them.
    let name = String::from(JsString::from(field.value()).normalize("NFC"));
    let vetted = app.session().vet_pupil(&name);
    match vetted {
        Ok(name) => {
            app.dispatch(Event::Learn(LearnCommand::AddPupil(name.clone())));
            field.set_value("");
            tell(&app.session().say_of_pupils(PupilMessage::Added(name)), "false");
        }
        Err(why) => tell(&why, "true"),
    }
    // `focus` does not throw for these arguments.
    let _ = field.focus();
}

fn tell(text: &str, is_invalid: &str) {
    write(&element("pupils-said"), text);
    mark(&element("pupil-name"), "aria-invalid", is_invalid);
}
