//! A game on paper: a board with its pieces, and the rules on one sheet.

use sandgrid_rules::{Game, Record, Ruleset, Tags};
use serde_json::{Value, json};

use crate::page::{Browser, Page, Screen, left_out_of, until};
use crate::telling::golden;
use crate::yebo::{ADDRESS, opened};

/// Widths and heights in inches.
const PAPERS: [(&str, (f64, f64)); 2] = [("A4", (8.27, 11.69)), ("Letter", (8.5, 11.0))];

/// The smallest type that one may print, in tenths of a point.
const SMALLEST: i64 = 66;

#[test]
fn every_ruleset_is_two_pages() {
    if left_out_of(
        &[Browser::Firefox],
        "it packs the pages of a PDF file, so that nobody can count them",
    ) {
        return;
    }
    let page = Page::blank();
    for rules in Ruleset::ALL {
        page.visit(&format!("?rules={}", rules.key()));
        open(&page);
        for (name, size) in PAPERS {
            assert_eq!(page.printed_pages(size), 2, "{} on {name}", rules.key());
        }
        check(&page, rules);
    }
    // The count is no constant: with less room it is another.
    assert!(page.printed_pages((4.0, 6.0)) > 2, "small paper takes more pages");
}

#[test]
fn another_rulebook_is_chosen_for_paper() {
    let page = Page::open("");
    open(&page);
    let rules = Ruleset::find("choko-ludos+friendly").expect("it is a key");
    page.click("#print-book");
    page.click("#print-book option[value=choko-ludos]");
    page.click_path("//fieldset[@id='print-options']//label[contains(., 'Friendly Leap')]");
    check(&page, rules);
    page.measure("window.print = () => { window.printed = true }");
    page.click("#print-now");
    assert_eq!(page.measure("return window.printed"), json!(true));
}

#[test]
fn paper_is_not_seen_on_the_screen() {
    let page = Page::open("");
    assert!(!page.is_seen("#paper"));
    open(&page);
    assert!(!page.is_seen("#paper"));
}

/// How the table lies on paper: the least contrast of all letters with what is below them, what is cut off of the
/// list of turns, how many of them are seen, and how much the picture is squeezed.
const ON_PAPER: &str = r"
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map((it) => +it / 255)
      .map((it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const below = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\)$/.test(colour) && colour !== 'transparent') return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const contrast = (element) => {
    const colour = getComputedStyle(element).color;
    const [one, other] = [light(colour), light(below(element))].sort((a, b) => b - a);
    const white = 1.05 / (light(colour) + 0.05);
    return Math.min((one + 0.05) / (other + 0.05), white);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let [least, where] = [21, ''];
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const isSeen = walk.currentNode.data.trim() && element.checkVisibility({ visibilityProperty: true })
      && !element.closest('.unseen, svg, #stage');
    if (isSeen && contrast(element) < least) {
      [least, where] = [contrast(element), `${element.id} ${element.className} ${element.tagName}`];
    }
  }
  const list = document.getElementById('turns') ?? document.getElementById('log');
  const canvas = document.getElementById('canvas');
  return {
    theme: document.documentElement.dataset.theme,
    least, where,
    cut: list.scrollHeight - list.clientHeight,
    turns: [...list.children].filter((it) => it.checkVisibility()).length,
    buttons: [...document.querySelectorAll('.button, .tool')].filter((it) => it.checkVisibility()).length,
    squeezed: canvas ? canvas.clientWidth / canvas.clientHeight / (canvas.width / canvas.height) : 1,
  };
";

#[track_caller]
fn check_table(laid: &Value, turns: usize, what: &str) {
    assert_eq!(laid["theme"], "day", "{what}: {laid}");
    assert!(laid["least"].as_f64().is_some_and(|least| least >= 4.5), "{what}: {laid}");
    assert!(laid["cut"].as_i64().is_some_and(|cut| cut <= 1), "{what}: {laid}");
    assert_eq!((&laid["turns"], &laid["buttons"]), (&json!(turns), &json!(0)), "{what}: {laid}");
    let squeezed = laid["squeezed"].as_f64().unwrap_or_default();
    assert!((squeezed - 1.0).abs() < 0.02, "{what}: {laid}");
}

#[test]
fn the_table_is_printed_whole_and_by_day() {
    if left_out_of(&[Browser::Firefox], "its driver shows no page as on paper") {
        return;
    }
    let mut game = Game::new(Ruleset::find("yote-traditional").expect("it is a key"));
    for action in golden("yote-traditional") {
        game.play(action).expect("the record is legal");
    }
    let record = Record { game: &game, tags: Tags::default() }.to_string();
    let record = record.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
    let turns = game.turns().count();
    let page = Page::blank();
    page.load("history.html");
    page.measure("localStorage.setItem('sandgrid:settings', 'theme night\\n')");
    for (width, height) in [(1280, 900), (700, 900), (400, 700)] {
        page.resize(Screen { width, height, ratio: 1 });
        page.visit(&format!("?record={record}"));
        let theme = "return document.documentElement.dataset.theme";
        assert_eq!(page.measure(theme), json!("night"));
        page.show_as("print");
        until("it is as on paper", || (page.measure(theme) == json!("day")).then_some(()));
        check_table(&page.measure(ON_PAPER), turns, &format!("{width} wide"));
        page.show_as("screen");
        until("it is as before", || (page.measure(theme) == json!("night")).then_some(()));
        // The printer's own way, in which the page is told beforehand alone.
        page.measure(
            "window.addEventListener('beforeprint', () => {
               const root = document.documentElement, canvas = document.getElementById('canvas');
               window.printed = [root.dataset.theme, canvas.clientWidth];
             })",
        );
        assert!(page.printed_pages((8.27, 11.69)) >= 1);
        assert_eq!(page.measure("return window.printed"), json!(["day", 672]), "{width} wide");
        assert_eq!(page.measure(theme), json!("night"), "afterwards it is as before");
    }
    opened(&page, ADDRESS);
    page.show_as("print");
    let theme = "return document.documentElement.dataset.theme";
    until("Yebo is as on paper", || (page.measure(theme) == json!("day")).then_some(()));
    let laid = page.measure(ON_PAPER);
    let lines = laid["turns"].as_u64().and_then(|lines| usize::try_from(lines).ok());
    check_table(&laid, lines.unwrap_or_default(), "Yebo");
}

fn open(page: &Page) {
    page.click("#open-menu");
    page.click("#menu [data-open=print]");
}

/// What lies ready for the printer is that game.
#[track_caller]
fn check(page: &Page, rules: &Ruleset) {
    let count = |selector: &str| {
        let script = format!("return document.querySelectorAll('#paper {selector}').length");
        page.measure(&script).as_u64().expect("it is a number")
    };
    let (shape, statements) = (rules.shape(), rules.rules().count() as u64);
    assert_eq!(count(".pit"), u64::from(shape.columns() * shape.rows()), "{}", rules.key());
    assert_eq!(count(".piece"), u64::from(2 * rules.pieces()), "{}", rules.key());
    assert_eq!(count("li"), statements, "{}", rules.key());
    let holes = page.measure("return document.getElementById('paper-board').textContent");
    assert!(holes.as_str().is_some_and(|holes| holes.starts_with("a5b5")), "{holes}");
    let size = page
        .measure("return +document.getElementById('paper-rules').style.getPropertyValue('--type')");
    assert!(size.as_i64().is_some_and(|size| size >= SMALLEST), "{}: {size}", rules.key());
}
