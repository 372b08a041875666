//! The ground layer: sand, holes and bowls, painted once per size and theme.

use sandgrid_app::rules::{Cell, Side};
use sandgrid_app::{Point, Rect};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::Size;
use super::brush::Brush;
use super::layers::RenderSpec;
use super::noise::hash;
use super::sprites::{HOLES, Sprites};
use super::theme::Theme;
use super::{bowl, hole, sand};
use crate::board::layout::BoardLayout;
use crate::dom::document::{document, pixels, window};

/// Whether the ground has its holes.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Holes {
    Scooped,
    Smooth,
}

/// Paints the ground on a canvas of the requested size.
pub(super) fn paint(
    context: &CanvasRenderingContext2d,
    order: RenderSpec,
    stock: &Sprites,
    holes: Holes,
) {
    let RenderSpec { plan, size, theme, letters, .. } = order;
    let scale = f64::from(size.across) / size.width;
    let ripple = (plan.pitch() * scale / 52.0).max(1.2);
    let fine = f64::from(sand::TILE) / f64::from(stock.ripples().width());
    spread(context, stock.ripples(), size, ripple * fine);
    let brush = Brush::new(context, scale);
    for side in Side::ALL {
        hollow(&brush, theme, plan.hand(side), plan.pitch());
    }
    border(&brush, theme, plan);
    let cells = Cells::of(plan);
    let reach = f64::from(hole::REACH) * plan.hole_radius();
    for cell in cells.iter().filter(|_| holes == Holes::Scooped) {
        let index = i32::from(cell.index());
        let look = (hash(index, 1, 77) * f32::from(HOLES)) as u8;
        brush.stamp(stock.hole(look.min(HOLES - 1)), plan.centre(cell), reach, 1.0);
    }
    // The first paint omits fine detail.
    if let Some(grains) = stock.grains() {
        if letters {
            write(&brush, theme, plan);
        }
        spread(context, grains, size, (scale * 0.75).max(1.0));
    }
    // The bowls come after the grains, which must not cover the wood.
    let brush = Brush::new(context, scale);
    for side in Side::ALL {
        let place = plan.bowl(side);
        let reach = f64::from(bowl::REACH) * place.width / 2.0;
        brush.stamp(stock.bowl(side), place.centre(), reach, 1.0);
    }
    dusk(context, theme, size);
}

/// Covers the canvas with a tile, drawn `scale` times its size.
fn spread(context: &CanvasRenderingContext2d, tile: &HtmlCanvasElement, size: Size, scale: f64) {
    let pattern = context.create_pattern_with_html_canvas_element(tile, "repeat");
    let Ok(Some(pattern)) = pattern else { return };
    // Drawing calls throw only for non-finite numbers, which do not occur.
    let _ = context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
    context.set_fill_style_canvas_pattern(&pattern);
    context.fill_rect(0.0, 0.0, f64::from(size.across) / scale, f64::from(size.down) / scale);
}

/// Draws the flattened area of a reserve.
fn hollow(brush: &Brush, theme: &Theme, rect: Rect, pitch: f64) {
    let rect = rect.inset(0.05 * pitch);
    let (round, line) = (0.22 * pitch, (0.022 * pitch).max(1.0));
    brush.patch(rect, round, &theme.sand_shade.css(0.09));
    let lower = Rect { x: rect.x + line, y: rect.y + line, ..rect };
    brush.hairline(lower, round, line, &theme.sand_light.css(0.55));
    brush.hairline(rect, round, line, &theme.sand_shade.css(0.30));
}

/// Draws a groove around the holes.
fn border(brush: &Brush, theme: &Theme, plan: &BoardLayout) {
    let (rect, pitch) = (plan.board(), plan.pitch());
    let (round, line) = (0.24 * pitch, (0.03 * pitch).max(1.25));
    let rect = rect.inset(0.02 * pitch + line / 2.0);
    let lower = Rect { x: rect.x + 0.8 * line, y: rect.y + 0.8 * line, ..rect };
    brush.hairline(lower, round, line, &theme.sand_light.css(0.7));
    brush.hairline(rect, round, line, &theme.sand_shade.css(0.42));
}

/// Least size of the letters in CSS pixels.
const LEAST: f64 = 9.5;

thread_local! {
    /// Size of the letters beside larger text, in CSS pixels.
    static GROWN: core::cell::Cell<f64> = const { core::cell::Cell::new(0.0) };
}

/// Lets the letters grow with the page's text.
pub fn grow_letters() {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    // Whole pixels: the standard library's float parser is large.
    let size = size.and_then(|size| size.split(['.', 'p']).next()?.parse::<u16>().ok());
    GROWN.set(size.map_or(0.0, |size| SHARE * f64::from(size)));
}

/// Size of the letters as a share of the text's.
const SHARE: f64 = 0.6;

/// Draws letters below the lowest row and digits left of the first column, scratched in the sand.
fn write(brush: &Brush, theme: &Theme, plan: &BoardLayout) {
    let pitch = plan.pitch();
    // They grow with the page's text, as far as there is room between the holes and the rim.
    let most = (0.22 * pitch).max(LEAST);
    let size = (0.15 * pitch).max(LEAST).max(GROWN.get().min(most));
    let font = format!("600 {} Georgia, 'Times New Roman', serif", pixels(size));
    brush.letter(&font);
    let (light, dark) = (theme.halo.css(0.8), theme.engrave.css(0.9));
    let squares = plan.squares();
    let write = |text: &str, at: Point| {
        let below = Point { x: at.x + 1.0, y: at.y + 1.0 };
        brush.word(text, below, &light);
        brush.word(text, at, &dark);
    };
    let cells = Cells::of(plan);
    for cell in cells.iter().filter(|cell| cell.row() == 0) {
        let y = squares.y + squares.height - 0.02 * pitch;
        write(cell.to_string().get(..1).unwrap_or_default(), Point { x: plan.centre(cell).x, y });
    }
    for cell in cells.iter().filter(|cell| cell.column() == 0) {
        let x = squares.x + 0.015 * pitch;
        write(cell.to_string().get(1..).unwrap_or_default(), Point { x, y: plan.centre(cell).y });
    }
}

/// Darkens the ground gradually away from the sun.
fn dusk(context: &CanvasRenderingContext2d, theme: &Theme, size: Size) {
    let (across, down) = (f64::from(size.across), f64::from(size.down));
    let gradient = context.create_linear_gradient(0.15 * across, 0.0, 0.85 * across, down);
    let stops = [
        (0.0, theme.sand_light.css(0.16)),
        (0.45, theme.sand_light.css(0.0)),
        (0.55, theme.sand_shade.css(0.0)),
        (1.0, theme.sand_shade.css(0.22)),
    ];
    for (at, colour) in stops {
        // `addColorStop` throws only for an offset outside 0 to 1.
        let _ = gradient.add_color_stop(at, &colour);
    }
    // The numbers are finite, as above.
    let _ = context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
    context.set_fill_style_canvas_gradient(&gradient);
    context.fill_rect(0.0, 0.0, across, down);
}

/// The holes of the board.
struct Cells(Vec<Cell>);

impl Cells {
    fn of(plan: &BoardLayout) -> Self {
        Self(plan.shape().cells().into_iter().collect())
    }

    fn iter(&self) -> impl Iterator<Item = Cell> {
        self.0.iter().copied()
    }
}
