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
    let told = page.words_of("#notice");
    for name in ["yebo/table.css", "yebo/guest.css", "dialog.css"] {
        assert!(told.contains(name), "{name}: {told}");
    }
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

/// Returns the name of the built page's file that begins and ends so.
fn file(begin: &str, end: &str) -> String {
    let files = fs::read_dir(dist().join("page")).expect("the page is built");
    let mut names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    names.find(|name| name.starts_with(begin) && name.ends_with(end)).expect("there is one")
}

/// The faults of a server, the words that stand beside the file's name, and a part of the sentence.
const FAULTS: [(Fault, &str, &str); 4] = [
    (Fault::Missing, "404", "The server does not have the file"),
    (Fault::Refused, "500", "or does not give it out"),
    (Fault::ErrorPage, "text/html", "the server sends something else"),
    (Fault::Cut, "incomplete or changed", "came incomplete or changed"),
];

#[test]
fn causes_of_lost_files_are_told() {
    if left_out_of(&[Browser::WebKit], "the sentence there names no file yet") {
        return;
    }
    let page = Page::blank();
    let folder = dist().join("page");
    for (name, query) in [
        (&*file("app-", "_bg.wasm"), ""),
        (&file("app-", ".js"), ""),
        ("sheets.html", PEOPLE),
        ("whole_bg.wasm", PEOPLE),
        ("yebo_bg.wasm", ADDRESS),
    ] {
        for (fault, word, sentence) in FAULTS {
            page.serve(&folder, Some((name, fault)));
            page.load(query);
            let named = format!("{name} ({word})");
            let is_told = || {
                let words = page.words_of("#needs");
                words.contains(&named) && words.contains(sentence) && !words.contains("blocker")
            };
            until(&format!("{named} is told"), || is_told().then_some(()));
        }
    }
    page.serve(&folder, Some(("sheets.html", Fault::Missing)));
    page.load(&format!("{PEOPLE}&lang=fr"));
    let told = || page.words_of("#needs").contains("Le serveur n’a pas le fichier");
    until("it is told in the page's language", || told().then_some(()));
}

#[test]
fn notice_names_a_lost_file_and_its_cause() {
    let page = Page::blank();
    let folder = dist().join("page");
    let start = file("start-", ".js");
    for (name, presses) in [("sheets.html", true), (&*start, false), ("share.css", false)] {
        page.serve(&folder, Some((name, Fault::Missing)));
        page.load("");
        until("the board is there", || page.exists("html[data-started]").then_some(()));
        if presses {
            page.click("#open-menu");
        }
        let told = || page.words_of("#notice").contains(&format!("{name} (404)"));
        until(&format!("{name} is told of"), || told().then_some(()));
        page.click_hole("c3");
        assert!(page.hole_name("c3").contains("pebble"), "{name}: one plays on");
    }
}

#[test]
fn filter_page_in_place_of_a_file_is_reported() {
    if left_out_of(&[Browser::WebKit], "the sentence there names no file yet") {
        return;
    }
    let page = Page::blank();
    let folder = dist().join("page");
    let program = file("app-", "_bg.wasm");
    for (name, query, fault) in [
        (&*program, "", Fault::ErrorPage),
        (&program, "", Fault::Refused),
        ("yebo/blocks.svg", ADDRESS, Fault::ErrorPage),
    ] {
        page.serve(&folder, Some((name, fault)));
        page.load(query);
        until("it is missed", || page.is_seen("#needs").then_some(()));
        let words = page.words_of("#needs");
        assert!(words.contains(name) && !words.contains("WebAssembly"), "{words}");
    }
}
