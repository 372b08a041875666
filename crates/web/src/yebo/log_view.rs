//! The log: each entry as a sentence for screen readers, and with pictures of its blocks for the eye.

use sandgrid_app::yebo::{LogPart, YeboScene};
use web_sys::Element;

use super::tiles;
use crate::dom::document::{append, clear, copy, element, mark, part, write};

/// The number of recent events in the log; the record has all of them.
const LOG: usize = 40;

/// The most entries that leave the session's log at once.
const LEAVING: usize = 12;

/// Updates the log: adds new entries at its top, or writes all if earlier ones have changed.
pub(super) fn show(before: Option<&YeboScene>, scene: &YeboScene) {
    let list: Element = element("log");
    let known = before.and_then(|before| known(&before.log, &scene.log));
    if known.is_none() {
        clear(&list);
    }
    let entries = scene.log.iter().zip(&scene.log_parts).skip(known.unwrap_or(0));
    let from = entries.len().saturating_sub(LOG);
    for (words, parts) in entries.skip(from) {
        // `insertBefore` does not throw for a child of the list.
        let _ = list.insert_before(&line(words, parts), list.first_child().as_ref());
    }
    while list.child_element_count() as usize > LOG {
        if let Some(last) = list.last_element_child() {
            last.remove();
        }
    }
}

/// Returns how many of the first entries were there before; `None` if they were not the last ones then.
fn known(before: &[String], now: &[String]) -> Option<usize> {
    // Only a long log loses its first entries.
    let most = if before.len() > 2 * LOG { LEAVING } else { 0 };
    let mut kept = (0..=most).filter_map(|left| before.get(left..));
    kept.find(|kept| !kept.is_empty() && now.starts_with(kept)).map(<[String]>::len)
}

fn line(words: &str, parts: &[LogPart]) -> Element {
    let line: Element = copy("log-template");
    write(&part(&line, ".unseen"), words);
    let told: Element = part(&line, ".told");
    for it in parts {
        match it {
            LogPart::Words(words) => {
                let piece: Element = copy("option-words-template");
                write(&piece, words);
                append(&told, &piece);
            }
            LogPart::Block { face, stands } => {
                let block = tiles::face_tile(*face, *stands);
                mark(&block, "class", "block told-block");
                append(&told, &block);
            }
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    #[wasm_bindgen_test]
    fn entries_that_stay_are_found() {
        let entries = |from: usize, to: usize| -> Vec<String> {
            (from..to).map(|at| at.to_string()).collect()
        };
        let all = entries(0, 100);
        assert_eq!(known(&all, &all), Some(100));
        assert_eq!(known(&all, &entries(0, 102)), Some(100));
        assert_eq!(known(&all, &entries(3, 102)), Some(97), "the first ones have left");
        assert_eq!(known(&all, &entries(0, 99)), None, "an undone act");
        assert_eq!(known(&entries(0, 5), &entries(3, 8)), None, "another game");
        assert_eq!(known(&[], &all), None);
    }
}
