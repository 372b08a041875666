//! Starts the whole program, which takes the game over from the page's first.

use std::panic;

use sandgrid_web::handover;
use sandgrid_web::opening;
use sandgrid_web::page::element;
use web_sys::HtmlElement;

fn main() {
    panic::set_hook(Box::new(|_| element::<HtmlElement>("broken").set_hidden(false)));
    handover::take(opening::whole);
}
