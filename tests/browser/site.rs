//! The site as distributed: in a subfolder of a strict server, offline, and across updates.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

use crate::board::{after, compare};
use crate::page::{Browser, Fault, PEOPLE, Page, Screen, dist, until};
use crate::yebo;

/// A temporary copy of the site, deleted on drop.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn site_works_in_a_subfolder_with_a_strict_policy_and_no_other_requests() {
    let page = Page::of_the_site();
    let requests = page.watch_requests();
    page.visit("");
    await_service_worker(&page);
    a_little_of_everything(&page);
    let missing: Vec<String> = page
        .asked_for()
        .into_iter()
        .filter(|path| !dist().join("site").join(path).is_file())
        .collect();
    assert!(missing.is_empty(), "asked for, and not there: {missing:?}");
    let requests = requests.taken();
    assert!(requests.iter().any(|request| request.contains("wasm")), "{requests:?}");
    for request in &requests {
        let is_own = ["data:", "blob:"].iter().any(|kind| request.starts_with(kind))
            || request.starts_with(page.origin());
        assert!(is_own, "{request} is asked for");
    }
    quiet(&page);
}

#[test]
fn site_works_offline_after_one_visit() {
    let page = Page::of_the_site();
    page.visit("");
    await_service_worker(&page);
    page.end_server();
    page.visit("?lang=en");
    a_little_of_everything(&page);
    page.load("history-fr.html");
    assert!(page.words().contains("Yoté"), "{}", page.words());
    page.visit(PEOPLE);
    page.click_hole("c3");
    compare(&page, after("yote-traditional", ["c3"]).position(), "without a server");
}

#[test]
fn update_is_atomic_and_waits() {
    let page = Page::of_the_site();
    page.visit(PEOPLE);
    let first = await_service_worker(&page);
    page.call_later("workers.keepTable", ());
    page.click_hole("c3");
    let next = altered(&page, "learn/puzzles.txt");
    for fault in [Fault::Cut, Fault::Altered] {
        page.serve(&next.0, Some(("learn/puzzles.txt", fault)));
        assert_eq!(look_for_update(&page), "redundant", "{fault:?}");
        assert_eq!(caches(&page), [first.as_str(), "sandgrid-tables"], "{fault:?}");
        assert!(!page.is_seen("#update"), "nothing is offered");
    }
    let before = page.asked_for().len();
    page.serve(&next.0, None);
    assert_eq!(look_for_update(&page), "installed");
    let asked = page.asked_for().split_off(before);
    assert_eq!(asked, ["sw.js", "index.html", "learn/puzzles.txt"], "only what is new is fetched");
    until("it is offered", || page.is_seen("#update").then_some(()));
    page.click_hole("d3");
    // The update waits until it is accepted, even over a reload. Firefox treats a reload as the end of the old page, and
    // activates it.
    if Browser::chosen() == Browser::Chromium {
        page.again();
        page.await_board();
        assert_eq!(caches(&page).len(), 3);
        until("it is offered again", || page.is_seen("#update").then_some(()));
    }
    take_update(&page);
    until("the old version is gone", || {
        let now = caches(&page);
        (now.len() == 2 && now[0] != first).then_some(())
    });
    until("nothing is offered", || (!page.is_seen("#update")).then_some(()));
    compare(&page, after("yote-traditional", ["c3", "d3"]).position(), "after the update");
}

/// Chromium on a busy machine leaves a new version waiting for minutes after it was told to begin.
#[test]
fn update_starts_without_worker_activation() {
    let page = Page::of_the_site();
    page.visit(PEOPLE);
    await_service_worker(&page);
    page.click_hole("c3");
    let next = altered(&page, "learn/puzzles.txt");
    let worker = fs::read_to_string(next.0.join("sw.js")).expect("it is a text");
    let stuck = worker.replace("await self.skipWaiting()", "await new Promise(() => {})");
    assert_ne!(stuck, worker, "it was to begin there");
    fs::write(next.0.join("sw.js"), stuck).expect("it can be written");
    page.serve(&next.0, None);
    assert_eq!(look_for_update(&page), "installed");
    until("it is offered", || page.is_seen("#update").then_some(()));
    take_update(&page);
    let version = page.call("workers.versionOfThePage", ());
    let index = fs::read_to_string(next.0.join("index.html")).expect("it is a text");
    assert!(index.contains(version.as_str().unwrap_or("no version")), "{version}");
    compare(&page, after("yote-traditional", ["c3"]).position(), "after the update");
}

/// Accepts the offered update, and waits for its page; while it reloads, no asynchronous call is possible.
pub(crate) fn take_update(page: &Page) {
    page.set_global("isOld", true);
    page.click("#update-now");
    until("the page goes along", || (!page.has_global("isOld")).then_some(()));
    page.await_board();
}

/// A lesson, a puzzle, the computer, another language.
pub(crate) fn a_little_of_everything(page: &Page) {
    page.click("#open-learn");
    until("lessons are there", || page.exists("[data-learn='lesson 0']").then_some(()));
    page.click("[data-learn='lesson 0']");
    until("a lesson begins", || page.is_seen("#course").then_some(()));
    page.click("#course-leave");
    page.click("#open-learn");
    page.click("[data-learn='puzzle 0']");
    until("a puzzle begins", || page.is_seen("#course").then_some(()));
    page.click("#course-leave");
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'Computer begins')]");
    page.click("#start");
    until("the computer plays", || {
        page.hole_names().iter().any(|name| name.contains("pebble")).then_some(())
    });
    page.click("#hint-me");
    until("the computer advises", || page.is_seen("#hint").then_some(()));
    for (code, word) in [("fr", "Annuler"), ("ar", "تراجع"), ("en", "Undo")] {
        page.choose_value("#language", code);
        until(code, || (page.html_language() == json!(code)).then_some(()));
        until(word, || page.words_of("#undo").contains(word).then_some(()));
    }
}

/// Asserts that the page has logged no complaint (Chromium only).
fn quiet(page: &Page) {
    // In Firefox the page would need a further script, which the strict server does not insert.
    if Browser::chosen() == Browser::Chromium {
        let complaints = page.complaints();
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

/// Asserts that no request of the page was forbidden by its policy (Chromium only).
#[track_caller]
pub(crate) fn obeys(page: &Page) {
    if Browser::chosen() == Browser::Chromium {
        let refused = |said: &String| said.contains("Content Security Policy");
        let refusals: Vec<String> = page.complaints().into_iter().filter(refused).collect();
        assert!(refusals.is_empty(), "{refusals:?}");
    }
}

/// Waits until the service worker controls the page; returns the name of its cache.
pub(crate) fn await_service_worker(page: &Page) -> String {
    until("the site is kept", || {
        let state = page.global("navigator.serviceWorker.controller.state");
        (state == json!("activated")).then_some(())
    });
    caches(page).into_iter().find(|name| name.starts_with("sandgrid-site-")).expect("it is kept")
}

pub(crate) fn caches(page: &Page) -> Vec<String> {
    let names = page.call_later("workers.caches", ());
    let names = names.as_array().expect("a list").iter().filter_map(Value::as_str);
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort();
    names
}

/// Makes the browser check for an update; returns the new worker's state.
pub(crate) fn look_for_update(page: &Page) -> String {
    let state = page.call_later("workers.lookForUpdate", ());
    state.as_str().unwrap_or_default().to_owned()
}

/// Returns a copy of the site with an altered file, as `cargo xtask dist` would make it.
pub(crate) fn altered(page: &Page, path: &str) -> Folder {
    let next = duplicate();
    rewrite(page, &next, path, |text| format!("{text}\n"));
    rename(page, &next);
    next
}

/// Returns an unaltered copy of the site.
pub(crate) fn duplicate() -> Folder {
    // Tests run in parallel and may alter the same file, so each has its own folder.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("sandgrid-site-{}-{count}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    copy(&dist().join("site"), &folder.0);
    folder
}

/// Changes a file of a site, and its digest in the service worker's list.
pub(crate) fn rewrite(page: &Page, site: &Folder, path: &str, change: impl Fn(&str) -> String) {
    let read = |path: &str| fs::read_to_string(site.0.join(path)).expect("it is a text");
    let was = read(path);
    let is = change(&was);
    let worker = read("sw.js");
    let [old, new] = [&was, &is].map(|text| digest(page, text));
    assert!(worker.contains(&old), "{path} is in the list");
    fs::write(site.0.join("sw.js"), worker.replace(&old, &new)).expect("it can be written");
    fs::write(site.0.join(path), is).expect("it can be written");
}

/// Gives an altered site a new version id.
fn rename(page: &Page, site: &Folder) {
    const NAMED: &str = "offline.js?v=";
    /// Digits of a version id.
    const VERSION_DIGITS: usize = 16;
    let index = fs::read_to_string(site.0.join("index.html")).expect("it is a text");
    let at = index.find(NAMED).expect("the page names its version") + NAMED.len();
    let was = &index[at..at + VERSION_DIGITS];
    let is = &digest(page, &site.0.display().to_string())[..VERSION_DIGITS];
    rewrite(page, site, "index.html", |text| text.replace(was, is));
    let worker = fs::read_to_string(site.0.join("sw.js")).expect("it is a text");
    assert!(worker.contains(was), "the service worker names it, too");
    fs::write(site.0.join("sw.js"), worker.replace(was, is)).expect("it can be written");
}

pub(crate) fn digest(page: &Page, text: &str) -> String {
    let hex = page.call_later("workers.digest", [text]);
    hex.as_str().expect("a text").to_owned()
}

pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("the site is there") {
        let path = entry.expect("it stays there").path();
        let place = to.join(path.file_name().expect("it has a name"));
        if path.is_dir() {
            copy(&path, &place);
        } else {
            fs::copy(&path, &place).expect("it can be copied");
        }
    }
}

/// Without a service worker, which would serve a lost file.
const UNKEPT: &str = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })";

/// Returns the name of the site's file that begins and ends like this.
pub(crate) fn file_of_the_site(begins: &str, ends: &str) -> String {
    let entries = fs::read_dir(dist().join("site")).expect("the site is there");
    let names = entries.filter_map(Result::ok).map(|entry| entry.file_name());
    let mut names = names.map(|name| name.to_string_lossy().into_owned());
    let found = names.find(|name| name.starts_with(begins) && name.ends_with(ends));
    found.unwrap_or_else(|| panic!("the site has no {begins}…{ends}"))
}

#[test]
fn programs_export_no_externref_table() {
    // WebKit of 2022 loses the references in such a table, which wasm-bindgen can export.
    let page = Page::of_the_site_on_a_lenient_server();
    page.visit(PEOPLE);
    for begins in ["app-", "whole", "yebo", "engine"] {
        let name = file_of_the_site(begins, "_bg.wasm");
        assert_eq!(page.call_later("workers.tables", [&name]), json!(0), "{name}");
    }
}

/// Asserts that an altered file is rejected, and that the page reports it.
#[track_caller]
fn refuses(page: &Page, name: &str, query: &str) {
    page.serve(&dist().join("site"), Some((name, Fault::Longer)));
    page.load(&format!("{query}&lang=en"));
    until(&format!("{name} is missed"), || page.is_seen("#needs").then_some(()));
    let words = page.words_of("#needs");
    assert!(words.contains("could not be loaded in full"), "{name}: {words}");
}

#[test]
fn altered_program_is_refused_and_reported() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.before(UNKEPT);
    page.visit(PEOPLE);
    assert!(!page.is_seen("#needs"), "with all as it was, nothing is said");
    let program = file_of_the_site("app-", ".wasm");
    let asked = page.asked_for().into_iter().filter(|path| *path == program).count();
    // Firefox and WebKit discard a preload without `integrity`, and request the file again.
    let most = if Browser::chosen() == Browser::Chromium { 1 } else { 2 };
    assert!((1..=most).contains(&asked), "the preloaded program is used: {asked} requests");
    for (begins, ends) in [
        ("begin-", ".js"),
        ("app-", ".js"),
        ("app-", ".wasm"),
        ("whole-start", ".js"),
        ("whole", "whole.js"),
        ("whole_", ".wasm"),
        ("dialog", ".css"),
    ] {
        refuses(&page, &file_of_the_site(begins, ends), PEOPLE);
    }
    for name in ["yebo/start.js", "yebo.js", "yebo_bg.wasm", "yebo/blocks.css"] {
        refuses(&page, name, yebo::ADDRESS);
    }
    page.serve(&dist().join("site"), None);
    page.visit(PEOPLE);
    page.click_hole("c3");
    compare(&page, after("yote-traditional", ["c3"]).position(), "as soon as all is as it was");
}

#[test]
fn altered_engine_is_refused_and_asked_for_again() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.before(UNKEPT);
    page.serve(&dist().join("site"), Some(("engine_bg.wasm", Fault::Longer)));
    page.resize(Screen { width: 1100, height: 900, ratio: 1 });
    page.visit(&format!("{PEOPLE}&lang=en"));
    page.click("#hint-me");
    until("it is told", || {
        page.words_of("body").contains("has not loaded yet, or has stopped").then_some(())
    });
    let (frame, words) = (page.places("#notice")[0], page.places("#notice-words")[0]);
    let is_inside = words.y >= frame.y && words.y + words.height <= frame.y + frame.height;
    assert!(is_inside, "{words:?} in {frame:?}");
    page.click_hole("c3");
    compare(&page, after("yote-traditional", ["c3"]).position(), "two people play");
    let words = page.words_of("body");
    assert!(!words.contains("on the page itself"), "the browser is not to blame: {words}");
    page.serve(&dist().join("site"), None);
    page.click("#hint-me");
    until("there is a hint without a reload", || page.is_seen("#hint").then_some(()));
}

#[test]
fn altered_style_sheet_is_skipped() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.before(UNKEPT);
    let name = file_of_the_site("record-", ".css");
    // Firefox lists a rejected sheet, but gives no access to its rules.
    let taken = || page.call("workers.stylesTaken", ["/record-"]);
    page.visit(PEOPLE);
    assert_eq!(taken(), json!(1), "as it was, it is taken");
    page.serve(&dist().join("site"), Some((&name, Fault::Longer)));
    page.visit(&format!("{PEOPLE}&lang=en"));
    assert_eq!(taken(), json!(0), "it is not taken");
    page.click_hole("c3");
    compare(&page, after("yote-traditional", ["c3"]).position(), "one plays without it");
}
