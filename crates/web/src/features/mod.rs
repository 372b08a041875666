//! Panels around the board; [`registry`] alone knows all of them.

pub mod class_sheet;
pub mod correspondence;
pub mod hint;
pub mod lesson;
pub mod lesson_list;
pub mod menu;
pub mod move_input;
pub mod move_list;
pub mod open_task;
pub mod position_editor;
pub mod print;
mod pupils;
mod qr_code;
pub mod queries;
pub mod registry;
pub mod review_chart;
pub mod saved_games;
pub mod settings;
pub mod share;
pub mod swipes;
pub mod tool_bar;
