//! What the page consists of: markup and drawings, which come from beside it.

use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::file;
use crate::page::{document, version};

/// What stays of the page that was here before.
const KEPT: &str = "#needs, #broken, #said, #alert";

/// Puts Yebo's page in place of what is seen; `None` where it cannot be had.
pub(super) async fn move_in() -> Option<()> {
    let version = version();
    let markup = file::page(&format!("yebo/yebo.html?v={version}")).await?;
    let blocks = file::page(&format!("yebo/blocks.svg?v={version}")).await?;
    // Whoever answers in the server's place has another page.
    markup.get_element_by_id("felt")?;
    let body = document().body()?;
    for old in children(&body) {
        if !old.matches(KEPT).unwrap_or(false) {
            old.remove();
        }
    }
    for new in children(markup.body()?.as_ref()).chain(children(blocks.body()?.as_ref())) {
        // It throws for nothing that is an element.
        let _ = body.append_child(&new);
    }
    Some(())
}

/// The elements in another, as they are now.
fn children(parent: &Element) -> impl Iterator<Item = Element> + use<> {
    let list = parent.children();
    let elements: Vec<Element> = (0..list.length()).filter_map(|at| list.item(at)).collect();
    elements.into_iter().map(JsCast::unchecked_into)
}
