//! Access to the browser's document: elements, listeners, timers, files, the address.

pub mod bind;
pub mod document;
pub mod enter;
pub mod file;
pub mod listener;
pub(crate) mod live_region;
pub mod name_field;
pub mod panic_hook;
pub mod press;
pub mod random;
pub mod shortcut;
pub mod timer;
pub mod url;
