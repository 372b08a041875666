//! The score of a Yebo match.

use std::cmp::Ordering;
use std::fmt;

use sandgrid_yebo::{Game, Seat, Table};

/// One of the two strengths.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Side {
    A,
    B,
}

impl Side {
    /// Returns the owner of a seat, if this side has seat A and every second one after it.
    pub(super) fn at(self, seat: Seat) -> Self {
        match (self, seat.index() % 2) {
            (side, 0) => side,
            (Self::A, _) => Self::B,
            (Self::B, _) => Self::A,
        }
    }
}

/// The results of pairs of games from the same seed. Whole numbers, so that their sum does not depend on the order.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Tally {
    pairs: i64,
    /// Games won, in twelfths: a shared victory counts in parts.
    wins: [i64; 2],
    /// Rounds won.
    rounds: [i64; 2],
    /// Rounds without a winner.
    unwon: i64,
    /// Number of seats of each side over both games of a pair.
    seats: i64,
    /// Number of comparisons won against seats of the other side, in halves: a tie counts 1.
    ahead: [i64; 2],
    /// Sum of all scores.
    scores: [i64; 2],
    /// Sum over the pairs of the squared difference of scores.
    squares: i64,
}

impl Tally {
    /// Adds the games of a pair, each with the side that had seat A.
    pub(super) fn add(&mut self, games: &[(Side, Game); 2]) {
        let mut scores = [0; 2];
        for (first, game) in games {
            let table = game.table();
            let winners = table.winners();
            for seat in table.seats() {
                let side = first.at(*seat) as usize;
                scores[side] += i64::from(table.total(*seat));
                if winners.has(*seat) {
                    self.wins[side] += 12 / i64::try_from(winners.iter().count()).unwrap_or(1);
                }
            }
            for (one, two) in pairs(table.seats()) {
                self.compare(*first, table, one, two);
            }
            for played in &table.played {
                match played.winner {
                    Some(seat) => self.rounds[first.at(seat) as usize] += 1,
                    None => self.unwon += 1,
                }
            }
            self.seats = i64::try_from(table.seats().len()).unwrap_or(4);
        }
        self.pairs += 1;
        self.squares += (scores[0] - scores[1]).pow(2);
        self.scores[0] += scores[0];
        self.scores[1] += scores[1];
    }

    /// Compares the scores of two seats, if they belong to different sides.
    fn compare(&mut self, first: Side, table: &Table, one: Seat, two: Seat) {
        let (side, other) = (first.at(one), first.at(two));
        if side == other {
            return;
        }
        match table.total(one).cmp(&table.total(two)) {
            Ordering::Greater => self.ahead[side as usize] += 2,
            Ordering::Less => self.ahead[other as usize] += 2,
            Ordering::Equal => self.ahead.iter_mut().for_each(|ahead| *ahead += 1),
        }
    }

    /// Returns the share of comparisons between a seat of A and one of B in which A's had more.
    fn part(&self) -> f64 {
        let all = self.ahead[0] + self.ahead[1];
        number(self.ahead[0]) / number(all.max(1))
    }

    /// Returns the mean difference in score per player and game, A less B, and its 95 % margin.
    /// Pairs are independent, the games of a pair are not.
    fn difference(&self) -> (f64, f64) {
        let pairs = number(self.pairs.max(1));
        let seats = number(self.seats.max(1));
        let mean = number(self.scores[0] - self.scores[1]) / pairs / seats;
        let variance = (number(self.squares) / pairs / seats / seats - mean * mean).max(0.0);
        (mean, 1.96 * (variance / (pairs - 1.0).max(1.0)).sqrt())
    }
}

/// Iterates over all pairs of seats.
fn pairs(seats: &[Seat]) -> impl Iterator<Item = (Seat, Seat)> {
    let after = move |index: usize| seats[index + 1..].iter().map(move |two| (seats[index], *two));
    (0..seats.len()).flat_map(after)
}

#[expect(clippy::cast_precision_loss, reason = "it is printed with one digit")]
fn number(number: i64) -> f64 {
    number as f64
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wins = self.wins.map(|wins| number(wins) / 12.0);
        let mean = self.scores.map(|sum| number(sum) / number((self.pairs * self.seats).max(1)));
        let (difference, margin) = self.difference();
        write!(
            f,
            "games {:.1} : {:.1}\trounds {} : {}, {} unwon\tscore {:.1} : {:.1}, {difference:+.1} \
             [{:+.1}, {:+.1}]\t{:.1} % ahead",
            wins[0],
            wins[1],
            self.rounds[0],
            self.rounds[1],
            self.unwon,
            mean[0],
            mean[1],
            difference - margin,
            difference + margin,
            100.0 * self.part(),
        )
    }
}
