//! What is kept of a sitting on the device, and how it comes back.

use std::collections::BTreeMap;

use sandgrid_rules::Adjudication;

use super::Session;
use super::lesson::KEPT;
use crate::storage::checksum::fnv1a;
use crate::storage::envelope::{Envelope, Unwrapped};
use crate::storage::game_id::{hex, number};
use crate::storage::game_library::{GameLibrary, GameSummary};
use crate::storage::quarantine::Quarantine;
use crate::storage::results::{Results, Tally};
use crate::storage::saved_game::{Counted, SavedGame, whole};
use crate::{Effect, Level, Message, Name, StorageMessage, yebo};

/// What is kept, and under which number this game is.
#[derive(Clone, Debug, Default)]
pub(super) struct Persistence {
    /// What this game is known by.
    pub(super) id: u64,
    /// Milliseconds since 1970, as last told.
    now: u64,
    /// When something was last done in this game.
    when: u64,
    /// Its place among the games, in the order in which they were played last.
    place: u64,
    counted: Counted,
    /// Whether something has been done in this game here; until then it need not be kept.
    dirty: Dirty,
    library: GameLibrary,
    quarantine: Quarantine,
    /// What Yebo keeps: its names, and the checksums of its texts.
    yebo: BTreeMap<String, u64>,
    results: Results,
    /// The game that was on the table when the page was last left.
    suspended: Option<u64>,
}

/// Whether something has been done in a game here.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Dirty {
    #[default]
    No,
    Yes,
}

/// By which a change of the game is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Revision {
    id: u64,
    actions: usize,
    settled: Option<Adjudication>,
    dirty: Dirty,
}

impl Persistence {
    /// Nothing is kept yet; the first game is known by that number.
    pub(super) fn new(id: u64) -> Self {
        Self { id, ..Self::default() }
    }

    /// That text is kept, which is Yebo's where it has such a name.
    fn note_yebo_game(&mut self, name: &str, text: &str) {
        if yebo::seal(name).is_some() {
            self.yebo.insert(name.to_owned(), fnv1a(text));
        }
    }

    /// Something is done in the game.
    pub(super) fn mark_dirty(&mut self) {
        self.dirty = Dirty::Yes;
        self.when = self.now;
        self.place = self.library.next_place(self.id, self.place, self.now);
    }
}

/// The name under which the number of the game is kept that was on the table last.
pub const CURRENT: &str = "current";

/// The number of that game, from what is kept under that name; `None` where it is damaged.
#[must_use]
pub fn current(text: &str) -> Option<u64> {
    let (Unwrapped::Sealed(digits) | Unwrapped::Bare(digits)) =
        Envelope::CURRENT.unwrap(text).ok()?;
    number(digits)
}

mod saved_games;

mod name {
    pub(super) const GAME: &str = "game-";
    pub(super) const RESULTS: &str = "results";
}

impl Session {
    /// Tells what time it is, in milliseconds since 1970.
    pub fn tell_time(&mut self, now: u64) {
        self.persistence.now = now;
    }

    pub(super) fn revision(&self) -> Revision {
        Revision {
            id: self.persistence.id,
            actions: self.game.played().count(),
            settled: self.adjudication,
            dirty: self.persistence.dirty,
        }
    }

    /// Keeps the game as it is now, once something has been done in it.
    pub(super) fn save(&mut self) -> Vec<Effect> {
        if self.persistence.dirty == Dirty::No {
            return Vec::new();
        }
        let annex = self.features;
        let counted = annex.record_result(self);
        let saved = self.saved();
        let id = self.persistence.id;
        let text = saved.to_string();
        let forgotten = annex.add_to_library(self, &saved);
        let game = Effect::Save { name: storage_name(id), text: Some(text) };
        let is_current = self.persistence.suspended == Some(id);
        self.persistence.suspended = Some(id);
        let text = Some(Envelope::CURRENT.wrap(&hex(id)));
        let current = Effect::Save { name: CURRENT.to_owned(), text };
        let current = (!is_current).then_some(current);
        // What goes makes room for what comes.
        forgotten.into_iter().chain([game]).chain(current).chain(counted).collect()
    }

    fn saved(&self) -> SavedGame {
        SavedGame {
            choice: self.choice,
            when: self.persistence.when,
            order: Some(self.persistence.place).filter(|place| *place != self.persistence.when),
            counted: self.persistence.counted,
            settled: self.adjudication,
            names: self.names.clone(),
            game: Box::new(self.game.clone()),
        }
    }

    /// Takes the game into the list, and forgets others where there are too many.
    pub(super) fn add_to_library(&mut self, saved: &SavedGame) -> Vec<Effect> {
        self.persistence.library.put(self.persistence.id, saved);
        self.prune()
    }

    /// Forgets the oldest games that have ended or are as they came, where there are too many, but not the one on
    /// the table.
    fn prune(&mut self) -> Vec<Effect> {
        let surplus = self.persistence.library.surplus();
        surplus.into_iter().flat_map(|id| self.delete_saved(id)).collect()
    }

    /// Counts a game that has ended, once.
    pub(super) fn record_result(&mut self) -> Option<Effect> {
        let end = self.end().filter(|_| self.persistence.counted == Counted::No)?;
        self.persistence.counted = Counted::Yes;
        let before = self.persistence.results.clone();
        self.persistence.results.count(self.choice, end);
        let text = self.persistence.results.to_string();
        let changed = before != self.persistence.results;
        changed.then(|| Effect::Save { name: name::RESULTS.to_owned(), text: Some(text) })
    }

    /// From now on this is another game: what was kept of it stays as it is.
    pub(super) fn branch(&mut self) {
        self.persistence.id = self.fresh_id();
        self.persistence.counted = Counted::No;
        // Until somebody acts in it, it would only stand in the list beside what it is like.
        self.persistence.dirty = Dirty::No;
    }

    /// Keeps a game that has come from elsewhere. The same game that comes again is known by the
    /// same number, unless it has been played on since.
    pub(super) fn import_game(&mut self) {
        // What it is known by follows from what it is.
        let id = fnv1a(&self.record());
        let before = self.persistence.library.get(id);
        let is_same = before.is_none_or(|before| whole(&before.game) == whole(&self.game));
        self.persistence.id = if is_same { id } else { self.fresh_id() };
        // Whoever opens a game that has ended has not played it here.
        self.persistence.counted = if self.has_ended() { Counted::Yes } else { Counted::No };
        self.persistence.mark_dirty();
    }

    /// A number that no other game has.
    fn fresh_id(&self) -> u64 {
        // SplitMix64 (Steele, Lea, Flood 2014): close numbers come out far apart.
        let mix =
            |value: u64, shift: u32, factor: u64| (value ^ value >> shift).wrapping_mul(factor);
        let Persistence { id, now, .. } = self.persistence;
        let seed = id.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ self.choice.seed ^ now.rotate_left(32);
        let mixed = mix(mix(seed, 30, 0xbf58_476d_1ce4_e5b9), 27, 0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// What a new game takes over; the game before, where nothing was played in it, is forgotten.
    pub(super) fn reset_persistence(&mut self) -> (Persistence, Option<Effect>) {
        let id = self.fresh_id();
        let old = core::mem::take(&mut self.persistence);
        let is_empty = !self.game.can_undo() && !self.game.can_redo();
        let mut keeping = Persistence { id, counted: Counted::No, dirty: Dirty::No, ..old };
        let forgotten = is_empty && old.dirty == Dirty::Yes;
        if forgotten {
            keeping.library.drop(old.id);
        }
        let forget = forgotten.then(|| Effect::Save { name: storage_name(old.id), text: None });
        (keeping, forget)
    }

    /// Takes back what was kept.
    pub(super) fn load_stored(&mut self, name: &str, text: &str) -> Vec<Effect> {
        if name == Self::SETTINGS {
            return self.settings_recall(text);
        }
        let keeping = &mut self.persistence;
        let is_sound = match name.strip_prefix(name::GAME).map(number) {
            Some(Some(id)) => keeping.library.read(id, text).is_ok(),
            Some(None) => false,
            None if name == CURRENT => {
                keeping.suspended = current(text);
                keeping.suspended.is_some()
            }
            None if name == name::RESULTS => {
                let results = Results::read(text);
                let is_sound = results.is_some();
                keeping.results = results.unwrap_or_default();
                is_sound
            }
            None if name == KEPT => self.course_recall(text).is_some(),
            None => {
                keeping.quarantine.recall(name, text);
                keeping.note_yebo_game(name, text);
                true
            }
        };
        if is_sound { Vec::new() } else { self.quarantine(name, text) }
    }

    /// Another window keeps something, or forgets it. What is damaged, or a later version's, is put aside before
    /// anything is kept in its place.
    pub(super) fn on_storage_changed(&mut self, name: &str, text: Option<&str>) -> Vec<Effect> {
        let id = name.strip_prefix(name::GAME).and_then(number);
        let Some(text) = text else {
            if let Some(id) = id {
                self.persistence.library.drop(id);
            }
            self.persistence.yebo.remove(name);
            return Vec::new();
        };
        self.fork(name);
        let keeping = &mut self.persistence;
        let is_read = match id {
            Some(id) => {
                let is_read = keeping.library.read(id, text).is_ok();
                if !is_read {
                    // What was there before must not be gone on with.
                    keeping.library.drop(id);
                }
                is_read
            }
            None if name == name::RESULTS => {
                Results::read(text).map(|results| keeping.results = results).is_some()
            }
            None if name == KEPT => self.course_recall(text).is_some(),
            None if name == Self::SETTINGS => {
                let is_read = Envelope::SETTINGS.unwrap(text).is_ok();
                if is_read {
                    // One of them may be changed here next, and all are kept together.
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

    /// Where another window has played on in the game on this table, the two part: with the next action this
    /// one is another game, so that neither writes over the other.
    pub(super) fn fork(&mut self, name: &str) {
        if name.strip_prefix(name::GAME).and_then(number) == Some(self.persistence.id) {
            self.branch();
        }
    }

    /// The names under which this window may keep something in place of what another has kept.
    #[must_use]
    pub fn storage_names(&self) -> [String; 4] {
        let game = storage_name(self.persistence.id);
        [game, name::RESULTS.to_owned(), KEPT.to_owned(), Self::SETTINGS.to_owned()]
    }

    /// A text that is damaged is kept under another name, so that nothing writes over it.
    pub(super) fn quarantine(&mut self, name: &str, text: &str) -> Vec<Effect> {
        let moved = self.persistence.quarantine.put(name, text);
        let moved = moved.into_iter().map(|(name, text)| Effect::Save { name, text });
        let told = Effect::Warn(self.say(&Message::Storage(StorageMessage::Damaged)));
        moved.chain([told]).collect()
    }

    /// The game as it would be kept, with its number, once something has been done in it.
    #[must_use]
    pub fn stored(&self) -> Option<(u64, String)> {
        let is_touched = self.persistence.dirty == Dirty::Yes;
        is_touched.then(|| (self.persistence.id, self.saved().to_string()))
    }

    /// Goes on with a game as it was kept under that number; `None` where it is damaged.
    pub fn reopen(&mut self, id: u64, text: &str) -> Option<Vec<Effect>> {
        let saved: SavedGame = text.parse().ok()?;
        self.persistence.suspended = Some(id);
        let mut effects = self.continue_game(id, saved);
        // The page's first program counts nothing.
        if self.has_ended() && self.persistence.counted == Counted::No {
            effects.extend(self.save());
        }
        Some(effects)
    }

    fn continue_game(&mut self, id: u64, saved: SavedGame) -> Vec<Effect> {
        let place = saved.place();
        let new = Self {
            game: *saved.game,
            adjudication: saved.settled,
            names: saved.names,
            ..Self::with(self.features, saved.choice)
        };
        let message = Message::Storage(StorageMessage::Resumed(saved.choice.rules));
        let effects = self.replace(new, message);
        let SavedGame { when, counted, .. } = saved;
        let touched = Dirty::Yes;
        let keeping = core::mem::take(&mut self.persistence);
        self.persistence = Persistence { id, when, place, counted, dirty: touched, ..keeping };
        effects
    }

    /// Forgets a kept game, but not the one on the table.
    fn delete_saved(&mut self, id: u64) -> Vec<Effect> {
        if id == self.persistence.id {
            return Vec::new();
        }
        self.persistence.library.drop(id);
        vec![Effect::Save { name: storage_name(id), text: None }]
    }

    /// The games that are kept, the newest first.
    #[must_use]
    pub fn saved_games(&self) -> Vec<&GameSummary> {
        self.persistence.library.games()
    }

    /// What could not be read, by the names under which it is kept.
    pub fn damaged(&self) -> impl Iterator<Item = (&str, &str)> {
        self.persistence.quarantine.all()
    }

    /// The number of the game on the table.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.persistence.id
    }

    /// How persons have fared, in words: what was played against which level, and how it went.
    #[must_use]
    pub fn results(&self) -> Vec<(String, String, Tally)> {
        let row = |(rules, level, tally): (_, Level, _)| {
            let call = |name| self.language.say(&Message::Name(name));
            (call(Name::Title(rules)), call(Name::Level(level)), tally)
        };
        self.persistence.results.all().map(row).collect()
    }
}

fn storage_name(id: u64) -> String {
    format!("{}{}", name::GAME, hex(id))
}
