//! The lesson or puzzle on the board: its texts and buttons.

use sandgrid_app::{LessonMood, NextExercise, Scene};
use web_sys::{Element, HtmlElement};

use crate::dom::document::{element, mark, write};
use crate::shell::panel::Panel;

/// The panel of the lesson.
#[derive(Debug)]
pub struct LessonPanel;

impl Panel for LessonPanel {
    fn show(&mut self, _: &Scene, scene: &Scene) -> bool {
        show(scene);
        false
    }
}

fn show(scene: &Scene) {
    let place: HtmlElement = element("course");
    place.set_hidden(scene.course.is_none());
    let Some(course) = &scene.course else { return };
    let mood = match course.mood {
        LessonMood::Asked => "asked",
        LessonMood::Waits => "waits",
        LessonMood::Astray => "astray",
        LessonMood::Done => "done",
    };
    mark(&place, "data-mood", mood);
    mark(&place, "data-begun", if course.is_begun { "yes" } else { "no" });
    write(&element("course-title"), &course.title);
    write(&element("course-words"), &course.words);
    let verdict: HtmlElement = element("course-verdict");
    verdict.set_hidden(course.verdict.is_none());
    write(&verdict, course.verdict.as_deref().unwrap_or_default());
    let next: Element = element("course-next");
    mark(&next, "data-ready", &(course.mood == LessonMood::Done).to_string());
    for (label, of) in [
        ("course-on", NextExercise::Exercise),
        ("course-play", NextExercise::FirstGame),
        ("course-list", NextExercise::List),
    ] {
        element::<HtmlElement>(label).set_hidden(course.next != of);
    }
}
