//! A game on paper: the board, pieces to cut out, and the rules, on one sheet.

use sandgrid_app::rules::{Cell, Rule, Ruleset, Side};
use sandgrid_app::{Message, Name, PieceSet, Session, saturating_u32};
use wasm_bindgen::JsCast;
use web_sys::{CssStyleSheet, Element, HtmlElement, XmlSerializer};

use crate::dom::document::{append, clear, copy, document, element, part, window, write};
use crate::embed::outlet;
use crate::platform::i18n;
use crate::shell::dialog::{self, RulebookPicker, called};

const VOLUME: RulebookPicker = RulebookPicker { list: "print-book", options: "print-options" };

/// Opens the print dialog with the ruleset on the board selected.
pub fn open(session: &Session) {
    let rules = session.choice().rules;
    VOLUME.take(rules);
    lay_out(session, rules);
    dialog::open("print");
}

/// Lays out the ruleset just selected in the dialog.
pub fn retell(session: &Session, changed: &Element) {
    VOLUME.turn(changed);
    if let Some(rules) = VOLUME.rules() {
        lay_out(session, rules);
    }
}

/// Prints the sheet, through the host if it prints, else through the browser.
pub fn print() {
    if !outlet::host_prints() {
        // If printing is forbidden, the page does not offer it.
        let _ = window().print();
    } else if let (Some(rules), Some(text)) = (VOLUME.rules(), sheet()) {
        outlet::hand_to_printer(&format!("{}.html", rules.key()), text);
    }
}

/// Returns the sheet as a standalone document, with its print styles.
fn sheet() -> Option<String> {
    let styles = format!("{}@media print{{.paper{{display:block}}}}", styles());
    standalone("paper-title", &styles, "paper")
}

/// Returns a part of the page as a standalone document, with the title of that name and those styles.
pub(super) fn standalone(title: &str, styles: &str, part: &str) -> Option<String> {
    let part = XmlSerializer::new().ok()?.serialize_to_string(&element(part)).ok()?;
    let root = document().document_element()?;
    let said = |name: &str| root.get_attribute(name).unwrap_or_default();
    let (lang, dir, title) = (said("lang"), said("dir"), element::<Element>(title));
    let title = XmlSerializer::new().ok()?.serialize_to_string(&title.first_child()?).ok()?;
    Some(format!(
        "<!doctype html><html lang=\"{lang}\" dir=\"{dir}\"><meta charset=\"utf-8\"><title>{title}</title>\
         <style>{styles}</style><body>{part}</body></html>"
    ))
}

/// Returns the print rules of all style sheets.
fn styles() -> String {
    let sheets = document().style_sheets();
    let sheets = (0..sheets.length()).filter_map(|index| sheets.get(index)?.dyn_into().ok());
    let mut styles = String::new();
    // Style sheets of another origin are not readable.
    for rules in sheets.filter_map(|sheet: CssStyleSheet| sheet.css_rules().ok()) {
        let rules = (0..rules.length()).filter_map(|index| rules.get(index));
        let texts = rules.map(|rule| rule.css_text());
        styles.extend(
            texts.filter(|text| {
                ["@media print", "@page"].iter().any(|begin| text.starts_with(begin))
            }),
        );
    }
    styles
}

fn lay_out(session: &Session, rules: &'static Ruleset) {
    let set = session.set_for(rules);
    let title = called(Name::Title(rules));
    write(&element("paper-title"), &title);
    write(&element("paper-rules-title"), &title);
    write(&element("paper-caption"), &heading(rules, set));
    write(&element("paper-source"), &called(Name::Source(rules.book().source)));
    lay_board(rules);
    lay_pieces(rules, set);
    lay_rules(rules);
}

/// Formats what the sheet has, in the words of its pieces.
fn heading(rules: &'static Ruleset, set: PieceSet) -> String {
    let language = i18n::current().with_pieces(set);
    language.say(&Message::Name(Name::PrintHeading(rules)))
}

fn lay_board(rules: &Ruleset) {
    let (board, shape): (HtmlElement, _) = (element("paper-board"), rules.shape());
    clear(&board);
    set(&board, "--columns", u32::from(shape.columns()));
    for row in (0..shape.rows()).rev() {
        for cell in (0..shape.columns()).filter_map(|column| Cell::new(column, row)) {
            let pit: Element = copy("pit-template");
            write(&part::<Element>(&pit, "text"), &cell.to_string());
            append(&board, &pit);
        }
    }
}

/// Lays the pieces to cut out, drawn as the table draws them beside its sentence.
fn lay_pieces(rules: &Ruleset, set: PieceSet) {
    let (pieces, table): (Element, Element) = (element("paper-pieces"), element("table"));
    clear(&pieces);
    for side in Side::ALL {
        let drawing: Element = part(&table, &format!(".turn > .{}", set.piece(side).key()));
        for _ in 0..rules.pieces() {
            let piece: Element = copy("paper-piece-template");
            // A copy of a drawing is appended without fail.
            let _ = drawing.clone_node_with_deep(true).and_then(|it| piece.append_child(&it));
            append(&pieces, &piece);
        }
    }
}

fn lay_rules(rules: &'static Ruleset) {
    let columns: HtmlElement = element("paper-rules");
    let letters: u32 = rules.rules().map(|rule| letters(rule, rules)).sum();
    set(&columns, "--type", type_size(letters));
    dialog::list_rules(&columns, "paper-part-template", item, rules);
}

fn item(rule: &Rule, rules: &Ruleset) -> Element {
    let item: Element = copy("paper-rule-template");
    write(&part::<Element>(&item, "span"), &i18n::current().rule(rule, rules));
    write(&part::<Element>(&item, "i"), &i18n::current().citation(rule));
    item
}

/// Returns the space of a rule in characters, with its number, source place and the rest of its last line.
fn letters(rule: &Rule, rules: &Ruleset) -> u32 {
    saturating_u32(i18n::current().rule(rule, rules).chars().count() + 60)
}

/// Returns the largest type, in tenths of a point, in which that number of letters fits on one sheet.
fn type_size(letters: u32) -> u32 {
    (ROOM / letters.max(1)).isqrt().min(105)
}

/// The capacity of a sheet: letters, times the square of the type's size.
const ROOM: u32 = 48_000_000;

/// Sets a custom property that the style sheet reads.
fn set(element: &HtmlElement, name: &str, value: u32) {
    // `setProperty` does not throw for a custom property.
    let _ = element.style().set_property(name, &value.to_string());
}
