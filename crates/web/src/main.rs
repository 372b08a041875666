//! Starts the page's first program: one can play, and nothing else, but soon. Meanwhile the whole
//! program is fetched, and takes the game over.

use std::panic;

use sandgrid_web::handover::Handover;
use sandgrid_web::listener::Listener;
use sandgrid_web::page::{document, element};
use sandgrid_web::{address, opening, tongue};
use web_sys::HtmlElement;

fn main() {
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    if tongue::is_coming() {
        let told = |_: web_sys::Event| start();
        // It comes once, and the page lives as long as its window.
        core::mem::forget(Listener::new(&document(), "sandgrid-words", told));
    } else {
        start();
    }
}

fn start() {
    // Where the words have not come, or the address asks for something, all is the whole program's
    // affair.
    let is_told = tongue::begin();
    let app = if is_told && address::is_bare() { opening::bare() } else { None };
    // It lives as long as its page.
    core::mem::forget(Handover::offer(app));
}
