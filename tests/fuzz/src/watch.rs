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

/// Does something, and where that takes longer, again: then it counts what was worked for it, since a
/// machine may be busy with others.
pub(crate) fn within(limit: Duration, mut work: impl FnMut()) -> Result<(), Slow> {
    let begun = Instant::now();
    work();
    let mut least = begun.elapsed();
    for _ in 1..TIMES {
        if least <= limit {
            break;
        }
        let (begun, spent) = (Instant::now(), spent());
        work();
        let worked = self::spent().zip(spent).map(|(after, before)| after.saturating_sub(before));
        least = least.min(worked.unwrap_or_else(|| begun.elapsed()));
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
    fn what_is_slow_once_is_not_slow() {
        let limit = Duration::from_millis(20);
        let mut works = [40, 0].into_iter();
        assert_eq!(within(limit, || works.next().into_iter().for_each(work)), Ok(()));
        assert!(within(limit, || work(30)).is_err_and(|slow| slow.took >= limit));
    }

    #[test]
    fn who_waits_for_others_is_not_slow_where_the_system_tells() {
        let wait = || std::thread::sleep(Duration::from_millis(30));
        assert_eq!(within(Duration::from_millis(20), wait).is_ok(), spent().is_some());
    }
}
