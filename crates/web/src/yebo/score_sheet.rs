//! The score dialog: a table of all rounds, with their parts.

use sandgrid_app::yebo::{RoundAccount, ScoredBlocks, Sheet, SheetRow, TableCommand, YeboScene};
use web_sys::{Element, HtmlElement};

use super::tiles;
use crate::dom::document::{append, clear, copy, element, mark, part, write};
use crate::shell::dialog;

/// Updates the parts that have changed.
pub(super) fn show(before: Option<&YeboScene>, scene: &YeboScene) {
    write(&element("score-words"), words(scene));
    let rests = is_between(scene);
    element::<HtmlElement>("next-round").set_hidden(!rests);
    let deals = scene.offers.iter().find(|offer| offer.command == TableCommand::GoOn);
    write(&element("next-round"), deals.map_or("", |offer| &offer.label));
    element::<HtmlElement>("go-on").set_hidden(rests || scene.sheet.over);
    element::<HtmlElement>("go-anew").set_hidden(!scene.sheet.over);
    if before.is_some_and(|before| before.sheet == scene.sheet) {
        return;
    }
    let sheet = &scene.sheet;
    heads(&element("score-head"), &sheet.names);
    rounds(sheet);
    final_rounds(sheet);
    accounts(sheet);
    let totals: Element = element("score-totals");
    keep_first(&totals);
    cells(&totals, &sheet.totals, &sheet.names);
    mark_cells(&totals, &sheet.leads, "data-best");
}

/// Returns the result of the game, or of the round that has ended, or else what is asked.
fn words(scene: &YeboScene) -> &str {
    let ending = scene.ending.as_ref().map(|ending| ending.words.as_str());
    let result = scene.count.as_ref().map(|count| count.words.as_str());
    ending.or(result).unwrap_or(&scene.status)
}

/// Returns whether a round has ended and the next one is not dealt.
pub(super) fn is_between(scene: &YeboScene) -> bool {
    scene.count.is_some() && scene.ending.is_none()
}

/// The attribute of a score sheet that is about to open.
const OPENING: &str = "data-opening";

/// Marks the dialog as about to open.
pub(super) fn announce() {
    mark(&element("score"), OPENING, "");
}

/// Marks the dialog as not about to open.
pub(super) fn withdraw() {
    // `removeAttribute` does not throw for a valid name.
    let _ = element::<Element>("score").remove_attribute(OPENING);
}

/// Opens the dialog.
pub(super) fn open() {
    withdraw();
    dialog::open("score");
    // It may have been scrolled before.
    if let Ok(Some(body)) = element::<Element>("score").query_selector(".sheet-body") {
        body.set_scroll_top(0);
    }
}

fn rounds(sheet: &Sheet) {
    let rounds: Element = element("score-rounds");
    clear(&rounds);
    element::<HtmlElement>("score-signs").set_hidden(sheet.accounts.is_empty());
    let none = vec!["–".to_owned(); sheet.names.len()];
    for played in &sheet.rounds {
        let points = if played.points.is_empty() { &none } else { &played.points };
        let row: Element = copy("round-row-template");
        write(&part(&row, "th > span"), &played.round);
        write(&part(&row, "th > small"), &played.ended);
        cells(&row, points, &sheet.names);
        mark_cells(&row, &played.best, "data-best");
        mark_cells(&row, &played.won, "data-won");
        append(&rounds, &row);
    }
}

/// Lists the rounds beside each other, a player in each row: they lie in the place of the hand once the game is over.
fn final_rounds(sheet: &Sheet) {
    let names: Vec<String> = sheet.rounds.iter().map(|round| round.name.clone()).collect();
    let table: Element = element("final-rounds");
    let head: Element = part(&table, "thead tr");
    let total = part::<Element>(&head, "th:last-child");
    keep_first(&head);
    for name in &names {
        let cell: Element = copy("head-template");
        write(&cell, name);
        append(&head, &cell);
    }
    append(&head, &total);
    let columns: Vec<String> = names.into_iter().chain([String::new()]).collect();
    let body: Element = part(&table, "tbody");
    clear(&body);
    for (at, name) in sheet.names.iter().enumerate() {
        let of = |marks: fn(&SheetRow) -> &[bool]| -> Vec<bool> {
            sheet.rounds.iter().map(|it| marks(it).get(at) == Some(&true)).collect()
        };
        let points = sheet.rounds.iter().map(|it| it.points.get(at).cloned().unwrap_or_default());
        let points: Vec<String> = points.chain(sheet.totals.get(at).cloned()).collect();
        let row = row(name, &points, &columns);
        mark_cells(&row, &of(|it| &it.best), "data-best");
        mark_cells(&row, &of(|it| &it.won), "data-won");
        append(&body, &row);
    }
}

/// Lists the rounds as details elements; the latest one is open.
fn accounts(sheet: &Sheet) {
    element::<HtmlElement>("score-parts").set_hidden(sheet.accounts.is_empty());
    let place: Element = element("accounts");
    clear(&place);
    for (at, account) in sheet.accounts.iter().enumerate() {
        let drawn = draw(account, &sheet.names);
        if at == 0 {
            mark(&drawn, "open", "");
        }
        append(&place, &drawn);
    }
}

fn draw(account: &RoundAccount, names: &[String]) -> Element {
    let drawn: Element = copy("account-template");
    write(&part(&drawn, "summary"), &account.title);
    write(&part(&drawn, ".account-words"), &account.words);
    heads(&part(&drawn, "thead tr"), names);
    let parts: Element = part(&drawn, "tbody");
    for (words, points) in &account.parts {
        append(&parts, &row(words, points, names));
    }
    let (words, points) = &account.sum;
    append(&part(&drawn, "tfoot"), &row(words, points, names));
    let shown: Element = part(&drawn, ".shown-groups");
    for (name, blocks) in &account.shown {
        let scored: Vec<Element> = blocks.iter().map(scored).collect();
        append(&shown, &line(name, &scored));
    }
    let left: Element = part(&drawn, ".left");
    for (name, held) in &account.left {
        let row: Vec<Element> = held.iter().map(tiles::row).collect();
        append(&left, &line(name, &row));
    }
    drawn
}

/// Draws the blocks of a seat behind its name.
fn line(name: &str, blocks: &[Element]) -> Element {
    let line: Element = copy("held-template");
    write(&part(&line, "dt"), name);
    let place: Element = part(&line, "dd");
    if !blocks.is_empty() {
        clear(&place);
    }
    for blocks in blocks {
        append(&place, blocks);
    }
    line
}

/// Draws a group, or Sightings, over their points.
fn scored(blocks: &ScoredBlocks) -> Element {
    let scored: Element = copy("scored-template");
    if blocks.won {
        mark(&scored, "data-won", "");
    }
    write(&part(&scored, "b"), &blocks.points);
    // `insertBefore` does not throw for a child.
    let _ = scored.insert_before(&tiles::row(&blocks.group), scored.first_child().as_ref());
    scored
}

/// Fills the column heads with the names of the seats.
fn heads(head: &Element, names: &[String]) {
    keep_first(head);
    for name in names {
        let cell: Element = copy("head-template");
        write(&cell, name);
        append(head, &cell);
    }
}

fn row(words: &str, points: &[String], names: &[String]) -> Element {
    let row: Element = copy("row-template");
    if let Some(head) = row.first_element_child() {
        write(&head, words);
    }
    cells(&row, points, names);
    row
}

/// Appends the points of each seat. Where letters are large, its name stands before them.
fn cells(row: &Element, points: &[String], names: &[String]) {
    for (points, name) in points.iter().zip(names) {
        let cell: Element = copy("cell-template");
        mark(&cell, "data-name", name);
        write(&cell, points);
        append(row, &cell);
    }
}

/// Marks cells of a row, behind its first one.
fn mark_cells(row: &Element, marked: &[bool], name: &str) {
    let cells = row.children();
    for at in (1..).zip(marked).filter_map(|(at, is_marked)| is_marked.then_some(at)) {
        if let Some(cell) = cells.item(at) {
            mark(&cell, name, "");
        }
    }
}

/// Keeps the first cell of a row, and removes the columns.
fn keep_first(row: &Element) {
    while row.child_element_count() > 1 {
        if let Some(last) = row.last_element_child() {
            last.remove();
        }
    }
}
