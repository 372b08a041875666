//! DOM access to the elements of `index.html`, and reading and writing their text.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, Document, Element, HtmlElement, HtmlTemplateElement, Window,
};

/// Returns the browser's window.
///
/// # Panics
///
/// Panics outside a page.
#[must_use]
pub fn window() -> Window {
    web_sys::window().expect("the page has a window")
}

/// Returns the worker's global scope; `None` on a page.
#[must_use]
pub fn scope() -> Option<DedicatedWorkerGlobalScope> {
    // Testing for a window first is faster: on a page the class check against the worker scope is slow.
    let nowhere = web_sys::window().is_none();
    nowhere.then(js_sys::global).and_then(|global| global.dyn_into().ok())
}

/// Returns the page's document.
///
/// # Panics
///
/// Panics outside a page.
#[must_use]
pub fn document() -> Document {
    window().document().expect("the window shows a document")
}

/// Returns the element with that id.
///
/// # Panics
///
/// Panics if `index.html` has no such element or it is of another type.
#[must_use]
pub fn element<T: JsCast>(id: &str) -> T {
    document()
        .get_element_by_id(id)
        .and_then(|element| element.dyn_into().ok())
        .unwrap_or_else(|| panic!("index.html has an element #{id} of the right kind"))
}

/// Returns the elements of the page that match a selector and are of that type, in order.
#[must_use]
pub fn all<T: JsCast>(selector: &str) -> Vec<T> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// Returns a new copy of the only element in the template with that id.
///
/// # Panics
///
/// Panics if `index.html` has no such template.
#[must_use]
pub fn copy<T: JsCast>(template: &str) -> T {
    element::<HtmlTemplateElement>(template)
        .content()
        .first_element_child()
        .and_then(|element| element.clone_node_with_deep(true).ok())
        .and_then(|node| node.dyn_into().ok())
        .unwrap_or_else(|| panic!("the template #{template} holds an element of the right kind"))
}

/// Returns the first element in `parent` that the CSS selector matches.
///
/// # Panics
///
/// Panics if there is none.
#[must_use]
pub fn part<T: JsCast>(parent: &Element, selector: &str) -> T {
    parent
        .query_selector(selector)
        .ok()
        .flatten()
        .and_then(|element| element.dyn_into().ok())
        .unwrap_or_else(|| panic!("index.html has {selector} there"))
}

/// The property that stores the text last written to an element.
const WRITTEN: &str = "sandgridWritten";

/// Sets the text of an element if it differs from the last one written: a page translator may have replaced the
/// visible text.
pub fn write(element: &Element, text: &str) {
    if is_new(element, text) && element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Returns whether `text` differs from the last one written there, and records it.
#[must_use]
pub fn is_new(place: &JsValue, text: &str) -> bool {
    let before = Reflect::get(place, &WRITTEN.into()).ok().and_then(|before| before.as_string());
    let is_new = before.as_deref() != Some(text);
    if is_new {
        // `Reflect.set` does not fail for an element.
        let _ = Reflect::set(place, &WRITTEN.into(), &text.into());
    }
    is_new
}

/// Sets the page's title, after the name of the product, if it differs.
pub(crate) fn name_page(subject: &str) {
    let page = document();
    if is_new(&page, subject) {
        page.set_title(&format!("Sandgrid: {subject}"));
    }
}

/// Sets an attribute of an element if its value differs.
///
/// # Panics
///
/// Panics for an invalid attribute name.
pub fn mark(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        element.set_attribute(name, value).promised("the name is an attribute's");
    }
}

/// Unwraps results of the browser that are never errors. `start_watchdog` would format the error, and the formatting of
/// arbitrary values is large, in the program that loads before play.
pub(crate) trait Promised<T> {
    /// Returns the value.
    fn promised(self, promise: &'static str) -> T;
}

impl<T> Promised<T> for Result<T, JsValue> {
    fn promised(self, promise: &'static str) -> T {
        self.unwrap_or_else(|_| panic!("{promise}"))
    }
}

/// Removes all children of an element.
pub fn clear(element: &Element) {
    let _ = is_new(element, "");
    element.replace_children_with_node_0();
}

/// Returns whether an element of the page has the keyboard focus.
#[must_use]
pub fn has_focus() -> bool {
    document().active_element().is_some_and(|active| active.tag_name() != "BODY")
}

/// Returns whether no element has the keyboard focus, or one that has been hidden or disabled: at the next frame at the
/// latest, the browser takes the focus from it.
#[must_use]
pub fn is_focus_lost() -> bool {
    let Some(active) = document().active_element().filter(|_| has_focus()) else { return true };
    let place = active.get_bounding_client_rect();
    let is_hidden = place.width() == 0.0 && place.height() == 0.0;
    is_hidden || active.closest(":disabled").is_ok_and(|disabled| disabled.is_some())
}

/// Appends an element to another.
///
/// # Panics
///
/// Panics if `child` contains `parent`.
pub fn append(parent: &Element, child: &Element) {
    parent.append_child(child).promised("the child is a fresh element");
}

/// Positions an element over the playing area, in CSS pixels.
///
/// # Panics
///
/// Panics for an unknown CSS property.
pub fn lay(element: &HtmlElement, left: f64, top: f64, width: f64, height: f64) {
    let style = element.style();
    let set = |name: &str, value: f64| {
        style.set_property(name, &pixels(value)).promised("CSS knows the property");
    };
    set("left", left);
    set("top", top);
    set("width", width);
    set("height", height);
}

/// Formats a length in CSS pixels. The browser formats the number, since the standard library's float
/// formatting would be a large part of the program.
#[must_use]
pub fn pixels(length: f64) -> String {
    let number: String = js_sys::Number::from(length)
        .to_string_with_radix(10)
        .map_or_else(|_| "0".to_owned(), String::from);
    number + "px"
}

/// Returns whether the settings or the device ask for reduced motion.
#[must_use]
pub fn still() -> bool {
    let root = document().document_element();
    let less = root.and_then(|root| root.get_attribute("data-motion"));
    less.as_deref() == Some("less") || prefers("(prefers-reduced-motion: reduce)")
}

/// Returns the version of this build's files: the page's program has it in its name.
#[must_use]
pub fn version() -> String {
    let link = document().query_selector("link[rel=modulepreload]").ok().flatten();
    let name = link.and_then(|link| link.get_attribute("href")).unwrap_or_default();
    name.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The global with the addresses of a single-file page's embedded files; [`BYTES`] has their contents.
const BROUGHT: &str = "sandgridFiles";
const BYTES: &str = "sandgridBytes";

/// Returns the address of a file of the page; in a page of one file, the address inside it.
#[must_use]
pub fn beside(address: &str) -> String {
    let name = address.split('?').next().unwrap_or(address);
    let brought = brought(BROUGHT).and_then(|files| Reflect::get(&files, &name.into()).ok());
    brought.and_then(|place| place.as_string()).unwrap_or_else(|| address.to_owned())
}

/// Returns whether the page is one file with all its parts.
#[must_use]
pub fn is_one_file() -> bool {
    brought(BROUGHT).is_some()
}

/// Returns the files that a page of one file hands to its workers, by name; undefined otherwise.
#[must_use]
pub fn all_bytes() -> JsValue {
    brought(BYTES).unwrap_or_default()
}

/// Returns a file that a page of one file has handed to this worker.
#[must_use]
pub fn bytes(name: &str) -> Option<Vec<u8>> {
    let bytes: Uint8Array = Reflect::get(&brought(BYTES)?, &name.into()).ok()?.dyn_into().ok()?;
    Some(bytes.to_vec())
}

fn brought(what: &str) -> Option<JsValue> {
    Reflect::get(&js_sys::global(), &what.into()).ok().filter(JsValue::is_object)
}

/// Returns whether a media query matches now.
#[must_use]
pub fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Sets an empty attribute of the page's root element, for its style sheets.
pub(crate) fn tag(name: &str) {
    if let Some(root) = document().document_element() {
        mark(&root, name, "");
    }
}

/// Marks the page as started, and hides the notice about missing requirements even without its style sheet.
pub(crate) fn tell_started() {
    tag("data-started");
    element::<HtmlElement>("needs").set_hidden(true);
}
