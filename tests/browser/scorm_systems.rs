//! The course in systems that come late, or say things in their own way.

use serde_json::{Value, json};

use crate::page::{Page, until};
use crate::scorm::{await_board, begun_oddly, unpacked, written};

fn beside_a_system() -> Page {
    let page = Page::of_a_folder(unpacked());
    page.load("course.css");
    page
}

/// The answers of a system that knows nothing yet.
fn fresh(begins: &Value, error: &Value) -> Value {
    json!({"LMSInitialize": begins, "LMSGetValue": "", "LMSGetLastError": error})
}

#[test]
fn systems_begin_and_know_nothing_in_their_own_way() {
    let page = beside_a_system();
    for (begins, error) in [
        (json!(1), json!("0")),
        (json!("True"), json!(0)),
        (json!(" TRUE "), json!("")),
        (json!("true"), json!("403")),
        (json!("true"), json!(201)),
        (json!("true"), Value::Null),
    ] {
        begun_oddly(&page, fresh(&begins, &error));
        let progress = "yote=0.5 choko=0 wali=0 bolotondou=0 chains=0";
        assert_eq!(written(&page, 0.5), progress, "{begins}, {error}");
        assert!(!page.is_seen("#notice"), "{begins}, {error}");
        page.leave_frame();
    }
}

#[test]
fn progress_is_read_as_a_system_returns_it() {
    let page = beside_a_system();
    for known in [
        "yote=0.25+choko=1+lang=fr",
        "yote%3D0.25%20choko%3D1%20lang%3Dfr",
        "yote=0.25\r\nchoko=1\r\nlang=fr\r\n",
    ] {
        let answers = json!({"LMSInitialize": true, "LMSGetValue": known, "LMSGetLastError": 0});
        begun_oddly(&page, answers);
        let progress = "yote=0.5 choko=1 wali=0 bolotondou=0 chains=0 lang=fr";
        assert_eq!(written(&page, 0.5), progress, "{known}");
        page.leave_frame();
    }
}

#[test]
fn a_system_that_comes_late_is_found() {
    let page = beside_a_system();
    let known = "yote=0.25 choko=1";
    let answers = json!({"LMSInitialize": true, "LMSGetValue": known, "LMSGetLastError": 0});
    page.run("courses.putLateSystem", (answers, 1500));
    page.enter_element("iframe");
    await_board(&page);
    assert!(page.is_seen("#notice"), "nothing is recorded yet");
    until("the system is found", || (!page.is_seen("#notice")).then_some(()));
    assert!(page.text_of("#tasks").contains("Choko 100%"), "its progress is shown");
    let progress = "yote=0.5 choko=1 wali=0 bolotondou=0 chains=0";
    assert_eq!(written(&page, 0.5), progress);
}
