//! How much room a board would like.

use web_sys::HtmlElement;

use crate::page::{document, element};

/// The least height, in CSS pixels: from here on the words stand below the sand, whatever the width.
const LEAST: f64 = 560.0;
/// The most that the sand asks for.
const MOST: f64 = 640.0;
/// The sand's height for its width: on a telephone the hands lie above and below it.
const TALL: f64 = 1.15;
const WIDE: f64 = 0.72;
/// From this width on they lie beside it.
const BESIDE: f64 = 560.0;

/// The height, in CSS pixels, at which the whole board is well seen in its present width.
pub(super) fn wanted() -> u32 {
    let stage: HtmlElement = element("stage");
    let (width, height) = (f64::from(stage.offset_width()), f64::from(stage.offset_height()));
    let page = document().body().map_or(0.0, |body| f64::from(body.scroll_height()));
    let sand = (width * if width < BESIDE { TALL } else { WIDE }).min(MOST);
    pixels((page - height + sand).max(LEAST))
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some hundreds")]
fn pixels(height: f64) -> u32 {
    height.ceil() as u32
}
