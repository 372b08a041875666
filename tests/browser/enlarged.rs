//! Pages and letters enlarged: everything for the moment stays in view, and the board keeps its form.

use sandgrid_rules::Side;

use crate::page::{Browser, PEOPLE, Page, Screen, left_out_of, until};
use crate::screens::{BOARD, LEARNING, State};

/// A tablet whose page is enlarged twice, upright and on its side, in CSS pixels.
const TABLET: [(u32, u32); 2] = [(384, 512), (512, 384)];

/// The result, the answers to a refusal, and the buttons that one looks for then.
const BUTTONS: &str = ".talk :is(button, summary), .moves > button, .tools :is(button, select)";

/// One leap ends the game; pebbles can leap from c3.
const LAST: &str = "?rules=yote-traditional&position=6/6/2oi2/6/o4i+o+2/0+-+0";

/// Pebbles can leap from c3, and win by it, or by a second leap.
const TACTICS: &str = "?rules=yote-traditional&position=i5/1o2i1/2oi2/3o2/o4i+o+6/5+-+0";

#[track_caller]
fn named(states: &'static [State], name: &str) -> &'static State {
    states.iter().find(|state| state.name == name).expect("there is such a state")
}

/// Every button that can be seen lies in the window, and all holes and hands do.
#[track_caller]
fn all_in_view(page: &Page, (width, height): (u32, u32), when: &str) {
    let (across, down) = (f64::from(width), f64::from(height));
    let seen = page.places(BUTTONS).into_iter().filter(|it| it.width > 1.5 && it.height > 1.5);
    let seen: Vec<_> = seen.collect();
    assert!(seen.len() > 5, "{when}: {seen:?}");
    for it in seen.into_iter().chain(page.places(".hole, .hand")) {
        assert!(it.is_within(across + 0.5, down + 0.5), "{width} × {height}, {when}: {it:?}");
    }
}

#[test]
fn an_enlarged_page_has_all_buttons_in_view() {
    let page = Page::blank();
    for (width, height) in TABLET {
        page.resize(Screen { width, height, ratio: 2 });
        for lang in ["en", "fr", "es", "ar"] {
            page.visit(&format!("{TACTICS}&lang={lang}"));
            page.click_by_script("[data-cell=c3]");
            page.click_by_script("[data-cell=f5]");
            until("it is refused", || page.is_seen("#notice").then_some(()));
            all_in_view(&page, (width, height), &format!("{lang}: a refusal"));
            page.visit(&format!("{LAST}&lang={lang}"));
            for hole in ["c3", "e3", "f1"] {
                page.click_by_script(&format!("[data-cell={hole}]"));
            }
            until("it is over", || page.is_seen("#ending-headline").then_some(()));
            all_in_view(&page, (width, height), &format!("{lang}: the end"));
        }
        for name in ["a lesson", "a lesson's step done", "a lesson's end"] {
            named(&LEARNING, name).show(&page);
            all_in_view(&page, (width, height), name);
        }
    }
}

/// Letters of 150 and 175 percent.
#[test]
fn larger_letters_move_no_hand_and_cover_none() {
    let others = [Browser::Firefox, Browser::WebKit];
    if left_out_of(&others, "the size of letters is Chromium's to set") {
        return;
    }
    let page = Page::blank();
    for letters in [24, 28] {
        page.set_letters(letters);
        page.resize(Screen { width: 768, height: 1024, ratio: 1 });
        let states = ["the beginning", "the end", "a review"].map(|name| named(&BOARD, name));
        for state in states.into_iter().chain([named(&LEARNING, "a lesson")]) {
            state.show(&page);
            let (name, grid) = (state.name, page.place("#grid"));
            let [own, other] = [Side::First, Side::Second].map(|side| page.place_of_hand(side));
            assert!(own.y >= grid.y + grid.height, "{letters}, {name}: {own:?} below {grid:?}");
            assert!(
                other.y + other.height <= grid.y,
                "{letters}, {name}: {other:?} above {grid:?}"
            );
        }
        named(&BOARD, "a refusal").show(&page);
        page.visit(LAST);
        for hole in ["c3", "e3", "f1"] {
            page.click_by_script(&format!("[data-cell={hole}]"));
        }
        let (card, own) = (page.place("#ending"), page.place_of_hand(Side::First));
        assert!(!card.overlaps(own), "{letters}: {card:?} covers {own:?}");
    }
}

/// A name and a number, in the hand of a player.
#[test]
fn words_stay_within_their_hand() {
    let others = [Browser::Firefox, Browser::WebKit];
    if left_out_of(&others, "the size of letters is Chromium's to set") {
        return;
    }
    let page = Page::blank();
    for letters in [16, 24, 28, 32] {
        page.set_letters(letters);
        for (width, height) in [(320, 568), (640, 360), (768, 1024), (1024, 768)] {
            page.resize(Screen { width, height, ratio: 1 });
            for lang in ["en", "es", "ar"] {
                page.visit(&format!("?rules=yote-traditional&level=7&lang={lang}"));
                check_words(&page, &format!("{letters}, {width} × {height}, {lang}"));
            }
        }
    }
}

/// A reader's own style, of which the page's conditions know nothing.
#[test]
fn words_stay_within_their_hand_in_a_style_of_the_reader() {
    let page = Page::blank();
    page.resize(Screen { width: 1024, height: 768, ratio: 1 });
    page.visit("?rules=yote-traditional&level=7");
    page.set_attribute("html", "style", "font-size: 200%");
    page.call_later("page.frames", [3]);
    check_words(&page, "200 %");
}

/// The tools and the name stand beside each other in the header, or in two lines.
#[test]
fn the_header_has_room_in_a_style_of_the_reader() {
    let page = Page::blank();
    for (width, height) in [(768, 1024), (1024, 768), (1280, 800), (1920, 1080)] {
        page.resize(Screen { width, height, ratio: 1 });
        for lang in ["en", "fr", "ar"] {
            page.visit(&format!("{PEOPLE}&lang={lang}"));
            for size in [100, 150, 175, 200] {
                page.set_attribute("html", "style", &format!("font-size: {size}%"));
                page.call_later("page.frames", [3]);
                check_header(&page, f64::from(width), &format!("{width}, {lang}, {size} %"));
            }
        }
    }
}

#[track_caller]
fn check_header(page: &Page, width: f64, when: &str) {
    let parts = page.places(".brand, .tools > *, .moves > *");
    let parts: Vec<_> = parts.into_iter().filter(|it| it.width > 1.5).collect();
    assert!(parts.len() > 6, "{when}: {parts:?}");
    for (at, one) in parts.iter().enumerate() {
        assert!(one.is_within(width + 0.5, f64::INFINITY), "{when}: {one:?}");
        for other in &parts[at + 1..] {
            assert!(!one.overlaps(*other), "{when}: {one:?} lies over {other:?}");
        }
    }
}

#[track_caller]
fn check_words(page: &Page, when: &str) {
    let hand = page.place("#hand-second");
    let words = page.places("#hand-second .caption > *");
    for it in words.iter().filter(|it| it.width > 0.5) {
        let is_within = it.x >= hand.x - 0.5
            && it.y >= hand.y - 0.5
            && it.x + it.width <= hand.x + hand.width + 0.5
            && it.y + it.height <= hand.y + hand.height + 0.5;
        assert!(is_within, "{when}: {it:?} in {hand:?}");
    }
}

#[test]
fn the_review_of_a_small_telephone_has_the_header_and_the_board() {
    let page = Page::blank();
    page.resize(Screen { width: 320, height: 568, ratio: 2 });
    named(&BOARD, "a review").show(&page);
    for it in page.places("#open-menu, #steps button, .hole") {
        assert!(it.is_within(320.5, 568.5), "{it:?}");
    }
}

#[test]
fn tools_are_reached_in_the_order_in_which_they_are_seen() {
    let page = Page::open(PEOPLE);
    for (width, height, before) in [(1280, 800, true), (360, 640, false), (640, 360, true)] {
        page.resize(Screen { width, height, ratio: 1 });
        let [sooner, later] = [".moves ~ #table", "#table ~ .moves"];
        let place = if before { sooner } else { later };
        until(&format!("{width} × {height}: {place}"), || page.exists(place).then_some(()));
    }
}

#[test]
fn a_begun_review_leaves_no_hole_in_the_card() {
    let page = Page::blank();
    page.resize(Screen::DESK);
    named(&BOARD, "a review").show(&page);
    page.click("#steps [data-step=last]");
    until("the end is shown", || page.is_seen("#ending-headline").then_some(()));
    let review = page.place("#review-end");
    assert!(review.width < 0.5 && review.height < 0.5, "{review:?}");
}

/// An answer that is longer than its question takes its place.
#[test]
fn the_answer_of_a_lesson_stands_whole_on_an_enlarged_page() {
    let page = Page::blank();
    page.resize(Screen { width: 384, height: 512, ratio: 2 });
    for name in ["a lesson astray", "a lesson's step done"] {
        named(&LEARNING, name).show(&page);
        assert!(page.is_seen("#course-verdict"), "{name}");
        let [_, hidden] = page.overflow(".talk");
        assert!(hidden <= 1, "{name}: {hidden} pixels are to be scrolled");
    }
}

#[test]
fn buttons_of_the_header_stand_apart_in_a_style_of_the_reader() {
    let page = Page::blank();
    page.visit(PEOPLE);
    for (width, height) in [(1280, 800), (1440, 900)] {
        page.resize(Screen { width, height, ratio: 1 });
        for size in [100, 150, 175] {
            page.set_attribute("html", "style", &format!("font-size: {size}%"));
            page.call_later("page.frames", [3]);
            let tools = page.places(".tool");
            let seen: Vec<_> = tools.into_iter().filter(|it| it.width > 1.5).collect();
            assert!(seen.len() > 6, "{seen:?}");
            for (index, one) in seen.iter().enumerate() {
                let is_apart = seen[index + 1..].iter().all(|other| !one.overlaps(*other));
                assert!(is_apart, "{width} wide, {size} %: {one:?} of {seen:?}");
            }
        }
    }
}

#[test]
fn a_heading_without_a_button_keeps_its_distance() {
    let others = [Browser::Firefox, Browser::WebKit];
    if left_out_of(&others, "the size of letters is Chromium's to set") {
        return;
    }
    let page = Page::blank();
    page.set_letters(24);
    page.resize(Screen { width: 1024, height: 768, ratio: 1 });
    page.visit(&format!("{PEOPLE}&lang=pt"));
    page.click_hole("c3");
    page.click("#open-menu");
    page.click("#may-resign button");
    let (title, sheet) = (page.place("#resign-title"), page.place("#resign"));
    let [before, after] = [title.x - sheet.x, sheet.x + sheet.width - title.x - title.width];
    assert!(after >= before - 1.0, "{before} before, {after} after");
}

/// Long sticks and short ones have longer names than pebbles, and a lesson lower hands than a game.
#[test]
fn words_of_a_lesson_stay_within_their_hand() {
    let page = Page::blank();
    for (width, height) in [(360, 640), (640, 360)] {
        page.resize(Screen { width, height, ratio: 2 });
        for lang in ["en", "fr", "pt", "ar"] {
            page.visit(&format!("?lang={lang}&lesson=choko"));
            until("the lesson is on the board", || page.is_seen("#course").then_some(()));
            check_words(&page, &format!("{width} × {height}, {lang}"));
        }
    }
}
