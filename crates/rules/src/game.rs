//! A position with its history.

use core::fmt;

use crate::{
    Action, Actions, BySide, Cells, Illegal, Outcome, Pending, Position, Ruleset, Side, Turn,
};

/// A position with its history: undo, redo, repetition, the turns.
///
/// It takes about 45 kB, since it has room for the longest game that there can be.
///
/// ```
/// # use sandgrid_rules::{Game, Ruleset};
/// let mut game = Game::new(Ruleset::find("yote-traditional")?);
/// game.play("c3".parse()?)?;
/// assert_eq!(game.undo(), Some("c3".parse()?));
/// assert_eq!(game.redo(), Some("c3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game {
    start: Position,
    position: Position,
    log: Log,
    seen: RepetitionHistory,
}

impl Game {
    /// No game has more actions. At most 24 placements and 23 captures break the quiet; a leaping
    /// game ends after 50 quiet half-turns of at most nine actions, a row game after 100 of one.
    pub const LONGEST: usize = (24 + 23 + 1) * 51 * 9;

    /// A game from its start.
    #[must_use]
    pub fn new(rules: &'static Ruleset) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self { start, position: start, log: Log::EMPTY, seen: RepetitionHistory::of(&start) }
    }

    /// The position that the game began with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The rules that it is played by.
    #[must_use]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.position.rules
    }

    /// Every legal action; none exactly when the game is over.
    #[must_use]
    pub fn actions(&self) -> Actions {
        match self.outcome() {
            Some(_) => Actions::default(),
            None => self.position.actions(),
        }
    }

    /// Returns the end of the game, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| {
            let third = self.seen.is_third(&self.position);
            third.then(|| self.position.repeated()).flatten()
        })
    }

    /// Carries out an action, and forgets what could be redone.
    ///
    /// # Errors
    /// When the action is not legal: names the rule that forbids it. Nothing changed.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome() {
            let rule = outcome.rule(self.ruleset());
            return Err(Illegal { action, why: crate::Refusal::GameOver, rule });
        }
        let mut position = self.position;
        position.play(action)?;
        self.log.play(action);
        self.enter(position);
        Ok(())
    }

    /// Forgets what could be redone.
    pub fn cut(&mut self) {
        self.log.cut();
    }

    /// Takes the last action back; gives it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.log.undo()?;
        self.replay();
        Some(action)
    }

    /// Undoes actions until `played` are left, at once: undoing them one by one takes quadratic time.
    pub fn undo_to(&mut self, played: usize) {
        if played < self.log.played {
            self.log.played = played;
            self.replay();
        }
    }

    /// Plays again what was taken back; gives it, or `None` where there is nothing.
    pub fn redo(&mut self) -> Option<Action> {
        let action = self.log.redo()?;
        self.enter(self.position.played(action));
        Some(action)
    }

    /// Returns whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.log.played > 0
    }

    /// Returns whether there is something to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.log.played < self.log.len
    }

    /// Every action played, in order.
    pub fn played(&self) -> impl Iterator<Item = Action> {
        self.log.played()
    }

    /// Every turn with whose it is, in order; the last may be unfinished.
    #[must_use]
    pub fn turns(&self) -> Turns<'_> {
        Turns { game: self, position: self.start, next: 0 }
    }

    /// The last turn in which something was done, the present one included, with whose it is.
    #[must_use]
    pub fn last_turn(&self) -> Option<(Side, Turn)> {
        self.turns().last()
    }

    /// Returns the number of enemy pieces that a side has taken since the game began.
    #[must_use]
    pub fn taken(&self, side: Side) -> usize {
        let taking = |action: &&Action| {
            matches!(action, Action::Leap { .. } | Action::Take { .. } | Action::TakeFromHand)
        };
        let turns = self.turns().filter(|(by, _)| *by == side);
        turns.map(|(_, turn)| turn.iter().filter(taking).count()).sum()
    }

    /// Returns how often the position at the start of the last turn has stood on the board, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.seen.count(&self.position)
    }

    /// Makes a position the present one.
    fn enter(&mut self, position: Position) {
        self.position = position;
        self.seen.enter(&position);
    }

    /// Plays what is left of the log from the start.
    // Positions are not kept: playing a whole game again takes microseconds, keeping it megabytes.
    fn replay(&mut self) {
        self.position = self.start;
        self.seen = RepetitionHistory::of(&self.start);
        for index in 0..self.log.played {
            self.enter(self.position.played(self.log.at(index)));
        }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.played().eq(other.played())
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.position)
    }
}

/// The turns of a game.
#[derive(Clone, Debug)]
pub struct Turns<'a> {
    game: &'a Game,
    position: Position,
    next: usize,
}

impl Iterator for Turns<'_> {
    type Item = (Side, Turn);

    fn next(&mut self) -> Option<(Side, Turn)> {
        let side = self.position.turn;
        let mut turn = Turn::EMPTY;
        while self.next < self.game.log.played {
            let action = self.game.log.at(self.next);
            self.next += 1;
            self.position = self.position.played(action);
            turn.push(action).expect("a turn of legal actions has room in a turn");
            if self.position.pending.is_fresh() {
                break;
            }
        }
        (!turn.is_empty()).then_some((side, turn))
    }
}

/// The actions of a game, and behind them those that were taken back.
#[derive(Clone)]
struct Log {
    packed: [u16; Game::LONGEST],
    played: usize, // Invariant: at most len.
    len: usize,    // Invariant: at most LONGEST.
}

impl Log {
    #[expect(clippy::large_stack_arrays, reason = "a game is as large as its doc says")]
    const EMPTY: Self = Self { packed: [0; Game::LONGEST], played: 0, len: 0 };

    fn at(&self, index: usize) -> Action {
        Action::unpack(self.packed[index])
    }

    fn play(&mut self, action: Action) {
        *self.packed.get_mut(self.played).expect("no game is longer than Game::LONGEST") =
            action.pack();
        self.played += 1;
        self.len = self.played;
    }

    fn undo(&mut self) -> Option<Action> {
        self.played = self.played.checked_sub(1)?;
        Some(self.at(self.played))
    }

    fn redo(&mut self) -> Option<Action> {
        (self.played < self.len).then(|| {
            self.played += 1;
            self.at(self.played - 1)
        })
    }

    fn cut(&mut self) {
        self.len = self.played;
    }

    fn played(&self) -> impl Iterator<Item = Action> {
        self.packed[..self.played].iter().map(|bits| Action::unpack(*bits))
    }
}

/// The key of the repetition rule: two fresh turns with the same key are the same position. The hands are left out;
/// they do not change without a placement or a capture.
#[derive(Copy, Clone, PartialEq, Eq)]
struct RepetitionKey {
    board: BySide<Cells>,
    turn: Side,
    pending: Pending,
}

impl RepetitionKey {
    fn of(position: &Position) -> Self {
        Self { board: position.board(), turn: position.turn, pending: position.pending }
    }
}

/// The fresh turns since the last placement or capture; nothing before can come again.
#[derive(Clone)]
pub(crate) struct RepetitionHistory {
    sights: [Option<RepetitionKey>; Self::LONGEST],
    len: usize, // Invariant: at most LONGEST.
}

impl RepetitionHistory {
    /// A row game is drawn after 100 quiet half-turns; the position before the first counts too.
    const LONGEST: usize = 101;

    /// A history that begins there.
    pub(crate) fn of(start: &Position) -> Self {
        let mut seen = Self { sights: [None; Self::LONGEST], len: 0 };
        seen.enter(start);
        seen
    }

    /// Takes note of a position, where a turn begins in it.
    pub(crate) fn enter(&mut self, position: &Position) {
        if !position.pending.is_fresh() {
            return;
        }
        if position.quiet == 0 {
            self.len = 0;
        }
        if let Some(free) = self.sights.get_mut(self.len) {
            *free = Some(RepetitionKey::of(position));
            self.len += 1;
        }
    }

    /// Returns how often the position has occurred, this time included: the same pieces, hands, side to act and pending
    /// decision.
    fn count(&self, position: &Position) -> usize {
        let sight = Some(RepetitionKey::of(position));
        self.sights[..self.len].iter().filter(|seen| **seen == sight).count()
    }

    fn is_third(&self, position: &Position) -> bool {
        position.pending.is_fresh() && self.count(position) >= 3
    }

    /// Returns whether the game ends there by repetition.
    pub(crate) fn ends(&self, position: &Position) -> bool {
        self.is_third(position) && position.repeated().is_some()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    fn played(key: &str, turns: &str) -> Game {
        let mut game = Game::new(Ruleset::find(key).unwrap());
        for turn in turns.split(' ') {
            for action in turn.parse::<Turn>().unwrap().iter() {
                game.play(*action).unwrap();
            }
        }
        game
    }

    #[test]
    fn redo_restores_what_undo_takes_back() {
        let mut game = played("yote-traditional", "c3 d3 a1 b1 c3xe3*b1");
        let end = game.clone();
        assert_eq!(game.undo(), "*b1".parse().ok());
        assert_eq!(game.played().count(), 5);
        while game.undo().is_some() {}
        assert_eq!(game.position(), game.start());
        while game.redo().is_some() {}
        assert_eq!(game, end);
        assert_eq!(game.taken(Side::First), 2);
    }

    #[test]
    fn undo_to_keeps_a_prefix() {
        let whole = played("yote-traditional", "c3 d3 a1 b1 c3xe3*b1");
        let mut game = whole.clone();
        game.undo_to(2);
        assert_eq!(game, played("yote-traditional", "c3 d3"));
        assert_eq!(game.position(), played("yote-traditional", "c3 d3").position());
        game.undo_to(3);
        assert_eq!(game.played().count(), 2, "nothing is played by taking back");
        while game.redo().is_some() {}
        assert_eq!(game, whole);
    }

    #[test]
    fn new_actions_clear_redo() {
        let mut game = played("yote-traditional", "c3 d3");
        game.undo();
        game.play("e3".parse().unwrap()).unwrap();
        assert!(!game.can_redo());
        assert_eq!(game.redo(), None);
    }

    #[test]
    fn last_action_can_be_undone() {
        let mut game = played("yote-traditional", "c3 d3");
        assert_eq!(game.last_turn(), Some((Side::Second, "d3".parse().unwrap())));
        game.undo();
        assert!(game.can_undo());
        assert_eq!(game.last_turn(), Some((Side::First, "c3".parse().unwrap())));
        game.undo();
        assert!(!game.can_undo());
        assert_eq!(game.last_turn(), None);
    }

    #[test]
    fn cut_turns_cannot_be_redone() {
        let mut game = played("yote-traditional", "c3 d3");
        game.undo();
        game.cut();
        assert!(!game.can_redo());
        assert_eq!(game, played("yote-traditional", "c3"));
    }

    #[test]
    fn game_equality_compares_start_and_actions() {
        let game = played("yote-traditional", "c3 d3");
        assert_eq!(game, game.clone());
        assert_ne!(game, played("yote-traditional", "c3 e3"), "another action");
        assert_ne!(game, played("yote-traditional", "c3"), "one action less");
        let other = Game::new(Ruleset::find("yote-ludens").unwrap());
        assert_ne!(
            Game::new(game.start().rules),
            other,
            "nothing is played yet, by another rulebook"
        );
        let mut later = game.clone();
        later.undo_to(1);
        assert_ne!(Game::from_position(*later.position()), later, "one of them began later");
    }

    #[test]
    fn refused_action_changes_nothing() {
        let mut game = played("yote-traditional", "c3 d3");
        game.undo();
        let before = game.clone();
        assert!(game.play("c3".parse().unwrap()).is_err());
        assert_eq!(game, before);
        assert!(game.can_redo());
    }
}
