//! The games of Yebo that are kept on this device, and under which names.

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

/// Where a game is kept: the first in one place, and each that parts from another in one of its own.
///
/// # Text
/// The name under which it is kept: `yebo`, or `yebo-` and a number in hexadecimal digits.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(u64); // 0: the first.

/// A game that is kept here, and is not the one on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherGame {
    /// Where.
    pub place: Slot,
    /// What is played.
    pub title: String,
    /// Who plays it.
    pub names: String,
}

/// What becomes of the game on the table as another begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SlotState {
    /// It stays among those that are kept.
    Kept,
    /// It is gone: nothing is kept here.
    Gone,
}

/// A text that names no such place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SlotError;

impl Slot {
    /// The place of a game that parts from another.
    #[must_use]
    pub const fn numbered(number: u64) -> Self {
        Self(number)
    }
}

/// How many games that have ended are kept besides the one on the table. One that goes on always is.
const ENDED: usize = 20;

/// How many that came from elsewhere are, until somebody acts in them.
const AS_THEY_CAME: usize = 20;

/// What all these names begin with.
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

/// All that is kept, and where the game on the table is.
#[derive(Clone, Debug, Default)]
pub(super) struct YeboLibrary {
    place: Slot,
    /// From where the game on the table has parted, until something is done in it.
    parted: Option<Slot>,
    /// The place that was the table's last, as it is kept.
    left: Slot,
    /// The places in the order in which they were the table's, the last one at the end. Those that are not
    /// among them came before, in the order of their numbers.
    order: Vec<Slot>,
    /// The games' records, without their seals.
    records: BTreeMap<Slot, String>,
    /// What was damaged.
    pub(super) aside: Quarantine,
}

impl YeboLibrary {
    /// The name under which it is kept in which order the games were on the table: the names of their places,
    /// each in a line, the last one at the end.
    pub(super) const CURRENT: &str = "yebo-current";

    /// Whether games, or which of them was on the table last, are kept under that name.
    pub(super) fn holds(name: &str) -> bool {
        name.starts_with(GAME)
    }

    /// Where the game on the table is kept.
    pub(super) const fn place(&self) -> Slot {
        self.place
    }

    /// Takes over what was on the table last; `None` where that is damaged.
    pub(super) fn remember(&mut self, text: &str) -> Option<()> {
        self.remember_order(text)?;
        self.left = *self.order.last()?;
        Some(())
    }

    /// Takes over in which order the games were on the table; `None` where that is damaged.
    pub(super) fn remember_order(&mut self, text: &str) -> Option<()> {
        let (Unwrapped::Sealed(names) | Unwrapped::Bare(names)) =
            Envelope::YEBO_CURRENT.unwrap(text).ok()?;
        let told: Vec<Slot> = names.split('\n').map(str::parse).collect::<Result<_, _>>().ok()?;
        self.order.retain(|place| !told.contains(place));
        self.order.extend(told);
        Some(())
    }

    /// The game on the table is played: it is the last in the order.
    fn play(&mut self) {
        let (place, records) = (self.place, &self.records);
        self.order.retain(|other| *other != place && records.contains_key(other));
        self.order.push(place);
    }

    /// The game that was on the table last, or else any.
    pub(super) fn left(&self) -> Option<Slot> {
        let is_there = self.records.contains_key(&self.left);
        if is_there { Some(self.left) } else { self.records.keys().next().copied() }
    }

    /// Puts the game of that place on the table.
    pub(super) fn open(&mut self, place: Slot) -> Option<&str> {
        let record = self.records.get(&place)?;
        (self.place, self.parted) = (place, None);
        Some(record)
    }

    /// A text is kept there; `None` where it is damaged, and nothing changed.
    pub(super) fn read(&mut self, place: Slot, text: &str) -> Option<()> {
        let record = record(text)?;
        record.parse::<SavedYeboGame>().ok()?;
        self.records.insert(place, record.to_owned());
        Some(())
    }

    /// Takes back games that were set aside and can be read now: they were a later version's, and this is
    /// that version, or one after it. The names, and the texts that are to be kept or none.
    pub(super) fn recover(&mut self) -> Vec<(String, Option<String>)> {
        let mut moved = Vec::new();
        for (aside, name, text) in self.aside.of(|name| name.parse::<Slot>().is_ok()) {
            let place = name.parse().ok().filter(|place| !self.records.contains_key(place));
            // Where another game is played in its place meanwhile, it has one of its own.
            let place = place.unwrap_or(Slot(fnv1a(&text)));
            if self.read(place, &text).is_some() {
                self.aside.drop(&aside);
                moved.extend([(place.to_string(), Some(text)), (aside, None)]);
            }
        }
        moved
    }

    /// What was kept there is kept no more.
    pub(super) fn drop(&mut self, place: Slot) {
        self.records.remove(&place);
    }

    /// The game on the table parts from what is kept in its place, and has another from now on.
    pub(super) fn part(&mut self, into: Slot) {
        // When it is played from now on, whoever plays it says.
        self.order.retain(|place| *place != self.place);
        self.leave(into);
    }

    /// The game on the table has that place from now on.
    fn leave(&mut self, into: Slot) {
        self.parted = Some(self.place);
        self.place = into;
    }

    /// A game comes from elsewhere: it has a place of its own from now on, by which it is known when it comes
    /// again, unless it has been played on there.
    pub(super) fn make_room(&mut self, record: &str) {
        let is_taken = |place: &Slot| {
            self.records.get(place).is_some_and(|there| there != record) || *place == Slot(0)
        };
        let places = (0..).map(|more| Slot(fnv1a(record).wrapping_add(more)));
        let free = places.into_iter().find(|place| !is_taken(place));
        self.leave(free.unwrap_or_default());
    }

    /// Takes in the game on the table as it is now: the names, and the texts that are to be kept or none.
    pub(super) fn shelve(&mut self, record: String) -> Vec<(String, Option<String>)> {
        let theirs = self.parted.and_then(|place| self.records.get(&place));
        // Whoever only looks on while another window plays has nothing of their own.
        if theirs.is_some_and(|theirs| leads_to(&record, theirs)) {
            return Vec::new();
        }
        self.parted = None;
        let (name, text) = (self.place.to_string(), Envelope::YEBO.wrap(&record));
        self.records.insert(self.place, record);
        self.play();
        let moves = self.left != self.place;
        self.left = self.place;
        // What goes makes room for what comes.
        let gone = if moves { self.clear_out() } else { Vec::new() };
        let gone = gone.into_iter().map(|place| (place.to_string(), None));
        // Whenever a tab ends, the last of them is the name of a game that is kept.
        let order: Vec<String> = self.order.iter().map(Slot::to_string).collect();
        let current = Envelope::YEBO_CURRENT.wrap(&order.join("\n"));
        let current = moves.then(|| (Self::CURRENT.to_owned(), Some(current)));
        gone.chain([(name, Some(text))]).chain(current).collect()
    }

    /// Forgets games that have ended or are as they came, where there are too many besides the one on the table:
    /// those that were on the table first.
    fn clear_out(&mut self) -> Vec<Slot> {
        let others: Vec<(Slot, &str)> = self.others().collect();
        // To read them takes a while: it is done where there may be too many.
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

    /// The other games, those that were on the table last first.
    pub(super) fn others(&self) -> impl Iterator<Item = (Slot, &str)> {
        let others = self.records.iter().filter(|(place, _)| **place != self.place);
        let mut others: Vec<(Slot, &str)> =
            others.map(|(place, record)| (*place, record.as_str())).collect();
        let rank = |place: Slot| self.order.iter().position(|other| *other == place);
        others.sort_by_key(|(place, _)| Reverse((rank(*place), *place)));
        others.into_iter()
    }
}

/// With what a text of that name is sealed; `None` where it is neither a game of Yebo nor which one was last.
pub(crate) fn seal(name: &str) -> Option<Envelope> {
    let is_game = name.parse::<Slot>().is_ok();
    let current = (name == YeboLibrary::CURRENT).then_some(Envelope::YEBO_CURRENT);
    if is_game { Some(Envelope::YEBO) } else { current }
}

/// The name under which a text that comes from elsewhere is kept where its own is taken; `None` where it is no
/// game.
pub(crate) fn place_of(name: &str, text: &str) -> Option<String> {
    name.parse::<Slot>().ok().map(|_| Slot(fnv1a(text)).to_string())
}

/// The record in a text that is kept; the first version had nothing else. `None` where it is damaged.
pub(super) fn record(text: &str) -> Option<&str> {
    let (Unwrapped::Sealed(record) | Unwrapped::Bare(record)) = Envelope::YEBO.unwrap(text).ok()?;
    Some(record)
}

fn has_ended(record: &str) -> bool {
    let kept = record.parse::<SavedYeboGame>();
    kept.is_ok_and(|kept| matches!(kept.game.table().stage, Stage::Over))
}

/// Whether a game has come from one to the other, or is the same.
fn leads_to(text: &str, later: &str) -> bool {
    // Acts of one seat stand in one line.
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
