//! Incremental decoding of a table, in slices: a large one takes too long at once.

use alloc::collections::{BTreeMap, VecDeque};
use alloc::vec::Vec;
use core::fmt;

use sandgrid_rules::Ruleset;

use super::file::{self, Contents, TableError, TableFault};
use super::index::Orbits;
use super::law::{Layer, TableRules};
use super::model::LayerDecoder;
use super::probe::{Tables, frame};

/// A table that is being loaded.
pub struct TableDecoder {
    read: Tables,
    /// The layers that are still compressed.
    layers: VecDeque<(Layer, Vec<u8>)>,
    unpacking: Option<(Layer, LayerDecoder)>,
}

impl fmt::Debug for TableDecoder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reading({:?}, {} layers to come)", self.read, self.layers.len())
    }
}

impl TableDecoder {
    /// Starts loading a table that extends the known ones.
    ///
    /// # Errors
    /// When the table is truncated, corrupt, of another ruleset, or requires another; the error
    /// names the table.
    pub fn begin(bytes: &[u8], known: Option<&Tables>) -> Result<Self, TableError> {
        let contents = file::read(bytes)?;
        let wrong = |fault| TableError { table: Some(contents.name()), fault };
        if known.is_some_and(|known| known.ruleset().key() != contents.key) {
            return Err(wrong(TableFault::Other));
        }
        let rules = Ruleset::find(contents.key).map_err(|_| wrong(TableFault::Unknown))?;
        let law = TableRules::of(rules).map_err(|unfit| wrong(TableFault::Unfit(unfit)))?;
        check(&law, &contents, known).map_err(wrong)?;
        let most = contents.layers.iter().map(|(layer, _)| layer.us.placed()).max().unwrap_or(0);
        let orbits = (0..=most).map(|pieces| Orbits::new(&law.grid, pieces)).collect();
        let layers = contents.layers.iter().map(|(layer, bytes)| (*layer, bytes.to_vec()));
        let layers = layers.collect();
        let read = Tables { rules, law, orbits, wins: BTreeMap::new() };
        Ok(Self { read, layers, unpacking: None })
    }

    /// Returns the ruleset of the table.
    #[must_use]
    pub fn ruleset(&self) -> &'static Ruleset {
        self.read.ruleset()
    }

    /// Decodes about `positions` more positions; returns whether the table is complete.
    pub fn step(&mut self, positions: usize) -> bool {
        let mut count = 0;
        while count < positions {
            let Some((layer, mut unpacking)) = self.unpacking.take().or_else(|| self.next()) else {
                return true;
            };
            let frame = frame(&self.read.law, &self.read.orbits, layer);
            count += frame.orbits().1;
            if unpacking.step(&self.read.law, frame) {
                self.read.wins.insert(layer, unpacking.finish());
            } else {
                self.unpacking = Some((layer, unpacking));
            }
        }
        self.unpacking.is_none() && self.layers.is_empty()
    }

    /// Decodes the rest and returns the tables.
    #[must_use]
    pub fn finish(mut self) -> Tables {
        while !self.step(usize::MAX) {}
        self.read
    }

    /// Starts the next layer that is not empty.
    fn next(&mut self) -> Option<(Layer, LayerDecoder)> {
        while let Some((layer, bytes)) = self.layers.pop_front() {
            if !bytes.is_empty() {
                let frame = frame(&self.read.law, &self.read.orbits, layer);
                return Some((layer, LayerDecoder::new(frame, bytes)));
            }
            self.read.wins.insert(layer, Vec::new());
        }
        None
    }
}

/// Checks that every layer fits, and that all layers it leads to are present.
impl Tables {
    /// Loads a first table.
    ///
    /// # Errors
    /// When the table is truncated, corrupt, or requires another; the error names the table.
    pub fn load(bytes: &[u8]) -> Result<Self, TableError> {
        Ok(TableDecoder::begin(bytes, None)?.finish())
    }

    /// Loads a further table of the same ruleset, with more pieces.
    ///
    /// # Errors
    /// As [`load`](Self::load); the tables are then unchanged.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        let read = TableDecoder::begin(bytes, Some(self))?.finish();
        self.take(read);
        Ok(())
    }
}

fn check(
    law: &TableRules,
    contents: &Contents<'_>,
    known: Option<&Tables>,
) -> Result<(), TableFault> {
    let listed = |layer| contents.layers.iter().any(|(here, _)| *here == layer);
    let is_known = |layer| known.is_some_and(|known| known.knows(layer));
    for (layer, _) in &contents.layers {
        let missing = |before: &Layer| !is_known(*before) && !listed(*before);
        if let Some(Layer { us, them }) = law.before(*layer).into_iter().find(missing) {
            let (most, least) = (us.total.max(them.total), us.total.min(them.total));
            return Err(TableFault::Before(most, least));
        }
    }
    let fits = contents.layers.iter().all(|(layer, _)| law.can_hold(*layer));
    if fits { Ok(()) } else { Err(TableFault::Foreign) }
}
