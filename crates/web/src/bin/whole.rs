//! Entry point of the full program, which takes over the game from the first one.

use sandgrid_web::canvas;
use sandgrid_web::dom::panic_hook;
use sandgrid_web::features::registry;
use sandgrid_web::platform::i18n;
use sandgrid_web::shell::{handover, startup};
use wasm_bindgen_futures::spawn_local;

fn main() {
    panic_hook::tell_of_it();
    canvas::grow_letters();
    spawn_local(async {
        let is_spoken = i18n::begin_whole().await;
        handover::take(if is_spoken {
            |state| startup::whole(&registry::FULL, state)
        } else {
            |state| startup::whole_in_english(&registry::FULL, state)
        });
    });
}
