//! The look of the house in which the board stands: the host's colours, corners and font, as custom properties that
//! the style sheet of guests reads.

use std::cell::RefCell;

use sandgrid_app::{Correction, EmbedOptions, HouseLook, Theme};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::listener::RequestError;
use super::protocol::Code;
use super::{options, report};
use crate::canvas::theme;
use crate::dom::document::{document, mark};
use crate::dom::timer::Timer;

/// Milliseconds until the host is told of corrections: a page that changes its look sets one colour after the other.
const SETTLED: u32 = 100;

thread_local! {
    /// The corrections that the host has been told of.
    static TOLD: RefCell<Vec<Correction>> = const { RefCell::new(Vec::new()) };
    /// Tells the host of the present corrections.
    static TELLS: RefCell<Option<Timer>> = const { RefCell::new(None) };
}

/// Puts the look of the options on the page, and keeps it through changes of the theme.
pub(super) fn begin(options: &EmbedOptions) {
    if options.house_look(|| false) == HouseLook::default() {
        return;
    }
    theme::follow_host(wear);
    let root = document().document_element();
    let theme = root.and_then(|root| root.get_attribute("data-theme"));
    let own = if theme.as_deref() == Some("night") { Theme::Night } else { Theme::Day };
    let shown = wear(own);
    if let Some(root) = document().document_element() {
        mark(&root, "data-theme", shown.key());
    }
}

/// Puts the host's look on a page that has that theme without it; returns the theme that it has with it.
fn wear(own: Theme) -> Theme {
    let options = options();
    let look = options.house_look(|| own == Theme::Night);
    let root = document().document_element();
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        for name in HouseLook::PROPERTIES {
            let value = look.properties.iter().find(|(known, _)| *known == name);
            // Neither throws for custom properties.
            let _ = match value {
                Some((_, value)) => root.style().set_property(name, value),
                None => root.style().remove_property(name).map(drop),
            };
        }
        mark(&root, "data-house", &look.parts.join(" "));
    }
    let corrections = look.corrections;
    TELLS.set(Some(Timer::after(SETTLED, move || tell(&corrections))));
    match options.is_house_dark() {
        Some(true) => Theme::Night,
        Some(false) => Theme::Day,
        None => own,
    }
}

/// Tells the host once of each correction.
fn tell(corrections: &[Correction]) {
    let before = TOLD.replace(corrections.to_vec());
    for correction in corrections.iter().filter(|correction| !before.contains(correction)) {
        report(RequestError(Code::UnknownOption, correction.to_string()), None);
    }
}
