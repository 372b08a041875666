//! The library of saved games of Yebo on this device.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::Stage;

use super::SavedYeboGame;
use crate::storage::checksum::fnv1a;
use crate::storage::envelope::Envelope;
use crate::storage::game_id::{hex, number};
use crate::storage::game_store::{GameStore, Storable};

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

impl Storable for SavedYeboGame {
    /// Whether the game is over.
    type Summary = bool;

    /// Besides the current one.
    const MAX_FINISHED: usize = 20;
    const MAX_IMPORTED: usize = 20;

    fn from_text(text: &str) -> Option<Self> {
        record(text)?.parse().ok()
    }

    fn to_text(&self) -> String {
        Envelope::YEBO.wrap(&self.to_string())
    }

    fn record(text: &str) -> Option<&str> {
        record(text)
    }

    fn summary(&self, _: u64) -> bool {
        matches!(self.game.table().stage, Stage::Over)
    }

    fn is_finished(summary: &bool) -> bool {
        *summary
    }

    fn place(&self) -> Option<u64> {
        None
    }
}

/// All saved games, their order, and the id of the current one.
#[derive(Clone, Debug, Default)]
pub(super) struct YeboLibrary {
    pub(super) games: GameStore<SavedYeboGame>,
    /// Id of the game from which the current one forked, until the next act.
    parted: Option<Slot>,
    /// Id of the last current game, as saved.
    left: Slot,
}

impl YeboLibrary {
    /// Storage key of the order in which the games were played: one storage key per line, the latest at the
    /// end. Games that are missing there are older, in the order of their numbers.
    pub(super) const CURRENT: &str = "yebo-current";

    /// Returns whether a storage key belongs to the library.
    pub(super) fn holds(name: &str) -> bool {
        name.starts_with(GAME)
    }

    /// Returns the id of the current game.
    pub(super) const fn place(&self) -> Slot {
        Slot(self.games.current)
    }

    /// Loads the order and the last current game; returns `None` if the text is damaged.
    pub(super) fn remember(&mut self, text: &str) -> Option<()> {
        self.left = self.remember_order(text)?;
        Some(())
    }

    /// Loads the order; returns the last id, or `None` if the text is damaged.
    pub(super) fn remember_order(&mut self, text: &str) -> Option<Slot> {
        let names = Envelope::YEBO_CURRENT.unwrap(text).ok()?;
        let told: Vec<Slot> = names.split('\n').map(str::parse).collect::<Result<_, _>>().ok()?;
        for slot in &told {
            self.games.move_to_end(slot.0);
        }
        told.last().copied()
    }

    /// Returns the last current game, or else any game.
    pub(super) fn left(&self) -> Option<Slot> {
        let is_there = self.games.has(self.left.0);
        if is_there { Some(self.left) } else { self.games.first().map(Slot) }
    }

    /// Makes a saved game the current one, and returns it.
    pub(super) fn open(&mut self, slot: Slot) -> Option<SavedYeboGame> {
        let game = self.games.get(slot.0)?;
        (self.games.current, self.parted) = (slot.0, None);
        Some(game)
    }

    /// Loads a saved game; returns `None` without a change if it is damaged.
    pub(super) fn read(&mut self, slot: Slot, text: &str) -> Option<()> {
        self.games.read(slot.0, text)
    }

    /// Restores quarantined games that this version can parse: a later version wrote them, and the program has
    /// been updated since. Returns the writes and removals for the storage.
    pub(super) fn restore_quarantined(&mut self) -> Vec<(String, Option<String>)> {
        let mut moved = Vec::new();
        for (aside, name, text) in self.games.quarantine.of(|name| name.parse::<Slot>().is_ok()) {
            let slot = name.parse().ok().filter(|slot: &Slot| !self.games.has(slot.0));
            // If the key is in use, the game gets another id.
            let slot = slot.unwrap_or(Slot(fnv1a(&text)));
            if self.read(slot, &text).is_some() {
                self.games.quarantine.drop(&aside);
                moved.extend([(slot.to_string(), Some(text)), (aside, None)]);
            }
        }
        moved
    }

    /// Removes a game.
    pub(super) fn drop(&mut self, slot: Slot) {
        self.games.drop(slot.0);
    }

    /// Removes a game whose new text cannot be read, and holds that text until the game is opened.
    pub(super) fn spoil(&mut self, slot: Slot, text: &str) {
        self.games.spoil(slot.0, text);
    }

    /// Removes and returns the unreadable text of a game.
    pub(super) fn take_unreadable(&mut self, slot: Slot) -> Option<String> {
        self.games.take_unreadable(slot.0)
    }

    /// Forks the current game from the saved one, with a new id.
    pub(super) fn part(&mut self, into: Slot) {
        // It gets a place again with the next act.
        self.games.forget_place(self.games.current);
        self.leave(into);
    }

    /// Gives the current game another id.
    fn leave(&mut self, into: Slot) {
        self.parted = Some(self.place());
        self.games.current = into.0;
    }

    /// Assigns an id to an imported game: the checksum of its record, by which a repeated import is recognised,
    /// unless the saved game was played on since.
    pub(super) fn make_room(&mut self, record: &str) {
        let is_taken = |id: &u64| {
            self.games.record(*id).is_some_and(|there| there != record) || *id == Slot::default().0
        };
        let ids = (0..).map(|more| fnv1a(record).wrapping_add(more));
        let free = ids.into_iter().find(|id| !is_taken(id));
        self.leave(free.map(Slot).unwrap_or_default());
    }

    /// Saves the current game: returns the writes and removals for the storage.
    pub(super) fn add(&mut self, game: &SavedYeboGame) -> Vec<(String, Option<String>)> {
        let theirs = self.parted.and_then(|slot| self.games.record(slot.0));
        // A tab that follows a game of another tab without acts of its own saves nothing.
        if theirs.is_some_and(|theirs| leads_to(&game.to_string(), theirs)) {
            return Vec::new();
        }
        self.parted = None;
        let slot = self.place();
        let text = self.games.put(slot.0, game).to_owned();
        self.games.move_to_end(slot.0);
        let moves = self.left != slot;
        self.left = slot;
        // Removals come first, to free space for the writes.
        let gone = if moves { self.prune() } else { Vec::new() };
        let gone = gone.into_iter().map(|slot| (slot.to_string(), None));
        // The last key always belongs to a saved game, even if the tab is closed between two writes.
        let current = moves.then(|| (Self::CURRENT.to_owned(), Some(self.order())));
        gone.chain([(slot.to_string(), Some(text))]).chain(current).collect()
    }

    /// Returns the text of the order.
    fn order(&self) -> String {
        let played = self.games.ids().into_iter().filter(|id| self.games.place(*id) > 0).rev();
        let names: Vec<String> = played.map(|id| Slot(id).to_string()).collect();
        Envelope::YEBO_CURRENT.wrap(&names.join("\n"))
    }

    /// Removes the oldest finished or imported games beyond the limits, but not the current one.
    fn prune(&mut self) -> Vec<Slot> {
        let surplus = self.games.surplus(&self.other_ids());
        for id in &surplus {
            self.games.drop(*id);
        }
        surplus.into_iter().map(Slot).collect()
    }

    fn other_ids(&self) -> Vec<u64> {
        let current = self.games.current;
        self.games.ids().into_iter().filter(|id| *id != current).collect()
    }

    /// Returns the other games, the latest first.
    pub(super) fn others(&self) -> impl Iterator<Item = (Slot, SavedYeboGame)> {
        self.other_ids().into_iter().filter_map(|id| Some((Slot(id), self.games.get(id)?)))
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

/// Unwraps the record of a saved text; returns `None` if it is damaged.
pub(super) fn record(text: &str) -> Option<&str> {
    Envelope::YEBO.unwrap(text).ok()
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
    fn record_prefix_means_earlier_state() {
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
