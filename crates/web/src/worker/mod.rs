//! The engine's web worker: the client that supervises it, its protocol, its program, its source of files.

pub mod client;
pub mod engine_files;
pub mod engine_worker;
pub mod protocol;
