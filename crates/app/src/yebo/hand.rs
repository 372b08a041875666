//! The shown hand: its order and its selection.

use sandgrid_yebo::{Block, Face, Held};

use super::{Sort, Way};

/// The blocks of the shown hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    blocks: Vec<Block>,
    chosen: Vec<Block>,
    /// The latest blocks, marked as new.
    fresh: Vec<Block>,
}

impl Hand {
    /// Clears the hand, before another or no hand is shown.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Updates the blocks; new ones are added at the end, or sorted in.
    pub(super) fn follow(&mut self, hand: &[Held], sort: Sort) {
        let held = |block: &Block| hand.iter().any(|held| held.block == *block);
        self.blocks.retain(held);
        self.chosen.retain(held);
        let known = self.blocks.clone();
        let new = hand.iter().map(|held| held.block).filter(|block| !known.contains(block));
        let new: Vec<Block> = new.collect();
        if known.is_empty() || new.is_empty() {
            self.fresh.retain(held);
        } else {
            self.fresh.clone_from(&new);
        }
        self.blocks.extend(new);
        self.sort(sort);
    }

    /// Sorts the blocks; new ones stand apart at the end.
    pub(super) fn sort(&mut self, sort: Sort) {
        let fresh = self.fresh.clone();
        let is_fresh = |block: &Block| fresh.contains(block);
        match sort {
            Sort::Suit => {
                let key = |block: &Block| (is_fresh(block), block.face().index(), *block);
                self.blocks.sort_by_key(key);
            }
            Sort::Number => {
                let key = |block: &Block| (is_fresh(block), number(block.face()), *block);
                self.blocks.sort_by_key(key);
            }
            Sort::Hand => {}
        }
    }

    pub(super) fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    pub(super) fn chosen(&self) -> &[Block] {
        &self.chosen
    }

    pub(super) fn is_chosen(&self, block: Block) -> bool {
        self.chosen.contains(&block)
    }

    pub(super) fn is_fresh(&self, block: Block) -> bool {
        self.fresh.contains(&block)
    }

    /// Clears the marks of new blocks.
    pub(super) fn settle(&mut self) {
        self.fresh.clear();
    }

    /// Returns the faces of the selection.
    pub(super) fn faces(&self) -> Vec<Face> {
        self.chosen.iter().map(|block| block.face()).collect()
    }

    /// Toggles the selection of a block.
    pub(super) fn choose(&mut self, block: Block) {
        if self.chosen.contains(&block) {
            self.chosen.retain(|it| *it != block);
        } else if self.blocks.contains(&block) {
            self.chosen.push(block);
        }
    }

    pub(super) fn let_go(&mut self) {
        self.chosen.clear();
    }

    /// Swaps a block with its neighbour; returns whether it has one.
    pub(super) fn shift(&mut self, block: Block, way: Way) -> bool {
        let Some(at) = self.place(block) else { return false };
        let to = match way {
            Way::Back => at.checked_sub(1),
            Way::On => Some(at + 1).filter(|to| *to < self.blocks.len()),
        };
        to.map(|to| self.blocks.swap(at, to)).is_some()
    }

    /// Moves a block to the place of another.
    pub(super) fn put(&mut self, block: Block, onto: Block) {
        if let (Some(from), Some(to)) = (self.place(block), self.place(onto)) {
            let block = self.blocks.remove(from);
            self.blocks.insert(to, block);
        }
    }

    fn place(&self, block: Block) -> Option<usize> {
        self.blocks.iter().position(|it| *it == block)
    }
}

/// Returns the sort key by number; Africa comes last.
fn number(face: Face) -> u8 {
    match face {
        Face::Suit(_, number) => number.get(),
        Face::Flower(low) | Face::Bird(low) => low.get(),
        Face::Africa | Face::Sighting(_) => u8::MAX,
    }
}
