//! The count of a round on the table, and the order of the players at the end of the game.

use sandgrid_app::yebo::{CountPart, RoundCount, SeatCount, YeboEnding};
use web_sys::{Element, HtmlElement};

use super::tiles;
use crate::dom::document::{append, clear, copy, document, element, mark, part, write};

/// The attribute of what is still to be counted.
const WAITS: &str = "data-waits";

/// The attribute of a count that stays.
const RESTS: &str = "data-rests";

/// Fills the count; nothing of it is counted yet.
pub(super) fn show(count: &RoundCount) {
    write(&element("count-words"), &count.words);
    let place: Element = element("counted");
    clear(&place);
    for seat in &count.seats {
        append(&place, &counted(seat, count));
    }
    element::<HtmlElement>("count").set_hidden(false);
}

/// Shows the whole count, which stays until the next deal.
pub(super) fn rest(count: &RoundCount) {
    show(count);
    count_all();
    let place: Element = element("count");
    mark(&place, RESTS, "");
    mark(&place, "data-flies", "no");
}

/// Returns whether the count stays until the next deal.
pub(super) fn rests() -> bool {
    element::<Element>("count").has_attribute(RESTS)
}

/// Hides the count.
pub(super) fn hide() {
    let place: HtmlElement = element("count");
    place.set_hidden(true);
    // `removeAttribute` does not throw for a valid name.
    let _ = place.remove_attribute(RESTS);
    clear(&element("counted"));
    counts_at(None);
}

fn counted(seen: &SeatCount, count: &RoundCount) -> Element {
    let counted: Element = copy("counted-template");
    mark(&counted, "data-seat", &seen.seat.to_string());
    mark(&counted, "data-won", if seen.won { "yes" } else { "no" });
    mark(&counted, WAITS, "");
    write(&part(&counted, "h4 > span"), &seen.name);
    write(&part(&counted, ".count-sum"), "0");
    let open: Element = part(&counted, ".open-hand");
    let blocks = if seen.won { count.last.as_slice() } else { seen.open.as_slice() };
    let is_empty = seen.won && blocks.is_empty();
    write(&part(&counted, ".open-words"), if is_empty { "" } else { &seen.open_words });
    for group in blocks {
        append(&open, &tiles::row(group));
    }
    let parts: Element = part(&counted, ".count-parts");
    for it in &seen.parts {
        let line = count_part(it);
        mark(&line, "data-sum", &it.so_far);
        mark(&line, WAITS, "");
        append(&parts, &line);
    }
    counted
}

fn count_part(counted: &CountPart) -> Element {
    let line: Element = copy("count-part-template");
    write(&part(&line, "span"), &counted.label);
    write(&part(&line, "b"), &counted.points);
    line
}

/// Counts the next part; returns whether there was one.
pub(super) fn count_next() -> bool {
    let next = document().query_selector("#counted [data-waits]").ok().flatten();
    if let Some(next) = &next {
        reveal(next);
    }
    next.is_some()
}

/// Counts all at once.
pub(super) fn count_all() {
    while count_next() {}
    counts_at(None);
}

fn reveal(waiting: &Element) {
    // `removeAttribute` does not throw for a valid name.
    let _ = waiting.remove_attribute(WAITS);
    let Ok(Some(counted)) = waiting.closest(".counted") else { return };
    counts_at(counted.get_attribute("data-seat").as_deref());
    if let Some(sum) = waiting.get_attribute("data-sum") {
        write(&part(&counted, ".count-sum"), &sum);
    }
}

/// Marks the seat that is counted.
fn counts_at(seat: Option<&str>) {
    mark(&element("felt"), "data-counts", seat.unwrap_or_default());
}

/// Shows the end of the game, or hides it.
pub(super) fn show_ending(ending: Option<&YeboEnding>) {
    element::<HtmlElement>("finale").set_hidden(ending.is_none());
    let Some(ending) = ending else {
        return ["escape", "standings", "herd"].iter().for_each(|id| clear(&element(id)));
    };
    write(&element("finale-words"), &ending.words);
    write(&element("finale-decided"), &ending.decided);
    let order: Element = element("standings");
    clear(&order);
    for standing in &ending.order {
        let line: Element = copy("standing-template");
        write(&part(&line, ".rank"), &format!("{}.", standing.place));
        mark(&line, "value", &standing.place.to_string());
        write(&part(&line, "span"), &standing.name);
        write(&part(&line, ".points-of"), &standing.points);
        let parts: Element = part(&line, ".count-parts");
        write(&part(&parts, ".rounds-won"), &standing.rounds);
        for it in &standing.parts {
            append(&parts, &count_part(it));
        }
        append(&order, &line);
    }
    herd(&element("herd"), ending);
}

/// Lets the animals escape through the Fence; CSS moves them.
pub(super) fn escape(ending: &YeboEnding) {
    herd(&element("escape"), ending);
}

/// Draws the animals.
fn herd(place: &Element, ending: &YeboEnding) {
    clear(place);
    for face in &ending.animals {
        append(place, &tiles::animal(*face));
    }
}
