//! Elements of the document by a CSS selector: their text, attributes and properties.

use serde::Serialize;
use serde_json::Value;

use super::Page;

impl Page {
    /// How many elements a selector matches.
    #[track_caller]
    pub(crate) fn count(&self, selector: &str) -> usize {
        self.call_for("elements.count", [selector])
    }

    /// Whether a selector matches an element.
    #[track_caller]
    pub(crate) fn exists(&self, selector: &str) -> bool {
        self.call_for("elements.exists", [selector])
    }

    /// Whether an element that a selector matches has the focus.
    #[track_caller]
    pub(crate) fn has_focus(&self, selector: &str) -> bool {
        self.call_for("elements.hasFocus", [selector])
    }

    /// The text content of the first element that a selector matches.
    #[track_caller]
    pub(crate) fn text_of(&self, selector: &str) -> String {
        self.call_for("elements.text", [selector])
    }

    /// The text content of each.
    #[track_caller]
    pub(crate) fn texts_of(&self, selector: &str) -> Vec<String> {
        self.call_for("elements.texts", [selector])
    }

    /// An attribute of the first; null where it has none of the name.
    #[track_caller]
    pub(crate) fn attribute(&self, selector: &str, name: &str) -> Value {
        self.call("elements.attribute", [selector, name])
    }

    /// Sets an attribute of the first.
    #[track_caller]
    pub(crate) fn set_attribute(&self, selector: &str, name: &str, value: &str) {
        self.run("elements.setAttribute", [selector, name, value]);
    }

    /// Removes an attribute of the first.
    #[track_caller]
    pub(crate) fn remove_attribute(&self, selector: &str, name: &str) {
        self.run("elements.removeAttribute", [selector, name]);
    }

    /// A data attribute of the first; null where it has none of the key.
    #[track_caller]
    pub(crate) fn data(&self, selector: &str, key: &str) -> Value {
        self.call("elements.data", [selector, key])
    }

    /// A property of the first.
    #[track_caller]
    pub(crate) fn property(&self, selector: &str, name: &str) -> Value {
        self.call("elements.property", [selector, name])
    }

    /// Sets a property of the first.
    #[track_caller]
    pub(crate) fn set_property(&self, selector: &str, name: &str, value: impl Serialize) {
        self.run("elements.setProperty", (selector, name, value));
    }

    /// A computed style of the first.
    #[track_caller]
    pub(crate) fn style(&self, selector: &str, name: &str) -> String {
        self.call_for("elements.style", [selector, name])
    }

    /// Sets a style of the first.
    #[track_caller]
    pub(crate) fn set_style(&self, selector: &str, name: &str, value: &str) {
        self.run("elements.setStyle", [selector, name, value]);
    }

    /// Has what happens from now on happen in the frame that a selector matches first.
    #[track_caller]
    pub(crate) fn enter_element(&self, selector: &str) {
        self.enter_found("elements.element", [selector]);
    }

    /// The same, in the frame of one of the page's boards.
    #[track_caller]
    pub(crate) fn enter_board(&self, at: usize) {
        self.enter_found("boards.frame", [at]);
    }

    /// How much the first has to be scrolled, across and down, in CSS pixels.
    #[track_caller]
    pub(crate) fn overflow(&self, selector: &str) -> [i64; 2] {
        self.call_for("elements.overflow", [selector])
    }

    /// Gives the focus to the first.
    #[track_caller]
    pub(crate) fn set_focus(&self, selector: &str) {
        self.run("elements.focus", [selector]);
    }

    /// Clicks on the first by a script, whether or not a pointer would reach it.
    #[track_caller]
    pub(crate) fn click_by_script(&self, selector: &str) {
        self.run("elements.click", [selector]);
    }

    /// Removes the first.
    #[track_caller]
    pub(crate) fn remove(&self, selector: &str) {
        self.run("elements.remove", [selector]);
    }

    /// Chooses a value in a list, as the page hears of it.
    #[track_caller]
    pub(crate) fn choose_value(&self, selector: &str, value: &str) {
        self.run("elements.choose", [selector, value]);
    }

    /// Closes every sheet that is open.
    #[track_caller]
    pub(crate) fn close_sheets(&self) {
        self.run("elements.closeSheets", ());
    }
}
