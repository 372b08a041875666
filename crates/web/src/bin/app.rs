//! Starts the page's first program: one can play, and nothing else, but soon. Meanwhile the whole
//! program is fetched, and takes the game over.

use sandgrid_web::handover::Handover;
use sandgrid_web::listener::Listener;
use sandgrid_web::page::document;
use sandgrid_web::{address, broken, opening, tongue};

fn main() {
    broken::tell_of_it();
    if tongue::is_loading() {
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
