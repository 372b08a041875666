//! Sentence builders: each file puts one kind of message into words of a [`Language`](crate::Language).

pub(crate) mod board_queries;
pub(crate) mod correspondence;
pub(crate) mod dispatch;
pub(crate) mod editor;
pub(crate) mod hints;
pub(crate) mod lessons;
pub(crate) mod moves;
pub(crate) mod names;
pub(crate) mod prompts;
pub(crate) mod pupils;
pub(crate) mod refusals;
pub(crate) mod results;
pub(crate) mod rulebook;
pub(crate) mod sharing;
pub(crate) mod storage;
