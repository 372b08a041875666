//! The page around a game: the controller, dialogs, start-up, and the handover between programs.

pub mod controller;
pub mod dialog;
pub mod handover;
pub mod missing_files;
pub mod page_config;
pub mod panel;
pub(crate) mod setting_controls;
pub mod startup;
