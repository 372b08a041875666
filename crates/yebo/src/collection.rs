//! How far a hand is from a complete collection.

use self::search::{Options, Search};
use crate::pattern::Pattern;
use crate::plan::Plan;
use crate::{Counts, Face, Group, HouseRules, Meld, Round};

mod search;

/// A player's blocks as a collection in the making: the groups displayed, which stay as they are,
/// and the blocks held.
///
/// What is exact here looks at these blocks alone: every other block of the 144 counts as one that
/// could still come, wherever it lies. It counts neither on taking an Africa back, nor on the block left
/// over being one that can be discarded; [`View::wanted`](crate::View::wanted) does. Nothing is allocated.
#[derive(Copy, Clone, Debug)]
pub struct Collection {
    plan: Plan,
    patterns: &'static [Pattern],
    size: u8,
    held: Counts,
    /// How many of each face are not in the groups.
    free: Counts,
}

/// How a collection could best be completed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// How many blocks are missing; 0 when the groups and the blocks held are a collection.
    pub missing: u8,
    /// Which of the blocks held it is that are kept: one way of several, perhaps.
    pub keep: Counts,
}

impl Collection {
    /// Those groups, which must be of that round, and those blocks.
    #[must_use]
    pub fn new(round: Round, house: &HouseRules, groups: &[Group], held: &Counts) -> Self {
        let mut free = Counts([4; Face::COLLECTED]);
        for block in groups.iter().flat_map(Group::all_blocks) {
            let _ = free.remove(block.face()); // There are no more than four of any.
        }
        Self {
            plan: Plan::after(round, house, groups),
            patterns: Pattern::all(round, house),
            size: round.spec().size,
            held: *held,
            free,
        }
    }

    /// The same with one more block of that face.
    #[must_use]
    pub fn with(mut self, face: Face) -> Self {
        self.held.add(face);
        self
    }

    /// The same with one less block of that face, if there is one.
    #[must_use]
    pub fn without(mut self, face: Face) -> Self {
        let _ = self.held.remove(face); // The caller may not know whether there is one.
        self
    }

    /// The same with one more group displayed, out of blocks that are not among those held; `None`
    /// where it does not go with the others.
    #[must_use]
    pub fn with_group(mut self, meld: &Meld) -> Option<Self> {
        let stands = || meld.stands().iter().map(|face| face.index());
        let same =
            |pattern: &&Pattern| pattern.faces().iter().map(|it| usize::from(*it)).eq(stands());
        self.plan = self.plan.with(*self.patterns.iter().find(same)?).ok()?;
        meld.faces().all(|face| self.free.remove(face)).then_some(self)
    }

    /// Returns the number of missing blocks. Exact; two to eight microseconds before anything is displayed, less after.
    #[must_use]
    pub fn missing(&self) -> u8 {
        self.wanted() - self.search(0).best
    }

    /// Returns whether no more than that many blocks are missing; quicker than to count them.
    #[must_use]
    pub fn misses_at_most(&self, missing: u8) -> bool {
        let Some(kept) = self.wanted().checked_sub(missing).filter(|kept| *kept > 0) else {
            return true;
        };
        self.search(kept - 1).best >= kept
    }

    /// Returns the number of missing blocks, and which of those held would be kept.
    #[must_use]
    pub fn aim(&self) -> Aim {
        let search = self.search(0);
        let kept = |at: usize| self.held.0[at] - search.spare.0[at];
        Aim { missing: self.wanted() - search.best, keep: Counts(core::array::from_fn(kept)) }
    }

    /// Returns whether one more block of that face could come, as far as the groups and the blocks held tell.
    pub(crate) fn may_come(&self, face: Face) -> bool {
        self.held.of(face) < self.free.of(face)
    }

    /// The same with an Africa in place of a block of that face, if there is one.
    pub(crate) fn swapped(self, face: Face) -> Self {
        let mut swapped = self.without(face);
        swapped.held.add(Face::Africa);
        swapped
    }

    /// The same where, in one of the groups, a block of that face lies in place of an Africa.
    pub(crate) fn freed(mut self, face: Face) -> Self {
        let _ = self.free.remove(face); // The block that lies there now was one that could come.
        self.free.add(Face::Africa);
        self
    }

    /// Whether, of one block more than a collection has, all but one can be displayed, and that one be
    /// discarded; where there is nothing but Africa, the guard helps.
    pub(crate) fn can_end(&self) -> bool {
        let is_stuck = self.held.is_all_africa();
        let mut last = self.held.faces().filter(|face| is_stuck || *face != Face::Africa);
        last.any(|face| self.without(face).misses_at_most(0))
    }

    /// Returns the number of blocks that the groups to come need.
    fn wanted(&self) -> u8 {
        self.plan.left * self.size
    }

    /// Looks for the collection that keeps the most blocks, if it keeps more than `floor`.
    fn search(&self, floor: u8) -> Search {
        let mut search = Search::new(&self.held, &self.free, floor);
        for suits in self.plan.suit_options() {
            let cap = self.cap(suits);
            if cap > search.best {
                search.cap = cap;
                let options = Options::of(self, suits);
                search.deepen(&options, 0, 0, self.plan);
            }
        }
        search
    }

    /// More than this cannot be kept in a collection of these suits.
    fn cap(&self, suits: u8) -> u8 {
        let of_suit = |at: usize| match at / 9 {
            suit @ 0..3 => suits & 1 << suit != 0,
            _ => true,
        };
        let held = (0..Face::COLLECTED).filter(|at| of_suit(*at)).map(|at| self.held.0[at]);
        held.sum::<u8>().min(self.wanted())
    }
}
