//! Text that people write: moves in words, pasted records, share links, player names.

pub(crate) mod encoding;
pub(crate) mod move_parser;
pub(crate) mod pasted_record;
pub(crate) mod player_names;
pub(crate) mod sanitize;
pub mod share_link;
pub(crate) mod split;
pub(crate) mod typography;
