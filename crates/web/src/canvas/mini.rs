//! A thumbnail of a position, for a list of games.

use core::fmt;

use sandgrid_app::PieceSet;
use sandgrid_app::rules::{Cell, Position, Side};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::sprites::image;
use super::theme::Theme;
use super::{hole, piece, sand};

/// Radius of a hole and of a piece in it, in distances between two holes.
const RADIUS: f64 = 0.4;

/// Paints positions in the colours that the page has when the painter is made.
pub struct Painter {
    theme: Theme,
    /// The pictures drawn so far, each with its radius and piece set.
    drawn: Vec<(f64, PieceSet, Pictures)>,
}

impl Default for Painter {
    fn default() -> Self {
        Self { theme: Theme::read(), drawn: Vec::new() }
    }
}

impl fmt::Debug for Painter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Painter").field("theme", &self.theme).finish_non_exhaustive()
    }
}

impl Painter {
    /// Paints a position on a canvas with that piece set.
    pub fn paint(&mut self, canvas: &HtmlCanvasElement, position: &Position, set: PieceSet) {
        let context = canvas.get_context("2d").ok().flatten();
        let Some(context) = context.and_then(|context| context.dyn_into().ok()) else { return };
        let size = (f64::from(canvas.width()), f64::from(canvas.height()));
        let shape = position.ruleset().shape();
        let (columns, rows) = (f64::from(shape.columns()), f64::from(shape.rows()));
        let pitch = (size.0 / columns).min(size.1 / rows) * 0.96;
        let theme = self.theme;
        lay_out(&context, position, (size, pitch), &theme, self.pictures(pitch * RADIUS, set));
    }

    /// Returns whether another painter paints in the same colours.
    #[must_use]
    pub fn has_colours_of(&self, other: &Self) -> bool {
        self.theme == other.theme
    }

    /// Returns the pictures of that radius and piece set; the same ones serve every position.
    fn pictures(&mut self, radius: f64, set: PieceSet) -> &Pictures {
        let known = self.drawn.iter().position(|(of, other, _)| (*of, *other) == (radius, set));
        let at = known.unwrap_or_else(|| {
            self.drawn.push((radius, set, Pictures::draw(radius, set, &self.theme)));
            self.drawn.len() - 1
        });
        &self.drawn[at].2
    }
}

/// Paints a position on a canvas of that size, with that distance between two holes.
fn lay_out(
    context: &CanvasRenderingContext2d,
    position: &Position,
    (size, pitch): ((f64, f64), f64),
    theme: &Theme,
    pictures: &Pictures,
) {
    rectangle(context, size, theme);
    let shape = position.ruleset().shape();
    let (columns, rows) = (f64::from(shape.columns()), f64::from(shape.rows()));
    let left = (size.0 - pitch * columns) / 2.0;
    let top = (size.1 - pitch * rows) / 2.0;
    for cell in (0..shape.rows())
        .flat_map(|row| (0..shape.columns()).filter_map(move |column| Cell::new(column, row)))
    {
        let x = left + pitch * (f64::from(cell.column()) + 0.5);
        let y = top + pitch * (rows - 0.5 - f64::from(cell.row()));
        let piece = position.at(cell).map(|side| match side {
            Side::First => &pictures.first,
            Side::Second => &pictures.second,
        });
        for picture in [Some(&pictures.hole), piece].into_iter().flatten().flatten() {
            lay(context, picture, (x, y));
        }
    }
}

/// Pictures that are drawn more than once.
struct Pictures {
    hole: Option<HtmlCanvasElement>,
    first: Option<HtmlCanvasElement>,
    second: Option<HtmlCanvasElement>,
}

impl Pictures {
    #[allow(clippy::cast_possible_truncation, reason = "some pixels")]
    fn draw(radius: f64, set: PieceSet, theme: &Theme) -> Self {
        let radius = radius as f32;
        let tones =
            sand::SandTones { flat: theme.sand, light: theme.sand_light, shade: theme.sand_shade };
        let piece = |side| image(&piece::draw(set.piece(side), radius, 1, theme));
        Self {
            hole: image(&hole::hole(radius, 0, tones)),
            first: piece(Side::First),
            second: piece(Side::Second),
        }
    }
}

fn lay(context: &CanvasRenderingContext2d, picture: &HtmlCanvasElement, middle: (f64, f64)) {
    let half = f64::from(picture.width()) / 2.0;
    // `drawImage` does not throw for an image with a size.
    let _ = context.draw_image_with_html_canvas_element(picture, middle.0 - half, middle.1 - half);
}

fn rectangle(context: &CanvasRenderingContext2d, size: (f64, f64), theme: &Theme) {
    context.set_fill_style_str(&theme.sand.css(1.0));
    context.fill_rect(0.0, 0.0, size.0, size.1);
}
