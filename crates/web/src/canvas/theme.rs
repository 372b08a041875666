//! The colours of the board, read from the page's style.

use std::cell::Cell;
use std::rc::Rc;

use sandgrid_app::{Motion, Palette, Settings, Theme as Choice};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use super::Ink;
use crate::dom::document::{document, element, mark, prefers, window};
use crate::dom::listener::Listener;

/// The media queries that change the page's colours.
const MEDIA: [&str; 4] = [
    "print",
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(forced-colors: active)",
];

/// Puts a host's look on a page that has that theme without it; returns the theme that it has with it.
type HostLook = fn(Choice) -> Choice;

thread_local! {
    /// Whether printing is in progress.
    static PRINTS: Cell<bool> = const { Cell::new(false) };
    /// The look of the host, if it states one.
    static HOST: Cell<Option<HostLook>> = const { Cell::new(None) };
}

/// Calls `act` whenever the colours may have changed: by the system, or for printing.
pub fn watch(act: impl Fn() + 'static) -> Vec<Listener> {
    let act = Rc::new(act);
    let lists = MEDIA.into_iter().filter_map(|query| window().match_media(query).ok().flatten());
    let mut listeners: Vec<Listener> = lists
        .map(|list| {
            let act = Rc::clone(&act);
            Listener::new(&list, "change", move |_: Event| act())
        })
        .collect();
    listeners.extend([("beforeprint", true), ("afterprint", false)].map(|(kind, prints)| {
        let act = Rc::clone(&act);
        Listener::new(&window(), kind, move |_: Event| {
            PRINTS.set(prints);
            act();
        })
    }));
    listeners
}

/// Lets a host's look have its say whenever the colours change: `wear` is given the theme without it, and returns
/// the one with it.
pub fn follow_host(wear: HostLook) {
    HOST.set(Some(wear));
}

/// Returns whether the page is laid out for paper.
#[must_use]
pub fn is_on_paper() -> bool {
    PRINTS.get() || prefers("print")
}

/// The colours that the canvas uses.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Theme {
    /// The sand in direct light.
    pub sand: Ink,
    /// The sand facing the sun.
    pub sand_light: Ink,
    /// The sand in the shade, and shadows on it.
    pub sand_shade: Ink,
    /// A pebble's body, light and shade.
    pub pebble: [Ink; 3],
    /// A stick's body, light and shade.
    pub bark: [Ink; 3],
    /// A stick's cut end.
    pub cut: Ink,
    /// A peeled stick's body, light and shade.
    pub peeled: [Ink; 3],
    /// A light camel's body, light and shade.
    pub bone: [Ink; 3],
    /// A dark camel's body, light and shade.
    pub heartwood: [Ink; 3],
    /// The body, light and shade of the bowls for captured pieces.
    pub bowl: [Ink; 3],
    /// Marks of possible moves.
    pub mark: Ink,
    /// Marks of possible captures.
    pub take: Ink,
    /// Marks of the last turn.
    pub last: Ink,
    /// The outline that separates marks from the colours below them.
    pub halo: Ink,
    /// The coordinates along the board.
    pub engrave: Ink,
    /// The keyboard focus.
    pub focus: Ink,
}

/// Applies the settings to the page: light or dark, with or without motion. Paper is always light.
pub fn dress(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    mark(&root, "data-medium", if is_on_paper() { "paper" } else { "screen" });
    let dark = match settings.theme {
        _ if is_on_paper() => false,
        Choice::System => prefers("(prefers-color-scheme: dark)"),
        Choice::Day => false,
        Choice::Night => true,
    };
    let own = if dark { Choice::Night } else { Choice::Day };
    let host = HOST.get().filter(|_| !is_on_paper());
    mark(&root, "data-theme", host.map_or(own, |wear| wear(own)).key());
    // Users who want more contrast get the palette with the most, unless they have chosen another.
    let palette = match settings.palette {
        Palette::Sand if prefers("(prefers-contrast: more)") => Palette::Clear,
        chosen => chosen,
    };
    mark(&root, "data-palette", palette.key());
    frame(&root);
    let still = settings.motion == Motion::Less;
    mark(&root, "data-motion", if still { "less" } else { "system" });
}

/// Matches the colour of the browser's own interface to the page.
fn frame(root: &Element) {
    let style = window().get_computed_style(root).ok().flatten();
    let page = style.and_then(|style| style.get_property_value("--page").ok());
    let (Some(page), Ok(metas)) = (page, document().query_selector_all("meta[name=theme-color]"))
    else {
        return;
    };
    let metas = (0..metas.length()).filter_map(|index| metas.get(index)?.dyn_into().ok());
    metas.for_each(|meta: Element| mark(&meta, "content", page.trim()));
}

/// Returns a colour that only the browser can resolve, such as one forced by the system.
fn named(value: &str) -> Option<Ink> {
    let canvas: HtmlElement = element("canvas");
    canvas.style().set_property("color", value).ok()?;
    let style = window().get_computed_style(&canvas).ok().flatten()?;
    let written = style.get_property_value("color").ok()?;
    // It was set for this measurement alone.
    let _ = canvas.style().remove_property("color");
    Ink::parse(&written)
}

impl Theme {
    /// Reads the colours from the page's present style.
    ///
    /// A colour that the style lacks is black.
    #[must_use]
    pub fn read() -> Self {
        let style = document()
            .document_element()
            .and_then(|root| window().get_computed_style(&root).ok().flatten());
        let ink = |name: &str| {
            let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
            value.and_then(|value| Ink::parse(&value).or_else(|| named(&value))).unwrap_or_default()
        };
        let tones =
            |name: &str| ["", "-light", "-shade"].map(|tone| ink(&format!("--{name}{tone}")));
        Self {
            sand: ink("--sand"),
            sand_light: ink("--sand-light"),
            sand_shade: ink("--sand-shade"),
            pebble: tones("pebble"),
            bark: tones("bark"),
            cut: ink("--cut"),
            peeled: tones("peeled"),
            bone: tones("bone"),
            heartwood: tones("heartwood"),
            bowl: tones("bowl"),
            mark: ink("--mark"),
            take: ink("--mark-take"),
            last: ink("--mark-last"),
            halo: ink("--halo"),
            engrave: ink("--engrave"),
            focus: ink("--focus"),
        }
    }
}
