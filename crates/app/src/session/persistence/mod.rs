//! Persistence of the session's game, results and settings.

use std::collections::BTreeMap;

use sandgrid_rules::{Adjudication, Game};

use super::Session;
use super::lesson::pupils::{Arrival, is_of_learning};
use crate::storage::checksum::fnv1a;
use crate::storage::envelope::Envelope;
use crate::storage::game_id::{hex, number};
use crate::storage::game_store::GameStore;
use crate::storage::game_summary::GameSummary;
use crate::storage::results::{Results, Tally};
use crate::storage::saved_game::{Counted, SavedGame, whole};
use crate::{Effect, GameSetup, Level, Message, Name, StorageMessage, yebo};

/// State of the persistence.
#[derive(Clone, Debug, Default)]
pub(super) struct Persistence {
    games: GameStore<SavedGame>,
    /// Current time in milliseconds since 1970, as last set by the host.
    now: u64,
    /// Time of the last change of the game.
    when: u64,
    /// Sort key of the game.
    place: u64,
    counted: Counted,
    /// Whether the game was changed on this device; unchanged games are not saved.
    dirty: Dirty,
    /// Checksums of Yebo's saved texts by storage key.
    yebo: BTreeMap<String, u64>,
    pub(super) results: Results,
    /// Id of the game that was current when the page was last closed.
    suspended: Option<u64>,
}

/// Dirty flag of the game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Dirty {
    #[default]
    No,
    Yes,
}

/// Compared before and after each event to detect changes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Revision {
    id: u64,
    actions: usize,
    settled: Option<Adjudication>,
    sent: usize,
    dirty: Dirty,
}

impl Persistence {
    /// Creates the state with the id of the first game and without saved entries.
    pub(super) fn new(id: u64) -> Self {
        Self { games: GameStore::new(id), ..Self::default() }
    }

    /// Returns the id of the current game.
    pub(super) const fn id(&self) -> u64 {
        self.games.current
    }

    /// Records the checksum of a saved text if its key is one of Yebo's.
    fn note_yebo_game(&mut self, name: &str, text: &str) {
        if yebo::seal(name).is_some() {
            self.yebo.insert(name.to_owned(), fnv1a(text));
        }
    }

    /// Gives a game with a friend elsewhere the id that all its links share.
    pub(super) fn follow(&mut self, choice: GameSetup) {
        if choice.friend().is_some() {
            self.games.current = choice.seed;
        }
    }

    /// Returns the saved game of an id.
    pub(super) fn game(&self, id: u64) -> Option<SavedGame> {
        self.games.get(id)
    }

    /// Marks the game as changed.
    pub(super) fn mark_dirty(&mut self) {
        self.dirty = Dirty::Yes;
        self.when = self.now;
        // After all others and after its own previous place, even if the clock was set back.
        let now = if self.now < self.place { self.place + 1 } else { self.now };
        self.place = now.max(self.games.next_place(self.id()));
    }
}

/// Storage key of the current game's id.
pub const CURRENT_GAME_KEY: &str = "current";

/// Parses the id saved under [`CURRENT_GAME_KEY`]; returns `None` if it is damaged.
#[must_use]
pub fn current_game_id(text: &str) -> Option<u64> {
    number(Envelope::CURRENT.unwrap(text).ok()?)
}

mod saved_games;

mod name {
    pub(super) const GAME: &str = "game-";
    pub(super) const RESULTS: &str = "results";
}

impl Session {
    /// Sets the current time in milliseconds since 1970.
    pub fn tell_time(&mut self, now: u64) {
        self.persistence.now = now;
    }

    pub(super) fn revision(&self) -> Revision {
        Revision {
            id: self.persistence.id(),
            actions: self.game.played().count(),
            settled: self.adjudication,
            sent: self.sent,
            dirty: self.persistence.dirty,
        }
    }

    /// Returns the effects that save the game, if it was changed.
    pub(super) fn save(&mut self) -> Vec<Effect> {
        if self.persistence.dirty == Dirty::No {
            return Vec::new();
        }
        let features = self.features;
        let counted = features.record_result(self);
        let saved = self.saved();
        let id = self.persistence.id();
        let text = saved.to_string();
        let forgotten = features.add_to_library(self, &saved);
        let game = Effect::Save { name: storage_name(id), text: Some(text) };
        self.persistence.suspended = Some(id);
        // With each change: an earlier write may have failed, or another window may have cleared it.
        let text = Some(Envelope::CURRENT.wrap(&hex(id)));
        let current = Effect::Save { name: CURRENT_GAME_KEY.to_owned(), text };
        // Removals come first, to free space for the writes.
        forgotten.into_iter().chain([game, current]).chain(counted).collect()
    }

    fn saved(&self) -> SavedGame {
        SavedGame {
            choice: self.choice,
            when: self.persistence.when,
            order: Some(self.persistence.place).filter(|place| *place != self.persistence.when),
            counted: self.persistence.counted,
            settled: self.adjudication,
            names: self.names.clone(),
            sent: self.sent,
            game: Box::new(self.game.clone()),
        }
    }

    /// Adds the game to the library and removes games beyond its limits.
    pub(super) fn add_to_library(&mut self, saved: &SavedGame) -> Vec<Effect> {
        self.persistence.games.put(self.persistence.id(), saved);
        self.prune()
    }

    /// Removes the oldest finished or imported games beyond the library's limits, but not the current one.
    fn prune(&mut self) -> Vec<Effect> {
        let surplus = self.persistence.games.surplus(&self.persistence.games.ids());
        surplus.into_iter().flat_map(|id| self.delete_saved(id)).collect()
    }

    /// Records the result of a finished game, once.
    pub(super) fn record_result(&mut self) -> Option<Effect> {
        let end = self.end().filter(|_| self.persistence.counted == Counted::No)?;
        self.persistence.counted = Counted::Yes;
        // A position that was set up says nothing about strength.
        if *self.game.start() != *Game::new(self.choice.rules).start() {
            return None;
        }
        let before = self.persistence.results.clone();
        self.persistence.results.count(self.choice, end);
        let text = self.persistence.results.to_string();
        let changed = before != self.persistence.results;
        changed.then(|| Effect::Save { name: name::RESULTS.to_owned(), text: Some(text) })
    }

    /// Gives the game a new id; the saved game stays as it is.
    pub(super) fn branch(&mut self) {
        self.persistence.games.current = self.fresh_id();
        // A fork of a game with a friend elsewhere stays at this screen.
        self.choice = self.choice.at_one_screen();
        self.persistence.counted = Counted::No;
        // Saved only after the next action, since until then it equals the other game.
        self.persistence.dirty = Dirty::No;
    }

    /// Imports the current game. The same game gets the same id again, unless the saved one was played on
    /// since.
    pub(super) fn import_game(&mut self) {
        // The id is a checksum of the record.
        let id = fnv1a(&self.record());
        let before = self.persistence.games.get(id);
        let is_same = before.is_none_or(|before| whole(&before.game) == whole(&self.game));
        self.persistence.games.current = if is_same { id } else { self.fresh_id() };
        // An imported finished game is not a result of this device.
        self.persistence.counted = if self.has_ended() { Counted::Yes } else { Counted::No };
        self.persistence.mark_dirty();
    }

    /// Returns a new id.
    fn fresh_id(&self) -> u64 {
        // SplitMix64 (Steele, Lea, Flood 2014) scatters similar seeds.
        let mix =
            |value: u64, shift: u32, factor: u64| (value ^ value >> shift).wrapping_mul(factor);
        let Persistence { now, .. } = self.persistence;
        let seed =
            self.id().wrapping_add(0x9e37_79b9_7f4a_7c15) ^ self.choice.seed ^ now.rotate_left(32);
        let mixed = mix(mix(seed, 30, 0xbf58_476d_1ce4_e5b9), 27, 0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns the persistence state for a new game, and the removal of the current one if nothing was played
    /// in it.
    pub(super) fn reset_persistence(&mut self) -> (Persistence, Option<Effect>) {
        let id = self.fresh_id();
        let old = core::mem::take(&mut self.persistence);
        let is_empty = !self.game.can_undo() && !self.game.can_redo();
        let (old_id, was_dirty) = (old.id(), old.dirty);
        let mut keeping = Persistence { counted: Counted::No, dirty: Dirty::No, ..old };
        keeping.games.current = id;
        let forgotten = is_empty && was_dirty == Dirty::Yes;
        if forgotten {
            keeping.games.drop(old_id);
        }
        let forget = forgotten.then(|| Effect::Save { name: storage_name(old_id), text: None });
        (keeping, forget)
    }

    /// Loads an entry from storage.
    pub(super) fn load_stored(&mut self, name: &str, text: &str) -> Vec<Effect> {
        if name == Self::SETTINGS {
            return self.settings_recall(text);
        }
        let keeping = &mut self.persistence;
        let is_sound = match name.strip_prefix(name::GAME).map(number) {
            Some(Some(id)) => keeping.games.read(id, text).is_some(),
            Some(None) => false,
            None if name == CURRENT_GAME_KEY => {
                keeping.suspended = current_game_id(text);
                keeping.suspended.is_some()
            }
            None if name == name::RESULTS => {
                let results = Results::read(text);
                let is_sound = results.is_some();
                keeping.results = results.unwrap_or_default();
                is_sound
            }
            None if is_of_learning(name) => {
                self.read_learning_entry(name, text, Arrival::Loaded).is_some()
            }
            None => {
                keeping.games.quarantine.recall(name, text);
                keeping.note_yebo_game(name, text);
                true
            }
        };
        if is_sound { Vec::new() } else { self.quarantine(name, text) }
    }

    /// Handles a write or a removal by another tab. A damaged or later version's text is quarantined before the
    /// next write.
    pub(super) fn on_storage_changed(&mut self, name: &str, text: Option<&str>) -> Vec<Effect> {
        let id = name.strip_prefix(name::GAME).and_then(number);
        let Some(text) = text else {
            if let Some(id) = id {
                self.persistence.games.drop(id);
            }
            self.persistence.yebo.remove(name);
            self.forget_removed_pupil(name);
            return Vec::new();
        };
        self.fork(name, text);
        let keeping = &mut self.persistence;
        let is_read = match id {
            Some(id) => {
                let is_read = keeping.games.read(id, text).is_some();
                if !is_read {
                    // Do not resume from the outdated game.
                    keeping.games.spoil(id, text);
                }
                is_read
            }
            None if name == name::RESULTS => {
                Results::read(text).map(|results| keeping.results = results).is_some()
            }
            None if is_of_learning(name) => {
                self.read_learning_entry(name, text, Arrival::Changed).is_some()
            }
            None if name == Self::SETTINGS => {
                let is_read = Envelope::SETTINGS.unwrap(text).is_ok();
                if is_read {
                    // All settings are saved together, so a later change here must include the other tab's.
                    self.remember(text);
                }
                is_read
            }
            None => {
                keeping.note_yebo_game(name, text);
                true
            }
        };
        if is_read { Vec::new() } else { vec![Effect::QuarantineFirst(name.to_owned())] }
    }

    /// Forks the current game if another tab has changed it: with the next action it gets a new id, so that
    /// neither tab overwrites the other. A game whose result the other tab has counted is not counted again.
    pub(super) fn fork(&mut self, name: &str, text: &str) {
        if name.strip_prefix(name::GAME).and_then(number) == Some(self.persistence.id()) {
            self.branch();
            let theirs = text.parse::<SavedGame>();
            self.persistence.counted = theirs.map(|game| game.counted).unwrap_or_default();
        }
    }

    /// Returns the storage keys that this tab may overwrite and other tabs may write, too.
    #[must_use]
    pub fn storage_names(&self) -> Vec<String> {
        self.features.storage_names(self)
    }

    pub(super) fn game_name(&self) -> String {
        storage_name(self.persistence.id())
    }

    /// Returns the keys of all features.
    pub(super) fn all_storage_names(&self) -> Vec<String> {
        let shared = [name::RESULTS, Self::SETTINGS].map(str::to_owned);
        [self.game_name()].into_iter().chain(shared).chain(self.learning_names()).collect()
    }

    /// Moves a damaged text to the quarantine, and warns.
    pub(super) fn quarantine(&mut self, name: &str, text: &str) -> Vec<Effect> {
        let moved = self.persistence.games.quarantine.put(name, text);
        let moved = moved.into_iter().map(|(name, text)| Effect::Save { name, text });
        let told = Effect::Warn(self.say(&Message::Storage(StorageMessage::Damaged)));
        moved.chain([told]).collect()
    }

    /// Returns id and text of the current game, if it was changed.
    #[must_use]
    pub fn stored(&self) -> Option<(u64, String)> {
        let is_touched = self.persistence.dirty == Dirty::Yes;
        is_touched.then(|| (self.persistence.id(), self.saved().to_string()))
    }

    /// Resumes a game from its saved text; returns `None` if it is damaged.
    pub fn reopen(&mut self, id: u64, text: &str) -> Option<Vec<Effect>> {
        let saved: SavedGame = text.parse().ok()?;
        self.persistence.suspended = Some(id);
        let mut effects = self.continue_game(id, saved);
        // The page's first program does not record results.
        if self.has_ended() && self.persistence.counted == Counted::No {
            effects.extend(self.save());
        }
        Some(effects)
    }

    pub(super) fn continue_game(&mut self, id: u64, saved: SavedGame) -> Vec<Effect> {
        let place = saved.place();
        let new = Self {
            game: *saved.game,
            adjudication: saved.settled,
            names: saved.names,
            sent: saved.sent,
            ..Self::with(self.features, saved.choice)
        };
        let message = Message::Storage(StorageMessage::Resumed(saved.choice.rules));
        let effects = self.replace(new, Some(message));
        let SavedGame { when, counted, .. } = saved;
        let touched = Dirty::Yes;
        let keeping = core::mem::take(&mut self.persistence);
        self.persistence = Persistence { when, place, counted, dirty: touched, ..keeping };
        self.persistence.games.current = id;
        effects
    }

    /// Deletes a saved game, unless it is the current one.
    fn delete_saved(&mut self, id: u64) -> Vec<Effect> {
        if id == self.persistence.id() {
            return Vec::new();
        }
        self.persistence.games.drop(id);
        vec![Effect::Save { name: storage_name(id), text: None }]
    }

    /// Returns the saved games, the newest first.
    #[must_use]
    pub fn saved_games(&self) -> Vec<&GameSummary> {
        self.persistence.games.summaries()
    }

    /// Returns the quarantined texts by storage key.
    pub fn damaged(&self) -> impl Iterator<Item = (&str, &str)> {
        self.persistence.games.quarantine.all()
    }

    /// Returns the id of the current game.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.persistence.id()
    }

    /// Returns the results against the computer, formatted: ruleset, level and tally.
    #[must_use]
    pub fn results(&self) -> Vec<(String, String, Tally)> {
        let row = |(rules, level, tally): (_, Level, _)| {
            let call = |name| self.language.say(&Message::Name(name));
            (call(Name::Title(rules)), call(Name::Persona(level)), tally)
        };
        self.persistence.results.all().map(row).collect()
    }
}

fn storage_name(id: u64) -> String {
    format!("{}{}", name::GAME, hex(id))
}
