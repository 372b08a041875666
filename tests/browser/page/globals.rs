//! The document as a whole: its language and colours, globals of its scripts, and local storage.

use serde::Serialize;
use serde_json::Value;

use super::Page;

impl Page {
    /// Whether the document says that all of the page has loaded.
    #[track_caller]
    pub(crate) fn is_whole(&self) -> bool {
        self.call_for("page.isWhole", ())
    }

    /// The document's language, as `html` has it.
    #[track_caller]
    pub(crate) fn html_language(&self) -> Value {
        self.property("html", "lang")
    }

    /// The theme that the document shows.
    #[track_caller]
    pub(crate) fn theme(&self) -> Value {
        self.data("html", "theme")
    }

    /// A global of the page's scripts, or what a path of names as `weight.asked` leads to; null where it is undefined.
    #[track_caller]
    pub(crate) fn global(&self, path: &str) -> Value {
        self.call("page.global", [path])
    }

    /// Whether there is a global of the name.
    #[track_caller]
    pub(crate) fn has_global(&self, path: &str) -> bool {
        self.call_for("page.hasGlobal", [path])
    }

    /// Sets a global.
    #[track_caller]
    pub(crate) fn set_global(&self, name: &str, value: impl Serialize) {
        self.run("page.setGlobal", (name, value));
    }

    /// Empties a list among the globals, and gives what was in it.
    #[track_caller]
    pub(crate) fn take_global(&self, path: &str) -> Value {
        self.call("page.take", [path])
    }

    /// Empties a list among the globals.
    #[track_caller]
    pub(crate) fn clear_global(&self, path: &str) {
        self.run("page.clear", [path]);
    }

    /// Calls a function among the globals, with nothing.
    #[track_caller]
    pub(crate) fn call_global(&self, path: &str) {
        self.run("page.callGlobal", [path]);
    }

    /// The item of a key in local storage; null where there is none.
    #[track_caller]
    pub(crate) fn item(&self, key: &str) -> Value {
        self.call("storage.item", [key])
    }

    /// Sets the item of a key in local storage.
    #[track_caller]
    pub(crate) fn set_item(&self, key: &str, value: &str) {
        self.run("storage.setItem", [key, value]);
    }
}
