//! Room on every screen: for fingers, for large and for wide type, for voice control, and for the way by Tab.

use std::iter;
use std::time::Duration;

use serde_json::json;

use crate::page::{Browser, Key, Page, pause};

/// The CSS selector of everything that can be pressed.
const PRESSED: &str = "button, a[href], input, select, textarea, summary";

/// Everything is large enough for a finger.
pub(crate) fn large_enough(page: &Page) -> Vec<String> {
    page.call_for("room.tooSmall", [PRESSED])
}

/// Nothing is cut off.
pub(crate) fn cramped(page: &Page) -> Vec<String> {
    page.call_for("room.cramped", ())
}

/// Wide type has room. It stays as long as the state does.
pub(crate) fn wide_type(page: &Page) -> Vec<String> {
    page.run("room.widen", ());
    cramped(page)
}

/// Returns the controls whose name does not begin with their label, by which voice control finds them.
pub(crate) fn said_as_written(page: &Page) -> Vec<String> {
    let plain = |text: &str| -> String {
        text.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let is_wrong = |(written, name): &(String, String)| {
        let (words, called) = (plain(written), plain(name));
        // Words come before a number, and before a turn as records write it.
        let is_second = words.contains(char::is_numeric);
        let is_said = called.starts_with(&words) || is_second && called.contains(&words);
        name.is_empty() || !is_said
    };
    let wrong = page.controls().into_iter().filter(is_wrong);
    wrong.map(|(written, name)| format!("{written:?} is called {name:?}")).collect()
}

/// Goes through a state by Tab, and tells what is wrong with the focus.
pub(crate) fn tab_through(page: &Page) -> Vec<String> {
    // A Tab of Firefox's driver is none of the keyboard's to :focus-visible.
    if Browser::chosen() == Browser::Firefox {
        return Vec::new();
    }
    page.run("room.watchFocus", ());
    let found = tab_by(page, 12);
    if found.is_empty() { found } else { tab_by(page, 1) }
}

/// Goes through a state by that number of Tabs at once. One at a time, a covered element has time to come into view.
fn tab_by(page: &Page, stride: usize) -> Vec<String> {
    let (mut passed, mut found) = (Vec::new(), Vec::new());
    for _ in 0..60 / stride {
        page.keys(iter::repeat_n(Key::Tab, stride));
        let focuses = page.call("room.takeFocuses", ());
        for focus in focuses.as_array().expect("a list").iter().filter(|focus| !focus.is_null()) {
            let name = focus[0].as_str().unwrap_or_default().to_owned();
            if passed.contains(&name) {
                return found;
            }
            if focus[1] == json!(false) {
                found.push(format!("nobody sees that it has the focus: {name}"));
            }
            if focus[2] != json!(0) && !(stride == 1 && comes_again(page)) {
                found.push(format!("{} of {} points are covered: {name}", focus[2], focus[3]));
            }
            passed.push(name);
        }
    }
    assert!(!passed.is_empty(), "Tab leads somewhere");
    found
}

/// Whether what lay under something is to be seen when one goes back and comes again: the engine may
/// just have said something that moved it.
fn comes_again(page: &Page) -> bool {
    pause(Duration::from_millis(300), "what was said may move it");
    page.chord(Key::Shift, Key::Tab);
    page.keys([Key::Tab]);
    page.call("room.takeFocuses", ()).as_array().and_then(|all| all.last()?.get(2).cloned())
        == Some(json!(0))
}
