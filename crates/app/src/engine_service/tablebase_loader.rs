//! The tablebase loader: the loaded endgame tables and the ones that a game needs next.

use std::sync::Arc;

use sandgrid_engine::table::{TableDecoder, Tables};
use sandgrid_rules::{Game, Ruleset, Side};

use crate::EngineFile;

/// Keys of the rulebooks with tables.
const BOOKS: [&str; 2] = ["yote-traditional", "choko-traditional"];

/// The tables of a rulebook, each of which depends on those before it.
const TIERS: [Tier; 3] = [
    Tier { name: "4v2", max_pieces: 18, availability: Availability::Always },
    Tier { name: "4v3", max_pieces: 14, availability: Availability::Always },
    Tier { name: "4v4", max_pieces: 14, availability: Availability::OnceKept },
];

#[derive(Copy, Clone, Debug)]
struct Tier {
    name: &'static str,
    /// The table is requested once both sides together have at most that number of pieces.
    max_pieces: u8,
    availability: Availability,
}

/// The availability of a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Availability {
    /// Part of the page.
    Always,
    /// Optional download; available once the user has stored it.
    OnceKept,
}

/// Loads the endgame tables of one rulebook, one after another.
#[derive(Debug, Default)]
pub struct TablebaseLoader {
    rules: Option<&'static Ruleset>,
    tables: Option<Arc<Tables>>,
    /// Number of tables requested.
    asked: usize,
    /// Whether the last requested table has not been loaded yet; stays set if loading failed, which stops
    /// further requests.
    awaited: bool,
    reading: Option<TableDecoder>,
}

impl TablebaseLoader {
    /// Returns the tables loaded so far, if they match the game's ruleset.
    #[must_use]
    pub fn tables(&self, game: &Game) -> Option<Arc<Tables>> {
        self.tables.clone().filter(|tables| tables.ruleset() == game.ruleset())
    }

    /// Returns the name of a rulebook's optional table, if there is one.
    #[must_use]
    pub fn largest(rules: &Ruleset) -> Option<String> {
        let name = TIERS.iter().find(|tier| tier.availability == Availability::OnceKept)?.name;
        BOOKS.contains(&rules.key()).then(|| format!("{}-{name}", rules.key()))
    }

    /// Allows a new request for a table that was missing and is stored now.
    pub fn again(&mut self, name: &str) {
        let missed = self.asked.checked_sub(1).and_then(|last| TIERS.get(last));
        let is_missed = missed.is_some_and(|tier| name.ends_with(tier.name));
        if is_missed && self.awaited && self.reading.is_none() {
            self.asked -= 1;
            self.awaited = false;
        }
    }

    /// Returns the request for the table that a game needs next, once.
    pub fn order(&mut self, game: &Game) -> Option<EngineFile> {
        let rules = game.ruleset();
        if !BOOKS.contains(&rules.key()) {
            return None;
        }
        if self.rules != Some(rules) {
            *self = Self { rules: Some(rules), ..Self::default() };
        }
        let left: u8 = Side::ALL.into_iter().map(|side| game.position().total(side)).sum();
        let tier = TIERS.get(self.asked).filter(|tier| !self.awaited && left <= tier.max_pieces)?;
        self.asked += 1;
        self.awaited = true;
        let name = format!("{}-{}", rules.key(), tier.name);
        Some(match tier.availability {
            Availability::Always => EngineFile::Table(name),
            Availability::OnceKept => EngineFile::StoredTable(name),
        })
    }

    /// Starts to read the bytes of a requested table. If they are `None`, no further table of the rulebook is
    /// requested.
    ///
    /// # Errors
    ///
    /// Returns the reason for which the table cannot be used.
    pub fn put(&mut self, name: &str, bytes: Option<&[u8]>) -> Result<(), String> {
        let is_ours = self.rules.is_some_and(|rules| name.starts_with(rules.key()));
        if !is_ours || !self.awaited || self.reading.is_some() {
            return Ok(());
        }
        let begun =
            bytes.map(|bytes| TableDecoder::begin(bytes, self.tables.as_deref())).transpose();
        let reading = begun.map_err(|error| format!("it {}", error.fault));
        let reading = reading.and_then(|reading| match &reading {
            Some(reading) if Some(reading.ruleset()) != self.rules => {
                Err("it is for another rulebook".to_owned())
            }
            _ => Ok(reading),
        });
        self.reading = reading?;
        Ok(())
    }

    /// Returns whether a table is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Reads about that number of positions. A table is available as soon as it is complete.
    ///
    /// # Panics
    /// Panics if another owner shares the tables at that time.
    pub fn read(&mut self, positions: usize) {
        let Some(mut reading) = self.reading.take() else { return };
        if !reading.step(positions) {
            self.reading = Some(reading);
            return;
        }
        let read = reading.finish();
        match &mut self.tables {
            None => self.tables = Some(Arc::new(read)),
            Some(tables) => Arc::get_mut(tables).expect("nobody else has them now").take(read),
        }
        self.awaited = false;
    }
}
