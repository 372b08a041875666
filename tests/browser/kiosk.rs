//! A board alone in public: it plays with itself, greets, asks whether anybody is there, and resets.

use serde_json::json;

use crate::page::{Key, Page, spared, until};

/// A clock four times as quick: nobody waits for a minute.
pub(crate) const HASTE: &str = "{
  const now = Date.now.bind(Date), begun = now(), later = window.setTimeout.bind(window);
  Date.now = () => begun + (now() - begun) * 4;
  window.setTimeout = (act, wait, ...given) => later(act, wait / 4, ...given);
}";

fn kiosk() -> Page {
    let page = Page::blank();
    page.before(HASTE);
    page.visit("?kiosk&idle=30&lang=en");
    until("the board invites", || page.is_seen("#attract").then_some(()));
    page
}

fn has_pieces(page: &Page) -> bool {
    page.hole_names().iter().any(|name| name.contains("pebble") || name.contains("stick"))
}

#[test]
fn a_day_of_a_kiosk() {
    let page = kiosk();
    until("it plays with itself", || has_pieces(&page).then_some(()));
    until("it says what it does", || page.words_of("#said").contains(" piece").then_some(()));
    assert!(!page.is_seen("#open-menu"), "nothing leads away");

    page.keys([Key::Enter]);
    until("a visitor has a board of their own", || {
        (!page.is_seen("#attract") && !has_pieces(&page)).then_some(())
    });
    assert!(page.hole_name("c3").contains("empty"), "the key that wakes it up plays nothing");
    page.click_hole("c3");
    until("it is played", || page.hole_name("c3").contains("pebble").then_some(()));
    page.click_path("//select[@id='tongues']/option[@value='fr']");
    let lang = || page.measure("return document.documentElement.lang");
    until("it speaks French", || (lang() == json!("fr")).then_some(()));

    until("it asks who is there", || page.is_seen("#still").then_some(()));
    let left = || page.words_of("#still-seconds").parse::<u32>().ok();
    let first = until("it counts", left);
    assert!(first <= 30, "{first}");
    until("it counts down", || (left()? < first).then_some(()));
    page.click("#still-yes");
    until("one goes on", || (!page.is_seen("#still")).then_some(()));
    assert!(page.hole_name("c3").contains("c3"), "the game is still there");
    assert!(!page.is_seen("#attract"));

    until("it asks again", || page.is_seen("#still").then_some(()));
    until("everything is as it was", || page.is_seen("#attract").then_some(()));
    until("language included", || (lang() == json!("en")).then_some(()));
    assert!(!page.is_seen("#still"));
    assert_eq!(page.measure("return Object.keys(localStorage)"), json!([]), "nothing is kept");
    page.keys([Key::Enter]);
    until("the next visitor plays", || (!page.is_seen("#attract")).then_some(()));
    page.measure("document.querySelector('[data-open=games]').click()");
    let others =
        "return document.querySelectorAll('#games-list [data-forget]:not([hidden])').length";
    assert_eq!(page.measure(others), json!(0), "nobody's game is there for the next");
}

#[test]
fn what_hands_do_by_accident_does_nothing() {
    let page = kiosk();
    for (kind, constructor) in [
        ("contextmenu", "MouseEvent"),
        ("selectstart", "Event"),
        ("dragstart", "DragEvent"),
        ("gesturestart", "Event"),
    ] {
        let averted = page.measure_with(
            "const [kind, constructor] = arguments;
             const event = new window[constructor](kind, { bubbles: true, cancelable: true });
             document.querySelector('#status').dispatchEvent(event);
             return event.defaultPrevented",
            vec![json!(kind), json!(constructor)],
        );
        assert_eq!(averted, json!(true), "{kind}");
    }
    let selects = "const style = getComputedStyle(document.body);
                   return style.userSelect ?? style.webkitUserSelect";
    assert_eq!(page.measure(selects), json!("none"));
    page.keys([Key::Enter]);
    until("somebody plays", || (!page.is_seen("#attract")).then_some(()));
    for button in ["#restart", "#tongues", "#undo"] {
        let place = page.places(button)[0];
        assert!(place.width >= 57.0 && place.height >= 57.0, "{button} is small: {place:?}");
    }
}

#[test]
fn visitor_after_visitor_it_does_not_grow() {
    if spared() {
        return;
    }
    let page = kiosk();
    let size = || page.measure("return document.querySelectorAll('*').length").as_u64();
    let visit = || {
        page.keys([Key::Enter]);
        until("a visitor plays", || (!page.is_seen("#attract")).then_some(()));
        page.click_hole("b2");
        until("and goes", || page.is_seen("#attract").then_some(()));
        until("the show begins", || has_pieces(&page).then_some(()));
    };
    visit();
    let before = size().expect("a number");
    for _ in 0..2 {
        visit();
    }
    let after = size().expect("a number");
    // The list of turns is as long as the game that is shown.
    assert!(after <= before + 120, "{before} elements, and then {after}");
}
