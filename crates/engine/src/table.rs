//! Endgame tables.
//!
//! [`Solver`] computes them by retrograde analysis, [`Tables`] answers from the written files. The modules describe
//! the format and the meaning of the figures.

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
pub(crate) use file::checksum;
pub use file::{TableError, TableFault};
pub use law::{Layer, Material, Unfit};
pub use probe::Tables;
pub use reading::TableDecoder;
pub use solve::Solver;
pub use tally::{Count, Tally};
pub use value::{ProbeResult, WinDrawLoss};
pub use whole::{Extent, SolvedGame, SolvedResult};
