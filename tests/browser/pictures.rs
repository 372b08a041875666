//! The pictures that README shows, taken of the built page. `cargo xtask pictures` takes them all.
//!
//! A picture is a game in the address, some presses, a screen and a time of day.

use std::fs;
use std::time::{Duration, Instant};

use sandgrid_rules::{Action, Game, Record, Ruleset};
use sandgrid_tests::here;
use serde_json::Value;

use crate::page::{PEOPLE, Page, Screen, pause, until};

/// No picture is larger than this, in bytes: a README is read on telephones.
const BYTES: usize = 150_000;

/// How good the pictures may be; of these the best that is small enough, and none worse.
const QUALITIES: [u32; 6] = [90, 85, 80, 70, 60, 50];

/// A whole game of Yoté by the traditional rules, which level 10 (pebbles) won against level 9.
pub(crate) const GAME: &str = "\
    d1 f4 a1 c5 f5 f4-f3 f4 f2 d1-e1 a3 e1-f1 c1 a2 a3-b3 a2-a3 b3-c3 b1 c1-d1 e1 c1 a3-a4 c3-d3 \
    a4-a5 a3 b5 c5-c4 b5-c5 c4-c3 a2 a4 c2 c3-b3 c2-b2 b3-b4 a5-b5 b3 e3 d3-c3 e3-e4 a5 e4-d4 c4 \
    d4-d5 d3 b2-c2 d3-e3 e5 b3-b2 b1xb3 *b4 c4-b4 b3xd3 *f2 e3xc3 *b5 c2xc4 *c1 b4xd4 *d5 e1xc1 \
    *a4 a3-b3 e5-e4 d4-d3 f4xf2 *a5 b3-c3 a2-b2 d3-d2 a1-a2 c3-d3 b2-b3 d2-e2 f2xd2 *d3";

/// Another, that level 8 (pebbles) won against level 7; there is a turn in it that changed much.
const REVIEWED: &str = "\
    a3 a5 d1 e5 f5 d5 f1 e1 d1-d2 d1 d2-d3 f3 f4 f2 a2 e3 d3-c3 b3 c3-c4 a1 a3xc3 *a1 a4 f4-e4 \
    e3-e2 e4-d4 d5xd3 *f5 c3xe3 *e2 f3xd3 *f1 d2 d3-e3 d2-c2 e5-d5 f1 f2-f3 f2 f3-f4 f3 d5-c5 \
    c4-d4 e3-e4 f3xf5 *e4 b2 c2-c3 b2-b1 a1 b1-c1 f5-e5 a5-b5 a5 a4-b4 a5-a4 b4-c4 d4xb4 *b5 \
    c5-b5 b4-b3 b5-a5 a2-a3 e1-e2 f2xd2 *d1 c1-d1 d2-e2 a5-b5 e5-e4 d1-c1 a3-a2 b5-a5 b3-a3 c1-d1 \
    a1-b1 a5-b5 e2-e1 d1-d2 f1-f2 b5-c5 e1-d1 d2-e2 f2xd2 *c5";

/// How long the computer may look at a whole game.
const REVIEW: Duration = Duration::from_mins(2);

/// How long anything moves, and a little more.
const REST: Duration = Duration::from_millis(1500);

/// The hour of the day.
#[derive(Copy, Clone)]
enum Hour {
    Day,
    Night,
}

#[test]
#[ignore = "it writes into www/icons: `cargo xtask pictures`"]
fn the_icons() {
    let page = Page::blank();
    page.load("history.html");
    let folder = here("..").join("www/icons");
    let drawing = fs::read_to_string(folder.join("icon.svg")).expect("it is drawn");
    // An icon that a system crops has its ground up to the edges.
    for (name, side, part, ground) in [
        ("icon-192.png", 192, 1.0, "transparent"),
        ("icon-512.png", 512, 1.0, "transparent"),
        ("maskable-512.png", 512, 0.8, "#d9bd8c"),
    ] {
        let drawn = page.call_later("printing.draw", (&drawing, side, part, ground));
        let drawn = drawn.as_array().expect("bytes").iter().filter_map(Value::as_u64);
        let bytes: Vec<u8> = drawn.map(|byte| u8::try_from(byte).expect("a byte")).collect();
        fs::write(folder.join(name), bytes).expect("it can be written");
    }
}

#[test]
#[ignore = "it writes into docs/pictures: `cargo xtask pictures`"]
fn a_capture_by_day() {
    let page = at(Hour::Day, Screen::DESK, &game(before("b3xd3")));
    press(&page, ["b3", "d3"]);
    take(&page, "day");
}

#[test]
#[ignore = "it writes into docs/pictures: `cargo xtask pictures`"]
fn a_telephone_by_night() {
    let page = at(Hour::Night, Screen::PHONE, &game(before("c2xc4")));
    press(&page, ["c2"]);
    take(&page, "night");
}

#[test]
#[ignore = "it writes into docs/pictures: `cargo xtask pictures`"]
fn a_game_reviewed() {
    let page = at(Hour::Day, Screen::DESK, &game(REVIEWED.split_whitespace()));
    page.click("[data-review]");
    let begun = Instant::now();
    // It is done when it says where the game turned.
    while page.places("#turning button").is_empty() {
        assert!(begun.elapsed() < REVIEW, "{}", page.words_of("#review-says"));
        pause(REST, "every motion has ended");
    }
    page.click("#turning li:first-child button");
    take(&page, "review");
}

#[test]
#[ignore = "it writes into docs/pictures: `cargo xtask pictures`"]
fn a_lesson() {
    let page = at(Hour::Day, Screen::DESK, PEOPLE);
    page.click("#open-learn");
    until("the lessons are there", || page.is_seen("#learn-all").then_some(()));
    page.click("[data-learn='lesson 0']");
    // The third step is a leap.
    for holes in [&["c3"][..], &["c3", "c4"]] {
        press(&page, holes.iter().copied());
        until("the step is done", || page.is_seen("#course-next").then_some(()));
        page.click("#course-next");
    }
    press(&page, ["c3"]);
    take(&page, "lesson");
}

/// The form that sites expect which show a link with its picture.
const PREVIEW: Screen = Screen { width: 1200, height: 630, ratio: 1 };

#[test]
#[ignore = "it writes into docs/pictures: `cargo xtask pictures`"]
fn a_preview_of_links() {
    let page = at(Hour::Day, PREVIEW, &game(before("b3xd3")));
    press(&page, ["b3", "d3"]);
    take(&page, "preview");
}

/// The form of Kolibri's thumbnails, twice as large.
const THUMBNAIL: Screen = Screen { width: 800, height: 450, ratio: 1 };

#[test]
#[ignore = "it writes into docs/pictures: `cargo xtask pictures`"]
fn a_thumbnail() {
    let page = at(Hour::Day, THUMBNAIL, &game(before("b3xd3")));
    take(&page, "thumbnail");
}

/// The page at that hour, on that screen: a narrow one is a telephone's.
fn at(hour: Hour, screen: Screen, query: &str) -> Page {
    let page = Page::blank();
    if screen.width < 600 {
        page.become_phone(screen);
    } else {
        page.resize(screen);
    }
    let scheme = match hour {
        Hour::Day => "light",
        Hour::Night => "dark",
    };
    page.prefer("prefers-color-scheme", scheme);
    page.visit(query);
    page
}

fn press<'a>(page: &Page, holes: impl IntoIterator<Item = &'a str>) {
    for hole in holes {
        page.click_hole(hole);
        pause(REST, "every motion has ended");
    }
}

/// The first game until that action.
fn before(action: &str) -> impl Iterator<Item = &'static str> {
    GAME.split_whitespace().take_while(move |word| *word != action)
}

/// The address of that game between two people.
pub(crate) fn game<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut game = Game::new(Ruleset::find("yote-traditional").expect("a rulebook's key"));
    for word in words {
        let action: Action = word.parse().expect("it is written as an action");
        game.play(action).expect("it is legal");
    }
    format!("{PEOPLE}&record={}", escaped(&Record::of(&game).to_string()))
}

/// A text as it stands in an address.
pub(crate) fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// Takes the picture of that name, as good as may be.
fn take(page: &Page, name: &str) {
    pause(REST, "every motion has ended");
    let pictures = QUALITIES.map(|quality| (quality, page.photograph(quality)));
    let good = pictures.iter().find(|(_, picture)| picture.len() <= BYTES);
    let (quality, picture) = good.expect("the worst of them is small enough");
    let folder = here("../docs/pictures");
    let file = folder.join(format!("{name}.jpg"));
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(&file, picture))
        .expect("the picture can be written");
    println!("{name}.jpg: {} bytes, quality {quality}", picture.len());
}
