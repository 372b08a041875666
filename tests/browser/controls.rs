//! A board in a frame that allows scripts alone: every visible control can be pressed, and has an effect.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::embedding::{forbidden, host, told};
use crate::page::{Page, spared, until};

/// In a brief walk, one of this number of holes is pressed.
const HOLES_BETWEEN: usize = 4;

/// Goes through everything that can be pressed on a board, and in every sheet that is opened by it.
struct Walk<'a> {
    page: &'a Page,
    /// The controls that are pressed first.
    first: &'a [&'a str],
    /// The sheets that have been gone through.
    seen: BTreeSet<String>,
    /// Whether of the holes only some are pressed, since each of them is on another board.
    is_brief: bool,
    pressed: usize,
    /// The controls without effect.
    idle: Vec<String>,
    /// The controls that vanished with the focus.
    adrift: Vec<String>,
    /// Where links lead.
    links: Vec<String>,
}

impl<'a> Walk<'a> {
    /// Goes through the board that is in the page.
    fn through(page: &'a Page, first: &'a [&'a str]) -> Self {
        Self::around(page, first, &[])
    }

    /// The same, without the sheets that are there on every board.
    fn on_the_page_alone(page: &'a Page, first: &'a [&'a str]) -> Self {
        Self::around(page, first, &["new", "menu", "learn", "rules", "score"])
    }

    fn around(page: &'a Page, first: &'a [&'a str], known: &[&str]) -> Self {
        let seen = known.iter().map(|sheet| (*sheet).to_owned()).collect();
        let (idle, adrift, links) = Default::default();
        let is_brief = !known.is_empty();
        let mut walk = Self { page, first, seen, is_brief, pressed: 0, idle, adrift, links };
        page.enter_board(0);
        walk.settle();
        walk.explore(&[], None);
        page.leave_frame();
        walk
    }

    fn deed(&self, deed: &str, key: &str) -> Value {
        self.page.call_later(deed, [key])
    }

    fn list(&self) -> Vec<String> {
        let list = self.deed("controls.list", "");
        let names = list["controls"].as_array().expect("a list").iter();
        let names = names.map(|name| name.as_str().expect("a name"));
        let is_hole = |name: &str| name.contains("data-cell=");
        let is_taken = |(at, name): &(usize, &str)| {
            !(self.is_brief && is_hole(name)) || at.is_multiple_of(HOLES_BETWEEN)
        };
        names.enumerate().filter(is_taken).map(|(_, name)| name.to_owned()).collect()
    }

    /// Waits until the board is there, and presses what comes first.
    fn settle(&self) {
        until("the board is there", || self.page.is_whole().then_some(()));
        for key in self.first {
            until(key, || (self.deed("controls.press", key)["found"] == json!(true)).then_some(()));
        }
        self.wait();
    }

    /// Lets come what is fetched: lessons and puzzles.
    fn wait(&self) {
        self.page.call_later("page.wait", [400]);
    }

    /// Another board in place of this one, as it was at first.
    fn renew(&self) {
        self.page.leave_frame();
        let ready = told(self.page, "ready").len();
        self.page.run("boards.beginAnew", ());
        until("the board is there again", || {
            (told(self.page, "ready").len() > ready).then_some(())
        });
        self.page.enter_board(0);
        self.settle();
    }

    /// Opens the sheet to which that way leads.
    fn go(&self, way: &[String]) -> bool {
        self.deed("controls.close", "");
        way.iter().all(|key| self.deed("controls.press", key)["found"] == json!(true))
    }

    /// Presses one thing in the sheet to which that way leads; on a fresh board, where it is not there any more, or
    /// does nothing as things are now.
    fn press(&self, way: &[String], sheet: Option<&str>, key: &str) -> Value {
        if self.deed("controls.where", "")["sheet"].as_str() == sheet || self.go(way) {
            let done = self.deed("controls.press", key);
            if done["changed"] == json!(true) {
                return done;
            }
        }
        self.renew();
        self.go(way);
        self.press_when_fetched(key)
    }

    /// Presses something in a sheet whose lessons or puzzles may still be on their way.
    fn press_when_fetched(&self, key: &str) -> Value {
        for _ in 0..20 {
            let done = self.deed("controls.press", key);
            if done["found"] == json!(true) {
                return done;
            }
            self.wait();
        }
        json!({ "found": false })
    }

    fn explore(&mut self, way: &[String], sheet: Option<&str>) {
        for key in self.list() {
            let done = self.press(way, sheet, &key);
            self.pressed += 1;
            if done["changed"] != json!(true) {
                self.idle.push(format!("{} › {key}: {done}", way.join(" › ")));
            }
            if done["adrift"] == json!(true) {
                self.adrift.push(format!("{} › {key}", way.join(" › ")));
            }
            self.links.extend(done["left"].as_str().map(str::to_owned));
            if let Some(sheet) = done["sheet"].as_str()
                && self.seen.insert(sheet.to_owned())
            {
                let way = [way, &[key]].concat();
                // The content of a sheet depends on the board.
                self.renew();
                self.go(&way);
                self.wait();
                self.explore(&way, Some(sheet));
            }
        }
    }

    /// Nothing was pressed in vain or has taken the focus with it, and the browser has complained of nothing.
    fn found_sound(self, board: &str) -> Self {
        assert_eq!(self.idle, [""; 0], "{board}: of {} things", self.pressed);
        assert_eq!(self.adrift, [""; 0], "{board}: the focus is lost");
        assert_eq!(forbidden(self.page), [""; 0], "{board}");
        for link in &self.links {
            let is_told = link.contains("origin=");
            assert!(is_told, "{board}: {link} leads to a page that knows of no host");
        }
        self
    }
}

/// A board of two people, and what else it is asked for.
fn board(terms: &str) -> String {
    format!("<sand-board lang=en motion=less side=both {terms}></sand-board>")
}

#[test]
fn every_control_of_the_board_has_an_effect() {
    let board = board("rules=yote-ludos");
    let page = host(&board);
    let walk = Walk::through(&page, &[]).found_sound(&board);
    assert!(walk.pressed > 150, "{} things", walk.pressed);
    for sheet in [
        "new", "menu", "settings", "ways", "rules", "learn", "games", "ask", "share", "resign",
        "help",
    ] {
        assert!(walk.seen.contains(sheet), "{sheet} is not opened: {:?}", walk.seen);
    }
    assert!(!walk.seen.contains("print"), "it cannot print");
}

#[test]
fn every_control_of_yebo_has_an_effect() {
    let board = board("rules=yebo");
    let page = host(&board);
    let walk = Walk::through(&page, &[]).found_sound(&board);
    assert!(walk.pressed > 60, "{} things", walk.pressed);
    for sheet in ["new", "menu", "settings", "rules", "score", "record", "help"] {
        assert!(walk.seen.contains(sheet), "{sheet} is not opened: {:?}", walk.seen);
    }
}

#[test]
fn every_control_works_with_any_option() {
    if spared() {
        return;
    }
    let alone: &[&str] = &["#attract"];
    for (terms, first) in [
        ("rules=yote-traditional controls=few", &[][..]),
        ("rules=yote-traditional controls=none", &[]),
        ("rules=wali-ludens controls=few record='1. b2 b3 2. c3 d3'", &[]),
        ("lesson=yote controls=few", &[]),
        ("puzzle=3 controls=few", &[]),
        ("puzzle=3 controls=none", &[]),
        ("rules=yebo controls=few", &[]),
        ("rules=yebo controls=none", &[]),
        ("rules=yebo lesson=yebo controls=few", &[]),
        ("rules=yote-traditional kiosk", alone),
        ("rules=yebo kiosk", alone),
    ] {
        let board = board(terms);
        let page = host(&board);
        Walk::through(&page, first).found_sound(&board);
    }
}

/// A table of four people, which is the same whenever it is begun anew.
const DEALT: &str =
    "rules=yebo record='[Game \"yebo\"]\n[Seats \"4\"]\n[Seed \"7\"]\n[Choices \"\"]\n'";

/// One leap ends the game.
const LAST: &str = "rules=yote-traditional position='6/6/2oi2/6/o4i o 2/0 - 0'";

#[test]
fn controls_that_appear_later_work() {
    if spared() {
        return;
    }
    for (terms, first) in [
        (LAST, &["css [data-cell=c3]", "css [data-cell=e3]", "css [data-cell=f1]"][..]),
        (LAST, &["css [data-cell=c3]", "css [data-cell=b5]"]),
        (
            "rules=yote-traditional position='i5/1o2i1/2oi2/3o2/o4i o 6/5 - 0'",
            &["css [data-cell=c3]", "css [data-cell=e3]"],
        ),
        ("rules=yote-traditional record='[Rules \"yote-traditional\"] 1. c3 d3 2. a1' at=2", &[]),
        ("rules=yote-traditional", &["#open-menu", "css [data-open=editor]"]),
        ("rules=yote-traditional", &["#open-menu", "#open-typing"]),
        ("rules=yote-traditional", &["#analyse"]),
        ("rules=yote-traditional", &["#open-learn", "css [data-learn='puzzle 0']"]),
        ("rules=yote-traditional", &["#open-learn", "css [data-learn='lesson 0']"]),
        (DEALT, &["css #offers button"]),
    ] {
        let board = board(terms);
        let page = host(&board);
        Walk::on_the_page_alone(&page, first).found_sound(&board);
    }
}

#[test]
fn control_check_detects_a_dead_button() {
    let board = board("rules=yote-traditional controls=none");
    let page = host(&board);
    page.enter_board(0);
    page.run("elements.addButton", [".talk", "Idle"]);
    let press = |key: &str| page.call_later("controls.press", [key]);
    assert_eq!(press("button Idle")["changed"], json!(false));
    assert_eq!(press("css [data-cell=c3]")["changed"], json!(true));
    page.leave_frame();
}
