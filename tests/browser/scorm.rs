//! The course for learning management systems, in a real runtime of SCORM 1.2.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde_json::{Value, json};
use zip::ZipArchive;

use crate::page::{Page, dist, named, until};
use crate::site::obeys;

/// Puts a learning management system into the page, with what it knows of a learner, and the course.
const SYSTEM: &str = r#"
  const [runtime, known] = arguments;
  const script = document.createElement("script");
  // All of it belongs to the page, as at a school: Firefox's driver has scripts run beside it.
  script.textContent = `${runtime};
    window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
    window.finished = 0;
    API.on("LMSFinish", () => { window.finished += 1; });
    if (${known !== null}) API.loadFromJSON(${JSON.stringify(known)}, "cmi");`;
  document.head.append(script);
  const course = document.createElement("iframe");
  course.width = 1000; course.height = 800;
  course.src = "index.html";
  document.body.replaceChildren(course);
"#;

/// Puts a system into the page that answers in that way, and writes down what is written into it; and the
/// course.
const ODD_SYSTEM: &str = r#"
  const [answers] = arguments;
  window.written = {};
  window.answers = answers;
  const answer = (call) => {
    if (window.answers[call] === "throw") throw new Error(call);
    return window.answers[call];
  };
  window.API = {
    LMSInitialize: () => answer("LMSInitialize"),
    LMSGetValue: () => answer("LMSGetValue"),
    LMSGetLastError: () => answer("LMSGetLastError"),
    LMSSetValue: (name, value) => { window.written[name] = value; return "true"; },
    LMSCommit: () => answer("LMSCommit"),
    LMSFinish: () => "true",
  };
  const course = document.createElement("iframe");
  course.width = 1000; course.height = 800;
  course.src = "index.html";
  document.body.replaceChildren(course);
"#;

const COURSE: &str = "return document.querySelector('iframe')";
const BOARD: &str =
    "return document.querySelector('sand-board').shadowRoot.querySelector('iframe')";

/// The course as a learner's system unpacks it; once, since tests run side by side.
fn unpacked() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(unpack);
    &FOLDER
}

fn unpack() -> PathBuf {
    let archive = fs::read(dist().join("packages/sandgrid-scorm12.zip")).expect("it is there");
    let folder = dist().join("unpacked-course");
    let mut archive = ZipArchive::new(Cursor::new(archive)).expect("it is an archive");
    archive.extract(&folder).expect("it can be unpacked");
    folder
}

fn system(page: &Page, known: &Value) {
    let runtime = fs::read_to_string(named("SANDGRID_SCORM")).expect("the runtime can be read");
    page.measure_with(SYSTEM, vec![json!(runtime), known.clone()]);
}

fn told(page: &Page, name: &str) -> String {
    let value = page.measure_with("return API.getCMIValue(arguments[0])", vec![json!(name)]);
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Waits until the course's board says that it is ready.
fn await_board(page: &Page) {
    until("there is a board", || {
        let is_ready = "return document.querySelector('sand-board')?.isReady === true";
        (page.measure(is_ready) == json!(true)).then_some(())
    });
}

#[test]
fn a_learner_comes_and_goes_and_comes_again() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    system(&page, &Value::Null);
    page.enter(COURSE);
    await_board(&page);
    page.enter(BOARD);
    until("the lesson is on the board", || {
        page.words_of("#course-title").contains("Yoté").then_some(())
    });
    page.click_hole("c3");
    page.leave_frame();
    until("the system knows a score", || {
        told(&page, "cmi.core.score.raw").parse::<u32>().is_ok_and(|score| score > 0).then_some(())
    });
    assert_eq!(told(&page, "cmi.core.lesson_status"), "incomplete");
    page.measure("document.querySelector('iframe').remove()");
    until("the course has ended", || (page.measure("return finished") == json!(1)).then_some(()));
    let kept = told(&page, "cmi.suspend_data");
    assert!(kept.starts_with("yote=0."), "{kept}");

    let known = "yote=1 choko=1 wali=1 bolotondou=0.5 other=7 yote=9";
    system(&page, &json!({ "suspend_data": known }));
    page.enter(COURSE);
    let said = "return document.querySelector('#lessons').textContent";
    until("what was done is remembered", || {
        page.measure(said).to_string().contains("Yoté 100 %").then_some(())
    });
    assert!(page.measure(said).to_string().contains("Bolotondou 50 %"));
    page.leave_frame();
    assert_eq!(told(&page, "cmi.core.score.raw"), "88");
}

/// Has the course's board say that so much of the lesson of Yoté is done.
const TELL: &str = r#"
  const detail = { kind: "lesson", name: "yote", score: SCORE };
  document.querySelector("sand-board").dispatchEvent(new CustomEvent("learning", { detail }));
"#;

/// The course in a system that answers in that way; one is in the course's frame then.
fn begun_oddly(page: &Page, answers: Value) {
    page.measure_with(ODD_SYSTEM, vec![answers]);
    page.enter(COURSE);
    await_board(page);
}

/// Has the board say that, and gives what the system has been given to keep.
fn written(page: &Page, score: &str) -> Value {
    page.measure(&TELL.replace("SCORE", score));
    page.leave_frame();
    let written = page.measure("return written['cmi.suspend_data'] ?? null");
    page.enter(COURSE);
    written
}

#[test]
fn a_system_that_fails_loses_nothing_of_what_it_has() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    let said = "return document.querySelector('#lessons').textContent";
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
        begun_oddly(&page, answers.clone());
        assert_eq!(written(&page, "0.5"), Value::Null, "{answers}");
        assert!(page.measure(said).to_string().contains("Yoté 50 %"), "it goes on: {answers}");
        page.leave_frame();
    }
    // What it has is asked for again when there is something to add to it.
    begun_oddly(
        &page,
        json!({"LMSInitialize": "true", "LMSGetValue": "", "LMSGetLastError": "101"}),
    );
    assert_eq!(written(&page, "0.25"), Value::Null);
    page.leave_frame();
    page.measure(
        "answers.LMSGetValue = 'yote=0.125 choko=1'; answers.LMSGetLastError = '0'; \
         answers.LMSCommit = 'throw'",
    );
    page.enter(COURSE);
    assert_eq!(written(&page, "0.5"), "yote=0.5 choko=1 wali=0 bolotondou=0");
    assert!(page.measure(said).to_string().contains("Choko 100 %"), "it is shown");
}

#[test]
fn what_is_no_share_of_a_lesson_is_not_written_down() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    let known = "yote=0.25 choko=0 wali=0 bolotondou=0";
    let answers = json!({"LMSInitialize": true, "LMSGetValue": known, "LMSGetLastError": 0});
    begun_oddly(&page, answers);
    for score in ["7", "Infinity", "NaN", "-1", "'1'", "'0.5 choko=1'", "[1]", "null", "0.125"] {
        assert_eq!(written(&page, score), known, "{score}");
    }
    assert_eq!(written(&page, "1"), "yote=1 choko=0 wali=0 bolotondou=0");
}

#[test]
fn what_only_has_a_systems_name_is_none() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    for named in ["<p id=API></p>", "<iframe name=API></iframe>"] {
        page.measure_with(
            "document.body.innerHTML = arguments[0] + '<iframe id=course src=index.html></iframe>'",
            vec![json!(named)],
        );
        page.enter("return document.querySelector('#course')");
        await_board(&page);
        let said = page.measure("return document.querySelector('#lessons').textContent");
        assert!(said.to_string().contains("Bolotondou 0 %"), "{named}: {said}");
        page.leave_frame();
    }
}

#[test]
fn without_a_system_it_is_a_course_all_the_same() {
    let page = Page::of_a_folder(unpacked());
    page.load("index.html");
    await_board(&page);
    page.click_path("//button[contains(., 'Choko')]");
    page.enter(BOARD);
    until("the lesson is on the board", || {
        page.words_of("#course-title").contains("Choko").then_some(())
    });
    page.leave_frame();
    obeys(&page);
}

/// Has the course's board say that all of these lessons are done.
fn learn(page: &Page, lessons: &[&str]) {
    page.enter(COURSE);
    await_board(page);
    for lesson in lessons {
        page.measure(&TELL.replace("SCORE", "1").replace("yote", lesson));
    }
    page.leave_frame();
}

#[test]
fn who_leaves_before_the_end_has_not_failed() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    let four = ["yote", "choko", "wali", "bolotondou"];
    let known = json!({ "student_data": { "mastery_score": "100" } });
    for (lessons, statuses, score) in [
        (&four[..0], ["incomplete", "not attempted"], ""),
        (&four[..1], ["incomplete", "not attempted"], ""),
        (&four[..], ["completed", "passed"], "100"),
    ] {
        system(&page, &known);
        learn(&page, lessons);
        page.measure("document.querySelector('iframe').remove()");
        until("the course has ended", || {
            (page.measure("return finished") == json!(1)).then_some(())
        });
        let status = told(&page, "cmi.core.lesson_status");
        assert!(statuses.contains(&&*status), "{lessons:?}: {status}");
        assert_eq!(told(&page, "cmi.core.score.raw"), score, "{lessons:?}");
    }
}

/// A system that can be begun so many times, and keeps nothing between its end and its beginning.
const STRICT_SYSTEM: &str = r#"
  let [sessions] = arguments;
  let isOpen = false;
  window.written = {};
  window.API = {
    LMSInitialize: () => { isOpen = sessions > 0; sessions -= 1; return String(isOpen); },
    LMSGetValue: (name) => window.written[name] ?? "",
    LMSGetLastError: () => "0",
    LMSSetValue: (name, value) => { if (isOpen) window.written[name] = value; return String(isOpen); },
    LMSCommit: () => String(isOpen),
    LMSFinish: () => { isOpen = false; return "true"; },
  };
  const course = document.createElement("iframe");
  course.width = 1000; course.height = 800;
  course.src = "index.html";
  document.body.replaceChildren(course);
"#;

#[test]
fn a_page_that_is_shown_again_begins_again_or_says_that_nothing_is_recorded() {
    const AGAIN: &str = "for (const name of ['pagehide', 'pageshow']) \
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }))";
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    for (sessions, kept) in
        [(2, "yote=1 choko=0 wali=0 bolotondou=0"), (1, "yote=0 choko=0 wali=0 bolotondou=0")]
    {
        page.measure_with(STRICT_SYSTEM, vec![json!(sessions)]);
        page.enter(COURSE);
        await_board(&page);
        page.measure(AGAIN);
        assert_eq!(written(&page, "1"), kept);
        let notice = page.measure("return document.querySelector('#notice').textContent");
        assert_eq!(notice != json!(""), sessions == 1, "{notice}");
        page.leave_frame();
    }
}

#[test]
fn a_lesson_that_was_left_is_opened_by_the_same_button() {
    let page = Page::of_a_folder(unpacked());
    page.load("index.html");
    await_board(&page);
    for _ in 0..2 {
        page.click_path("//button[contains(., 'Yoté')]");
        page.enter(BOARD);
        until("the lesson is on the board", || {
            page.words_of("#course-title").contains("Yoté").then_some(())
        });
        page.click_path("//*[@id='course-leave']");
        until("the lesson is left", || page.words_of("#course-title").is_empty().then_some(()));
        page.leave_frame();
    }
}

#[test]
fn who_has_passed_or_only_looks_in_is_not_judged_again() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    let status = || {
        page.measure("return [written['cmi.core.lesson_status'], written['cmi.core.score.raw']]")
    };
    for (name, value, kept) in [
        ("lesson_status", "passed", json!(["passed", null])),
        ("lesson_status", "completed", json!(["completed", null])),
        ("lesson_status", "failed", json!(["incomplete", "25"])),
        ("lesson_mode", "browse", json!([null, null])),
        ("lesson_mode", "review", json!([null, null])),
        ("credit", "no-credit", json!([null, null])),
    ] {
        page.measure_with(STRICT_SYSTEM, vec![json!(1)]);
        page.measure_with(
            "written['cmi.core.' + arguments[0]] = arguments[1]; written['cmi.suspend_data'] = 'yote=0.5 chok'",
            vec![json!(name), json!(value)],
        );
        page.enter(COURSE);
        await_board(&page);
        assert_eq!(written(&page, "1"), "yote=1 choko=0 wali=0 bolotondou=0", "{value}");
        page.leave_frame();
        assert_eq!(status(), kept, "{name} {value}");
    }
}

#[test]
fn a_system_that_refuses_to_keep_is_told_of_and_one_may_have_opened_the_window() {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    page.measure_with(STRICT_SYSTEM, vec![json!(1)]);
    page.measure("API.LMSCommit = () => 'false'");
    page.enter(COURSE);
    await_board(&page);
    written(&page, "1");
    let notice = "return document.querySelector('#notice').textContent";
    assert_ne!(page.measure(notice), json!(""));
    page.leave_frame();
    // The course stands in a frame of the window that the system has opened.
    page.measure_with(STRICT_SYSTEM, vec![json!(1)]);
    page.measure(
        "const system = { API }; system.parent = system; window.opener = system; delete window.API",
    );
    page.enter(COURSE);
    await_board(&page);
    assert_eq!(written(&page, "1"), "yote=1 choko=0 wali=0 bolotondou=0");
}
