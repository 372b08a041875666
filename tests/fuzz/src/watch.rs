//! How long something may take.

use std::fmt;
use std::time::{Duration, Instant};

/// Nobody notices less.
pub const LIMIT: Duration = Duration::from_millis(50);

/// How often something is tried before it is called slow: a busy machine is slow once, a slow program
/// always.
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

/// Does something, again and again while it takes longer than that.
pub(crate) fn within(limit: Duration, mut work: impl FnMut()) -> Result<(), Slow> {
    let mut least = Duration::MAX;
    for _ in 0..TIMES {
        let begun = Instant::now();
        work();
        least = least.min(begun.elapsed());
        if least <= limit {
            return Ok(());
        }
    }
    Err(Slow { took: least })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_slow_once_is_not_slow() {
        let limit = Duration::from_millis(20);
        let mut pauses = [40, 0].into_iter();
        let pause = |millis| std::thread::sleep(Duration::from_millis(millis));
        assert_eq!(within(limit, || pauses.next().into_iter().for_each(pause)), Ok(()));
        assert!(within(limit, || pause(30)).is_err());
    }
}
