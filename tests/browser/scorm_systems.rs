//! The course in systems that come late, or say things in their own way.

use serde_json::{Value, json};

use crate::page::until;
use crate::scorm::{NO_OTHERS, await_board, beside_a_system, open_in_faulty_lms, report_steps};

/// The suspend data after two steps of Yoté and all of Choko.
const MORE: &str = "yote=110000000 choko=111111 wali=000000000 bolotondou=0000000 chains=0000";

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
        open_in_faulty_lms(&page, fresh(&begins, &error));
        let progress = format!("yote=110000000 {NO_OTHERS}");
        assert_eq!(report_steps(&page, [1, 2]), progress, "{begins}, {error}");
        assert!(!page.is_seen("#notice"), "{begins}, {error}");
        page.leave_frame();
    }
}

#[test]
fn progress_is_read_as_a_system_returns_it() {
    let page = beside_a_system();
    for known in [
        "yote=100000000+choko=111111+lang=fr",
        "yote%3D100000000%20choko%3D111111%20lang%3Dfr",
        "yote=100000000\r\nchoko=111111\r\nlang=fr\r\n",
    ] {
        let answers = json!({"LMSInitialize": true, "LMSGetValue": known, "LMSGetLastError": 0});
        open_in_faulty_lms(&page, answers);
        let progress = format!("{MORE} lang=fr");
        assert_eq!(report_steps(&page, [2]), progress, "{known}");
        page.leave_frame();
    }
}

#[test]
fn a_system_that_comes_late_is_found() {
    let page = beside_a_system();
    let known = "yote=100000000 choko=111111";
    let answers = json!({"LMSInitialize": true, "LMSGetValue": known, "LMSGetLastError": 0});
    page.run("courses.putLateSystem", [answers]);
    page.enter_element("iframe");
    await_board(&page);
    assert!(page.is_seen("#notice"), "nothing is recorded yet");
    page.leave_frame();
    page.run("courses.bringSystem", ());
    page.enter_element("iframe");
    until("the system is found", || (!page.is_seen("#notice")).then_some(()));
    assert!(page.text_of("#tasks").contains("Choko 100%"), "its progress is shown");
    assert_eq!(report_steps(&page, [2]), MORE);
}
