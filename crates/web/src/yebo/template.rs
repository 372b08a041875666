//! The page's markup and drawings, fetched from the site.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element};

use crate::dom::document::{document, version};
use crate::dom::file;

/// The elements of the first page that stay.
const KEPT: &str = "#needs, #broken, #said, #alert";

/// The page, and the drawings of its blocks.
const MARKUP: &str = "yebo/yebo.html";
const BLOCKS: &str = "yebo/blocks.svg";

/// Puts Yebo's page in place of what is seen.
///
/// # Errors
///
/// The name of the file that cannot be had.
pub(super) async fn move_in() -> Result<(), &'static str> {
    let markup = fetched(MARKUP).await?;
    let blocks = fetched(BLOCKS).await?;
    // A proxy's login page has other contents.
    markup.get_element_by_id("felt").ok_or(MARKUP)?;
    let body = document().body().ok_or(MARKUP)?;
    for old in children(&body) {
        if !old.matches(KEPT).unwrap_or(false) {
            old.remove();
        }
    }
    let (markup, blocks) = (markup.body().ok_or(MARKUP)?, blocks.body().ok_or(BLOCKS)?);
    for new in children(&markup).chain(children(&blocks)) {
        // It throws for nothing that is an element.
        let _ = body.append_child(&new);
    }
    Ok(())
}

/// A file of the page; once more where the first request is lost.
async fn fetched(name: &'static str) -> Result<Document, &'static str> {
    let address = format!("{name}?v={}", version());
    match file::page(&address).await {
        Some(page) => Ok(page),
        None => file::page(&(address + "&again")).await.ok_or(name),
    }
}

/// The elements in another, as they are now.
fn children(parent: &Element) -> impl Iterator<Item = Element> + use<> {
    let list = parent.children();
    let elements: Vec<Element> = (0..list.length()).filter_map(|at| list.item(at)).collect();
    elements.into_iter().map(JsCast::unchecked_into)
}
