//! Invariants of every ruleset, checked on one random game.

use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use sandgrid_rules::{
    Action, Actions, BySide, Cell, Cells, Deadlock, Direction, Family, Game, Position, Record,
    Refusal, Ruleset, Side,
};

use crate::{Chance, Temper};

/// Interval of positions whose texts are parsed back, unless all are. Positions in the middle of a turn always
/// are.
const TEXTS: usize = 8;

/// Interval of positions in which every action that can be written is tried.
const LATTICE: usize = 32;

/// Actions of each game that are undone one by one.
const UNDONE: usize = 40;

type Checked = Result<(), String>;

/// Every action that can be written.
///
/// # Panics
/// If their number is wrong.
#[must_use]
pub fn lattice() -> Vec<Action> {
    let cells = (0..Cell::LATTICE)
        .flat_map(|row| (0..Cell::LATTICE).filter_map(move |column| Cell::new(column, row)));
    let mut lattice = vec![Action::TakeFromHand, Action::Decline, Action::Stop];
    for from in cells {
        lattice.extend([Action::Place { at: from }, Action::Take { at: from }]);
        for dir in Direction::ALL {
            lattice.extend([
                Action::Step { from, dir },
                Action::Leap { from, dir },
                Action::Hop { from, dir },
            ]);
        }
    }
    lattice.retain(|action| action.to().is_some() || action.from().is_none());
    // 64 places, 64 removals, 2 · 7 · 8 · 2 steps, 2 · 6 · 8 · 2 leaps, as many hops, and three.
    assert_eq!(lattice.len(), 64 + 64 + 224 + 192 + 192 + 3, "the lattice of actions");
    lattice
}

impl Display for Trial<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n    in   {}\n    from {}", self.game.position(), self.game.start())?;
        let turns: Vec<String> = self.game.turns().map(|(_, turn)| turn.to_string()).collect();
        let skipped = turns.len().saturating_sub(Self::TURNS_SHOWN);
        write!(f, "\n    {skipped} turns, then {}", turns[skipped..].join(" "))
    }
}

/// The positions whose texts are parsed back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Care {
    /// One in eight, and every one in the middle of a turn.
    Sampled,
    /// Every one.
    Thorough,
}

/// One random game with independent counts.
#[derive(Debug)]
pub struct Trial<'a> {
    rules: &'static Ruleset,
    cited: BTreeSet<&'static str>,
    lattice: &'a [Action],
    /// Interval of positions whose texts are parsed back.
    texts: usize,
    chance: Chance,
    temper: Temper,
    game: Game,
    /// The positions before each action.
    before: Vec<Position>,
    /// Enemy pieces that each side has taken.
    taken: BySide<u8>,
    /// Pieces that could not be placed in a row game.
    left_over: BySide<u8>,
    /// Occurrences of each position at the beginning of a turn.
    seen: HashMap<String, usize>,
}

impl<'a> Trial<'a> {
    const TURNS_SHOWN: usize = 30;

    /// A game of a seed from a position; `all` holds the actions that can be written.
    #[must_use]
    pub fn new(start: Position, seed: u64, lattice: &'a [Action], care: Care) -> Self {
        let rules = start.ruleset();
        Self {
            rules,
            cited: rules.rules().map(|rule| rule.id).collect(),
            lattice,
            texts: match care {
                Care::Sampled => TEXTS,
                Care::Thorough => 1,
            },
            chance: Chance::of(seed),
            temper: Temper::of(seed),
            game: Game::from_position(start),
            before: Vec::new(),
            taken: BySide::default(),
            left_over: BySide::default(),
            seen: HashMap::new(),
        }
    }

    /// Plays the game to its end, and returns the number of actions.
    ///
    /// # Errors
    /// The violated invariant, and the action at which it was violated.
    pub fn run(&mut self) -> Result<usize, String> {
        self.keep().map(|()| self.before.len()).map_err(|error| format!("{error}{self}"))
    }

    fn keep(&mut self) -> Checked {
        same("the start", self.game.position(), self.game.start())?;
        self.see()?;
        while !self.game.actions().is_empty() {
            self.check_position()?;
            let action = self.temper.choose(self.game.position(), &mut self.chance);
            self.play(action)?;
            self.see()?;
        }
        self.check_end()?;
        self.check_turns()?;
        self.check_record()?;
        self.check_undo()
    }

    fn play(&mut self, action: Action) -> Checked {
        let before = *self.game.position();
        ensure(self.game.outcome().is_none(), || "a finished game goes on".to_owned())?;
        self.game.play(action).map_err(|illegal| format!("legal, but refused: {illegal}"))?;
        self.before.push(before);
        self.tally(&before, action)?;
        ensure(self.before.len() <= Game::LONGEST, || "the game is too long".to_owned())
    }

    /// Updates the counts of pieces.
    fn tally(&mut self, before: &Position, action: Action) -> Checked {
        let (us, after) = (before.turn(), *self.game.position());
        if matches!(action, Action::Leap { .. } | Action::Take { .. } | Action::TakeFromHand) {
            self.taken[us] += 1;
        }
        let mut hands = before.in_hand();
        match action {
            Action::Place { .. } => hands[us] -= 1,
            Action::TakeFromHand => hands[!us] -= 1,
            _ => {}
        }
        for side in Side::ALL {
            if after.in_hand()[side] != hands[side] {
                let is_row = matches!(self.rules.family(), Family::Row(_));
                let all_lost = after.in_hand()[side] == 0 && matches!(action, Action::Place { .. });
                ensure(is_row && all_lost, || format!("{action} changed the hand of {side}"))?;
                self.left_over[side] += hands[side];
            }
            let total = after.total(side);
            let on_board = after.pieces(side).len();
            same("total", &u32::from(total), &(on_board + u32::from(after.in_hand()[side])))?;
            let all = total + self.taken[!side] + self.left_over[side];
            same("pieces there ever were", &all, &self.game.start().total(side))?;
        }
        Ok(())
    }

    /// A position that begins a turn for the third time ends the game, unless the ten turns are
    /// being counted; no other ending is a repetition.
    fn see(&mut self) -> Checked {
        let position = *self.game.position();
        if !position.pending().is_fresh() {
            return Ok(());
        }
        let text = position.to_string();
        let sight = text.rsplit_once(' ').map_or(text.as_str(), |(sight, _)| sight);
        let count = self.seen.entry(sight.to_owned()).or_default();
        *count += 1;
        let outcome = self.game.outcome();
        let is_ludens = self.rules.key().contains("-ludens");
        let is_leaping = matches!(self.rules.family(), Family::Leaping(_));
        let is_counting = is_ludens && is_leaping && position.in_hand() == BySide::new(0, 0);
        let is_over = outcome.is_some();
        ensure(*count < 3 || is_over || is_counting, || "stood three times".to_owned())?;
        let is_said =
            outcome.and_then(sandgrid_rules::Outcome::deadlock) == Some(Deadlock::Repeated);
        ensure(!is_said || *count == 3, || format!("said to stand three times, but {count}"))
    }

    fn check_position(&mut self) -> Checked {
        let position = *self.game.position();
        let (game, own) = (self.game.actions(), position.actions());
        same("the game's actions and the position's", &game, &own)?;
        let is_over = position.outcome().is_some();
        ensure(!is_over, || "a position that is over has actions".to_owned())?;
        same("number of actions", &game.into_iter().count(), &game.len())?;
        let hint = game.into_iter().size_hint();
        same("number of actions promised", &hint, &(game.len(), Some(game.len())))?;
        if !position.pending().is_fresh() || self.chance.below(self.texts) == 0 {
            self.check_texts()?;
        }
        if self.chance.below(LATTICE) == 0 {
            self.check_lattice()?;
            check_sets(game)?;
        }
        Ok(())
    }

    fn check_texts(&self) -> Checked {
        let position = self.game.position();
        let mut texts = BTreeSet::new();
        for action in position.actions() {
            read_back(&action)?;
            ensure(texts.insert(action.to_string()), || format!("{action} stands twice"))?;
        }
        let read = Position::parse(&position.to_string(), self.rules);
        let read = read.map_err(|error| format!("printed, but not read: {error}"))?;
        same("the position read back", &read.setup(), &position.setup())?;
        let is_over = read.outcome().is_some();
        ensure(is_over || read.actions() == position.actions(), || "read, acts else".to_owned())
    }

    /// Exactly the legal actions are accepted; the rest is refused by a rule of the rulebook and changes nothing.
    fn check_lattice(&self) -> Checked {
        let position = *self.game.position();
        let mut accepted = 0;
        for action in self.lattice {
            let mut after = position;
            match (position.actions().contains(*action), after.play(*action)) {
                (true, Ok(())) => {
                    accepted += 1;
                    ensure(after != position, || format!("{action} changed nothing"))?;
                }
                (false, Err(illegal)) => {
                    same("the position after a refusal", &after, &position)?;
                    same("the action refused", &illegal.action, action)?;
                    self.check_cited(illegal.rule.id, &illegal)?;
                }
                (true, Err(illegal)) => return Err(format!("legal, but refused: {illegal}")),
                (false, Ok(())) => return Err(format!("accepted, but not legal: {action}")),
            }
        }
        same("accepted actions", &accepted, &position.actions().len())
    }

    fn check_cited(&self, id: &str, what: &dyn Display) -> Checked {
        ensure(self.cited.contains(id), || format!("{what}: cites {id}, not in this rulebook"))
    }

    fn check_end(&mut self) -> Checked {
        let position = *self.game.position();
        let outcome = self.game.outcome().ok_or("nothing is legal, and yet the game goes on")?;
        self.check_cited(outcome.rule(self.rules).id, &outcome)?;
        let is_fresh = position.pending().is_fresh();
        ensure(is_fresh, || "the game ends, and something is still to be decided".to_owned())?;
        // Repetition is known to the game alone.
        let goes_on = position.outcome().is_none() || position.actions().is_empty();
        ensure(goes_on, || "a position that is over has actions".to_owned())?;
        let written = position.to_string();
        let read = Position::parse(&written, self.rules).map(|read| read.to_string());
        same(
            "the last position read back",
            &read.map_err(|error| error.to_string()),
            &Ok(written),
        )?;
        for action in self.lattice {
            match self.game.play(*action) {
                Err(illegal) => same("refused", &illegal.why, &Refusal::GameOver)?,
                Ok(()) => return Err(format!("{action} was accepted after the end")),
            }
        }
        same("the position after refusals", self.game.position(), &position)
    }

    /// The turns have the actions, are parsed back, and do not exceed their bound.
    fn check_turns(&self) -> Checked {
        let mut played = Vec::new();
        let mut count = 0;
        for (_, turn) in self.game.turns() {
            read_back(&turn)?;
            played.extend(turn.iter().copied());
            count += 1;
        }
        same("the actions of all turns", &played, &self.game.played().collect())?;
        // 24 placements and 23 turns that take something at most; before, between and after them
        // no more than 25 or 50 full rounds.
        let quiet = if matches!(self.rules.family(), Family::Row(_)) { 100 } else { 50 };
        ensure(count <= (24 + 23 + 1) * (quiet + 1), || format!("{count} turns"))
    }

    /// The whole game is read back from its record.
    fn check_record(&self) -> Checked {
        let text = Record::of(&self.game).to_string();
        let (read, _) = Game::read(&text).map_err(|error| format!("{text}: {error}"))?;
        same("the game read back", &read, &self.game)?;
        same("the position read back", read.position(), self.game.position())?;
        same("the record again", &Record::of(&read).to_string(), &text)
    }

    fn check_undo(&mut self) -> Checked {
        let copy = self.game.clone();
        let mut undone = 0;
        while undone < UNDONE
            && let Some(action) = self.game.undo()
        {
            undone += 1;
            let expected = self.before[self.before.len() - undone];
            same("the position after undo", self.game.position(), &expected)?;
            same("its text", &self.game.position().to_string(), &expected.to_string())?;
            same("the actions after undo", &self.game.actions(), &expected.actions())?;
            let is_legal = self.game.actions().contains(action);
            ensure(is_legal, || format!("{action} was taken back, and is not legal"))?;
        }
        ensure(undone == UNDONE.min(self.before.len()), || "not all is undone".to_owned())?;
        same("the copy's outcome", &copy.outcome().is_some(), &true)?;
        for _ in 0..undone {
            ensure(self.game.redo().is_some(), || "there is less to redo than undone".to_owned())?;
        }
        ensure(self.game.redo().is_none(), || "there is more to redo than undone".to_owned())?;
        same("the game after redo", &self.game, &copy)?;
        same("the position after redo", self.game.position(), copy.position())?;
        same("the outcome after redo", &self.game.outcome(), &copy.outcome())
    }
}

/// The sets of movable pieces agree with the list of actions.
fn check_sets(actions: Actions) -> Checked {
    let listed = |of: &dyn Fn(Action) -> Option<Cell>| -> Cells {
        actions.into_iter().filter_map(of).collect()
    };
    for way in Direction::ALL {
        let steps = listed(&|action| match action {
            Action::Step { from, dir } if dir == way => Some(from),
            _ => None,
        });
        let leaps = listed(&|action| match action {
            Action::Leap { from, dir } if dir == way => Some(from),
            _ => None,
        });
        let hops = listed(&|action| match action {
            Action::Hop { from, dir } if dir == way => Some(from),
            _ => None,
        });
        let sets = (actions.steps(way), actions.leaps(way), actions.hops(way));
        same("the pieces that can move", &sets, &(steps, leaps, hops))?;
    }
    let places = listed(&|action| match action {
        Action::Place { at } => Some(at),
        _ => None,
    });
    let takes = listed(&|action| match action {
        Action::Take { at } => Some(at),
        _ => None,
    });
    same(
        "the holes to place in, and to take from",
        &(actions.places(), actions.takes()),
        &(places, takes),
    )?;
    let has_leap = actions.into_iter().any(|action| matches!(action, Action::Leap { .. }));
    same("whether somebody leaps", &actions.has_leap(), &has_leap)
}

#[expect(clippy::fn_params_excessive_bools, reason = "a claim, as `assert!` takes it")]
fn ensure(is_so: bool, error: impl FnOnce() -> String) -> Checked {
    if is_so { Ok(()) } else { Err(error()) }
}

fn same<T: PartialEq + Debug>(what: &str, got: &T, expected: &T) -> Checked {
    ensure(got == expected, || format!("{what}: expected {expected:?}, got {got:?}"))
}

/// A printed position is parsed back as the same.
fn read_back<T: Display + FromStr<Err: Display> + PartialEq + Debug>(value: &T) -> Checked {
    let text = value.to_string();
    let read: T =
        text.parse().map_err(|error| format!("{text}: printed, but not read: {error}"))?;
    same("read back", &read, value)
}
