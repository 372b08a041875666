//! The endgame tables at hand, and those that a game would like to have.

use std::sync::Arc;

use sandgrid_engine::table::{TableDecoder, Tables};
use sandgrid_rules::{Game, Ruleset, Side};

/// The rulebooks that there are tables for.
const BOOKS: [&str; 2] = ["yote-traditional", "choko-traditional"];

/// The tables of a rulebook, each of which needs those before it.
const TIERS: [Tier; 3] = [
    Tier { name: "4v2", near: u8::MAX, comes: Availability::Always },
    Tier { name: "4v3", near: 14, comes: Availability::Always },
    Tier { name: "4v4", near: 14, comes: Availability::OnceKept },
];

#[derive(Copy, Clone, Debug)]
struct Tier {
    name: &'static str,
    /// It is wanted as soon as both sides together have so many pieces left.
    near: u8,
    comes: Availability,
}

/// Where a table comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Availability {
    /// With the page.
    Always,
    /// From where a player keeps it, if one does.
    OnceKept,
}

/// The endgame tables of one rulebook, as they come in.
#[derive(Debug, Default)]
pub struct TablebaseLoader {
    rules: Option<&'static Ruleset>,
    tables: Option<Arc<Tables>>,
    /// How many were asked for.
    asked: usize,
    /// Whether the last that was asked for has not come and been read; for ever where it is of no
    /// use.
    awaited: bool,
    reading: Option<TableDecoder>,
}

/// A table that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRequest {
    /// Such as `yote-traditional-4v3`.
    pub name: String,
    /// Whether it is no fault when it is not there.
    pub optional: bool,
}

impl TablebaseLoader {
    /// The tables for that game, as far as they have come.
    #[must_use]
    pub fn tables(&self, game: &Game) -> Option<Arc<Tables>> {
        self.tables.clone().filter(|tables| tables.ruleset() == game.ruleset())
    }

    /// The table of a rulebook that a player may fetch and keep, if there is one.
    #[must_use]
    pub fn largest(rules: &Ruleset) -> Option<String> {
        let name = TIERS.iter().find(|tier| tier.comes == Availability::OnceKept)?.name;
        BOOKS.contains(&rules.key()).then(|| format!("{}-{name}", rules.key()))
    }

    /// A table that was not there has come to be kept: it may be ordered again.
    pub fn again(&mut self, name: &str) {
        let missed = self.asked.checked_sub(1).and_then(|last| TIERS.get(last));
        let is_missed = missed.is_some_and(|tier| name.ends_with(tier.name));
        if is_missed && self.awaited && self.reading.is_none() {
            self.asked -= 1;
            self.awaited = false;
        }
    }

    /// The table that a game wants next, asked for once.
    pub fn order(&mut self, game: &Game) -> Option<TableRequest> {
        let rules = game.ruleset();
        if !BOOKS.contains(&rules.key()) {
            return None;
        }
        if self.rules != Some(rules) {
            *self = Self { rules: Some(rules), ..Self::default() };
        }
        let left: u8 = Side::ALL.into_iter().map(|side| game.position().total(side)).sum();
        let tier = TIERS.get(self.asked).filter(|tier| !self.awaited && left <= tier.near)?;
        self.asked += 1;
        self.awaited = true;
        let name = format!("{}-{}", rules.key(), tier.name);
        Some(TableRequest { name, optional: tier.comes == Availability::OnceKept })
    }

    /// Begins to read a table that was ordered; nothing, where it could not be had, and then nothing
    /// more of that rulebook is asked for.
    ///
    /// # Errors
    ///
    /// Why the table is of no use, in words.
    pub fn put(&mut self, order: &TableRequest, bytes: Option<&[u8]>) -> Result<(), String> {
        let is_ours = self.rules.is_some_and(|rules| order.name.starts_with(rules.key()));
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

    /// Whether a table has come that is still to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Reads on for about so many positions. A table that has been read is of use at once.
    ///
    /// # Panics
    /// Where the tables are in use elsewhere just then.
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
