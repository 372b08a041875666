//! The layers of the picture, cached until their content changes.

use sandgrid_app::PieceSet;
use sandgrid_app::rules::Side;
use web_sys::HtmlCanvasElement;

use super::Size;
use super::ground::{self, Holes};
use super::sprites::{Model, SpriteTransfer, Sprites, blank};
use super::theme::Theme;
use crate::board::layout::BoardLayout;

/// Maximum radius in device pixels at which holes and pieces are rendered; larger ones are scaled up from it.
const FINEST: f64 = 100.0;

/// The content of a picture.
#[derive(Copy, Clone)]
pub(super) struct RenderSpec<'a> {
    pub(super) plan: &'a BoardLayout,
    pub(super) size: Size,
    pub(super) theme: &'a Theme,
    pub(super) set: PieceSet,
    /// Whether coordinates are shown along the board.
    pub(super) letters: bool,
}

/// The ground layer and the sprites.
#[derive(Debug)]
pub(super) struct Layers {
    stock: Sprites,
    ground: HtmlCanvasElement,
    /// The ground without holes.
    smooth: Option<HtmlCanvasElement>,
}

/// The available sprites.
#[derive(Debug)]
pub(super) enum LayerPictures {
    None,
    /// Sprites from another program, which may match.
    Handed(SpriteTransfer),
    Drawn(Box<Layers>),
}

impl Layers {
    /// Paints the ground and renders missing sprites, coarsely; matching ones of `last` are reused.
    pub(super) fn new(order: RenderSpec, last: LayerPictures) -> Option<Self> {
        let model = order.model();
        let stock = match last {
            LayerPictures::None => None,
            LayerPictures::Handed(handed) => handed.stock(&model),
            LayerPictures::Drawn(sheet) => Some(sheet.stock),
        };
        let stock = Sprites::new(&model, stock)?;
        let (ground, context) = blank(order.size.across, order.size.down)?;
        ground::paint(&context, order, &stock, Holes::Scooped);
        Some(Self { stock, ground, smooth: None })
    }

    /// Returns the ground layer: sand, holes and bowls.
    pub(super) fn ground(&self) -> &HtmlCanvasElement {
        &self.ground
    }

    /// Paints the ground without holes, unless it is there.
    pub(super) fn smooth_over(&mut self, order: RenderSpec) {
        if self.smooth.is_none()
            && let Some((smooth, context)) = blank(order.size.across, order.size.down)
        {
            ground::paint(&context, order, &self.stock, Holes::Smooth);
            self.smooth = Some(smooth);
        }
    }

    /// Returns the ground without holes, once it is painted.
    pub(super) fn smooth(&self) -> Option<&HtmlCanvasElement> {
        self.smooth.as_ref()
    }

    /// Returns the sprite of a piece in that variant.
    pub(super) fn piece(&self, side: Side, look: u8) -> &HtmlCanvasElement {
        self.stock.piece(side, look)
    }

    /// Returns whether all sprites have full quality.
    pub(super) fn is_fine(&self) -> bool {
        self.stock.is_fine()
    }

    /// Refines the next sprite; the ground is not repainted.
    pub(super) fn refine(&mut self) {
        self.stock.refine();
    }

    /// Returns the sprites, to transfer them to another program of the page.
    pub(super) fn handed(&self) -> SpriteTransfer {
        SpriteTransfer::of(&self.stock)
    }
}

impl RenderSpec<'_> {
    fn model(&self) -> Model {
        let scale = f64::from(self.size.across) / self.size.width;
        let fine =
            |radius: f64| ((radius * scale).clamp(4.0, FINEST).ceil() as u32).next_multiple_of(4);
        Model {
            theme: *self.theme,
            set: self.set,
            radius: fine(self.plan.hole_radius()),
            bowl_radius: fine(self.plan.bowl(Side::First).width / 2.0),
        }
    }
}
