//! Matches of two strengths, each game played twice with seats swapped.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use sandgrid_yebo::player::{self, Strength};
use sandgrid_yebo::{Act, Event, Game, HouseRules, Players, Seat};

use super::tally::{Side, Tally};
use crate::failure::Failure;

/// Settings of a match.
#[derive(Copy, Clone, Debug)]
pub(super) struct Contest {
    pub(super) a: Strength,
    pub(super) b: Strength,
    pub(super) players: Players,
    /// Number of seeds, each played twice.
    pub(super) pairs: u64,
    pub(super) seed: u64,
    pub(super) threads: u64,
}

impl Contest {
    /// Plays all games. The result does not depend on the number of threads.
    pub(super) fn play(&self) -> Tally {
        let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
        let work = || {
            loop {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= self.pairs {
                    return;
                }
                let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(pair);
                let games = [Side::A, Side::B].map(|first| (first, self.game(seed, first)));
                tally.lock().expect("no thread panics").add(&games);
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(work);
            }
        });
        tally.into_inner().expect("no thread panics")
    }

    /// Plays a game in which side `first` has seat A and every other seat.
    fn game(&self, seed: u64, first: Side) -> Game {
        let mut game = Game::new(seed, self.players, HouseRules::default());
        let who = |seat: Seat| match first.at(seat) {
            Side::A => self.a,
            Side::B => self.b,
        };
        play(&mut game, who, seed, |_, _, _| Ok(())).expect("the callback never fails");
        game
    }
}

/// Plays a game to its end, and calls `tell` after each act, with the act and its events.
pub(super) fn play(
    game: &mut Game,
    who: impl Fn(Seat) -> Strength,
    seed: u64,
    mut tell: impl FnMut(&Game, (Seat, Act), &[Event]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    while let Some((seat, act)) = player::next(game, &who, seed) {
        let events = game.act(seat, act).expect("players do what is legal");
        tell(game, (seat, act), &events)?;
    }
    Ok(())
}
