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
pub use crew::{Alone, Crew};
pub use file::{TableError, TableFault};
pub use law::{Layer, Stock, Unfit};
pub use probe::{Standing, Tables};
pub use reading::Reading;
pub use solve::Solver;
pub use tally::{Count, Tally};
pub use value::Value;
pub use whole::{Extent, Fate, Whole};
