//! The page of Sandgrid: the only crate that knows a browser.
//!
//! [`App`](app::App) owns the sitting. [`input`] and [`menu`] turn what people do into events;
//! the picture in [`canvas`], the buttons in [`grid`] and [`hands`] and the [`words`] are all fed
//! with the same scene.

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
