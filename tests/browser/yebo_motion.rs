//! What moves at Yebo, from where to where, and what ends it.

use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{Key, Page, Screen, until};
use crate::yebo::{ADDRESS, Hands, opened, started, step};

/// Writes down every picture of a block that travels: where it begins and ends, and how long it is there;
/// and what is measured, or asked of the next picture.
const WATCH: &str = "
  window.flown = [];
  window.measured = 0;
  const place = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () { window.measured += 1; return place.call(this); };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => { window.measured += 1; return ask(act); };
  const px = (style, name) => parseFloat(style.getPropertyValue(name));
  const seen = ({ addedNodes, removedNodes }) => {
    for (const node of addedNodes) {
      const { style } = node, width = px(style, '--block');
      const to = [px(style, 'left') + width / 2, px(style, 'top') + width * 0.7];
      const from = [to[0] + px(style, '--across'), to[1] + px(style, '--down')];
      const back = node.querySelector('[href=\"#yebo-back\"]') !== null;
      window.flown.push({ node, from, to, back, begun: performance.now() });
    }
    for (const node of removedNodes) {
      const flown = window.flown.find((it) => it.node === node);
      flown.took = performance.now() - flown.begun;
    }
  };
  const begin = () => {
    const place = document.getElementById('flights');
    if (!place) return setTimeout(begin, 20);
    new MutationObserver((list) => list.forEach(seen)).observe(place, { childList: true });
  };
  if (window === window.top) begin();
";

/// What has flown.
fn flown(page: &Page) -> Vec<Value> {
    let all = page.measure("return window.flown.map(({ node, ...rest }) => rest)");
    all.as_array().expect("a list").clone()
}

/// The middle of something on the page.
fn middle(page: &Page, selector: &str) -> (f64, f64) {
    page.places(selector)[0].centre()
}

fn point(value: &Value) -> (f64, f64) {
    (value[0].as_f64().expect("a number"), value[1].as_f64().expect("a number"))
}

fn is_near(one: (f64, f64), other: (f64, f64)) -> bool {
    (one.0 - other.0).abs() < 3.0 && (one.1 - other.1).abs() < 3.0
}

/// A page whose computers take their time, with one's own turn to draw.
fn before_drawing(page: &Page, language: &str) {
    page.before(WATCH);
    page.load("history.html");
    page.measure("localStorage.setItem('sandgrid:settings', 'yebo-pace quick\\n')");
    opened(page, &format!("{ADDRESS}&lang={language}"));
    loop {
        let letters = until("somebody is asked", || {
            let asked = page.measure(
                "const letters = [...document.querySelectorAll('#offers [data-letter]')];
                 const is_full = document.querySelectorAll('#rack > *').length === 13;
                 const thinks = document.getElementById('felt').dataset.thinks === 'yes';
                 const asked = letters.length > 0 || (is_full && !thinks);
                 return asked ? letters.map((it) => it.dataset.letter).join('') : null",
            );
            asked.as_str().map(str::to_owned)
        });
        match "L+1P".chars().find(|letter| letters.contains(*letter)) {
            // A Sighting before the round begins is replaced from there, too.
            Some('L') if letters.contains('K') || page.places("#last .block").len() == 1 => return,
            Some(letter) => page.letters(&letter.to_lowercase().to_string()),
            None => discard(page),
        }
        sleep(Duration::from_millis(60));
    }
}

/// Discards the first block that is no Africa.
fn discard(page: &Page) {
    page.measure(
        "[...document.querySelectorAll('#rack > [role=option]')]
           .find((it) => !it.querySelector('[href=\"#yebo-africa\"]')).click()",
    );
    page.letters("d");
}

fn is_at_rest(page: &Page) {
    until("nothing moves any more", || {
        let count =
            page.measure("return document.querySelectorAll('#flights > *, [data-awaits]').length");
        (count == json!(0)).then_some(())
    });
}

#[test]
fn a_block_travels_from_the_fence_to_the_hand_and_on() {
    for (language, is_phone) in [("en", false), ("ar", true)] {
        let page = Page::blank();
        page.resize(Screen::DESK);
        if is_phone {
            page.become_phone(Screen::PHONE);
        }
        before_drawing(&page, language);
        is_at_rest(&page);
        let end = middle(&page, "#left-end");
        page.measure("window.flown.length = 0");
        page.click("#left-end");
        until("it has come", || flown(&page)[0]["took"].as_f64());
        let drawn = &flown(&page)[0];
        assert!(is_near(point(&drawn["from"]), end), "{language}: {drawn}, {end:?}");
        // A Sighting goes on to the table at once.
        let fresh = ["#rack > .new", "[data-side=near] .laid > .block:last-child"];
        let fresh =
            fresh.into_iter().find(|it| !page.places(it).is_empty()).expect("it lies there");
        let place = middle(&page, fresh);
        assert!(is_near(point(&drawn["to"]), place), "{language}: {drawn}, {place:?}");
        assert_eq!(drawn["back"], json!(false));
        is_at_rest(&page);
        assert_eq!(page.measure("return document.getAnimations().length"), json!(0));
    }
}

#[test]
fn any_input_ends_it_and_is_heard() {
    let page = Page::blank();
    before_drawing(&page, "en");
    is_at_rest(&page);
    let ended = page.measure(
        "const key = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
         const count = () => document.querySelectorAll('#flights > *').length;
         const hidden = () => document.querySelectorAll('[data-awaits]').length;
         key('l');
         const before = [count(), hidden()];
         key('h');
         return [before, [count(), hidden()]]",
    );
    assert_eq!(ended, json!([[1, 1], [0, 0]]));
}

#[test]
fn what_others_draw_lies_face_down() {
    let page = Page::blank();
    before_drawing(&page, "en");
    page.measure("window.flown.length = 0");
    page.click("#left-end");
    let backs = || flown(&page).iter().filter(|it| it["back"] == json!(true)).count();
    for _ in 0..20 {
        if backs() > 0 {
            return;
        }
        step(&page, Hands::Keys);
    }
    panic!("nobody has drawn: {:?}", flown(&page));
}

#[test]
fn nothing_moves_for_who_prefers_that_and_nothing_is_measured_at_rest() {
    for setting in ["motion less\\n", ""] {
        let page = Page::blank();
        page.before(WATCH);
        page.load("history.html");
        let settings =
            format!("localStorage.setItem('sandgrid:settings', 'yebo-pace slow\\n{setting}')");
        page.measure(&settings);
        opened(&page, ADDRESS);
        if setting.is_empty() {
            // Firefox's driver prefers it for the page that is there.
            page.prefer("prefers-reduced-motion", "reduce");
            page.measure("window.flown.length = 0");
        }
        // Nobody waits, either: at the slow pace a round of the table takes five seconds.
        for _ in 0..8 {
            step(&page, Hands::Keys);
        }
        assert_eq!(flown(&page), [Value::Null; 0], "{setting:?}");
    }
    let page = Page::blank();
    before_drawing(&page, "en");
    is_at_rest(&page);
    sleep(Duration::from_millis(400));
    page.measure("window.measured = 0");
    sleep(Duration::from_millis(1500));
    assert_eq!(page.measure("return window.measured"), json!(0));
    page.keys([Key::Escape]);
    page.again();
    started(&page);
    assert_eq!(flown(&page), [Value::Null; 0], "a game that is taken up lies there");
}
