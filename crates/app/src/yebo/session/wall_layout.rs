//! The layout of the Fence: the rules know only its two ends.

use sandgrid_yebo::{Direction, End, Event, Game, Players, StackNumber};

use crate::yebo::SeatPlan;
use crate::yebo::Stack;

/// Number of stacks in the whole square.
const SQUARE: u8 = StackNumber::COUNT;

/// The initial layout of the Fence, and the number of blocks drawn from the left.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WallLayout {
    /// Place of the first stack.
    first: u8,
    /// Initial number of blocks.
    blocks: u8,
    /// Number of blocks drawn from the left.
    left: u8,
}

impl WallLayout {
    /// Returns the layout for a game in progress, by replaying it.
    pub(super) fn of(game: &Game, company: &SeatPlan) -> Self {
        let mut stand = Self::default();
        let Some(seed) = game.seed() else { return stand };
        let mut again = Game::new(seed, company.players(), game.table().house);
        for (seat, act) in game.acts() {
            // The act was legal in the original game.
            let events = again.act(*seat, *act).unwrap_or_default();
            stand.follow(&events, &again);
        }
        stand
    }

    pub(super) fn follow(&mut self, events: &[Event], game: &Game) {
        for event in events {
            match event {
                Event::Directed { direction, from, .. } => {
                    let built = Self::built(dealt(game.table().players));
                    *self = from.map_or(built, |from| built.opened(*direction, from));
                }
                Event::Rebuilt { blocks } => *self = Self::built(*blocks),
                Event::Drew { end: End::Left, .. } => self.left += 1,
                _ => {}
            }
        }
    }

    /// Returns the stacks of the closed square before the deal.
    pub(super) fn closed() -> Vec<Stack> {
        Self::built(2 * SQUARE).stacks(2 * SQUARE)
    }

    /// Returns the layout of a new Fence; the gap of an incomplete square is at the near side.
    fn built(blocks: u8) -> Self {
        let gap = SQUARE.saturating_sub(blocks.div_ceil(2));
        Self { first: gap / 2, blocks, left: 0 }
    }

    /// Returns the layout with the gap from a stack on, in the direction in which was dealt; the left end is clockwise
    /// of the gap.
    fn opened(self, direction: Direction, from: StackNumber) -> Self {
        let opened = from.number() - 1;
        let gap = SQUARE.saturating_sub(self.blocks.div_ceil(2));
        let first = match direction {
            Direction::Clockwise => (opened + gap) % SQUARE,
            Direction::Counter => (opened + 1) % SQUARE,
        };
        Self { first, ..self }
    }

    /// Returns the remaining stacks, from the left end to the right one, given the number of blocks left.
    pub(super) fn stacks(self, total: u8) -> Vec<Stack> {
        let right = self.blocks.saturating_sub(self.left).saturating_sub(total);
        let last = self.blocks.div_ceil(2);
        let height = |at: u8| {
            let whole = if at + 1 == last && self.blocks % 2 == 1 { 1 } else { 2 };
            // Draws from the left remove whole stacks, and the top of the next one.
            let gone_left = self.left.saturating_sub(2 * at).min(whole);
            // Draws from the right, likewise; the last stack may have been a single block initially.
            let after = self.blocks.saturating_sub((2 * at + 2).min(self.blocks));
            let gone_right = right.saturating_sub(after).min(whole);
            whole.saturating_sub(gone_left).saturating_sub(gone_right)
        };
        let places =
            (0..last).map(|at| Stack { place: (self.first + at) % SQUARE, height: height(at) });
        places.filter(|stack| stack.height > 0).collect()
    }
}

/// Returns the number of blocks left after each player has twelve.
fn dealt(players: Players) -> u8 {
    144 - 12 * u8::try_from(players.count()).unwrap_or(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gap_begins_at_the_stack_of_the_chief() {
        for players in Players::ALL {
            let built = WallLayout::built(dealt(players));
            let dealt = 6 * u8::try_from(players.count()).expect("there are few");
            for number in 1..=SQUARE {
                let from = StackNumber::new(number).expect("there is that stack");
                for direction in Direction::ALL {
                    let stacks = built.opened(direction, from).stacks(144 - 2 * dealt);
                    let stands = |place: u8| stacks.iter().any(|stack| stack.place == place);
                    for step in 0..SQUARE {
                        let place = match direction {
                            Direction::Clockwise => (number - 1 + step) % SQUARE,
                            Direction::Counter => (number - 1 + SQUARE - step) % SQUARE,
                        };
                        assert_eq!(stands(place), step >= dealt, "{direction} {from}: {place}");
                    }
                    // Both ends lie at the gap.
                    let (left, right) = (stacks[0].place, stacks[stacks.len() - 1].place);
                    assert_eq!((right + dealt + 1) % SQUARE, left, "{direction} {from}");
                }
            }
        }
    }

    #[test]
    fn the_square_is_open_at_the_near_side() {
        let stand = WallLayout::built(96);
        let stacks = stand.stacks(96);
        assert_eq!(stacks.len(), 48);
        assert_eq!((stacks[0].place, stacks[47].place), (12, 59));
        let stand = WallLayout { left: 3, ..stand };
        let stacks = stand.stacks(92);
        assert_eq!((stacks[0].place, stacks[0].height), (13, 1));
        let last = stacks.last().expect("there are some");
        assert_eq!((last.place, last.height), (59, 1));
        assert_eq!(stacks.iter().map(|stack| u32::from(stack.height)).sum::<u32>(), 92);
    }
}
