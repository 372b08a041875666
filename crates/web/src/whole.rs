//! Starts the whole program, which takes the game over from the page's first.

use std::panic;

use sandgrid_web::handover;
use sandgrid_web::opening;
use sandgrid_web::page::element;
use sandgrid_web::tongue;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

fn main() {
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    spawn_local(async {
        let is_spoken = tongue::begin_whole().await;
        handover::take(if is_spoken { opening::whole } else { opening::whole_in_english });
    });
}
