//! The pictures that everything is put together from, kept as long as size and theme stay.

use sandgrid_app::rules::{BySide, Side};
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::looks::KINDS;
use super::raster::Raster;
use super::{Size, ground, hole, pebble, sand, stick};
use crate::page::document;
use crate::plan::Plan;
use crate::theme::Theme;

/// How many different holes there are.
const HOLES: u32 = 5;
/// The largest radius, in device pixels, at which holes and pieces are worked out; larger ones are
/// drawn from these.
const FINEST: f64 = 100.0;

/// Everything that is worked out beforehand.
#[derive(Debug)]
pub(super) struct Sheet {
    theme: Theme,
    tiles: Tiles,
    stamps: Stamps,
    ground: HtmlCanvasElement,
}

/// The sand's tiles; they change with the theme only.
#[derive(Debug)]
pub(super) struct Tiles {
    pub(super) ripples: HtmlCanvasElement,
    pub(super) grains: HtmlCanvasElement,
}

/// Holes and pieces at one radius.
#[derive(Debug)]
pub(super) struct Stamps {
    radius: u32,
    pub(super) holes: Vec<HtmlCanvasElement>,
    pub(super) pieces: BySide<Vec<HtmlCanvasElement>>,
}

impl Sheet {
    /// All pictures for that table; what the last sheet has and still fits is kept.
    pub(super) fn new(plan: &Plan, size: Size, theme: &Theme, last: Option<Self>) -> Option<Self> {
        let scale = f64::from(size.across) / size.width;
        let radius = (plan.hole_radius() * scale).clamp(4.0, FINEST).ceil() as u32;
        let radius = radius.next_multiple_of(4);
        let (tiles, stamps) = match last.filter(|last| last.theme == *theme) {
            Some(last) => (Some(last.tiles), Some(last.stamps)),
            None => (None, None),
        };
        let tiles = match tiles {
            Some(tiles) => tiles,
            None => Tiles::new(theme)?,
        };
        let stamps = match stamps.filter(|stamps| stamps.radius == radius) {
            Some(stamps) => stamps,
            None => Stamps::new(theme, radius)?,
        };
        let (ground, context) = blank(size.across, size.down)?;
        ground::paint(&context, (plan, size, theme), &tiles, &stamps);
        Some(Self { theme: *theme, tiles, stamps, ground })
    }

    /// The sand with its holes.
    pub(super) fn ground(&self) -> &HtmlCanvasElement {
        &self.ground
    }

    /// A piece of that look.
    pub(super) fn piece(&self, side: Side, look: u8) -> &HtmlCanvasElement {
        &self.stamps.pieces[side][usize::from(look % KINDS)]
    }
}

impl Tiles {
    fn new(theme: &Theme) -> Option<Self> {
        let tones = tones(theme);
        Some(Self { ripples: image(&sand::ripples(tones))?, grains: image(&sand::grains(tones))? })
    }
}

impl Stamps {
    fn new(theme: &Theme, radius: u32) -> Option<Self> {
        let size = radius as f32;
        let [pebble, stick] = [(theme.pebble, theme.sand), (theme.bark, theme.cut)].map(
            |([body, light, shade], vein)| pebble::Tones {
                body,
                light,
                shade,
                vein,
                shadow: theme
                    .sand_shade
                    .towards(shade, 0.5)
                    .towards(crate::canvas::Ink::default(), 0.5),
            },
        );
        let all = |count: u32, draw: &dyn Fn(u32) -> Raster| {
            (0..count).map(|index| image(&draw(index))).collect::<Option<Vec<_>>>()
        };
        let kinds = u32::from(KINDS);
        Some(Self {
            radius,
            holes: all(HOLES, &|index| hole::hole(size, index * 7, tones(theme)))?,
            pieces: BySide::new(
                all(kinds, &|index| pebble::pebble(size, index * 13 + 1, pebble))?,
                all(kinds, &|index| stick::stick(size, index * 13 + 1, stick))?,
            ),
        })
    }
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
