//! The hand: a list box with a single tab stop and arrow keys.

use std::cell::RefCell;

use sandgrid_app::yebo::rules::Block;
use sandgrid_app::yebo::{HeldTile, YeboScene};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::tiles;
use crate::dom::document::{append, clear, document, element, mark, write};

/// The Blocks of the shown hand.
#[derive(Debug, Default)]
pub(super) struct HandView {
    options: RefCell<Vec<(Block, HtmlElement)>>,
    /// The Block with the keyboard's tab stop.
    current: RefCell<Option<Block>>,
}

impl HandView {
    /// Updates the hand.
    pub(super) fn show(&self, scene: &YeboScene) {
        let hand = scene.hand.as_deref().unwrap_or_default();
        let rack: Element = element("rack");
        let had_focus = rack.contains(document().active_element().as_deref());
        write(&element("rack-title"), &scene.hand_name);
        element::<HtmlElement>("rack-title").set_hidden(scene.hand_name.is_empty());
        element::<HtmlElement>("rack").set_hidden(hand.is_empty());
        let old = self.options.take();
        let is_same = old.iter().map(|(block, _)| *block).eq(hand.iter().map(|it| it.tile.block));
        if !is_same {
            clear(&rack);
        }
        let mut options = Vec::new();
        for (at, held) in hand.iter().enumerate() {
            let block = held.tile.block;
            let known = old.iter().find(|(it, _)| *it == block);
            let option = known.map_or_else(|| fresh(block, held.tile.face), |(_, it)| it.clone());
            mark(&option, "aria-label", &held.words);
            mark(&option, "aria-selected", if held.chosen { "true" } else { "false" });
            mark(&option, "class", &class(held));
            mark(&option, "data-bracket", bracket(hand, at));
            if !is_same {
                append(&rack, &option);
            }
            options.push((block, option));
        }
        self.options.replace(options);
        self.keep_current();
        if had_focus {
            self.focus();
        }
    }

    /// Keeps one tab stop as long as there are Blocks.
    fn keep_current(&self) {
        let options = self.options.borrow();
        let current = *self.current.borrow();
        let is_there = options.iter().any(|(block, _)| Some(*block) == current);
        let current = if is_there { current } else { options.first().map(|(block, _)| *block) };
        self.current.replace(current);
        for (block, option) in options.iter() {
            option.set_tab_index(if Some(*block) == current { 0 } else { -1 });
        }
        mark_ends(options.iter().position(|(block, _)| Some(*block) == current), options.len());
    }

    /// Moves the keyboard focus to the hand. Returns whether there is one.
    pub(super) fn focus(&self) -> bool {
        let current = *self.current.borrow();
        let options = self.options.borrow();
        let option = options.iter().find(|(block, _)| Some(*block) == current);
        // `focus` does not throw for these arguments.
        option.is_some_and(|(_, option)| option.focus().is_ok())
    }

    /// Returns the Block of an element in the hand.
    pub(super) fn block_of(&self, target: &Element) -> Option<Block> {
        let option = target.closest("[role=option]").ok()??;
        let options = self.options.borrow();
        let found = options.iter().find(|(_, it)| it.is_same_node(Some(&option)));
        found.map(|(block, _)| *block)
    }

    /// Returns the Block with the tab stop.
    pub(super) fn current(&self) -> Option<Block> {
        *self.current.borrow()
    }

    /// Moves the tab stop to that Block.
    pub(super) fn go_to(&self, block: Block) {
        self.current.replace(Some(block));
        self.keep_current();
    }

    /// Moves the focus along the hand, or to one of its ends.
    pub(super) fn walk(&self, step: HandStep) {
        let next = {
            let options = self.options.borrow();
            let current = *self.current.borrow();
            let at = options.iter().position(|(block, _)| Some(*block) == current).unwrap_or(0);
            let last = options.len().saturating_sub(1);
            let to = match step {
                HandStep::Back => at.saturating_sub(1),
                HandStep::On => (at + 1).min(last),
                HandStep::First => 0,
                HandStep::Last => last,
            };
            options.get(to).map(|(block, _)| *block)
        };
        if let Some(block) = next {
            self.go_to(block);
            self.focus();
        }
    }
}

/// Returns the style class of a Block.
fn class(held: &HeldTile) -> String {
    let states = [("new", held.fresh), ("hinted", held.hinted)];
    let states = states.iter().filter(|(_, holds)| *holds).map(|(name, _)| *name);
    ["block"].into_iter().chain(states).collect::<Vec<_>>().join(" ")
}

/// Returns the part of a complete group's bracket below a Block: both ends, one, or the middle.
fn bracket(hand: &[HeldTile], at: usize) -> &'static str {
    let Some(held) = hand.get(at).filter(|held| held.group.is_some()) else { return "" };
    let joins = |other: Option<&HeldTile>| {
        other.is_some_and(|other| (other.group, other.fresh) == (held.group, held.fresh))
    };
    let before = at.checked_sub(1).and_then(|before| hand.get(before));
    match (joins(before), joins(hand.get(at + 1))) {
        (true, true) => "middle",
        (true, false) => "last",
        (false, true) => "first",
        (false, false) => "alone",
    }
}

/// Disables the button that would move the current Block beyond an end of the hand. It keeps its focus.
fn mark_ends(current: Option<usize>, count: usize) {
    let is_last = current.is_none_or(|at| at + 1 >= count);
    for (way, is_end) in [("back", current.unwrap_or(0) == 0), ("on", is_last)] {
        if let Ok(Some(button)) = document().query_selector(&format!("[data-move={way}]")) {
            mark(&button, "aria-disabled", if is_end { "true" } else { "false" });
        }
    }
}

/// A keyboard movement in the hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum HandStep {
    Back,
    On,
    First,
    Last,
}

fn fresh(block: Block, face: sandgrid_app::yebo::rules::Face) -> HtmlElement {
    let option = tiles::face_tile(face, None);
    mark(&option, "role", "option");
    mark(&option, "draggable", "true");
    mark(&option, "data-block", &block.number().to_string());
    option.unchecked_into()
}
