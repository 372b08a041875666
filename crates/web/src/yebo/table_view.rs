//! The table: seats, the Fence, discards.

use sandgrid_app::yebo::rules::Direction;
use sandgrid_app::yebo::{Fence, SeatScene, Side, Stack, YeboScene};
use web_sys::{Element, HtmlButtonElement, HtmlElement};

use super::tiles;
use crate::dom::document::{append, clear, copy, element, mark, part, write};

/// Updates the parts that have changed.
pub(super) fn show(before: Option<&YeboScene>, scene: &YeboScene) {
    if before.is_none_or(|before| before.seats != scene.seats) {
        seats(scene);
    }
    if before.is_none_or(|before| before.fence != scene.fence) {
        fence(&scene.fence);
    }
    let lies = |scene: &YeboScene| (scene.discards.clone(), scene.last_lies);
    if before.is_none_or(|before| lies(before) != lies(scene)) {
        heap(scene);
    }
    way(scene);
}

fn seats(scene: &YeboScene) {
    let place: Element = element("seats");
    clear(&place);
    mark(&place, "data-count", &scene.seats.len().to_string());
    for seen in &scene.seats {
        append(&place, &seat(seen));
    }
}

fn seat(seen: &SeatScene) -> Element {
    let seat: Element = copy("seat-template");
    let side = match seen.side {
        Side::Near => "near",
        Side::Left => "left",
        Side::Far => "far",
        Side::Right => "right",
    };
    mark(&seat, "data-side", side);
    mark(&seat, "data-turn", if seen.turn { "yes" } else { "no" });
    let title: Element = part(&seat, "h3");
    let id = format!("seat-{}", seen.seat);
    mark(&title, "id", &id);
    mark(&seat, "aria-labelledby", &id);
    write(&title, &seen.name);
    write(&part(&seat, ".sitter-words"), &seen.sitter);
    write(&part(&seat, ".marks"), &seen.marks.join(" · "));
    let held: Element = part(&seat, ".held");
    write(&held, &seen.held_words);
    // In narrow layouts the number is drawn instead of words.
    mark(&held, "data-count", &seen.held.to_string());
    write(&part(&seat, ".total"), &seen.total);
    let laid: Element = part(&seat, ".laid");
    for group in &seen.groups {
        append(&laid, &tiles::group(group));
    }
    for tile in &seen.sightings {
        append(&laid, &tiles::named(tile));
    }
    seat
}

fn fence(fence: &Fence) {
    let ring: Element = element("ring");
    clear(&ring);
    let last = fence.stacks.len().saturating_sub(1);
    for (at, stack) in fence.stacks.iter().enumerate() {
        draw(&ring, *stack, if at == 0 || at == last { "stack end-stack" } else { "stack" });
    }
    write(&element("fence-words"), &fence.words);
    let ends = [fence.stacks.first(), fence.stacks.last()];
    for ((id, words), stack) in ["left-end", "right-end"].into_iter().zip(&fence.ends).zip(ends) {
        let button: HtmlButtonElement = element(id);
        button.set_hidden(fence.stacks.is_empty());
        button.set_disabled(!fence.open);
        mark(&button, "aria-label", words);
        if let Some(stack) = stack {
            let (x, y, _) = place(*stack);
            lay(&button, x, y);
        }
    }
}

/// Returns the place of a stack in a square of 100, and whether it is upright: clockwise from the middle of the near
/// side, 18 on each.
fn place(stack: Stack) -> (f64, f64, bool) {
    const DEEP: f64 = 7.0;
    let at = (stack.place + 9) % 72;
    let (side, along) = (at / 18, f64::from(at % 18));
    let (way, middle) = ((along + 0.5) * (100.0 - DEEP) / 18.0, DEEP / 2.0);
    match side {
        0 => (100.0 - way, 100.0 - middle, true),
        1 => (middle, 100.0 - way, false),
        2 => (way, middle, true),
        _ => (100.0 - middle, way, false),
    }
}

fn draw(ring: &Element, stack: Stack, class: &str) {
    let (x, y, upright) = place(stack);
    let (wide, high) = if upright { (4.7, 6.6) } else { (6.6, 4.7) };
    for level in 0..stack.height {
        let shape: Element = part(&copy::<Element>("stack-template"), "rect");
        let lift = f64::from(level) * 0.9;
        for (name, value) in [
            ("x", x - wide / 2.0),
            ("y", y - high / 2.0 - lift),
            ("width", wide),
            ("height", high),
            ("rx", 0.7),
        ] {
            mark(&shape, name, &format!("{value:.2}"));
        }
        mark(&shape, "class", class);
        append(ring, &shape);
    }
}

/// Positions a button over its stack, in percent of the square.
fn lay(button: &HtmlButtonElement, x: f64, y: f64) {
    let style = button.style();
    // `setProperty` does not throw for known properties.
    let _ = style.set_property("left", &format!("{x:.1}%"));
    let _ = style.set_property("top", &format!("{y:.1}%"));
}

fn heap(scene: &YeboScene) {
    let last: Element = element("last");
    let pile: Element = element("heap");
    clear(&last);
    clear(&pile);
    let (top, rest) = match scene.discards.split_last() {
        Some((top, rest)) => (Some(top), rest),
        None => (None, &[][..]),
    };
    mark(&last, "data-lies", if scene.last_lies { "yes" } else { "no" });
    if let Some(tile) = top {
        append(&last, &tiles::named(tile));
    }
    mark(&pile, "data-many", if rest.len() > 40 { "yes" } else { "no" });
    // Newest first, so that it is visible without scrolling.
    for tile in rest.iter().rev() {
        let line: Element = copy("line-template");
        append(&line, &tiles::named(tile));
        append(&pile, &line);
    }
    element::<HtmlElement>("heap").set_hidden(rest.is_empty());
}

fn way(scene: &YeboScene) {
    let place: HtmlElement = element("way");
    place.set_hidden(scene.direction.is_none());
    if let Some((direction, words)) = &scene.direction {
        let turned = *direction == Direction::Counter;
        mark(&place, "data-way", if turned { "counter" } else { "clockwise" });
        write(&element("way-words"), words);
    }
}
