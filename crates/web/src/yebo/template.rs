//! The page's markup and drawings, fetched from the site.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element};

use crate::dom::document::{document, version};
use crate::dom::file;

/// The elements of the first page that stay.
const KEPT: &str = "#needs, #broken, #said, #alert";

/// The files of the page's markup and the Blocks' drawings.
const MARKUP: &str = "yebo/yebo.html";
const BLOCKS: &str = "yebo/blocks.svg";

/// Replaces the visible page by Yebo's.
///
/// # Errors
///
/// Returns the name of the file that failed to load.
pub(super) async fn move_in() -> Result<(), &'static str> {
    let markup = fetched(MARKUP).await?;
    let blocks = fetched(BLOCKS).await?;
    // A proxy's login page has other contents.
    markup.get_element_by_id("felt").ok_or(MARKUP)?;
    blocks.get_element_by_id("yebo-pot").ok_or(BLOCKS)?;
    let body = document().body().ok_or(MARKUP)?;
    for old in children(&body) {
        if !old.matches(KEPT).unwrap_or(false) {
            old.remove();
        }
    }
    let (markup, blocks) = (markup.body().ok_or(MARKUP)?, blocks.body().ok_or(BLOCKS)?);
    for new in children(&markup).chain(children(&blocks)) {
        // `appendChild` does not throw for an element.
        let _ = body.append_child(&new);
    }
    Ok(())
}

/// Fetches a file of the page, with one retry.
async fn fetched(name: &'static str) -> Result<Document, &'static str> {
    let address = format!("{name}?v={}", version());
    match file::page(&address).await {
        Some(page) => Ok(page),
        None => file::page(&(address + "&again")).await.ok_or(name),
    }
}

/// Returns a snapshot of an element's children.
fn children(parent: &Element) -> impl Iterator<Item = Element> + use<> {
    let list = parent.children();
    let elements: Vec<Element> = (0..list.length()).filter_map(|at| list.item(at)).collect();
    elements.into_iter().map(JsCast::unchecked_into)
}
