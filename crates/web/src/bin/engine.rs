//! Entry point of the engine worker.

use sandgrid_web::worker::engine_worker::EngineProgram;

fn main() {
    if let Some(worker) = EngineProgram::serve() {
        // The engine lives as long as its worker or page.
        core::mem::forget(worker);
    }
}
