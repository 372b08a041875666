//! Starts the engine.

use sandgrid_web::worker::Worker;

fn main() {
    if let Some(worker) = Worker::serve() {
        // It lives as long as its worker, or its page.
        core::mem::forget(worker);
    }
}
