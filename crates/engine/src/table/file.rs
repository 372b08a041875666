//! The file format of tables.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::law::{Layer, Material, TableKey, TableRules, Unfit};
use super::model::{self, Win};
use super::solve::{Solver, get};
use super::value::{Mark, WinDrawLoss};

/// The first bytes of every file; the digit is the version of the format.
const MAGIC: &[u8; 4] = b"SGT1";

/// The error returned when a table is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableError {
    /// The name in the header, such as `yote-traditional 4v2`, if it is readable.
    pub table: Option<String>,
    /// The fault.
    pub fault: TableFault,
}

/// A fault of a table file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// Not a table, or another format version.
    Foreign,
    /// It ends too early, or has bytes after its end.
    Length {
        /// Actual size in bytes.
        actual: usize,
        /// Size in bytes according to the header.
        expected: usize,
    },
    /// The checksum does not match.
    Altered,
    /// The ruleset is unknown.
    Unknown,
    /// The ruleset differs from that of the tables loaded before.
    Other,
    /// The ruleset does not support tables.
    Unfit(Unfit),
    /// Another table must be loaded first: the one with these totals.
    Before(u8, u8),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table {
            Some(table) => write!(f, "the table {table} {}", self.fault),
            None => write!(f, "the table {}", self.fault),
        }
    }
}

/// The fault, worded to follow the table's name.
impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("is not in the format that is read here"),
            Self::Length { actual, expected } => {
                write!(f, "has {actual} bytes instead of {expected}")
            }
            Self::Altered => f.write_str("was altered: its checksum is wrong"),
            Self::Unknown => f.write_str("is for rules that are not known here"),
            Self::Other => f.write_str("is for other rules than the one before it"),
            Self::Unfit(unfit) => write!(f, "is refused: {unfit}"),
            Self::Before(most, least) => {
                write!(f, "cannot be used without that for {most} against {least} pieces")
            }
        }
    }
}

impl core::error::Error for TableError {}

/// Returns the 64-bit FNV-1a checksum (Fowler, Noll, Vo).
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The contents of a file, its layers still compressed.
pub(crate) struct Contents<'a> {
    pub(crate) key: &'a str,
    pub(crate) layers: Vec<(Layer, &'a [u8])>,
}

impl Solver {
    /// Encodes solved layers, each together with its counterpart with the other side to act, as one
    /// table for `key`. Its name contains the greatest totals.
    ///
    /// # Panics
    /// When a layer has not been solved.
    #[must_use]
    pub fn write(&self, key: &str, layers: &[Layer]) -> Vec<u8> {
        let both = layers.iter().flat_map(|layer| {
            let turned = layer.turned();
            [*layer].into_iter().chain((turned != *layer).then_some(turned))
        });
        let packed: Vec<(Layer, Vec<u8>)> = both.map(|layer| (layer, self.packed(layer))).collect();
        let size = |len: usize| u32::try_from(len).expect("far below 4 GB").to_le_bytes();
        let mut body = Vec::new();
        body.push(u8::try_from(key.len()).expect("a short key"));
        body.extend(key.as_bytes());
        body.extend(size(packed.len()));
        for (Layer { us, them }, bytes) in &packed {
            body.extend([us.total, us.hand, them.total, them.hand]);
            body.extend(size(bytes.len()));
        }
        body.extend(packed.iter().flat_map(|(_, bytes)| bytes));
        let mut file = MAGIC.to_vec();
        file.extend(size(MAGIC.len() + 4 + body.len() + 8));
        file.extend(body);
        let sum = checksum(&file);
        file.extend(sum.to_le_bytes());
        file
    }

    /// Returns the compressed wins of a layer; empty if it has none.
    fn packed(&self, layer: Layer) -> Vec<u8> {
        let (frame, marks) = (self.frame(layer), self.marks(layer));
        let mut wins = alloc::vec![0; frame.len()];
        let mut any = false;
        for (index, us, them) in (0..frame.orbits().0).flat_map(|orbit| frame.boards(orbit)) {
            let Mark::Won(depth @ 0..=TableRules::LIMIT) = get(marks, index) else {
                continue;
            };
            any = true;
            let captures = self.law.captures(TableKey { layer, us, them });
            if depth != 1 || self.best(captures) != Some(WinDrawLoss::Win) {
                wins[index] = depth + 1 as Win;
            }
        }
        if any { model::pack(&self.law, frame, &wins) } else { Vec::new() }
    }
}

/// Parses a file up to its compressed layers, and verifies its length and checksum.
pub(crate) fn read(bytes: &[u8]) -> Result<Contents<'_>, TableError> {
    let unnamed = |fault| TableError { table: None, fault };
    let mut reader = Reader(bytes);
    if reader.take(4) != Some(MAGIC) {
        return Err(unnamed(TableFault::Foreign));
    }
    let expected = reader.size().ok_or(unnamed(TableFault::Foreign))?;
    let header = header(&mut reader);
    let table = header.as_ref().and_then(|(key, layers)| name(key, layers));
    let wrong = |fault| TableError { table: table.clone(), fault };
    if bytes.len() != expected {
        return Err(wrong(TableFault::Length { actual: bytes.len(), expected }));
    }
    let (whole, sum) = bytes.split_at(bytes.len().saturating_sub(8));
    if sum != checksum(whole).to_le_bytes() {
        return Err(wrong(TableFault::Altered));
    }
    let (key, sizes) = header.ok_or(unnamed(TableFault::Foreign))?;
    let packed = |(layer, size)| Some((layer, reader.take(size)?));
    let layers: Option<Vec<_>> = sizes.into_iter().map(packed).collect();
    let layers = layers.filter(|_| reader.0.len() == 8).ok_or(wrong(TableFault::Foreign))?;
    Ok(Contents { key, layers })
}

/// Returns the name of a table: its rules and its greatest number of pieces.
fn name(key: &str, layers: &[(Layer, usize)]) -> Option<String> {
    let most = layers.iter().map(|(layer, _)| (layer.us.total, layer.them.total)).max()?;
    Some(alloc::format!("{key} {}v{}", most.0, most.1))
}

fn header<'a>(reader: &mut Reader<'a>) -> Option<(&'a str, Vec<(Layer, usize)>)> {
    let len = usize::from(reader.take(1)?[0]);
    let key = core::str::from_utf8(reader.take(len)?).ok()?;
    let count = reader.size().filter(|count| *count <= reader.0.len() / 8)?;
    let stock = |total, hand| (hand <= total).then_some(Material { total, hand });
    let layer = |reader: &mut Reader<'a>| {
        let [total, hand, their, held] = *reader.take(4)? else { return None };
        let layer = Layer { us: stock(total, hand)?, them: stock(their, held)? };
        Some((layer, reader.size()?))
    };
    let layers: Option<Vec<_>> = (0..count).map(|_| layer(reader)).collect();
    Some((key, layers?))
}

impl Contents<'_> {
    /// Returns the table's name.
    pub(crate) fn name(&self) -> String {
        let sizes: Vec<_> =
            self.layers.iter().map(|(layer, bytes)| (*layer, bytes.len())).collect();
        name(self.key, &sizes).unwrap_or_else(|| self.key.to_string())
    }
}

/// The unread bytes of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(taken)
    }

    fn size(&mut self) -> Option<usize> {
        let bytes = self.take(4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    }
}
