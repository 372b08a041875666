//! Computes the page's preferred height, and reports it to the host.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

use super::host::Host;
use super::protocol::HostEvent;
use crate::dom::document::{Promised, document, element};

/// The least height, in CSS pixels: below it the status line lies under the board at any width.
const LEAST: f64 = 560.0;
/// Maximum height of the whole page, in CSS pixels, so that it fits a laptop's window.
const MOST: f64 = 640.0;
/// The least height of the sand beside which longer words exceed that.
const SAND: f64 = 420.0;
/// Height of the board per width: on a phone the reserves are above and below it.
const TALL: f64 = 1.15;
const WIDE: f64 = 0.72;
/// The width from which the panels lie to the side of the board.
const BESIDE: f64 = 560.0;

/// Reports the preferred height to the host whenever it changes: with the page's width, visibility or contents.
#[derive(Debug)]
pub(crate) struct Height {
    host: Rc<Host>,
    wanted: fn() -> u32,
    told: RefCell<Option<SentHeight>>,
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut()>,
}

/// The last reported height, and the layout that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SentHeight {
    width: i32,
    options: [Option<String>; 3],
    height: u32,
}

impl Height {
    /// Starts watching; `wanted` returns the height for the page's present width, in CSS pixels.
    ///
    /// # Panics
    ///
    /// Panics in a browser without `ResizeObserver`; every browser with the required WebAssembly features has
    /// it.
    pub(crate) fn watch(host: Rc<Host>, wanted: fn() -> u32) -> Rc<Self> {
        Rc::new_cyclic(|height: &Weak<Self>| {
            let height = Weak::clone(height);
            let callback = Closure::<dyn FnMut()>::new(move || {
                // The first height is sent once the board exists.
                let height = height.upgrade().filter(|height| height.told.borrow().is_some());
                if let Some(height) = height {
                    height.measure();
                }
            });
            let observer = ResizeObserver::new(callback.as_ref().unchecked_ref())
                .promised("the browser tells of sizes");
            if let Some(body) = document().body() {
                observer.observe(&body);
            }
            Self { host, wanted, told: RefCell::default(), observer, _callback: callback }
        })
    }

    /// Measures, and reports a changed height. In one layout the height only grows, so that the host page does
    /// not jump with every turn.
    pub(crate) fn measure(&self) {
        let width = document().body().map_or(0, |body| body.client_width());
        let root = document().document_element();
        let option = |name: &str| root.as_ref().and_then(|root| root.get_attribute(name));
        let options = ["lang", "data-controls", "data-kiosk"].map(option);
        let before = self.told.borrow().clone();
        // A hidden page has no layout; it is measured once it is visible.
        let measured = if width == 0 { 0 } else { (self.wanted)() };
        let same = before.as_ref().filter(|it| it.width == width && it.options == options);
        let height = same.map_or(measured, |it| it.height.max(measured));
        let is_news = before.is_none_or(|before| before.height != height);
        self.told.replace(Some(SentHeight { width, options, height }));
        if is_news && width > 0 {
            self.host.tell(&HostEvent::Resize { height });
        }
    }
}

impl Drop for Height {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Returns the height in CSS pixels that shows the whole board well at its present width.
pub(crate) fn of_sand() -> u32 {
    let stage: HtmlElement = element("stage");
    let (width, height) = (f64::from(stage.offset_width()), f64::from(stage.offset_height()));
    let page = document().body().map_or(0.0, |body| f64::from(body.scroll_height()));
    let sand = if width < BESIDE { width * TALL } else { width * WIDE };
    let sand = sand.min((MOST - page + height).max(SAND));
    pixels((page - height + sand).max(LEAST))
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some hundreds")]
fn pixels(height: f64) -> u32 {
    height.ceil() as u32
}
