//! Files that a blocker, a filter or the network keeps back: one goes on without them, or is told which.

use std::fs;

use serde_json::json;

use crate::board::{after, compare};
use crate::page::{Browser, Fault, PEOPLE, Page, dist, left_out_of, until};
use crate::yebo::{ADDRESS, opened};

const ONLY_CHROMIUM: &str = "its driver keeps no files back";

/// Loses the first request for each style that is sent for later, for what is sent for beside a program, and for
/// the script that starts it.
const FIRST_LOST: &str = include_str!("early/first_lost.js");

/// Opens the sheets, and takes a hint.
fn works(page: &Page, what: &str) {
    for sheet in ["menu", "rules", "learn", "new"] {
        page.click_by_script(&format!("[data-open={sheet}]"));
        until(&format!("{what}: {sheet} opens"), || {
            (page.property(&format!("#{sheet}"), "open") == json!(true)).then_some(())
        });
        page.close_sheets();
    }
    page.click_by_script("#hint-me");
    until(&format!("{what}: a hint is given"), || page.is_seen("#hint").then_some(()));
    page.click_by_script("[data-cell=c3]");
    compare(page, after("yote-traditional", ["c3"]).position(), what);
    assert!(!page.is_seen("#needs"), "{what}");
}

#[test]
fn page_works_without_any_one_style_sheet() {
    if left_out_of(&[Browser::Firefox], ONLY_CHROMIUM) {
        return;
    }
    let page = Page::blank();
    for name in ["share", "print", "ways", "guest", "learn", "editor"] {
        page.block(&[&format!("*/{name}.css*")]);
        page.visit(PEOPLE);
        let told = page.words_of("#notice");
        assert!(told.contains(&format!("{name}.css")), "{name}: {told}");
        works(&page, name);
    }
    page.block(&["*/yebo/table.css*", "*/guest.css*", "*/dialog.css*"]);
    opened(&page, ADDRESS);
    assert!(!page.is_seen("#needs"));
    page.block(&["*/base-*.css*"]);
    page.visit(PEOPLE);
    assert!(!page.is_seen("#needs"), "one plays without the style that all others rest on");
    opened(&page, ADDRESS);
    assert!(!page.is_seen("#needs"));
}

#[test]
fn lost_request_is_retried_once() {
    if left_out_of(&[Browser::Firefox], ONLY_CHROMIUM) {
        return;
    }
    let page = Page::blank();
    page.before(FIRST_LOST);
    page.visit(PEOPLE);
    assert!(!page.is_seen("#notice"), "{}", page.words_of("#notice"));
    works(&page, "everything once more");
    opened(&page, ADDRESS);
    assert!(!page.is_seen("#needs"));
}

#[test]
fn missing_files_are_named() {
    if left_out_of(&[Browser::Firefox], ONLY_CHROMIUM) {
        return;
    }
    let page = Page::blank();
    for (name, query) in [
        ("whole.js", PEOPLE),
        ("whole_bg.wasm", PEOPLE),
        ("sheets.html", PEOPLE),
        ("whole-start.js", PEOPLE),
        ("dialog.css", PEOPLE),
        ("blocks.css", ADDRESS),
        ("yebo.html", ADDRESS),
        ("yebo_bg.wasm", ADDRESS),
        ("*-yebo.txt", ADDRESS),
        ("begin-*.js", ""),
        ("app-*.js", ""),
        ("app-*.wasm", ""),
    ] {
        page.block(&[&format!("*/{name}*")]);
        page.load(query);
        until(&format!("{name} is missed"), || page.is_seen("#needs").then_some(()));
        let words = page.words_of("#needs");
        let is_named = name.split('*').all(|part| words.contains(part));
        assert!(is_named && !words.contains("WebAssembly"), "{name}: {words}");
    }
}

#[test]
fn filter_page_in_place_of_a_program_is_reported() {
    if left_out_of(&[Browser::WebKit], "the sentence there names no file yet") {
        return;
    }
    let page = Page::blank();
    let folder = dist().join("page");
    let files = fs::read_dir(&folder).expect("the page is built");
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let program = names.filter(|name| name.starts_with("app-")).find(|name| name.contains("_bg."));
    let program = program.expect("there is a first program");
    for fault in [Fault::ErrorPage, Fault::Refused] {
        page.serve(&folder, Some((&program, fault)));
        page.load("");
        until("it is missed", || page.is_seen("#needs").then_some(()));
        let words = page.words_of("#needs");
        assert!(words.contains(&program) && !words.contains("WebAssembly"), "{words}");
    }
}
