//! Counts the use of a kiosk that has a code for its staff: visits, their time and language, and games.

use std::cell::{Cell, RefCell};

use sandgrid_app::{UseCounts, UseEvent};

use super::{is_framed, options};
use crate::dom::timer::elapsed;
use crate::platform::{i18n, storage};

/// Milliseconds of a visit after which they are stored: a machine that is switched off loses no more.
const INTERVAL: f64 = 10_000.0;

/// The counts of a kiosk. They are read, changed and written as one, since two pages and several windows count.
#[derive(Debug, Default)]
pub(super) struct UseCounter {
    /// The visit under way.
    visit: Cell<Option<VisitTime>>,
    /// All counts, if the last ones could not be stored.
    unsaved: RefCell<Option<UseCounts>>,
}

/// The time of a visit in milliseconds. It ends with the last touch.
#[derive(Copy, Clone, Debug)]
struct VisitTime {
    /// The time of the last touch, by [`elapsed`].
    touched: f64,
    /// The time before it that is not counted yet.
    uncounted: f64,
}

impl UseCounter {
    /// Counts a visit, if the kiosk counts.
    pub(super) fn begin_visit(&self) {
        self.go_on();
        if self.visit.get().is_some() {
            self.count(&[UseEvent::VisitBegun]);
        }
    }

    /// Goes on with a visit that has begun on the other games' page.
    pub(super) fn go_on(&self) {
        if options().staff.is_some() {
            self.visit.set(Some(VisitTime { touched: elapsed(), uncounted: 0.0 }));
        }
    }

    /// Counts the time of a visit that goes on on the other games' page.
    pub(super) fn hand_over(&self) {
        if let Some(VisitTime { uncounted, .. }) = self.visit.take() {
            self.count(&[UseEvent::Seconds(whole_seconds(uncounted))]);
        }
    }

    /// Counts the time since the last touch of the visit.
    pub(super) fn touch(&self) {
        let Some(VisitTime { touched, uncounted }) = self.visit.get() else { return };
        let now = elapsed();
        let mut uncounted = uncounted + now - touched;
        if uncounted >= INTERVAL {
            let seconds = whole_seconds(uncounted);
            uncounted -= f64::from(seconds) * 1_000.0;
            self.count(&[UseEvent::Seconds(seconds)]);
        }
        self.visit.set(Some(VisitTime { touched: now, uncounted }));
    }

    /// Counts the rest of the visit: time and language.
    pub(super) fn end_visit(&self) {
        if let Some(VisitTime { uncounted, .. }) = self.visit.take() {
            let language = i18n::current().code().to_owned();
            let seconds = whole_seconds(uncounted);
            self.count(&[UseEvent::Seconds(seconds), UseEvent::VisitEnded(language)]);
        }
    }

    /// Counts a game of the visit.
    pub(super) fn count_game(&self, event: UseEvent) {
        if self.visit.get().is_some() {
            self.count(&[event]);
        }
    }

    /// Returns all counts.
    pub(super) fn counts(&self) -> UseCounts {
        self.unsaved.borrow().clone().unwrap_or_else(stored)
    }

    /// Returns whether the counts outlast the page.
    pub(super) fn is_kept(&self) -> bool {
        self.unsaved.borrow().is_none() && keeps() && storage::as_device(storage::is_available)
    }

    /// Deletes all counts. Counting begins with the next visit.
    pub(super) fn clear(&self) {
        self.visit.take();
        self.unsaved.take();
        if keeps() {
            // Without storage nothing is there to be deleted.
            let _ = storage::as_device(|| storage::write(UseCounts::NAME, None));
        }
    }

    fn count(&self, events: &[UseEvent]) {
        let (day, mut counts) = (today(), self.counts());
        for event in events {
            counts.add(&day, event);
        }
        let text = counts.to_text();
        let is_saved =
            keeps() && storage::as_device(|| storage::write(UseCounts::NAME, Some(&text))).is_ok();
        self.unsaved.replace((!is_saved).then_some(counts));
    }
}

/// Returns whether the page may keep counts: in a frame it belongs to its host.
fn keeps() -> bool {
    !is_framed()
}

/// Returns the stored counts. Damaged ones are quarantined before the next write.
fn stored() -> UseCounts {
    let text = keeps().then(|| storage::as_device(|| storage::read(UseCounts::NAME))).flatten();
    let counts = text.as_deref().map(UseCounts::read);
    if counts == Some(None) {
        storage::quarantine_before_write(UseCounts::NAME);
    }
    counts.flatten().unwrap_or_default()
}

/// Returns the ISO date on the clock of the device.
pub(super) fn today() -> String {
    let date = js_sys::Date::new(&js_sys::Date::now().into());
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year:04}-{month:02}-{day:02}")
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a visit is short")]
fn whole_seconds(millis: f64) -> u32 {
    (millis / 1_000.0) as u32
}
