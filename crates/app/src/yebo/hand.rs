//! The shown hand: its order, its complete groups and its selection.

use sandgrid_yebo::{Act, Block, Face, Held, Meld};

use super::{Sort, Way};

/// The blocks of the shown hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    blocks: Vec<Block>,
    chosen: Vec<Block>,
    /// Blocks taken in this turn, which stand apart.
    fresh: Vec<Block>,
    /// Blocks taken in this turn that the person has moved into the hand.
    placed: Vec<Block>,
    /// Complete groups, whose blocks stand together.
    groups: Vec<Vec<Block>>,
}

impl Hand {
    /// Clears the hand, before another or no hand is shown.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Updates the blocks, given those taken in this turn and the complete groups. New blocks are added at the end,
    /// or sorted in.
    pub(super) fn follow(&mut self, hand: &[Held], taken: &[Block], groups: &[Meld], sort: Sort) {
        let held = |block: &Block| hand.iter().any(|held| held.block == *block);
        self.blocks.retain(held);
        self.chosen.retain(held);
        self.placed.retain(|block| taken.contains(block));
        let known = self.blocks.clone();
        let new = hand.iter().map(|held| held.block).filter(|block| !known.contains(block));
        self.blocks.extend(new);
        let is_apart = |block: &&Block| held(block) && !self.placed.contains(block);
        self.fresh = taken.iter().filter(is_apart).copied().collect();
        self.group(groups);
        self.sort(sort);
    }

    /// Finds the blocks of the complete groups, of equal ones those that do not stand apart.
    fn group(&mut self, groups: &[Meld]) {
        let mut left = self.blocks.clone();
        left.sort_by_key(|block| (self.is_fresh(*block), *block));
        let take = |left: &mut Vec<Block>, face: Face| {
            let at = left.iter().position(|block| block.face() == face);
            at.map(|at| left.remove(at))
        };
        let blocks = |meld: &Meld, left: &mut Vec<Block>| {
            by_number(meld).into_iter().filter_map(|(face, _)| take(left, face)).collect()
        };
        self.groups = groups.iter().map(|meld| blocks(meld, &mut left)).collect();
    }

    /// Sorts the blocks; the blocks of a complete group stand together, and new ones apart at the end.
    pub(super) fn sort(&mut self, sort: Sort) {
        let key = match sort {
            Sort::Suit => |face: Face| face.index(),
            Sort::Number => |face: Face| usize::from(number(face)),
            Sort::Hand => return,
        };
        let first = |group: &Vec<Block>| group.iter().map(|block| key(block.face())).min();
        let firsts: Vec<usize> = self.groups.iter().filter_map(first).collect();
        let rank = |hand: &Self, block: &Block| {
            let group = hand.group_of(*block);
            let own = key(block.face());
            let place = group.and_then(|at| firsts.get(at)).copied().unwrap_or(own);
            // A run reads by its numbers, in either order of the hand.
            let at = group.and_then(|at| hand.groups.get(at));
            let at = at.and_then(|group| group.iter().position(|it| it == block));
            let order = (place, group.is_none(), group.unwrap_or_default(), at.unwrap_or(own));
            (hand.is_fresh(*block), order, *block)
        };
        let mut blocks = self.blocks.clone();
        blocks.sort_by_key(|block| rank(self, block));
        self.blocks = blocks;
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

    /// Returns the number of the complete group that a block is in, from 0.
    pub(super) fn group_of(&self, block: Block) -> Option<usize> {
        self.groups.iter().position(|group| group.contains(&block))
    }

    /// Returns the blocks of the hand that an act needs, given the discard that it would take.
    pub(super) fn meant(
        &self,
        act: Act,
        bought: Option<Face>,
        discard: Option<Face>,
    ) -> Vec<Block> {
        let mut faces: Vec<Face> = match act {
            Act::Discard(face) | Act::Fourth(face, _) => vec![face],
            Act::Show(meld) | Act::Yebo(meld) => meld.faces().collect(),
            Act::Buy(..) => bought.into_iter().collect(),
            _ => Vec::new(),
        };
        if matches!(act, Act::Yebo(_))
            && let Some(at) = faces.iter().position(|face| Some(*face) == discard)
        {
            faces.remove(at);
        }
        let mut left = self.blocks.clone();
        let is_shown = matches!(act, Act::Show(_));
        let take = |face: Face| {
            // Of equal blocks, one of a complete group is shown; another one, the last, goes elsewhere.
            let is_it = |block: &Block| block.face() == face;
            let fits = |block: &Block| is_it(block) && self.group_of(*block).is_some() == is_shown;
            let at = left.iter().rposition(fits).or_else(|| left.iter().rposition(is_it))?;
            Some(left.remove(at))
        };
        faces.into_iter().filter_map(take).collect()
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
        if to.is_some() {
            self.settle(block);
        }
        to.map(|to| self.blocks.swap(at, to)).is_some()
    }

    /// Moves a block to the place of another.
    pub(super) fn put(&mut self, block: Block, onto: Block) {
        if let (Some(from), Some(to)) = (self.place(block), self.place(onto)) {
            let block = self.blocks.remove(from);
            self.blocks.insert(to, block);
            self.settle(block);
        }
    }

    /// Lets a block that the person has moved stand with the others.
    fn settle(&mut self, block: Block) {
        if self.is_fresh(block) {
            self.fresh.retain(|it| *it != block);
            self.placed.push(block);
        }
    }

    fn place(&self, block: Block) -> Option<usize> {
        self.blocks.iter().position(|it| *it == block)
    }
}

/// Returns the sort key by number; Africa comes last.
pub(super) fn number(face: Face) -> u8 {
    match face {
        Face::Suit(_, number) => number.get(),
        Face::Flower(low) | Face::Bird(low) => low.get(),
        Face::Africa | Face::Sighting(_) => u8::MAX,
    }
}

/// Returns the faces of a group with the blocks that they stand for, in the order of their numbers.
pub(super) fn by_number(meld: &Meld) -> Vec<(Face, Face)> {
    let mut pairs: Vec<(Face, Face)> = meld.faces().zip(meld.stands().iter().copied()).collect();
    pairs.sort_by_key(|(_, stands)| number(*stands));
    pairs
}
