//! QR codes, drawn as SVG paths.

use core::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// Width of the blank margin that scanners need, in modules.
const MARGIN: i32 = 4;

/// A QR code as an SVG drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct QrDrawing {
    /// The view box.
    pub(crate) view_box: String,
    /// The path of the dark modules; each is one unit wide.
    pub(crate) path: String,
}

impl QrDrawing {
    /// Draws a text; returns `None` if it is longer than a QR code holds.
    #[must_use]
    pub(crate) fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let side = code.size() + 2 * MARGIN;
        let rows = (0..code.size()).map(|y| row(&code, y));
        Some(Self { view_box: format!("0 0 {side} {side}"), path: rows.collect() })
    }
}

/// Returns the path of a row: a rectangle for each run of dark modules.
fn row(code: &QrCode, y: i32) -> String {
    let mut path = String::new();
    let mut x = 0;
    while x < code.size() {
        let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count();
        let run = i32::try_from(run).unwrap_or_default();
        if run > 0 {
            // Writing to a string does not fail.
            let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
        }
        x += run + 1;
    }
    path
}
