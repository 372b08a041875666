//! The engine as a service: requests, responses, the time-sliced worker, its tables and networks on demand.

pub(crate) mod assessment;
pub(crate) mod engine_file;
pub(crate) mod network_loader;
pub(crate) mod request;
pub(crate) mod tablebase_loader;
pub(crate) mod worker;
