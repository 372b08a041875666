//! The score of a match.

use std::fmt;

/// The results of pairs of games from the same opening.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: u32,
    /// Sum over the pairs of the squared half points.
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

    /// Returns A's share of the points, 0 to 1.
    pub(super) fn part(&self) -> f64 {
        f64::from(2 * self.wins + self.draws) / f64::from(4 * self.pairs.max(1))
    }

    /// Returns the 95 % confidence interval of the share (Agresti and Coull 1998): two won and two
    /// lost pairs are added, so that even a clean sheet leaves a margin. Pairs are independent, the
    /// games of a pair are not.
    fn bounds(&self) -> (f64, f64) {
        let pairs = f64::from(self.pairs) + 4.0;
        let mean = (f64::from(2 * self.wins + self.draws) / 4.0 + 2.0) / pairs;
        let variance = (f64::from(self.squares) / 16.0 + 2.0) / pairs - mean * mean;
        let margin = 1.96 * (variance / pairs).sqrt();
        ((mean - margin).max(0.0), (mean + margin).min(1.0))
    }
}

/// Returns the Elo difference of a player with that share of the points.
fn elo(part: f64) -> f64 {
    400.0 * (part / (1.0 - part)).log10()
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (part, (low, high)) = (self.part(), self.bounds());
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
    fn even_pairs_narrow_the_interval() {
        let (mut even, mut wild) = (Score::default(), Score::default());
        for index in 0..100 {
            even.add([2, 0]);
            wild.add(if index % 2 == 0 { [2, 2] } else { [0, 0] });
        }
        assert!(even.to_string().ends_with("Elo +0 [-13, +13]"), "{even}");
        assert!(wild.to_string().ends_with("Elo +0 [-68, +68]"), "{wild}");
    }

    #[test]
    fn a_clean_sheet_is_not_certainty() {
        let mut score = Score::default();
        (0..100).for_each(|_| score.add([2, 2]));
        assert!(score.to_string().ends_with("100.0 %\tElo +inf [+528, +inf]"), "{score}");
    }
}
