//! The dialogs over the table: new game, rules, record and settings.

use std::rc::Rc;

use sandgrid_app::yebo::rules::{HouseRules, Seat};
use sandgrid_app::yebo::{
    PlayerKind, SeatPlan, SlotState, YeboEvent, chapters, house_choices, six_rounds,
};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement,
    ScrollIntoViewOptions, ScrollLogicalPosition,
};

use super::controller::YeboController;
use super::{opening_texts, score_sheet, statement_line};
use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::dom::random;
use crate::shell::{dialog, setting_controls};

/// The language of statements that have no translation.
const ENGLISH: &str = "en";

/// Opens the dialog with that id, filled with the present state.
pub(super) fn open(controller: &YeboController, id: &str) {
    match id {
        "new" => fill_new(controller),
        "rules" => fill_rules(controller),
        "help" => fill_help(controller),
        "record" => return opening_texts::open(controller),
        "settings" => setting_controls::fill(|name| controller.setting(name)),
        "menu" => write(&element("lesson-says"), &controller.lesson_words()),
        "score" => return score_sheet::open(),
        _ => {}
    }
    dialog::open(id);
}

fn select(name: &str) -> Option<HtmlSelectElement> {
    let found = document().query_selector(&format!("select[name={name}]")).ok().flatten();
    found.and_then(|it| it.dyn_into().ok())
}

fn input(name: &str) -> Option<HtmlInputElement> {
    let found = document().query_selector(&format!("input[name={name}]")).ok().flatten();
    found.and_then(|it| it.dyn_into().ok())
}

fn fill_new(controller: &YeboController) {
    let (company, house) = controller.company();
    let fate = if controller.is_kept() { SlotState::Kept } else { SlotState::Gone };
    let running = controller.session().before_another(fate);
    element::<HtmlElement>("new-running").set_hidden(running.is_none());
    write(&element("new-running"), &running.unwrap_or_default());
    for seat in Seat::ALL {
        let sits = company.players().has(seat);
        if let Some(select) = select(&format!("sitter-{seat}")) {
            let sitter = company.sitter(seat).to_string();
            select.set_value(if sits { &sitter } else { "" });
        }
        if let Some(input) = input(&format!("name-{seat}")) {
            input.set_value(company.name(seat).unwrap_or_default());
        }
    }
    suggest_names(controller);
    let place: Element = element("house");
    clear(&place);
    for choice in house_choices(controller.language()) {
        let field: Element = copy("choice-template");
        let title: Element = part(&field, "span");
        write(&title, &choice.title);
        title.set_id(&format!("choice-{}", choice.key));
        let rule: Element = part(&field, ".cite");
        mark(&rule, "data-rule", choice.rule);
        mark(&rule, "aria-describedby", &title.id());
        let select: HtmlSelectElement = part(&field, "select");
        mark(&select, "name", &format!("house-{}", choice.key));
        for (word, words) in choice.options {
            let option: Element = copy("option-template");
            mark(&option, "value", word);
            write(&option, &words);
            append(&select, &option);
        }
        select.set_value(house.get(choice.key).unwrap_or_default());
        append(&place, &field);
    }
}

/// Shows in each empty field the name that the seat has without one.
pub(super) fn suggest_names(controller: &YeboController) {
    let sitter = |seat: &Seat| select(&format!("sitter-{seat}"))?.value().parse().ok();
    let seated: Vec<(Seat, PlayerKind)> =
        Seat::ALL.iter().filter_map(|seat| Some((*seat, sitter(seat)?))).collect();
    let kinds: Vec<PlayerKind> = seated.iter().map(|(_, kind)| *kind).collect();
    let Some(company) = SeatPlan::new(&kinds) else { return };
    for seat in Seat::ALL {
        let Some(input) = input(&format!("name-{seat}")) else { continue };
        // An empty place moves those after it up.
        let at = seated.iter().position(|(it, _)| *it == seat);
        let name = at.and_then(|at| Seat::ALL.get(at));
        let name = name.map(|seat| company.default_name(*seat, controller.language()));
        input.set_placeholder(&name.unwrap_or_default());
        input.set_disabled(at.is_none());
    }
}

/// Returns the game selected in the dialog; `None` if it has too few players.
pub(super) fn chosen(controller: &YeboController) -> Option<YeboEvent> {
    let mut sitters: Vec<PlayerKind> = Vec::new();
    let mut names = Vec::new();
    for seat in Seat::ALL {
        let Some(sitter) = select(&format!("sitter-{seat}"))?.value().parse().ok() else {
            continue;
        };
        sitters.push(sitter);
        names.push(input(&format!("name-{seat}"))?.value());
    }
    let company = SeatPlan::new(&sitters)?;
    let company =
        Seat::ALL.into_iter().zip(names).fold(company, |it, (seat, name)| it.named(seat, &name));
    let company = company.distinct(controller.language());
    let mut house = HouseRules::default();
    for choice in HouseRules::CHOICES {
        let word = select(&format!("house-{}", choice.key)).map(|it| it.value());
        house = word.and_then(|word| house.with(choice.key, &word)).unwrap_or(house);
    }
    let seed = random::seed();
    // Without storage, the game on the table is lost for good.
    Some(if controller.is_kept() {
        YeboEvent::Another { company, house, seed }
    } else {
        YeboEvent::New { company, house, seed }
    })
}

/// Fills the list of the rounds, each with the number that is its key.
fn fill_help(controller: &YeboController) {
    let (title, rounds) = six_rounds(controller.language());
    write(&element("six-title"), &title);
    let list: Element = element("six-rounds");
    clear(&list);
    for (round, number) in rounds.iter().zip(1..) {
        let line: Element = copy("round-template");
        write(&part(&line, "dt"), &number.to_string());
        write(&part(&line, "dd"), round);
        append(&list, &line);
    }
}

fn fill_rules(controller: &YeboController) {
    let list: Element = element("rules-list");
    clear(&list);
    let mut has_english = false;
    for chapter in chapters(controller.language()) {
        let section: Element = copy("chapter-template");
        write(&part(&section, "h3"), &chapter.title);
        let rules: Element = part(&section, "ol");
        for statement in &chapter.statements {
            has_english |= statement.lang == ENGLISH;
            let line = statement_line::line(statement);
            line.set_id(&anchor(statement.id));
            append(&rules, &line);
        }
        append(&list, &section);
    }
    let is_foreign = has_english && controller.language().code() != ENGLISH;
    element::<HtmlElement>("rules-english").set_hidden(!is_foreign);
}

/// Scrolls from a short rule or a choice of the house to the full statement.
pub(super) fn point(controller: &YeboController, id: &str) {
    if !element::<HtmlDialogElement>("rules").open() {
        open(controller, "rules");
    }
    let before = document().query_selector("#rules-list [aria-current]").ok().flatten();
    if let Some(before) = before {
        // `removeAttribute` does not throw for a valid name.
        let _ = before.remove_attribute("aria-current");
    }
    let Some(line) = document().get_element_by_id(&anchor(id)) else { return };
    mark(&line, "aria-current", "true");
    mark(&line, "tabindex", "-1");
    let way = ScrollIntoViewOptions::new();
    way.set_block(ScrollLogicalPosition::Center);
    line.scroll_into_view_with_scroll_into_view_options(&way);
    if let Ok(line) = line.dyn_into::<HtmlElement>() {
        // `focus` does not throw for these arguments.
        let _ = line.focus();
    }
}

/// Returns the element id of a statement.
fn anchor(id: &str) -> String {
    format!("rule-{id}")
}

/// Handles a changed control of the settings.
pub(super) fn changed(controller: &Rc<YeboController>, control: &Element) {
    if let Some(control) = control.dyn_ref::<HtmlInputElement>() {
        if control.type_() == "file" {
            return opening_texts::choose(controller, control);
        }
        controller.set_setting(&control.name(), &setting_controls::value(control));
    } else if let Some(list) = control.dyn_ref::<HtmlSelectElement>() {
        controller.set_language(&list.value());
    }
}
