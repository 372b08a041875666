//! Texts and links that cannot be read, several files, and a share dialog that the browser does not allow.

use std::fs;

use serde_json::json;

use crate::board::{after, compare};
use crate::page::{Browser, PEOPLE, Page, dist, left_out_of, until};
use crate::yebo;

/// A page with a kept game of two turns.
fn with_kept_game() -> Page {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click_hole("d3");
    page
}

#[test]
fn unreadable_address_leaves_the_last_game_on_the_table() {
    for (query, words) in [
        ("?record=nonsense", "is unchanged"),
        ("?rules=nonsense", "no rules called “nonsense” here"),
        ("#g=1.yote-traditional.AAA", "is unchanged"),
    ] {
        let page = with_kept_game();
        page.load("history.html");
        page.visit(query);
        until(query, || page.words_of("#notice").contains(words).then_some(()));
        compare(&page, after("yote-traditional", ["c3", "d3"]).position(), query);
        let address = page.address();
        assert!(!address.contains("record") && !address.contains("#g="), "{address}");
        assert!(!address.contains("nonsense"), "{address}");
    }
    let page = with_kept_game();
    page.load("#g=1.yote-traditional.AAA");
    until("the link is refused", || page.words_of("#notice").contains("cut").then_some(()));
    until("it has left the address", || (!page.address().contains("#g=")).then_some(()));
}

#[test]
fn several_dropped_files_are_refused_in_words() {
    let page = with_kept_game();
    assert_eq!(page.call("page.dropFile", ["a", "b"]), true);
    until("it is said", || page.words_of("#open-trouble").contains("several files").then_some(()));
    let page = Page::blank();
    yebo::opened(&page, yebo::ADDRESS);
    assert_eq!(page.call("page.dropFile", ["a", "b"]), true);
    until("it is said", || {
        page.words_of("#record-trouble").contains("several files").then_some(())
    });
    page.close_sheets();
    assert_eq!(page.call("page.dropFile", ["[Rules \"yote-ludos\"]\n\n1. c3"]), true);
    until("it is said", || {
        page.words_of("#record-trouble").contains("game in the sand").then_some(())
    });
}

#[test]
fn text_that_yebo_cannot_read_stays_in_the_sheet() {
    let page = Page::blank();
    yebo::opened(&page, yebo::ADDRESS);
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=record]");
    let text = "[Game \"yebo\"]\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n\nA sleep\n";
    page.set_property("#record-text", "value", text);
    page.click("#record-open");
    until("it is said", || page.words_of("#record-trouble").contains("line 6").then_some(()));
    assert!(page.is_seen("#record"));
    assert_eq!(page.property("#record-text", "value"), json!(text));
}

/// A share dialog that rejects, or throws at once, gives way to the clipboard.
#[test]
fn refused_share_dialog_copies_the_link() {
    for refusal in ["((it) => Promise.reject(it))", "((it) => { throw it; })"] {
        let page = Page::blank();
        page.before(&include_str!("early/refuse_share.js").replace("REFUSAL", refusal));
        page.visit(PEOPLE);
        page.click_hole("c3");
        page.click("#open-menu");
        page.click("#menu [data-open=share]");
        page.allow_clipboard();
        page.click("#share-send");
        until(refusal, || (page.words_of("#share-said") == "Copied.").then_some(()));
        assert_eq!(page.call_later("page.clipboard", ()), page.value_of("#share-link"));
    }
}

/// With both files in a folder, the first press leads to the other.
#[test]
fn both_files_in_a_folder_lead_to_each_other() {
    let why = "its preloads do not tell whether a file of the disk is there";
    if left_out_of(&[Browser::Firefox, Browser::WebKit], why) {
        return;
    }
    for kiosk in ["", "?kiosk&games=yote,yebo"] {
        let page = Page::blank();
        page.go(&format!("file://{}{kiosk}", dist().join("sandgrid.html").display()));
        if kiosk.is_empty() {
            until("the page is there", || is_unpacked(&page, "#open-new").then_some(()));
            page.click("#open-new");
        } else {
            until("it invites", || is_unpacked(&page, "#attract").then_some(()));
            page.click("#attract");
            page.click(".moves [data-open=new]");
        }
        page.click("#new .elsewhere");
        until("Yebo is there", || page.address().contains("sandgrid-yebo.html").then_some(()));
    }
}

/// Whether the one file is unpacked, and shows that.
fn is_unpacked(page: &Page, selector: &str) -> bool {
    page.count(selector) == 1 && page.is_seen(selector)
}

/// The one file says which other file it needs, before it leaves for it.
#[test]
fn missing_file_of_the_other_games_is_named_before_leaving() {
    let folder = std::env::temp_dir().join(format!("sandgrid-lone-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    for (file, menu, link, named) in [
        ("sandgrid.html", "#open-new", "#new .elsewhere", "sandgrid-yebo.html"),
        ("sandgrid.html", "#open-learn", "#learn-yebo", "sandgrid-yebo.html"),
        ("sandgrid-yebo.html", "header [data-open=menu]", "#menu .outward", "sandgrid.html"),
    ] {
        let lone = folder.join(file);
        fs::copy(dist().join(file), &lone).expect("it can be copied");
        let page = Page::blank();
        page.go(&format!("file://{}", lone.display()));
        until("the page is there", || (page.exists(menu) && page.is_seen(menu)).then_some(()));
        page.click(menu);
        until("the other games are on offer", || page.is_seen(link).then_some(()));
        page.click(link);
        let told = format!("{link} ~ [role=alert]");
        let told = if link == "#learn-yebo" { told.as_str() } else { "#other-file" };
        until("it is named", || {
            let is_told = page.exists(told) && page.is_seen(told);
            (is_told && page.words_of(told).contains(named)).then_some(())
        });
        assert!(page.address().contains(file), "{}", page.address());
        fs::remove_file(&lone).expect("it can be removed");
    }
    let _ = fs::remove_dir_all(&folder);
}
