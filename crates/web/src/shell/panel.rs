//! The interface between the controller and the panels.

use core::fmt;

use sandgrid_app::{Report, Scene, Session, SoundCue};

use crate::board::status::Cite;

/// A UI panel that renders part of the scene.
pub trait Panel: fmt::Debug {
    /// Renders the changes between two scenes; returns whether the element with the keyboard focus is gone.
    fn show(&mut self, before: &Scene, scene: &Scene) -> bool;

    /// Plays a sound; `volume` is a percentage.
    fn sound(&mut self, _cue: SoundCue, _volume: u8) {}

    /// Called when a refusal or the end of the game is announced.
    fn alert(&mut self) {}

    /// Tells the host page of a change of the game.
    fn report(&mut self, _report: &Report, _session: &Session) {}

    /// Called after every event, when the scene is shown.
    fn follow(&mut self, _session: &Session) {}
}

/// The replaceable parts of the controller's view.
#[derive(Copy, Clone, Debug)]
pub struct ViewConfig {
    /// Creates the panels, filled with a scene.
    pub(crate) panels: fn(&Scene) -> Vec<Box<dyn Panel>>,
    /// Fills the part of the status line that quotes a rule.
    pub(crate) cite: Cite,
    /// Translates the static texts of the page again.
    pub(crate) reword: fn(),
}
