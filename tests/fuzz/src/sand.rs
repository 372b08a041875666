//! Decisions in the sand games.

use std::sync::LazyLock;

use sandgrid_app::rules::{Action, Game, Position, Ruleset, Tags};
use sandgrid_tests::{lattice, sorted};

use crate::bytes::Bytes;
use crate::texts::{check_game, check_text, same_game};

/// Every action that can be written.
static LATTICE: LazyLock<Vec<Action>> = LazyLock::new(lattice);

/// Bytes below this select a legal action by number; the others have a meaning of their own.
const OTHER: u8 = 232;

/// The first byte selects the ruleset; each further one is a decision.
pub(crate) fn sand(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let Some(rules) = bytes.pick(Ruleset::ALL) else { return };
    let mut game = Game::from_position(Position::start(rules));
    while let Some(byte) = bytes.next() {
        match byte {
            0..OTHER => choose(&mut game, byte),
            OTHER..=239 => take_back(&mut game, byte - OTHER),
            240..=243 => drop(game.redo()),
            244..=247 => check_text(game.position()),
            _ => {
                let Some(action) = bytes.pick(&LATTICE) else { break };
                try_out(&mut game, action);
            }
        }
    }
    check_game(&game, Tags::default());
    check_way(&game);
}

fn choose(game: &mut Game, byte: u8) {
    let before = *game.position();
    let legal = if game.outcome().is_some() { Vec::new() } else { sorted(&before) };
    assert_eq!(legal.len(), game.actions().len());
    if let Some(action) = legal.get(usize::from(byte) % legal.len().max(1)) {
        game.play(*action).expect("what is listed is legal");
        assert_ne!(*game.position(), before, "{action}");
    }
}

/// Exactly the legal actions are accepted; a refused one changes nothing.
fn try_out(game: &mut Game, action: Action) {
    let is_legal = game.actions().contains(action);
    let before = game.clone();
    match game.play(action) {
        Ok(()) => assert!(is_legal, "{action} was accepted"),
        Err(illegal) => {
            assert!(!is_legal, "{illegal}");
            same_game(game, &before, &action);
            assert_eq!(game.can_redo(), before.can_redo());
            let rules = game.ruleset();
            assert!(rules.rules().any(|rule| rule.id == illegal.rule.id), "{illegal}");
        }
    }
}

/// Undoes a number of actions, and redoes them.
fn take_back(game: &mut Game, more: u8) {
    let before = game.clone();
    let undone = (0..=more).filter(|_| game.undo().is_some()).count();
    if more.is_multiple_of(2) {
        (0..undone).for_each(|_| assert!(game.redo().is_some()));
        same_game(game, &before, &undone);
    }
}

/// The actions lead from the start to the present position.
fn check_way(game: &Game) {
    let mut again = Game::from_position(*game.start());
    for action in game.played() {
        again.play(action).expect("what was played is legal");
    }
    same_game(&again, game, &game.start().to_string());
    let turns: Vec<Action> =
        game.turns().flat_map(|(_, turn)| turn.iter().copied().collect::<Vec<_>>()).collect();
    assert!(game.played().eq(turns));
}
