//! How far a hand is from a complete collection.

use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::{Counts, Face, Group, House, Meld, Round};

/// A player's blocks as a collection in the making: the groups displayed, which stay as they are,
/// and the blocks held.
///
/// What is exact here looks at these blocks alone: every other block of the 144 counts as one that
/// could still come, wherever it lies. Nothing is allocated.
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
    pub fn new(round: Round, house: &House, groups: &[Group], held: &Counts) -> Self {
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

    /// How many blocks are missing. Exact; about a microsecond.
    #[must_use]
    pub fn missing(&self) -> u8 {
        self.wanted() - self.search(0).best
    }

    /// Whether no more than that many blocks are missing; quicker than to count them.
    #[must_use]
    pub fn misses_at_most(&self, missing: u8) -> bool {
        let Some(kept) = self.wanted().checked_sub(missing).filter(|kept| *kept > 0) else {
            return true;
        };
        self.search(kept - 1).best >= kept
    }

    /// How many blocks are missing, and which of those held would be kept.
    #[must_use]
    pub fn aim(&self) -> Aim {
        let search = self.search(0);
        Aim { missing: self.wanted() - search.best, keep: search.keep }
    }

    /// The faces of which one more block would bring the collection nearer; all of them, by index.
    pub fn nearer(self) -> impl Iterator<Item = Face> {
        let missing = self.missing();
        let comes = move |face: &Face| self.held.of(*face) < self.free.of(*face);
        let helps = move |face: &Face| missing > 0 && self.with(*face).misses_at_most(missing - 1);
        Face::all().filter(comes).filter(helps)
    }

    /// How many blocks the groups to come need.
    fn wanted(&self) -> u8 {
        self.plan.left * self.size
    }

    /// Looks for the collection that keeps the most blocks, if it keeps more than `floor`.
    fn search(&self, floor: u8) -> Search {
        let mut search = Search {
            left: self.held,
            free: self.free,
            kept: Counts::NONE,
            best: floor,
            cap: 0,
            keep: Counts::NONE,
        };
        for suits in self.plan.suit_options() {
            search.cap = self.cap(suits);
            if search.cap > search.best {
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

/// A group that could be collected, and what it takes.
#[derive(Copy, Clone)]
struct Entry {
    pattern: Pattern,
    /// By [`Face::index`], Africa where it is a blank.
    needs: [u8; 3],
    /// How many of them are held, if no other group takes any.
    gain: u8,
}

/// The groups that would keep something, those that could keep most first.
///
/// A group that keeps nothing is never looked at: there is always one more to be collected that
/// takes no block from the others, as there are nine numbers of each suit and no more than six
/// groups.
struct Options {
    entries: [Option<Entry>; Self::MOST],
    len: usize,
    size: usize,
}

impl Options {
    /// Forty-three mixed runs, each whole or with one of three blanks.
    const MOST: usize = 4 * 43;

    fn of(collection: &Collection, suits: u8) -> Self {
        let size = usize::from(collection.size);
        let mut found = Self { entries: [None; Self::MOST], len: 0, size };
        let possible = collection.patterns.iter().filter(|it| it.suits & !suits == 0);
        for &pattern in possible {
            let mut needs = [AFRICA; 3];
            needs[..size].copy_from_slice(pattern.faces());
            found.push(collection, pattern, needs);
            for at in (0..size).filter(|_| pattern.lot != Lot::Africa) {
                let is_first = at == 0 || needs[at - 1] != needs[at];
                if is_first && is_blank_of_use(collection, pattern, needs[at]) {
                    let mut needs = needs;
                    needs[at] = AFRICA;
                    found.push(collection, pattern, needs);
                }
            }
        }
        found.sorted()
    }

    fn push(&mut self, collection: &Collection, pattern: Pattern, needs: [u8; 3]) {
        let mut gain = 0;
        for (at, face) in needs[..self.size].iter().enumerate() {
            let before: usize = needs[..at].iter().map(|it| usize::from(it == face)).sum();
            if usize::from(collection.free.0[usize::from(*face)]) <= before {
                return; // So many do not exist any more.
            }
            gain += u8::from(usize::from(collection.held.0[usize::from(*face)]) > before);
        }
        if gain > 0 {
            self.entries[self.len] = Some(Entry { pattern, needs, gain });
            self.len += 1;
        }
    }

    /// The same, by gain.
    fn sorted(&self) -> Self {
        let mut sorted = Self { entries: [None; Self::MOST], len: 0, size: self.size };
        for gain in (1..=3).rev() {
            let same = self.entries[..self.len].iter().flatten().filter(|it| it.gain == gain);
            for entry in same {
                sorted.entries[sorted.len] = Some(*entry);
                sorted.len += 1;
            }
        }
        sorted
    }
}

/// Whether a blank for that face can be better than the face: where Africa is held, or the face may
/// run out.
fn is_blank_of_use(collection: &Collection, pattern: Pattern, face: u8) -> bool {
    let is_alike = pattern.faces().first() == pattern.faces().last();
    is_alike
        || collection.held.0[usize::from(AFRICA)] > 0
        || collection.free.0[usize::from(face)] < 4
}

/// Branch and bound over the groups to come.
struct Search {
    /// The blocks held that no group has taken yet.
    left: Counts,
    /// The blocks, held or not, that no group has taken yet.
    free: Counts,
    /// The blocks held that groups have taken.
    kept: Counts,
    best: u8,
    cap: u8,
    keep: Counts,
}

impl Search {
    /// Adds a group, none of those before `from`, while that can lead to more than the best.
    fn deepen(&mut self, options: &Options, from: usize, kept: u8, plan: Plan) {
        if kept > self.best {
            self.best = kept;
            self.keep = self.kept;
        }
        for at in from..options.len {
            let Some(entry) = &options.entries[at] else { return };
            let most = kept + entry.gain * plan.left;
            if most.min(self.cap) <= self.best {
                return;
            }
            let Ok(plan) = plan.with(entry.pattern) else { continue };
            let (left, free, held) = (self.left, self.free, self.kept);
            if let Some(gain) = self.take(&entry.needs[..options.size]) {
                self.deepen(options, at, kept + gain, plan);
            }
            (self.left, self.free, self.kept) = (left, free, held);
        }
    }

    /// Takes these, and says how many of them were held; `None` where one does not exist any more.
    fn take(&mut self, needs: &[u8]) -> Option<u8> {
        let mut gain = 0;
        for face in needs.iter().copied().map(usize::from) {
            self.free.0[face] = self.free.0[face].checked_sub(1)?;
            if let Some(left) = self.left.0[face].checked_sub(1) {
                self.left.0[face] = left;
                self.kept.0[face] += 1;
                gain += 1;
            }
        }
        Some(gain)
    }
}
