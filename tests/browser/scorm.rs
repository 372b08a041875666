//! The course for learning management systems, in a real runtime of SCORM 1.2.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::{Value, json};
use zip::ZipArchive;

use crate::page::{Key, Page, dist, named, until};
use crate::site::obeys;

/// The unpacked course, shared by tests that run in parallel.
pub(crate) fn unpacked() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(unpack);
    &FOLDER
}

/// Numbers of all steps of a lesson, and of one more.
const ALL: [u32; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/// Saved progress of the other lessons, with no step done.
pub(crate) const NO_OTHERS: &str = "choko=000000 wali=000000000 bolotondou=0000000 chains=0000";

fn unpack() -> PathBuf {
    let archive = fs::read(dist().join("packages/sandgrid-scorm12.zip")).expect("it is there");
    let folder = dist().join("unpacked-course");
    let mut archive = ZipArchive::new(Cursor::new(archive)).expect("it is an archive");
    archive.extract(&folder).expect("it can be unpacked");
    folder
}

fn system(page: &Page, known: &Value) {
    let runtime = fs::read_to_string(named("SANDGRID_SCORM")).expect("the runtime can be read");
    page.run("courses.putSystem", (runtime, known));
}

fn lms_value(page: &Page, name: &str) -> String {
    let value = page.call("courses.value", [name]);
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Opens a page of the course's origin, in which a test puts a learner's system.
pub(crate) fn beside_a_system() -> Page {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    page
}

/// Waits until the course's board says that it is ready.
pub(crate) fn await_board(page: &Page) {
    until("there is a board", || page.call_for::<bool>("boards.isReady", ()).then_some(()));
}

#[test]
fn scorm_session_resumes() {
    let page = beside_a_system();
    system(&page, &Value::Null);
    page.enter_element("iframe");
    await_board(&page);
    page.enter_board(0);
    until("the lesson is on the board", || {
        page.words_of("#course-title").contains("Yoté").then_some(())
    });
    page.click_hole("c3");
    page.leave_frame();
    until("the system knows a score", || {
        lms_value(&page, "cmi.core.score.raw")
            .parse::<u32>()
            .is_ok_and(|score| score > 0)
            .then_some(())
    });
    assert_eq!(lms_value(&page, "cmi.core.lesson_status"), "incomplete");
    page.remove("iframe");
    until("the course has ended", || (page.global("finished") == json!(1)).then_some(()));
    let kept = lms_value(&page, "cmi.suspend_data");
    assert!(kept.starts_with("yote=100000000 "), "{kept}");

    let known = "yote=1 choko=111111 wali=1 bolotondou=0001000 other=7 yote=9 lang=tlh";
    system(&page, &json!({ "suspend_data": known }));
    page.enter_element("iframe");
    let said = || page.text_of("#tasks");
    until("what was done is remembered", || said().contains("Yoté 100%").then_some(()));
    assert!(said().contains("Bolotondou 14%"));
    page.leave_frame();
    assert_eq!(lms_value(&page, "cmi.core.score.raw"), "63");
}

/// Opens the course in an LMS with these answers, and enters its frame.
pub(crate) fn open_in_faulty_lms(page: &Page, answers: Value) {
    page.run("courses.putOddSystem", [answers]);
    page.enter_element("iframe");
    await_board(page);
}

/// Reports these steps of Yoté as done; returns the suspend data.
pub(crate) fn report_steps(page: &Page, steps: impl Serialize) -> Value {
    page.run("courses.tell", ("yote", steps));
    suspend_data(page)
}

/// Returns the suspend data that the LMS has received.
fn suspend_data(page: &Page) -> Value {
    page.leave_frame();
    let written = page.call("courses.written", ["cmi.suspend_data"]);
    page.enter_element("iframe");
    written
}

#[test]
fn failing_lms_keeps_its_data() {
    let page = beside_a_system();
    let said = || page.text_of("#tasks");
    for (begins, knows, error) in [
        (json!("false"), json!(""), json!("301")),
        (json!("throw"), json!("throw"), json!("throw")),
        (json!("true"), json!(""), json!("101")),
        (json!("true"), json!(0), json!(201)),
        (json!("true"), json!("throw"), json!("0")),
        (json!("true"), json!(""), json!("throw")),
    ] {
        let answers =
            json!({"LMSInitialize": begins, "LMSGetValue": knows, "LMSGetLastError": error});
        open_in_faulty_lms(&page, answers.clone());
        assert_eq!(report_steps(&page, [1, 2, 3]), Value::Null, "{answers}");
        assert!(said().contains("Yoté 33%"), "it goes on: {answers}");
        page.leave_frame();
    }
    // Missing data is requested again before the next write.
    open_in_faulty_lms(
        &page,
        json!({"LMSInitialize": "true", "LMSGetValue": "", "LMSGetLastError": "101"}),
    );
    assert_eq!(report_steps(&page, [1, 2]), Value::Null);
    page.leave_frame();
    page.run(
        "courses.answerOtherwise",
        [json!({"LMSGetValue": "yote=000000001 choko=111111", "LMSGetLastError": "0", "LMSCommit": "throw"})],
    );
    page.enter_element("iframe");
    let both = "yote=111000001 choko=111111 wali=000000000 bolotondou=0000000 chains=0000";
    assert_eq!(report_steps(&page, [3]), both);
    assert!(said().contains("Choko 100%"), "it is shown");
}

#[test]
fn unfinished_steps_are_not_recorded() {
    let page = beside_a_system();
    // An earlier version saved fractions.
    let known = "yote=0.25 choko=0 wali=0 bolotondou=0 chains=0";
    let kept = format!("yote=110000000 {NO_OTHERS}");
    let answers = json!({"LMSInitialize": true, "LMSGetValue": known, "LMSGetLastError": 0});
    open_in_faulty_lms(&page, answers);
    for steps in [
        json!(7),
        json!([-1, 0, 10, 3.5, 1e300]),
        json!(["3", [3], {}, null, true]),
        json!("345"),
        json!({"0": 3, "length": 1}),
        Value::Null,
        json!([1]),
    ] {
        assert_eq!(report_steps(&page, &steps), kept, "{steps}");
    }
    assert_eq!(report_steps(&page, ALL), format!("yote=111111111 {NO_OTHERS}"));
}

#[test]
fn undefined_and_null_values_count_as_unset() {
    let page = beside_a_system();
    for unset in [json!("undefined"), json!("null"), Value::Null] {
        open_in_faulty_lms(
            &page,
            json!({"LMSInitialize": true, "LMSGetValue": unset, "LMSGetLastError": 0}),
        );
        let step = report_steps(&page, [2, 3]);
        let is_kept = step.as_str().is_some_and(|it| it.starts_with("yote=011000000 "));
        assert!(is_kept, "{unset}: {step}");
        assert_eq!(written_value(&page, "cmi.core.score.raw"), "4", "{unset}");
        page.leave_frame();
    }
}

#[test]
fn objects_without_the_api_are_no_lms() {
    let page = beside_a_system();
    for named in ["<p id=API></p>", "<iframe name=API></iframe>"] {
        page.run("courses.putBeside", [named]);
        page.enter_element("#course");
        await_board(&page);
        let said = page.text_of("#tasks");
        assert!(said.contains("Bolotondou 0%"), "{named}: {said}");
        page.leave_frame();
    }
}

#[test]
fn course_works_without_an_lms() {
    let page = Page::of_a_folder(unpacked());
    page.load("index.html");
    await_board(&page);
    page.click("#after");
    page.enter_board(0);
    until("the lesson is on the board", || {
        page.words_of("#course-title").contains("Choko").then_some(())
    });
    page.leave_frame();
    obeys(&page);
}

/// Reports these lessons as done.
fn learn(page: &Page, lessons: &[&str]) {
    page.enter_element("iframe");
    await_board(page);
    for lesson in lessons {
        page.run("courses.tellWhole", [lesson]);
    }
    page.leave_frame();
}

#[test]
fn leaving_early_is_no_scorm_failure() {
    let page = beside_a_system();
    let all = ["yote", "choko", "wali", "bolotondou", "chains"];
    let known = json!({ "student_data": { "mastery_score": "100" } });
    for (lessons, statuses, score) in [
        (&all[..0], ["incomplete", "not attempted"], ""),
        (&all[..1], ["incomplete", "not attempted"], ""),
        (&all[..], ["completed", "passed"], "100"),
    ] {
        system(&page, &known);
        learn(&page, lessons);
        page.remove("iframe");
        until("the course has ended", || (page.global("finished") == json!(1)).then_some(()));
        let status = lms_value(&page, "cmi.core.lesson_status");
        assert!(statuses.contains(&&*status), "{lessons:?}: {status}");
        assert_eq!(lms_value(&page, "cmi.core.score.raw"), score, "{lessons:?}");
    }
}

#[test]
fn restored_course_page_restarts_or_warns() {
    let page = beside_a_system();
    for (sessions, kept) in
        [(2, format!("yote=111111111 {NO_OTHERS}")), (1, format!("yote=000000000 {NO_OTHERS}"))]
    {
        page.run("courses.putStrictSystem", [sessions]);
        page.enter_element("iframe");
        await_board(&page);
        page.run("courses.showAgain", ());
        assert_eq!(report_steps(&page, ALL), kept);
        let notice = page.text_of("#notice");
        assert_eq!(!notice.is_empty(), sessions == 1, "{notice}");
        page.leave_frame();
    }
}

#[test]
fn left_lesson_reopens_by_the_same_button() {
    let page = Page::of_a_folder(unpacked());
    page.load("index.html");
    await_board(&page);
    for _ in 0..2 {
        page.click("#again");
        page.enter_board(0);
        until("the lesson is on the board", || {
            page.words_of("#course-title").contains("Yoté").then_some(())
        });
        page.click_path("//*[@id='course-leave']");
        until("the lesson is left", || page.words_of("#course-title").is_empty().then_some(()));
        page.leave_frame();
    }
}

/// Opens a page of the course in a strict LMS with these values, and enters its frame.
pub(crate) fn open_in_strict_lms(page: &Page, src: &str, known: &[(&str, &str)]) {
    let known: Value = known.iter().map(|(name, value)| (*name, json!(value))).collect();
    page.run("courses.putStrictSystem", (1, known, src));
    page.enter_element("iframe");
    await_board(page);
}

/// Returns the value that the LMS has received under that name, while the course is open.
pub(crate) fn written_value(page: &Page, name: &str) -> Value {
    page.leave_frame();
    let written = page.call("courses.written", [name]);
    page.enter_element("iframe");
    written
}

#[test]
fn puzzles_and_yebo_have_a_status_of_their_own() {
    let page = beside_a_system();
    let nine: Vec<String> = (1..=9).map(|number| format!("{number}=1")).collect();
    let known = nine.join(" ") + " 10=0.5";
    open_in_strict_lms(&page, "puzzles.html", &[("cmi.suspend_data", &known)]);
    let status = || written_value(&page, "cmi.core.lesson_status");
    assert_eq!(status(), "incomplete");
    assert_eq!(page.text_of("#share"), "9 of 10");
    for score in ["Infinity", "NaN", "-1", "7"] {
        page.run("courses.tellNumber", ["12", score]);
        assert_eq!(written_value(&page, "cmi.suspend_data"), *known, "{score}");
    }
    page.run("courses.tellPuzzle", ("12", 0.5));
    assert_eq!(status(), "incomplete", "help does not count");
    page.run("courses.tellPuzzle", ("22", 1));
    assert_eq!(status(), "completed");
    assert_eq!(written_value(&page, "cmi.core.score.raw"), "100");
    assert!(page.text_of("#tasks").contains("Choko 1, solved"), "by the game's own number");
    assert_eq!(written_value(&page, "cmi.suspend_data"), known.clone() + " 12=0.5 22=1");
    page.leave_frame();

    open_in_strict_lms(&page, "yebo.html", &[]);
    page.enter_board(0);
    until("Yebo is on the board", || page.exists("#felt").then_some(()));
    page.leave_frame();
    page.enter_element("iframe");
    assert_eq!(status(), "incomplete");
    page.run("courses.tellWhole", ["yebo"]);
    assert_eq!(status(), "completed");
    page.leave_frame();
}

#[test]
fn learner_chooses_the_language() {
    let page = beside_a_system();
    open_in_strict_lms(&page, "index.html", &[("cmi.student_preference.language", "fr-CA")]);
    let lang = || page.attribute("html", "lang");
    assert_eq!(lang(), "fr", "the system's");
    assert!(page.text_of("#tasks").contains("Saut après saut"));
    page.leave_frame();
    let asked = page.call("courses.asked", ["cmi.student_preference.language"]);
    page.enter_element("iframe");
    assert_eq!(asked, json!(1), "it is asked for once");
    page.choose_value("#language", "ar");
    assert_eq!([lang(), page.attribute("html", "dir")], ["ar", "rtl"]);
    assert!(page.text_of("#tasks").contains("قفزة بعد قفزة"));
    let kept = written_value(&page, "cmi.suspend_data");
    assert!(kept.as_str().is_some_and(|kept| kept.ends_with(" lang=ar")), "{kept}");
    page.enter_board(0);
    until("the board speaks it, too", || (page.attribute("html", "lang") == "ar").then_some(()));
    page.leave_frame();
    let known = kept.as_str().unwrap_or_default();
    open_in_strict_lms(&page, "index.html", &[("cmi.suspend_data", known)]);
    assert_eq!(lang(), "ar", "it is remembered");
    page.leave_frame();
}

#[test]
fn board_and_sentence_fit_a_low_frame() {
    let page = beside_a_system();
    for (src, parts) in [
        ("index.html", ["[role=grid]", "#course-words"]),
        ("puzzles.html", ["[role=grid]", "#course-words"]),
    ] {
        open_in_strict_lms(&page, src, &[]);
        for place in page.places("button:not([hidden]), select") {
            assert!(place.is_within(1000.0, 500.0), "{src}");
        }
        let [height] = page.call_for::<[f64; 1]>("boards.heights", ());
        page.enter_board(0);
        until("the task is there", || (!page.words_of("#course-words").is_empty()).then_some(()));
        for part in parts {
            let places = page.places(part);
            assert!(!places.is_empty(), "{src}: {part}");
            let is_there = places.into_iter().all(|place| place.is_within(1000.0, height));
            assert!(is_there, "{src}: {part} within {height}");
        }
        page.leave_frame();
    }
}

#[test]
fn finished_scorm_attempts_are_not_graded_again() {
    let page = beside_a_system();
    let status = || {
        let written = |name: &str| page.call("courses.written", [name]);
        json!([written("cmi.core.lesson_status"), written("cmi.core.score.raw")])
    };
    for (name, value, kept) in [
        ("lesson_status", "passed", json!(["passed", null])),
        ("lesson_status", "completed", json!(["completed", null])),
        ("lesson_status", "failed", json!(["incomplete", "20"])),
        ("lesson_mode", "browse", json!([null, null])),
        ("lesson_mode", "review", json!([null, null])),
        ("credit", "no-credit", json!([null, null])),
    ] {
        let stated = format!("cmi.core.{name}");
        let known = [(&*stated, value), ("cmi.suspend_data", "yote=0.5 chok")];
        open_in_strict_lms(&page, "index.html", &known);
        assert_eq!(report_steps(&page, ALL), format!("yote=111111111 {NO_OTHERS}"), "{value}");
        page.leave_frame();
        assert_eq!(status(), kept, "{name} {value}");
    }
}

#[test]
fn refused_commit_is_reported() {
    let page = beside_a_system();
    page.run("courses.putStrictSystem", [1]);
    page.run("courses.refuse", ());
    page.enter_element("iframe");
    await_board(&page);
    report_steps(&page, ALL);
    assert_ne!(page.text_of("#notice"), "");
    page.leave_frame();
    // The course stands in a frame of the window that the system has opened.
    page.run("courses.putStrictSystem", [1]);
    page.run("courses.moveToOpener", ());
    page.enter_element("iframe");
    await_board(&page);
    assert_eq!(report_steps(&page, ALL), format!("yote=111111111 {NO_OTHERS}"));
}

#[test]
fn missing_lms_is_reported() {
    let page = Page::of_a_folder(unpacked());
    for name in ["index.html", "puzzles.html", "yebo.html"] {
        page.load(name);
        await_board(&page);
        let told = "No learning platform that keeps results has been found here";
        assert!(page.words_of("#notice").contains(told), "{name}");
    }
    page.load("index.html");
    await_board(&page);
    page.choose_value("#language", "fr");
    assert!(page.words_of("#notice").contains("Aucune plateforme"), "{}", page.words_of("#notice"));
    // An object without functions is no LMS, whatever its version.
    page.load("course.css");
    page.run("courses.putOtherSystem", ());
    page.enter_element("iframe");
    await_board(&page);
    assert!(page.words_of("#notice").contains("No learning platform"));
}

#[test]
fn the_last_task_leaves_the_focus_in_the_bar() {
    let page = Page::of_a_folder(unpacked());
    page.load("index.html");
    await_board(&page);
    for _ in 0..4 {
        page.set_focus("#after");
        page.keys([Key::Enter]);
    }
    assert_eq!(page.property("#after", "disabled"), json!(true), "there is no next one");
    assert_eq!(page.call("elements.focusedId", ()), json!("again"));
}
