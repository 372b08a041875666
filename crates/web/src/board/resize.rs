//! Watches the playing area's size and the page's colours.

use std::rc::Rc;

use js_sys::{Array, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Event, EventTarget, HtmlElement, ResizeObserver, ResizeObserverBoxOptions, ResizeObserverEntry,
    ResizeObserverOptions, ResizeObserverSize,
};

use crate::board::controller::BoardController;
use crate::canvas::Size;
use crate::canvas::theme;
use crate::dom::document::{Promised, document, element, window};
use crate::dom::listener::Listener;

/// The thresholds of pixel density: moving a window to another screen sends no resize event.
const DENSITIES: [&str; 5] = [
    "(min-resolution: 1.01dppx)",
    "(min-resolution: 1.26dppx)",
    "(min-resolution: 1.51dppx)",
    "(min-resolution: 2dppx)",
    "(min-resolution: 3dppx)",
];

/// Keeps the picture at the resolution of the screen or paper until it is dropped.
#[must_use = "dropping it ends the watch"]
#[derive(Debug)]
pub struct Screen {
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut(Array)>,
    _listeners: Vec<Listener>,
}

impl Screen {
    /// Starts watching, and lays out the page a first time.
    ///
    /// # Panics
    ///
    /// Panics in a browser without `ResizeObserver`; every browser with the required WebAssembly features has
    /// it.
    pub fn watch(app: &Rc<BoardController>) -> Self {
        let stage: HtmlElement = element("stage");
        app.resize(measured(&stage));
        let weak = Rc::downgrade(app);
        let callback = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            if let Some(app) = weak.upgrade() {
                let told = observed(&entries.at(-1));
                let size = measured(&element("stage"));
                app.resize(told.filter(|told| agrees(*told, size)).unwrap_or(size));
            }
        });
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref())
            .promised("the browser tells of sizes");
        let options = ResizeObserverOptions::new();
        options.set_box(ResizeObserverBoxOptions::DevicePixelContentBox);
        // Browsers without device pixel boxes report CSS pixels and window sizes.
        if Reflect::has(&entry_type(), &"devicePixelContentBoxSize".into()).unwrap_or(false) {
            observer.observe_with_options(&stage, &options);
        } else {
            observer.observe(&stage);
        }
        Self { observer, _callback: callback, _listeners: listeners(app) }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

fn listeners(app: &Rc<BoardController>) -> Vec<Listener> {
    let mut listeners = Vec::new();
    let densities = DENSITIES.into_iter().filter_map(|query| window().match_media(query).ok()?);
    let changes = densities.map(|list| (EventTarget::from(list), "change"));
    for (target, kind) in changes.chain([(window().into(), "resize")]) {
        let weak = Rc::downgrade(app);
        listeners.push(Listener::new(&target, kind, move |_: Event| {
            if let Some(app) = weak.upgrade() {
                app.resize(measured(&element("stage")));
            }
        }));
    }
    let weak = Rc::downgrade(app);
    let canvas = element::<HtmlElement>("canvas");
    listeners.push(Listener::new(&canvas, "contextrestored", move |_: Event| {
        if let Some(app) = weak.upgrade() {
            app.restore();
        }
    }));
    let weak = Rc::downgrade(app);
    // A late style sheet has changed the colours.
    listeners.push(Listener::new(&document(), "sandgrid-style", move |_: Event| {
        if let Some(app) = weak.upgrade() {
            app.retheme();
        }
    }));
    let weak = Rc::downgrade(app);
    listeners.extend(theme::watch(move || {
        if let Some(app) = weak.upgrade() {
            app.retheme();
            app.resize(measured(&element("stage")));
            if theme::is_on_paper() {
                app.finish_picture();
            }
        }
    }));
    listeners
}

fn entry_type() -> JsValue {
    let constructor = Reflect::get(&window(), &"ResizeObserverEntry".into());
    let prototype = constructor.and_then(|kind| Reflect::get(&kind, &"prototype".into()));
    prototype.ok().filter(JsValue::is_object).unwrap_or_else(|| js_sys::Object::new().into())
}

/// Returns the size of an observer's entry, exact in device pixels.
fn observed(entry: &JsValue) -> Option<Size> {
    let entry: &ResizeObserverEntry = entry.dyn_ref()?;
    let boxes = Reflect::get(entry, &"devicePixelContentBoxSize".into()).ok()?;
    let device: ResizeObserverSize = boxes.dyn_ref::<Array>()?.at(0).dyn_into().ok()?;
    let content = entry.content_rect();
    Some(Size {
        width: content.width(),
        height: content.height(),
        across: whole(device.inline_size()),
        down: whole(device.block_size()),
    })
}

/// Returns the layout's size times the screen's density.
fn measured(stage: &HtmlElement) -> Size {
    let rect = stage.get_bounding_client_rect();
    // On narrow paper the whole stage is shown smaller than it is laid out.
    let (width, height) = if theme::is_on_paper() {
        (f64::from(stage.offset_width()), f64::from(stage.offset_height()))
    } else {
        (rect.width(), rect.height())
    };
    let told = window().device_pixel_ratio();
    let density = if told.is_finite() && told > 0.0 { told } else { 1.0 };
    Size { width, height, across: whole(width * density), down: whole(height * density) }
}

/// Returns whether two sizes differ only by rounding: some browsers report another density to observers than
/// `devicePixelRatio`.
fn agrees(one: Size, other: Size) -> bool {
    one.across.abs_diff(other.across) <= 1 && one.down.abs_diff(other.down) <= 1
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sizes are small")]
fn whole(size: f64) -> u32 {
    size.round() as u32
}
