//! The course for learning management systems, in a real runtime of SCORM 1.2.

use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use serde_json::{Value, json};
use zip::ZipArchive;

use crate::page::{Page, dist, named, until};

/// Puts a learning management system into the page, with what it knows of a learner, and the course.
const SYSTEM: &str = r#"
  const [runtime, known] = arguments;
  const script = document.createElement("script");
  script.textContent = runtime;
  document.head.append(script);
  window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
  window.finished = 0;
  API.on("LMSFinish", () => { window.finished += 1; });
  if (known) API.loadFromJSON(known, "cmi");
  const course = document.createElement("iframe");
  course.width = 1000; course.height = 800;
  course.src = "index.html";
  document.body.replaceChildren(course);
"#;

const COURSE: &str = "return document.querySelector('iframe')";
const BOARD: &str =
    "return document.querySelector('sand-board').shadowRoot.querySelector('iframe')";

/// The course as a learner's system unpacks it.
fn unpacked() -> PathBuf {
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
    let page = Page::of_a_folder(&unpacked());
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

#[test]
fn without_a_system_it_is_a_course_all_the_same() {
    let page = Page::of_a_folder(&unpacked());
    page.load("index.html");
    await_board(&page);
    page.click_path("//button[contains(., 'Choko')]");
    page.enter(BOARD);
    until("the lesson is on the board", || {
        page.words_of("#course-title").contains("Choko").then_some(())
    });
}
