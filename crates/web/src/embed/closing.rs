//! The dark screen of a kiosk outside its opening hours.

use std::cell::Cell;

use sandgrid_app::WeekTime;
use web_sys::HtmlDialogElement;

use super::options;
use super::presses::StaffPresses;
use crate::dom::document::element;
use crate::dom::timer::elapsed;
use crate::shell::dialog;

/// The dialog that covers everything.
const DARK: &str = "dark";
/// Milliseconds for which a woken screen stays awake.
const AWAKE: f64 = 600_000.0;

/// The opening hours of a kiosk, and its dark screen.
#[derive(Debug, Default)]
pub(super) struct Closing {
    /// Until when a screen that was woken stays awake, by [`elapsed`].
    awake: Cell<f64>,
    presses: StaffPresses,
}

impl Closing {
    /// Returns whether the screen is to be dark now.
    pub(super) fn is_closed(&self) -> bool {
        let hours = options().hours;
        hours.is_some_and(|hours| !hours.is_open(week_time())) && elapsed() >= self.awake.get()
    }

    /// Makes the screen dark.
    pub(super) fn darken() {
        if !element::<HtmlDialogElement>(DARK).open() {
            dialog::open(DARK);
        }
    }

    /// Makes the screen light again.
    pub(super) fn lighten() {
        element::<HtmlDialogElement>(DARK).close();
    }

    /// Handles a press on the dark screen; returns whether it is the last of those that wake it.
    pub(super) fn press(&self) -> bool {
        let is_woken = self.presses.press();
        if is_woken {
            self.awake.set(elapsed() + AWAKE);
        }
        is_woken
    }
}

/// Returns the time on the clock of the device.
fn week_time() -> WeekTime {
    let date = js_sys::Date::new(&js_sys::Date::now().into());
    let day = u8::try_from(date.get_day()).unwrap_or_default();
    let minute = u16::try_from(date.get_hours() * 60 + date.get_minutes()).unwrap_or_default();
    WeekTime { day, minute }
}
