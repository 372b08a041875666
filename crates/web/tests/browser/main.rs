//! The page's parts in a real browser, one at a time.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test_configure;

mod clock;
mod grid;
mod input;
mod page;
mod picture;
mod sheet;

wasm_bindgen_test_configure!(run_in_browser);
