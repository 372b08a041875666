//! Saved data as text: games, results, counts of use, checksummed envelopes, quarantine of damaged entries, backups.

pub(crate) mod backup;
pub(crate) mod checksum;
pub(crate) mod envelope;
pub(crate) mod game_id;
pub(crate) mod game_store;
pub(crate) mod game_summary;
pub(crate) mod quarantine;
pub(crate) mod results;
pub(crate) mod saved_game;
pub(crate) mod use_counts;
