//! Animates Blocks that move from one place at the table to another.
//!
//! Positions are measured before and after the page changes, and not at all without an animation. A copy of
//! each Block moves over the page; the Block itself is in place at once and can be pressed, but stays hidden
//! until the copy arrives. Blocks that only change places in the hand are moved themselves.

use core::fmt;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::yebo::rules::{Block, End, Seat};
use sandgrid_app::yebo::{Animation, Spot, YeboScene, shifted};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::tiles;
use crate::dom::document::{append, clear, document, element, mark, pixels, still};
use crate::dom::listener::{Listener, Phase};
use crate::dom::timer::Timer;

/// Duration of most flights in milliseconds.
const LASTS: u32 = 210;
/// Duration of flights to a display, of a called discard and of a group that wins.
const LASTS_LAID: u32 = 320;
const LASTS_CALLED: u32 = 460;
const LASTS_WON: u32 = 620;
/// Duration of a Sighting's walk to its seat.
const LASTS_WALK: u32 = 900;
/// Milliseconds between two blocks of a group that wins.
const APART_WON: u32 = 110;
/// Allowance for one more frame of the browser, in milliseconds.
const MORE: u32 = 30;
/// Milliseconds between two dealt Blocks, between four that go as one, and between two draws for the Chief.
const APART: u32 = 40;
const APART_STACKED: u32 = 60;
const APART_DRAWN: u32 = 110;
/// Width of a Block that is not shown, in CSS pixels.
const NARROW: f64 = 24.0;
/// The events that end every motion at once.
const INPUTS: [&str; 3] = ["pointerdown", "keydown", "scroll"];
/// The attribute that hides a block while its copy moves.
const AWAITS: &str = "data-awaits";
/// The attribute that lets a block glide to its place.
const GLIDES: &str = "data-glides";

/// The animations in progress.
#[derive(Debug)]
pub(super) struct TileAnimation {
    way: Rc<TilePath>,
    _listeners: [Listener; 3],
}

/// The path of a moving tile.
#[derive(Default)]
struct TilePath {
    /// The selectors of the blocks that are hidden until their copies arrive.
    awaited: RefCell<Vec<String>>,
    /// The Blocks that move within the hand.
    gliding: RefCell<Vec<HtmlElement>>,
    /// An expired timer stays here; `moves` tells whether an animation runs.
    timer: RefCell<Option<Timer>>,
    moves: Cell<bool>,
    /// The continuation after all animations.
    then: RefCell<Option<Box<dyn FnOnce()>>>,
}

/// The elements that are about to move.
#[derive(Debug, Default)]
pub(super) struct Leaving {
    flights: Vec<Departure>,
    /// Blocks of the hand, with their previous positions.
    glides: Vec<(Block, TilePlace)>,
}

/// A Block that is about to move.
#[derive(Debug)]
struct Departure {
    flight: Animation,
    /// `None` if the page does not show the place yet.
    from: Option<TilePlace>,
}

/// The centre of an element, and the width of a Block there, in CSS pixels.
#[derive(Copy, Clone, Debug)]
struct TilePlace {
    x: f64,
    y: f64,
    width: Option<f64>,
}

impl TileAnimation {
    /// Creates an idle animator; any input ends its animations.
    pub(super) fn new() -> Self {
        let way = Rc::<TilePath>::default();
        let listeners = INPUTS.map(|kind| {
            let way = Rc::clone(&way);
            Listener::at(&document(), kind, Phase::Early, move |_: web_sys::Event| way.end())
        });
        Self { way, _listeners: listeners }
    }

    /// Returns the elements that are going to move, with their present places; called before the page shows the new
    /// scene.
    pub(super) fn leaving(before: Option<&YeboScene>, scene: &YeboScene) -> Leaving {
        let Some(before) = before.filter(|_| !still()) else { return Leaving::default() };
        let departure = |flight: Animation| match flight.from {
            Spot::Fence => Some(Departure { flight, from: None }),
            spot => Some(Departure { from: Some(place(&selector(&flight, spot), spot)?), flight }),
        };
        let flights = Animation::between(before, scene).into_iter().filter_map(departure);
        let glide = |block: Block| Some((block, place(&held(block), Spot::Rack)?));
        let glides = shifted(before, scene).into_iter().filter_map(glide);
        Leaving { flights: flights.collect(), glides: glides.collect() }
    }

    /// Lets blocks fly that are in place already, one after the other.
    pub(super) fn replay(&self, flights: &[Animation]) {
        self.way.end();
        let departure = |flight: &Animation| Departure { flight: flight.clone(), from: None };
        let ways = flights.iter().map(departure).filter_map(Passage::of);
        let mut ways: Vec<Passage> = ways.collect();
        let mut waits = 0;
        for passage in &mut ways {
            (passage.waits, passage.lasts) = (waits, LASTS_WON);
            waits += APART_WON;
        }
        self.fly(&ways, Vec::new());
    }

    /// Starts the animations after the page shows the new scene.
    pub(super) fn depart(&self, Leaving { flights, glides }: Leaving) {
        if flights.is_empty() && glides.is_empty() {
            return self.way.hide();
        }
        self.way.end();
        let mut ways: Vec<Passage> = flights.into_iter().filter_map(Passage::of).collect();
        let mut waits = 0;
        for passage in ways.iter_mut().filter(|it| it.flight.from == Spot::Fence) {
            passage.waits = waits;
            waits += match passage.flight.to {
                Spot::Laid(_) => APART_DRAWN,
                Spot::Held(_) => APART_STACKED,
                Spot::End(_) | Spot::Fence | Spot::Rack | Spot::Last | Spot::Pond(_) => APART,
            };
        }
        let glides: Vec<(HtmlElement, TilePlace, TilePlace)> = glides
            .into_iter()
            .filter_map(|(block, from)| {
                let to = place(&held(block), Spot::Rack)?;
                Some((find(&held(block))?.unchecked_into(), from, to))
            })
            .collect();
        self.fly(&ways, glides);
    }

    /// Starts flights and glides. All measurements precede the first change, to avoid repeated layouts.
    fn fly(&self, ways: &[Passage], glides: Vec<(HtmlElement, TilePlace, TilePlace)>) {
        ways.iter().for_each(Passage::show);
        self.way.awaited.replace(ways.iter().filter_map(Passage::awaited).collect());
        self.way.hide();
        for (block, from, to) in &glides {
            direct(block, *from, *to, Beat { waits: 0, lasts: LASTS });
            mark(block, GLIDES, "");
        }
        self.way.gliding.replace(glides.into_iter().map(|(block, ..)| block).collect());
        let way = Rc::clone(&self.way);
        let lasts = ways.iter().map(|it| it.waits + it.lasts).fold(LASTS, u32::max);
        let timer = Timer::after(lasts + MORE, move || way.arrive());
        self.way.timer.replace(Some(timer));
        self.way.moves.set(true);
    }

    /// Calls `act` once all animations have ended, at once if none runs.
    pub(super) fn after(&self, act: impl FnOnce() + 'static) {
        if !self.way.moves.get() {
            return act();
        }
        self.way.then.replace(Some(Box::new(act)));
    }

    /// Ends all animations early.
    pub(super) fn end(&self) {
        self.way.end();
    }

    /// Drops the callback of [`TileAnimation::after`].
    pub(super) fn forget(&self) {
        self.way.then.take();
    }
}

impl fmt::Debug for TilePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TilePath").field("awaited", &self.awaited).finish_non_exhaustive()
    }
}

impl TilePath {
    /// Hides the blocks that the page has created again meanwhile.
    fn hide(&self) {
        for block in self.awaited.borrow().iter().filter_map(|it| find(it)) {
            mark(&block, AWAITS, "");
        }
    }

    /// Ends all animations early.
    fn end(&self) {
        if self.timer.take().is_some() {
            self.arrive();
        }
    }

    fn arrive(&self) {
        self.moves.set(false);
        for block in self.awaited.take().iter().filter_map(|it| find(it)) {
            // `removeAttribute` does not throw for a valid name.
            let _ = block.remove_attribute(AWAITS);
        }
        for block in self.gliding.take() {
            // As above.
            let _ = block.remove_attribute(GLIDES);
        }
        clear(&element("flights"));
        if let Some(act) = self.then.take() {
            act();
        }
    }
}

/// A flight with both positions.
#[derive(Debug)]
struct Passage {
    flight: Animation,
    from: TilePlace,
    to: TilePlace,
    /// Delay in milliseconds.
    waits: u32,
    /// Duration in milliseconds.
    lasts: u32,
}

/// The delay and the duration of a motion in milliseconds.
#[derive(Copy, Clone, Debug)]
struct Beat {
    waits: u32,
    lasts: u32,
}

impl Passage {
    /// Measures the places that the page shows only now.
    fn of(departure: Departure) -> Option<Self> {
        let Departure { flight, from } = departure;
        let seen = || place(&selector(&flight, flight.from), flight.from);
        // A hand that is empty, or lies before the viewer, has no number beside it.
        let plate = || match flight.from {
            Spot::Held(seat) => place(&plate(seat), flight.from),
            _ => None,
        };
        let from = from.or_else(seen).or_else(plate)?;
        let to = place(&selector(&flight, flight.to), flight.to)?;
        let lasts = match (flight.from, flight.to) {
            (Spot::End(_), Spot::Laid(_)) => LASTS_WALK,
            (Spot::Last, Spot::Laid(_)) => LASTS_CALLED,
            (_, Spot::Laid(_)) => LASTS_LAID,
            _ => LASTS,
        };
        Some(Self { flight, from, to, waits: 0, lasts })
    }

    /// Returns the selector of the block that is hidden until this animation ends.
    fn awaited(&self) -> Option<String> {
        let is_seen = !matches!(self.flight.to, Spot::Held(_));
        is_seen.then(|| selector(&self.flight, self.flight.to))
    }

    /// Creates the moving copy at the end position, with its path from the start.
    fn show(&self) {
        let Self { flight, from, to, waits, lasts } = self;
        let picture: HtmlElement = match &flight.tile {
            Some(tile) => tiles::face_tile(tile.face, tile.stands),
            None => tiles::face_down_tile(),
        }
        .unchecked_into();
        let manner = match (flight.from, flight.to) {
            (_, Spot::Held(_)) => Some("goes"),
            // Only Sightings are laid as they are drawn.
            (Spot::End(_), Spot::Laid(_)) => Some("walks"),
            _ => None,
        };
        if let Some(manner) = manner {
            // `classList.add` does not throw for a valid name.
            let _ = picture.class_list().add_1(manner);
        }
        let width = to.width.or(from.width).unwrap_or(NARROW);
        for (name, value) in [
            ("--block", pixels(width)),
            ("left", pixels(to.x - width / 2.0)),
            ("top", pixels(to.y - width * 0.7)),
        ] {
            style(&picture, name, &value);
        }
        let to = TilePlace { width: Some(width), ..*to };
        direct(&picture, *from, to, Beat { waits: *waits, lasts: *lasts });
        append(&element("flights"), &picture);
    }
}

/// Moves an element from another place to its own.
fn direct(element: &HtmlElement, from: TilePlace, to: TilePlace, beat: Beat) {
    let width = |place: TilePlace| place.width.unwrap_or(NARROW);
    let millis = |count: u32| [&count.to_string(), "ms"].concat();
    for (name, value) in [
        ("--across", pixels(from.x - to.x)),
        ("--down", pixels(from.y - to.y)),
        ("--size", (width(from) / width(to)).to_string()),
        ("--lasts", millis(beat.lasts)),
        ("--waits", millis(beat.waits)),
    ] {
        style(element, name, &value);
    }
}

fn style(element: &HtmlElement, name: &str, value: &str) {
    // `setProperty` does not throw for known properties.
    let _ = element.style().set_property(name, value);
}

/// Returns the selector of a block in the hand.
fn held(block: Block) -> String {
    format!("#rack [data-block=\"{}\"]", block.number())
}

/// Returns the selector of a seat's name plate.
fn plate(seat: Seat) -> String {
    format!("[aria-labelledby=\"seat-{seat}\"] .plate")
}

/// Returns the selector of a place, or of the block there.
fn selector(flight: &Animation, spot: Spot) -> String {
    let number = flight.tile.as_ref().map_or(0, |tile| tile.block.number());
    let block = |place: &str| format!("{place} [data-block=\"{number}\"]");
    match spot {
        Spot::End(End::Left) | Spot::Fence => "#left-end".to_owned(),
        Spot::End(End::Right) => "#right-end".to_owned(),
        Spot::Rack => block("#rack"),
        Spot::Last => block("#last"),
        Spot::Laid(_) => block("#seats"),
        Spot::Pond(seat) => format!("[aria-labelledby=\"heap-title seat-{seat}\"]"),
        Spot::Held(seat) => format!("[aria-labelledby=\"seat-{seat}\"] .held"),
    }
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Returns the place on the screen; `None` if it is not visible.
fn place(selector: &str, spot: Spot) -> Option<TilePlace> {
    let place = find(selector)?.get_bounding_client_rect();
    let (width, height) = (place.width(), place.height());
    if width <= 0.0 || height <= 0.0 {
        return None;
    }
    let is_block = matches!(spot, Spot::Rack | Spot::Last | Spot::Laid(_));
    let (x, y) = (place.left() + width / 2.0, place.top() + height / 2.0);
    Some(TilePlace { x, y, width: is_block.then_some(width) })
}
