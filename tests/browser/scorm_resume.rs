//! The course in a learning management system, for learners who come back: which task, which step, and what is added.

use crate::page::until;
use crate::scorm::{NO_OTHERS, begun_strictly, beside_a_system, given};

#[test]
fn left_lesson_goes_on_at_its_step() {
    let page = beside_a_system();
    let left = [("cmi.suspend_data", "choko=110100"), ("cmi.core.lesson_location", "choko")];
    begun_strictly(&page, "index.html", &left);
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
        begun_strictly(&page, "index.html", &[("cmi.suspend_data", &known)]);
        page.enter_board(0);
        let title = || page.words_of("#course-title");
        until("the lesson is at its step", || title().contains('6').then_some(()));
        page.click_hole("b3");
        page.leave_frame();
        page.enter_element("iframe");
        let kept = format!("yote={kept} {NO_OTHERS}");
        until(&kept, || (given(&page, "cmi.suspend_data") == *kept).then_some(()));
        page.leave_frame();
    }
}

#[test]
fn learner_returns_to_the_task_that_was_left() {
    let page = beside_a_system();
    let known = [("cmi.suspend_data", "1=1"), ("cmi.core.lesson_location", "40")];
    begun_strictly(&page, "puzzles.html", &known);
    assert_eq!(page.value_of("#tasks"), "40");
    page.enter_board(0);
    until("the puzzle is on the board", || {
        page.words_of("#course-title").contains("Wali").then_some(())
    });
    page.leave_frame();
    page.enter_element("iframe");
    page.click("#after");
    assert_eq!(given(&page, "cmi.core.lesson_location"), "41");
    page.enter_board(0);
    page.click("#course-next");
    page.leave_frame();
    page.enter_element("iframe");
    until("the course follows the board", || (page.value_of("#tasks") == "42").then_some(()));
    assert_eq!(given(&page, "cmi.core.lesson_location"), "42");
    page.leave_frame();
    // Without a place, the first task that is not done; a place of another page is none.
    begun_strictly(&page, "puzzles.html", &[("cmi.suspend_data", "1=1 2=1"), known[1]]);
    assert_eq!(page.value_of("#tasks"), "40");
    page.leave_frame();
    let strange = [("cmi.suspend_data", "1=1 2=1"), ("cmi.core.lesson_location", "yote")];
    begun_strictly(&page, "puzzles.html", &strange);
    assert_eq!(page.value_of("#tasks"), "3");
    page.leave_frame();
}
