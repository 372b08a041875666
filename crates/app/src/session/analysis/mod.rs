//! The engine's part of a session: its requests, its hints and lines, the review of a finished game.

pub(crate) mod engine_state;
pub(crate) mod requests;
pub(crate) mod review;
pub(crate) mod tablebases;
pub(crate) mod view;
