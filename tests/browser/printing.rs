//! A game on paper: a board with its pieces, and the rules on one sheet.

use sandgrid_rules::{Game, Record, Ruleset, Tags};
use sandgrid_tests::sealed;
use serde_json::{Value, json};

use crate::embedding::host;
use crate::page::{Browser, Page, Screen, left_out_of, until};
use crate::telling::golden;
use crate::yebo::{ADDRESS, opened, quick_in};
use crate::yebo_words::stage;

/// Widths and heights in inches.
const PAPERS: [(&str, (f64, f64)); 2] = [("A4", (8.27, 11.69)), ("Letter", (8.5, 11.0))];

/// The smallest type that one may print, in tenths of a point.
const SMALLEST: i64 = 66;

#[test]
fn printed_rules_take_two_pages() {
    if left_out_of(
        &[Browser::Firefox],
        "it packs the pages of a PDF file, so that nobody can count them",
    ) {
        return;
    }
    let page = Page::blank();
    for rules in Ruleset::ALL {
        page.visit(&format!("?rules={}", rules.key()));
        open(&page);
        for (name, size) in PAPERS {
            assert_eq!(page.printed_pages(size), 2, "{} on {name}", rules.key());
        }
        check(&page, rules);
    }
    // The count is no constant: with less room it is another.
    assert!(page.printed_pages((4.0, 6.0)) > 2, "small paper takes more pages");
}

#[test]
fn another_rulebook_is_chosen_for_paper() {
    let page = Page::open("");
    open(&page);
    let rules = Ruleset::find("choko-ludos+friendly").expect("it is a key");
    page.click("#print-book");
    page.click("#print-book option[value=choko-ludos]");
    page.click_path("//fieldset[@id='print-options']//label[contains(., 'Friendly Leap')]");
    check(&page, rules);
    page.run("printing.watchPrint", ());
    page.click("#print-now");
    assert_eq!(page.global("printed"), json!(true));
}

#[test]
fn paper_is_not_seen_on_the_screen() {
    let page = Page::open("");
    assert!(!page.is_seen("#paper"));
    open(&page);
    assert!(!page.is_seen("#paper"));
}

#[track_caller]
fn check_table(laid: &Value, turns: usize, what: &str) {
    assert_eq!(laid["theme"], "day", "{what}: {laid}");
    assert!(laid["least"].as_f64().is_some_and(|least| least >= 4.5), "{what}: {laid}");
    assert!(laid["cut"].as_i64().is_some_and(|cut| cut <= 1), "{what}: {laid}");
    assert_eq!((&laid["turns"], &laid["buttons"]), (&json!(turns), &json!(0)), "{what}: {laid}");
    let squeezed = laid["squeezed"].as_f64().unwrap_or_default();
    assert!((squeezed - 1.0).abs() < 0.02, "{what}: {laid}");
}

#[test]
fn table_prints_whole_in_day_colours() {
    if left_out_of(&[Browser::Firefox], "its driver shows no page as on paper") {
        return;
    }
    let mut game = Game::new(Ruleset::find("yote-traditional").expect("it is a key"));
    for action in golden("yote-traditional") {
        game.play(action).expect("the record is legal");
    }
    let record = Record { game: &game, tags: Tags::default() }.to_string();
    let record = record.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
    let turns = game.turns().count();
    let page = Page::blank();
    page.load("history.html");
    page.set_item("sandgrid:settings", &sealed("settings", "theme night\n"));
    for (width, height) in [(1280, 900), (700, 900), (400, 700)] {
        page.resize(Screen { width, height, ratio: 1 });
        page.visit(&format!("?record={record}"));
        assert_eq!(page.theme(), json!("night"));
        page.show_as("print");
        until("it is as on paper", || (page.theme() == json!("day")).then_some(()));
        check_table(&page.call("printing.laid", ()), turns, &format!("{width} wide"));
        page.show_as("screen");
        until("it is as before", || (page.theme() == json!("night")).then_some(()));
        // The printer's own way, in which the page is told beforehand alone.
        page.run("printing.notePrint", ());
        assert!(page.printed_pages((8.27, 11.69)) >= 1);
        assert_eq!(page.global("printed"), json!(["day", 672]), "{width} wide");
        assert_eq!(page.theme(), json!("night"), "afterwards it is as before");
    }
    opened(&page, ADDRESS);
    page.show_as("print");
    until("Yebo is as on paper", || (page.theme() == json!("day")).then_some(()));
    let laid = page.call("printing.laid", ());
    let lines = laid["turns"].as_u64().and_then(|lines| usize::try_from(lines).ok());
    check_table(&laid, lines.unwrap_or_default(), "Yebo");
}

/// Seats of six pairs are lower than those of four groups.
#[test]
fn the_fence_is_printed_between_the_seats() {
    if left_out_of(&[Browser::Firefox], "its driver shows no page as on paper") {
        return;
    }
    let page = quick_in("en", Screen::DESK);
    stage(&page, "D direction -\nD right\nD right\nD round 3\nD right\n");
    page.show_as("print");
    for width in [718, 794, 1000, 1280] {
        page.resize(Screen { width, height: 1100, ratio: 1 });
        let (ring, seat) = (page.place(".ring"), page.place(".seat[data-side=near]"));
        let far = page.place(".seat[data-side=far]");
        assert!(ring.y + ring.height <= seat.y + 1.0, "{width} wide: {ring:?}, {seat:?}");
        assert!(ring.y + 1.0 >= far.y + far.height, "{width} wide: {ring:?}, {far:?}");
        assert!((ring.width - ring.height).abs() < 1.0 && ring.width > 200.0, "{ring:?}");
    }
}

#[test]
fn an_open_sheet_is_printed_whole_in_place_of_the_table() {
    const SMALL: (f64, f64) = (4.0, 6.0);
    if left_out_of(
        &[Browser::Firefox],
        "it packs the pages of a PDF file, and shows none as on paper",
    ) {
        return;
    }
    let page = Page::open("?rules=yote-ludens");
    let table = page.printed_pages(SMALL);
    page.click("#open-rules");
    printed_whole(&page, "#rules", "#table");
    assert!(page.printed_pages(SMALL) > table + 3, "all rules are there");
    page.close_sheets();
    opened(&page, ADDRESS);
    page.click(".tools [data-open=rules]");
    printed_whole(&page, "#rules", "#felt");
    assert!(page.printed_pages(SMALL) > 10, "all rules are there");
}

/// A printed board in another page is whole and light, even if the board is dark.
#[test]
fn board_in_a_frame_is_printed_whole() {
    const WIDTHS: [u32; 5] = [290, 340, 430, 540, 900];
    if left_out_of(&[Browser::Firefox], "its driver shows no page as on paper") {
        return;
    }
    let boards = WIDTHS.map(|width| {
        format!("<div style='width:{width}px'><sand-board rules=wali-ludens theme=night></sand-board></div>")
    });
    let page = host(&boards.concat());
    page.resize(Screen { width: 1000, height: 4000, ratio: 1 });
    page.show_as("print");
    for (board, width) in WIDTHS.into_iter().enumerate() {
        page.enter_board(board);
        until("it is as on paper", || (page.theme() == json!("day")).then_some(()));
        let stage = page.places("#stage")[0];
        let is_whole = stage.x > -1.0 && stage.x + stage.width < f64::from(width) + 1.0;
        assert!(is_whole && stage.width > f64::from(width) * 0.7, "{width}: {stage:?}");
        for cell in ["a1", "f5"] {
            let hole = page.place_of_hole(cell);
            let (x, y) = hole.centre();
            let is_on = x > stage.x
                && x < stage.x + stage.width
                && y > stage.y
                && y < stage.y + stage.height;
            assert!(is_on, "{width}: {cell} {hole:?} {stage:?}");
        }
        let laid = page.call("printing.laid", ());
        let squeezed = laid["squeezed"].as_f64().unwrap_or_default();
        assert!((squeezed - 1.0).abs() < 0.02, "{width}: {laid}");
        page.leave_frame();
    }
    page.show_as("screen");
    page.enter_board(0);
    until("it is as before", || (page.theme() == json!("night")).then_some(()));
    page.run("printing.notePrint", ());
    page.leave_frame();
    assert!(page.printed_pages((8.27, 11.69)) >= 1);
    page.enter_board(0);
    assert_eq!(page.global("printed"), json!(["day", 672]));
}

/// On paper the sheet is there alone, and nothing of it has to be scrolled.
#[track_caller]
fn printed_whole(page: &Page, sheet: &str, table: &str) {
    page.show_as("print");
    until("it is as on paper", || (page.theme() == json!("day")).then_some(()));
    assert!(page.is_seen(sheet) && !page.is_seen(table));
    assert!(!page.is_seen(&format!("{sheet} .close")), "paper has no buttons");
    assert_eq!(page.call("printing.backdrop", ()), json!("rgba(0, 0, 0, 0)"), "nor is it grey");
    let [_, hidden] = page.overflow(&format!("{sheet} .sheet-body"));
    assert!(hidden <= 1, "{hidden} pixels would have to be scrolled");
    // As it is without the test.
    page.show_as("");
}

fn open(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=print]");
}

/// Returns the pieces of both sides on the board.
fn pieces(rules: &Ruleset) -> [&'static str; 2] {
    match rules.key().split_once('-') {
        Some((_, book)) if book.starts_with("ludos") => ["light-camel", "dark-camel"],
        Some(("choko", _)) => ["long-stick", "short-stick"],
        _ => ["pebble", "stick"],
    }
}

/// Checks that the printed page shows that game.
#[track_caller]
fn check(page: &Page, rules: &Ruleset) {
    let count = |selector: &str| page.count(&format!("#paper {selector}"));
    let (shape, statements) = (rules.shape(), rules.rules().count());
    assert_eq!(count(".pit"), usize::from(shape.columns() * shape.rows()), "{}", rules.key());
    assert_eq!(count(".piece"), usize::from(2 * rules.pieces()), "{}", rules.key());
    for piece in pieces(rules) {
        let drawn = count(&format!(".piece > .{piece}"));
        assert_eq!(drawn, usize::from(rules.pieces()), "{}: {piece}", rules.key());
    }
    assert_eq!(count("li"), statements, "{}", rules.key());
    let holes = page.text_of("#paper-board");
    assert!(holes.starts_with("a5b5"), "{holes}");
    let size: String = page.call_for("elements.ownStyle", ["#paper-rules", "--type"]);
    let is_read = size.trim().parse::<i64>().is_ok_and(|size| size >= SMALLEST);
    assert!(is_read, "{}: {size}", rules.key());
}
