//! The committed tables, and random positions with few pieces.

use std::fs;
use std::path::Path;

use sandgrid_engine::table::Tables;
use sandgrid_rules::{BySide, Cell, Cells, Pending, Position, Ruleset, Setup, Side};

pub(crate) const CHOKO: &str = "choko-traditional";
pub(crate) const YOTE: &str = "yote-traditional";

pub(crate) fn committed(name: &str) -> Vec<u8> {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tables");
    fs::read(tables.join(name)).expect("it is in the repository")
}

/// Loads the committed tables up to 4 against 3.
pub(crate) fn load(key: &str) -> Tables {
    let file = |totals| committed(&format!("{key}-{totals}.table"));
    let mut tables = Tables::load(&file("4v2")).expect("it is whole");
    tables.add(&file("4v3")).expect("it is whole");
    tables
}

/// A seeded pseudo-random number generator.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        usize::try_from(self.0 >> 33).expect("31 bits") % end
    }

    fn byte_below(&mut self, end: usize) -> u8 {
        u8::try_from(self.below(end)).expect("only small ends are asked for")
    }

    /// Returns a position with these totals of pieces, those in hand included.
    pub(crate) fn position(
        &mut self,
        rules: &'static Ruleset,
        totals: BySide<u8>,
        hands: BySide<u8>,
    ) -> Position {
        let mut free: Vec<Cell> = rules.shape().cells().into_iter().collect();
        let mut place = |count: u8| -> Cells {
            (0..count).map(|_| free.swap_remove(self.below(free.len()))).collect()
        };
        let board = BySide::from_fn(|side| place(totals[side] - hands[side]));
        let turn = Side::ALL[self.below(2)];
        let bound =
            rules.key() == CHOKO && hands[turn] > 0 && hands[!turn] < 12 && self.below(4) == 0;
        let pending = if bound { Pending::Place } else { Pending::Open };
        let quiet = self.byte_below(51);
        Position::from_setup(Setup { board, turn, in_hand: hands, pending, quiet }, rules)
            .expect("it can be played")
    }

    /// Returns a random position that the tables contain.
    pub(crate) fn any(&mut self, tables: &Tables) -> Position {
        let mut sizes = [4, 1 + self.byte_below(3)];
        if self.below(2) == 0 {
            sizes.reverse();
        }
        let totals = BySide::new(sizes[0], sizes[1]);
        let hands = BySide::from_fn(|side| self.byte_below(usize::from(totals[side]) + 1));
        self.position(tables.ruleset(), totals, hands)
    }
}
