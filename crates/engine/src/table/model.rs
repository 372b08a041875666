//! Compression of a layer's wins, predicted from neighbouring boards.

use alloc::vec::Vec;

use sandgrid_rules::Direction;

use super::coder::{BitProbability, RangeDecoder, RangeEncoder};
use super::grid::{Holes, each};
use super::index::Frame;
use super::law::TableRules;

/// The stored value of a position: 0, or the number of half-turns until its win, plus 1.
///
/// 0 stands for every position that is not won, and for a win by an immediate capture.
pub(crate) type Win = u8;

/// The encoder or the decoder.
trait Bits {
    /// Codes one bit; a decoder ignores the argument and returns the bit read.
    fn pass(&mut self, bit: u32, chance: &mut BitProbability) -> u32;
}

impl Bits for RangeEncoder {
    fn pass(&mut self, bit: u32, chance: &mut BitProbability) -> u32 {
        self.write(bit, chance);
        bit
    }
}

impl Bits for RangeDecoder {
    #[inline]
    fn pass(&mut self, _: u32, chance: &mut BitProbability) -> u32 {
        self.read(chance)
    }
}

/// Compresses the wins of a layer.
pub(crate) fn pack(law: &TableRules, frame: Frame<'_>, wins: &[Win]) -> Vec<u8> {
    let mut encoder = RangeEncoder::new();
    let (mut wins, mut model) = (wins.to_vec(), BitModel::new());
    for orbit in 0..frame.orbits().0 {
        model.pass_orbit(law, frame, &mut wins, orbit, &mut encoder);
    }
    encoder.finish()
}

/// An incremental decoder of a layer, orbit by orbit.
pub(crate) struct LayerDecoder {
    decoder: RangeDecoder,
    model: BitModel,
    wins: Vec<Win>,
    orbit: usize,
}

impl LayerDecoder {
    pub(crate) fn new(frame: Frame<'_>, bytes: Vec<u8>) -> Self {
        let wins = alloc::vec![0; frame.len()];
        Self { decoder: RangeDecoder::new(bytes), model: BitModel::new(), wins, orbit: 0 }
    }

    /// Decodes one more orbit and returns whether it was the last.
    pub(crate) fn step(&mut self, law: &TableRules, frame: Frame<'_>) -> bool {
        let Self { decoder, model, wins, orbit } = self;
        model.pass_orbit(law, frame, wins, *orbit, decoder);
        *orbit += 1;
        *orbit == frame.orbits().0
    }

    /// Returns the wins of the layer.
    pub(crate) fn finish(self) -> Vec<Win> {
        self.wins
    }
}

/// The decoded values of neighbouring boards.
#[derive(Copy, Clone, Debug, Default)]
struct Seen {
    not_won: usize,
    won: usize,
    sum: usize,
    last: usize,
}

/// Neighbours differ by two steps of one enemy piece, which preserves the parity of the opposition;
/// of these, only boards with lower indices are used.
const TWO_STEPS: [[Direction; 2]; 4] = [
    [Direction::South, Direction::South],
    [Direction::West, Direction::West],
    [Direction::South, Direction::West],
    [Direction::South, Direction::East],
];

impl Seen {
    #[inline]
    fn around(
        law: &TableRules,
        frame: Frame<'_>,
        wins: &[Win],
        orbit: usize,
        us: Holes,
        them: Holes,
    ) -> Self {
        let mut seen = Self::default();
        let empty = law.grid.without(us | them);
        for [first, second] in TWO_STEPS {
            let reached = law.grid.beside(law.grid.beside(them, first), second) & empty;
            for to in each(reached) {
                let from = law.grid.beside(to, second.opposite());
                let near = them ^ to ^ law.grid.beside(from, first.opposite());
                if law.has_leap(us, near) {
                    continue;
                }
                match usize::from(wins[frame.near(orbit, us, near)]) {
                    0 => seen.not_won += 1,
                    win => {
                        seen.won += 1;
                        seen.sum += win;
                        seen.last = seen.last.max(win);
                    }
                }
            }
        }
        seen
    }
}

/// The adaptive model. A win is a number below 64.
struct BitModel {
    exception: BitProbability,
    is_won: Vec<BitProbability>,
    depth: Vec<BitProbability>,
    rare: Vec<BitProbability>,
}

const TREE: usize = 64;

const _: () = assert!((TableRules::LIMIT as usize) + 1 < TREE, "a win must fit into a tree");

impl BitModel {
    fn new() -> Self {
        let even = |count: usize| alloc::vec![BitProbability::EVEN; count];
        Self {
            exception: BitProbability::EVEN,
            is_won: even(7 * 7 * TREE),
            depth: even(TREE * TREE * TREE),
            rare: even(TREE),
        }
    }

    /// Codes the boards of an orbit; those with lower indices have been coded.
    fn pass_orbit(
        &mut self,
        law: &TableRules,
        frame: Frame<'_>,
        wins: &mut [Win],
        orbit: usize,
        bits: &mut impl Bits,
    ) {
        for (index, us, them) in frame.boards(orbit) {
            wins[index] = if law.has_leap(us, them) {
                self.pass_exception(wins[index], bits)
            } else {
                let seen = Seen::around(law, frame, wins, orbit, us, them);
                self.pass(seen, wins[index], bits)
            };
        }
    }

    fn pass_exception(&mut self, win: Win, bits: &mut impl Bits) -> Win {
        let is_won = bits.pass((win != 0).into(), &mut self.exception);
        if is_won == 1 { tree(&mut self.rare, win, bits) } else { 0 }
    }

    fn pass(&mut self, seen: Seen, win: Win, bits: &mut impl Bits) -> Win {
        let mean = if seen.won == 0 { 0 } else { (2 * seen.sum + seen.won) / (2 * seen.won) };
        let last = if seen.won == 0 { 0 } else { seen.last };
        let context = (seen.not_won.min(6) * 7 + seen.won.min(6)) * TREE + last;
        if bits.pass((win != 0).into(), &mut self.is_won[context]) == 0 {
            return 0;
        }
        let gap = (last - mean.min(last)).div_ceil(2).min(7);
        let context = (mean * TREE + gap) * TREE;
        tree(&mut self.depth[context..context + TREE], win, bits)
    }
}

/// Codes a number below 64, bit by bit from the highest.
fn tree(chances: &mut [BitProbability], number: u8, bits: &mut impl Bits) -> u8 {
    let mut node = 1_u8;
    for bit in (0..6).rev() {
        let bit = bits.pass((number >> bit & 1).into(), &mut chances[usize::from(node)]);
        node = node << 1 | u8::from(bit == 1);
    }
    node - 64
}
