//! The library of saved games of Yebo on this device.

use core::cmp::Reverse;
use core::fmt;
use core::str::FromStr;
use std::collections::{BTreeMap, BTreeSet};

use sandgrid_yebo::Stage;

use super::SavedYeboGame;
use crate::storage::checksum::fnv1a;
use crate::storage::envelope::{Envelope, Unwrapped};
use crate::storage::game_id::{hex, number};
use crate::storage::quarantine::Quarantine;

/// The id of a saved game: 0 for the first one, others for further games.
///
/// # Text
/// The storage key: `yebo`, or `yebo-` and a number in hexadecimal digits.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(u64); // 0: the first.

/// A saved game other than the current one, for the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherGame {
    /// Id of the game.
    pub place: Slot,
    /// Title of the round.
    pub title: String,
    /// Names of the players.
    pub names: String,
}

/// The fate of the current game when another one starts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SlotState {
    /// It stays in the library.
    Kept,
    /// It is lost, since storage is not available.
    Gone,
}

/// The error of a text that is not an id.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SlotError;

impl Slot {
    /// Creates the id for a further game.
    #[must_use]
    pub const fn numbered(number: u64) -> Self {
        Self(number)
    }
}

/// Maximum number of finished games besides the current one. Unfinished games are unlimited.
const ENDED: usize = 20;

/// Maximum number of imported games without an act since.
const AS_THEY_CAME: usize = 20;

/// Common prefix of the storage keys.
const GAME: &str = "yebo";

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str(GAME),
            number => write!(f, "{GAME}-{}", hex(number)),
        }
    }
}

impl FromStr for Slot {
    type Err = SlotError;

    fn from_str(name: &str) -> Result<Self, SlotError> {
        if name == GAME {
            return Ok(Self::default());
        }
        let digits = name.strip_prefix(GAME).and_then(|name| name.strip_prefix('-'));
        let place = digits.and_then(number).map(Self).filter(|place| place.to_string() == name);
        place.ok_or(SlotError)
    }
}

/// All saved games, and the id of the current one.
#[derive(Clone, Debug, Default)]
pub(super) struct YeboLibrary {
    place: Slot,
    /// Id of the game from which the current one forked, until the next act.
    parted: Option<Slot>,
    /// Id of the last current game, as saved.
    left: Slot,
    /// Ids in the order of their last play, the latest at the end. Ids that are missing here are older, in the
    /// order of their numbers.
    order: Vec<Slot>,
    /// The games' records, without envelopes.
    records: BTreeMap<Slot, String>,
    /// Quarantine of damaged texts.
    pub(super) aside: Quarantine,
}

impl YeboLibrary {
    /// Storage key of the order in which the games were played: one storage key per line, the latest at the
    /// end.
    pub(super) const CURRENT: &str = "yebo-current";

    /// Returns whether a storage key belongs to the library.
    pub(super) fn holds(name: &str) -> bool {
        name.starts_with(GAME)
    }

    /// Returns the id of the current game.
    pub(super) const fn place(&self) -> Slot {
        self.place
    }

    /// Loads the order and the last current game; returns `None` if the text is damaged.
    pub(super) fn remember(&mut self, text: &str) -> Option<()> {
        self.remember_order(text)?;
        self.left = *self.order.last()?;
        Some(())
    }

    /// Loads the order; returns `None` if the text is damaged.
    pub(super) fn remember_order(&mut self, text: &str) -> Option<()> {
        let (Unwrapped::Sealed(names) | Unwrapped::Bare(names)) =
            Envelope::YEBO_CURRENT.unwrap(text).ok()?;
        let told: Vec<Slot> = names.split('\n').map(str::parse).collect::<Result<_, _>>().ok()?;
        self.order.retain(|place| !told.contains(place));
        self.order.extend(told);
        Some(())
    }

    /// Moves the current game to the end of the order.
    fn play(&mut self) {
        let (place, records) = (self.place, &self.records);
        self.order.retain(|other| *other != place && records.contains_key(other));
        self.order.push(place);
    }

    /// Returns the last current game, or else any game.
    pub(super) fn left(&self) -> Option<Slot> {
        let is_there = self.records.contains_key(&self.left);
        if is_there { Some(self.left) } else { self.records.keys().next().copied() }
    }

    /// Makes a saved game the current one, and returns its record.
    pub(super) fn open(&mut self, place: Slot) -> Option<&str> {
        let record = self.records.get(&place)?;
        (self.place, self.parted) = (place, None);
        Some(record)
    }

    /// Loads a saved game; returns `None` without a change if it is damaged.
    pub(super) fn read(&mut self, place: Slot, text: &str) -> Option<()> {
        let record = record(text)?;
        record.parse::<SavedYeboGame>().ok()?;
        self.records.insert(place, record.to_owned());
        Some(())
    }

    /// Restores quarantined games that this version can parse: a later version wrote them, and the program has
    /// been updated since. Returns the writes and removals for the storage.
    pub(super) fn restore_quarantined(&mut self) -> Vec<(String, Option<String>)> {
        let mut moved = Vec::new();
        for (aside, name, text) in self.aside.of(|name| name.parse::<Slot>().is_ok()) {
            let place = name.parse().ok().filter(|place| !self.records.contains_key(place));
            // If the key is in use, the game gets another id.
            let place = place.unwrap_or(Slot(fnv1a(&text)));
            if self.read(place, &text).is_some() {
                self.aside.drop(&aside);
                moved.extend([(place.to_string(), Some(text)), (aside, None)]);
            }
        }
        moved
    }

    /// Removes a game.
    pub(super) fn drop(&mut self, place: Slot) {
        self.records.remove(&place);
    }

    /// Forks the current game from the saved one, with a new id.
    pub(super) fn part(&mut self, into: Slot) {
        // `play` adds it again with the next act.
        self.order.retain(|place| *place != self.place);
        self.leave(into);
    }

    /// Gives the current game another id.
    fn leave(&mut self, into: Slot) {
        self.parted = Some(self.place);
        self.place = into;
    }

    /// Assigns an id to an imported game: the checksum of its record, by which a repeated import is recognised,
    /// unless the saved game was played on since.
    pub(super) fn make_room(&mut self, record: &str) {
        let is_taken = |place: &Slot| {
            self.records.get(place).is_some_and(|there| there != record) || *place == Slot(0)
        };
        let places = (0..).map(|more| Slot(fnv1a(record).wrapping_add(more)));
        let free = places.into_iter().find(|place| !is_taken(place));
        self.leave(free.unwrap_or_default());
    }

    /// Saves the current game: returns the writes and removals for the storage.
    pub(super) fn add(&mut self, record: String) -> Vec<(String, Option<String>)> {
        let theirs = self.parted.and_then(|place| self.records.get(&place));
        // A tab that follows a game of another tab without acts of its own saves nothing.
        if theirs.is_some_and(|theirs| leads_to(&record, theirs)) {
            return Vec::new();
        }
        self.parted = None;
        let (name, text) = (self.place.to_string(), Envelope::YEBO.wrap(&record));
        self.records.insert(self.place, record);
        self.play();
        let moves = self.left != self.place;
        self.left = self.place;
        // Removals come first, to free space for the writes.
        let gone = if moves { self.prune() } else { Vec::new() };
        let gone = gone.into_iter().map(|place| (place.to_string(), None));
        // The last key always belongs to a saved game, even if the tab is closed between two writes.
        let order: Vec<String> = self.order.iter().map(Slot::to_string).collect();
        let current = Envelope::YEBO_CURRENT.wrap(&order.join("\n"));
        let current = moves.then(|| (Self::CURRENT.to_owned(), Some(current)));
        gone.chain([(name, Some(text))]).chain(current).collect()
    }

    /// Removes the oldest finished or imported games beyond the limits, but not the current one.
    fn prune(&mut self) -> Vec<Slot> {
        let others: Vec<(Slot, &str)> = self.others().collect();
        // Parsing is slow, so check first whether a limit can be exceeded.
        if others.len() <= ENDED.min(AS_THEY_CAME) {
            return Vec::new();
        }
        let latest = || others.iter().copied();
        let ended = latest().filter(|(_, record)| has_ended(record)).skip(ENDED);
        let came = latest().filter(|(place, record)| *place == Slot(fnv1a(record)));
        let surplus = ended.chain(came.skip(AS_THEY_CAME)).map(|(place, _)| place);
        let surplus: BTreeSet<Slot> = surplus.collect();
        for place in &surplus {
            self.drop(*place);
        }
        surplus.into_iter().collect()
    }

    /// Returns the other games, the latest first.
    pub(super) fn others(&self) -> impl Iterator<Item = (Slot, &str)> {
        let others = self.records.iter().filter(|(place, _)| **place != self.place);
        let mut others: Vec<(Slot, &str)> =
            others.map(|(place, record)| (*place, record.as_str())).collect();
        let rank = |place: Slot| self.order.iter().position(|other| *other == place);
        others.sort_by_key(|(place, _)| Reverse((rank(*place), *place)));
        others.into_iter()
    }
}

/// Returns the type of the envelope for a storage key; `None` if the key is not one of Yebo's.
pub(crate) fn seal(name: &str) -> Option<Envelope> {
    let is_game = name.parse::<Slot>().is_ok();
    let current = (name == YeboLibrary::CURRENT).then_some(Envelope::YEBO_CURRENT);
    if is_game { Some(Envelope::YEBO) } else { current }
}

/// Returns the storage key for an imported game whose own key is in use; `None` if the key is not a game's.
pub(crate) fn place_of(name: &str, text: &str) -> Option<String> {
    name.parse::<Slot>().ok().map(|_| Slot(fnv1a(text)).to_string())
}

/// Unwraps the record of a saved text, with or without an envelope (first version); returns `None` if it is
/// damaged.
pub(super) fn record(text: &str) -> Option<&str> {
    let (Unwrapped::Sealed(record) | Unwrapped::Bare(record)) = Envelope::YEBO.unwrap(text).ok()?;
    Some(record)
}

fn has_ended(record: &str) -> bool {
    let kept = record.parse::<SavedYeboGame>();
    kept.is_ok_and(|kept| matches!(kept.game.table().stage, Stage::Over))
}

/// Returns whether a game is a later state of another.
fn leads_to(text: &str, later: &str) -> bool {
    // Acts of one seat share a line.
    let rest = later.strip_prefix(text.trim_end());
    rest.is_some_and(|rest| rest.starts_with(['\n', ',']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_names() {
        for (place, name) in [(Slot(0), "yebo"), (Slot(0x1f), "yebo-1f")] {
            assert_eq!(place.to_string(), name);
            assert_eq!(name.parse(), Ok(place));
        }
        for name in ["yebo-", "yebo-0", "yebo-01", "yebo-F", "yebo-current", "yebo1", "game-1", ""]
        {
            assert_eq!(name.parse::<Slot>(), Err(SlotError), "{name}");
        }
    }

    #[test]
    fn a_game_leads_to_what_was_played_on() {
        let head = "[Game \"yebo\"]\n";
        let played = ["", "\nA left\n", "\nA left, discard P1\n", "\nA left, discard P1\nB pass\n"];
        for (at, text) in played.iter().enumerate() {
            for (other_at, other) in played.iter().enumerate() {
                let (text, other) = ([head, text].concat(), [head, other].concat());
                assert_eq!(leads_to(&text, &other), at <= other_at, "{text:?} {other:?}");
            }
        }
        assert!(!leads_to("\nA discard P1\n", "\nA discard P10\n"));
    }
}
