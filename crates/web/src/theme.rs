//! The colours of the board, read from the page's style.

use crate::canvas::Ink;
use crate::page::{document, window};

/// Every colour that the canvas uses.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Theme {
    /// The sand, lit squarely.
    pub sand: Ink,
    /// The sand towards the sun.
    pub sand_light: Ink,
    /// The sand in the shade, and the shadows on it.
    pub sand_shade: Ink,
    /// A pebble's three tones.
    pub pebble: [Ink; 3],
    /// A stick's three tones.
    pub bark: [Ink; 3],
    /// A stick's cut end.
    pub cut: Ink,
    /// Marks of what may be done.
    pub mark: Ink,
    /// Marks of what may be taken.
    pub take: Ink,
    /// Marks of what was done.
    pub last: Ink,
    /// What parts marks from what lies below them.
    pub halo: Ink,
    /// Letters and digits in the sand.
    pub engrave: Ink,
    /// The keyboard's focus.
    pub focus: Ink,
}

impl Theme {
    /// The colours as the page's style has them now.
    ///
    /// A colour that the style lacks, or does not write as `#rrggbb`, is black.
    #[must_use]
    pub fn read() -> Self {
        let style = document()
            .document_element()
            .and_then(|root| window().get_computed_style(&root).ok().flatten());
        let ink = |name: &str| {
            let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
            value.and_then(|value| Ink::parse(&value)).unwrap_or_default()
        };
        Self {
            sand: ink("--sand"),
            sand_light: ink("--sand-light"),
            sand_shade: ink("--sand-shade"),
            pebble: [ink("--pebble"), ink("--pebble-light"), ink("--pebble-shade")],
            bark: [ink("--bark"), ink("--bark-light"), ink("--bark-shade")],
            cut: ink("--cut"),
            mark: ink("--mark"),
            take: ink("--mark-take"),
            last: ink("--mark-last"),
            halo: ink("--halo"),
            engrave: ink("--engrave"),
            focus: ink("--focus"),
        }
    }
}
