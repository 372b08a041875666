//! The engine's web worker: the client that supervises it, its protocol, its program, its table cache.

pub mod client;
pub mod engine_worker;
pub mod protocol;
pub mod table_cache;
