//! The hand that is shown: in which order it lies, and what of it is chosen.

use sandgrid_yebo::{Block, Face, Held};

use super::{Sort, Way};

/// The blocks of the hand that is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    blocks: Vec<Block>,
    chosen: Vec<Block>,
    /// What came last.
    fresh: Vec<Block>,
}

impl Hand {
    /// Nothing is shown, or another's hand is about to be.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Has exactly these blocks from now on; what is new lies at the end, or where it belongs.
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

    pub(super) fn sort(&mut self, sort: Sort) {
        match sort {
            Sort::Suit => self.blocks.sort_by_key(|block| (block.face().index(), *block)),
            Sort::Number => self.blocks.sort_by_key(|block| (number(block.face()), *block)),
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

    /// Nothing is new any more.
    pub(super) fn settle(&mut self) {
        self.fresh.clear();
    }

    /// The faces of what is chosen.
    pub(super) fn faces(&self) -> Vec<Face> {
        self.chosen.iter().map(|block| block.face()).collect()
    }

    /// Chooses a block, or lets go of it.
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

    /// Lets a block change places with its neighbor; whether it had one.
    pub(super) fn shift(&mut self, block: Block, way: Way) -> bool {
        let Some(at) = self.place(block) else { return false };
        let to = match way {
            Way::Back => at.checked_sub(1),
            Way::On => Some(at + 1).filter(|to| *to < self.blocks.len()),
        };
        to.map(|to| self.blocks.swap(at, to)).is_some()
    }

    /// Puts a block where another lies.
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

/// By number; Africa last.
fn number(face: Face) -> u8 {
    match face {
        Face::Suit(_, number) => number.get(),
        Face::Flower(low) | Face::Bird(low) => low.get(),
        Face::Africa | Face::Sighting(_) => u8::MAX,
    }
}
