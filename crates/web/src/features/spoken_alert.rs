//! Clears a spoken alert after a while.

use sandgrid_app::Scene;
use web_sys::Element;

use crate::dom::document::element;
use crate::dom::timer::Timer;
use crate::shell::panel::Panel;

/// Milliseconds after which an alert leaves the live region: long enough for a busy screen reader to read it, and
/// short enough that a user who browses the page does not find it much later.
const STAY: u32 = 8_000;

/// The timer of the last alert.
#[derive(Debug, Default)]
pub struct SpokenAlert {
    timer: Option<Timer>,
}

impl Panel for SpokenAlert {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn alert(&mut self) {
        let clear = || element::<Element>("alert").set_text_content(None);
        self.timer = Some(Timer::after(STAY, clear));
    }
}
