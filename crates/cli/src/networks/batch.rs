//! Gradients of many samples. The sum does not depend on the number of threads: a batch is cut into the same parts, which
//! are added in the same order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::model::{Layout, Mirror, expect};
use super::sample::Sample;

/// The number of parts of a batch.
const PARTS: usize = 16;

/// Returns the gradient of a batch, summed over its samples.
pub(super) fn gradient(
    layout: &Layout,
    parameters: &[f32],
    batch: &[(&Sample, Mirror)],
    threads: usize,
) -> Vec<f32> {
    let size = batch.len().div_ceil(PARTS).max(1);
    let parts: Vec<_> = batch.chunks(size).collect();
    let sums: Vec<Mutex<Vec<f32>>> = parts.iter().map(|_| Mutex::default()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(part) = parts.get(at)
        {
            let mut sum = vec![0.0; layout.count()];
            for (sample, mirror) in *part {
                expect(layout, parameters, sample, *mirror, Some(&mut sum));
            }
            *sums[at].lock().expect("no thread panics") = sum;
        }
    };
    thread::scope(|scope| (0..threads.clamp(1, PARTS)).for_each(|_| drop(scope.spawn(work))));
    let mut sums = sums.into_iter().map(|sum| sum.into_inner().expect("no thread panics"));
    let mut all = sums.next().unwrap_or_else(|| vec![0.0; layout.count()]);
    for sum in sums {
        all.iter_mut().zip(&sum).for_each(|(all, sum)| *all += sum);
    }
    all
}
