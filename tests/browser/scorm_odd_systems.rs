//! The course in systems that return values in their own spelling, in part, or not at all.

use serde_json::{Value, json};

use crate::page::Page;
use crate::scorm::{
    await_board, beside_a_system, open_in_faulty_lms, open_in_strict_lms, written_value,
};

/// Returns the text that is saved.
fn saved(page: &Page) -> Value {
    written_value(page, "cmi.suspend_data")
}

/// Opens the course in an attempt with progress in Yoté, of which a system states that value.
fn open_attempt(page: &Page, name: &str, value: &str) {
    let stated = format!("cmi.core.{name}");
    let known = [(&*stated, value), ("cmi.suspend_data", "yote=110000000")];
    open_in_strict_lms(page, "index.html", &known);
}

/// Reports the first step of Yoté, which is saved.
#[track_caller]
fn first_step_is_saved(page: &Page) {
    page.run("courses.tell", ("yote", [1]));
    let saved = saved(page);
    assert!(saved.as_str().is_some_and(|it| it.starts_with("yote=100000000 ")), "{saved}");
}

#[test]
fn finished_attempts_are_known_in_every_spelling() {
    let page = beside_a_system();
    for (name, value) in [
        ("lesson_status", "Completed"),
        ("lesson_status", "completed "),
        ("lesson_status", "PASSED"),
        ("lesson_status", "c"),
        ("lesson_status", "P"),
        ("lesson_mode", " Review"),
        ("lesson_mode", "B"),
        ("credit", "No Credit"),
        ("credit", "n"),
    ] {
        open_attempt(&page, name, value);
        let status = if name == "lesson_status" { json!(value) } else { Value::Null };
        assert_eq!(written_value(&page, "cmi.core.lesson_status"), status, "{name} {value}");
        assert_eq!(written_value(&page, "cmi.core.score.raw"), Value::Null, "{name} {value}");
        page.leave_frame();
    }
}

#[test]
fn other_attempts_are_graded_in_every_spelling() {
    let page = beside_a_system();
    for (name, value) in [
        ("lesson_status", "Failed"),
        ("lesson_status", "n"),
        ("lesson_status", "I"),
        ("lesson_mode", "N"),
        ("credit", "C"),
    ] {
        open_attempt(&page, name, value);
        assert_eq!(written_value(&page, "cmi.core.lesson_status"), "incomplete", "{name} {value}");
        page.leave_frame();
    }
}

#[test]
fn marks_around_saved_progress_are_no_part_of_it() {
    let page = beside_a_system();
    for known in [
        "\"yote=110000000 choko=111111\"",
        "'yote=110000000 choko=111111'",
        "<![CDATA[yote=110000000 choko=111111]]>",
        "<![CDATA[yote=110000000 choko=111111",
        "&quot;yote=110000000&nbsp;choko=111111&quot;",
        "%22yote%3D110000000%20choko%3D111111%22",
    ] {
        open_in_strict_lms(&page, "index.html", &[("cmi.suspend_data", known)]);
        let saved = saved(&page);
        let is_whole =
            saved.as_str().is_some_and(|it| it.starts_with("yote=110000000 choko=111111 "));
        assert!(is_whole, "{known}: {saved}");
        assert!(!page.is_seen("#notice"), "{known}");
        page.leave_frame();
    }
}

#[test]
fn progress_that_is_read_in_part_stays_until_something_is_done() {
    let page = beside_a_system();
    for known in [
        "yote=11x000000 choko=111111 wali=000000000",
        "{yote=110000000 choko=111111 wali=000000000}",
        "yote=110000000 ??? choko=111111 wali=000000000",
    ] {
        open_in_strict_lms(&page, "index.html", &[("cmi.suspend_data", known)]);
        assert_eq!(saved(&page), known);
        assert!(page.words_of("#notice").contains("cannot be read in full"), "{known}");
        assert!(page.text_of("#tasks").contains("Choko 100%"), "{known}: the rest is shown");
        page.run("courses.tell", ("wali", [1]));
        let saved = saved(&page);
        let is_added = saved.as_str().is_some_and(|it| it.contains("choko=111111 wali=100000000"));
        assert!(is_added, "{known}: {saved}");
        assert!(!page.is_seen("#notice"), "{known}");
        page.leave_frame();
    }
}

#[test]
fn a_learner_who_looks_in_beside_a_foreign_text_is_incomplete() {
    let page = beside_a_system();
    for text in ["foo", "{\"a\":1}"] {
        let known = [("cmi.suspend_data", text), ("cmi.core.lesson_status", "not attempted")];
        open_in_strict_lms(&page, "index.html", &known);
        assert_eq!(saved(&page), text);
        assert_eq!(written_value(&page, "cmi.core.lesson_status"), "incomplete", "{text}");
        page.leave_frame();
    }
}

#[test]
fn nothing_is_written_over_a_value_that_may_be_there() {
    let page = beside_a_system();
    for unset in [json!("undefined"), json!("null"), Value::Null] {
        let answers = json!({"LMSInitialize": true, "LMSGetValue": unset, "LMSGetLastError": 0});
        open_in_faulty_lms(&page, answers);
        for name in ["suspend_data", "core.lesson_status", "core.score.raw"] {
            assert_eq!(
                written_value(&page, &format!("cmi.{name}")),
                Value::Null,
                "{unset}: {name}"
            );
        }
        assert!(!page.is_seen("#notice"), "{unset}: nothing is lost yet");
        first_step_is_saved(&page);
        page.leave_frame();
    }
}

#[test]
fn session_that_has_begun_already_is_used() {
    let page = beside_a_system();
    for code in ["101", "103"] {
        page.run("courses.putBegunSystem", [code]);
        page.enter_element("iframe");
        await_board(&page);
        first_step_is_saved(&page);
        assert!(!page.is_seen("#notice"), "{code}");
        page.leave_frame();
    }
}
