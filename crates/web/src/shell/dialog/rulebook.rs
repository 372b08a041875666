//! The dialog with all rules of a ruleset.

use sandgrid_app::Name;
use sandgrid_app::rulebook::{Section, sections};
use sandgrid_app::rules::{Rule, Ruleset};
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::{RulebookPicker, called, open};
use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::platform::i18n;

const VOLUME: RulebookPicker = RulebookPicker { list: "rules-book", options: "rules-options" };

/// Opens the dialog with those rules, scrolled to the one of that id.
pub fn open_rules(rules: &'static Ruleset, id: Option<&str>) {
    VOLUME.take(rules);
    tell(rules);
    open("rules");
    if let Some(id) = id {
        point(id);
    } else if let Some(body) = document().query_selector("#rules .sheet-body").ok().flatten() {
        body.set_scroll_top(0);
    }
}

/// Shows the ruleset just selected in the dialog.
pub fn retell(changed: &Element) {
    VOLUME.turn(changed);
    if let Some(rules) = VOLUME.rules() {
        tell(rules);
    }
}

fn tell(rules: &'static Ruleset) {
    write(&element("rules-title"), &called(Name::Title(rules)));
    let source = called(Name::Source(rules.book().source));
    write(&element("rules-source"), &format!("{source} {}", called(Name::TurnOrder)));
    let list: Element = element("rules-list");
    clear(&list);
    for Section { part: about, rules } in sections(rules) {
        let section: Element = copy("part-template");
        write(&part::<Element>(&section, "h3"), &called(Name::Part(about)));
        let items: Element = part(&section, "ol");
        for rule in rules {
            append(&items, &item(rule));
        }
        append(&list, &section);
    }
}

fn item(rule: &Rule) -> Element {
    let item: Element = copy("rule-template");
    item.set_id(&anchor(rule.id));
    write(&part::<Element>(&item, ".words"), i18n::current().rule(rule));
    write(&part::<Element>(&item, ".place span"), &i18n::current().citation(rule));
    item
}

/// Scrolls to a rule and focuses it, if it is listed.
fn point(id: &str) {
    let Some(item) = document().get_element_by_id(&anchor(id)) else { return };
    mark(&item, "aria-current", "true");
    let way = ScrollIntoViewOptions::new();
    way.set_block(ScrollLogicalPosition::Center);
    item.scroll_into_view_with_scroll_into_view_options(&way);
    if let Ok(item) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(item) {
        // `focus` does not throw for these arguments.
        let _ = item.focus();
    }
}

/// Returns the element id of a rule.
fn anchor(id: &str) -> String {
    format!("rule-{id}")
}
