//! The sheet with the counts of a kiosk, for its staff.

use sandgrid_app::rules::GameKind;
use sandgrid_app::{OfferedGame, UseCounts, UseTally};
use web_sys::{Element, HtmlElement};

use super::outlet;
use super::use_counter::{UseCounter, today};
use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::platform::i18n;
use crate::shell::dialog;

/// The button that deletes the counts at its second press, and its attribute after the first.
pub(super) const ANEW: &str = "use-anew";
const SURE: &str = "data-sure";

/// Opens the sheet.
pub(super) fn open(counter: &UseCounter) {
    fill(counter);
    dialog::open("use-counts");
}

fn fill(counter: &UseCounter) {
    let counts = counter.counts();
    element::<HtmlElement>("use-unkept").set_hidden(counter.is_kept());
    ask(Certainty::Unsure);
    let total = counts.total();
    write_numbers(&element("use-total"), &numbers(&total));
    let days = counts.days().map(|(day, tally)| {
        let name = if day == UseCounts::EARLIER { "…" } else { day };
        row(name, &numbers(tally))
    });
    put("use-days", days);
    let games = OfferedGame::ALL.into_iter().map(|game| {
        let of = |end| total.of(&[game.name(), end].concat());
        row(game_name(game), &[of("_begun"), of("_ended")])
    });
    put("use-games", games);
    let languages = i18n::codes().into_iter().filter_map(|code| {
        let visits = total.of(&["visits_", &code].concat());
        (visits > 0).then(|| row(&own_name(&code), &[visits]))
    });
    put("use-languages", languages);
}

/// Fills a part of a table with rows.
fn put(id: &str, rows: impl Iterator<Item = Element>) {
    let place: Element = element(id);
    clear(&place);
    rows.for_each(|row| append(&place, &row));
}

fn numbers(tally: &UseTally) -> [u32; 4] {
    [tally.of("visits"), tally.minutes(), tally.all("_begun"), tally.all("_ended")]
}

fn row(name: &str, numbers: &[u32]) -> Element {
    let row: Element = copy("use-row-template");
    write(&part::<Element>(&row, "th"), name);
    write_numbers(&row, numbers);
    row
}

/// Writes numbers into the cells of a row, and removes the other cells.
fn write_numbers(row: &Element, numbers: &[u32]) {
    let mut cell = row.first_element_child().and_then(|name| name.next_element_sibling());
    for number in numbers {
        if let Some(place) = cell {
            write(&place, &number.to_string());
            cell = place.next_element_sibling();
        } else {
            return;
        }
    }
    while let Some(surplus) = cell {
        cell = surplus.next_element_sibling();
        surplus.remove();
    }
}

/// Returns the name of a game, which is the same in every language.
fn game_name(game: OfferedGame) -> &'static str {
    match game {
        OfferedGame::Sand(GameKind::Yote) => "Yoté",
        OfferedGame::Sand(GameKind::Choko) => "Choko",
        OfferedGame::Sand(GameKind::Wali) => "Wali",
        OfferedGame::Sand(GameKind::Bolotondou) => "Bolotondou",
        OfferedGame::Yebo => "Yebo",
    }
}

/// Returns the own name of a language of the page.
fn own_name(code: &str) -> String {
    let option = document().query_selector(&format!("#language option[value={code}]"));
    let name = option.ok().flatten().and_then(|option| option.text_content());
    name.unwrap_or_else(|| code.to_owned())
}

/// Saves the counts as a spreadsheet.
pub(super) fn save(counter: &UseCounter) {
    let text = counter.counts().csv(&i18n::codes());
    outlet::save(&format!("sandgrid-counts-{}.csv", today()), &text);
}

/// Whether the deletion was asked for once.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Certainty {
    Unsure,
    Sure,
}

/// Deletes the counts at the second press.
pub(super) fn begin_anew(counter: &UseCounter) {
    if element::<Element>(ANEW).has_attribute(SURE) {
        counter.clear();
        fill(counter);
    } else {
        ask(Certainty::Sure);
    }
}

fn ask(certainty: Certainty) {
    let button: Element = element(ANEW);
    let is_sure = certainty == Certainty::Sure;
    if is_sure {
        mark(&button, SURE, "");
    } else {
        // `removeAttribute` does not throw.
        let _ = button.remove_attribute(SURE);
    }
    part::<HtmlElement>(&button, ".once").set_hidden(is_sure);
    part::<HtmlElement>(&button, ".again").set_hidden(!is_sure);
}
