//! Room for everybody on every screen: for fingers, for large type, for wide type, for voices that say
//! what is written, and for whoever goes by Tab.

use std::iter;
use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{Browser, Key, Page, pause};

/// What everything that one can press has in common.
const PRESSED: &str = "button, a[href], input, select, textarea, summary";

/// What can be pressed now and is smaller than a fingertip: 44 CSS pixels. Links within a sentence
/// are as high as it is.
const SMALL: &str = r#"
  const top = [...document.querySelectorAll("dialog[open]")].pop();
  const all = (top ?? document).querySelectorAll(arguments[0]);
  const area = (thing) => {
    const label = thing.matches("input") ? thing.closest("label") : null;
    return (label ?? thing).getBoundingClientRect();
  };
  const inSentence = (thing) => thing.matches("p a, li a, dd a") && !thing.matches(".entry, nav a");
  return [...all]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !inSentence(thing))
    .map((thing) => [thing, area(thing)])
    .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
    // What reaches beyond its box is as large as a finger finds it.
    .filter(([thing, { width, height }]) => {
      thing.scrollIntoView({ block: "center" });
      const { left, top } = area(thing), [x, y] = [left + width / 2, top + height / 2];
      const [across, down] = [Math.max(width / 2 - 1, 21.5), Math.max(height / 2 - 1, 21.5)];
      const ends = [[x - across, y], [x + across, y], [x, y - down], [x, y + down]];
      return !ends.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
    })
    .map(([thing, { width, height }]) =>
      `${width.toFixed(1)} by ${height.toFixed(1)}: ${thing.outerHTML.slice(0, 120)}`);
"#;

/// What is cut off, what lies over something else, and what makes one scroll across.
const CRAMPED: &str = r#"
  const found = [];
  const top = [...document.querySelectorAll("dialog[open]")].pop();
  const say = (thing) => `${thing.tagName} ${thing.id || thing.className}: ${thing.textContent.trim().slice(0, 60)}`;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  const texts = [];
  const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, thing = text.parentElement;
    // The board's captions lie on a picture, which gives them the room that it has.
    if (thing.closest(".caption")) continue;
    // What happened last stands on one line; the list of what happened has it whole.
    if (thing.closest(".news")) continue;
    if (!text.data.trim() || thing.closest("option, script, style, noscript")) continue;
    if (!thing.checkVisibility({ visibilityProperty: true })) continue;
    const chain = [];
    for (let around = thing; around; around = around.parentElement) chain.push(around);
    const styles = chain.map((around) => getComputedStyle(around));
    if (styles.some((style) => style.clipPath !== "none")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const place = range.getBoundingClientRect();
    if (place.width === 0) continue;
    // What somebody has opened may lie over the rest until it is closed again.
    let isFree = !thing.closest(`.cited, .needs`);
    let shown = [...range.getClientRects()];
    chain.forEach((around, at) => {
      const { overflowX, overflowY, position } = styles[at];
      if (position === "sticky" || position === "fixed") isFree = isFree && around.tagName === "DIALOG";
      const box = around.getBoundingClientRect();
      if (at > 0 && (overflowX !== "visible" || overflowY !== "visible")) {
        // What is scrolled out of sight lies over nothing.
        shown = shown.map((part) => ({
          left: Math.max(part.left, box.left), right: Math.min(part.right, box.right),
          top: Math.max(part.top, box.top), bottom: Math.min(part.bottom, box.bottom),
        })).filter((part) => part.right > part.left && part.bottom > part.top);
      }
      const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
      if (cuts(overflowX) && (place.left < box.left - 1 || place.right > box.right + 1)) {
        found.push(`cut off at the side: ${say(thing)}`);
      }
      const scrolls = chain.slice(0, at).some((_, below) => /auto|scroll/.test(styles[below].overflowY));
      if (cuts(overflowY) && !scrolls && (place.top < box.top - 2 || place.bottom > box.bottom + 2)) {
        found.push(`cut off above or below: ${say(thing)}`);
      }
      if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1) {
        found.push(`scrolls across: ${around.tagName} ${around.id || around.className}`);
      }
    });
    if (isFree && !thing.closest(`#stage`)) texts.push([thing, shown]);
  }
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  for (const [at, [thing, places]] of texts.entries()) {
    for (const [other, others] of texts.slice(at + 1)) {
      if (thing === other || thing.contains(other) || other.contains(thing)) continue;
      if (places.some((place) => others.some((second) => over(place, second)))) {
        found.push(`${say(thing)} lies over ${say(other)}`);
      }
    }
  }
  return [...new Set(found)];
"#;

/// Looks at the focus before each Tab, and after the last: what has it, whether one sees that it does, and how much
/// of it is covered or outside.
const WATCH_FOCUS: &str = r#"
  window.focuses = [];
  window.lookAtFocus = () => {
    const thing = document.activeElement;
    if (!thing || thing === document.body) return null;
    const shown = (thing.matches("input") && thing.closest("label")) || thing;
    let name = `${thing.tagName} ${thing.id || thing.className || thing.name}: ` +
      (thing.getAttribute("aria-label") ?? shown.textContent.trim()).slice(0, 60);
    // A link may run over two lines.
    const place = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const outlined = [thing, shown, ...shown.querySelectorAll("*")].some((part) => {
      const style = getComputedStyle(part);
      return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    });
    // The board's focus is painted.
    const isSeen = outlined || thing.matches(".hole, .hand");
    const inset = 3, points = [];
    const [left, right] = [place.left + inset, place.right - inset];
    const [above, below] = [Math.max(place.top + inset, 0), place.bottom - inset];
    // What is higher than half of the window need not be seen whole.
    const isHigh = place.height > innerHeight * 0.4;
    const middle = [(left + right) / 2, (above + below) / 2];
    points.push(middle, [middle[0], above], [middle[0], below]);
    if (!isHigh) points.push([left, middle[1]], [right, middle[1]]);
    const covered = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      // What somebody has opened may lie over the rest until it is closed again.
      if (hit?.closest(".cited, .needs")) return false;
      return !hit || !(shown.contains(hit) || hit.contains(thing) && hit.matches("label, button, li, .cell, .grid, #stage"));
    });
    name += ` at ${covered.map((point) => point.map(Math.round)).join(" and ")}`.slice(0, covered.length * 99);
    const isEnough = isHigh && covered.length < points.length;
    return [name, isSeen, isEnough ? 0 : covered.length, points.length];
  };
  const onKey = ({ key }) => {
    if (key === "Tab") focuses.push(lookAtFocus());
  };
  if (!window.isFocusWatched) addEventListener("keydown", onKey, true);
  window.isFocusWatched = true;
"#;

/// The focus after each Tab since this was asked last.
const FOCUSES: &str = "return [...focuses.splice(0).slice(1), lookAtFocus()]";

/// Line height, letters, words and paragraphs as WCAG 1.4.12 has them.
const WIDE_TYPE: &str = r#"
  const style = document.createElement("style");
  style.textContent = `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`;
  document.head.append(style);
"#;

/// Everything is large enough for a finger.
pub(crate) fn large_enough(page: &Page) -> Vec<String> {
    list(&page.measure_with(SMALL, vec![json!(PRESSED)]))
}

/// Nothing is cut off.
pub(crate) fn cramped(page: &Page) -> Vec<String> {
    list(&page.measure(CRAMPED))
}

/// Wide type has room. It stays as long as the state does.
pub(crate) fn wide_type(page: &Page) -> Vec<String> {
    page.measure(WIDE_TYPE);
    cramped(page)
}

/// Whatever can be used is called what is written on it first, so that a voice can say it.
pub(crate) fn said_as_written(page: &Page) -> Vec<String> {
    let plain = |text: &str| -> String {
        text.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let is_wrong = |(written, name): &(String, String)| {
        let (words, called) = (plain(written), plain(name));
        // What it is comes before a number, and before a turn as records write it.
        let is_second = words.contains(char::is_numeric);
        let is_said = called.starts_with(&words) || is_second && called.contains(&words);
        name.is_empty() || !is_said
    };
    let wrong = page.controls().into_iter().filter(is_wrong);
    wrong.map(|(written, name)| format!("{written:?} is called {name:?}")).collect()
}

/// Goes through a state by Tab, and tells what is wrong with the focus.
pub(crate) fn tab_through(page: &Page) -> Vec<String> {
    // A Tab of Firefox's driver is none of the keyboard's to :focus-visible.
    if Browser::chosen() == Browser::Firefox {
        return Vec::new();
    }
    page.measure(WATCH_FOCUS);
    let found = tab_by(page, 12);
    if found.is_empty() { found } else { tab_by(page, 1) }
}

/// Goes through a state by so many Tabs at once. By one at a time, what lies under something is given time to come out.
fn tab_by(page: &Page, stride: usize) -> Vec<String> {
    let (mut passed, mut found) = (Vec::new(), Vec::new());
    for _ in 0..60 / stride {
        page.keys(iter::repeat_n(Key::Tab, stride));
        let focuses = page.measure(FOCUSES);
        for focus in focuses.as_array().expect("a list").iter().filter(|focus| !focus.is_null()) {
            let name = focus[0].as_str().unwrap_or_default().to_owned();
            if passed.contains(&name) {
                return found;
            }
            if focus[1] == json!(false) {
                found.push(format!("nobody sees that it has the focus: {name}"));
            }
            if focus[2] != json!(0) && !(stride == 1 && comes_again(page)) {
                found.push(format!("{} of {} points are covered: {name}", focus[2], focus[3]));
            }
            passed.push(name);
        }
    }
    assert!(!passed.is_empty(), "Tab leads somewhere");
    found
}

/// Whether what lay under something is to be seen when one goes back and comes again: the engine may
/// just have said something that moved it.
fn comes_again(page: &Page) -> bool {
    pause(Duration::from_millis(300), "what was said may move it");
    page.chord(Key::Shift, Key::Tab);
    page.keys([Key::Tab]);
    page.measure(FOCUSES).as_array().and_then(|all| all.last()?.get(2).cloned()) == Some(json!(0))
}

fn list(found: &Value) -> Vec<String> {
    let list = found.as_array().expect("the script gives a list").iter();
    list.filter_map(Value::as_str).map(str::to_owned).collect()
}
