//! Pupils who share a device, as docs/for-teachers.md says it: by mouse, by keyboard, on a narrow telephone.

use std::fs;

use sandgrid_tests::sealed;
use serde_json::json;

use crate::learning::{await_mood, open, pressed, puzzle};
use crate::page::{Key, Page, Screen, until};

const ADDRESS: &str = "?rules=yote-traditional&lang=en";

/// Adds a pupil in the open sheet.
fn add(page: &Page, name: &str) {
    page.fill("#pupil-name", name);
    page.click("#pupil-add");
}

/// Solves the first puzzle of one turn, and comes back to the sheet.
fn solve(page: &Page) {
    let (number, _, line) = puzzle(1);
    page.click(&format!("[data-learn='puzzle {number}']"));
    pressed(&line[0]).split(' ').for_each(|hole| page.click_hole(hole));
    await_mood(page, "done");
    open(page);
}

fn solved(page: &Page) -> usize {
    page.count("#tracks [data-mark='solved']")
}

fn rows(page: &Page) -> Vec<String> {
    page.texts_of("#class-rows th, #class-rows td")
}

fn print(page: &Page) {
    page.run("printing.watchPrint", ());
    page.click("#class-print");
    assert_eq!(page.global("printed"), json!(true), "the class sheet is printed");
}

#[test]
fn each_pupil_has_progress_and_the_class_sheet_shows_it() {
    let folder = std::env::temp_dir().join(format!("sandgrid-class-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("there is room");
    let page = Page::open(ADDRESS);
    page.save_files_in(&folder.display().to_string());
    open(&page);
    assert!(!page.is_seen("#pupil-line"), "nobody is listed");
    solve(&page);
    page.unfold("#pupils");
    let tops = ["#pupils", "#lessons"].map(|selector| page.places(selector)[0].y);
    assert!(tops[0] < tops[1], "the entry is above the lists");
    add(&page, "");
    assert_eq!(page.text_of("#pupils-said"), "A pupil needs a name.");
    add(&page, "Ama");
    assert_eq!(page.text_of("#pupils-said"), "Ama is added, and learns now.");
    assert!(page.has_focus("#pupil-name"), "the next name can follow");
    assert_eq!((solved(&page), page.value_of("#pupil").as_str()), (0, "Ama"));
    solve(&page);
    assert_eq!(solved(&page), 1);
    page.unfold("#pupils");
    add(&page, "=Kofi, \"K\"");
    assert_eq!(solved(&page), 0);
    page.choose_value("#pupil", "Ama");
    assert_eq!(solved(&page), 1, "a choice shows at once");
    page.visit(ADDRESS);
    open(&page);
    assert_eq!((solved(&page), page.value_of("#pupil").as_str()), (1, "Ama"), "after a reload");
    page.click("#pupil-line [data-open]");
    let expected = ["nobody in particular", "0", "1", "0", "Ama", "0", "1", "0"];
    assert_eq!(rows(&page)[..8], expected);
    assert_eq!(rows(&page)[8..], ["=Kofi, \"K\"", "0", "0", "0"]);
    print(&page);
    page.click("#class-save");
    let file = folder.join("sandgrid-class.csv");
    let whole = || fs::read_to_string(&file).ok().filter(|text| text.ends_with("\r\n"));
    let text = until("the file is saved", whole);
    assert!(text.starts_with("\u{feff}\"Pupil\",\"Lessons, of "), "{text}");
    assert!(text.ends_with("\"Ama\",0,1,0\r\n\"'=Kofi, \"\"K\"\"\",0,0,0\r\n"), "{text}");
    fs::remove_dir_all(&folder).expect("it is ours");
    assert!(page.complaints().is_empty());
}

#[test]
fn a_pupil_is_removed_on_a_second_press() {
    let page = Page::open(ADDRESS);
    open(&page);
    page.unfold("#pupils");
    add(&page, "Ama");
    add(&page, "Kofi");
    page.click("#pupil-line [data-open]");
    page.click("#class-remove");
    assert_eq!(page.words_of("#class-remove"), "Really remove Ama");
    page.choose_value("#class-pupil", "Kofi");
    assert_eq!(page.words_of("#class-remove"), "Remove", "for another one is asked anew");
    page.click("#class-remove");
    page.click("#class-remove");
    assert_eq!(page.text_of("#class-said"), "Kofi is removed.");
    assert_eq!(rows(&page)[0], "Ama");
    page.visit(ADDRESS);
    open(&page);
    assert_eq!(page.texts_of("#pupil option"), ["nobody in particular", "Ama"]);
}

#[test]
fn pupils_by_keyboard() {
    let page = Page::open(ADDRESS);
    page.open_sheet("learn");
    until("the lists are there", || page.is_seen("#learn-all").then_some(()));
    tab_until(&page, "Several pupils");
    page.keys([Key::Enter, Key::Tab]);
    page.letters("Ama");
    page.keys([Key::Enter]);
    until("she is added", || (page.count("#pupil option") == 2).then_some(()));
    page.letters("Kofi");
    page.keys([Key::Enter]);
    until("he is added", || (page.value_of("#pupil") == "Kofi").then_some(()));
    page.set_focus("#learn .close");
    tab_until(&page, "Learning");
    page.keys([Key::Up]);
    assert_eq!(page.value_of("#pupil"), "Ama");
    tab_until(&page, "Class sheet");
    page.keys([Key::Enter]);
    until("the sheet is open", || page.is_seen("#class-rows").then_some(()));
    for left in [1, 0] {
        page.set_focus("#class-sheet .close");
        tab_until(&page, "Remove");
        while page.focused_name() != "Remove" {
            page.keys([Key::Tab]);
        }
        page.keys([Key::Enter]);
        assert!(page.focused_name().starts_with("Really remove"), "{}", page.focused_name());
        page.keys([Key::Enter]);
        until("one is removed", || (page.count("#class-rows tr") == left).then_some(()));
    }
    assert!(page.has_focus("#class-title"), "the button is gone");
}

fn tab_until(page: &Page, name: &str) {
    for _ in 0..120 {
        if page.focused_name().starts_with(name) {
            return;
        }
        page.keys([Key::Tab]);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn another_window_adds_a_pupil_too() {
    let page = Page::open(ADDRESS);
    open(&page);
    page.unfold("#pupils");
    add(&page, "Ama");
    page.set_item("sandgrid:pupils", &sealed("pupils", "pupil Ama\npupil Zé\nchosen Zé\n"));
    add(&page, "Kofi");
    let expected = sealed("pupils", "pupil Ama\npupil Zé\npupil Kofi\nchosen Kofi\n");
    assert_eq!(page.item("sandgrid:pupils"), json!(expected));
    assert_eq!(page.count("#pupil option"), 4);
}

#[test]
fn guests_and_kiosks_have_no_pupils() {
    for address in ["?guest&kiosk&idle=0&lang=en", "?kiosk&idle=0&lang=en"] {
        let page = Page::open("");
        page.set_item("sandgrid:pupils", &sealed("pupils", "pupil Ama\n"));
        page.visit(address);
        page.click_by_script("[data-open=learn]");
        until("the lists are there", || page.exists("#learn-all:not([hidden])").then_some(()));
        for part in ["#pupil-line", "#pupils"] {
            assert!(!page.is_seen(part), "{address}: {part}");
        }
    }
}

#[test]
fn class_sheet_fits_a_narrow_telephone() {
    for language in ["en", "fr", "ar"] {
        let page = Page::blank();
        page.resize(Screen { width: 320, height: 568, ratio: 2 });
        page.load("share.css");
        let names = format!("pupil Nana {}\npupil Zé\n", "Aminata-".repeat(4));
        page.set_item("sandgrid:pupils", &sealed("pupils", &names));
        page.visit(&format!("?lang={language}"));
        open(&page);
        assert_eq!(page.overflow("#learn .sheet-body")[0], 0, "{language}: the list");
        page.click("#pupil-line [data-open]");
        assert_eq!(page.overflow("#class-sheet .sheet-body")[0], 0, "{language}: the table");
        let scopes = page.count("#class-table thead th[scope=col], #class-rows th[scope=row]");
        assert_eq!(scopes, 6, "{language}");
    }
}
