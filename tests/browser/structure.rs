//! The structure of the page for a screen reader.

use serde_json::json;

use crate::board::{after, cells, name};
use crate::page::{Key, Node, PEOPLE, Page};

const YOTE: &str = "yote-traditional";

#[test]
fn the_board_is_a_grid_of_buttons() {
    let page = Page::open(PEOPLE);
    let tree = page.tree();
    let [grid] = tree.all("grid")[..] else { panic!("one grid") };
    assert!(grid.name.contains("Yoté"), "the grid's name: {}", grid.name);
    let rows = &grid.children;
    assert_eq!(rows.len(), 5, "rows");
    for row in rows {
        assert_eq!(row.role, "row");
        assert_eq!(row.children.len(), 6, "cells in a row");
        for cell in &row.children {
            assert_eq!(cell.role, "gridcell");
            let roles: Vec<&str> = cell.children.iter().map(|node| node.role.as_str()).collect();
            assert_eq!(roles, ["button"], "what is in a cell");
        }
    }
    let names: Vec<&str> = grid.all("button").iter().map(|hole| hole.name.as_str()).collect();
    let game = after(YOTE, []);
    let expected: Vec<String> =
        cells(game.position()).map(|at| name(game.position(), at)).collect();
    assert_eq!(names, expected, "the holes in reading order");
}

#[test]
fn computed_roles_and_names_are_correct() {
    let page = Page::open(PEOPLE);
    let game = after(YOTE, []);
    for cell in cells(game.position()) {
        let hole = page.hole(&cell.to_string());
        assert_eq!(page.computed_role(&hole), "button", "{cell}");
        assert_eq!(page.computed_name(&hole), name(game.position(), cell));
    }
    for (selector, role, count) in [
        ("[role=grid]", "grid", 1),
        ("[role=row]", "row", 5),
        ("[role=gridcell]", "gridcell", 30),
        ("main", "main", 1),
        ("nav", "navigation", 1),
        ("h1", "heading", 1),
    ] {
        let roles = page.computed_roles(selector);
        assert_eq!(roles, vec![role; count], "{selector}");
    }
}

#[test]
fn board_has_one_tab_stop() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click_hole("d3");
    let stops = stops(&page);
    let holes = stops.iter().filter(|(_, name)| is_hole(name)).count();
    assert_eq!(holes, 1, "holes among {stops:?}");
    for expected in ["Undo", "Redo", "Rules", "New game"] {
        assert!(stops.iter().any(|(_, name)| name == expected), "{expected} among {stops:?}");
    }
    assert!(stops.iter().all(|(_, name)| !name.is_empty()), "all have names: {stops:?}");
}

#[test]
fn keys_walk_the_board() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    for (keys, expected) in [
        (vec![Key::Right], "d3"),
        (vec![Key::Up], "d4"),
        (vec![Key::Left], "c4"),
        (vec![Key::Down], "c3"),
        (vec![Key::Home], "a3"),
        (vec![Key::Left], "a3"),
        (vec![Key::End], "f3"),
        (vec![Key::Right], "f3"),
        (vec![Key::PageUp], "f5"),
        (vec![Key::Up], "f5"),
        (vec![Key::PageDown], "f1"),
        (vec![Key::Down], "f1"),
    ] {
        page.keys(keys.clone());
        assert_eq!(cell(&page.focused_name()), expected, "after {keys:?}");
    }
    page.chord(Key::Control, Key::Home);
    assert_eq!(cell(&page.focused_name()), "a5", "after Control Home");
    page.chord(Key::Control, Key::End);
    assert_eq!(cell(&page.focused_name()), "f1", "after Control End");
}

#[test]
fn live_regions_exist_from_the_start() {
    let page = Page::blank();
    // As the page is delivered, before any program has run.
    page.before("window.WebAssembly.instantiateStreaming = () => new Promise(() => {})");
    page.before("window.WebAssembly.instantiate = () => new Promise(() => {})");
    page.load(PEOPLE);
    for (role, live) in [("status", "polite"), ("alert", "assertive")] {
        // Sheets have their own, and so have the line that offers a new version, and what breaks.
        let region = format!("[role={role}]:not([hidden], [hidden] *, dialog *, footer *)");
        let regions = page.computed_roles(&region);
        assert_eq!(regions, [role], "regions");
        let manners = page.live_manner(&region);
        assert_eq!(manners, json!(live), "{role}");
    }
}

#[test]
fn selected_piece_has_aria_selected() {
    let page = Page::open(PEOPLE);
    for cell in ["c3", "a5", "c3"] {
        page.click_hole(cell);
    }
    let tree = page.tree();
    let selected: Vec<&Node> =
        tree.all("gridcell").into_iter().filter(|cell| cell.is("selected")).collect();
    let names: Vec<&str> = selected.iter().map(|cell| cell.children[0].name.as_str()).collect();
    assert_eq!(names, ["c3, pebble, selected"]);
}

#[test]
fn headings_and_buttons_have_names() {
    let page = Page::open(PEOPLE);
    let tree = page.tree();
    for button in tree.all("button").into_iter().chain(tree.all("heading")) {
        assert!(!button.name.is_empty(), "{button:?}");
    }
    tree.one("heading", "Sandgrid");
    tree.one("heading", "The board");
    assert_eq!(page.html_language(), json!("en"));
}

/// Returns the elements that Tab leads to, in order, until it comes round.
fn stops(page: &Page) -> Vec<(String, String)> {
    let mut stops: Vec<(String, String)> = Vec::new();
    for _ in 0..40 {
        page.keys([Key::Tab]);
        let focus = page.focus();
        if stops.contains(&focus) {
            return stops;
        }
        // Past the last one, nothing of the page has the focus for once.
        if focus.0 != "none" {
            stops.push(focus);
        }
    }
    panic!("Tab never comes round: {stops:?}");
}

fn is_hole(name: &str) -> bool {
    cell(name).parse::<sandgrid_rules::Cell>().is_ok()
}

fn cell(name: &str) -> &str {
    name.split(',').next().unwrap_or_default()
}
