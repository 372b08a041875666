//! A call of Yebo at the table: the word at the caller's seat, and who has called in vain or misses a turn.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::yebo::{Call, YeboScene};
use web_sys::{Element, HtmlElement};

use super::table_view::side;
use crate::dom::document::{append, clear, copy, document, element, mark, write};
use crate::dom::listener::{Listener, Phase};
use crate::dom::timer::Timer;

/// Milliseconds for which the word is shown.
const WORD: u32 = 1_700;
/// Milliseconds for which the reasons are shown.
const NOTES: u32 = 5_000;

/// The calls of Yebo.
#[derive(Debug)]
pub(super) struct CallView {
    timers: Rc<RefCell<Vec<Timer>>>,
    _listeners: [Listener; 2],
}

impl CallView {
    /// Creates the view; any press hides a call.
    pub(super) fn new() -> Self {
        let timers = Rc::<RefCell<Vec<Timer>>>::default();
        let listeners = ["pointerdown", "keydown"].map(|kind| {
            let timers = Rc::clone(&timers);
            Listener::at(&document(), kind, Phase::Early, move |_: web_sys::Event| hide(&timers))
        });
        Self { timers, _listeners: listeners }
    }

    /// Shows a call that has been answered since the last scene of the same round.
    pub(super) fn show(&self, before: Option<&YeboScene>, scene: &YeboScene) {
        let Some(call) = &scene.call else { return hide(&self.timers) };
        let acts = |scene: &YeboScene| scene.call.as_ref().map(|call| call.acts);
        let is_new = before
            .is_some_and(|before| before.title == scene.title && acts(before) < Some(call.acts));
        if is_new {
            self.begin(call, scene);
        }
    }

    fn begin(&self, call: &Call, scene: &YeboScene) {
        hide(&self.timers);
        let seat = scene.seats.iter().find(|seat| seat.seat == call.seat);
        let word: HtmlElement = element("call");
        mark(&word, "data-side", seat.map_or("near", side));
        write(&word, &call.word);
        word.set_hidden(false);
        let notes: HtmlElement = element("call-notes");
        clear(&notes);
        for note in &call.notes {
            let line: Element = copy("line-template");
            write(&line, note);
            append(&notes, &line);
        }
        notes.set_hidden(call.notes.is_empty());
        let gone = |id: &'static str| move || element::<HtmlElement>(id).set_hidden(true);
        self.timers.replace(vec![
            Timer::after(WORD, gone("call")),
            Timer::after(NOTES, gone("call-notes")),
        ]);
    }
}

/// Hides a call.
fn hide(timers: &RefCell<Vec<Timer>>) {
    if timers.take().is_empty() {
        return;
    }
    for id in ["call", "call-notes"] {
        element::<HtmlElement>(id).set_hidden(true);
    }
    clear(&element("call-notes"));
}
