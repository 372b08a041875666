//! A thread pool over all processors.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use sandgrid_engine::table::Executor;

/// An executor with as many threads as the machine runs at once.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Threads(usize);

impl Threads {
    pub(crate) fn all() -> Self {
        Self(thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Executor for Threads {
    fn run(&self, items: usize, work: &(dyn Fn(Range<usize>) -> u64 + Sync)) -> u64 {
        // Shares small enough that no thread waits long for the last one.
        let share = (items / (self.0 * 32)).max(1);
        let next = AtomicUsize::new(0);
        let take = || {
            let start = next.fetch_add(share, Ordering::Relaxed);
            (start < items).then(|| start..items.min(start + share))
        };
        let labor = || std::iter::from_fn(take).map(work).sum::<u64>();
        thread::scope(|scope| {
            let hands: Vec<_> = (0..self.0).map(|_| scope.spawn(labor)).collect();
            let done = hands.into_iter().map(|hand| hand.join().expect("workers do not panic"));
            done.sum()
        })
    }
}
