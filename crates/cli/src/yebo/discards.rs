//! `lab yebo discards`: counts the discards that a strength claims or picks up.

use std::io::Write;

use sandgrid_yebo::player::Strength;
use sandgrid_yebo::{Event, Game, HouseRules};

use super::{MeasureArgs, contest};
use crate::failure::Failure;

/// Numbers of discards by outcome.
#[derive(Copy, Clone, Debug, Default)]
struct Count {
    all: u64,
    claimed: u64,
    picked_up: u64,
}

/// Plays games between players of one strength, and writes the outcomes of their discards,
/// separately for those made with an empty Fence. Discards that won a round are not counted.
pub(super) fn run<const N: u64>(
    args: &MeasureArgs<N>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let strength = args.a.unwrap_or(Strength::Even);
    let MeasureArgs { games, seed, seats: players, .. } = *args;
    let [mut full, mut empty] = [Count::default(); 2];
    for seed in (0..games).map(|game| seed.wrapping_add(game)) {
        let mut game = Game::new(seed, players, HouseRules::default());
        contest::play(
            &mut game,
            |_| strength,
            seed,
            |game, _, events| {
                let is_empty = game.table().ends.total == 0;
                (if is_empty { &mut empty } else { &mut full }).add(events);
                Ok(())
            },
        )?;
    }
    for (fence, count) in [("any left", full), ("empty", empty)] {
        let Count { all, claimed, picked_up } = count;
        writeln!(
            out,
            "{strength}\t{fence}\tdiscards {all}\tclaimed {claimed}\tpicked up {picked_up}"
        )?;
    }
    Ok(())
}

impl Count {
    /// Counts the events of an act. Claims and pick-ups do not change the Fence, so each is counted
    /// in the same group as its discard.
    fn add(&mut self, events: &[Event]) {
        let won = events.iter().any(|event| matches!(event, Event::Won { .. }));
        for event in events {
            match event {
                Event::Discarded { .. } if !won => self.all += 1,
                Event::Claimed { .. } => self.claimed += 1,
                Event::PickedUp { .. } => self.picked_up += 1,
                _ => {}
            }
        }
    }
}
