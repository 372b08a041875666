//! Prints and saves texts through the browser or, if it accepts them, the host. In a frame with `allow-scripts`
//! only, neither works in the browser; the page then hides the buttons.

use web_sys::Window;

use super::host;
use super::protocol::HostEvent;
use crate::dom::document::window;
use crate::dom::file;

/// The `sandbox` tokens that allow printing and saving.
const PRINT: &str = "allow-modals";
const SAVE: &str = "allow-downloads";

/// An opaque origin.
const NO_ORIGIN: &str = "null";

/// Returns whether printing is possible.
pub(super) fn prints() -> bool {
    host_prints() || is_allowed(PRINT)
}

/// Returns whether saving a file is possible.
pub(super) fn saves() -> bool {
    host_saves() || is_allowed(SAVE)
}

/// Returns whether the host prints.
pub(crate) fn host_prints() -> bool {
    super::options().takes.is_some_and(|takes| takes.print) && host().is_some()
}

fn host_saves() -> bool {
    super::options().takes.is_some_and(|takes| takes.save) && host().is_some()
}

/// Sends a complete HTML document to the host for printing.
pub(crate) fn hand_to_printer(name: &str, text: String) {
    tell(&HostEvent::Print { name: name.to_owned(), kind: "text/html", text });
}

/// Saves a text under that name: the host does if its options say so, else the browser.
pub(crate) fn save(name: &str, text: &str) {
    if !hand_over(name, text) {
        file::save(name, text);
    }
}

/// Hands a text to the host, which saves it under that name; returns whether the host takes it.
fn hand_over(name: &str, text: &str) -> bool {
    let is_taken = host_saves();
    if is_taken {
        tell(&HostEvent::Save { name: name.to_owned(), kind: "text/plain", text: text.to_owned() });
    }
    is_taken
}

fn tell(said: &HostEvent) {
    if let Some(host) = host() {
        host.tell(said);
    }
}

/// Returns whether all frames around this page allow what that `sandbox` token allows. The attributes of
/// cross-origin frames are not readable; a frame with an opaque origin is assumed to allow scripts only.
fn is_allowed(word: &str) -> bool {
    let mut inner = window();
    while let Some(outer) = outer(&inner) {
        let frame = inner.frame_element().ok().flatten();
        let Some(frame) = frame else { return inner.origin() != NO_ORIGIN };
        let sandbox = frame.get_attribute("sandbox");
        let mut words = sandbox.iter().flat_map(|words| words.split_ascii_whitespace());
        if sandbox.is_some() && !words.any(|it| it.eq_ignore_ascii_case(word)) {
            return false;
        }
        inner = outer;
    }
    true
}

/// Returns the parent window, if any.
fn outer(inner: &Window) -> Option<Window> {
    inner.parent().ok().flatten().filter(|outer| outer != inner)
}
