//! Playing levels.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use sandgrid_rules::{Action, Family, FriendlyLeap, Game, Ruleset, Side};

use crate::Searcher;
use crate::attention::{self, Attention};
use crate::greedy::undoing;
use crate::novice::novice;
use crate::prospect::gives_away;
use crate::search::{Budget, EvalNoise, SearchObserver, SearchOptions, SearchResult};

/// The strength of an opponent, from 1, for a first game, to 13, the full engine; ordered by
/// strength. One scale for every ruleset.
///
/// The first five levels overlook captures, as beginners do. Each of the others has a budget of nodes
/// and an error of evaluation. Wins and losses inside the search are exact at every
/// level, and no level overlooks a turn that captures its last four pieces, unless that turn
/// begins with a hop.
///
/// ```
/// # use sandgrid_engine::{Level, NoObserver, choose};
/// # use sandgrid_rules::{Game, Ruleset};
/// let game = Game::new(Ruleset::find("yote-traditional")?);
/// let level: Level = "8".parse()?;
/// let report = choose(&game, level, 7, &mut NoObserver).ok_or("the game has begun")?;
/// assert!(game.actions().contains(report.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Text
/// Its number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8); // Invariant: 1 to 13.

/// The parameters of a level.
enum LevelParams {
    /// Overlooks things and does not search.
    Novice(Attention),
    /// Searches.
    Searching {
        budget: Budget,
        /// The largest evaluation error, up or down, in hundredths of a piece.
        error: i32,
    },
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 13] = {
        let mut all = [Self(1); 13];
        let mut index = 1;
        while index < all.len() {
            all[index] = Self(all[index - 1].0 + 1);
            index += 1;
        }
        all
    };

    /// The full engine.
    pub const HIGHEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// Returns the level with this number, 1 to 13.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::HIGHEST.0 { Some(Self(number)) } else { None }
    }

    /// Returns the number, 1 to 13.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the level probes endgame tables if the [`Searcher`] has any; only the highest does.
    #[must_use]
    pub const fn consults(self) -> bool {
        self.0 == Self::HIGHEST.0
    }

    // Each level scores 60 to 80 % against the one below it, in every book: `lab ladder`,
    // docs/strength.md.
    fn strength(self, rules: &Ruleset) -> LevelParams {
        let novices = attention::of(rules);
        let index = usize::from(self.0) - 1;
        if let Some(attention) = novices.get(index) {
            return LevelParams::Novice(*attention);
        }
        let found = below(rules).get(index - novices.len());
        let &(nodes, error) = found.unwrap_or(&EVERYTHING);
        LevelParams::Searching { budget: Budget::nodes(nodes), error }
    }
}

/// Nodes and evaluation error of the highest level.
const EVERYTHING: (u64, i32) = (1_000_000, 0);

/// Nodes and evaluation error of the other searching levels, weakest first.
const BELOW: [(u64, i32); 7] =
    [(62, 143), (112, 93), (232, 65), (610, 44), (1_620, 30), (7_000, 17), (90_000, 4)];

/// The same for rulesets in which pieces may hop over friends before they capture: turns have many
/// more variations, so each additional node gains more strength.
const HOPPING: [(u64, i32); 7] =
    [(135, 71), (200, 64), (320, 53), (640, 41), (1_900, 30), (7_600, 17), (90_000, 4)];

/// The same for rows of three: only depth tells which side makes the next row, so the levels lie
/// closer to the highest.
const THREES: [(u64, i32); 7] =
    [(70, 132), (134, 90), (288, 65), (800, 43), (3_350, 25), (16_000, 11), (270_000, 2)];

/// The same for rows of two: against 44,000 nodes the highest level scored less than 60 %, so the
/// levels below it search fewer.
const TWOS: [(u64, i32); 7] =
    [(62, 143), (108, 93), (232, 65), (550, 47), (1_250, 34), (3_700, 21), (30_000, 9)];

/// Returns the searching levels of a ruleset below the highest.
fn below(rules: &Ruleset) -> &'static [(u64, i32); 7] {
    match rules.family() {
        Family::Leaping(choices) if choices.friends.value == FriendlyLeap::ThenCapture => &HOPPING,
        Family::Row(choices) if choices.line.value == 3 => &THREES,
        Family::Row(_) => &TWOS,
        Family::Leaping(_) => &BELOW,
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {}", self.0)
    }
}

/// The error returned when a text is not a level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LevelError;

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a level is a number from 1 to {}", Level::HIGHEST.0)
    }
}

impl core::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        text.parse().ok().and_then(Self::new).ok_or(LevelError)
    }
}

impl Searcher {
    /// Returns the action that a level plays; `None` when the game is over.
    ///
    /// The same game, level, seed, tables and network give the same action on every machine, unless the observer stops the
    /// search.
    pub fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        watch: &mut dyn SearchObserver,
    ) -> Option<SearchResult> {
        let (budget, error) = match level.strength(game.ruleset()) {
            LevelParams::Novice(attention) => {
                return novice(game, attention, seed).map(SearchResult::bare);
            }
            LevelParams::Searching { budget, error } => (budget, error),
        };
        let noise = EvalNoise { most: error, seed: seed ^ own(game.position().turn()) };
        let avoid = shuffling(game).filter(|_| error > 0);
        let manner =
            SearchOptions { noise, avoid, unaided: !level.consults(), ..SearchOptions::default() };
        let report = self.search_as(game, budget, manner, watch)?;
        if error == 0 || !gives_away(game.position(), report.action) {
            return Some(report);
        }
        // At these node counts the lower levels would miss it at times, which a person does not.
        let barred: Vec<Action> =
            game.actions().into_iter().filter(|at| gives_away(game.position(), *at)).collect();
        self.search_as(game, budget, SearchOptions { barred: &barred, ..manner }, watch)
            .or(Some(report))
    }
}

/// Returns the action that a level plays, with a fresh transposition table; use a [`Searcher`] to keep the table.
pub fn choose(
    game: &Game,
    level: Level,
    seed: u64,
    watch: &mut dyn SearchObserver,
) -> Option<SearchResult> {
    let entries = match level.strength(game.ruleset()) {
        LevelParams::Novice(_) => 2, // A novice does not use the table.
        LevelParams::Searching { budget, .. } => {
            usize::try_from(budget.nodes).map_or(Searcher::ENTRIES, |it| it.min(Searcher::ENTRIES))
        }
    };
    Searcher::new(entries).choose(game, level, seed, watch)
}

/// Separates the errors of the two sides: with one seed, two levels would otherwise share their mistakes.
fn own(side: Side) -> u64 {
    u64::from(side == Side::Second) << 63
}

/// Returns the legal step that would only undo the side's last one.
fn shuffling(game: &Game) -> Option<Action> {
    undoing(game).filter(|action| game.actions().contains(*action))
}
