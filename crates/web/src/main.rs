//! Starts the page.

use std::panic;

use sandgrid_app::Event;
use sandgrid_app::rules::Ruleset;
use sandgrid_web::app::App;
use sandgrid_web::page::{document, element, mark};
use sandgrid_web::{address, kept, menu};
use web_sys::{Element, HtmlElement};

fn main() {
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    let asked = address::rules();
    let rules = asked.as_ref().ok().copied().flatten().unwrap_or(Ruleset::ALL[0]);
    element::<HtmlElement>("table").set_hidden(false);
    let Some(app) = App::start(App::two_people(rules, menu::seed())) else {
        element::<HtmlElement>("table").set_hidden(true);
        mark(&element::<Element>("needs"), "class", "needs shown");
        return;
    };
    if let Some(root) = document().document_element() {
        mark(&root, "data-started", "");
    }
    for (name, text) in kept::all() {
        app.dispatch(Event::Kept { name, text });
    }
    if let Err(trouble) = asked {
        app.tell(&trouble);
    } else if let Some(text) = address::game() {
        app.dispatch(Event::Load(text));
    }
    // The page lives as long as its window.
    core::mem::forget(app);
}
