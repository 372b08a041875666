//! How two stand.

use std::fmt;

/// The results of pairs of games from the same opening.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: u32,
    /// The squares of the pairs' half points, added up.
    squares: u32,
}

impl Score {
    /// Adds a pair of games, in half points of A.
    pub(super) fn add(&mut self, pair: [u8; 2]) {
        for points in pair {
            match points {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        let sum = u32::from(pair[0] + pair[1]);
        self.pairs += 1;
        self.squares += sum * sum;
    }

    /// Which part of the points A has, 0 to 1.
    pub(super) fn part(&self) -> f64 {
        f64::from(2 * self.wins + self.draws) / f64::from(4 * self.pairs.max(1))
    }

    /// What it may differ by, with 95 % certainty; pairs are independent, games of a pair are not.
    fn margin(&self) -> f64 {
        let pairs = f64::from(self.pairs.max(1));
        let mean = self.part();
        let variance = (f64::from(self.squares) / (16.0 * pairs) - mean * mean).max(0.0);
        1.96 * (variance / pairs).sqrt()
    }
}

/// How much stronger somebody is who gets that part of the points.
fn elo(part: f64) -> f64 {
    400.0 * (part / (1.0 - part)).log10()
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (part, margin) = (self.part(), self.margin());
        let (low, high) = ((part - margin).max(0.0), (part + margin).min(1.0));
        write!(
            f,
            "+{} ={} -{}\t{:.1} %\tElo {:+.0} [{:+.0}, {:+.0}]",
            self.wins,
            self.draws,
            self.losses,
            100.0 * part,
            elo(part),
            elo(low),
            elo(high)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_counted_by_pairs() {
        let mut score = Score::default();
        for pair in [[2, 2], [2, 1], [1, 0], [2, 0]] {
            score.add(pair);
        }
        assert_eq!((score.wins, score.draws, score.losses), (4, 2, 2));
        assert!((score.part() - 0.625).abs() < 1e-9);
        assert!(score.to_string().starts_with("+4 =2 -2\t62.5 %\tElo +89 ["), "{score}");
    }

    #[test]
    fn pairs_that_come_out_even_leave_no_doubt() {
        let mut score = Score::default();
        (0..100).for_each(|_| score.add([2, 0]));
        assert!(score.to_string().ends_with("Elo +0 [+0, +0]"), "{score}");
    }
}
