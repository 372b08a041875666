//! Every input of a page in the form of an attack: it is refused in a sentence, or shown as plain text, and the game
//! goes on.

use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;

use serde_json::{Value, json};
use zip::ZipArchive;

use crate::board::{after, compare};
use crate::page::{Browser, PEOPLE, Page, dist, left_out_of, until};
use crate::site::obeys;
use crate::yebo::{self, Hands};

/// A text that would be a script wherever a text becomes markup, and turns what follows where it is shown.
const MARKUP: &str =
    "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>\u{202e}";

/// More than anybody wants to open, in characters.
const HUGE: usize = 10_000_000;
/// Of links, more than this are none to Firefox itself.
const LONGEST_IN_FIREFOX: usize = 1_000_000;
/// The same where it has to be laid out on the screen, too.
const LARGE: usize = 2_000_000;

#[test]
fn no_text_becomes_markup_or_a_script() {
    let page = Page::of_the_site_on_a_lenient_server();
    page.visit(PEOPLE);
    let knows_none = !page.has_global("trustedTypes");
    if knows_none && left_out_of(&[Browser::Firefox], "this version knows no trusted types") {
        return;
    }
    assert_eq!(page.call("strangers.tries", ()), json!([]), "in the site");
    assert_eq!(page.call_later("strangers.evaluates", ()), json!(false), "in the site");
    page.click_hole("c3");
    compare(&page, after("yote-traditional", ["c3"]).position(), "after all that");
    page.go(&format!("file://{}", dist().join("sandgrid.html").display()));
    page.await_board();
    assert_eq!(page.call("strangers.tries", ()), json!([]), "in the one file");
}

/// All pages in a folder, in those in it, and in archives: their names and texts.
fn pages(folder: &Path) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("it is there").flatten() {
        let (path, name) = (entry.path(), entry.path().display().to_string());
        if path.is_dir() {
            all.extend(pages(&path));
            continue;
        }
        let bytes = fs::read(&path).expect("it can be read");
        if is_kind(&name, "html") {
            all.push((name, read(&bytes)));
        } else if is_kind(&name, "zip") {
            let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("it is an archive");
            for at in 0..archive.len() {
                let mut file = archive.by_index(at).expect("it is listed");
                let name = format!("{name}/{}", file.name());
                if is_kind(&name, "html") {
                    let mut bytes = Vec::new();
                    file.read_to_end(&mut bytes).expect("it can be unpacked");
                    all.push((name, read(&bytes)));
                }
            }
        }
    }
    all
}

fn is_kind(name: &str, ending: &str) -> bool {
    name.rsplit('.').next() == Some(ending)
}

/// A page's text; the one file is UTF-16, and says so.
fn read(page: &[u8]) -> String {
    match page {
        [0xff, 0xfe, letters @ ..] => {
            let letters = letters.as_chunks().0.iter().map(|two| u16::from_le_bytes(*two));
            String::from_utf16(&letters.collect::<Vec<_>>()).expect("it is a text")
        }
        _ => String::from_utf8(page.to_vec()).expect("it is a text"),
    }
}

/// The pages that have no policy of their own: Kolibri puts a script into them.
const UNGUARDED: [&str; 2] =
    ["sandgrid-kolibri.zip/index.html", "sandgrid-kolibri.zip/sandgrid-yebo.html"];

#[test]
fn distributed_pages_have_a_policy() {
    let folders = ["site", "embed", "packages"].map(|name| pages(&dist().join(name)));
    let pages = folders.concat();
    assert!(pages.len() > 20, "they are found: {}", pages.len());
    for (name, text) in pages {
        let policy = text.split_once("<meta http-equiv=\"Content-Security-Policy\" content=\"");
        let policy = policy.and_then(|(_, rest)| rest.split('"').next());
        assert_eq!(
            policy.is_none(),
            UNGUARDED.iter().any(|it| name.ends_with(it)),
            "{name}: {policy:?}"
        );
        let policy = policy.unwrap_or("default-src 'none'");
        assert!(policy.starts_with("default-src 'none'"), "{name}: {policy}");
        for word in ["unsafe-inline", "'unsafe-eval'", "*", "http:", "https:"] {
            assert!(!policy.contains(word), "{name}: {policy}");
        }
    }
}

/// Clears the complaints about refused requests.
fn forget(page: &Page) {
    if Browser::chosen() == Browser::Chromium {
        page.complaints();
    }
}

#[test]
fn other_pages_run_only_their_scripts() {
    let page = Page::of_the_site_on_a_lenient_server();
    for name in ["history.html", "history-ar.html", "sheets.html", "yebo/yebo.html"] {
        page.load(name);
        let words = page.text_of("body").chars().count();
        assert!(words > 1000, "{name} is read: {words}");
        obeys(&page);
        assert_eq!(page.call_later("strangers.inline", ()), Value::Null, "{name}");
        forget(&page);
    }
    page.load("history.css");
    assert_eq!(page.call_later("strangers.inline", ()), json!(1), "what has no policy runs it");
    page.load("history.html");
    let dressed = page.call_for::<bool>("strangers.hasStyles", ());
    assert!(dressed, "the history is dressed");
    // A browser with the sheets of today, and one of four years ago.
    let hosts = ["embed/index.html", "embed/make.html"];
    let olds = ["", "window.CSSStyleSheet = undefined;"];
    for (older, name) in olds.iter().flat_map(|older| hosts.map(|name| (older, name))) {
        page.before(older);
        page.load(name);
        until("there is a board", || page.call_for::<bool>("boards.isReady", ()).then_some(()));
        let widths = page.call("boards.widths", ());
        assert!(widths[0].as_u64() >= Some(288) && widths[0] == widths[1], "{widths}");
        assert_eq!(widths[2], "0px", "the frame is dressed");
        obeys(&page);
        assert_eq!(page.call_later("strangers.inline", ()), Value::Null, "around boards");
        forget(&page);
    }
}

/// Whether nothing has become part of the page that came as a text.
#[track_caller]
fn inert(page: &Page, what: &str) {
    let found = page.call("strangers.foreign", ());
    assert_eq!(found, json!([0, 0, null]), "{what}");
}

#[test]
fn addresses_are_text() {
    let code: String = url(MARKUP);
    for query in [
        format!("?rules={code}"),
        format!("?lang={code}"),
        format!("?rules=yote-traditional&position={code}"),
        format!("?theme={code}&level={code}&{code}={code}"),
        format!("#g={code}"),
    ] {
        let page = Page::open(&query);
        inert(&page, &query);
        let told = page.words();
        assert!(!told.contains('\u{202e}'), "{query}: nothing turns what follows: {told}");
    }
}

#[test]
fn address_is_applied_once() {
    let page = Page::open("?lang=en%26kiosk%3Dyes&rules=yote-traditional");
    page.click_hole("c3");
    until("it is kept", || (page.call("storage.keys", ()) != json!([])).then_some(()));
    let address = page.address();
    assert!(!address.contains("kiosk"), "{address}");
    assert_eq!(address, page.origin(), "nothing is asked for any more");
}

#[test]
fn linked_yebo_game_overwrites_none() {
    let page = yebo::quick();
    yebo::step(&page, Hands::Keys);
    yebo::state(&page);
    let own = page.item(TABLE);
    assert!(own.is_string(), "it is kept");
    let record = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"666\"]\n[Choices \"\"]\n";
    yebo::opened(&page, &format!("{}&record={}", yebo::ADDRESS, url(record)));
    let is_brought = || {
        let entries: Vec<[String; 2]> = page.call_for("storage.entries", ());
        entries.iter().any(|[_, text]| text.contains("666"))
    };
    until("what was sent is kept", || is_brought().then_some(()));
    assert_eq!(page.item(TABLE), own, "what was on the table is where it was");
    let address = page.address();
    assert!(address.contains("rules=yebo") && !address.contains("record"), "{address}");
    page.again();
    yebo::started(&page);
    assert_eq!(page.item(TABLE), own, "nor is it written over when the page is loaded again");
}

/// The game of Yebo that is kept first.
const TABLE: &str = "sandgrid:yebo";

#[test]
fn huge_inputs_are_refused() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    let huge = if Browser::chosen() == Browser::Firefox { LONGEST_IN_FIREFOX } else { HUGE };
    page.run("strangers.openHugeLink", [huge]);
    until("the link is refused", || page.is_seen("#notice").then_some(()));
    compare(&page, after("yote-traditional", ["c3"]).position(), "a huge link");
    // The driver would carry the whole address about with everything that it does.
    page.run("strangers.forgetLink", ());
    page.click("#open-menu");
    page.click("#menu [data-open=share]");
    for text in ["c3 ", "[", "1. c3 ", "\u{202e}"] {
        let times = LARGE / text.chars().count();
        page.run("elements.fillRepeated", ("#open-text", text, times));
        page.click("#open-form .chief");
        until("the text is refused", || (!page.words_of("#open-trouble").is_empty()).then_some(()));
        page.set_property("#open-text", "value", "");
    }
    page.click("#share [data-close]");
    compare(&page, after("yote-traditional", ["c3"]).position(), "huge texts");
    page.click_hole("d3");
    compare(&page, after("yote-traditional", ["c3", "d3"]).position(), "the game goes on");
}

#[test]
fn typed_text_is_quoted() {
    let page = Page::open(PEOPLE);
    page.click("#open-menu");
    page.click("#open-typing");
    page.fill("#typed", "é\u{202e}<img/src=x/onerror=window.hacked=1>");
    page.click("#typing .chief");
    let told = until("it is refused", || {
        Some(page.words_of("#notice-words")).filter(|told| !told.is_empty())
    });
    assert!(told.contains('“') && !told.contains('\u{202e}'), "it is quoted: {told}");
    inert(&page, "what is typed");
}

#[test]
fn saved_text_is_never_markup() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.run("strangers.spoilStorage", [MARKUP]);
    page.visit("");
    inert(&page, "what was kept");
    page.click_hole("d4");
    until("one plays", || page.hole_name("d4").contains("pebble").then_some(()));
}

/// A text as it stands in an address.
fn url(text: &str) -> String {
    let bytes: Vec<String> = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
    bytes.concat()
}
