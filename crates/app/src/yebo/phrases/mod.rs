//! Sentences about a game of Yebo.

pub(crate) mod bubbles;
pub(crate) mod dispatch;
pub(crate) mod marked;
pub(crate) mod names;
pub(crate) mod reasons;
pub(crate) mod refusals;
