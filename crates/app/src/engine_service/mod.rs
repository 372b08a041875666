//! The engine as a service: requests, responses, the time-sliced worker, endgame tables on demand.

pub(crate) mod assessment;
pub(crate) mod request;
pub(crate) mod tablebase_loader;
pub(crate) mod worker;
