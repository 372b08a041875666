//! Games that leave the page and come to it: as a link, a text, a file.

use std::fs;
use std::path::PathBuf;

use sandgrid_rules::{Game, Position};

use crate::board::{after, compare};
use crate::page::{Browser, Page, left_out_of, until};

const PLAYED: [&str; 3] = ["c3", "d3", "b2"];

/// A page on which something was played, and its sheet for sharing.
fn sharing() -> Page {
    let page = Page::open("?rules=yote-ludos+chain");
    play(&page);
    page
}

fn play(page: &Page) {
    for cell in PLAYED {
        page.click_hole(cell);
    }
    open_sheet(page);
}

fn open_sheet(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=share]");
    assert!(page.is_seen("#share"), "the sheet is open");
}

fn game() -> Game {
    after("yote-ludos+chain", PLAYED)
}

/// Where that text is put in, it is refused in words, and nothing changes.
#[track_caller]
fn is_refused(page: &Page, text: &str, why: &str) {
    page.heard();
    page.fill("#open-text", text);
    page.click("#open-form .chief");
    let told = page.words_of("#open-trouble");
    assert!(told.contains(why), "{text}: {told}");
    let heard = page.heard();
    assert!(heard.iter().any(|said| !said.polite && said.words.contains(why)), "{heard:?}");
    assert!(page.is_seen("#share"), "{text}: the sheet is still open");
    assert_eq!(page.value_of("#open-text"), text, "what was pasted is still there");
}

/// Closes the sheet, and sees whether anything has changed behind it.
#[track_caller]
fn nothing_changed(page: &Page) {
    page.click("#share [data-close]");
    compare(page, game().position(), "all that was refused");
    assert!(!page.is_seen("#notice"), "it was told in the sheet");
}

#[test]
fn links_that_messengers_rewrite_open_the_game() {
    let link = sharing().value_of("#share-link");
    let (_, code) = link.split_once("#g=").expect("it has a game");
    for query in [format!("#G%3D{code}"), format!("#{code}"), format!("?lang=en&g={code}")] {
        compare(&Page::open(&query), game().position(), &query);
    }
}

#[test]
fn a_link_opens_the_same_game() {
    let page = sharing();
    let link = page.value_of("#share-link");
    let query = link.strip_prefix(page.origin()).expect("it is this page's address");
    assert!(query.starts_with("#g="), "{link}");
    let elsewhere = Page::open(query);
    compare(&elsewhere, game().position(), "opening the link");
    assert!(elsewhere.words_of("#title").contains("Chain Capture"), "by the same rules");
    elsewhere.click_hole("a5");
    compare(&elsewhere, after("yote-ludos+chain", ["c3", "d3", "b2", "a5"]).position(), "a5");
    assert!(!elsewhere.address().contains("#g="), "loading the page again brings nothing back");
    // The same while a page is open that shows something else.
    elsewhere.load(query);
    until("the link is followed", || (elsewhere.hole_name("a5") == "a5, empty").then_some(()));
    compare(&elsewhere, game().position(), "following the link");
}

#[test]
fn a_link_and_a_position_are_pasted() {
    let page = sharing();
    let (link, place) = (page.value_of("#share-link"), page.value_of("#share-place"));
    for text in [format!("Your turn: {link}"), place] {
        page.visit("?rules=choko-traditional");
        open_sheet(&page);
        page.fill("#open-text", &text);
        page.heard();
        page.click("#open-form .chief");
        assert!(!page.is_seen("#share"), "{text}: the sheet is closed");
        compare(&page, game().position(), &text);
        let heard = page.heard();
        let told = heard.iter().any(|said| said.polite && said.words.contains("has been loaded"));
        assert!(told, "{heard:?}");
    }
}

#[test]
fn parse_error_is_shown_in_the_dialog() {
    let page = sharing();
    let link = page.value_of("#share-link");
    is_refused(&page, &link[..link.len() - 2], "the link or code has been cut short");
    is_refused(&page, &link.replace("#g=1.", "#g=2."), "a newer version");
    is_refused(&page, "https://example.org/", "no game of ours");
    is_refused(&page, "<img src=x onerror=alert(1)>", "no link, no record and no position");
    is_refused(&page, "yote-ludos 6/6/6/6 o 12/12 - 0", "there are not 5 rows");
    nothing_changed(&page);
}

#[test]
fn truncated_link_is_reported_at_start() {
    let link = sharing().value_of("#share-link");
    let (_, text) = link.split_once('#').expect("it is a link");
    let page = Page::open(&format!("#{}", &text[..text.len() - 1]));
    let notice = page.words_of("#notice");
    assert!(notice.contains("the link or code has been cut short"), "{notice}");
    compare(&page, after("yote-traditional", []).position(), "the cut link");
}

#[test]
fn the_link_is_copied() {
    let page = sharing();
    page.allow_clipboard();
    page.heard();
    page.click("[data-copy=share-link]");
    until("it is told", || (page.words_of("#share-said") == "Copied.").then_some(()));
    let heard = page.heard();
    assert!(heard.iter().any(|said| said.polite && said.words == "Copied."), "{heard:?}");
    let copied = page.call_later("page.clipboard", ());
    assert_eq!(copied, page.value_of("#share-link"));
}

#[test]
fn the_code_to_read_aloud_is_in_sight_beside_the_link() {
    let page = sharing();
    assert!(page.is_seen("#share-link") && page.is_seen("#share-code"));
    assert!(page.words_of("#share-by-code label").starts_with("Code of this game"));
}

#[test]
fn a_clipboard_that_never_answers_has_refused() {
    let page = Page::blank();
    page.before("navigator.clipboard.writeText = () => new Promise(() => {});");
    page.visit("");
    open_sheet(&page);
    page.click("[data-copy=share-link]");
    until("it is told", || {
        page.words_of("#share-said").contains("The text is selected").then_some(())
    });
    assert_eq!(page.call("page.selection", ()), page.value_of("#share-link"));
}

#[test]
fn uncopyable_text_is_selected() {
    let page = Page::blank();
    page.before("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    page.visit("");
    open_sheet(&page);
    page.click("#share-text > summary");
    page.click("[data-copy=share-record]");
    until("it is told", || {
        page.words_of("#share-said").contains("The text is selected").then_some(())
    });
    let selected = page.call("page.selection", ());
    assert_eq!(selected, page.value_of("#share-record"));
}

#[test]
fn a_file_is_saved_and_opened_again() {
    let page = sharing();
    let folder = Folder::new("saved");
    page.save_files_in(&folder.0.display().to_string());
    page.click("#share-text > summary");
    page.click("#share-save");
    let file = folder.0.join("yote-ludos+chain.txt");
    let saved = until("the file is there", || {
        fs::read_to_string(&file).ok().filter(|text| !text.is_empty())
    });
    assert_eq!(Game::read(&saved).map(|(game, _)| game), Ok(game()));
    page.visit("?rules=wali-ludens");
    open_sheet(&page);
    page.fill("#open-file", &file.display().to_string());
    until("it is loaded", || (!page.is_seen("#share")).then_some(()));
    compare(&page, game().position(), "the file");
}

#[test]
fn non_game_file_is_refused() {
    let page = sharing();
    let folder = Folder::new("refused");
    let big = folder.0.join("big.txt");
    fs::write(&big, vec![b'o'; 3_000_000]).expect("there is room");
    let odd = folder.0.join("odd.png");
    fs::write(&odd, [0x89, b'P', b'N', b'G', 0, 255, 254, 10, 13]).expect("there is room");
    for (file, why) in [(big, "more than a million characters"), (odd, "no link, no record")] {
        page.fill("#open-file", &file.display().to_string());
        let told = || page.words_of("#open-trouble").contains(why).then_some(());
        until(why, told);
    }
    nothing_changed(&page);
}

#[test]
fn a_file_is_dropped_on_the_page() {
    let page = Page::open("");
    let place = "choko-ludens 6/6/2oi2/6/6 o 4/4 - 0";
    assert_eq!(page.call("page.dropFile", [place]), true);
    until("it is loaded", || page.words_of("#title").contains("Choko").then_some(()));
    let (_, place) = place.split_once(' ').expect("two parts");
    let rules = game_of("choko-ludens");
    compare(&page, &Position::parse(place, rules).expect("it is one"), "the drop");
    page.run("page.dropFile", ["1.yote-ludos.abc"]);
    until("it is refused", || {
        let told = page.is_seen("#share").then(|| page.words_of("#open-trouble"))?;
        told.contains("cut short").then_some(())
    });
}

#[test]
fn links_and_texts_are_dropped_on_the_page() {
    let page = Page::open("");
    let rules = game_of("choko-ludens");
    let place = "6/6/2oi2/6/6 o 4/4 - 0";
    let text = format!("choko-ludens {place}");
    assert_eq!(page.call("page.dropText", ("main", "text/plain", &text)), true);
    compare(&page, &Position::parse(place, rules).expect("it is one"), "the text");
    page.click_hole("a1");
    open_sheet(&page);
    let link = page.value_of("#share-link");
    page.close_sheets();
    page.visit("?rules=wali-ludens");
    let link = format!("# from a list\r\n{link}\r\n");
    assert_eq!(page.call("page.dropText", ("main", "text/uri-list", &link)), true);
    until("it is loaded", || page.words_of("#title").contains("Choko").then_some(()));
    page.run("page.dropText", ("main", "text/uri-list", "https://example.org/"));
    until("a link of others is refused", || {
        page.is_seen("#share").then(|| page.words_of("#open-trouble")).filter(|it| !it.is_empty())
    });
    let is_taken = page.call("page.dropText", ("#open-text", "text/plain", &text));
    assert_eq!(is_taken, false, "the browser puts it into the field");
    page.close_sheets();
    assert_eq!(page.call("page.dropOwnText", [&text]), false, "it is dragged from this page");
    let page = crate::yebo::quick();
    assert_eq!(page.call("page.dropText", ("main", "text/plain", "no game")), true);
    until("Yebo refuses it", || page.is_seen("#record-trouble").then_some(()));
}

#[test]
fn record_text_is_never_markup() {
    let page = sharing();
    let name = "<img src=x onerror=\"window.hacked=1\"><script>window.hacked=1</script>";
    let told = name.replace('"', "\\\"");
    let record = format!("[Rules \"yote-ludos\"]\n[First \"{told}\"]\n\n1. c3 {{<b>x</b>}} *\n");
    page.fill("#open-text", &record);
    page.click("#open-form .chief");
    assert!(!page.is_seen("#share"), "it is a record");
    compare(&page, after("yote-ludos", ["c3"]).position(), "the record");
    open_sheet(&page);
    assert!(page.value_of("#share-record").contains(&told), "the name is kept as it was");
    let found = page.call("strangers.foreign", ());
    assert_eq!(found.to_string(), "[0,0,null]");
    assert!(page.complaints().is_empty(), "nothing was loaded");
}

fn game_of(key: &str) -> &'static sandgrid_rules::Ruleset {
    sandgrid_rules::Ruleset::find(key).expect("it is a key")
}

/// A folder of a test's own, until it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("sandgrid-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Where it is gone, that is well, too.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The rectangles of a QR code's path, `M x y h w v1 h-w z`, as the modules that they cover.
fn modules(path: &str) -> Vec<(usize, usize)> {
    let number = |text: &str| text.parse::<usize>().expect("a number of modules");
    let runs = path.split('M').filter(|run| !run.is_empty());
    runs.flat_map(|run| {
        let (place, rest) = run.split_once('h').expect("a run of modules");
        let (x, y) = place.split_once(' ').expect("its first module");
        let (x, y) = (number(x), number(y));
        let width = number(rest.split('v').next().unwrap_or_default());
        (x..x + width).map(move |x| (x, y))
    })
    .collect()
}

/// A scanner reads the link out of the drawn code.
#[test]
fn qr_code_holds_the_link() {
    const MODULE: usize = 6;
    let page = sharing();
    page.click("#share-qr summary");
    until("the code is seen", || page.is_seen("#share-qr-picture").then_some(()));
    let attribute = |selector: &str, name: &str| {
        page.attribute(selector, name).as_str().expect("it is set").to_owned()
    };
    let side = attribute("#share-qr-picture", "viewBox");
    let side: usize = side.rsplit(' ').next().and_then(|it| it.parse().ok()).expect("its side");
    let dark = modules(&attribute("#share-qr-picture path", "d"));
    let shade = |x: usize, y: usize| {
        if dark.contains(&(x / MODULE, y / MODULE)) { 0 } else { 255 }
    };
    let pixels = side * MODULE;
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(pixels, pixels, shade);
    let (_, text) = image.detect_grids()[0].decode().expect("a scanner reads it");
    assert_eq!(text, page.value_of("#share-link"));
    let place = page.places("#share-qr-picture")[0];
    assert!(place.width >= 200.0, "a camera needs it large: {place:?}");
}

#[test]
fn the_qr_code_is_printed_alone() {
    let page = sharing();
    page.click("#share-qr summary");
    page.run("printing.watchPrint", ());
    page.click("#share-qr-print");
    assert_eq!(page.global("printed"), true);
    if left_out_of(&[Browser::Firefox], "its driver shows no page as on paper") {
        return;
    }
    page.show_as("print");
    until("only the code is there", || (!page.is_seen("#share-by-link")).then_some(()));
    assert!(page.is_seen("#share-qr-picture") && !page.is_seen("#share-qr-print"));
    assert!(!page.is_seen("#share-title") && !page.is_seen("#open-form"));
    page.show_as("");
}

#[test]
fn the_sheet_says_who_plays_where_the_link_is_opened() {
    assert!(!sharing().is_seen("#share-against"), "two people play");
    let page = Page::open("?rules=yote-traditional&level=3");
    page.click_hole("c3");
    open_sheet(&page);
    let told = page.words_of("#share-against");
    assert!(told.contains("the computer (Binta) plays the sticks"), "{told}");
    assert!(page.value_of("#share-link").ends_with("&vs=2.3"));
}

/// The page that writes snippets begins with the game on the board. It is a part of the site alone.
#[test]
fn game_is_put_into_a_page() {
    assert!(!sharing().is_seen("[data-make]"), "its file is not beside the bare page");
    let page = Page::of_the_site();
    page.visit("?rules=yote-ludos+chain");
    play(&page);
    let link = page.value_of("#share-link");
    let (_, code) = link.split_once("#g=").expect("it is a link");
    page.click("[data-make] a");
    until("the page of snippets opens", || page.exists("#record").then_some(()));
    until("it has the game", || (page.value_of("#record") == format!("#g={code}")).then_some(()));
    assert_eq!(page.html_language(), serde_json::json!("en"));
}
