//! The sprite cache.
//!
//! Rendering all sprites takes a while. The cache first renders one of each family coarsely, to paint quickly,
//! then all of them at full quality, one at a time. Grains are rendered only then: they are visible one by one
//! and would look different at low quality.

use js_sys::Array;
use sandgrid_app::PieceSet;
use sandgrid_app::rules::Side;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::raster::Raster;
use super::theme::Theme;
use super::variants::KINDS;
use super::{bowl, hole, piece, sand};
use crate::dom::document::document;

/// Number of variants of a hole.
pub(super) const HOLES: u8 = 5;
/// Scale of coarse sprites; half the radius takes a quarter of the time.
const ROUGHLY: f32 = 0.5;
/// Scale of coarse bowls, the largest sprites.
const ROUGHEST: f32 = 0.4;

/// The inputs of all sprites.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Model {
    pub(super) theme: Theme,
    pub(super) set: PieceSet,
    /// Radius of a hole in pixels of its sprite.
    pub(super) radius: u32,
    /// Radius of a bowl in pixels of its sprite.
    pub(super) bowl_radius: u32,
}

/// The sprites of one model.
#[derive(Debug)]
pub(super) struct Sprites {
    model: Model,
    families: [Family; SpriteKind::ALL.len()],
}

/// The sprites of one kind, in variants.
#[derive(Debug, Default)]
struct Family {
    images: Vec<HtmlCanvasElement>,
    /// The number of sprites in full quality, from the first on.
    fine: u8,
}

/// The kinds of sprites.
#[derive(Copy, Clone, Debug, PartialEq)]
enum SpriteKind {
    /// A seamless tile.
    Ripples,
    Hole,
    Bowl,
    Piece(Side),
    /// A seamless tile.
    Grains,
}

/// A sprite cache in transfer from one program of the page to another.
#[derive(Clone, Debug)]
pub struct SpriteTransfer(Array);

impl Sprites {
    /// Creates a cache with at least one sprite of each kind but grains; usable sprites of `last` are reused.
    pub(super) fn new(model: &Model, last: Option<Self>) -> Option<Self> {
        let last = last.filter(|last| last.model.theme == model.theme);
        let mut stock = match last {
            Some(last) => last.adapted(model),
            None => Self { model: *model, families: Default::default() },
        };
        for kind in SpriteKind::ALL.into_iter().filter(|kind| *kind != SpriteKind::Grains) {
            let family = &mut stock.families[kind.index()];
            if family.images.is_empty() {
                let part = if kind == SpriteKind::Bowl { ROUGHEST } else { ROUGHLY };
                family.images.push(image(&kind.draw(0, model, part))?);
            }
        }
        Some(stock)
    }

    /// Converts the cache to another model: sprites of another size are scaled until they are rendered again.
    fn adapted(mut self, model: &Model) -> Self {
        for kind in SpriteKind::ALL {
            let family = &mut self.families[kind.index()];
            if matches!(kind, SpriteKind::Piece(_)) && self.model.set != model.set {
                *family = Family::default();
            } else if kind.radius(&self.model) != kind.radius(model) {
                family.fine = 0;
            }
        }
        Self { model: *model, ..self }
    }

    /// Returns the tile of grains, if it is rendered.
    pub(super) fn grains(&self) -> Option<&HtmlCanvasElement> {
        self.families[SpriteKind::Grains.index()].images.first()
    }

    /// Returns the tile of ripples below the grains, in any quality.
    pub(super) fn ripples(&self) -> &HtmlCanvasElement {
        self.image(SpriteKind::Ripples, 0)
    }

    /// Returns the sprite of a hole in that variant.
    pub(super) fn hole(&self, look: u8) -> &HtmlCanvasElement {
        self.image(SpriteKind::Hole, look)
    }

    /// Returns the sprite of a side's bowl.
    pub(super) fn bowl(&self, side: Side) -> &HtmlCanvasElement {
        self.image(SpriteKind::Bowl, seat(side))
    }

    /// Returns the sprite of a piece in that variant.
    pub(super) fn piece(&self, side: Side, look: u8) -> &HtmlCanvasElement {
        self.image(SpriteKind::Piece(side), look % KINDS)
    }

    /// Returns whether all sprites have full quality.
    pub(super) fn is_fine(&self) -> bool {
        self.next().is_none()
    }

    /// Renders the next sprite at full quality.
    pub(super) fn refine(&mut self) {
        let Some(kind) = self.next() else { return };
        let family = &mut self.families[kind.index()];
        // If the browser refuses it, the rough one remains.
        if let Some(image) = image(&kind.draw(family.fine, &self.model, 1.0)) {
            match family.images.get_mut(usize::from(family.fine)) {
                Some(rough) => *rough = image,
                None => family.images.push(image),
            }
        }
        family.fine += 1;
    }

    fn next(&self) -> Option<SpriteKind> {
        SpriteKind::ALL.into_iter().find(|kind| self.families[kind.index()].fine < kind.count())
    }

    fn image(&self, kind: SpriteKind, look: u8) -> &HtmlCanvasElement {
        let images = &self.families[kind.index()].images;
        images.get(usize::from(look)).unwrap_or(&images[0])
    }
}

impl SpriteTransfer {
    /// Packs the sprites of a cache.
    pub(super) fn of(stock: &Sprites) -> Self {
        let all = Array::of1(&stock.model.name().into());
        for Family { images, fine } in &stock.families {
            let family = Array::of1(&(*fine).into());
            for image in images {
                family.push(image);
            }
            all.push(&family);
        }
        Self(all)
    }

    /// Reads the sprites of another program; `None` if the value holds none.
    #[must_use]
    pub fn read(value: JsValue) -> Option<Self> {
        value.dyn_into().ok().map(Self)
    }

    /// Unpacks the cache, if it matches that model.
    pub(super) fn stock(&self, model: &Model) -> Option<Sprites> {
        let mut all = self.0.iter();
        let name = all.next().and_then(|name| name.as_string());
        let mut families: [Family; SpriteKind::ALL.len()] = Default::default();
        for (family, handed) in families.iter_mut().zip(all) {
            let handed: Array = handed.dyn_into().ok()?;
            let mut images = handed.iter();
            family.fine = images.next()?.as_f64()? as u8;
            family.images = images.map(|image| canvas(Some(image))).collect::<Option<_>>()?;
        }
        let stock = Sprites { model: *model, families };
        (name == Some(model.name())).then_some(stock)
    }
}

impl From<SpriteTransfer> for JsValue {
    fn from(SpriteTransfer(all): SpriteTransfer) -> Self {
        all.into()
    }
}

impl Model {
    /// Returns the key by which another program recognizes it. No two themes have the same sand.
    fn name(&self) -> String {
        let pieces = Side::ALL.map(|side| self.set.piece(side).key()).join(" ");
        let sand = self.theme.sand.css(1.0);
        [sand, pieces, self.radius.to_string(), self.bowl_radius.to_string()].join(" ")
    }
}

impl SpriteKind {
    const ALL: [Self; 6] = [
        Self::Ripples,
        Self::Hole,
        Self::Bowl,
        Self::Piece(Side::First),
        Self::Piece(Side::Second),
        Self::Grains,
    ];

    fn index(self) -> usize {
        match self {
            Self::Ripples => 0,
            Self::Hole => 1,
            Self::Bowl => 2,
            Self::Piece(side) => 3 + usize::from(seat(side)),
            Self::Grains => 5,
        }
    }

    fn count(self) -> u8 {
        match self {
            Self::Ripples | Self::Grains => 1,
            Self::Hole => HOLES,
            Self::Bowl => 2,
            Self::Piece(_) => KINDS,
        }
    }

    fn radius(self, model: &Model) -> u32 {
        match self {
            Self::Ripples | Self::Grains => sand::TILE,
            Self::Bowl => model.bowl_radius,
            Self::Hole | Self::Piece(_) => model.radius,
        }
    }

    fn draw(self, look: u8, model: &Model, part: f32) -> Raster {
        let (theme, radius) = (&model.theme, part * self.radius(model) as f32);
        let look = u32::from(look);
        match self {
            Self::Ripples => sand::ripples(radius as u32, tones(theme)),
            Self::Grains => sand::grains(tones(theme)),
            Self::Hole => hole::hole(radius, look * 7, tones(theme)),
            Self::Bowl => {
                let tones = piece::tones(theme, theme.bowl, theme.sand);
                bowl::bowl(radius, 3 + 5 * look, tones)
            }
            Self::Piece(side) => piece::draw(model.set.piece(side), radius, look * 13 + 1, theme),
        }
    }
}

fn seat(side: Side) -> u8 {
    u8::from(side == Side::Second)
}

fn tones(theme: &Theme) -> sand::SandTones {
    sand::SandTones { flat: theme.sand, light: theme.sand_light, shade: theme.sand_shade }
}

fn canvas(value: Option<JsValue>) -> Option<HtmlCanvasElement> {
    value?.dyn_into().ok()
}

/// Creates a canvas outside the document.
pub(super) fn blank(
    across: u32,
    down: u32,
) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(across);
    canvas.set_height(down);
    let context = canvas.get_context("2d").ok().flatten()?.dyn_into().ok()?;
    Some((canvas, context))
}

/// Converts a raster to a canvas that can be drawn.
pub(super) fn image(raster: &Raster) -> Option<HtmlCanvasElement> {
    let (canvas, context) = blank(raster.side, raster.side)?;
    let pixels = Clamped(raster.pixels.as_slice());
    let data = ImageData::new_with_u8_clamped_array_and_sh(pixels, raster.side, raster.side);
    context.put_image_data(&data.ok()?, 0.0, 0.0).ok()?;
    Some(canvas)
}
