//! The Fence: what is still to be drawn.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::rule::{E10, Q3};
use crate::{Block, Direction};

/// One of the two openings of the Fence.
///
/// # Text
/// `left` or `right`.
///
/// Source: 003-E17.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// The one that the deal began at.
    Left,
    /// The other.
    Right,
}

impl End {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

/// A stack of the closed Fence, counted clockwise from the middle of one side.
///
/// # Text
/// `1` to `72`.
///
/// Source: 003-E9.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackNumber(u8); // Invariant: 1 to 72.

impl StackNumber {
    /// How many there are.
    pub const COUNT: u8 = 72;

    /// The stack of that number, from 1; `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// 1 to 72.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the number of stacks before it when dealing goes round from the first one in that direction.
    /// Counter-clockwise, the 72nd comes second.
    pub(crate) fn distance(self, direction: Direction) -> usize {
        let clockwise = self.0 - 1;
        usize::from(match direction {
            Direction::Clockwise => clockwise,
            Direction::Counter => (Self::COUNT - clockwise) % Self::COUNT,
        })
    }
}

impl fmt::Display for StackNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no stack of the Fence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct StackNumberError;

impl fmt::Display for StackNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the stacks of the Fence are 1 to {} ({E10}, {Q3})", StackNumber::COUNT)
    }
}

impl core::error::Error for StackNumberError {}

impl FromStr for StackNumber {
    type Err = StackNumberError;

    fn from_str(text: &str) -> Result<Self, StackNumberError> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| is_plain);
        number.and_then(Self::new).ok_or(StackNumberError)
    }
}

/// The visible part of the Fence: the number of blocks, and the heights of the stacks at both ends. All stacks
/// between are of two. With one stack left, both ends are that one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ends {
    /// In the left stack: 1 or 2, or 0 when nothing is left.
    pub left: u8,
    /// In the right stack.
    pub right: u8,
    /// In all.
    pub total: u8,
}

/// An open chain of stacks; a stack loses its top block first (003-E18).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fence {
    stacks: VecDeque<Stack>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Stack {
    top: Option<Block>,
    bottom: Block,
}

impl Stack {
    fn height(self) -> u8 {
        1 + u8::from(self.top.is_some())
    }
}

impl Fence {
    /// Stacks them two by two, the upper one first, from the left; one left over stands alone.
    pub(crate) fn build(blocks: &[Block]) -> Self {
        let stack = |pair: &[Block]| match *pair {
            [top, bottom] => Stack { top: Some(top), bottom },
            [bottom, ..] => Stack { top: None, bottom },
            [] => unreachable!("a chunk is not empty"),
        };
        Self { stacks: blocks.chunks(2).map(stack).collect() }
    }

    /// Creates a Fence of these blocks with `left` of them in its left stack, 0 to 2.
    pub(crate) fn with_left(blocks: &[Block], left: u8) -> Self {
        let (first, rest) = blocks.split_at(usize::from(left).min(blocks.len()));
        let stacks = Self::build(first).stacks.into_iter().chain(Self::build(rest).stacks);
        Self { stacks: stacks.collect() }
    }

    /// A Fence of which these are drawn first from the left, and those from the right; between are the
    /// others. `None` where an odd number is left between two whole ends.
    pub(crate) fn assemble(left: &[Block], middle: &[Block], right: &[Block]) -> Option<Self> {
        let is_odd = middle.len() % 2 == 1;
        if is_odd && !left.is_empty() && !right.is_empty() {
            return None;
        }
        // A block stands alone at an end, its upper one having been drawn.
        let (leftmost, left) = left.split_at(left.len() % 2);
        let (rightmost, right) = right.split_at(right.len() % 2);
        let is_first = is_odd && right.len() + rightmost.len() > 0;
        let (single, middle) = middle.split_at(usize::from(is_first));
        let mut stacks = VecDeque::new();
        for part in [leftmost, left, single, middle] {
            stacks.extend(Self::build(part).stacks);
        }
        stacks.extend(Self::build(right).stacks.into_iter().rev());
        stacks.extend(Self::build(rightmost).stacks);
        Some(Self { stacks })
    }

    pub(crate) fn draw(&mut self, end: End) -> Option<Block> {
        let stack = match end {
            End::Left => self.stacks.front_mut(),
            End::Right => self.stacks.back_mut(),
        };
        if let Some(top) = stack?.top.take() {
            return Some(top);
        }
        let stack = match end {
            End::Left => self.stacks.pop_front(),
            End::Right => self.stacks.pop_back(),
        };
        stack.map(|stack| stack.bottom)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.stacks.is_empty()
    }

    pub(crate) fn ends(&self) -> Ends {
        let height = |stack: Option<&Stack>| stack.map_or(0, |stack| stack.height());
        Ends {
            left: height(self.stacks.front()),
            right: height(self.stacks.back()),
            total: self.stacks.iter().map(|stack| stack.height()).sum(),
        }
    }

    /// All of it, as it would be drawn from the left.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        self.stacks.iter().flat_map(|stack| stack.top.into_iter().chain([stack.bottom])).collect()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec;

    use super::*;

    fn block(number: u8) -> Block {
        Block::new(number).unwrap()
    }

    #[test]
    fn a_stack_loses_its_top_first_at_either_end() {
        let blocks: Vec<Block> = (0..5).map(block).collect();
        let mut fence = Fence::build(&blocks);
        assert_eq!(fence.ends(), Ends { left: 2, right: 1, total: 5 });
        assert_eq!(fence.draw(End::Right), Some(block(4)));
        assert_eq!(fence.draw(End::Right), Some(block(2)));
        assert_eq!(fence.draw(End::Left), Some(block(0)));
        assert_eq!(fence.ends(), Ends { left: 1, right: 1, total: 2 });
        assert_eq!(fence.blocks(), vec![block(1), block(3)]);
        assert_eq!(fence.draw(End::Right), Some(block(3)));
        assert_eq!(fence.draw(End::Right), Some(block(1)));
        assert_eq!(fence.draw(End::Left), None);
        assert_eq!(fence.ends(), Ends::default());
    }

    #[test]
    fn blocks_are_drawn_in_order_at_both_ends() {
        let blocks: Vec<Block> = (0..15).map(block).collect();
        for (left, middle, right) in (0..125).map(|at| (at % 5, at / 5 % 5, at / 25)) {
            let (first, rest) = blocks[..left + middle + right].split_at(left);
            let (between, last) = rest.split_at(middle);
            let fence = Fence::assemble(first, between, last);
            let is_possible = middle % 2 == 0 || left == 0 || right == 0;
            assert_eq!(fence.is_some(), is_possible, "{left} {middle} {right}");
            let Some(fence) = fence else { continue };
            assert_eq!(usize::from(fence.ends().total), left + middle + right);
            for (end, expected) in [(End::Left, first), (End::Right, last)] {
                let mut fence = fence.clone();
                let drawn: Vec<Block> =
                    (0..expected.len()).filter_map(|_| fence.draw(end)).collect();
                assert_eq!(drawn, expected, "{left} {middle} {right}");
            }
            let stacks = fence.stacks.iter().skip(1).rev().skip(1);
            assert!(stacks.into_iter().all(|it| it.height() == 2), "{left} {middle} {right}");
        }
    }

    #[test]
    fn fence_exposes_the_given_number_of_blocks() {
        let blocks: Vec<Block> = (0..7).map(block).collect();
        for left in 1..=2 {
            let fence = Fence::with_left(&blocks, left);
            assert_eq!(fence.ends().left, left);
            assert_eq!(fence.blocks(), blocks);
        }
    }
}
