//! The board as page elements: cells, reserves, layout, pointer and keyboard input, status line.

pub mod controller;
pub mod grid;
pub mod host_events;
pub mod hosted;
pub mod layout;
pub mod pointer;
pub mod reserves;
pub mod resize;
pub mod status;
mod use_counts;
