//! A browser that lacks what the page needs gets a sentence that says so, and no dead board.

use crate::page::{PEOPLE, Page, until};

#[test]
fn without_webassembly() {
    says_what_it_needs("delete window.WebAssembly");
}

#[test]
fn missing_canvas_is_explained() {
    says_what_it_needs("HTMLCanvasElement.prototype.getContext = () => null");
}

#[test]
fn failing_webassembly_is_explained() {
    says_what_it_needs(
        "WebAssembly.instantiateStreaming = WebAssembly.instantiate =
           () => Promise.reject(new Error('no'))",
    );
}

#[test]
fn without_javascript() {
    let page = Page::blank();
    page.forbid_scripts();
    page.load(PEOPLE);
    let tree = page.tree();
    let texts: Vec<&str> = tree.all("StaticText").iter().map(|text| text.name.as_str()).collect();
    assert!(texts.iter().any(|text| text.contains("needs JavaScript")), "{texts:?}");
    assert!(tree.all("grid").is_empty(), "a board that does nothing is shown");
}

#[test]
fn with_a_browser_from_before_its_looks() {
    let page = Page::blank();
    page.before("CSS.supports = () => false");
    page.visit(PEOPLE);
    until("it is told of", || page.words_of("#notice").contains("some years old").then_some(()));
    page.click_hole("c3");
    assert!(page.hole_name("c3").contains("pebble"), "one plays all the same");
}

#[test]
fn capable_browser_sees_no_explanation() {
    let page = Page::open(PEOPLE);
    assert!(!page.is_seen("#needs"), "{}", page.words_of("body"));
    assert!(!page.is_seen("#notice"), "{}", page.words_of("body"));
    assert!(!page.is_seen("#broken"), "{}", page.words_of("body"));
}

/// The page in a browser that a script has made poorer.
fn says_what_it_needs(script: &str) {
    let page = Page::blank();
    page.before(script);
    page.load(PEOPLE);
    until("a sentence says it", || page.is_seen("#needs").then_some(()));
    let words = page.words_of("#needs");
    for word in ["needs", "WebAssembly", "canvas"] {
        assert!(words.contains(word), "{word}: {words}");
    }
    assert!(!page.is_seen("main"), "a board that does nothing is shown");
    assert!(!page.is_seen("nav"), "buttons that do nothing are shown");
}
