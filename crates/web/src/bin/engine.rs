//! Starts the engine.

use sandgrid_web::worker::engine_worker::EngineProgram;

fn main() {
    if let Some(worker) = EngineProgram::serve() {
        // It lives as long as its worker, or its page.
        core::mem::forget(worker);
    }
}
