//! Endgames known to their end.
//!
//! [`Solver`] works them out backwards, [`Tables`] answers from what it wrote down. The format, and
//! what the figures mean, are told in the modules themselves.

mod advice;
mod coder;
mod crew;
mod file;
mod grid;
mod index;
mod law;
mod model;
mod probe;
mod reading;
mod solve;
mod tally;
mod value;
mod whole;

pub(crate) use advice::Advice;
pub use crew::{Executor, SingleThreaded};
pub use file::{TableError, TableFault};
pub use law::{Layer, Material, Unfit};
pub use probe::Tables;
pub use reading::TableDecoder;
pub use solve::Solver;
pub use tally::{Count, Tally};
pub use value::{ProbeResult, WinDrawLoss};
pub use whole::{Extent, SolvedGame, SolvedResult};
