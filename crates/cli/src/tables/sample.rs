//! Random positions with few pieces.

use sandgrid_engine::SplitMix64;
use sandgrid_rules::{BySide, Cell, Cells, Pending, Position, Ruleset, Setup, Side};

/// Draws uniformly distributed positions with given numbers of pieces, hands included: just after a placement or a
/// capture, with nothing pending.
pub(crate) struct Sample {
    rules: &'static Ruleset,
    random: SplitMix64,
    /// Numbers in hand of the side to act and of the other, with the cumulative count of positions.
    hands: Vec<((u8, u8), u64)>,
    totals: (u8, u8),
}

impl Sample {
    /// Creates a sampler; the side to act has the first of the totals.
    pub(crate) fn new(rules: &'static Ruleset, totals: (u8, u8), seed: u64) -> Self {
        let holes = u64::from(rules.shape().columns()) * u64::from(rules.shape().rows());
        let (us, them) = totals;
        let mut below = 0;
        let mut hands = Vec::new();
        for (ours, theirs) in (0..=us).flat_map(|one| (0..=them).map(move |other| (one, other))) {
            let placed = u64::from(us - ours);
            below += choose(holes, placed) * choose(holes - placed, (them - theirs).into());
            hands.push(((ours, theirs), below));
        }
        Self { rules, random: SplitMix64::new(seed), hands, totals }
    }

    /// Returns the next position that has a legal turn.
    pub(crate) fn next(&mut self) -> Position {
        loop {
            let count = self.hands.last().expect("no hand at all is one").1;
            let number = self.random.number() % count;
            let drawn = self.hands.iter().find(|(_, below)| number < *below);
            let (hands, _) = *drawn.expect("it is below the last");
            let position = self.position(hands);
            if position.outcome().is_none() {
                return position;
            }
        }
    }

    fn position(&mut self, hands: (u8, u8)) -> Position {
        let (us, them) = self.totals;
        let mut free: Vec<Cell> = self.rules.shape().cells().into_iter().collect();
        let mut place = |count: u8| -> Cells {
            (0..count).map(|_| free.swap_remove(self.below(free.len()))).collect()
        };
        let (ours, theirs) = (place(us - hands.0), place(them - hands.1));
        let turn = Side::ALL[self.below(2)];
        let by_side = |us, them| BySide::from_fn(|side| if side == turn { us } else { them });
        let board = BySide::from_fn(|side| if side == turn { ours } else { theirs });
        let in_hand = by_side(hands.0, hands.1);
        Position::from_setup(
            Setup { board, turn, in_hand, pending: Pending::Open, quiet: 0 },
            self.rules,
        )
        .expect("few pieces on an empty board are playable")
    }

    fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("a board is small");
        usize::try_from(self.random.number() % end).expect("a board is small")
    }
}

/// Returns the number of sets of `size` out of `of`.
fn choose(of: u64, size: u64) -> u64 {
    (0..size).fold(1, |count, taken| count * (of - taken) / (taken + 1))
}
