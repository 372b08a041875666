//! The texts of Sandgrid in every language: the Fluent files of `www/locales`, checked against each
//! other, against the page and against the program, and compiled into the packs that the page loads.
//!
//! English is the measure: its keys are the keys, its arguments are the arguments. A language that
//! lacks a key, has one too many, or uses an argument that is not given, is refused.

#![allow(
    clippy::disallowed_methods,
    reason = "it runs while the page is built, never in a browser"
)]

mod accessors;
mod bundle;
mod catalogue;
mod markup;
mod pack;
mod pattern;
mod pseudo;
mod tongue;

pub use crate::accessors::accessors;
pub use crate::catalogue::{Catalogue, Stage, Stated};
pub use crate::pack::{pack, spoken};
pub use crate::tongue::{Direction, Standing, TONGUES, Tongue};

/// Errors, one sentence each, with file and key.
pub type Faults = Vec<String>;
