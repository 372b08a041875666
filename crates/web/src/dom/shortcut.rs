//! Interprets key presses as commands; shared by all keyboard handlers.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// A command that works anywhere on the page.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Takes back the last action.
    Undo,
    /// Replays the action that was taken back.
    Redo,
}

/// Selector of the elements that receive text or record a key.
const WRITING: &str = "textarea, [data-key], [contenteditable]:not([contenteditable=false]), \
     input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], \
     [type=reset], [type=file], [type=color])";

/// The key code of key presses that an input method consumes.
const INPUT_METHOD: u32 = 229;

/// The zeros of digit scripts on keyboards: Arabic-Indic, Persian, N'Ko, Devanagari.
const ZEROS: [char; 4] = ['\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}'];

/// Returns whether a key press may be a shortcut: unhandled, and not in a text field.
#[must_use]
pub fn is_free(event: &KeyboardEvent) -> bool {
    !event.default_prevented() && !is_composing(event) && !is_writing(event)
}

/// Returns whether an input method is composing.
#[must_use]
pub fn is_composing(event: &KeyboardEvent) -> bool {
    event.is_composing() || event.key_code() == INPUT_METHOD
}

/// Returns whether the key press enters text into a field.
#[must_use]
pub fn is_writing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(WRITING).is_ok_and(|field| field.is_some()))
}

/// Returns whether Control, Meta or Alt is held.
#[must_use]
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    is_control(event) || is_alternate(event)
}

/// Returns the command of a key press: Control or Meta with Z, with Shift and Z, or with Y.
#[must_use]
pub fn command(event: &KeyboardEvent) -> Option<Command> {
    if !is_control(event) || is_alternate(event) || !is_free(event) {
        return None;
    }
    match (character(event)?, event.shift_key()) {
        ('z', false) => Some(Command::Undo),
        ('z', true) | ('y', false) => Some(Command::Redo),
        _ => None,
    }
}

/// Returns whether a key press is a question mark of any keyboard, which asks for the list of keys.
#[must_use]
pub fn asks_for_keys(event: &KeyboardEvent) -> bool {
    let is_mark = matches!(event.key().as_str(), "?" | "\u{61f}");
    is_mark && !is_control(event) && !event.repeat() && is_free(event)
}

/// Returns the character of a key press without Control, Meta or Alt; see [`character`].
#[must_use]
pub fn letter(event: &KeyboardEvent) -> Option<char> {
    if has_modifier(event) { None } else { character(event) }
}

/// Returns the lower-case Latin letter, digit or sign of a key, regardless of Caps Lock. On a layout of another
/// alphabet it is the letter of the key's position on a Latin keyboard.
#[must_use]
pub fn character(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut letters = key.chars();
    let first = letters.next()?;
    if let Some(digit) = unshifted(event, &key) {
        return Some(digit);
    }
    if first.is_ascii() {
        // A longer ASCII text is the name of a key.
        return letters.next().is_none().then(|| first.to_ascii_lowercase());
    }
    if let Some(digit) = ZEROS.iter().find_map(|zero| digit(first, *zero)) {
        return Some(digit);
    }
    // Some Arabic layouts have a key that writes two letters.
    if !key.chars().all(char::is_alphanumeric) {
        return None;
    }
    let code = event.code();
    let place = code.strip_prefix("Key").or_else(|| code.strip_prefix("Numpad"))?;
    place.to_ascii_lowercase().parse().ok()
}

/// Returns the digit of a key that needs Shift for it, as on French keyboards; `+` and `-` stay themselves.
fn unshifted(event: &KeyboardEvent, key: &str) -> Option<char> {
    let is_itself = key.len() > 2 || "0123456789+-".contains(key);
    let digit = event.code().strip_prefix("Digit")?.parse().ok()?;
    (!event.shift_key() && !is_itself).then_some(digit)
}

fn digit(written: char, zero: char) -> Option<char> {
    let value = u32::from(written).checked_sub(u32::from(zero))?;
    char::from_digit(value, 10)
}

fn is_control(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key()
}

fn is_alternate(event: &KeyboardEvent) -> bool {
    event.alt_key() || event.get_modifier_state("AltGraph")
}
