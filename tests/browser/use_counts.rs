//! Counts of the use of a kiosk, as docs/for-technicians.md tells its staff to see and to save them.

use std::fs;

use sandgrid_tests::sealed;
use serde_json::{Value, json};

use crate::embedding::host;
use crate::kiosk::HASTE;
use crate::page::{Key, Page, until};
use crate::yebo::{self, Hands};

/// Durations that pass at once.
const SKIP: &str = include_str!("early/skip.js");
/// The browser forbids its storage.
const FORBID: &str = include_str!("early/forbid_storage.js");
/// A game that a visitor ends by one leap.
const SHORT: &str = "&position=6/6/2oi2/6/1o4%20o%203/0%20-%200";

fn invites(page: &Page) {
    until("the board invites", || {
        (page.exists("#attract") && page.is_seen("#attract")).then_some(())
    });
}

/// A kiosk with scripts that run before it.
fn kiosk(scripts: &[&str], query: &str) -> Page {
    let page = Page::blank();
    for script in [&[HASTE, SKIP], scripts].concat() {
        page.before(script);
    }
    page.visit(&format!("?kiosk&idle=30&lang=en{query}"));
    invites(&page);
    page
}

fn touch(page: &Page) {
    page.keys([Key::Enter]);
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
}

fn stored(page: &Page) -> Value {
    page.item("sandgrid:counts")
}

/// Asks for the code by keys.
fn press_the_name(page: &Page) {
    page.set_focus("#staff");
    page.keys([Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter]);
    until("the code is asked for", || page.is_seen("#staff-code").then_some(()));
}

/// Enters a code on the screen.
fn enter(page: &Page, code: &str) {
    for digit in code.chars() {
        page.click(&format!("#staff-keys [data-digit='{digit}']"));
    }
    assert_eq!(page.value_of("#staff-digits"), code);
    page.click("#staff-enter");
}

fn open_the_counts(page: &Page) {
    press_the_name(page);
    // Digits of any keyboard count.
    page.letters("24٦８");
    page.keys([Key::Enter]);
    until("the counts are shown", || page.is_seen("#use-counts").then_some(()));
}

/// Visits, minutes, and games begun and ended, of all days.
fn total(page: &Page) -> Vec<String> {
    page.texts_of("#use-total td")
}

fn of_game(page: &Page, game: &str) -> Vec<String> {
    let rows = page.texts_of("#use-games tr > *");
    let row = rows.chunks(3).find(|row| row[0] == game).expect("every game has a row");
    row[1..].to_vec()
}

/// Saves the counts, and returns the text of the file.
fn spreadsheet(page: &Page) -> String {
    let folder = std::env::temp_dir().join(format!("sandgrid-counts-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    page.save_files_in(&folder.display().to_string());
    page.click("#use-save");
    let file = until("the file is saved", || {
        let mut files = fs::read_dir(&folder).expect("it is ours").filter_map(Result::ok);
        let file = files.find(|file| file.file_name().to_string_lossy().ends_with(".csv"))?;
        file.metadata().is_ok_and(|it| it.len() > 0).then(|| file.path())
    });
    let name = file.file_name().expect("it has a name").to_string_lossy().into_owned();
    assert!(name.starts_with("sandgrid-counts-20"), "{name}");
    let text = fs::read_to_string(&file).expect("it is there");
    fs::remove_dir_all(&folder).expect("it is ours");
    text
}

fn has_a_row_of_two_visits(text: &str) {
    let rows: Vec<&str> = text.split_terminator("\r\n").collect();
    assert!(rows[0].starts_with("\u{feff}day,visits,minutes,yote_begun,yote_ended,"));
    assert!(rows[0].contains(",yebo_ended,visits_en,visits_fr,"), "{}", rows[0]);
    assert!(rows[1].starts_with("20") && rows[1].contains(",2,2,1,1,0,0,"), "{}", rows[1]);
    assert_eq!(rows.len(), 2, "a row for each day");
}

#[test]
fn staff_see_and_save_the_counts() {
    let query = ["&staff=2468", SHORT].concat();
    let page = kiosk(&[], &query);
    until("it plays with itself", || page.words_of("#said").contains(" piece").then_some(()));
    assert_eq!(page.call("storage.keys", ()), json!([]), "nobody has been here");
    touch(&page);
    page.click_path("//select[@id='tongues']/option[@value='fr']");
    until("it speaks French", || (page.html_language() == json!("fr")).then_some(()));
    page.set_global("skipped", 120_000);
    page.click_hole("c3");
    page.click_hole("e3");
    until("the game is over", || page.is_seen("#ending").then_some(()));
    invites(&page);
    until("the time is counted", || {
        stored(&page).to_string().contains(" visits_fr 1").then_some(())
    });

    touch(&page);
    open_the_counts(&page);
    assert_eq!(total(&page), ["2", "2", "1", "1"]);
    assert_eq!(page.texts_of("#use-days td"), ["2", "2", "1", "1"], "all of it is of today");
    assert_eq!(of_game(&page, "Yoté"), ["1", "1"]);
    assert_eq!(of_game(&page, "Yebo"), ["0", "0"]);
    assert_eq!(page.texts_of("#use-languages tr > *"), ["Français", "1"]);
    assert!(!page.is_seen("#use-unkept"), "they are kept");
    has_a_row_of_two_visits(&spreadsheet(&page));
    page.click("#use-counts .sheet-foot [data-close]");
    assert!(page.hole_name("c3").contains("pebble"), "the visitor's game is still there");
}

#[test]
fn counts_outlast_the_page_until_they_are_deleted() {
    let page = kiosk(&[], "&staff=2468");
    touch(&page);
    page.visit("?kiosk&idle=30&lang=en&staff=2468");
    invites(&page);
    touch(&page);
    open_the_counts(&page);
    assert_eq!(total(&page)[0], "2", "they outlast the page");
    page.click("#use-anew");
    assert_eq!(total(&page)[0], "2", "it is asked first");
    page.click("#use-anew");
    assert_eq!(total(&page), ["0", "0", "0", "0"]);
    assert_eq!(stored(&page), Value::Null);
    invites(&page);
    assert!(!page.is_seen("#use-counts"), "nobody is there to look at them");
    assert_eq!(page.call("storage.keys", ()), json!([]), "nor was a visitor");
}

#[test]
fn both_pages_of_a_kiosk_count_together() {
    let page = kiosk(&[], "&idle=300&staff=2468&games=yote,yebo");
    touch(&page);
    page.click_hole("c3");
    until("it is counted", || stored(&page).to_string().contains(" yote_begun 1").then_some(()));
    page.click(".moves [data-open=new]");
    until("Yebo is on offer", || page.is_seen("#kinds .elsewhere").then_some(()));
    page.click("#kinds .elsewhere");
    until("the visitor plays Yebo", || {
        (page.count("#felt") == 1 && !page.is_seen("#attract")).then_some(())
    });
    assert!(!stored(&page).to_string().contains(" visits_en 1"), "the visit goes on");
    until("an act is counted", || {
        yebo::step(&page, Hands::Mouse);
        stored(&page).to_string().contains(" yebo_begun 1").then_some(())
    });
    for _ in 0..5 {
        page.click("#staff");
    }
    until("the code is asked for", || page.is_seen("#staff-code").then_some(()));
    enter(&page, "2468");
    until("the counts are shown", || page.is_seen("#use-counts").then_some(()));
    assert_eq!(total(&page)[0], "1", "one visit to both pages");
    assert_eq!([of_game(&page, "Yoté"), of_game(&page, "Yebo")], [["1", "0"], ["1", "0"]]);
    page.click("#use-counts .sheet-foot [data-close]");
    assert!(page.count("#rack > [role=option]") > 0, "the visitor's hand is still there");
}

#[test]
fn wrong_codes_are_told_and_then_make_one_wait() {
    let page = kiosk(&[], "&staff=2468&idle=300");
    touch(&page);
    press_the_name(&page);
    page.keys([Key::Enter]);
    until("no code is a wrong one", || page.is_seen("#staff-wrong").then_some(()));
    for code in ["1", "246", "24680"] {
        enter(&page, code);
        assert!(page.is_seen("#staff-wrong") && !page.is_seen("#staff-wait"), "{code}");
    }
    enter(&page, "8642");
    assert!(page.is_seen("#staff-wait") && !page.is_seen("#staff-wrong"));
    enter(&page, "2468");
    assert!(page.is_seen("#staff-wait") && !page.is_seen("#use-counts"), "it is too soon");
    page.set_global("skipped", 61_000);
    page.click("#staff-keys [data-digit='7']");
    page.click("#staff-keys [data-digit='']");
    enter(&page, "2468");
    until("the counts are shown", || page.is_seen("#use-counts").then_some(()));
}

#[test]
fn a_kiosk_without_staff_counts_nothing() {
    let page = kiosk(&[], "");
    touch(&page);
    page.click_hole("c3");
    assert!(!page.is_seen("#staff"));
    for _ in 0..5 {
        page.click_by_script("#staff");
    }
    assert!(!page.is_seen("#staff-code"));
    invites(&page);
    assert_eq!(page.call("storage.keys", ()), json!([]));
}

#[test]
fn damaged_counts_are_quarantined() {
    let damaged = sealed("counts", "2026-11-29 visits 7").replace('7', "9");
    let page = kiosk(&[], "&staff=2468");
    page.set_item("sandgrid:counts", &damaged);
    touch(&page);
    assert_eq!(page.item("sandgrid:damaged-counts"), json!(damaged));
    assert!(stored(&page).to_string().contains(" visits 1"), "{}", stored(&page));
    page.click_hole("c3");
    until("one plays", || page.hole_name("c3").contains("pebble").then_some(()));
}

#[test]
fn counts_that_cannot_be_kept_are_shown_as_such() {
    let page = kiosk(&[FORBID], "&staff=2468");
    touch(&page);
    page.click_hole("c3");
    open_the_counts(&page);
    assert!(page.is_seen("#use-unkept"));
    assert_eq!(total(&page), ["1", "0", "1", "0"]);

    let page = host("<sand-board kiosk staff=2468 lang=en></sand-board>");
    page.enter_board(0);
    invites(&page);
    page.click("#attract");
    until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
    open_the_counts(&page);
    assert!(page.is_seen("#use-unkept"));
    assert_eq!(total(&page)[0], "1");
}
