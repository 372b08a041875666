//! `lab yebo bench`: decision times.

use std::io::Write;
use std::time::{Duration, Instant};

use sandgrid_yebo::player::{self, Strength};
use sandgrid_yebo::{Game, HouseRules};

use super::MeasureArgs;
use crate::failure::Failure;

/// Plays games between players of one strength and writes the time they took.
pub(super) fn run<const N: u64>(
    args: &MeasureArgs<N>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let strength = args.a.unwrap_or(Strength::ALL[Strength::ALL.len() - 1]);
    let (games, seed, players) = (args.games.max(1), args.seed, args.seats);
    let (mut decisions, mut slowest) = (0_u32, Duration::ZERO);
    let start = Instant::now();
    for seed in (0..games).map(|game| seed.wrapping_add(game)) {
        let mut game = Game::new(seed, players, HouseRules::default());
        loop {
            let asked = Instant::now();
            let Some((seat, act)) = player::next(&game, |_| strength, seed) else { break };
            let took = asked.elapsed();
            if took > slowest {
                slowest = slowest.max(took.min(again(&game, strength, seed)));
            }
            decisions += 1;
            game.act(seat, act).expect("players do what is legal");
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "it is printed with few digits")]
    let games = games as f64;
    writeln!(
        out,
        "{strength}\t{:.3} s a game\t{:.0} decisions a second\tslowest {:.1} ms",
        seconds / games,
        f64::from(decisions) / seconds.max(1e-9),
        slowest.as_secs_f64() * 1e3,
    )?;
    Ok(())
}

/// Returns the shortest of several times for the same decision: other load on the machine only
/// slows it down.
fn again(game: &Game, strength: Strength, seed: u64) -> Duration {
    let times = (0..4).map(|_| {
        let asked = Instant::now();
        std::hint::black_box(player::next(game, |_| strength, seed));
        asked.elapsed()
    });
    times.min().expect("it was measured four times")
}
