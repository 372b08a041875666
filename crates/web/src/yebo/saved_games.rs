//! The list of the other games saved on this device.

use std::rc::Rc;

use sandgrid_app::yebo::{OtherGame, Slot, YeboEvent};
use web_sys::{Element, HtmlElement};

use super::controller::YeboController;
use crate::dom::document::{append, clear, copy, element, mark, part, write};
use crate::shell::dialog;

const OPEN: &str = "data-other";
const FORGET: &str = "data-forget";
/// The attribute of a button that was pressed once.
const SURE: &str = "data-sure";

/// Fills the list.
pub(super) fn fill(controller: &YeboController) {
    let list: Element = element("others-list");
    clear(&list);
    let others = controller.session().others();
    for other in &others {
        append(&list, &entry(other));
    }
    element::<HtmlElement>("others").set_hidden(others.is_empty());
}

fn entry(other: &OtherGame) -> Element {
    let item: Element = copy("other-template");
    write(&part::<Element>(&item, "b"), &other.title);
    write(&part::<Element>(&item, ".who"), &other.names);
    for name in [OPEN, FORGET] {
        mark(&part(&item, &format!("[{name}]")), name, &other.place.to_string());
    }
    item
}

/// Opens a game, or deletes it on a second press.
pub(super) fn press(controller: &Rc<YeboController>, target: &Element) {
    let nearest = |name: &str| {
        let button = target.closest(&format!("[{name}]")).ok()??;
        let place: Slot = button.get_attribute(name)?.parse().ok()?;
        Some((button, place))
    };
    if let Some((button, place)) = nearest(OPEN) {
        dialog::close_around(&button);
        return controller.dispatch(YeboEvent::Open(place));
    }
    let Some((button, place)) = nearest(FORGET) else { return };
    if button.has_attribute(SURE) {
        let row = dialog::row_of(&button);
        controller.dispatch(YeboEvent::Forget(place));
        fill(controller);
        dialog::focus_row(&element("others-list"), row);
    } else {
        mark(&button, SURE, "");
        part::<HtmlElement>(&button, ".once").set_hidden(true);
        part::<HtmlElement>(&button, ".again").set_hidden(false);
    }
}
