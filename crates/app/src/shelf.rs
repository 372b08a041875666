//! The endgame tables at hand, and those that a game would like to have.

use std::sync::Arc;

use sandgrid_engine::table::{TableError, Tables};
use sandgrid_rules::{Game, Ruleset, Side};

/// The rulebooks that there are tables for.
const BOOKS: [&str; 2] = ["yote-traditional", "choko-traditional"];

/// The tables of a rulebook, each of which needs those before it.
const TIERS: [Tier; 3] = [
    Tier { name: "4v2", near: u8::MAX, comes: Comes::Always },
    Tier { name: "4v3", near: 14, comes: Comes::Always },
    Tier { name: "4v4", near: 14, comes: Comes::OnceKept },
];

#[derive(Copy, Clone, Debug)]
struct Tier {
    name: &'static str,
    /// It is wanted as soon as both sides together have so many pieces left.
    near: u8,
    comes: Comes,
}

/// Where a table comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Comes {
    /// With the page.
    Always,
    /// From where a player keeps it, if one does.
    OnceKept,
}

/// The endgame tables of one rulebook, as they come in.
#[derive(Debug, Default)]
pub struct Shelf {
    rules: Option<&'static Ruleset>,
    tables: Option<Arc<Tables>>,
    /// How many were asked for.
    asked: usize,
    /// Whether the last that was asked for has not come yet.
    awaited: bool,
}

/// A table that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Such as `yote-traditional-4v3`.
    pub name: String,
    /// Whether it is no fault when it is not there.
    pub optional: bool,
}

impl Shelf {
    /// The tables for that game, as far as they have come.
    #[must_use]
    pub fn tables(&self, game: &Game) -> Option<Arc<Tables>> {
        self.tables.clone().filter(|tables| tables.ruleset() == game.ruleset())
    }

    /// The table that a game wants next, asked for once.
    pub fn order(&mut self, game: &Game) -> Option<Order> {
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
        Some(Order { name, optional: tier.comes == Comes::OnceKept })
    }

    /// Puts a table on the shelf that was ordered; or nothing, where it could not be had, and then
    /// nothing more of that rulebook is asked for.
    ///
    /// # Errors
    ///
    /// Why the table is of no use, in words.
    pub fn put(&mut self, order: &Order, bytes: Option<&[u8]>) -> Result<(), String> {
        let is_ours = self.rules.is_some_and(|rules| order.name.starts_with(rules.key()));
        if !is_ours || !self.awaited {
            return Ok(());
        }
        self.awaited = false;
        let put = match bytes {
            None => {
                self.asked = TIERS.len();
                return Ok(());
            }
            Some(bytes) => self.add(bytes),
        };
        if put.is_err() {
            self.asked = TIERS.len();
        }
        put
    }

    fn add(&mut self, bytes: &[u8]) -> Result<(), String> {
        let words = |error: TableError| format!("it {}", error.fault);
        match &mut self.tables {
            None => {
                let tables = Tables::load(bytes).map_err(words)?;
                if Some(tables.ruleset()) != self.rules {
                    return Err("it is for another rulebook".to_owned());
                }
                self.tables = Some(Arc::new(tables));
            }
            Some(tables) => match Arc::get_mut(tables) {
                Some(tables) => tables.add(bytes).map_err(words)?,
                None => return Err("the tables are in use".to_owned()),
            },
        }
        Ok(())
    }
}
