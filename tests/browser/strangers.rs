//! A board at a stranger's: as the guide says word by word, under a strict policy, in a frame that allows scripts
//! alone. A game is begun and played there by pressing what a visitor sees.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use sandgrid_rules::{Book, Ruleset};
use serde_json::{Value, json};
use zip::ZipArchive;

use crate::embedding::{called, forbidden, host, told};
use crate::page::{Key, Page, dist, until};

/// The policy of the strictest hosts: their own scripts and frames alone.
const POLICY: &str = "default-src 'none'; script-src 'self'; frame-src 'self'";

/// A folder that is gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sandgrid-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The lines of README that a curator is to copy.
fn example() -> String {
    let readme = fs::read_to_string(sandgrid_tests::here("..").join("README.md"));
    let readme = readme.expect("it can be read");
    let (_, rest) = readme.split_once("```html\n").expect("it has an example");
    rest.split_once("```").expect("it ends").0.to_owned()
}

/// A curator's page, by the example, with everything that lies beside the script.
fn curators_page(folder: &Path) -> Page {
    let games = folder.join("games");
    fs::create_dir_all(&games).expect("a folder can be made");
    for name in ["sandgrid-embed.js", "sandgrid.html", "sandgrid-yebo.html"] {
        fs::copy(dist().join("embed").join(name), games.join(name)).expect("it can be copied");
    }
    let policy = format!("<meta http-equiv=Content-Security-Policy content=\"{POLICY}\">");
    let page =
        format!("<!doctype html><meta charset=utf-8>{policy}<title>Museum</title>\n{}", example());
    fs::write(folder.join("index.html"), page).expect("it can be written");
    let page = Page::of_a_folder(folder);
    page.load("index.html");
    let names = ["ready", "game", "turn", "print", "save", "error"];
    page.run("boards.listenAnew", [names]);
    page
}

/// The example has a board in French.
fn speaks_english(page: &Page) {
    page.set_attribute("sand-board", "lang", "en");
    enter(page, 0);
    until("there is a button for a new game", || page.is_seen("#open-new").then_some(()));
}

/// Begins a game of two people in the board's own sheet.
fn begin(page: &Page, book: &Book) {
    let game = Ruleset::find(book.key).expect("it is a ruleset's key").kind();
    page.click("#open-new");
    page.click_path(&format!("//*[@id='kinds']//label[contains(., '{game}')]"));
    page.unfold("#rulebook");
    page.click_path(&format!("//label[.//input[@value='{}']]", book.key));
    page.click_path("//*[@id='new-form']//label[contains(., 'A friend here')]");
    page.click("#start");
    until("the sheet is closed", || (!page.is_seen("#new")).then_some(()));
}

/// The last event of that name.
fn last(page: &Page, name: &str) -> Option<Value> {
    told(page, name).pop().map(|(_, told)| told)
}

#[test]
fn embedding_guide_starts_and_plays_every_game() {
    let folder = Folder::new("curator");
    let page = curators_page(&folder.0);
    speaks_english(&page);
    for book in Book::ALL {
        begin(&page, book);
        page.click_hole("b2");
        page.leave_frame();
        until(&format!("a turn of {} is played", book.key), || {
            let turn = last(&page, "turn")?;
            (turn["state"]["rules"] == book.key && turn["state"]["at"] == 1).then_some(())
        });
        enter(&page, 0);
    }
    page.click("#open-new");
    page.click("#new .elsewhere");
    page.leave_frame();
    until("Yebo is there, and tells the same host", || {
        (last(&page, "ready")?["state"]["rules"] == "yebo").then_some(())
    });
    enter(&page, 0);
    plays_yebo(&page, || {
        page.leave_frame();
        let is_played = last(&page, "turn").is_some_and(|turn| turn["state"]["rules"] == "yebo");
        enter(&page, 0);
        is_played
    });
    page.click(".tools [data-open=menu]");
    page.click("#menu .outward");
    page.leave_frame();
    until("the games in the sand are there again", || {
        (last(&page, "ready")?["state"]["rules"] == "yote-traditional").then_some(())
    });
    assert_eq!(told(&page, "error"), []);
    assert_eq!(forbidden(&page), [""; 0]);
}

/// Begins a game of Yebo in its own sheet, and does what is offered until something is played.
fn plays_yebo(page: &Page, is_played: impl Fn() -> bool) {
    until("the table is laid", || page.exists("#felt").then_some(()));
    page.click(".tools [data-open=new]");
    page.click("#start");
    until("the sheet is closed", || (!page.is_seen("#new")).then_some(()));
    until("something is played", || {
        page.run("elements.clickIfThere", ["#offers button"]);
        is_played().then_some(())
    });
}

/// Puts a page into a frame that allows scripts alone.
fn in_a_frame(page: &Page, address: &str) {
    page.run("boards.putInSandbox", (address, 1000, 800));
    page.enter_frame();
    until("the page is there", || page.is_whole().then_some(()));
}

#[test]
fn kolibri_package_is_playable() {
    let folder = Folder::new("kolibri");
    let zip = fs::read(dist().join("packages/sandgrid-kolibri.zip")).expect("it is there");
    ZipArchive::new(Cursor::new(zip)).expect("a zip").extract(&folder.0).expect("it unpacks");
    fs::write(folder.0.join("host.html"), "<!doctype html><title>Kolibri</title>")
        .expect("written");
    let page = Page::of_a_folder(&folder.0);
    page.load("host.html");
    in_a_frame(&page, "index.html?lang=en");
    begin(&page, Book::ALL[3]);
    page.click_hole("b2");
    until("a turn is played", || called(&page, "b2").contains("stick").then_some(()));
    page.click("#open-menu");
    assert!(!page.is_seen("#menu [data-open=print]"), "it cannot print");
    page.click("#menu [data-open=games]");
    let words = page.words_of("#games");
    assert!(words.contains("until this page is closed"), "{words}");
    assert!(!words.contains("this device") && !words.contains("another device"), "{words}");
    page.click("#games [data-close]");
    page.click("#open-new");
    page.click("#new .elsewhere");
    plays_yebo(&page, || page.count("#log li") > 0);
    page.click(".tools [data-open=menu]");
    page.click("#menu .outward");
    until("the games in the sand are there again", || page.exists("#open-new").then_some(()));
}

/// A board of two people, into whose frame one goes.
fn inside(terms: &str) -> Page {
    let page = host(&format!("<sand-board lang=en {terms}></sand-board>"));
    enter(&page, 0);
    page
}

fn focused(page: &Page) -> Value {
    page.call("page.focusedIdOrSheet", ())
}

#[test]
fn enter_starts_a_game_and_leads_the_focus_there() {
    let page = inside("rules=yote-traditional side=both");
    page.click("#open-new");
    page.click_by_script("#new [name=kind][value=Wali]");
    page.set_focus("#new [name=players][value=people]");
    page.keys([Key::Enter]);
    until("Enter begins the game", || page.words_of("#title").contains("Wali").then_some(()));
    assert!(!page.is_seen("#new"));
    assert!(page.exists("[data-cell]:focus"), "the board has the focus: {}", focused(&page));
    let page = inside("rules=yebo");
    page.click(".tools [data-open=new]");
    page.fill("#new [name=name-B]", "Awa");
    page.keys([Key::Enter]);
    until("Enter begins the game", || (!page.is_seen("#new")).then_some(()));
    until("with that name", || page.words_of("#seats").contains("Awa").then_some(()));
    page.leave_frame();
    assert_eq!(forbidden(&page), [""; 0], "nothing was tried that the frame forbids");
}

#[test]
fn enter_and_escape_close_a_sheet_of_choices() {
    let page = inside("rules=yote-traditional side=both");
    for (id, field) in [("settings", "[name=theme]:checked"), ("ways", "[name=scan]:checked")] {
        for key in [Key::Enter, Key::Escape] {
            page.click("#open-menu");
            page.click(&format!("#menu [data-open={id}]"));
            page.set_focus(&format!("#{id} {field}"));
            page.keys([key]);
            until("the sheet is closed", || (!page.is_seen(&format!("#{id}"))).then_some(()));
        }
    }
    page.click("#open-menu");
    page.click("#menu [data-open=rules]");
    assert!(page.has_focus("#rules .sheet-body"), "the focus is on the text");
    page.keys([Key::Escape]);
    until("the sheet is closed", || (!page.is_seen("#rules")).then_some(()));
    page.leave_frame();
    assert_eq!(forbidden(&page), [""; 0], "nothing was tried that the frame forbids");
}

#[test]
fn turns_are_typed_and_games_opened() {
    let page = inside("rules=yote-traditional side=both");
    page.click("#open-menu");
    page.click("#open-typing");
    page.letters("c3");
    page.keys([Key::Enter]);
    until("Enter plays what was typed", || called(&page, "c3").contains("pebble").then_some(()));
    assert_eq!(focused(&page), json!("typed"), "and the next can be typed");
    page.letters("d3");
    page.click("#typing-play");
    until("so does the button", || called(&page, "d3").contains("stick").then_some(()));
    page.keys([Key::Escape]);
    assert!(!page.is_seen("#typing"));
    // The window has scrolled to the field.
    page.leave_frame();
    enter(&page, 0);
    page.click("#open-menu");
    page.click("#menu [data-open=share]");
    page.fill("#open-text", "[Rules \"yote-traditional\"]\n1. b2 b3 2. c4");
    page.click("#open-now");
    until("a record is opened", || called(&page, "c4").contains("pebble").then_some(()));
    page.leave_frame();
    assert_eq!(forbidden(&page), [""; 0], "nothing was tried that the frame forbids");
}

/// Goes into the frame of one of several boards, and shows it from its upper edge: Firefox's driver does not scroll
/// the page around a frame.
fn enter(page: &Page, at: usize) {
    page.run("boards.show", [at]);
    page.enter_board(at);
}

/// Opens the menu; whether one can print, share, and read the history there.
fn entries(page: &Page) -> [bool; 3] {
    page.click("#open-menu");
    ["[data-open=print]", "[data-open=share]", "[data-history]"]
        .map(|entry| page.is_seen(&format!("#menu {entry}")))
}

#[test]
fn controls_forbidden_by_the_frame_are_hidden() {
    let page = host(
        "<sand-board rules=yote-traditional lang=en></sand-board>
         <sand-board rules=yote-traditional links=no lang=en takes='print save'></sand-board>",
    );
    enter(&page, 0);
    assert_eq!(entries(&page), [false, true, true], "it cannot print");
    page.click("#menu [data-open=share]");
    page.click("#share-text > summary");
    assert!(!page.is_seen("#share-save") && page.is_seen("#share [data-copy=share-record]"));
    page.leave_frame();
    enter(&page, 1);
    assert_eq!(entries(&page), [false, false, false], "nothing leads away");
    page.click("#menu [data-open=games]");
    assert!(!page.is_seen("#save-all") && !page.is_seen("#take-in"));
    let words = page.words_of("#games");
    assert!(!words.contains("device"), "nothing is kept there: {words}");
    page.click("#games [data-close]");
    page.click("#open-new");
    assert!(!page.is_seen("#new .elsewhere"), "nor does anything lead to Yebo");
    page.leave_frame();
}

/// Asks the board to save its game as a file.
fn save_as_file(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=share]");
    page.click("#share-text > summary");
    page.click("#share-save");
}

#[test]
fn a_host_prints_and_saves_for_a_board() {
    let page = host(
        "<sand-board rules=yote-traditional side=both lang=en takes='print save'></sand-board>
         <sand-board rules=yebo lang=en takes=save></sand-board>",
    );
    for at in 0..2 {
        page.run("boards.listen", (at, ["print", "save"]));
    }
    enter(&page, 0);
    page.click_hole("c3");
    assert_eq!(entries(&page), [true, true, true]);
    page.click("#menu [data-open=print]");
    page.click("#print-now");
    page.click("#print .close");
    save_as_file(&page);
    page.leave_frame();
    let printed = until("it is to be printed", || last(&page, "print"));
    assert_eq!(printed["name"], "yote-traditional.html");
    assert_eq!(printed["type"], "text/html");
    let text = printed["text"].as_str().expect("a text");
    for part in [
        "<!doctype html>",
        "@media print",
        "Traditional Board Games, rule 1",
        "class=\"pit\"",
        "<title>Yoté",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let saved = until("it is to be saved", || last(&page, "save"));
    assert_eq!(saved["name"], "yote-traditional.txt");
    assert_eq!(saved["type"], "text/plain");
    assert!(saved["text"].as_str().is_some_and(|text| text.contains("1. c3")), "{saved}");
    enter(&page, 1);
    page.click(".tools [data-open=menu]");
    page.click("#menu [data-open=record]");
    page.click("#record-save");
    page.leave_frame();
    until("Yebo is to be saved", || (last(&page, "save")?["name"] == "yebo.txt").then_some(()));
}
