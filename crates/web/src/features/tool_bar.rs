//! The place of the tools among the page's elements: the order in which keys and screen readers come to them.

use sandgrid_app::Scene;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, Node};

use crate::dom::document::{all, document, element, prefers, window};
use crate::dom::listener::Listener;
use crate::shell::panel::Panel;

/// Windows in which the tools stand in the header, and not below the board. The style sheet `base.css` has the same.
const IN_HEADER: &str = "(min-width: 48rem), \
     (min-width: 30rem) and (max-height: 33.99rem) and (min-aspect-ratio: 13 / 10)";

/// The tools: undo, hint, analysis and others.
#[derive(Debug)]
pub struct ToolBar {
    _resized: Option<Listener>,
}

impl Default for ToolBar {
    /// Puts the tools into their place, and follows the size of the window.
    fn default() -> Self {
        let wide = window().match_media(IN_HEADER).ok().flatten();
        let resized = wide.map(|list| Listener::new(&list, "change", |_: Event| place()));
        place();
        Self { _resized: resized }
    }
}

impl Panel for ToolBar {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }
}

/// Puts the tools before the board or behind it, as they are seen; they keep the keyboard focus.
fn place() {
    let [tools] = &all::<Element>(".moves")[..] else { return };
    let table: Element = element("table");
    let focused = document().active_element().filter(|it| tools.contains(Some(it)));
    let stands_before =
        tools.compare_document_position(&table) & Node::DOCUMENT_POSITION_FOLLOWING != 0;
    if prefers(IN_HEADER) == stands_before {
        return;
    }
    // A new place among elements of the page is always valid.
    let _ = if stands_before {
        table.after_with_node_1(tools)
    } else {
        table.before_with_node_1(tools)
    };
    if let Some(focused) = focused.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // `focus` does not throw for these arguments.
        let _ = focused.focus();
    }
}
