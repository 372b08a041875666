//! Games from mirrored openings.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use sandgrid_engine::network::Network;
use sandgrid_engine::random;
use sandgrid_engine::table::Tables;
use sandgrid_rules::{Game, Ruleset, Side};

use super::player::{Player, Spec};
use super::score::Score;

/// Number of random half-turns in an opening.
const OPENING: usize = 4;

/// Settings of a match between two players.
#[derive(Debug)]
pub(super) struct Contest<'a> {
    pub(super) rules: &'static Ruleset,
    pub(super) a: &'a Spec,
    pub(super) b: &'a Spec,
    /// Number of openings, each played twice.
    pub(super) pairs: u64,
    pub(super) seed: u64,
    pub(super) threads: u64,
    /// The tables of the players that use tables.
    pub(super) tables: Option<Arc<Tables>>,
    /// The network of the players that search.
    pub(super) network: Option<Arc<Network>>,
    /// Timeout for each answer of a program.
    pub(super) patience: Duration,
}

/// Plays all games; each opening twice, with sides swapped.
pub(super) fn play(contest: &Contest<'_>) -> Result<Score, String> {
    let (next, score) = (AtomicU64::new(0), Mutex::new(Ok(Score::default())));
    let work = || -> Result<(), String> {
        let player = |spec| {
            Player::new(spec, contest.tables.clone(), contest.network.clone(), contest.patience)
        };
        let (mut a, mut b) = (player(contest.a)?, player(contest.b)?);
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= contest.pairs {
                return Ok(());
            }
            let seed = contest.seed.wrapping_mul(1_000_003).wrapping_add(pair);
            let opening = opening(contest.rules, seed, OPENING);
            let first = game(opening.clone(), &mut a, &mut b, Side::First, seed)?;
            let second = game(opening, &mut a, &mut b, Side::Second, seed)?;
            if let Ok(score) = score.lock().expect("no thread panics").as_mut() {
                score.add([first, second]);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..contest.threads {
            scope.spawn(|| {
                if let Err(why) = work() {
                    *score.lock().expect("no thread panics") = Err(why);
                    next.store(contest.pairs, Ordering::Relaxed);
                }
            });
        }
    });
    score.into_inner().expect("no thread panics")
}

/// Returns a game with a random opening, at the start of a turn and not over.
pub(crate) fn opening(rules: &'static Ruleset, seed: u64, turns: usize) -> Game {
    let mut seed = seed;
    loop {
        let mut game = Game::new(rules);
        while let Some(action) = random(&game, seed)
            && (game.turns().count() < turns || !game.position().pending().is_fresh())
        {
            game.play(action).expect("a listed action is legal");
        }
        if game.outcome().is_none() {
            return game;
        }
        seed = seed.wrapping_add(0x5851_f42d_4c95_7f2d);
    }
}

/// Plays a game and returns the half points of A, 0 to 2.
fn game(
    mut game: Game,
    a: &mut Player,
    b: &mut Player,
    a_is: Side,
    seed: u64,
) -> Result<u8, String> {
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome.winner().map_or(1, |winner| if winner == a_is { 2 } else { 0 }));
        }
        let player = if game.position().turn() == a_is { &mut *a } else { &mut *b };
        let action = player.action(&game, seed)?;
        game.play(action).map_err(|illegal| format!("{}: {illegal}", game.position()))?;
    }
}
