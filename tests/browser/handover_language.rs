//! A language that is chosen before the whole program has come.

use serde_json::json;

use crate::page::{Page, until};

#[test]
fn language_is_chosen_once_the_whole_program_has_come() {
    let page = Page::blank();
    page.before(include_str!("early/hold_whole.js"));
    page.load("");
    until("one can play", || page.is_seen("main").then_some(()));
    until("the whole is there to be released", || page.has_global("release").then_some(()));
    page.choose_value("#speaks", "fr");
    page.call_global("release");
    until("it is spoken", || (page.html_language() == json!("fr")).then_some(()));
    assert_eq!(page.value_of("#speaks"), "fr");
}

#[test]
fn language_without_the_whole_program_is_reported() {
    let page = Page::altered(|path, bytes| (path != "whole_bg.wasm").then_some(bytes));
    page.load("");
    until("one can play", || page.is_seen("main").then_some(()));
    for _ in 0..2 {
        page.heard();
        page.choose_value("#speaks", "fr");
        until("it is told", || {
            let heard = page.heard();
            let words = "What you chose could not be loaded";
            heard.iter().any(|it| it.words.contains(words)).then_some(())
        });
        assert_eq!(page.value_of("#speaks"), "en", "the language that is shown");
    }
}
