//! The Fence: a groove with the places of 72 stacks, and the buttons at its two ends.

use sandgrid_app::yebo::rules::StackNumber;
use sandgrid_app::yebo::{Fence, Stack};
use web_sys::{Element, HtmlButtonElement, HtmlElement, HtmlInputElement};

use crate::dom::document::{append, copy, element, mark, write};

/// The groove's forms: the prefix of their custom properties, and the number of stacks on the near and the
/// left side. The style sheet chooses one by the size of the window.
const FORMS: [(char, u8, u8); 3] = [('s', 18, 18), ('w', 26, 10), ('l', 24, 12)];

/// Depth of the groove, in lengths of a stack.
const DEEP: f64 = 1.36;

/// Updates the stacks and the ends.
pub(super) fn show(fence: &Fence) {
    let ring: Element = element("ring");
    if ring.first_element_child().is_none() {
        for at in 0..StackNumber::COUNT {
            let place: HtmlElement = copy("stack-template");
            lay(&place, at);
            append(&ring, &place);
        }
    }
    let ends = [fence.stacks.first(), fence.stacks.last()];
    let children = ring.children();
    for at in 0..StackNumber::COUNT {
        let Some(place) = children.item(at.into()) else { continue };
        let height = fence.stacks.iter().find(|stack| stack.place == at).map_or(0, |it| it.height);
        let is_end = ends.iter().flatten().any(|stack| stack.place == at) && fence.open;
        mark(&place, "data-height", &height.to_string());
        mark(&place, "data-end", if is_end { "yes" } else { "no" });
    }
    let words: Element = element("fence-words");
    write(&words, &fence.words);
    mark(&words, "data-count", &fence.count.map(|count| count.to_string()).unwrap_or_default());
    for ((id, words), stack) in ["left-end", "right-end"].into_iter().zip(&fence.ends).zip(ends) {
        show_end(id, words, stack, fence);
    }
    show_opening(fence);
}

/// Updates the mark of the stack at which the Fence opens, and the range control that lies there.
fn show_opening(fence: &Fence) {
    let control: HtmlInputElement = element("opening");
    let plate: HtmlElement = element("opening-mark");
    mark(&element("ring"), "data-choosing", if fence.opening.is_some() { "yes" } else { "no" });
    let chosen = fence.opening.as_ref().and_then(|opening| opening.mark);
    plate.set_hidden(chosen.is_none());
    if let Some(opening) = &fence.opening {
        let number = chosen.map_or(1, StackNumber::number);
        mark(&control, "aria-label", &opening.name);
        mark(&control, "aria-valuetext", &opening.value);
        mark(&control, "data-mark", if chosen.is_some() { "yes" } else { "no" });
        control.set_value(&number.to_string());
        write(&plate, &number.to_string());
        lay(&control, number - 1);
        lay(&plate, number - 1);
    }
    control.set_hidden(fence.opening.is_none());
}

fn show_end(id: &str, words: &str, stack: Option<&Stack>, fence: &Fence) {
    let button: HtmlButtonElement = element(id);
    button.set_hidden(fence.stacks.is_empty());
    button.set_disabled(!fence.open);
    mark(&button, "aria-label", words);
    if let Some(stack) = stack {
        lay(&button, stack.place);
    }
}

/// Sets the place of a stack in each of the forms, in percent of the groove.
fn lay(element: &HtmlElement, at: u8) {
    let style = element.style();
    for (form, wide, high) in FORMS {
        let [x, y, width, height] = place(at, wide, high);
        for (name, value) in [("x", x), ("y", y), ("w", width), ("h", height)] {
            // `setProperty` does not throw for a custom property.
            let _ = style.set_property(&format!("--{form}{name}"), &format!("{value:.2}%"));
        }
    }
}

/// Returns left, top, width and height of a stack, in percent: clockwise from the middle of the near side. Each
/// row reaches from one corner to the side of the next row.
fn place(at: u8, wide: u8, high: u8) -> [f64; 4] {
    let at = (at + wide / 2) % StackNumber::COUNT;
    let (across, down) = (f64::from(wide) + DEEP, f64::from(high) + DEEP);
    let (x, y, is_flat) = if at < wide {
        (across - f64::from(at) - 1.0, down - DEEP, true)
    } else if at < wide + high {
        (0.0, down - f64::from(at - wide) - 1.0, false)
    } else if at < 2 * wide + high {
        (f64::from(at - wide - high), 0.0, true)
    } else {
        (across - DEEP, f64::from(at - 2 * wide - high), false)
    };
    let (width, height) = if is_flat { (1.0, DEEP) } else { (DEEP, 1.0) };
    [x / across, y / down, width / across, height / down].map(|part| part * 100.0)
}
