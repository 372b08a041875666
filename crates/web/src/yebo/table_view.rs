//! The table: seats, discards, the direction and what the round asks for.

use sandgrid_app::yebo::rules::{Direction, Suit};
use sandgrid_app::yebo::{MarkKind, SeatMark, SeatScene, Side, Tile, YeboScene};
use web_sys::{Element, HtmlElement};

use super::{fence_view, tiles};
use crate::dom::document::{append, clear, copy, element, mark, part, write};

/// Updates the parts that have changed.
pub(super) fn show(before: Option<&YeboScene>, scene: &YeboScene) {
    if before.is_none_or(|before| before.goal != scene.goal) {
        goal(scene);
    }
    if before.is_none_or(|before| before.seats != scene.seats) {
        seats(scene);
    }
    if before.is_none_or(|before| before.fence != scene.fence) {
        fence_view::show(&scene.fence);
    }
    let lies = |scene: &YeboScene| (scene.discards.clone(), scene.last_lies);
    if before.is_none_or(|before| lies(before) != lies(scene) || before.seats != scene.seats) {
        heap(scene);
    }
    way(scene);
}

fn goal(scene: &YeboScene) {
    let example: Element = element("goal-example");
    clear(&example);
    let words = scene.goal.as_ref().map(|goal| goal.words.as_str());
    write(&element("goal-words"), words.unwrap_or_default());
    let Some(goal) = &scene.goal else { return };
    append(&example, &tiles::picture(&goal.example));
}

fn seats(scene: &YeboScene) {
    let place: Element = element("seats");
    clear(&place);
    mark(&place, "data-count", &scene.seats.len().to_string());
    mark(&element("felt"), "data-seats", &scene.seats.len().to_string());
    for seen in &scene.seats {
        append(&place, &seat(seen));
    }
}

/// The attribute of the table with the side of the seat that a press has enlarged.
pub(super) const OPENED_SIDE: &str = "data-opened-side";

/// Marks a seat as enlarged or not; the own one never is.
pub(super) fn mark_opened(seat: &Element) {
    let side = seat.get_attribute("data-side").filter(|side| side != "near");
    let is_opened = side.is_some() && side == element::<Element>("felt").get_attribute(OPENED_SIDE);
    mark(seat, "data-opened", if is_opened { "yes" } else { "no" });
}

/// Returns the name of a seat's side.
pub(super) fn side(seen: &SeatScene) -> &'static str {
    match seen.side {
        Side::Near => "near",
        Side::Left => "left",
        Side::Far => "far",
        Side::Right => "right",
    }
}

fn seat(seen: &SeatScene) -> Element {
    let seat: Element = copy("seat-template");
    mark(&seat, "data-side", side(seen));
    mark_opened(&seat);
    mark(&seat, "data-turn", if seen.turn { "yes" } else { "no" });
    let kinds: Vec<&str> = seen.marks.iter().map(|it| kind(it.kind)).collect();
    mark(&seat, "data-marks", &kinds.join(" "));
    let title: Element = part(&seat, "h3");
    let id = format!("seat-{}", seen.seat);
    mark(&title, "id", &id);
    mark(&seat, "aria-labelledby", &id);
    write(&title, &seen.name);
    write(&part(&seat, ".sitter-words"), &seen.sitter);
    let marks: Element = part(&seat, ".marks");
    for it in &seen.marks {
        append(&marks, &chip(it));
    }
    badge(&part(&seat, ".badge"), seen);
    write(&part(&seat, ".standing > .unseen"), &seen.points_words);
    write(&part(&seat, ".gained"), &seen.gained);
    write(&part(&seat, ".total"), &seen.total);
    let held: Element = part(&seat, ".held");
    write(&held, &seen.held_words);
    // In narrow layouts the number is drawn instead of words.
    mark(&held, "data-count", &seen.held.to_string());
    let backs: Element = part(&seat, ".backs");
    for _ in 0..seen.held {
        append(&backs, &tiles::face_down_tile());
    }
    displayed(&seat, seen);
    drawn(&part(&seat, ".drawn"), seen);
    bubble(&part(&seat, ".bubble"), seen);
    seat
}

/// Shows the blocks that a seat has drawn for the first Chief.
fn drawn(place: &Element, seen: &SeatScene) {
    if seen.drawn.is_empty() {
        return place.remove();
    }
    for draw in &seen.drawn {
        let block = tiles::tile(&draw.tile);
        if draw.is_highest {
            mark(&block, "data-highest", "");
        }
        append(place, &block);
    }
}

/// Shows the last act of a seat.
fn bubble(bubble: &Element, seen: &SeatScene) {
    let Some(command) = &seen.bubble else { return bubble.remove() };
    write(&part(bubble, "span"), &command.words);
    mark(bubble, "data-names", if command.names_block { "block" } else { "act" });
    if let Some(face) = command.face {
        let block = tiles::face_tile(face, None);
        mark(&block, "aria-hidden", "true");
        append(bubble, &block);
    }
}

/// Shows the groups of a seat in their hollows, and its Sightings.
fn displayed(seat: &Element, seen: &SeatScene) {
    let laid: Element = part(seat, ".laid");
    mark(&laid, "data-places", &seen.places.to_string());
    let groups = seen.groups.iter().map(|group| ("full", tiles::group(group)));
    let planned = seen.planned.iter().map(|group| ("planned", tiles::planned(group)));
    let mut free = usize::from(seen.places);
    for (state, group) in groups.chain(planned) {
        let hollow: Element = copy("hollow-template");
        mark(&hollow, "data-state", state);
        append(&hollow, &group);
        append(&laid, &hollow);
        free = free.saturating_sub(1);
    }
    for _ in 0..free {
        append(&laid, &copy::<Element>("hollow-template"));
    }
    let wild: Element = part(seat, ".wild");
    for tile in &seen.sightings {
        append(&wild, &tiles::tile(tile));
    }
}

fn kind(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Turn => "turn",
        MarkKind::Deciding => "deciding",
        MarkKind::Chief => "chief",
        MarkKind::Announced => "announced",
        MarkKind::Unannounced => "unannounced",
    }
}

fn chip(seen: &SeatMark) -> Element {
    let chip: Element = copy("mark-template");
    let kind = kind(seen.kind);
    mark(&chip, "data-kind", kind);
    mark(&part(&chip, "use"), "href", &format!("#yebo-mark-{kind}"));
    write(&part(&chip, "span"), &seen.words);
    chip
}

/// Shows the suits of the displayed groups.
fn badge(badge: &Element, seen: &SeatScene) {
    let Some((suits, words)) = &seen.suits else { return badge.remove() };
    mark(badge, "role", "img");
    mark(badge, "aria-label", words);
    for suit in suits {
        let picture: Element = copy("suit-template");
        let motif = match suit {
            Suit::Pots => "pot",
            Suit::Masks => "mask",
            Suit::Shields => "shield",
        };
        mark(&part(&picture, "use"), "href", &format!("#yebo-{motif}"));
        append(badge, &picture);
    }
}

fn heap(scene: &YeboScene) {
    let last: Element = element("last");
    let ponds: Element = element("heap");
    clear(&last);
    clear(&ponds);
    let top = scene.discards.last();
    mark(&last, "data-lies", if scene.last_lies { "yes" } else { "no" });
    if let Some(tile) = top {
        append(&last, &tiles::tile(tile));
    }
    for seen in &scene.seats {
        append(&ponds, &pond(seen, scene.seats.len(), top.map(|tile| tile.block.number())));
    }
    element::<HtmlElement>("all-discards").set_hidden(scene.discards.len() < 2);
}

/// Creates the list of a seat's discards. The last one of all lies in the middle.
fn pond(seen: &SeatScene, seats: usize, last: Option<u8>) -> Element {
    let pond: HtmlElement = copy("pond-template");
    mark(&pond, "data-side", side(seen));
    mark(&pond, "aria-labelledby", &format!("heap-title seat-{}", seen.seat));
    let lies = |tile: &&Tile| Some(tile.block.number()) != last;
    let mut lying = seen.pond.iter().flatten().filter(lies).count();
    // Taken blocks leave dents as long as there is room.
    let has_dents = seen.pond.len() <= roomy(seats);
    let (root, is_crowded) = crowd(if has_dents { seen.pond.len() } else { lying }, seats);
    // `setProperty` does not throw for a custom property.
    let _ = pond.style().set_property("--root", root);
    mark(&pond, "data-crowded", if is_crowded { "yes" } else { "no" });
    mark(&pond, "data-name", &seen.name);
    mark(&pond, "data-count", &seen.pond.iter().flatten().count().to_string());
    for tile in &seen.pond {
        match tile {
            Some(tile) if lies(&tile) => {
                append(&pond, &line(tile, recent(lying)));
                lying -= 1;
                continue;
            }
            // The view of all discards, which covers the middle, has it here.
            Some(tile) => append(&pond, &line(tile, LAST)),
            None => {}
        }
        if has_dents {
            let dent: Element = copy("dent-template");
            mark(&dent, "data-of", if tile.is_some() { LAST } else { "taken" });
            append(&pond, &dent);
        }
    }
    pond.into()
}

/// The mark of the last discard of all.
const LAST: &str = "last";

/// Creates the entry of a discard.
fn line(tile: &Tile, recent: &str) -> Element {
    let line: Element = copy("line-template");
    append(&line, &tiles::tile(tile));
    mark(&line, "data-recent", recent);
    line
}

/// Returns the number of discards in a pond that do not lie on each other. A pond is as wide as the Fence where two
/// play.
fn roomy(seats: usize) -> usize {
    if seats == 2 { 33 } else { 20 }
}

/// Returns how a number of discards fits into a pond: a divisor of the blocks' width, and whether their rows lie
/// on each other.
fn crowd(count: usize, seats: usize) -> (&'static str, bool) {
    let (crowded, most) = if seats == 2 { (44, "5.2") } else { (28, "5") };
    (if count > crowded { most } else { "4" }, count > roomy(seats))
}

/// Returns the smallest number of latest discards, as small screens show them, that includes one.
fn recent(from_end: usize) -> &'static str {
    match from_end {
        0..=4 => "few",
        5..=8 => "more",
        9..=12 => "many",
        _ => "old",
    }
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
