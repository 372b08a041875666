//! Execution of independent work by the caller's threads: this crate has none.

use core::ops::Range;

/// Runs many independent pieces of work, in parallel or one after the other.
pub trait Executor {
    /// Runs `work` on disjoint ranges that together cover `0..items`, and returns the sum of its
    /// results.
    fn run(&self, items: usize, work: &(dyn Fn(Range<usize>) -> u64 + Sync)) -> u64;
}

/// An executor that runs everything on the calling thread.
#[derive(Copy, Clone, Debug)]
pub struct SingleThreaded;

impl Executor for SingleThreaded {
    fn run(&self, items: usize, work: &(dyn Fn(Range<usize>) -> u64 + Sync)) -> u64 {
        work(0..items)
    }
}
