//! Results of a person's games against the computer.

use core::fmt;
use std::collections::BTreeMap;

use sandgrid_engine::Level;
use sandgrid_rules::{Ruleset, Side};

use crate::storage::envelope::Envelope;
use crate::{GameResult, GameSetup, Player};

/// Games won, drawn and lost, by ruleset and level.
///
/// # Text
/// In its envelope a line for each: `yote-traditional 3 won 2 drawn 1 lost 4`, 3 being the level. The first
/// version had those lines without an envelope.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(BTreeMap<(&'static str, u8), Tally>);

/// Number of games by result, from the person's view.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the person.
    pub won: u32,
    /// Drawn games.
    pub drawn: u32,
    /// Games won by the computer.
    pub lost: u32,
}

impl Results {
    /// Counts a finished game; ignores games that are not of a person against the computer.
    pub fn count(&mut self, choice: GameSetup, end: GameResult) {
        let players = choice.players;
        let (person, level) = match (players[Side::First], players[Side::Second]) {
            (Player::Person, Player::Computer(level)) => (Side::First, level),
            (Player::Computer(level), Player::Person) => (Side::Second, level),
            _ => return,
        };
        let tally = self.0.entry((choice.rules.key(), level.number())).or_default();
        let count = match end.winner() {
            None => &mut tally.drawn,
            Some(side) if side == person => &mut tally.won,
            Some(_) => &mut tally.lost,
        };
        *count = count.saturating_add(1);
    }

    /// Returns the tally of a ruleset and a level.
    #[must_use]
    pub fn of(&self, rules: &Ruleset, level: Level) -> Tally {
        let tally =
            self.0.iter().find(|((key, at), _)| *key == rules.key() && *at == level.number());
        tally.map(|(_, tally)| *tally).unwrap_or_default()
    }

    /// Iterates over the tallies by ruleset and level.
    pub fn all(&self) -> impl Iterator<Item = (&'static Ruleset, Level, Tally)> {
        self.0.iter().filter_map(|((key, level), tally)| {
            Some((Ruleset::find(key).ok()?, Level::new(*level)?, *tally))
        })
    }

    /// Parses a text; returns `None` if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let lines = Envelope::RESULTS.unwrap(text).ok()?;
        lines.lines().map(line).collect::<Option<_>>().map(Self)
    }

    /// Merges other results: for each ruleset and level the tally with more games wins.
    pub fn merge(&mut self, others: &Self) {
        for (key, theirs) in &others.0 {
            let ours = self.0.entry(*key).or_default();
            if theirs.games() > ours.games() {
                *ours = *theirs;
            }
        }
    }
}

impl Tally {
    fn games(self) -> u64 {
        [self.won, self.drawn, self.lost].into_iter().map(u64::from).sum()
    }
}

fn line(line: &str) -> Option<((&'static str, u8), Tally)> {
    let mut words = line.split(' ');
    let rules = Ruleset::find(words.next()?).ok()?;
    let level: Level = words.next()?.parse().ok()?;
    let mut number =
        |name| (words.next() == Some(name)).then(|| words.next()?.parse().ok()).flatten();
    let tally = Tally { won: number("won")?, drawn: number("drawn")?, lost: number("lost")? };
    Some(((rules.key(), level.number()), tally))
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |((key, level), Tally { won, drawn, lost }): (&(_, _), &_)| {
            format!("{key} {level} won {won} drawn {drawn} lost {lost}\n")
        };
        let lines: String = self.0.iter().map(line).collect();
        f.write_str(&Envelope::RESULTS.wrap(&lines))
    }
}
