//! The list of turns, and stepping through them.

use std::rc::Rc;

use sandgrid_app::rules::Side;
use sandgrid_app::{ListedTurn, Mode, Scene};
use web_sys::{Element, HtmlElement};

use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::shell::panel::Panel;

/// The list, and what it shows.
#[derive(Debug)]
pub struct MoveListPanel {
    list: HtmlElement,
    /// An element of the list for each turn. Other programs may put more into it, or take some away.
    items: Vec<Element>,
    turns: Rc<[ListedTurn]>,
    at: usize,
}

/// The target of a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RecordStep {
    /// To the beginning.
    First,
    /// One turn back.
    Back,
    /// One turn on.
    Forward,
    /// To the last turn.
    Last,
}

impl RecordStep {
    /// The step that a button names.
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

    /// How many turns stand on the board after it.
    #[must_use]
    pub fn leads(self, scene: &Scene) -> usize {
        let (at, last) = (scene.record.at, scene.record.turns.len());
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::Forward => (at + 1).min(last),
            Self::Last => last,
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
    /// The list as the page has it, filled.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let (list, items): (HtmlElement, _) = (element("turns"), Vec::new());
        clear(&list);
        let mut record = Self { list, items, turns: Rc::default(), at: usize::MAX };
        record.fill(scene);
        record
    }

    /// Shows the turns of a scene, and where the board stands among them.
    fn fill(&mut self, scene: &Scene) {
        let recorded = &scene.record;
        let go_on: HtmlElement = element("go-on");
        go_on.set_hidden(recorded.mode == Mode::Live);
        let (first, last) = (recorded.at == 0, recorded.at == recorded.turns.len());
        for (name, useless) in
            [("first", first), ("back", first), ("forward", last), ("last", last)]
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
            // It throws for no element of the page.
            let _ = button.focus();
        }
    }

    /// How many turns stand on the board where that element of the list is pressed.
    #[must_use]
    pub fn turn_of(target: &Element) -> Option<usize> {
        let button = target.closest("[data-turn]").ok()??;
        button.get_attribute("data-turn")?.parse().ok()
    }

    /// Writes what is new from where the lists part.
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

    /// Marks the turn that was played last, and brings it into sight; gives where Tab stops.
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
                // It throws for no attribute.
                let _ = button.remove_attribute("aria-current");
            }
            if is_stop {
                self.reveal(item);
                stop = Some(button);
            }
        }
        stop
    }

    /// Scrolls the list alone.
    fn reveal(&self, item: &Element) {
        let (list, item) = (self.list.get_bounding_client_rect(), item.get_bounding_client_rect());
        #[expect(clippy::cast_possible_truncation, reason = "pixels")]
        let by = |pixels: f64| self.list.set_scroll_top(self.list.scroll_top() + pixels as i32);
        if item.bottom() > list.bottom() {
            by(item.bottom() - list.bottom());
        } else if item.top() < list.top() {
            by(item.top() - list.top());
        }
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

/// A name with what is to be read there in it: who speaks to the page says that.
#[must_use]
pub fn called(name: &str, text: &str) -> String {
    if name.contains(text) { name.to_owned() } else { format!("{name} {text}") }
}

/// Shows the list where there is little room for it, or hides it again.
pub fn toggle() {
    let button: Element = element("show-record");
    if button.get_attribute("aria-pressed").as_deref() == Some("true") {
        mark(&button, "aria-pressed", "false");
        mark(&element("table"), "data-record", "hidden");
    } else {
        open();
    }
}

/// Shows the list where there is little room for it.
pub fn open() {
    mark(&element("show-record"), "aria-pressed", "true");
    mark(&element("table"), "data-record", "shown");
    element::<HtmlElement>("record").scroll_into_view_with_bool(false);
}
