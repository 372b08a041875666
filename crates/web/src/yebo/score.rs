//! The score sheet: a table of all rounds, and of what the last one was worth.

use sandgrid_app::yebo::{Scene, Sheet};
use web_sys::{Element, HtmlElement};

use crate::dialog;
use crate::page::{append, clear, copy, element, mark, write};

/// Shows what has changed.
pub(super) fn show(before: Option<&Scene>, scene: &Scene) {
    write(&element("score-words"), &scene.status);
    element::<HtmlElement>("go-on").set_hidden(scene.sheet.over);
    element::<HtmlElement>("go-anew").set_hidden(!scene.sheet.over);
    if before.is_some_and(|before| before.sheet == scene.sheet) {
        return;
    }
    let sheet = &scene.sheet;
    heads("score-head", &sheet.names);
    heads("parts-head", &sheet.names);
    rounds(sheet);
    element::<HtmlElement>("score-last").set_hidden(sheet.parts.is_empty());
    let parts: Element = element("score-parts");
    clear(&parts);
    for (words, points) in &sheet.parts {
        append(&parts, &row(words, points));
    }
    let totals: Element = element("score-totals");
    keep_first(&totals);
    cells(&totals, &sheet.totals);
}

/// What says that the sheet is about to be opened.
const COMES: &str = "data-comes";

/// The sheet is about to be opened.
pub(super) fn come() {
    mark(&element("score"), COMES, "");
}

/// Opens the sheet.
pub(super) fn open() {
    // It throws for no name of an attribute.
    let _ = element::<Element>("score").remove_attribute(COMES);
    dialog::open("score");
    // It may have been left further down.
    if let Ok(Some(body)) = element::<Element>("score").query_selector(".sheet-body") {
        body.set_scroll_top(0);
    }
}

fn rounds(sheet: &Sheet) {
    let rounds: Element = element("score-rounds");
    clear(&rounds);
    let none = vec!["–".to_owned(); sheet.names.len()];
    for played in &sheet.rounds {
        let points = if played.points.is_empty() { &none } else { &played.points };
        let words = match &played.winner {
            Some(winner) => format!("{} · {winner}", played.round),
            None => played.round.clone(),
        };
        append(&rounds, &row(&words, points));
    }
}

/// The names of all seats, over their columns.
fn heads(id: &str, names: &[String]) {
    let head: Element = element(id);
    keep_first(&head);
    for name in names {
        let cell: Element = copy("head-template");
        write(&cell, name);
        append(&head, &cell);
    }
}

fn row(words: &str, points: &[String]) -> Element {
    let row: Element = copy("row-template");
    if let Some(head) = row.first_element_child() {
        write(&head, words);
    }
    cells(&row, points);
    row
}

fn cells(row: &Element, points: &[String]) {
    for points in points {
        let cell: Element = copy("cell-template");
        write(&cell, points);
        append(row, &cell);
    }
}

/// What the markup has stays; the columns go.
fn keep_first(row: &Element) {
    while row.child_element_count() > 1 {
        if let Some(last) = row.last_element_child() {
            last.remove();
        }
    }
}
