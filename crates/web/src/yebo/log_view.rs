//! The log: each entry as a sentence for screen readers, and with pictures of its blocks for the eye.

use sandgrid_app::yebo::{LogPart, YeboScene};
use web_sys::Element;

use super::tiles;
use crate::dom::document::{append, clear, copy, element, mark, part, write};

/// The number of recent events in the log; the record has all of them.
const LOG: usize = 40;

/// Updates the log if it has changed.
pub(super) fn show(before: Option<&YeboScene>, scene: &YeboScene) {
    if before.is_some_and(|before| before.log == scene.log) {
        return;
    }
    let list: Element = element("log");
    clear(&list);
    for (words, parts) in scene.log.iter().zip(&scene.log_parts).rev().take(LOG) {
        append(&list, &line(words, parts));
    }
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
                let block = tiles::painted(*face, *stands);
                mark(&block, "class", "block told-block");
                append(&told, &block);
            }
        }
    }
    line
}
