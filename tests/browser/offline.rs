//! The cached site under faults of the server, the network and the browser: never a mixture of versions, never a
//! blank page, and the game stays.

use std::fs;

use serde_json::json;

use crate::board::{after, compare};
use crate::page::{Browser, EVERY, Fault, PEOPLE, Page, dist, left_out_of, until};
use crate::site::{
    Folder, altered, await_service_worker, caches, copy, digest, duplicate, file_of_the_site,
    look_for_update, rewrite, take_update,
};

/// A game of which one action has been played; gives the name under which the site is kept.
fn begun(page: &Page) -> String {
    page.visit(PEOPLE);
    page.click_hole("c3");
    await_service_worker(page)
}

#[track_caller]
fn is_there(page: &Page, what: &str) {
    compare(page, after("yote-traditional", ["c3"]).position(), what);
}

/// Waits until one can play, with or without the whole program.
#[track_caller]
fn await_start(page: &Page) {
    until("one can play", || page.exists("html[data-started]").then_some(()));
}

/// Returns whether the service worker and its caches are gone.
fn is_given_up(page: &Page) -> bool {
    page.call_later("workers.isGivenUp", ()) == json!(true)
}

/// Makes the browser check for an update; returns the error, or nothing.
fn update(page: &Page) -> String {
    let told = page.call_later("workers.update", ());
    told.as_str().unwrap_or_default().to_owned()
}

#[test]
fn offline_pages_answer_to_server_spellings() {
    let page = Page::of_the_site();
    begun(&page);
    page.end_server();
    for name in ["history", "history.html", "history-fr"] {
        page.load(name);
        let title = page.words_of("h1");
        assert!(!title.is_empty(), "{name}: {title}");
    }
    for name in ["index", "index.html", ""] {
        page.load(name);
        await_start(&page);
    }
}

#[test]
fn wrong_responses_are_not_cached() {
    let page = Page::of_the_site();
    let first = begun(&page);
    let path = "learn/lessons-fr.txt";
    let next = altered(&page, path);
    for fault in [Fault::ErrorPage, Fault::Refused, Fault::Missing, Fault::Portal] {
        page.serve(&next.0, Some((path, fault)));
        assert_eq!(look_for_update(&page), "redundant", "{fault:?}");
        assert_eq!(caches(&page), [first.as_str()], "{fault:?}");
        page.serve(&next.0, Some(("sw.js", fault)));
        assert!(!update(&page).is_empty(), "{fault:?} is no version");
    }
    // An old file among new ones.
    fs::copy(dist().join("site").join(path), next.0.join(path)).expect("it can be written");
    page.serve(&next.0, None);
    assert_eq!(look_for_update(&page), "redundant", "an old file");
    // A network that first wants to know who is there, and a server that has nothing but an error.
    for fault in [Fault::Portal, Fault::ErrorPage, Fault::Refused] {
        page.serve(&next.0, Some((EVERY, fault)));
        page.load("");
        page.await_board();
        is_there(&page, &format!("{fault:?}"));
        assert_eq!(caches(&page), [first.as_str()], "{fault:?}");
    }
    assert!(!page.is_seen("#update"), "nothing is offered");
}

#[test]
fn incomplete_first_visit_is_completed_later() {
    let page = Page::of_the_site();
    for fault in [Fault::ErrorPage, Fault::Portal, Fault::Cut] {
        page.serve(&dist().join("site"), Some(("learn/lessons-fr.txt", fault)));
        page.visit(PEOPLE);
        until("it is given up", || {
            let asked = page.asked_for().iter().any(|path| path == "learn/lessons-fr.txt");
            (asked && is_given_up(&page)).then_some(())
        });
        assert!(caches(&page).is_empty(), "{fault:?}");
    }
    page.click_hole("c3");
    page.serve(&dist().join("site"), None);
    page.load("");
    await_service_worker(&page);
    is_there(&page, "at last");
}

/// Deletes some of what is kept of the site, and cuts some in its midst.
fn damage(page: &Page, gone: &[&str], cut: &[&str]) {
    page.call_later("workers.damage", (gone, cut));
}

#[test]
fn incomplete_cache_is_repaired() {
    let page = Page::of_the_site();
    begun(&page);
    damage(&page, &["index.html", "whole.js"], &["whole_bg.wasm", "sheets.html", "list"]);
    page.load("");
    page.await_board();
    is_there(&page, "what was lost came again");
    page.end_server();
    page.load("");
    page.await_board();
    is_there(&page, "and is kept");
    // A file that cannot be fetched again is missing, and no other.
    damage(&page, &["whole.js"], &["whole_bg.wasm"]);
    page.load("");
    await_start(&page);
    is_there(&page, "without the whole program");
    page.click_hole("d3");
    damage(&page, &[], &["base.css"]);
    page.call_later("workers.forgetPrograms", ());
    page.load("");
    until("a sentence says it", || page.is_seen("#needs").then_some(()));
}

/// The next version of the site, which says that it is there by that script.
fn marked(page: &Page, path: &str) -> Folder {
    let next = altered(page, path);
    let mark = |text: &str| format!("document.documentElement.dataset.next = 1;\n{text}");
    let script = fs::read_to_string(next.0.join(path)).expect("it is a text");
    rewrite(page, &next, path, mark);
    // The page takes it by its digest.
    let first = fs::read_to_string(dist().join("site").join(path)).expect("it is a text");
    let [old, new] = [first, mark(&script)].map(|text| seal(page, &text));
    rewrite(page, &next, "index.html", |index| {
        assert!(index.contains(&old), "{path} has a digest");
        index.replace(&old, &new)
    });
    next
}

/// The digest by which the page takes that text.
fn seal(page: &Page, text: &str) -> String {
    let hex = digest(page, text);
    let letters = page.call("workers.base64", [hex]);
    format!("sha256-{}", letters.as_str().expect("letters"))
}

#[test]
fn incomplete_cache_is_never_mixed_with_another_version() {
    let page = Page::of_the_site();
    let first = begun(&page);
    let path = "whole-start.js";
    let next = marked(&page, path);
    page.serve(&next.0, None);
    let is_next = || page.data("html", "next") == json!("1");
    damage(&page, &[], &[path]);
    page.load("");
    await_start(&page);
    is_there(&page, "the old version's first program");
    until("the old version is given up", || is_given_up(&page).then_some(()));
    assert!(!is_next(), "a mixture");
    page.load("");
    page.await_board();
    assert!(is_next(), "the new version");
    is_there(&page, "the new version");
    let second = await_service_worker(&page);
    assert_ne!(first, second);
    until("the old one is gone", || (caches(&page) == [second.as_str()]).then_some(()));
    // And where the page itself was lost, all of it comes from the server at once.
    let third = altered(&page, "index.html");
    page.serve(&third.0, None);
    damage(&page, &["index.html"], &[]);
    page.load("");
    page.await_board();
    assert!(!is_next(), "a mixture");
    is_there(&page, "the page was lost");
    until("the third is kept", || (await_service_worker(&page) != second).then_some(()));
}

/// A file that comes late.
const HELD: &str = "learn/lessons-fr.txt";

#[test]
fn service_worker_killed_at_any_step_recovers() {
    if left_out_of(&[Browser::Firefox], "only Chromium's driver ends service workers") {
        return;
    }
    let page = Page::of_the_site();
    let count = || page.asked_for().iter().filter(|path| *path == HELD).count();
    let asked = |times| until("it is asked for", || (count() >= times).then_some(()));
    page.serve(&dist().join("site"), Some((HELD, Fault::Held)));
    page.visit(PEOPLE);
    page.click_hole("c3");
    asked(1);
    page.end_service_workers();
    page.serve(&dist().join("site"), None);
    page.load("");
    let first = await_service_worker(&page);
    is_there(&page, "ended while it was installed");
    let next = altered(&page, HELD);
    let before = count();
    page.serve(&next.0, Some((HELD, Fault::Held)));
    page.run("workers.beginUpdate", ());
    asked(before + 1);
    page.end_service_workers();
    page.load("");
    page.await_board();
    is_there(&page, "ended while it was updated");
    assert!(!page.is_seen("#update"), "nothing is offered");
    page.serve(&next.0, None);
    until("the update is there", || {
        page.run("workers.beginUpdate", ());
        page.is_seen("#update").then_some(())
    });
    page.end_service_workers();
    take_update(&page);
    until("the new version begins", || {
        let now = caches(&page);
        (now.len() == 1 && now[0] != first).then_some(())
    });
    page.end_service_workers();
    page.load("");
    page.await_board();
    is_there(&page, "after the update");
}

/// A page of the site that has a script run before its own, in every browser: as a part of its first.
fn with_script(script: &str) -> (Page, Folder) {
    let page = Page::of_the_site();
    // A page on which digests can be had.
    page.load("history.html");
    let site = duplicate();
    let first = file_of_the_site("start-", ".js");
    rewrite(&page, &site, &first, |own| format!("{{ {script} }}\n{own}"));
    page.serve(&site.0, None);
    // That page is no window of the site any more.
    page.go("about:blank");
    (page, site)
}

/// The next version is offered, and is asked for; the game stays.
#[track_caller]
fn takes_the_next(page: &Page) {
    let first = begun(page);
    let next = altered(page, HELD);
    page.serve(&next.0, None);
    assert_eq!(look_for_update(page), "installed");
    until("it is offered", || page.is_seen("#update").then_some(()));
    take_update(page);
    until("the old version is gone", || {
        let now = caches(page);
        (now.len() == 1 && now[0] != first).then_some(())
    });
    is_there(page, "after the update");
}

/// A service worker that the browser ends in the moment in which it is told to begin has never heard of it.
#[test]
fn service_worker_is_messaged_again() {
    let (page, _site) = with_script(include_str!("early/lose_begin.js"));
    takes_the_next(&page);
}

/// A service worker that hears only after a minute that it should begin takes the page along all the same.
#[test]
fn late_service_worker_takes_over() {
    let (page, _site) = with_script(include_str!("early/late_begin.js"));
    takes_the_next(&page);
}

/// Whether a service worker serves this page.
fn is_served(page: &Page) -> bool {
    page.call_for("workers.isServed", ())
}

#[test]
fn update_between_page_and_service_worker_waits() {
    let (page, _site) = with_script(include_str!("early/hold_registration.js"));
    page.visit(PEOPLE);
    page.click_hole("c3");
    let next = altered(&page, HELD);
    page.serve(&next.0, None);
    until("it goes on", || page.has_global("goOn").then_some(()));
    page.call_global("goOn");
    until("it is offered", || page.is_seen("#update").then_some(()));
    assert!(!is_served(&page), "the page is another version's");
    page.click_hole("d3");
    take_update(&page);
    assert!(is_served(&page), "by the next version");
    compare(&page, after("yote-traditional", ["c3", "d3"]).position(), "in the next version");
    assert!(!page.is_seen("#update"), "nothing is offered any more");
}

/// The folders of two copies of the site on one server.
const COPIES: [&str; 2] = ["a/", "b/"];

#[test]
fn copies_on_one_server_are_independent() {
    let name = format!("sandgrid-copies-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    let site = dist().join("site");
    for place in COPIES {
        copy(&site, &folder.0.join(place));
    }
    fs::copy(site.join("history.html"), folder.0.join("index.html")).expect("it can be written");
    let page = Page::of_a_folder_as_it_is(&folder.0);
    for place in COPIES {
        page.visit(&format!("{place}{PEOPLE}"));
        await_service_worker(&page);
    }
    let first = caches(&page);
    assert!(first.len() == 2 && first[0].contains("/a/#"), "each keeps its own: {first:?}");
    copy(&altered(&page, HELD).0, &folder.0.join("b"));
    assert_eq!(look_for_update(&page), "installed");
    until("it is offered", || page.is_seen("#update").then_some(()));
    take_update(&page);
    until("the new version begins", || {
        let now = caches(&page);
        (now.len() == 2 && now[1] != first[1]).then_some(())
    });
    assert_eq!(caches(&page)[0], first[0], "the other stays");
    page.end_server();
    for place in COPIES {
        page.visit(&format!("{place}{PEOPLE}"));
    }
}

#[test]
fn update_of_the_service_worker_alone_keeps_the_cache() {
    let page = Page::of_the_site();
    let first = begun(&page);
    let next = duplicate();
    let worker = fs::read_to_string(next.0.join("sw.js")).expect("it is a text");
    fs::write(next.0.join("sw.js"), format!("{worker}//\n")).expect("it can be written");
    // All other requests fail while it loads.
    page.serve(&next.0, Some((START, Fault::Refused)));
    assert_ne!(look_for_update(&page), "redundant");
    assert_eq!(caches(&page), [first.as_str()]);
    page.end_server();
    page.load("");
    page.await_board();
    is_there(&page, "without a network");
}

#[test]
fn file_without_cache_space_is_served() {
    let page = Page::of_the_site();
    begun(&page);
    // A service worker to which one can say that there is no room.
    let next = duplicate();
    let worker = fs::read_to_string(next.0.join("sw.js")).expect("it is a text");
    let full = "self.isFull = false; const put = Cache.prototype.put;
      Cache.prototype.put = function (...it) {
        return self.isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : put.apply(this, it);
      };
      self.addEventListener('message', ({ data }) => { if (data === 'full') self.isFull = true; });\n";
    fs::write(next.0.join("sw.js"), format!("{full}{worker}")).expect("it can be written");
    page.serve(&next.0, None);
    page.call_later("workers.unregister", ());
    page.load("");
    page.await_board();
    await_service_worker(&page);
    until("it is kept by that one", || is_served(&page).then_some(()));
    damage(&page, &[START], &[]);
    page.run("workers.say", ["full"]);
    page.load("");
    page.await_board();
    is_there(&page, "where there is no room");
}

/// The page itself, as it is kept.
const START: &str = "index.html";
