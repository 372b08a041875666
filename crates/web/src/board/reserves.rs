//! The two heaps of pieces in hand, as buttons over the picture.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Heap, Scene};
use web_sys::{Element, HtmlElement};

use crate::board::layout::BoardLayout;
use crate::dom::document::{element, lay, mark, part, pixels, write};

/// Both buttons.
#[derive(Debug)]
pub struct Reserves(BySide<HtmlElement>);

impl Reserves {
    /// The buttons as the page has them, filled.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let hands = Self(BySide::new(element("hand-first"), element("hand-second")));
        for side in Side::ALL {
            dress(&hands.0[side], &scene.hands[side]);
        }
        hands
    }

    /// Brings the buttons from one scene to the next; touches only what differs.
    pub fn show(&self, before: &Scene, scene: &Scene) {
        for side in Side::ALL {
            if before.hands[side] != scene.hands[side] {
                dress(&self.0[side], &scene.hands[side]);
            }
        }
    }

    /// Lays the buttons over the heaps, and the words where no pieces lie.
    pub fn lay(&self, plan: &BoardLayout) {
        for side in Side::ALL {
            let (rect, button) = (plan.hand(side), &self.0[side]);
            lay(button, rect.x, rect.y, rect.width, rect.height);
            let (caption, words): (HtmlElement, _) = (part(button, ".caption"), plan.words(side));
            lay(&caption, words.x - rect.x, words.y - rect.y, words.width, words.height);
            let size = (0.13 * plan.pitch()).clamp(11.0, 36.0);
            // CSS knows the property.
            let _ = caption.style().set_property("font-size", &pixels(size));
        }
    }

    /// Returns the side whose reserve an event's target belongs to.
    #[must_use]
    pub fn side_of(target: &Element) -> Option<Side> {
        let hand = target.closest(".hand").ok()??;
        Side::ALL.into_iter().find(|side| hand.id() == id(*side))
    }
}

fn id(side: Side) -> &'static str {
    match side {
        Side::First => "hand-first",
        Side::Second => "hand-second",
    }
}

fn dress(button: &HtmlElement, heap: &Heap) {
    let usable = heap.active || heap.target;
    mark(button, "aria-label", &heap.name);
    mark(button, "aria-disabled", if usable { "false" } else { "true" });
    mark(button, "aria-pressed", if heap.selected { "true" } else { "false" });
    mark(button, "tabindex", if usable { "0" } else { "-1" });
    write(&part::<Element>(button, ".caption"), &heap.label);
}
