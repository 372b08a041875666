//! How long a test takes and what it waits for. `SANDGRID_TIMINGS=1` has each test print it as one line,
//! which `cargo xtask test --timings` reads.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::env;
use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};

/// The timing of one test, which has a thread of its own: printed as that thread ends.
struct Timing {
    begun: Instant,
    is_nested: Cell<bool>,
    processor: Cell<f64>,
    spent: RefCell<BTreeMap<String, Duration>>,
}

thread_local! {
    static TIMING: Timing = Timing {
        begun: Instant::now(),
        is_nested: Cell::default(),
        processor: Cell::default(),
        spent: RefCell::default(),
    };
}

/// Runs a function, and counts its time under that name; nested calls are not counted.
pub(crate) fn timed<T>(name: &str, run: impl FnOnce() -> T) -> T {
    let is_nested = TIMING.with(|timing| timing.is_nested.replace(true));
    let begun = Instant::now();
    let result = run();
    if !is_nested {
        TIMING.with(|timing| {
            timing.is_nested.set(false);
            *timing.spent.borrow_mut().entry(name.to_owned()).or_default() += begun.elapsed();
        });
    }
    result
}

/// Does nothing for so long, where no event and no state can be waited for; `why` is shown with the timings.
pub(crate) fn pause(length: Duration, why: &str) {
    timed(&format!("a pause ({why})"), || thread::sleep(length));
}

/// Returns the processor time of a browser in seconds; zero if times are not counted.
pub(super) fn processor_before(seconds: impl FnOnce() -> f64) -> f64 {
    if is_wanted() { seconds() } else { 0.0 }
}

/// Adds to the seconds of a processor that the test's browsers have taken.
pub(super) fn add_processor(seconds: impl FnOnce() -> f64) {
    if is_wanted() {
        TIMING.with(|timing| timing.processor.set(timing.processor.get() + seconds()));
    }
}

fn is_wanted() -> bool {
    env::var_os("SANDGRID_TIMINGS").is_some()
}

impl Drop for Timing {
    fn drop(&mut self) {
        if !is_wanted() {
            return;
        }
        let thread = thread::current();
        let test = thread.name().unwrap_or("a test");
        let mut spent: Vec<_> = self.spent.take().into_iter().collect();
        spent.sort_by_key(|(_, length)| std::cmp::Reverse(*length));
        let part =
            |(name, length): &(String, Duration)| format!("{:.1} s {name}", length.as_secs_f64());
        let parts: Vec<String> = spent.iter().take(5).map(part).collect();
        let took = self.begun.elapsed().as_secs_f64();
        let processor = self.processor.get();
        let _ = writeln!(
            io::stdout(),
            "\ntiming: {took:.1} s, {processor:.1} s of a processor, {test}: {}",
            parts.join(", ")
        );
    }
}
