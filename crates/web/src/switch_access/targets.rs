//! The targets of switch access, in groups.

use sandgrid_app::rules::Side;
use sandgrid_app::{DragSource, Scanning};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::grid::Grid;
use crate::dom::document::{document, element, mark};

/// The targets outside the board, in scanning order.
const BESIDE: [&str; 6] = [
    "#choices button",
    "#ending button, #ending summary",
    "#editor button, #editor input, #editor select",
    ".moves button",
    "#record > header button, #record > .actions button",
    ".tools button",
];

/// The targets in a dialog.
const IN_SHEET: &str = "button, a[href], select, summary, input[type=radio], input[type=checkbox], \
     input[type=range]";

/// The containers that form groups.
const HOLDERS: &str = "fieldset, header, footer, section, .entries, .actions, .deeds, .party, \
     .layouts, .finish, .chips, .kept, .volume, .choices, .moves, .tools, .sheet-body, #editor";

/// Maximum size of a group, to limit the time until its last target.
const MOST: usize = 6;

/// Returns the present targets: those of the open dialog, or the board's and then the others.
#[must_use]
pub fn groups(stops: &[Vec<DragSource>]) -> Vec<Vec<HtmlElement>> {
    if let Some(sheet) = sheet() {
        // A late press must not close the dialog.
        let all = all_in(&sheet, IN_SHEET).into_iter();
        let (heads, others): (Vec<_>, Vec<_>) = all.partition(|it| within(it, ".sheet-head"));
        return gathered(others).into_iter().chain(gathered(heads)).collect();
    }
    let board = stops.iter().map(|group| group.iter().copied().filter_map(place).collect());
    let root = document().document_element();
    let beside = root
        .iter()
        .flat_map(|root| BESIDE.into_iter().flat_map(|selector| gathered(all_in(root, selector))));
    board.chain(beside).collect()
}

/// If a click anywhere is a switch, a click outside a dialog must not close it.
pub fn guard(scanning: &Scanning) {
    if let Some(sheet) = sheet() {
        mark(&sheet, "closedby", if scanning.clicks { "closerequest" } else { "any" });
    }
}

/// Returns the highlighted element of a target: itself, or its label.
#[must_use]
pub fn shown(element: &HtmlElement) -> Element {
    let label = element.closest("label").ok().flatten();
    label.unwrap_or_else(|| element.clone().unchecked_into())
}

/// Returns the name of a target.
#[must_use]
pub fn name(element: &HtmlElement) -> String {
    let words = element.get_attribute("aria-label").or_else(|| shown(element).text_content());
    words.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the row number of a hole, as at the board's edge.
#[must_use]
pub fn row_of(element: &HtmlElement) -> Option<u8> {
    Grid::cell_of(element).map(|cell| cell.row() + 1)
}

fn within(element: &HtmlElement, holder: &str) -> bool {
    element.closest(holder).ok().flatten().is_some()
}

/// Returns the dialog opened last.
fn sheet() -> Option<Element> {
    let open = document().query_selector_all("dialog[open]").ok()?;
    open.get(open.length().checked_sub(1)?)?.dyn_into().ok()
}

fn place(source: DragSource) -> Option<HtmlElement> {
    match source {
        DragSource::Hole(cell) => {
            let found = document().query_selector(&format!("[data-cell={cell}]")).ok()??;
            found.dyn_into().ok()
        }
        DragSource::Hand(Side::First) => Some(element("hand-first")),
        DragSource::Hand(Side::Second) => Some(element("hand-second")),
    }
}

fn all_in(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = root.query_selector_all(selector) else { return Vec::new() };
    let found = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok());
    found.filter(is_usable).collect()
}

fn is_usable(element: &HtmlElement) -> bool {
    let rect = shown(element).get_bounding_client_rect();
    let is_shown = rect.width() > 0.0 && rect.height() > 0.0;
    let is_off = element.get_attribute("aria-disabled").as_deref() == Some("true")
        || element.has_attribute("disabled");
    is_shown && !is_off
}

/// Splits targets into groups of a size that is quickly scanned.
fn gathered(elements: Vec<HtmlElement>) -> Vec<Vec<HtmlElement>> {
    let mut groups: Vec<Vec<HtmlElement>> = Vec::new();
    let mut last = None;
    for element in elements {
        let holder = element.closest(HOLDERS).ok().flatten();
        match groups.last_mut() {
            Some(group) if holder == last && group.len() < MOST => group.push(element),
            _ => groups.push(vec![element]),
        }
        last = holder;
    }
    groups
}
