//! The course in a learning management system, for learners who come back: which task, which step, and what is added.

use serde_json::{Value, json};

use crate::page::{Page, until};
use crate::scorm::{NO_OTHERS, beside_a_system, open_in_strict_lms, written_value};

/// Saved progress that was cut, or comes from another edition of the course, of each page, and what of it counts.
const CUT: [(&str, &str, &str); 9] = [
    ("index.html", "yote=110000000 choko=1", "yote=110000000 choko=100000 wali=000000000"),
    ("index.html", "yote=110000000 wali=1", "yote=110000000 choko=000000 wali=100000000"),
    ("index.html", "yote=1", "yote=100000000 choko=000000 wali=000000000"),
    ("index.html", "yote=1111111110 choko=1", "yote=111111111 choko=100000 wali=000000000"),
    ("index.html", "YOTE=110000000 LANG=FR", "yote=110000000 choko=000000 wali=000000000"),
    ("index.html", "yote&#61;110000000", "yote=110000000 choko=000000 wali=000000000"),
    ("puzzles.html", "1=1 2=1 3", "1=1 2=1"),
    ("yebo.html", "yebo=1", "yebo=1000000000"),
    ("yebo.html", "yebo=11111111011", "yebo=1111111101"),
];

/// Begins a page of the course with that progress, and an earlier score.
fn begun_with(page: &Page, src: &str, progress: &str) {
    let known = [
        ("cmi.suspend_data", progress),
        ("cmi.core.score.raw", "97"),
        ("cmi.core.lesson_status", "incomplete"),
        ("cmi.core.lesson_location", "page 7"),
    ];
    open_in_strict_lms(page, src, &known);
}

#[test]
fn only_the_steps_that_are_there_count() {
    let page = beside_a_system();
    for (src, known, kept) in CUT {
        begun_with(&page, src, known);
        let now = written_value(&page, "cmi.suspend_data");
        assert!(now.as_str().is_some_and(|now| now.starts_with(kept)), "{known}: {now}");
        assert_eq!(written_value(&page, "cmi.core.lesson_status"), "incomplete", "{known}");
        assert_eq!(written_value(&page, "cmi.core.score.raw"), "97", "{known}: it does not fall");
        assert!(!page.is_seen("#notice"), "{known}");
        page.leave_frame();
    }
}

/// Data of another course is not overwritten before a step is done, and the learner is told.
#[test]
fn progress_of_another_kind_stays_until_something_is_done() {
    let page = beside_a_system();
    let all = |page: &Page| {
        ["suspend_data", "core.score.raw", "core.lesson_status", "core.lesson_location"]
            .map(|name| written_value(page, &format!("cmi.{name}")))
    };
    for (src, known, task) in [
        ("index.html", "{\"yote\":\"110000000\"}", "yote"),
        ("puzzles.html", "a=1;b=2", "2"),
        ("yebo.html", "page 7", "yebo"),
    ] {
        begun_with(&page, src, known);
        let before: [Value; 4] = [known, "97", "incomplete", "page 7"].map(|it| json!(it));
        assert_eq!(all(&page), before, "{known}");
        assert!(page.words_of("#notice").contains("cannot be read in full"), "{known}");
        if task == "2" {
            page.run("courses.tellPuzzle", (task, 1));
        } else {
            page.run("courses.tell", (task, [1]));
        }
        let [text, score, ..] = all(&page);
        assert!(text.as_str().is_some_and(|text| text.contains(&format!("{task}=1"))), "{text}");
        assert_eq!(score, "97", "{known}: it does not fall");
        assert!(!page.is_seen("#notice"), "{known}");
        page.leave_frame();
    }
}

#[test]
fn left_lesson_goes_on_at_its_step() {
    let page = beside_a_system();
    let left = [("cmi.suspend_data", "choko=110100"), ("cmi.core.lesson_location", "choko")];
    open_in_strict_lms(&page, "index.html", &left);
    page.enter_board(0);
    let title = || page.words_of("#course-title");
    until("the lesson is at its step", || title().contains('3').then_some(()));
    assert!(title().contains("Choko"), "{}", title());
    page.leave_frame();
    page.enter_element("iframe");
    page.click("#again");
    page.enter_board(0);
    until("it begins again", || title().contains('1').then_some(()));
    page.leave_frame();
}

/// Of a lesson that goes on at a later step, the board knows that step alone.
#[test]
fn a_later_step_adds_to_the_steps_before() {
    let page = beside_a_system();
    for (known, kept) in
        [("111110000", "111111000"), ("0.55", "111111000"), ("111110101", "111111101")]
    {
        let known = format!("yote={known}");
        open_in_strict_lms(&page, "index.html", &[("cmi.suspend_data", &known)]);
        page.enter_board(0);
        let title = || page.words_of("#course-title");
        until("the lesson is at its step", || title().contains('6').then_some(()));
        page.click_hole("b3");
        page.leave_frame();
        page.enter_element("iframe");
        let kept = format!("yote={kept} {NO_OTHERS}");
        until(&kept, || (written_value(&page, "cmi.suspend_data") == *kept).then_some(()));
        page.leave_frame();
    }
}

#[test]
fn learner_returns_to_the_task_that_was_left() {
    let page = beside_a_system();
    let known = [("cmi.suspend_data", "1=1"), ("cmi.core.lesson_location", "40")];
    open_in_strict_lms(&page, "puzzles.html", &known);
    assert_eq!(page.value_of("#tasks"), "40");
    page.enter_board(0);
    until("the puzzle is on the board", || {
        page.words_of("#course-title").contains("Wali").then_some(())
    });
    page.leave_frame();
    page.enter_element("iframe");
    page.click("#after");
    assert_eq!(written_value(&page, "cmi.core.lesson_location"), "41");
    page.enter_board(0);
    page.click("#course-next");
    page.leave_frame();
    page.enter_element("iframe");
    until("the course follows the board", || (page.value_of("#tasks") == "42").then_some(()));
    assert_eq!(written_value(&page, "cmi.core.lesson_location"), "42");
    page.leave_frame();
    // Without a place, the first task that is not done; a place of another page is none.
    open_in_strict_lms(&page, "puzzles.html", &[("cmi.suspend_data", "1=1 2=1"), known[1]]);
    assert_eq!(page.value_of("#tasks"), "40");
    page.leave_frame();
    let strange = [("cmi.suspend_data", "1=1 2=1"), ("cmi.core.lesson_location", "yote")];
    open_in_strict_lms(&page, "puzzles.html", &strange);
    assert_eq!(page.value_of("#tasks"), "3");
    page.leave_frame();
}
