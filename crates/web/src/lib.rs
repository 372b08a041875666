//! The page of Sandgrid: the only crate that depends on a browser.
//!
//! [`shell`] holds the page together: the [`BoardController`](board::controller::BoardController) hands events to the
//! session, performs its effects, and shows its scene in [`board`], [`canvas`] and the panels of [`features`].
//! [`worker`] runs the engine, [`embed`] talks to a host page, and [`yebo`] is the page of the other game.

pub mod board;
pub mod canvas;
pub mod dom;
pub mod embed;
pub mod features;
pub mod platform;
pub mod shell;
pub mod switch_access;
pub mod worker;
pub mod yebo;
