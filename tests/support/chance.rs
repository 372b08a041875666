//! Reproducible random numbers: the same seed gives the same games on every machine.

use sandgrid_rules::{Action, Position};

/// Random numbers from a seed: `SplitMix64`, by Sebastiano Vigna, in the public domain.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// A generator with a seed.
    #[must_use]
    pub const fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `below` − 1, nearly equally likely.
    ///
    /// # Panics
    /// If `below` is 0.
    pub fn below(&mut self, below: usize) -> usize {
        assert!(below > 0, "nothing to choose from");
        let below = u64::try_from(below).expect("a length fits into 64 bits");
        usize::try_from(self.draw() % below).expect("less than a length")
    }

    /// A random item of a slice.
    ///
    /// # Panics
    /// If the slice is empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// How a random player plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Any action, all equally likely.
    Any,
    /// Captures when it can.
    Fierce,
    /// Avoids placements and captures, which makes the longest games.
    Idle,
}

impl Temper {
    /// The style of a seed: one in six is idle, the others take turns.
    #[must_use]
    pub const fn of(seed: u64) -> Self {
        match seed % 6 {
            0 => Self::Idle,
            1 | 3 | 5 => Self::Any,
            _ => Self::Fierce,
        }
    }

    /// Picks an action. The actions are sorted first, so that the choice does not depend on the
    /// order of generation.
    ///
    /// # Panics
    /// If there is no legal action.
    #[must_use]
    pub fn choose(self, position: &Position, chance: &mut Chance) -> Action {
        let actions = crate::sorted(position);
        let liked: Vec<Action> =
            actions.iter().copied().filter(|action| self.likes(*action, position)).collect();
        chance.pick(if liked.is_empty() { &actions } else { &liked })
    }

    fn likes(self, action: Action, position: &Position) -> bool {
        match self {
            Self::Any => true,
            Self::Fierce => matches!(action, Action::Leap { .. }),
            // Steps are avoided where they would end the game.
            Self::Idle if position.quiet() % 50 >= 48 => {
                matches!(action, Action::Place { .. } | Action::Leap { .. })
            }
            Self::Idle => matches!(action, Action::Step { .. } | Action::Hop { .. }),
        }
    }
}
