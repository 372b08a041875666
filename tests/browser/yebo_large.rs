//! Yebo with letters twice as large on a telephone: everything has its room, and the page is scrolled.

use serde_json::json;

use crate::page::{Page, Screen};
use crate::yebo::quick_in;
use crate::yebo_place::late;

/// The page with large letters in a language; `None` where the driver cannot enlarge them.
fn large(code: &str) -> Option<Page> {
    let page = quick_in(code, Screen::PHONE);
    page.enlarge_letters().then_some(page)
}

/// Nothing is cut, and nothing lies beside what is asked.
fn has_room(page: &Page, name: &str) {
    page.call_later("page.drawn", ());
    assert_eq!(page.property("html", "scrollWidth"), json!(360), "{name}");
    for part in ["#status", "#news", ".plate h3", ".sorting > .tool[data-sort]"] {
        assert_eq!(page.overflow(part), [0, 0], "{name}: {part}");
    }
    let said = page.place(".said");
    assert!(said.width > 300.0, "{name}: {said:?}");
    let tools = page.places(".rack-head .tool");
    let tools: Vec<_> = tools.into_iter().filter(|it| it.width > 0.0).collect();
    let offers = page.places("#offers > .offer");
    let parts: Vec<_> = tools.into_iter().chain(offers).chain([said]).collect();
    for (at, part) in parts.iter().enumerate() {
        assert!(part.x >= 0.0 && part.x + part.width <= 360.5, "{name}: {part:?}");
        assert!(parts[..at].iter().all(|it| !it.overlaps(*part)), "{name}: {parts:?}");
    }
}

#[test]
fn large_letters_have_their_room() {
    for code in ["en", "fr", "ar"] {
        let Some(page) = large(code) else { return };
        has_room(&page, &format!("{code}, the beginning"));
        if page.is_seen("#invitation") {
            let [card, button] = ["#invitation", "#invitation .button"].map(|it| page.place(it));
            assert!(button.y + button.height <= card.y + card.height, "{code}: {card:?}");
            assert!(page.places(".end").iter().all(|end| !end.overlaps(card)), "{code}: {card:?}");
        }
        late(&page);
        page.click("#rack > :nth-child(2)");
        has_room(&page, &format!("{code}, groups before everybody"));
        let [asked, rack] = [".said", "#rack"].map(|it| page.place(it));
        let together = rack.y + rack.height - asked.y;
        assert!(together < 640.0, "{code}: question and hand are seen together: {together}");
    }
}

#[test]
fn large_points_stand_beside_whole_names() {
    let Some(page) = large("fr") else { return };
    late(&page);
    page.click("header [data-open=score]");
    page.call_later("page.drawn", ());
    assert!(page.place("#score thead").width < 2.0, "no head breaks letter by letter");
    assert_eq!(page.attribute("#score-rounds td", "data-name"), json!("Vous"));
    for cell in page.places("#score-rounds td") {
        assert!(cell.width > 120.0 && cell.height < 45.0, "name and points in one line: {cell:?}");
    }
    assert_eq!(page.overflow("#score .sheet-body")[0], 0);
    assert_eq!(page.style("#score tfoot td", "border-top-width"), "0px", "its row has the line");
}
