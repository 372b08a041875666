//! The move list, and stepping through it.

use std::rc::Rc;

use sandgrid_app::rules::Side;
use sandgrid_app::{ListedTurn, Mode, Scene};
use web_sys::{Element, HtmlElement};

use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::shell::panel::Panel;

/// The move list panel.
#[derive(Debug)]
pub struct MoveListPanel {
    list: HtmlElement,
    /// The list item of each turn. Browser extensions may insert or remove nodes.
    items: Vec<Element>,
    turns: Rc<[ListedTurn]>,
    at: usize,
}

/// The target of a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RecordStep {
    /// To the start.
    First,
    /// One turn back.
    Back,
    /// One turn forward.
    Forward,
    /// To where play goes on.
    Last,
}

impl RecordStep {
    /// Returns the step that a button names.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "first" => Self::First,
            "back" => Self::Back,
            "forward" => Self::Forward,
            "last" => Self::Last,
            _ => return None,
        })
    }

    /// Returns the number of turns on the board after the step.
    #[must_use]
    pub fn leads(self, scene: &Scene) -> usize {
        let (at, last) = (scene.record.at, scene.record.turns.len());
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::Forward => (at + 1).min(last),
            Self::Last => scene.record.tip(),
        }
    }
}

impl Panel for MoveListPanel {
    fn show(&mut self, _: &Scene, scene: &Scene) -> bool {
        self.fill(scene);
        false
    }
}

impl MoveListPanel {
    /// Creates the panel from the page's list, filled from `scene`.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let (list, items): (HtmlElement, _) = (element("turns"), Vec::new());
        clear(&list);
        let mut record = Self { list, items, turns: Rc::default(), at: usize::MAX };
        record.fill(scene);
        record
    }

    /// Shows the turns of a scene, and marks the present one.
    fn fill(&mut self, scene: &Scene) {
        let recorded = &scene.record;
        let go_on: HtmlElement = element("go-on");
        go_on.set_hidden(recorded.mode == Mode::Live);
        let (first, last) = (recorded.at == 0, recorded.at == recorded.turns.len());
        let is_there = recorded.at == recorded.tip();
        for (name, useless) in
            [("first", first), ("back", first), ("forward", last), ("last", is_there)]
        {
            let button: Element = part(&element("steps"), &format!("[data-step={name}]"));
            mark(&button, "aria-disabled", &useless.to_string());
        }
        if self.turns == recorded.turns && self.at == recorded.at {
            return;
        }
        let had_focus = self.list.contains(document().active_element().as_deref());
        self.write(&recorded.turns);
        self.turns = Rc::clone(&recorded.turns);
        self.at = recorded.at;
        element::<HtmlElement>("no-turns").set_hidden(!self.turns.is_empty());
        let stop = self.mark();
        if let Some(button) = stop.filter(|_| had_focus) {
            // `focus` does not throw for an element.
            let _ = button.focus();
        }
    }

    /// Returns the number of turns on the board for a pressed list item.
    #[must_use]
    pub fn turn_of(target: &Element) -> Option<usize> {
        let button = target.closest("[data-turn]").ok()??;
        button.get_attribute("data-turn")?.parse().ok()
    }

    /// Rewrites the items from the first difference on.
    fn write(&mut self, turns: &[ListedTurn]) {
        let is_whole = self.items.iter().all(|item| item.is_connected());
        let same = self.turns.iter().zip(turns).take_while(|(old, new)| is_whole && old == new);
        for item in self.items.drain(same.count()..) {
            item.remove();
        }
        for (index, turn) in turns.iter().enumerate().skip(self.items.len()) {
            let item = item(index, turn);
            append(&self.list, &item);
            self.items.push(item);
        }
    }

    /// Marks the last turn played and scrolls it into view; returns the button with the tab stop.
    fn mark(&self) -> Option<HtmlElement> {
        let mut stop = None;
        for (index, item) in self.items.iter().enumerate() {
            let button: HtmlElement = part(item, "button");
            let is_last = index + 1 == self.at;
            let is_stop = is_last || self.at == 0 && index == 0;
            mark(&button, "tabindex", if is_stop { "0" } else { "-1" });
            if is_last {
                mark(&button, "aria-current", "step");
            } else {
                // `removeAttribute` does not throw.
                let _ = button.remove_attribute("aria-current");
            }
            if is_stop {
                reveal(&self.list, item);
                stop = Some(button);
            }
        }
        stop
    }
}

/// Scrolls an item of the list into view, and nothing but the list.
fn reveal(list: &HtmlElement, item: &Element) {
    let (frame, item) = (list.get_bounding_client_rect(), item.get_bounding_client_rect());
    let down = beyond((item.top(), item.bottom()), (frame.top(), frame.bottom()));
    let aside = beyond((item.left(), item.right()), (frame.left(), frame.right()));
    list.set_scroll_top(list.scroll_top() + down);
    list.set_scroll_left(list.scroll_left() + aside);
}

/// Returns by how many pixels an item lies beyond a frame, from its start to its end.
#[expect(clippy::cast_possible_truncation, reason = "pixels")]
fn beyond((start, end): (f64, f64), frame: (f64, f64)) -> i32 {
    if end > frame.1 {
        (end - frame.1) as i32
    } else if start < frame.0 {
        (start - frame.0) as i32
    } else {
        0
    }
}

fn item(index: usize, turn: &ListedTurn) -> Element {
    let item: Element = copy("written-template");
    let side = match turn.side {
        Side::First => "first",
        Side::Second => "second",
    };
    mark(&item, "data-side", side);
    write(&part::<Element>(&item, "b"), &format!("{}.", turn.number));
    let button: Element = part(&item, "button");
    write(&button, &turn.text);
    mark(&button, "aria-label", &called(&turn.name, &turn.text));
    mark(&button, "data-turn", &(index + 1).to_string());
    item
}

/// Returns an accessible name that contains the visible text, as speech control needs it.
#[must_use]
pub fn called(name: &str, text: &str) -> String {
    if name.contains(text) { name.to_owned() } else { format!("{name} {text}") }
}

/// Toggles the move list on narrow pages.
pub fn toggle() {
    let button: Element = element("show-record");
    if button.get_attribute("aria-pressed").as_deref() == Some("true") {
        close();
    } else {
        open();
    }
}

/// Hides the move list on narrow pages.
pub fn close() {
    mark(&element("show-record"), "aria-pressed", "false");
    mark(&element("table"), "data-record", "hidden");
}

/// Shows the move list on narrow pages.
pub fn open() {
    mark(&element("show-record"), "aria-pressed", "true");
    mark(&element("table"), "data-record", "shown");
    element::<HtmlElement>("record").scroll_into_view_with_bool(false);
    let list: HtmlElement = element("turns");
    // A hidden list scrolls to no item.
    if let Ok(Some(current)) = list.query_selector("li:has([aria-current])") {
        reveal(&list, &current);
    }
}
