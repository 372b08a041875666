//! Lessons and puzzles: gone through by clicks and by keyboard, left, and kept.

use sandgrid_rules::{Action, Cell, Position, Ruleset, Turn};
use sandgrid_tests::text;

use crate::board::{after, compare};
use crate::page::{Key, Page, Screen, until};

/// The holes to press in each step of the lesson in Yoté; a bar marks an answer of the sticks.
const YOTE: [&str; 9] = [
    "c3",
    "c3 c4",
    "c3 e3",
    "c3 e3 a5",
    "c3 e3 e4",
    "b3",
    "c3 e3 a1",
    "c3 d3 | d1 d3 f5",
    "c3 e3 f1",
];

/// A lesson that has begun goes on in another language, and so do the sheet and the next lesson.
#[test]
fn lessons_follow_the_language() {
    let page = Page::open("?rules=yote-traditional");
    open(&page);
    page.click("[data-learn='lesson 0']");
    page.run("languages.choose", ["fr"]);
    until("the step is in French", || {
        page.words_of("#course-words").contains("trou").then_some(())
    });
    page.click("#course-leave");
    open(&page);
    until("the list is in French", || {
        page.words_of("#lessons").contains("trois coups").then_some(())
    });
}

/// The same in Wali.
const WALI: [&str; 9] = [
    "a1",
    "b5 c5",
    "c4 c3 f3",
    "c4 c3 e2",
    "d3 c3 d1",
    "d3 c3 a5",
    "c1 c2 | c2 c1 f4",
    "c1 c2 f4",
    "c3 c2 a5",
];

#[test]
fn a_lesson_by_clicks() {
    let page = Page::open("?rules=yote-traditional");
    page.click_hole("a1");
    page.click_hole("b1");
    page.heard();
    open(&page);
    page.click("[data-learn='lesson 0']");
    for (index, holes) in YOTE.iter().enumerate() {
        let title = page.words_of("#course-title");
        assert_eq!(title, format!("Yoté: step {} of 9", index + 1));
        let heard: Vec<String> = page.heard().into_iter().map(|said| said.words).collect();
        let said = heard.join(" ");
        assert!(said.contains(&page.words_of("#course-words")), "what is asked is said: {said}");
        if index == 4 {
            astray(&page, "c3 e3 b1");
        }
        for hole in holes.split(' ') {
            if hole == "|" { await_mood(&page, "asked") } else { page.click_hole(hole) }
        }
        await_mood(&page, "done");
        let next = if index == 8 { "Lessons" } else { "Next" };
        assert_eq!(page.words_of("#course-next"), next, "where that leads");
        let heard: Vec<String> = page.heard().into_iter().map(|said| said.words).collect();
        let verdict = page.words_of("#course-verdict");
        assert!(heard.join(" ").contains(&verdict), "what has come of it is said: {heard:?}");
        page.click("#course-next");
    }
    assert!(!page.is_seen("#course"), "the lesson is over");
    assert!(page.is_seen("#learn-all"), "what else there is to learn is shown");
    page.click("#learn [data-close]");
    compare(&page, after("yote-traditional", ["a1", "b1"]).position(), "the game from before");
    open(&page);
    assert!(page.words_of("[data-learn='lesson 0']").contains("all 9 steps done"));
    assert!(page.complaints().is_empty());
}

/// A turn that is not asked is told, and taken back.
fn astray(page: &Page, holes: &str) {
    let before = page.hole_names();
    holes.split(' ').for_each(|hole| page.click_hole(hole));
    await_mood(page, "astray");
    let heard = page.heard();
    let verdict = page.words_of("#course-verdict");
    let is_told = heard.iter().any(|said| !said.polite && said.words.contains(&verdict));
    assert!(is_told, "{verdict:?} is said: {heard:?}");
    await_mood(page, "asked");
    assert_eq!(page.hole_names(), before, "it is taken back");
}

#[test]
fn a_lesson_by_keyboard() {
    let page = Page::blank();
    page.prefer("prefers-reduced-motion", "reduce");
    page.visit("");
    tab_until(&page, "Learn");
    page.keys([Key::Enter]);
    until("the lessons are there", || page.is_seen("#lessons").then_some(()));
    tab_until(&page, "Wali");
    page.keys([Key::Space]);
    for (index, holes) in WALI.iter().enumerate() {
        assert_eq!(page.words_of("#course-title"), format!("Wali: step {} of 9", index + 1));
        for hole in holes.split(' ') {
            if hole == "|" {
                await_mood(&page, "asked");
            } else {
                walk_to(&page, hole);
                page.keys([Key::Enter]);
            }
        }
        await_mood(&page, "done");
        // After the last step one chooses what to learn next.
        tab_until(&page, if index + 1 == WALI.len() { "Play your first game" } else { "Next" });
        page.keys([Key::Enter]);
    }
    assert!(!page.is_seen("#course"), "the lesson is over");
}

/// Goes to a hole by the arrow keys; to the board first by Shift and Tab.
fn walk_to(page: &Page, hole: &str) {
    let on_hole = || page.focused_name().split_once(", ")?.0.parse::<Cell>().ok();
    for _ in 0..20 {
        if on_hole().is_some() {
            break;
        }
        page.chord(Key::Shift, Key::Tab);
    }
    let from = on_hole().expect("Shift and Tab lead to the board");
    let to: Cell = hole.parse().expect("it is a hole");
    let way = |from: u8, to: u8, back: Key, on: Key| {
        let key = if to < from { back } else { on };
        std::iter::repeat_n(key, usize::from(to.abs_diff(from)))
    };
    let across = way(from.column(), to.column(), Key::Left, Key::Right);
    let keys: Vec<Key> = across.chain(way(from.row(), to.row(), Key::Down, Key::Up)).collect();
    if !keys.is_empty() {
        page.keys(keys);
    }
    assert_eq!(on_hole(), Some(to));
}

fn tab_until(page: &Page, name: &str) {
    for _ in 0..30 {
        if page.focused_name().starts_with(name) {
            return;
        }
        page.keys([Key::Tab]);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn puzzle_progress_is_saved() {
    let page = Page::open("?rules=wali-ludens");
    page.click_hole("a1");
    let (number, start, line) = puzzle(2);
    open(&page);
    page.click(&format!("[data-learn='puzzle {number}']"));
    compare(&page, &start, "the puzzle");
    let wrong = start
        .actions()
        .into_iter()
        .find(|action| matches!(action, Action::Step { .. }) && Some(action) != line[0].first());
    astray(&page, &pressed(&[wrong.expect("there is another step")]));
    // Leaving in the midst of it loses nothing, and going back begins anew.
    page.click("#course-leave");
    compare(&page, after("wali-ludens", ["a1"]).position(), "the game from before");
    open(&page);
    page.click(&format!("[data-learn='puzzle {number}']"));
    for turn in line.iter().step_by(2) {
        await_mood(&page, "asked");
        pressed(turn).split(' ').for_each(|hole| page.click_hole(hole));
    }
    await_mood(&page, "done");
    page.visit("?rules=wali-ludens");
    open(&page);
    let chip = format!("[data-learn='puzzle {number}'][data-mark='solved']");
    until("it is marked as solved", || page.is_seen(&chip).then_some(()));
    assert!(page.words_of("#tracks").contains("1 of "), "{}", page.words_of("#tracks"));
}

#[test]
fn failed_lesson_texts_can_be_retried() {
    let page = Page::altered(|path, bytes| (!path.contains("learn/")).then_some(bytes));
    page.visit("?rules=yote-traditional");
    page.click("#open-learn");
    until("it is told", || page.is_seen("#learn-fault").then_some(()));
    let heard = page.heard();
    let is_said = heard.iter().any(|said| !said.polite && said.words.contains("cannot be had"));
    assert!(is_said, "{heard:?}");
    page.click("#learn-fault button");
    until("it is told again", || page.is_seen("#learn-fault").then_some(()));
    page.keys([Key::Escape]);
    page.click_hole("c3");
    compare(&page, after("yote-traditional", ["c3"]).position(), "the game goes on");
}

#[test]
fn unparsable_lesson_text_is_reported() {
    let damage = |path: &str, bytes: Vec<u8>| {
        Some(if path.ends_with("puzzles.txt") { b"puzzle 1\nluck 2\n".to_vec() } else { bytes })
    };
    let page = Page::altered(damage);
    page.visit("");
    page.click("#open-learn");
    until("it is told", || page.is_seen("#learn-fault").then_some(()));
    let heard = page.heard();
    let is_named = heard.iter().any(|said| said.words.contains("line 2"));
    assert!(is_named, "the line is named: {heard:?}");
}

#[test]
fn damaged_progress_is_quarantined() {
    let page = Page::open("");
    page.set_item("sandgrid:learning", "nonsense");
    page.visit("");
    let aside = page.item("sandgrid:damaged-learning");
    assert_eq!(aside, serde_json::json!("nonsense"));
    assert!(page.heard().iter().any(|said| !said.polite), "it is told");
}

#[test]
fn lesson_fits_a_phone() {
    let page = Page::blank();
    page.resize(Screen::PHONE);
    page.visit("");
    open(&page);
    page.click("[data-learn='lesson 0']");
    let wide = f64::from(Screen::PHONE.width);
    let high = f64::from(Screen::PHONE.height);
    for selector in
        ["#course-title", "#course-words", "#course-again", "#course-next", "#course-leave"]
    {
        for place in page.places(selector) {
            assert!(place.is_within(wide, high), "{selector}: {place:?}");
        }
    }
    for place in page.places(".moves .coursing") {
        assert!(place.width >= 44.0 && place.height >= 44.0, "{place:?}");
    }
}

/// Opens the sheet, and waits until it is filled.
pub(crate) fn open(page: &Page) {
    page.open_sheet("learn");
    until("the lessons and puzzles are there", || page.is_seen("#learn-all").then_some(()));
}

/// Waits until it stands so with what is learned.
pub(crate) fn await_mood(page: &Page, mood: &str) {
    let selector = format!("#course[data-mood='{mood}']");
    until(mood, || page.exists(&selector).then_some(()));
}

/// Returns the first shipped puzzle with that number of turns: its index, its position and its line.
pub(crate) fn puzzle(turns: u32) -> (usize, Position, Vec<Turn>) {
    let all = text("../www/learn/puzzles.txt");
    let blocks = all.split("\npuzzle ").skip(1);
    let (number, block) = blocks
        .enumerate()
        .find(|(_, block)| block.contains(&format!("\naim win {turns}\n")))
        .expect("some puzzle takes so many turns");
    let told = |word: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {word} in {block}"))
    };
    let rules = Ruleset::find(told("rules")).expect("it is a key");
    let start = Position::parse(told("position"), rules).expect("it is a position");
    let line = told("line").split(' ').map(|turn| turn.parse().expect("it is a turn"));
    (number, start, line.collect())
}

/// The holes that are pressed for a turn.
pub(crate) fn pressed(turn: &[Action]) -> String {
    let holes = turn.iter().flat_map(|action| [action.from(), action.to()]).flatten();
    let holes: Vec<String> = holes.map(|cell| cell.to_string()).collect();
    holes.join(" ")
}

#[test]
fn a_reload_returns_to_the_exercise() {
    let page = Page::open("?rules=yote-traditional");
    page.click_hole("a1");
    page.click_hole("b1");
    open(&page);
    page.click("[data-learn='lesson 0']");
    page.click_hole("c3");
    await_mood(&page, "done");
    page.click("#course-next");
    let title = page.words_of("#course-title");
    assert_eq!(title, "Yoté: step 2 of 9");
    assert!(
        page.exists("#grid :focus"),
        "the board has the focus, and no button that would lead on"
    );
    page.again();
    until("the step is there again", || (page.words_of("#course-title") == title).then_some(()));
    page.click("#course-leave");
    compare(&page, after("yote-traditional", ["a1", "b1"]).position(), "the game from before");
    open(&page);
    page.click("[data-learn='puzzle 2']");
    let title = page.words_of("#course-title");
    page.again();
    until("the puzzle is there again", || (page.words_of("#course-title") == title).then_some(()));
    page.click("#course-leave");
    page.again();
    until("the board is there", || (page.hole_names().len() == 30).then_some(()));
    compare(&page, after("yote-traditional", ["a1", "b1"]).position(), "a game is not left again");
    assert!(!page.is_seen("#course"));
}

#[test]
fn next_stands_beside_the_sentence_or_within_a_thumbs_reach() {
    let page = Page::open("?rules=yote-traditional");
    open(&page);
    page.click("[data-learn='lesson 0']");
    let (words, next) = (page.places("#course-words")[0], page.places("#course-next")[0]);
    assert!(
        next.y < words.y + words.height && next.x > words.x + words.width / 2.0,
        "{next:?} {words:?}"
    );
    page.set_focus("#course-next");
    page.resize(Screen::PHONE);
    let next = until("the button is in the bar", || {
        page.exists(".moves > #course-next").then(|| page.places("#course-next")[0])
    });
    assert!(next.y > f64::from(Screen::PHONE.height) / 2.0, "{next:?}");
    assert_eq!(page.focus().1, "Next", "the focus has gone along");
}
