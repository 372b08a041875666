//! Input: presses, keys, dragged blocks.

use std::rc::Rc;

use sandgrid_app::yebo::rules::Block;
use sandgrid_app::yebo::{Sort, TableCommand, Way, YeboEvent};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Element, HtmlDialogElement, HtmlElement, KeyboardEvent, MouseEvent};

use super::controller::YeboController;
use super::hand_view::HandStep;
use super::table_view::{OPENED_SIDE, mark_opened};
use super::{dialogs, fence_opening, opening_texts, options, saved_games};
use crate::dom::bind::{bind, target};
use crate::dom::document::{all, document, element, mark};
use crate::dom::listener::{Listener, Phase};
use crate::dom::shortcut::{self, Command};
use crate::dom::{enter, file, name_field, press};
use crate::embed;
use crate::platform::i18n;
use crate::shell::dialog;

/// Attaches the listeners; dropping them detaches them.
pub(super) fn listen(controller: &Rc<YeboController>) -> Vec<Listener> {
    let felt: Element = element("felt");
    let page = document();
    let mut listeners = press::listen();
    listeners.extend(file::watch_drags());
    listeners.extend([
        bind(controller, &page, "click", click),
        bind(controller, &page, "click", look),
        bind(controller, &page, "change", change),
        bind(controller, &page, "input", fence_opening::follow),
        bind(controller, &element("ring"), "pointerdown", fence_opening::press),
        bind(controller, &element("ring"), "pointermove", fence_opening::press),
        bind(controller, &page, "keydown", key),
        bind(controller, &felt, "focusin", focus),
        bind(controller, &felt, "dragstart", grab),
        bind(controller, &felt, "dragover", over),
        bind(controller, &felt, "drop", release),
        bind(controller, &page, "dragover", embed::accept_files),
        bind(controller, &page, "drop", opening_texts::dropped),
        closed(controller),
        released(controller),
        enter::listen(),
    ]);
    listeners.extend(name_field::listen());
    listeners
}

/// Closing the score sheet leaves the table to be looked at, and ends the last step of the lesson. The close event does
/// not bubble.
fn closed(controller: &Rc<YeboController>) -> Listener {
    let weak = Rc::downgrade(controller);
    let sheet: HtmlDialogElement = element("score");
    Listener::at(&sheet, "close", Phase::Late, move |_: web_sys::Event| {
        if let Some(controller) = weak.upgrade() {
            controller.leave_sheet();
            controller.find_focus();
        }
    })
}

/// Closing a dialog lets a computer act that has waited for it.
fn released(controller: &Rc<YeboController>) -> Listener {
    let weak = Rc::downgrade(controller);
    Listener::at(&document(), "close", Phase::Early, move |_: web_sys::Event| {
        if let Some(controller) = weak.upgrade() {
            controller.release();
        }
    })
}

fn nearest(target: &Element, selector: &str) -> Option<Element> {
    target.closest(selector).ok().flatten()
}

/// Returns whether a click is the second of a double click on an action: another button may be there now.
fn is_repeated(event: &web_sys::Event, target: &Element) -> bool {
    press::is_second(event) && nearest(target, "[data-offer], [data-letter]").is_some()
}

fn click(controller: &Rc<YeboController>, event: &web_sys::Event) {
    let Some(target) = target(event).filter(|it| !is_repeated(event, it)) else { return };
    // A click by key has a count of 0.
    let by_keys = event.dyn_ref::<MouseEvent>().is_none_or(|mouse| mouse.detail() == 0);
    controller.page.by_keys.set(by_keys);
    if let Some(button) = nearest(&target, "[data-open], [data-close]") {
        dialog::close_around(&button);
        if button.id() == "next-round" {
            controller.dispatch(YeboEvent::Do(TableCommand::GoOn));
        }
        if let Some(id) = button.get_attribute("data-open") {
            dialogs::open(controller, &id);
        }
    } else if let Some(id) =
        nearest(&target, "[data-rule]").and_then(|it| it.get_attribute("data-rule"))
    {
        dialogs::point(controller, &id);
    } else if nearest(&target, "[data-lesson]").is_some() {
        controller.learn();
    } else if nearest(&target, "[data-begin]").is_some() {
        controller.dispatch(YeboEvent::Do(TableCommand::Begin));
    } else if let Some(command) = controller.page.offers.command_of(&target) {
        controller.dispatch(YeboEvent::Do(command));
    } else if let Some(button) = nearest(&target, "[data-letter]") {
        let letter = button.get_attribute("data-letter").and_then(|it| it.chars().next());
        if let Some(letter) = letter {
            controller.dispatch(YeboEvent::Letter(letter));
        }
    } else if let Some(block) = controller.page.hand_view.block_of(&target) {
        controller.page.hand_view.go_to(block);
        controller.dispatch(YeboEvent::Choose(block));
    } else if let Some(button) = nearest(&target, "#start, #play-again, #anew") {
        begin(controller, &button.id());
    } else if let Some(button) = nearest(&target, "#record-save, #record-open") {
        opening_texts::press(controller, &button.id());
    } else if !shows_more(controller, &target) && !orders_hand(controller, &target) {
        saved_games::press(controller, &target);
    }
}

/// Sorts the hand, lets its chosen blocks go, or moves one; returns whether the target is such a button.
fn orders_hand(controller: &Rc<YeboController>, target: &Element) -> bool {
    let Some(button) = nearest(target, "[data-sort], [data-deselect], [data-move]") else {
        return false;
    };
    let [sort, way] = ["data-sort", "data-move"].map(|name| button.get_attribute(name));
    match (sort.as_deref(), way.as_deref()) {
        (Some("number"), _) => controller.dispatch(YeboEvent::Sort(Sort::Number)),
        (Some(_), _) => controller.dispatch(YeboEvent::Sort(Sort::Suit)),
        (None, Some("back")) => shift(controller, Way::Back),
        (None, Some(_)) => shift(controller, Way::On),
        (None, None) => controller.dispatch(YeboEvent::Cancel),
    }
    true
}

/// Opens or closes a part of the table that has its own button; returns whether the target is such a button.
fn shows_more(controller: &YeboController, target: &Element) -> bool {
    if nearest(target, "[data-story]").is_some() {
        show_story(controller);
        return true;
    }
    let button = nearest(target, "#all-discards");
    button.iter().for_each(show_discards);
    button.is_some()
}

/// Looks at the seat that is pressed, and no longer after a press elsewhere.
fn look(_: &Rc<YeboController>, event: &web_sys::Event) {
    let seat = target(event).and_then(|target| nearest(&target, ".seat"));
    show_seat(seat.and_then(|seat| seat.get_attribute("data-side")).as_deref());
}

/// Enlarges a seat on a small screen, on the side where it sits, until the next press.
fn show_seat(side: Option<&str>) {
    let felt: Element = element("felt");
    let shown = felt.get_attribute(OPENED_SIDE);
    let side = side.filter(|side| shown.as_deref() != Some(*side));
    mark(&felt, OPENED_SIDE, side.unwrap_or_default());
    all(".seat").iter().for_each(mark_opened);
}

/// Opens the list of what happened over the table, or closes it.
fn show_story(controller: &YeboController) {
    dialog::close_all();
    let felt: Element = element("felt");
    if felt.get_attribute("data-story").as_deref() == Some("yes") {
        return hide_story(controller);
    }
    mark(&felt, "data-story", "yes");
    // `focus` does not throw for these arguments.
    let _ = element::<HtmlElement>("log").focus();
}

/// Closes the list of what happened, and gives the focus back to its button, or to the table where it stands in the
/// menu.
fn hide_story(controller: &YeboController) {
    let active = document().active_element();
    let had_focus = active.is_some_and(|active| nearest(&active, ".log-place").is_some());
    mark(&element("felt"), "data-story", "no");
    if !had_focus {
        return;
    }
    let button = document().query_selector(".tools [data-story]").ok().flatten();
    if let Some(button) = button.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // `focus` does not throw for these arguments.
        let _ = button.focus();
    }
    controller.find_focus();
}

/// Shows all discards on a small screen, or the last ones again.
fn show_discards(button: &Element) {
    let is_shown = button.get_attribute("aria-expanded").as_deref() == Some("true");
    mark(button, "aria-expanded", if is_shown { "false" } else { "true" });
}

/// Moves the current Block of the hand.
fn shift(controller: &Rc<YeboController>, way: Way) {
    if let Some(block) = controller.page.hand_view.current() {
        controller.dispatch(YeboEvent::Move(block, way));
    }
}

fn change(controller: &Rc<YeboController>, event: &web_sys::Event) {
    if target(event).is_some_and(|it| nearest(&it, ".sitters").is_some()) {
        dialogs::suggest_names(controller);
    }
    let control = target(event).filter(|it| nearest(it, ".settings, #record").is_some());
    if let Some(control) = control {
        dialogs::changed(controller, &control);
    }
}

/// Starts a game: of the same players, of those that the host asks for, or as selected in the dialog.
fn begin(controller: &Rc<YeboController>, button: &str) {
    match button {
        "play-again" => controller.play_again(),
        "anew" => controller.dispatch(options::game(&embed::options())),
        _ => {
            if let Some(event) = dialogs::chosen(controller) {
                dialog::close_all();
                controller.dispatch(event);
            }
        }
    }
}

fn focus(controller: &Rc<YeboController>, event: &web_sys::Event) {
    let block = target(event).and_then(|target| controller.page.hand_view.block_of(&target));
    if let Some(block) = block {
        controller.page.hand_view.go_to(block);
    }
}

fn key(controller: &Rc<YeboController>, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    let Some(target) = target(event) else { return };
    controller.page.by_keys.set(true);
    if !shortcut::is_free(event) {
        return;
    }
    let letter = shortcut::letter(event).filter(|_| !event.repeat());
    let go_on = nearest(&target, "#go-on, #next-round").filter(|_| letter == Some('g'));
    if let Some(button) = go_on.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        return button.click();
    }
    // Without a focus, keys reach the page behind a dialog.
    if dialog::is_any_open() || nearest(&target, "dialog, input:not(#opening), select").is_some() {
        return;
    }
    if shortcut::command(event) == Some(Command::Undo) {
        event.prevent_default();
        return controller.dispatch(YeboEvent::Do(TableCommand::Undo));
    }
    if shortcut::has_modifier(event) {
        return;
    }
    let done = match controller.page.hand_view.block_of(&target) {
        Some(block) => in_rack(controller, event, block),
        None => target.id() == "opening" && fence_opening::key(controller, event),
    };
    let done = done || anywhere(controller, event, letter);
    if done {
        event.prevent_default();
    }
}

/// Handles a key on a Block of the hand; returns whether it was consumed.
fn in_rack(controller: &Rc<YeboController>, event: &KeyboardEvent, block: Block) -> bool {
    let is_rtl = i18n::direction(i18n::current().code()) == "rtl";
    let step = match event.key().as_str() {
        "ArrowLeft" if is_rtl => HandStep::On,
        "ArrowRight" if is_rtl => HandStep::Back,
        "ArrowLeft" | "ArrowUp" => HandStep::Back,
        "ArrowRight" | "ArrowDown" => HandStep::On,
        "Home" => HandStep::First,
        "End" => HandStep::Last,
        // Suppress key repeats.
        " " | "Enter" if event.repeat() => return true,
        " " => {
            controller.dispatch(YeboEvent::Choose(block));
            return true;
        }
        "Enter" => {
            // With nothing to trigger, it chooses, and triggers next.
            let chief = controller.page.offers.chief();
            controller.dispatch(chief.map_or(YeboEvent::Choose(block), YeboEvent::Do));
            return true;
        }
        _ => return false,
    };
    match step {
        HandStep::Back if event.shift_key() => shift(controller, Way::Back),
        HandStep::On if event.shift_key() => shift(controller, Way::On),
        step => controller.page.hand_view.walk(step),
    }
    true
}

/// Handles a key anywhere at the table; returns whether it was consumed.
fn anywhere(controller: &Rc<YeboController>, event: &KeyboardEvent, letter: Option<char>) -> bool {
    if event.key() == "Escape" {
        hide_story(controller);
        mark(&element("all-discards"), "aria-expanded", "false");
        show_seat(None);
        controller.dispatch(YeboEvent::Cancel);
        return true;
    }
    if shortcut::asks_for_keys(event) && controller.hears_letters() {
        dialogs::open(controller, "help");
        return true;
    }
    let letter = letter.filter(|letter| controller.hears_letters() && is_command(*letter));
    if let Some(letter) = letter {
        controller.dispatch(YeboEvent::Letter(letter));
    }
    letter.is_some()
}

fn is_command(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '+' | '-')
}

const TYPE: &str = "application/x-yebo-block";

fn grab(controller: &Rc<YeboController>, event: &web_sys::Event) {
    let block = target(event).and_then(|target| controller.page.hand_view.block_of(&target));
    let Some((block, event)) = block.zip(event.dyn_ref::<DragEvent>()) else { return };
    if let Some(data) = event.data_transfer() {
        // `setData` does not throw for a string.
        let _ = data.set_data(TYPE, &block.number().to_string());
    }
}

fn over(_: &Rc<YeboController>, event: &web_sys::Event) {
    if target(event).is_some_and(|target| nearest(&target, "[role=option]").is_some()) {
        event.prevent_default();
    }
}

fn release(controller: &Rc<YeboController>, event: &web_sys::Event) {
    let onto = target(event).and_then(|target| controller.page.hand_view.block_of(&target));
    let Some((onto, event)) = onto.zip(event.dyn_ref::<DragEvent>()) else { return };
    event.prevent_default();
    let text = event.data_transfer().and_then(|data| data.get_data(TYPE).ok());
    let block = text.and_then(|text| Block::new(text.parse().ok()?));
    if let Some(block) = block {
        controller.dispatch(YeboEvent::Put(block, onto));
    }
}
