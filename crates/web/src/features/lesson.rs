//! The lesson or puzzle on the board: its texts and buttons.

use sandgrid_app::{LessonMood, NextExercise, Scene};
use web_sys::{Element, Event, HtmlElement};

use crate::dom::document::{document, element, mark, prefers, window, write};
use crate::dom::listener::Listener;
use crate::shell::panel::Panel;

/// Windows in which *Next* stands beside the sentence. Elsewhere it is in the bar, within a thumb's reach.
const ROOMY: &str = "(min-width: 48rem) and (min-height: 34rem)";

/// The panel of the lesson.
#[derive(Debug)]
pub struct LessonPanel {
    _resized: Option<Listener>,
}

impl Default for LessonPanel {
    /// Creates the panel, which follows the size of the window.
    fn default() -> Self {
        let roomy = window().match_media(ROOMY).ok().flatten();
        let resized = roomy.map(|list| Listener::new(&list, "change", |_: Event| place_next()));
        place_next();
        Self { _resized: resized }
    }
}

/// Puts *Next* into its place for the size of the window; it keeps the keyboard focus.
fn place_next() {
    let next: HtmlElement = element("course-next");
    let had_focus = document().active_element().as_ref() == Some(next.as_ref());
    // A new place among elements of the page is always valid.
    let _ = if prefers(ROOMY) {
        element::<Element>("course").append_child(&next).map(|_| ())
    } else {
        element::<Element>("course-leave").before_with_node_1(&next)
    };
    if had_focus {
        // `focus` does not throw for these arguments.
        let _ = next.focus();
    }
}

impl Panel for LessonPanel {
    fn show(&mut self, _: &Scene, scene: &Scene) -> bool {
        show(scene);
        false
    }
}

fn show(scene: &Scene) {
    let offers_lesson = scene.ending.as_ref().is_some_and(|ending| ending.offers_lesson);
    element::<HtmlElement>("ending-learn").set_hidden(!offers_lesson);
    let place: HtmlElement = element("course");
    place.set_hidden(scene.course.is_none());
    let Some(course) = &scene.course else { return };
    let mood = match course.mood {
        LessonMood::Asked => "asked",
        LessonMood::AwaitsAnswer => "waits",
        LessonMood::Wrong => "astray",
        LessonMood::Done => "done",
    };
    mark(&place, "data-mood", mood);
    let feedback = course.feedback.as_ref();
    let is_right = feedback.is_some_and(|feedback| feedback.is_right);
    mark(&place, "data-right", if is_right { "yes" } else { "no" });
    mark(&place, "data-begun", if course.is_begun { "yes" } else { "no" });
    write(&element("course-title"), &course.title);
    write(&element("course-words"), &course.words);
    let verdict: HtmlElement = element("course-verdict");
    verdict.set_hidden(feedback.is_none());
    write(&verdict, feedback.map_or("", |feedback| &feedback.words));
    let next: Element = element("course-next");
    mark(&next, "data-ready", &(course.mood == LessonMood::Done).to_string());
    // Where a wrong move stands on the board, the way on is to try again.
    let is_wrong = course.mood == LessonMood::Wrong;
    mark(&element("course-again"), "data-ready", &is_wrong.to_string());
    for (label, of) in [
        ("course-on", NextExercise::Exercise),
        ("course-play", NextExercise::FirstGame),
        ("course-list", NextExercise::List),
    ] {
        element::<HtmlElement>(label).set_hidden(course.next != of);
    }
}
