//! The pictures that everything is put together from, kept as long as what they show stays.

use sandgrid_app::Set;
use sandgrid_app::rules::{BySide, Side};
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::looks::KINDS;
use super::raster::Raster;
use super::{Size, bowl, figure, ground, hole, sand};
use crate::page::document;
use crate::plan::Plan;
use crate::theme::Theme;

/// How many different holes there are.
const HOLES: u32 = 5;
/// The largest radius, in device pixels, at which holes and pieces are worked out; larger ones are
/// drawn from these.
const FINEST: f64 = 100.0;

/// What is to be pictured.
#[derive(Copy, Clone)]
pub(super) struct Order<'a> {
    pub(super) plan: &'a Plan,
    pub(super) size: Size,
    pub(super) theme: &'a Theme,
    pub(super) set: Set,
    /// Whether letters and digits stand along the board.
    pub(super) letters: bool,
}

/// Everything that is worked out beforehand.
#[derive(Debug)]
pub(super) struct Sheet {
    theme: Theme,
    tiles: Tiles,
    hollows: Hollows,
    pieces: Pieces,
    ground: HtmlCanvasElement,
}

/// The sand's tiles; they change with the theme only.
#[derive(Debug)]
pub(super) struct Tiles {
    pub(super) ripples: HtmlCanvasElement,
    pub(super) grains: HtmlCanvasElement,
}

/// Holes and bowls at one radius of a hole.
#[derive(Debug)]
pub(super) struct Hollows {
    radius: u32,
    bowl_radius: u32,
    pub(super) holes: Vec<HtmlCanvasElement>,
    pub(super) bowls: BySide<HtmlCanvasElement>,
}

/// The pieces of one set at one radius of a hole.
#[derive(Debug)]
struct Pieces {
    radius: u32,
    set: Set,
    images: BySide<Vec<HtmlCanvasElement>>,
}

impl Sheet {
    /// All pictures for that table; what the last sheet has and still fits is kept.
    pub(super) fn new(order: Order, last: Option<Self>) -> Option<Self> {
        let Order { plan, size, theme, set, .. } = order;
        let scale = f64::from(size.across) / size.width;
        let fine = |radius: f64| (radius * scale).clamp(4.0, FINEST).ceil() as u32;
        let radius = fine(plan.hole_radius()).next_multiple_of(4);
        let bowl_radius = fine(plan.bowl(Side::First).width / 2.0).next_multiple_of(4);
        let (tiles, hollows, pieces) = match last.filter(|last| last.theme == *theme) {
            Some(last) => (Some(last.tiles), Some(last.hollows), Some(last.pieces)),
            None => (None, None, None),
        };
        let tiles = match tiles {
            Some(tiles) => tiles,
            None => Tiles::new(theme)?,
        };
        let fits = |old: &Hollows| (old.radius, old.bowl_radius) == (radius, bowl_radius);
        let hollows = match hollows.filter(fits) {
            Some(hollows) => hollows,
            None => Hollows::new(theme, radius, bowl_radius)?,
        };
        let pieces = match pieces.filter(|old| (old.radius, old.set) == (radius, set)) {
            Some(pieces) => pieces,
            None => Pieces::new(theme, radius, set)?,
        };
        let (ground, context) = blank(size.across, size.down)?;
        ground::paint(&context, order, &tiles, &hollows);
        Some(Self { theme: *theme, tiles, hollows, pieces, ground })
    }

    /// The sand with its holes and the bowls on it.
    pub(super) fn ground(&self) -> &HtmlCanvasElement {
        &self.ground
    }

    /// A piece of that look.
    pub(super) fn piece(&self, side: Side, look: u8) -> &HtmlCanvasElement {
        &self.pieces.images[side][usize::from(look % KINDS)]
    }
}

impl Tiles {
    fn new(theme: &Theme) -> Option<Self> {
        let tones = tones(theme);
        Some(Self { ripples: image(&sand::ripples(tones))?, grains: image(&sand::grains(tones))? })
    }
}

impl Hollows {
    fn new(theme: &Theme, radius: u32, bowl_radius: u32) -> Option<Self> {
        let holes = images(HOLES, |index| hole::hole(radius as f32, index * 7, tones(theme)))?;
        let tones = figure::tones(theme, theme.bowl, theme.sand);
        let bowl = |seed| image(&bowl::bowl(bowl_radius as f32, seed, tones));
        Some(Self { radius, bowl_radius, holes, bowls: BySide::new(bowl(3)?, bowl(8)?) })
    }
}

impl Pieces {
    fn new(theme: &Theme, radius: u32, set: Set) -> Option<Self> {
        let kinds = |side| {
            images(u32::from(KINDS), |index| {
                figure::draw(set.piece(side), radius as f32, index * 13 + 1, theme)
            })
        };
        let images = BySide::new(kinds(Side::First)?, kinds(Side::Second)?);
        Some(Self { radius, set, images })
    }
}

fn images(count: u32, draw: impl Fn(u32) -> Raster) -> Option<Vec<HtmlCanvasElement>> {
    (0..count).map(|index| image(&draw(index))).collect()
}

fn tones(theme: &Theme) -> sand::Tones {
    sand::Tones { flat: theme.sand, light: theme.sand_light, shade: theme.sand_shade }
}

/// A canvas beside the page.
fn blank(across: u32, down: u32) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(across);
    canvas.set_height(down);
    let context = canvas.get_context("2d").ok().flatten()?.dyn_into().ok()?;
    Some((canvas, context))
}

/// A picture, ready to be drawn.
fn image(raster: &Raster) -> Option<HtmlCanvasElement> {
    let (canvas, context) = blank(raster.side, raster.side)?;
    let pixels = Clamped(raster.pixels.as_slice());
    let data = ImageData::new_with_u8_clamped_array_and_sh(pixels, raster.side, raster.side);
    context.put_image_data(&data.ok()?, 0.0, 0.0).ok()?;
    Some(canvas)
}
