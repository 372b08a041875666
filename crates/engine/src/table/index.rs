//! Dense indices of boards modulo symmetry.

use alloc::vec::Vec;

use super::grid::{Grid, Holes, each};

/// Returns the number of sets of `pieces` holes.
const fn choose(holes: u32, pieces: u32) -> u32 {
    let mut count: u64 = 1;
    let mut taken = 0;
    while taken < pieces {
        if taken >= holes {
            return 0;
        }
        count = count * (holes - taken) as u64 / (taken + 1) as u64;
        taken += 1;
    }
    #[expect(clippy::cast_possible_truncation, reason = "at most 30 over 6")]
    let count = count as u32;
    count
}

const MOST_PIECES: usize = 6;

/// `CHOOSE[pieces][hole]`: the number of sets of `pieces` holes below that hole.
static CHOOSE: [[u32; Grid::MOST as usize + 1]; MOST_PIECES + 1] = {
    let mut table = [[0; Grid::MOST as usize + 1]; MOST_PIECES + 1];
    let mut pieces = 0;
    while pieces <= MOST_PIECES {
        let mut holes = 0;
        while holes <= Grid::MOST as usize {
            #[expect(clippy::cast_possible_truncation, reason = "at most 30")]
            let count = choose(holes as u32, pieces as u32);
            table[pieces][holes] = count;
            holes += 1;
        }
        pieces += 1;
    }
    table
};

/// Returns the rank of a set among those of its size, in numeric order (combinatorial number
/// system).
#[inline]
fn rank(mut holes: Holes) -> u32 {
    let mut rank = 0;
    let mut pieces = 1;
    while holes != 0 {
        rank += CHOOSE[pieces][holes.trailing_zeros() as usize];
        holes &= holes - 1;
        pieces += 1;
    }
    rank
}

/// Removes the holes in `out` from the numbering, closing the gaps.
#[inline]
fn squeezed(mut holes: Holes, mut out: Holes) -> Holes {
    while out != 0 {
        // From the highest, so that the positions of the others stay valid.
        let below = (1 << out.ilog2()) - 1;
        holes = holes & below | holes >> 1 & !below;
        out &= below;
    }
    holes
}

/// Inverse of [`squeezed`].
#[inline]
fn spread(mut holes: Holes, out: Holes) -> Holes {
    for hole in each(out) {
        let below = hole - 1;
        holes = holes & below | (holes & !below) << 1;
    }
    holes
}

/// Returns every set of `pieces` of the first `holes` holes, in the order of its bits.
pub(crate) fn sets(holes: u32, pieces: u32) -> impl Iterator<Item = Holes> {
    let mut next = (pieces <= holes).then_some((1_u32 << pieces) - 1);
    core::iter::from_fn(move || {
        let set = next?;
        next = if set == 0 {
            None
        } else {
            // The next number with the same number of bits (Gosper's hack).
            let low = set & set.wrapping_neg();
            let high = set + low;
            let set = high | (set ^ high) >> 2 >> low.trailing_zeros();
            (set < 1 << holes).then_some(set)
        };
        Some(set)
    })
}

/// The symmetry orbits of all sets of one size.
#[derive(Clone, Debug)]
pub(crate) struct Orbits {
    // By rank: the orbit, and in the three low bits the symmetry that maps the set to its
    // representative.
    places: Vec<u32>,
    // By orbit: its representative, and the mask of symmetries that fix it.
    firsts: Vec<(Holes, u8)>,
}

impl Orbits {
    /// Maximum size of a set.
    #[expect(clippy::cast_possible_truncation, reason = "it is 6")]
    pub(crate) const MOST: u8 = MOST_PIECES as u8;

    pub(crate) fn new(grid: &Grid, pieces: u32) -> Self {
        let mut places = Vec::new();
        let mut firsts = Vec::new();
        for set in sets(grid.len(), pieces) {
            let turned = |symmetry: &usize| (grid.turned(*symmetry, set), *symmetry);
            let (first, symmetry) =
                (0..grid.symmetries()).map(|symmetry| turned(&symmetry)).min().expect("at least 4");
            if first == set {
                let fixing = (0..grid.symmetries()).filter(|symmetry| turned(symmetry).0 == set);
                firsts.push((set, fixing.fold(0, |all, symmetry| all | 1 << symmetry)));
            }
            let orbit = if first == set { firsts.len() - 1 } else { 0 };
            places.push((first, orbit, symmetry));
        }
        let orbits: Vec<usize> = places.iter().map(|(_, orbit, _)| *orbit).collect();
        let number = |orbit: usize| u32::try_from(orbit).expect("fewer than sets");
        let place = |(first, _, symmetry): (Holes, usize, usize)| {
            number(orbits[rank(first) as usize]) << 3 | number(symmetry)
        };
        Self { places: places.into_iter().map(place).collect(), firsts }
    }

    /// Returns the number of orbits.
    pub(crate) fn len(&self) -> usize {
        self.firsts.len()
    }
}

/// Numbers the boards with a given number of pieces on each side.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Frame<'a> {
    grid: &'a Grid,
    ours: &'a Orbits,
    free: u32,
    theirs: u32,
    per_orbit: usize,
}

impl<'a> Frame<'a> {
    /// Creates the numbering of boards with `ours` and `theirs` pieces.
    pub(crate) fn new(grid: &'a Grid, ours: &'a Orbits, theirs: u32) -> Self {
        let free = grid.len() - ours.firsts[0].0.count_ones();
        let per_orbit = choose(free, theirs) as usize;
        Self { grid, ours, free, theirs, per_orbit }
    }

    /// Returns the number of indices; a few belong to no board.
    pub(crate) fn len(&self) -> usize {
        self.ours.len() * self.per_orbit
    }

    /// Returns the number of orbits, and of indices per orbit.
    pub(crate) fn orbits(&self) -> (usize, usize) {
        (self.ours.len(), self.per_orbit)
    }

    /// Returns the index of a board; symmetric boards share it.
    #[inline]
    pub(crate) fn index(&self, us: Holes, them: Holes) -> usize {
        let place = self.ours.places[rank(us) as usize];
        let orbit = (place >> 3) as usize;
        let (first, fixing) = self.ours.firsts[orbit];
        let them = self.grid.turned((place & 7) as usize, them);
        let mut number = rank(squeezed(them, first));
        if fixing != 1 {
            for symmetry in 1..self.grid.symmetries() {
                if fixing >> symmetry & 1 == 1 {
                    let turned = self.grid.turned(symmetry, them);
                    number = number.min(rank(squeezed(turned, first)));
                }
            }
        }
        orbit * self.per_orbit + number as usize
    }

    /// Returns the unreduced index of a board of an orbit, which may exceed that of a symmetric
    /// board; `us` must be the orbit's representative.
    #[inline]
    pub(crate) fn near(&self, orbit: usize, us: Holes, them: Holes) -> usize {
        orbit * self.per_orbit + rank(squeezed(them, us)) as usize
    }

    /// Iterates over the boards of an orbit with their indices, in order.
    #[inline]
    pub(crate) fn boards(self, orbit: usize) -> impl Iterator<Item = (usize, Holes, Holes)> {
        let (us, fixing) = self.ours.firsts[orbit];
        let numbers = orbit * self.per_orbit..;
        let boards = numbers.zip(sets(self.free, self.theirs));
        let boards = boards.map(move |(number, set)| (number, us, spread(set, us)));
        // If the first set is itself symmetric, boards that are images of each other share an orbit.
        boards.filter(move |(number, us, them)| fixing == 1 || self.index(*us, *them) == *number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::amount::amount;

    #[test]
    fn symmetric_boards_share_an_index() {
        let large = amount([(6, 5, 2, 2), (5, 5, 3, 1)], [(4, 3, 2, 1), (3, 3, 2, 1)]);
        let small = [(3, 3, 0, 3), (3, 4, 4, 0)];
        for (columns, rows, ours, theirs) in large.into_iter().chain(small) {
            let grid = Grid::new(columns, rows);
            let orbits = Orbits::new(&grid, ours);
            let frame = Frame::new(&grid, &orbits, theirs);
            let mut least = alloc::vec![None; frame.len()];
            for us in sets(grid.len(), ours) {
                for them in sets(grid.len(), theirs).filter(|them| them & us == 0) {
                    let turned =
                        |symmetry| (grid.turned(symmetry, us), grid.turned(symmetry, them));
                    let first = (0..grid.symmetries()).map(turned).min();
                    let seen = &mut least[frame.index(us, them)];
                    assert!(seen.is_none() || *seen == first, "two boards, one number");
                    *seen = first;
                }
            }
            let listed = (0..frame.orbits().0).flat_map(|orbit| frame.boards(orbit));
            let mut count = 0;
            for (number, us, them) in listed {
                assert_eq!(frame.index(us, them), number);
                assert!(least[number].is_some());
                count += 1;
            }
            assert_eq!(least.iter().filter(|first| first.is_some()).count(), count);
        }
    }

    #[test]
    fn subset_rank_matches_enumeration() {
        for (number, set) in (0..).zip(sets(9, 3)) {
            assert_eq!(rank(set), number);
        }
        assert_eq!(sets(9, 3).count(), choose(9, 3) as usize);
        assert_eq!(sets(9, 0).collect::<Vec<_>>(), [0]);
        assert_eq!(sets(2, 3).count(), 0);
    }

    #[test]
    fn squeezing_and_spreading_undo_each_other() {
        for set in sets(8, 3) {
            assert_eq!(squeezed(spread(set, 0b1001_0010_0001), 0b1001_0010_0001), set);
        }
    }
}
