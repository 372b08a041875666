//! Random games: what must hold at every moment of every one of them.

use sandgrid_yebo::{Game, House, Players, Stage};

/// Numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }
}

#[test]
fn random_games_end_with_all_blocks_there() {
    for (seed, players) in (0..99).zip(Players::ALL.into_iter().cycle()) {
        let mut chance = Chance(seed);
        let mut game = Game::new(seed, players, House::default());
        while let Some(seat) = game.table().awaited().iter().next() {
            let legal = game.legal(seat);
            game.act(seat, legal[chance.below(legal.len())]).expect("what is listed is legal");
            assert_eq!(game.blocks().count(), 144);
        }
        assert_eq!(game.table().stage, Stage::Over);
    }
}
