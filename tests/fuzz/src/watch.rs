//! Time limits of fuzz targets.

use std::fmt;
use std::time::{Duration, Instant};

/// Shorter times are not noticed.
pub(crate) const LIMIT: Duration = Duration::from_millis(50);

/// Attempts before an input counts as slow.
const TIMES: usize = 5;

/// Error of an input that took too long in each attempt.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Slow {
    /// The shortest time.
    pub took: Duration,
}

impl fmt::Display for Slow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it took {} ms, each of {TIMES} times", self.took.as_millis())
    }
}

/// A clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// Wall-clock time, which is cheap to read.
    Wall,
    /// Processor time of this thread, where the system reports it: other programs do not count.
    Processor,
}

impl Clock {
    /// Runs a function, and returns its time.
    pub(crate) fn time<T>(self, work: impl FnOnce() -> T) -> (T, Duration) {
        let (begun, before) = (Instant::now(), self.spent());
        let done = work();
        let worked = self.spent().zip(before).map(|(after, before)| after.saturating_sub(before));
        (done, worked.unwrap_or_else(|| begun.elapsed()))
    }

    fn spent(self) -> Option<Duration> {
        match self {
            Clock::Wall => None,
            Clock::Processor => spent(),
        }
    }
}

/// Runs a function that returns its time; if the limit is exceeded, again by processor time.
pub(crate) fn within(limit: Duration, mut work: impl FnMut(Clock) -> Duration) -> Result<(), Slow> {
    let mut least = work(Clock::Wall);
    for _ in 1..TIMES {
        if least <= limit {
            break;
        }
        least = least.min(work(Clock::Processor));
    }
    if least <= limit { Ok(()) } else { Err(Slow { took: least }) }
}

/// Processor time of this thread, where the system reports it.
fn spent() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Works for at least a time.
    fn work(millis: u64) {
        let begun = Instant::now();
        let begun_work = spent();
        while begun.elapsed() < Duration::from_millis(millis)
            || spent() < begun_work.map(|spent| spent + Duration::from_millis(millis))
        {}
    }

    #[test]
    fn watchdog_tolerates_one_slow_run() {
        let limit = Duration::from_millis(20);
        let mut works = [40, 0].into_iter();
        let once = |clock: Clock| clock.time(|| works.next().into_iter().for_each(work)).1;
        assert_eq!(within(limit, once), Ok(()));
        let always = within(limit, |clock| clock.time(|| work(30)).1);
        assert!(always.is_err_and(|slow| slow.took >= limit));
    }

    #[test]
    fn processor_time_excludes_waiting() {
        let wait = |clock: Clock| clock.time(|| std::thread::sleep(Duration::from_millis(30))).1;
        assert_eq!(within(Duration::from_millis(20), wait).is_ok(), spent().is_some());
    }
}
