//! The dialog with all rules of a ruleset.

use sandgrid_app::rulebook::{Section, sections};
use sandgrid_app::rules::{Rule, Ruleset};
use sandgrid_app::{Message, Name, Session};
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::{RulebookPicker, called, open};
use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::platform::i18n;

const VOLUME: RulebookPicker = RulebookPicker { list: "rules-book", options: "rules-options" };

/// Opens the dialog with the rules of the game, scrolled to the one of that id.
pub fn open_rules(session: &Session, id: Option<&str>) {
    let rules = session.choice().rules;
    VOLUME.take(rules);
    tell(session, rules);
    open("rules");
    if let Some(id) = id {
        point(id);
    } else if let Some(body) = document().query_selector("#rules .sheet-body").ok().flatten() {
        body.set_scroll_top(0);
    }
}

/// Shows the ruleset just selected in the dialog.
pub fn retell(session: &Session, changed: &Element) {
    VOLUME.turn(changed);
    if let Some(rules) = VOLUME.rules() {
        tell(session, rules);
    }
}

fn tell(session: &Session, rules: &'static Ruleset) {
    write(&element("rules-title"), &called(Name::Title(rules)));
    let source = called(Name::Source(rules.book().source));
    write(&element("rules-source"), &format!("{source} {}", turn_order(session, rules)));
    list_rules(&element("rules-list"), "part-template", item, rules);
}

/// Lists all rules of a ruleset under their headings, each part as a copy of a template.
pub fn list_rules(
    place: &Element,
    template: &str,
    item: fn(&Rule, &Ruleset) -> Element,
    rules: &Ruleset,
) {
    clear(place);
    for Section { part: about, rules: stated } in sections(rules) {
        let section: Element = copy(template);
        write(&part::<Element>(&section, "h3"), &called(Name::Part(about)));
        let items: Element = part(&section, "ol");
        for rule in stated {
            append(&items, &item(rule, rules));
        }
        append(place, &section);
    }
}

/// Formats which pieces begin: those on the board, or those that another book's game has.
fn turn_order(session: &Session, rules: &Ruleset) -> String {
    let is_played = session.choice().rules == rules;
    let language = i18n::current();
    let other = language.with_pieces(session.set_for(rules));
    let language = if is_played { language } else { other };
    language.say(&Message::Name(Name::TurnOrder))
}

fn item(rule: &Rule, rules: &Ruleset) -> Element {
    let item: Element = copy("rule-template");
    item.set_id(&anchor(rule.id));
    write(&part::<Element>(&item, ".words"), &i18n::current().rule(rule, rules));
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
