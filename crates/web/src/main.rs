//! Starts the page's first program: one can play, and nothing else, but soon. Meanwhile the whole
//! program is fetched, and takes the game over.

use std::panic;

use sandgrid_web::handover::Handover;
use sandgrid_web::page::element;
use sandgrid_web::{address, opening};
use web_sys::HtmlElement;

fn main() {
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    // What an address asks for is the whole program's affair.
    let app = if address::is_plain() { opening::bare() } else { None };
    let handover = Handover::offer(app);
    // It lives as long as its page.
    core::mem::forget(handover);
}
