//! The buttons over the two reserves, the pieces in hand.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Heap, Scene};
use web_sys::{Element, HtmlElement};

use crate::board::layout::BoardLayout;
use crate::dom::document::{element, lay, mark, part, pixels, write};

/// The two buttons.
#[derive(Debug)]
pub struct Reserves(BySide<HtmlElement>);

impl Reserves {
    /// Creates the buttons from the page's elements, filled from `scene`.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let hands = Self(BySide::new(element("hand-first"), element("hand-second")));
        for side in Side::ALL {
            dress(&hands.0[side], &scene.hands[side]);
        }
        hands
    }

    /// Updates the buttons that differ between two scenes.
    pub fn show(&self, before: &Scene, scene: &Scene) {
        for side in Side::ALL {
            if before.hands[side] != scene.hands[side] {
                dress(&self.0[side], &scene.hands[side]);
            }
        }
    }

    /// Positions the buttons over the reserves, and their captions next to the pieces.
    pub fn lay(&self, plan: &BoardLayout) {
        for side in Side::ALL {
            let (rect, button) = (plan.hand(side), &self.0[side]);
            lay(button, rect.x, rect.y, rect.width, rect.height);
            let (caption, words): (HtmlElement, _) = (part(button, ".caption"), plan.words(side));
            lay(&caption, words.x - rect.x, words.y - rect.y, words.width, words.height);
            let size = (0.14 * plan.pitch()).clamp(13.0, 36.0);
            // A large text grows as far as there is room: a token, a name, two lines of about ten letters, and a margin.
            let most = pixels(size.max((words.height / 6.6).min(words.width / 7.0)));
            let size =
                ["min(", &pixels(size / 16.0).replace("px", "rem"), ",", &most, ")"].concat();
            // `setProperty` does not throw for a known property.
            let _ = caption.style().set_property("font-size", &size);
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
    let usable = heap.is_active || heap.is_takeable;
    mark(button, "aria-label", &heap.name);
    mark(button, "aria-disabled", if usable { "false" } else { "true" });
    mark(button, "aria-pressed", if heap.is_selected { "true" } else { "false" });
    mark(button, "tabindex", if usable { "0" } else { "-1" });
    write(&part::<Element>(button, "b"), &heap.player);
    write(&part::<Element>(button, ".full"), &heap.label);
    write(&part::<Element>(button, ".brief"), &heap.brief);
    let token: Element = part(button, "use");
    let link = heap.level.map_or_else(String::new, |level| format!("#token-{}", level.number()));
    mark(&token, "href", &link);
}
