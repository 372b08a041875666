//! Starts the page's first program: one can play, and nothing else, but soon. Meanwhile the whole
//! program is fetched, and takes the game over.

use sandgrid_web::dom::document::document;
use sandgrid_web::dom::listener::Listener;
use sandgrid_web::dom::{panic_hook, url};
use sandgrid_web::features::registry;
use sandgrid_web::platform::i18n;
use sandgrid_web::shell::handover::Handover;
use sandgrid_web::shell::startup;

fn main() {
    panic_hook::tell_of_it();
    if i18n::is_loading() {
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
    let is_told = i18n::begin();
    let app = if is_told && url::is_bare() { startup::bare(&registry::MINIMAL) } else { None };
    // It lives as long as its page.
    core::mem::forget(Handover::offer(app));
}
