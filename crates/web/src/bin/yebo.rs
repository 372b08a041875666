//! Starts Yebo: the page or, in a worker, the AI.

use sandgrid_web::dom::document::scope;
use sandgrid_web::dom::panic_hook;
use sandgrid_web::yebo;
use wasm_bindgen_futures::spawn_local;

fn main() {
    if let Some(scope) = scope() {
        // The listener lives as long as its worker.
        core::mem::forget(yebo::serve(&scope));
        return;
    }
    panic_hook::tell_of_it();
    spawn_local(yebo::open());
}
