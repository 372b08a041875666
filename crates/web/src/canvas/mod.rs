//! The picture of the board: sand, holes, pieces and marks, all rendered by this crate.
//!
//! The files in `canvas/` compute pixels and positions; this file caches the results and paints them on the
//! canvas once per change.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels and colours are small numbers, and a fraction of one does not show"
)]
#![allow(clippy::many_single_char_names, reason = "x, y, u and v are what geometry calls them")]

use core::fmt;
use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::rules::Cell;
use sandgrid_app::{DragSource, Point, Scene, Settings};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

pub use ground::grow_letters;
pub use ink::Ink;
pub use sprites::SpriteTransfer;

use crate::board::layout::BoardLayout;
use crate::dom::document::still;
use crate::dom::timer::{Frame, Timer};
use brush::Brush;
use layers::{LayerPictures, Layers, RenderSpec};
use mark::PlaceMarks;
use theme::Theme;
use travel::{Hand, PieceAnimation};
use variants::Variants;
use wind::Wind;

mod bowl;
mod brush;
mod camel;
mod ground;
mod hole;
mod ink;
mod layers;
mod mark;
pub mod mini;
mod noise;
mod particles;
mod pebble;
mod piece;
mod raster;
mod sand;
mod sprites;
mod stick;
mod table;
pub mod theme;
mod travel;
mod trig;
mod variants;
mod wind;

/// Delay in milliseconds before coarse sprites are refined.
const SOON: u32 = 50;

/// Delay in milliseconds after which all holes are marked in which a piece may be placed.
const PAUSE: u32 = 8_000;

/// The size of the playing area.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Size {
    /// CSS pixels.
    pub width: f64,
    /// CSS pixels.
    pub height: f64,
    /// Device pixels.
    pub across: u32,
    /// Device pixels.
    pub down: u32,
}

impl Size {
    /// Maximum area in device pixels; larger canvases stay blank in some browsers without an error. A screen of
    /// 5120 by 2880 is below it.
    pub const MOST: u32 = 1 << 24;
    /// Maximum length of a side in device pixels, for the same reason.
    pub const LONGEST: u32 = 1 << 14;

    const NOTHING: Self = Self { width: 0.0, height: 0.0, across: 0, down: 0 };

    /// Returns the size reduced to [`Size::MOST`] and [`Size::LONGEST`]; `NOTHING` for a degenerate size.
    #[must_use]
    pub fn bounded(self) -> Self {
        let real = |length: f64| length.is_finite() && length > 0.0;
        if !real(self.width) || !real(self.height) || self.across == 0 || self.down == 0 {
            return Self::NOTHING;
        }
        let (across, down) = (f64::from(self.across), f64::from(self.down));
        let longest = f64::from(Self::LONGEST) / across.max(down);
        let part = (f64::from(Self::MOST) / (across * down)).sqrt().min(longest);
        if part >= 1.0 {
            return self;
        }
        let coarser = |pixels: f64| ((pixels * part) as u32).max(1);
        Self { across: coarser(across), down: coarser(down), ..self }
    }
}

/// A dragged piece.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Drag {
    /// Its origin.
    pub source: DragSource,
    /// Its present place.
    pub at: Point,
}

/// The canvas and the state needed to paint it. Clones share one canvas.
#[derive(Clone, Debug)]
pub struct Picture(Rc<RefCell<Inner>>);

struct Inner {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    theme: Theme,
    size: Size,
    plan: BoardLayout,
    pictures: LayerPictures,
    fresh: bool,
    refining: Option<Timer>,
    scene: Scene,
    looks: Variants,
    drag: Option<Drag>,
    ring: bool,
    hover: Option<Cell>,
    places: PlaceMarks,
    pause: Option<Timer>,
    letters: bool,
    travel: Option<PieceAnimation>,
    wind: Wind,
    frame: Option<Frame>,
}

impl Picture {
    /// Creates the picture on a canvas, with the sprites that another program of the page has rendered. Returns
    /// `None` if the browser has no 2D canvas.
    #[must_use]
    pub fn new(
        canvas: HtmlCanvasElement,
        scene: Scene,
        handed: Option<SpriteTransfer>,
    ) -> Option<Self> {
        let context = canvas.get_context("2d").ok().flatten()?.dyn_into().ok()?;
        let size = Size::NOTHING;
        let picture = Self(Rc::new(RefCell::new(Inner {
            canvas,
            context,
            theme: Theme::read(),
            size,
            plan: BoardLayout::fit(scene.shape, scene.near, size.width, size.height),
            pictures: handed.map_or(LayerPictures::None, LayerPictures::Handed),
            fresh: false,
            refining: None,
            looks: Variants::new(),
            scene,
            drag: None,
            ring: false,
            hover: None,
            places: PlaceMarks::Hidden,
            pause: None,
            letters: true,
            travel: None,
            wind: Wind::Calm,
            frame: None,
        })));
        picture.await_pause();
        Some(picture)
    }

    /// Returns the layout.
    #[must_use]
    pub fn plan(&self) -> BoardLayout {
        self.0.borrow().plan
    }

    /// Returns the last size given to [`Picture::resize`], bounded.
    #[must_use]
    pub fn size(&self) -> Size {
        self.0.borrow().size
    }

    /// Lays out for a size, and paints.
    pub fn resize(&self, size: Size) {
        let size = size.bounded();
        let mut inner = self.0.borrow_mut();
        if inner.size == size {
            return;
        }
        inner.size = size;
        inner.canvas.set_width(size.across);
        inner.canvas.set_height(size.down);
        inner.lay_out();
        inner.paint();
        drop(inner);
        self.refine(SOON);
    }

    /// Reads the page's colours again, and paints.
    pub fn retheme(&self) {
        self.redraw(|inner| inner.theme = Theme::read());
    }

    /// Redraws everything after the browser has lost all canvases, sprites included.
    pub fn restore(&self) {
        self.redraw(|inner| inner.pictures = LayerPictures::None);
    }

    fn redraw(&self, change: fn(&mut Inner)) {
        let mut inner = self.0.borrow_mut();
        change(&mut inner);
        inner.fresh = false;
        inner.paint();
        drop(inner);
        self.refine(SOON);
    }

    /// Returns the sprites drawn so far, for another program of the page.
    #[must_use]
    pub fn handed(&self) -> Option<SpriteTransfer> {
        match &self.0.borrow().pictures {
            LayerPictures::Drawn(sheet) => Some(sheet.handed()),
            LayerPictures::None | LayerPictures::Handed(_) => None,
        }
    }

    /// Applies the settings.
    pub fn settle(&self, settings: &Settings) {
        self.0.borrow_mut().letters = settings.letters;
        self.retheme();
    }

    /// Shows a scene; moved pieces are animated, unless the reader prefers reduced motion.
    pub fn show(&self, scene: &Scene) {
        let mut inner = self.0.borrow_mut();
        if inner.scene == *scene {
            return;
        }
        let before = core::mem::replace(&mut inner.scene, scene.clone());
        let is_played = before.record.at != scene.record.at || before.turn != scene.turn;
        if (before.shape, before.near) == (scene.shape, scene.near) {
            let hand = if inner.drag.take().is_some() { Hand::Players } else { Hand::Ours };
            let travel = PieceAnimation::between(&before, scene, &inner.looks, hand);
            inner.looks.follow(&before, scene);
            inner.travel = travel.filter(|_| !still());
        } else {
            inner.travel = None;
            inner.looks = Variants::new();
            inner.lay_out();
        }
        if before.set != scene.set {
            inner.fresh = false;
        }
        if is_played {
            inner.places = PlaceMarks::Hidden;
        }
        inner.wind = match (&before.ending, &scene.ending) {
            (None, Some(_)) if is_played && !still() => Wind::Rising,
            (Some(_), Some(_)) => inner.wind,
            _ => Wind::Calm,
        };
        inner.paint();
        let moving = inner.travel.is_some() || inner.wind == Wind::Rising;
        drop(inner);
        if is_played {
            self.await_pause();
        }
        if moving {
            self.ask();
        }
        self.refine(SOON);
    }

    /// Marks the hole under the pointer.
    pub fn hover(&self, cell: Option<Cell>) {
        let mut inner = self.0.borrow_mut();
        if core::mem::replace(&mut inner.hover, cell) != cell {
            inner.paint();
        }
    }

    /// Hides the marks of where a piece may be placed, until the player pauses.
    fn await_pause(&self) {
        let weak = Rc::downgrade(&self.0);
        let mut inner = self.0.borrow_mut();
        inner.places = PlaceMarks::Hidden;
        inner.pause = Some(Timer::after(PAUSE, move || {
            if let Some(inner) = weak.upgrade() {
                let mut inner = inner.borrow_mut();
                inner.places = PlaceMarks::Shown;
                inner.paint();
            }
        }));
    }

    /// Draws the keyboard focus.
    pub fn show_focus(&self) {
        let mut inner = self.0.borrow_mut();
        if !core::mem::replace(&mut inner.ring, true) {
            inner.paint();
        }
    }

    /// Hides the keyboard focus.
    pub fn hide_focus(&self) {
        let mut inner = self.0.borrow_mut();
        if core::mem::replace(&mut inner.ring, false) {
            inner.paint();
        }
    }

    /// Returns whether a piece is being dragged.
    #[must_use]
    pub fn is_dragging(&self) -> bool {
        self.0.borrow().drag.is_some()
    }

    /// Shows the dragged piece in the next frame.
    pub fn drag(&self, drag: Option<Drag>) {
        let mut inner = self.0.borrow_mut();
        if inner.drag != drag {
            inner.drag = drag;
            inner.travel = None;
            drop(inner);
            self.ask();
        }
    }

    /// Schedules the refinement of coarse sprites, one per timer, so that no task is long.
    fn refine(&self, pause: u32) {
        let mut inner = self.0.borrow_mut();
        let is_rough = matches!(&inner.pictures, LayerPictures::Drawn(sheet) if !sheet.is_fine());
        if is_rough && inner.refining.is_none() {
            let weak = Rc::downgrade(&self.0);
            inner.refining = Some(Timer::after(pause, move || {
                if let Some(inner) = weak.upgrade() {
                    inner.borrow_mut().refine();
                    Self(inner).refine(0);
                }
            }));
        }
    }

    /// Refines all sprites at once, and ends animations.
    pub fn finish(&self) {
        let mut inner = self.0.borrow_mut();
        inner.travel = None;
        if inner.wind != Wind::Calm {
            inner.wind = Wind::Over;
        }
        while matches!(&inner.pictures, LayerPictures::Drawn(sheet) if !sheet.is_fine()) {
            inner.refine();
        }
        inner.paint();
    }

    /// Requests an animation frame, unless one is pending.
    fn ask(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.frame.is_none() {
            let weak = Rc::downgrade(&self.0);
            inner.frame = Some(Frame::next(move |now| {
                if let Some(inner) = weak.upgrade() {
                    Self(inner).step(now);
                }
            }));
        }
    }

    fn step(&self, now: f64) {
        let mut inner = self.0.borrow_mut();
        inner.frame = None;
        let moving = inner.travel.as_mut().is_some_and(|travel| travel.step(now));
        if !moving {
            inner.travel = None;
        }
        let moving = inner.wind.step(now) || moving;
        inner.paint();
        drop(inner);
        if moving {
            self.ask();
        }
    }
}

impl Inner {
    fn lay_out(&mut self) {
        let (Scene { shape, near, .. }, size) = (&self.scene, &self.size);
        self.plan = BoardLayout::fit(*shape, *near, size.width, size.height);
        self.fresh = false;
    }

    /// Returns device pixels per CSS pixel.
    fn scale(&self) -> f64 {
        f64::from(self.size.across) / self.size.width
    }

    /// Refines one sprite; after the last one, repaints everything.
    fn refine(&mut self) {
        self.refining = None;
        let LayerPictures::Drawn(sheet) = &mut self.pictures else { return };
        sheet.refine();
        if sheet.is_fine() {
            self.fresh = false;
            self.paint();
        }
    }

    fn paint(&mut self) {
        if self.size.across == 0 || self.size.down == 0 {
            return;
        }
        let order = RenderSpec {
            plan: &self.plan,
            size: self.size,
            theme: &self.theme,
            set: self.scene.set,
            letters: self.letters,
        };
        if !self.fresh {
            let last = core::mem::replace(&mut self.pictures, LayerPictures::None);
            self.pictures = Layers::new(order, last)
                .map_or(LayerPictures::None, |sheet| LayerPictures::Drawn(Box::new(sheet)));
            self.fresh = true;
        }
        if self.wind != Wind::Calm
            && let LayerPictures::Drawn(sheet) = &mut self.pictures
        {
            sheet.smooth_over(order);
        }
        let LayerPictures::Drawn(sheet) = &self.pictures else { return };
        let brush = Brush::new(&self.context, self.scale());
        let view = table::View {
            scene: &self.scene,
            plan: &self.plan,
            theme: &self.theme,
            looks: &self.looks,
            drag: self.drag,
            travel: self.travel.as_ref(),
            ring: self.ring,
            hover: self.hover,
            places: self.places,
            wind: self.wind,
        };
        table::paint(&brush, sheet, &view);
    }
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inner").field("size", &self.size).finish_non_exhaustive()
    }
}
