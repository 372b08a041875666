//! Starts the page.

use std::panic;

use sandgrid_app::{Archive, Event};
use sandgrid_web::app::App;
use sandgrid_web::page::{document, element, mark};
use sandgrid_web::{address, kept, menu};
use web_sys::{Element, HtmlElement};

fn main() {
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    let asked = address::rules();
    let choice = match asked.as_ref().ok().copied().flatten() {
        Some(rules) => App::two_people(rules, menu::seed()),
        None => App::first_game(menu::seed()),
    };
    let opening = match (&asked, address::game()) {
        (Ok(_), Some(text)) => Some(Event::Load(text)),
        (Ok(None), None) => Some(Event::Archive(Archive::Resume)),
        _ => None,
    };
    let kept = kept::all();
    if kept.is_empty() && matches!(opening, Some(Event::Archive(_))) {
        tag("data-new");
    }
    element::<HtmlElement>("table").set_hidden(false);
    let Some(app) = App::start(choice, kept, opening) else {
        element::<HtmlElement>("table").set_hidden(true);
        mark(&element::<Element>("needs"), "class", "needs shown");
        return;
    };
    tag("data-started");
    if let Err(trouble) = asked {
        app.tell(&trouble);
    }
    // The page lives as long as its window.
    core::mem::forget(app);
}

/// Tells the page's style something about the page.
fn tag(name: &str) {
    if let Some(root) = document().document_element() {
        mark(&root, name, "");
    }
}
