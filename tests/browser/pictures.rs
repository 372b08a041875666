//! The pictures that README shows. `cargo xtask pictures` makes them.
