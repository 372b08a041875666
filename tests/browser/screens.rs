//! Every screen of the page, and every state of it that looks different or is built differently:
//! for tests that leave nothing out.

use sandgrid_tests::sealed;
use sandgrid_yebo::Seat;
use serde_json::json;

use crate::page::{PEOPLE, Page, until};
use crate::pictures::{GAME, game};
use crate::{yebo, yebo_score};

/// Pebbles can leap from c3, and win by it, or by a second leap.
const TACTICS: &str = "?rules=yote-traditional&position=i5/1o2i1/2oi2/3o2/o4i+o+6/5+-+0";

/// One leap ends the game.
const LAST: &str = "?rules=yote-traditional&position=6/6/2oi2/6/o4i+o+2/0+-+0";

/// A position that an endgame table knows, so that an analysis of it comes to an end.
const KNOWN: &str = "?rules=yote-traditional&position=6/1oo3/6/3oo1/5i+o+0/0+-+0";

/// A rulebook with options.
const OPTIONS: &str = "?rules=yote-ludos";

/// The same with so few pieces that a person may offer the computer a draw.
const FEW: &str = "?rules=yote-ludos&position=o5/6/6/6/5i+o+0/0+-+0&side=first&level=6";

/// A state of the page.
pub(crate) struct State {
    /// Its name.
    pub(crate) name: &'static str,
    /// The query of its address.
    query: &'static str,
    /// How one comes there.
    reach: fn(&Page),
}

impl State {
    /// Whether there is such a page in that language: the pages to read have one for each.
    pub(crate) fn is_in(&self, language: &str) -> bool {
        !self.is_read() || self.query.ends_with("ar.html") == (language == "ar")
    }

    /// Whether it is a page to read, without a script.
    fn is_read(&self) -> bool {
        ["history", "teach/"].iter().any(|begin| self.query.starts_with(begin))
    }

    /// Brings the page there, from nothing.
    pub(crate) fn show(&self, page: &Page) {
        // A style has the same storage, and no script that writes to it as it is left.
        page.load("share.css");
        page.run("storage.clear", ());
        if self.is_read() {
            page.load(self.query);
        } else if self.query == yebo::ADDRESS {
            yebo::begin(page);
        } else if self.query == "record" {
            page.visit(&game(GAME.split_whitespace()));
        } else {
            page.visit(self.query);
        }
        (self.reach)(page);
        // Pieces in flight cover the rest for a moment, by design.
        until("nothing travels", || (page.count("#flights > *") == 0).then_some(()));
    }
}

/// The board, from the first visit to the end of a game, and what is beside it.
pub(crate) const BOARD: [State; 10] = [
    State { name: "the first visit", query: "", reach: |_| () },
    State { name: "the beginning", query: PEOPLE, reach: |_| () },
    State { name: "a piece is chosen", query: TACTICS, reach: |page| page.click_hole("c3") },
    State {
        name: "in the middle of a capture",
        query: TACTICS,
        reach: |page| press(page, &["c3", "e3"]),
    },
    State { name: "a refusal", query: TACTICS, reach: refuse },
    State {
        name: "the end",
        query: LAST,
        reach: |page| {
            press(page, &["c3", "e3", "f1"]);
            page.click("#ending-more summary");
        },
    },
    State {
        name: "a hint",
        query: TACTICS,
        reach: |page| {
            page.click("#hint-me");
            until("there is a hint", || page.is_seen("#hint").then_some(()));
        },
    },
    State {
        name: "an analysis",
        query: KNOWN,
        reach: |page| {
            page.click("#analyse");
            until("it says something", || (!page.words_of("#verdict").is_empty()).then_some(()));
        },
    },
    State {
        name: "the turns",
        query: "record",
        reach: |page| {
            // On a telephone they have to be asked for.
            if !page.is_seen("#record") {
                page.click("#show-record");
            }
            page.click("[data-step=back]");
        },
    },
    State { name: "a review", query: LAST, reach: review },
];

/// The menu, its sheets, and the places to which they lead.
pub(crate) const SHEETS: [State; 22] = [
    State { name: "the menu", query: FEW, reach: |page| page.click("#open-menu") },
    State { name: "a new game", query: PEOPLE, reach: |page| page.click("#open-new") },
    State {
        name: "a new game with options and levels",
        query: OPTIONS,
        reach: |page| {
            choose_to_watch(page);
        },
    },
    State { name: "only watching", query: PEOPLE, reach: watch },
    State { name: "settings", query: PEOPLE, reach: |page| sheet(page, "settings") },
    State { name: "share and open", query: TACTICS, reach: |page| sheet(page, "share") },
    State {
        name: "a text that is no game",
        query: PEOPLE,
        reach: |page| {
            sheet(page, "share");
            page.fill("#open-text", "nonsense");
            page.click("#open-form .chief");
        },
    },
    State { name: "give up", query: PEOPLE, reach: |page| sheet(page, "resign") },
    State { name: "offer a draw", query: FEW, reach: |page| sheet(page, "draw") },
    State { name: "agree a draw", query: PEOPLE, reach: |page| sheet(page, "agree") },
    State {
        name: "a link during a set-up",
        query: PEOPLE,
        reach: |page| {
            sheet(page, "editor");
            page.run("page.follow", ["#g=1.yote-traditional.JNIbUlcHGy0"]);
            until("it is asked", || page.is_seen("#arrived").then_some(()));
        },
    },
    State { name: "the editor", query: PEOPLE, reach: |page| sheet(page, "editor") },
    State {
        name: "the editor, and what cannot be played",
        query: PEOPLE,
        reach: |page| {
            sheet(page, "editor");
            // On a telephone it may lie below what ends it all.
            page.click_by_script("[data-edit=clear]");
            page.click_hole("c3");
        },
    },
    State { name: "no games yet", query: PEOPLE, reach: |page| sheet(page, "games") },
    State { name: "games, results and what is damaged", query: PEOPLE, reach: games },
    State { name: "rules", query: OPTIONS, reach: |page| page.open_sheet("rules") },
    State { name: "help", query: PEOPLE, reach: |page| sheet(page, "help") },
    State { name: "questions to the board", query: PEOPLE, reach: |page| sheet(page, "ask") },
    State {
        name: "an answer",
        query: TACTICS,
        reach: |page| {
            sheet(page, "ask");
            page.click("[data-ask=m]");
        },
    },
    State { name: "ways to play", query: PEOPLE, reach: |page| sheet(page, "ways") },
    State {
        name: "a turn is typed, and a row is lit",
        query: TACTICS,
        reach: |page| {
            sheet(page, "ways");
            page.click("[name=scan][value=two]");
            page.click("#ways [data-close]");
            page.click("#open-menu");
            page.click("#open-typing");
            until("a row is lit", || (!page.places("[data-lit]").is_empty()).then_some(()));
        },
    },
    State { name: "print", query: PEOPLE, reach: |page| sheet(page, "print") },
];

/// Lessons, puzzles and the pages beside the board.
pub(crate) const LEARNING: [State; 13] = [
    State { name: "lessons and puzzles", query: PEOPLE, reach: learn },
    State {
        name: "a lesson",
        query: PEOPLE,
        reach: |page| {
            learn(page);
            page.click("[data-learn='lesson 0']");
        },
    },
    State { name: "a lesson astray", query: PEOPLE, reach: astray },
    State { name: "a lesson's step done", query: PEOPLE, reach: |page| lesson(page, 1) },
    State { name: "a lesson's end", query: PEOPLE, reach: |page| lesson(page, 8) },
    State {
        name: "a puzzle",
        query: PEOPLE,
        reach: |page| {
            learn(page);
            page.click("[data-learn='puzzle 0']");
        },
    },
    State { name: "pupils, and a name refused", query: PEOPLE, reach: pupils },
    State {
        name: "the class sheet",
        query: PEOPLE,
        reach: |page| {
            pupils(page);
            page.click("#pupil-line [data-open]");
            page.click("#class-remove");
        },
    },
    State { name: "history", query: "history.html", reach: |_| () },
    State { name: "history in Arabic", query: "history-ar.html", reach: |_| () },
    State { name: "sheets for teachers", query: "teach/index.html", reach: |_| () },
    State { name: "sheets for teachers in Arabic", query: "teach/ar.html", reach: |_| () },
    State {
        name: "the page has broken",
        query: PEOPLE,
        reach: |page| {
            page.run("page.dispatch", ["sandgrid-broken"]);
            page.click("#broken summary");
        },
    },
];

/// The table of Yebo and its sheets.
pub(crate) const YEBO: [State; 12] = [
    State { name: "Yebo's first act", query: yebo::ADDRESS, reach: |_| () },
    State { name: "Yebo's discard", query: yebo::ADDRESS, reach: yebo::until_thirteen },
    State { name: "a refusal in Yebo", query: yebo::ADDRESS, reach: refuse_at_yebo },
    State { name: "a new game of Yebo", query: yebo::ADDRESS, reach: new_yebo },
    State { name: "Yebo's lesson", query: yebo::ADDRESS, reach: learn_yebo },
    State { name: "Yebo's score", query: yebo::ADDRESS, reach: |page| tool(page, "score") },
    State { name: "Yebo's rules", query: yebo::ADDRESS, reach: |page| tool(page, "rules") },
    State { name: "Yebo's menu", query: yebo::ADDRESS, reach: |page| tool(page, "menu") },
    State { name: "Yebo's settings", query: yebo::ADDRESS, reach: |page| entry(page, "settings") },
    State { name: "Yebo's help", query: yebo::ADDRESS, reach: |page| entry(page, "help") },
    State { name: "Yebo's record", query: yebo::ADDRESS, reach: |page| entry(page, "record") },
    State { name: "the end of Yebo", query: yebo::ADDRESS, reach: end_yebo },
];

/// Opens what a button beside Yebo's title opens.
fn tool(page: &Page, id: &str) {
    page.click(&format!(".tools [data-open={id}]"));
}

/// Opens what Yebo's menu calls that.
fn entry(page: &Page, id: &str) {
    tool(page, "menu");
    page.click(&format!("#menu [data-open={id}]"));
}

fn end_yebo(page: &Page) {
    let [_, game] = yebo_score::end(6, Seat::A);
    yebo_score::left(page, &game, "");
    until("the end is there", || page.is_seen("#finale").then_some(()));
}

fn learn_yebo(page: &Page) {
    tool(page, "menu");
    page.click("#menu [data-lesson]");
    until("the lesson begins", || (page.data("#felt", "mood") == json!("asked")).then_some(()));
}

fn new_yebo(page: &Page) {
    tool(page, "new");
    page.click("#new .house summary");
}

/// A seat with thirteen blocks has drawn, and tries to draw again.
fn refuse_at_yebo(page: &Page) {
    yebo::until_thirteen(page);
    page.letters("l");
    until("it is refused", || page.is_seen("#notice").then_some(()));
    page.click("#notice-more summary");
}

/// Presses holes, one after the other.
fn press(page: &Page, holes: &[&str]) {
    for hole in holes {
        page.click_hole(hole);
    }
}

/// Opens what the menu calls that.
fn sheet(page: &Page, id: &str) {
    page.click("#open-menu");
    page.click(&format!("#menu [data-open={id}]"));
}

fn refuse(page: &Page) {
    press(page, &["c3", "f5"]);
    until("it is refused", || page.is_seen("#notice").then_some(()));
    page.click("#notice-more summary");
}

fn review(page: &Page) {
    press(page, &["a1", "a2", "d3", "b3", "a2"]);
    page.click("#review-end");
    until("the review is done", || (!page.places("#turning button").is_empty()).then_some(()));
    page.click("#turning button");
    until("what was better is shown", || page.is_seen("#hint").then_some(()));
}

fn choose_to_watch(page: &Page) {
    page.click("#open-new");
    // WebKit's driver says that this cannot be pressed.
    page.click_by_script("#new [name=players][value=none]");
}

/// The computer plays both sides, and is told to wait.
fn watch(page: &Page) {
    choose_to_watch(page);
    page.click("#start");
    until("one can pause", || page.is_seen("#pause").then_some(()));
    page.click("#pause");
}

/// Stores several games, results, and a damaged text.
fn games(page: &Page) {
    page.click_hole("c3");
    page.visit("?rules=wali-ludens");
    page.click_hole("b2");
    page.set_item(
        "sandgrid:results",
        &sealed("results", "yote-traditional 3 won 2 drawn 1 lost 4\n"),
    );
    page.set_item("sandgrid:7", "nonsense");
    page.visit("");
    sheet(page, "games");
    until("all is listed", || page.is_seen("#results").then_some(()));
}

fn learn(page: &Page) {
    page.open_sheet("learn");
    until("the lessons are there", || page.is_seen("#learn-all").then_some(()));
}

/// A pupil has been added, and then no name.
fn pupils(page: &Page) {
    learn(page);
    page.unfold("#pupils");
    page.fill("#pupil-name", "Ama");
    page.click("#pupil-add");
    until("she is listed", || page.is_seen("#pupil-line").then_some(()));
    page.click("#pupil-add");
    until("no name is refused", || {
        (page.count("#pupil-name[aria-invalid=true]") == 1).then_some(())
    });
}

/// The holes to press in each step of the first lesson; a bar marks an answer of the sticks.
const LESSON: [&[&str]; 9] = [
    &["c3"],
    &["c3", "c4"],
    &["c3", "e3"],
    &["c3", "e3", "a5"],
    &["c3", "e3", "e4"],
    &["b3"],
    &["c3", "e3", "a1"],
    &["c3", "d3", "|", "d1", "d3", "f5"],
    &["c3", "e3", "f1"],
];

/// Goes through the first lesson until that step is done.
fn lesson(page: &Page, last: usize) {
    learn(page);
    page.click("[data-learn='lesson 0']");
    for (index, holes) in LESSON[..=last].iter().enumerate() {
        for part in holes.split(|hole| *hole == "|") {
            await_mood(page, "asked");
            press(page, part);
        }
        await_mood(page, "done");
        if index < last {
            page.click("#course-next");
        }
    }
}

/// Does what a step does not ask for, and stays there.
fn astray(page: &Page) {
    lesson(page, 1);
    page.click("#course-next");
    // The timer that takes a turn back must not fire during the checks.
    page.run("page.forgetTimersOver", [500]);
    press(page, &["c3", "c4"]);
    await_mood(page, "astray");
}

fn await_mood(page: &Page, mood: &str) {
    until(mood, || (page.data("#course", "mood") == json!(mood)).then_some(()));
}
