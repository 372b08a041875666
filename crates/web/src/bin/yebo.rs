//! Starts Yebo: the page, or, in a worker, its opponents.

use std::panic;

use sandgrid_web::page::{element, scope};
use sandgrid_web::yebo;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

fn main() {
    if let Some(scope) = scope() {
        // It listens as long as its worker lives.
        core::mem::forget(yebo::serve(&scope));
        return;
    }
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    spawn_local(yebo::open());
}
