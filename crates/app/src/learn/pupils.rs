//! The pupils who share a device, and the progress of each.

use core::fmt;

use crate::storage::checksum::fnv1a;
use crate::storage::envelope::Envelope;
use crate::storage::game_id::{hex, number};
use crate::text::sanitize::{changes_direction, sanitize_name};

/// Maximum length of a pupil's name in characters.
pub(crate) const MAX_NAME_LENGTH: usize = 40;

/// Maximum number of pupils that can be added.
pub(crate) const MAX_PUPILS: usize = 60;

/// Prefix of the storage keys of pupils' progress.
const PUPIL: &str = "pupil-";

/// The names of the pupils in the order of adding, and the chosen one.
///
/// # Text
/// In its envelope a line for each name, and one for the chosen pupil: `pupil Ama`, `chosen Ama`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PupilList {
    names: Vec<String>,
    chosen: Option<String>,
}

/// The reason why a name cannot be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PupilFlaw {
    /// Nothing of the name is visible.
    Empty,
    /// A pupil has that name.
    Taken(String),
    /// There are as many pupils as can be added.
    Full(usize),
}

/// A message about pupils and their class sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PupilMessage {
    /// The name of the progress that is no pupil's.
    Nobody,
    /// A pupil was added and is chosen.
    Added(String),
    /// A pupil was removed.
    Removed(String),
    /// The button that confirms the removal of a pupil.
    RemoveReally(String),
    /// A name was refused.
    Refused(PupilFlaw),
    /// Heading of the names.
    Pupil,
    /// Heading of the completed lessons of that number.
    Lessons(usize),
    /// Heading of the puzzles of that number solved without help.
    Solved(usize),
    /// Heading of the puzzles of that number solved with help.
    Helped(usize),
}

impl PupilList {
    /// Parses the text of [`Display`](fmt::Display); returns `None` if it is damaged.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut list = Self::default();
        for line in Envelope::PUPILS.unwrap(text).ok()?.lines() {
            let (word, name) = line.split_once(' ')?;
            // Earlier versions kept blanks and invisible characters within a name.
            let is_sound = sanitize_name(name, MAX_NAME_LENGTH).is_some()
                && name.chars().count() <= MAX_NAME_LENGTH
                && !name.chars().any(changes_direction);
            match word {
                "pupil" if is_sound => list.add(name),
                "chosen" if list.has(name) => list.chosen = Some(name.to_owned()),
                _ => return None,
            }
        }
        Some(list)
    }

    /// Follows the list of another window; the chosen pupil stays, if that list has them.
    pub(crate) fn follow(&mut self, theirs: Self) {
        let chosen = self.chosen.take().filter(|name| theirs.has(name));
        *self = Self { chosen, ..theirs };
    }

    /// Adds the names of another device.
    pub(crate) fn merge(&mut self, other: &Self) {
        other.names.iter().for_each(|name| self.add(name));
    }

    /// Returns a name as it can be added.
    pub(crate) fn vet(&self, name: &str) -> Result<String, PupilFlaw> {
        let name = sanitize_name(name, MAX_NAME_LENGTH).ok_or(PupilFlaw::Empty)?;
        if self.has(&name) {
            return Err(PupilFlaw::Taken(name));
        }
        if self.names.len() < MAX_PUPILS { Ok(name) } else { Err(PupilFlaw::Full(MAX_PUPILS)) }
    }

    /// Adds a name at the end, unless it is there.
    pub(crate) fn add(&mut self, name: &str) {
        if !self.has(name) {
            self.names.push(name.to_owned());
        }
    }

    /// Removes a name; returns whether it was there.
    pub(crate) fn remove(&mut self, name: &str) -> bool {
        let is_there = self.has(name);
        self.names.retain(|other| other != name);
        self.chosen.take_if(|chosen| chosen == name);
        is_there
    }

    /// Chooses a pupil, or the unnamed progress by the empty name; returns whether there is such a pupil.
    pub(crate) fn choose(&mut self, name: &str) -> bool {
        let is_there = name.is_empty() || self.has(name);
        if is_there {
            self.chosen = Some(name.to_owned()).filter(|name| !name.is_empty());
        }
        is_there
    }

    /// Returns the names in the order of adding.
    pub(crate) fn into_names(self) -> Vec<String> {
        self.names
    }

    /// Returns the chosen pupil; `None` for the unnamed progress.
    pub(crate) fn chosen(&self) -> Option<&str> {
        self.chosen.as_deref()
    }

    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|other| other == name)
    }
}

impl fmt::Display for PupilList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = String::new();
        for name in &self.names {
            lines += &["pupil ", name, "\n"].concat();
        }
        if let Some(name) = &self.chosen {
            lines += &["chosen ", name, "\n"].concat();
        }
        f.write_str(&Envelope::PUPILS.wrap(&lines))
    }
}

/// Returns the storage key of a pupil's progress. Equal names of two devices have the same.
pub(crate) fn pupil_key(name: &str) -> String {
    [PUPIL, &hex(fnv1a(name))].concat()
}

/// Returns whether a storage key is that of a pupil's progress.
pub(crate) fn is_pupil_key(key: &str) -> bool {
    key.strip_prefix(PUPIL).and_then(number).is_some()
}
