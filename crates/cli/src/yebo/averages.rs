//! `lab yebo averages`: the average value of a dealt hand in each round.

use std::io::Write;

use sandgrid_yebo::player::{self, Strength};
use sandgrid_yebo::{Game, HouseRules, Players, Round, Stage};

use crate::failure::Failure;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct AveragesArgs {
    /// Number of deals
    #[arg(long, value_name = "N", default_value_t = 4000)]
    games: u64,
    /// Seed of the first deal; each further one has the next seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

/// Deals hands, and writes their average value in each round.
pub(super) fn run(args: &AveragesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (games, seed) = (args.games.max(1), args.seed);
    let mut sums = [0.0; Round::ALL.len()];
    for seed in (0..games).map(|game| seed.wrapping_add(game)) {
        let game = dealt(seed);
        let view = game.view(game.table().chief);
        for (round, sum) in Round::ALL.into_iter().zip(&mut sums) {
            *sum += f64::from(player::worth(&view, round).expect("the Chief has a hand"));
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "it is printed with one digit")]
    let games = games as f64;
    for (round, sum) in Round::ALL.into_iter().zip(sums) {
        writeln!(out, "{round}\t{:.1}", sum / games)?;
    }
    Ok(())
}

/// Returns a game in which the Chief is about to choose the first round.
fn dealt(seed: u64) -> Game {
    let mut game = Game::new(seed, Players::Four, HouseRules::default());
    while game.table().stage != Stage::Choose {
        let next = player::next(&game, |_| Strength::Random, seed);
        let (seat, act) = next.expect("a deal comes to its end");
        game.act(seat, act).expect("players do what is legal");
    }
    game
}
