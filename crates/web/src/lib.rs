//! The page of Sandgrid: the only crate that knows a browser.
//!
//! [`App`](app::App) owns the sitting. [`input`] and [`menu`] turn what people do into events;
//! the picture in [`canvas`], the buttons in [`grid`] and [`hands`] and the [`words`] are all fed
//! with the same scene.

pub mod address;
pub mod advice;
pub mod app;
pub mod asking;
pub mod broken;
pub mod canvas;
pub mod clock;
pub mod course;
pub mod dialog;
pub mod durable;
pub mod editor;
pub mod embed;
pub mod enter;
pub mod file;
pub mod games;
pub mod grid;
pub mod handover;
pub mod hands;
pub mod input;
pub mod kept;
pub mod learn;
pub mod listener;
pub mod lost;
pub mod menu;
pub mod mind;
pub mod opening;
pub mod outfit;
pub mod page;
pub mod plan;
pub mod post;
pub mod press;
pub mod print;
pub mod reach;
pub mod record;
pub mod review;
pub mod scan;
pub mod screen;
pub mod settings;
pub mod share;
pub mod shortcut;
pub mod sound;
pub mod store;
pub mod theme;
pub mod tongue;
pub mod typing;
pub mod words;
pub mod worker;
pub mod yebo;
