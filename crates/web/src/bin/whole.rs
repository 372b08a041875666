//! Starts the whole program, which takes the game over from the page's first.

use sandgrid_web::{broken, handover, opening, tongue};
use wasm_bindgen_futures::spawn_local;

fn main() {
    broken::tell_of_it();
    spawn_local(async {
        let is_spoken = tongue::begin_whole().await;
        handover::take(if is_spoken { opening::whole } else { opening::whole_in_english });
    });
}
