//! The short way of blocks that go from one place at the table to another.
//!
//! Where they came from is measured before the page changes, where they lie now after that, and
//! neither while nothing moves. A picture of each travels over the page; the block itself, which can
//! be pressed at once, is seen when the picture has come.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::yebo::rules::End;
use sandgrid_app::yebo::{Flight, Scene, Spot};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::blocks;
use crate::clock::Timer;
use crate::listener::{Listener, Phase};
use crate::page::{append, clear, document, element, mark, pixels, still};

/// Milliseconds that it takes.
const LASTS: u32 = 210;
/// As long as that, and a picture of the browser's more.
const OVER: u32 = LASTS + 30;
/// How wide a block is where it is not seen, in CSS pixels.
const NARROW: f64 = 24.0;
/// What ends every motion at once.
const INPUTS: [&str; 3] = ["pointerdown", "keydown", "scroll"];
/// What hides a block as long as its picture travels.
const AWAITS: &str = "data-awaits";

/// Whatever travels.
#[derive(Debug)]
pub(super) struct Travel {
    way: Rc<Way>,
    _listeners: [Listener; 3],
}

/// What travels now.
#[derive(Debug, Default)]
struct Way {
    /// Where blocks are awaited, as the page finds them.
    awaited: RefCell<Vec<String>>,
    timer: RefCell<Option<Timer>>,
}

/// A block that is about to travel.
#[derive(Debug)]
pub(super) struct Departure {
    flight: Flight,
    from: Place,
}

/// The middle of something, and how wide a block is there, in CSS pixels.
#[derive(Copy, Clone, Debug)]
struct Place {
    x: f64,
    y: f64,
    width: Option<f64>,
}

impl Travel {
    /// Nothing travels yet; any input ends what will.
    pub(super) fn new() -> Self {
        let way = Rc::<Way>::default();
        let listeners = INPUTS.map(|kind| {
            let way = Rc::clone(&way);
            Listener::at(&document(), kind, Phase::Early, move |_: web_sys::Event| way.end())
        });
        Self { way, _listeners: listeners }
    }

    /// What is going to move, and from where: asked for before the page shows the new scene.
    pub(super) fn departures(before: Option<&Scene>, scene: &Scene) -> Vec<Departure> {
        let Some(before) = before.filter(|_| !still()) else { return Vec::new() };
        let flights = Flight::between(before, scene).into_iter();
        let from = |flight: &Flight| place(&selector(flight, flight.from), flight.from);
        flights.filter_map(|flight| Some(Departure { from: from(&flight)?, flight })).collect()
    }

    /// Lets it move, now that the page shows the new scene.
    pub(super) fn depart(&self, departures: Vec<Departure>) {
        if departures.is_empty() {
            return self.way.hide();
        }
        self.way.end();
        let mut awaited = Vec::new();
        let ways: Vec<(Departure, Place)> = departures
            .into_iter()
            .filter_map(|it| {
                let selector = selector(&it.flight, it.flight.to);
                let to = place(&selector, it.flight.to)?;
                if !matches!(it.flight.to, Spot::Held(_)) {
                    awaited.push(selector);
                }
                Some((it, to))
            })
            .collect();
        // All has been measured: from here on the page only changes.
        for (departure, to) in &ways {
            show(departure, *to);
        }
        self.way.awaited.replace(awaited);
        self.way.hide();
        let way = Rc::clone(&self.way);
        self.way.timer.replace(Some(Timer::after(OVER, move || way.arrive())));
    }
}

impl Way {
    /// Whatever the page has made anew meanwhile is awaited, too.
    fn hide(&self) {
        for block in self.awaited.borrow().iter().filter_map(|it| find(it)) {
            mark(&block, AWAITS, "");
        }
    }

    /// Ends what moves, before its time.
    fn end(&self) {
        if self.timer.take().is_some() {
            self.arrive();
        }
    }

    fn arrive(&self) {
        for block in self.awaited.take().iter().filter_map(|it| find(it)) {
            // It throws for no name of an attribute.
            let _ = block.remove_attribute(AWAITS);
        }
        clear(&element("flights"));
    }
}

/// Puts a picture where the block is going to lie, on its way from where it lay.
fn show(departure: &Departure, to: Place) {
    let Departure { flight, from } = departure;
    let picture: HtmlElement = match &flight.tile {
        Some(tile) => blocks::painted(tile.face, tile.stands),
        None => blocks::back(),
    }
    .unchecked_into();
    if matches!(flight.to, Spot::Held(_)) {
        // It throws for no name of a class.
        let _ = picture.class_list().add_1("goes");
    }
    let width = to.width.or(from.width).unwrap_or(NARROW);
    let size = from.width.unwrap_or(NARROW) / width;
    let style = picture.style();
    for (name, value) in [
        ("--block", pixels(width)),
        ("left", pixels(to.x - width / 2.0)),
        ("top", pixels(to.y - width * 0.7)),
        ("--across", pixels(from.x - to.x)),
        ("--down", pixels(from.y - to.y)),
        ("--size", size.to_string()),
        ("--lasts", [&LASTS.to_string(), "ms"].concat()),
    ] {
        // CSS knows all of them.
        let _ = style.set_property(name, &value);
    }
    append(&element("flights"), &picture);
}

/// As what the page finds that place, or the block there.
fn selector(flight: &Flight, spot: Spot) -> String {
    let number = flight.tile.as_ref().map_or(0, |tile| tile.block.number());
    let block = |place: &str| format!("{place} [data-block=\"{number}\"]");
    match spot {
        Spot::End(End::Left) => "#left-end".to_owned(),
        Spot::End(End::Right) => "#right-end".to_owned(),
        Spot::Rack => block("#rack"),
        Spot::Last => block("#last"),
        Spot::Laid(_) => block("#seats"),
        Spot::Held(seat) => format!("[aria-labelledby=\"seat-{seat}\"] .held"),
    }
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Where that is on the screen; `None` where it is not.
fn place(selector: &str, spot: Spot) -> Option<Place> {
    let place = find(selector)?.get_bounding_client_rect();
    let (width, height) = (place.width(), place.height());
    if width <= 0.0 || height <= 0.0 {
        return None;
    }
    let is_block = matches!(spot, Spot::Rack | Spot::Last | Spot::Laid(_));
    let (x, y) = (place.left() + width / 2.0, place.top() + height / 2.0);
    Some(Place { x, y, width: is_block.then_some(width) })
}
