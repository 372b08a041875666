//! The pupils who share a device: their choice and their names in the dialog of lessons and puzzles.

use std::rc::Rc;

use sandgrid_app::learn::PupilMessage;
use sandgrid_app::{Event, LearnCommand, PupilCommand, Session};
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

use crate::board::controller::BoardController;
use crate::dom::document::{append, clear, copy, element, mark, write};
use crate::dom::listener::Listener;
use crate::features::bind::bind;
use crate::features::lesson_list;

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    vec![
        bind(app, &element("pupil"), "change", choose),
        bind(app, &element("pupil-add"), "click", add),
    ]
}

/// Lists the pupils.
pub(super) fn fill(session: &Session) {
    let names = session.pupils();
    element::<HtmlElement>("pupil-line").set_hidden(names.is_empty());
    let nobody = session.say_of_pupils(PupilMessage::Nobody);
    let unnamed = ("", nobody.as_str());
    let named = names.iter().map(|name| (name.as_str(), name.as_str()));
    list("pupil", [unnamed].into_iter().chain(named));
    element::<HtmlSelectElement>("pupil").set_value(session.pupil().unwrap_or_default());
}

/// Fills a list with options: value and text.
pub(super) fn list<'a>(id: &str, options: impl Iterator<Item = (&'a str, &'a str)>) {
    let list: Element = element(id);
    clear(&list);
    for (value, text) in options {
        let option: Element = copy("pupil-template");
        mark(&option, "value", value);
        write(&option, text);
        append(&list, &option);
    }
}

/// Empties the field and its answer.
pub(super) fn reset() {
    element::<HtmlInputElement>("pupil-name").set_value("");
    tell("", "false");
}

fn choose(app: &Rc<BoardController>, _: &web_sys::Event) {
    let name = element::<HtmlSelectElement>("pupil").value();
    let name = Some(name).filter(|name| !name.is_empty());
    command(app, PupilCommand::Choose(name));
    lesson_list::fill(app);
}

/// Adds the pupil whose name is in the field, which then waits for the next one.
fn add(app: &Rc<BoardController>, _: &web_sys::Event) {
    let field: HtmlInputElement = element("pupil-name");
    // Clear the region, so that a repeated text is announced again.
    tell("", "false");
    let vetted = app.session().vet_pupil(&field.value());
    match vetted {
        Ok(name) => {
            command(app, PupilCommand::Add(name.clone()));
            lesson_list::fill(app);
            field.set_value("");
            tell(&app.session().say_of_pupils(PupilMessage::Added(name)), "false");
        }
        Err(why) => tell(&why, "true"),
    }
    // `focus` does not throw for these arguments.
    let _ = field.focus();
}

pub(super) fn command(app: &Rc<BoardController>, command: PupilCommand) {
    app.dispatch(Event::Learn(LearnCommand::Pupil(command)));
}

fn tell(text: &str, is_invalid: &str) {
    write(&element("pupils-said"), text);
    mark(&element("pupil-name"), "aria-invalid", is_invalid);
}
