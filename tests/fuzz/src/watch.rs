//! How long something may take.

use std::fmt;
use std::time::{Duration, Instant};

/// Nobody notices less.
pub(crate) const LIMIT: Duration = Duration::from_millis(50);

/// How often something is tried before it is called slow.
const TIMES: usize = 5;

/// Something took too long, each time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Slow {
    /// The least that it took.
    pub took: Duration,
}

impl fmt::Display for Slow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it took {} ms, each of {TIMES} times", self.took.as_millis())
    }
}

/// What a time is taken by.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// The one on the wall, which takes no time itself.
    Wall,
    /// What was worked for this thread, where the system tells: a machine may be busy with others.
    Processor,
}

impl Clock {
    /// Does something, and tells how long it took.
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

/// Does something that tells how long it took, and where that is longer, again, by the processor's clock.
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

/// How long the processor has worked for this thread, where the system tells.
fn spent() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Works for at least so long.
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
