//! The moments between decisions: a round is counted on the table, and the game ends.
//!
//! Any press ends a count at once. With reduced motion it stands still for a time, and no block flies.

use core::fmt;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::yebo::{OpponentPace, RoundCount, YeboScene};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::animation::TileAnimation;
use super::{count_view, score_sheet};
use crate::dom::document::{document, element, mark, still};
use crate::dom::listener::{Listener, Phase};
use crate::dom::shortcut;
use crate::dom::timer::Timer;

/// The keys that are held for another one.
const MODIFIERS: [&str; 4] = ["Shift", "Control", "Alt", "Meta"];

/// The moments of the table.
#[derive(Debug)]
pub(super) struct Moments {
    way: Rc<Course>,
    _listeners: [Listener; 2],
}

/// The durations of a count in milliseconds.
#[derive(Copy, Clone, Debug, Default)]
struct Durations {
    /// The last group alone.
    last: u32,
    /// Each part.
    part: u32,
    /// The whole count.
    whole: u32,
}

/// The course of a count.
#[derive(Default)]
struct Course {
    timer: RefCell<Option<Timer>>,
    /// The continuation; `None` while nothing is counted.
    then: RefCell<Option<Box<dyn FnOnce()>>>,
    times: Cell<Durations>,
}

impl Moments {
    /// Creates the moments; none is shown.
    pub(super) fn new() -> Self {
        let way = Rc::<Course>::default();
        let listeners = ["click", "keydown"].map(|kind| {
            let way = Rc::clone(&way);
            Listener::at(&document(), kind, Phase::Early, move |event: Event| {
                if way.is_running() && is_press(&event) {
                    event.prevent_default();
                    event.stop_immediate_propagation();
                    way.end();
                }
            })
        });
        Self { way, _listeners: listeners }
    }

    /// Returns whether a count is shown.
    pub(super) fn is_running(&self) -> bool {
        self.way.is_running()
    }

    /// Counts a round on the table once all animations have ended, and continues with `then`.
    pub(super) fn count(
        &self,
        count: &RoundCount,
        pace: OpponentPace,
        animation: &Rc<TileAnimation>,
        then: impl FnOnce() + 'static,
    ) {
        self.way.then.replace(Some(Box::new(then)));
        self.way.times.set(Durations::of(pace));
        let (way, flying) = (Rc::clone(&self.way), Rc::clone(animation));
        let count = count.clone();
        animation.after(move || {
            if way.is_running() {
                way.begin(&count, &flying);
            }
        });
    }

    /// Ends without the continuation: another game is on the table.
    pub(super) fn forget(&self) {
        self.way.then.take();
        self.way.stop();
    }
}

impl Durations {
    fn of(pace: OpponentPace) -> Self {
        let (last, part, whole) = match pace {
            OpponentPace::Slow => (1_600, 650, 3_600),
            OpponentPace::Steady => (1_100, 400, 2_600),
            OpponentPace::Quick => (800, 240, 1_800),
            OpponentPace::Instant => (0, 0, 1_800),
        };
        Self { last, part, whole }
    }

    /// Returns how long a count that does not move stays.
    fn still(self) -> u32 {
        self.last + self.whole + 8 * self.part
    }
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Course").field("timer", &self.timer).finish_non_exhaustive()
    }
}

impl Course {
    fn is_running(&self) -> bool {
        self.then.borrow().is_some()
    }

    /// Shows the winning group on its way, then the count.
    fn begin(self: &Rc<Self>, count: &RoundCount, animation: &TileAnimation) {
        let times = self.times.get();
        count_view::show(count);
        let flies = !still() && times.part > 0 && !count.flights.is_empty();
        mark(&element("count"), "data-flies", if flies { "yes" } else { "no" });
        if still() || times.part == 0 {
            count_view::count_all();
            return self.wait(times.still(), Self::end);
        }
        animation.replay(&count.flights);
        let pause = if count.last.is_empty() { times.part } else { times.last };
        self.wait(pause, Self::go_on);
    }

    /// Counts the next part, or leaves the whole count for a while.
    fn go_on(self: &Rc<Self>) {
        if count_view::count_next() {
            self.wait(self.times.get().part, Self::go_on);
        } else {
            count_view::count_all();
            self.wait(self.times.get().whole, Self::end);
        }
    }

    fn wait(self: &Rc<Self>, millis: u32, then: fn(&Rc<Self>)) {
        let way = Rc::clone(self);
        self.timer.replace(Some(Timer::after(millis, move || then(&way))));
    }

    /// Ends the count, and continues.
    fn end(self: &Rc<Self>) {
        let then = self.then.take();
        self.stop();
        if let Some(then) = then {
            then();
        }
    }

    fn stop(&self) {
        self.timer.take();
        count_view::hide();
    }
}

/// Returns whether an event is a press of a person: not a key held for another one, nor a command of the browser.
fn is_press(event: &Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    // A dialog that was open before stays in use, and an unattended table is begun by its own button.
    if target.is_some_and(|it| it.closest("dialog, #attract") != Ok(None)) {
        return false;
    }
    match event.dyn_ref::<KeyboardEvent>() {
        Some(key) => {
            let is_alone = !MODIFIERS.contains(&key.key().as_str()) && !key.repeat();
            is_alone && !shortcut::has_modifier(key)
        }
        None => true,
    }
}

/// Leaves a whole count on the table until the next deal, and moves the focus to the button that deals. The sheet opens
/// by its own button.
pub(super) fn rest(count: &RoundCount) {
    score_sheet::withdraw();
    count_view::rest(count);
    if let Ok(Some(next)) = document().query_selector("#offers button") {
        // `focus` does not throw for these arguments.
        let _ = next.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Shows the end of the game, with the animals on their way through the Fence, and moves the focus there: to no
/// button, since the press that ended the count may be followed by another.
pub(super) fn end(scene: &YeboScene) {
    score_sheet::withdraw();
    let Some(ending) = &scene.ending else { return };
    count_view::show_ending(Some(ending));
    if !still() {
        count_view::escape(ending);
    }
    // `focus` does not throw for these arguments.
    let _ = element::<HtmlElement>("finale").focus();
}
