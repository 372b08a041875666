//! The small first program: the board is playable soon, while the full program loads and then takes over.

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
        // The event comes once, and the page lives as long as its window.
        core::mem::forget(Listener::new(&document(), "sandgrid-words", told));
    } else {
        start();
    }
}

fn start() {
    // Without texts, or with a request in the address, the full program does everything.
    let is_told = i18n::begin();
    let app = if is_told && url::is_bare() { startup::bare(&registry::MINIMAL) } else { None };
    // The handover lives as long as its page.
    core::mem::forget(Handover::offer(app));
}
