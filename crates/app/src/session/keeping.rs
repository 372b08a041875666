//! What is kept of a sitting on the device, and how it comes back.

use std::collections::BTreeMap;

use sandgrid_rules::Settled;

use super::Session;
use super::course::KEPT;
use crate::aside::Aside;
use crate::bundle::{Bundle, BundleError};
use crate::library::{Kept, Library};
use crate::number::{hex, number};
use crate::results::{Results, Tally};
use crate::saved::{Counted, Saved, whole};
use crate::seal::{Broken, Opened, Seal};
use crate::sum::sum;
use crate::{Account, Archive, Effect, Level, Message, Name, yebo};

/// What is kept, and under which number this game is.
#[derive(Clone, Debug, Default)]
pub(super) struct Keeping {
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
    touched: Touched,
    library: Library,
    aside: Aside,
    /// What Yebo keeps: its names, and the checksums of its texts.
    yebo: BTreeMap<String, u64>,
    results: Results,
    /// The game that was on the table when the page was last left.
    left: Option<u64>,
}

/// Whether something has been done in a game here.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Touched {
    #[default]
    No,
    Yes,
}

/// A part of what was kept elsewhere cannot be read.
#[derive(Copy, Clone, Debug)]
struct Unreadable;

/// By which a change of the game is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    id: u64,
    actions: usize,
    settled: Option<Settled>,
    touched: Touched,
}

impl Keeping {
    /// Nothing is kept yet; the first game is known by that number.
    pub(super) fn new(id: u64) -> Self {
        Self { id, ..Self::default() }
    }

    /// That text is kept, which is Yebo's where it has such a name.
    fn know_of_yebo(&mut self, name: &str, text: &str) {
        if yebo::seal(name).is_some() {
            self.yebo.insert(name.to_owned(), sum(text));
        }
    }

    /// Something is done in the game.
    pub(super) fn touch(&mut self) {
        self.touched = Touched::Yes;
        self.when = self.now;
        self.place = self.library.next_place(self.id, self.place, self.now);
    }
}

/// The name under which the number of the game is kept that was on the table last.
pub const CURRENT: &str = "current";

/// The number of that game, from what is kept under that name; `None` where it is damaged.
#[must_use]
pub fn current(text: &str) -> Option<u64> {
    let (Opened::Sealed(digits) | Opened::Bare(digits)) = Seal::CURRENT.open(text).ok()?;
    number(digits)
}

mod name {
    pub(super) const GAME: &str = "game-";
    pub(super) const RESULTS: &str = "results";
}

impl Session {
    /// Tells what time it is, in milliseconds since 1970.
    pub fn tell_time(&mut self, now: u64) {
        self.keeping.now = now;
    }

    pub(super) fn stamp(&self) -> Stamp {
        Stamp {
            id: self.keeping.id,
            actions: self.game.played().count(),
            settled: self.settled,
            touched: self.keeping.touched,
        }
    }

    /// Keeps the game as it is now, once something has been done in it.
    pub(super) fn keep(&mut self) -> Vec<Effect> {
        if self.keeping.touched == Touched::No {
            return Vec::new();
        }
        let annex = self.annex;
        let counted = annex.counts(self);
        let saved = self.saved();
        let id = self.keeping.id;
        let text = saved.to_string();
        let forgotten = annex.shelves(self, &saved);
        let game = Effect::Keep { name: game_name(id), text: Some(text) };
        let is_current = self.keeping.left == Some(id);
        self.keeping.left = Some(id);
        let text = Some(Seal::CURRENT.close(&hex(id)));
        let current = Effect::Keep { name: CURRENT.to_owned(), text };
        let current = (!is_current).then_some(current);
        // What goes makes room for what comes.
        forgotten.into_iter().chain([game]).chain(current).chain(counted).collect()
    }

    fn saved(&self) -> Saved {
        Saved {
            choice: self.choice,
            when: self.keeping.when,
            order: Some(self.keeping.place).filter(|place| *place != self.keeping.when),
            counted: self.keeping.counted,
            settled: self.settled,
            names: self.names.clone(),
            game: Box::new(self.game.clone()),
        }
    }

    /// Takes the game into the list, and forgets others where there are too many.
    pub(super) fn shelve(&mut self, saved: &Saved) -> Vec<Effect> {
        self.keeping.library.put(self.keeping.id, saved);
        self.clear_out()
    }

    /// Forgets the oldest games that have ended or are as they came, where there are too many, but not the one on
    /// the table.
    fn clear_out(&mut self) -> Vec<Effect> {
        let surplus = self.keeping.library.surplus();
        surplus.into_iter().flat_map(|id| self.drop_kept(id)).collect()
    }

    /// Counts a game that has ended, once.
    pub(super) fn count(&mut self) -> Option<Effect> {
        let end = self.end().filter(|_| self.keeping.counted == Counted::No)?;
        self.keeping.counted = Counted::Yes;
        let before = self.keeping.results.clone();
        self.keeping.results.count(self.choice, end);
        let text = self.keeping.results.to_string();
        let changed = before != self.keeping.results;
        changed.then(|| Effect::Keep { name: name::RESULTS.to_owned(), text: Some(text) })
    }

    /// From now on this is another game: what was kept of it stays as it is.
    pub(super) fn branch(&mut self) {
        self.keeping.id = self.fresh_id();
        self.keeping.counted = Counted::No;
        // Until somebody acts in it, it would only stand in the list beside what it is like.
        self.keeping.touched = Touched::No;
    }

    /// Keeps a game that has come from elsewhere. The same game that comes again is known by the
    /// same number, unless it has been played on since.
    pub(super) fn adopt(&mut self) {
        // What it is known by follows from what it is.
        let id = sum(&self.record());
        let before = self.keeping.library.get(id);
        let is_same = before.is_none_or(|before| whole(&before.game) == whole(&self.game));
        self.keeping.id = if is_same { id } else { self.fresh_id() };
        // Whoever opens a game that has ended has not played it here.
        self.keeping.counted = if self.has_ended() { Counted::Yes } else { Counted::No };
        self.keeping.touch();
    }

    /// A number that no other game has.
    fn fresh_id(&self) -> u64 {
        // SplitMix64 (Steele, Lea, Flood 2014): close numbers come out far apart.
        let mix =
            |value: u64, shift: u32, factor: u64| (value ^ value >> shift).wrapping_mul(factor);
        let Keeping { id, now, .. } = self.keeping;
        let seed = id.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ self.choice.seed ^ now.rotate_left(32);
        let mixed = mix(mix(seed, 30, 0xbf58_476d_1ce4_e5b9), 27, 0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// What a new game takes over; the game before, where nothing was played in it, is forgotten.
    pub(super) fn hand_over(&mut self) -> (Keeping, Option<Effect>) {
        let id = self.fresh_id();
        let old = core::mem::take(&mut self.keeping);
        let is_empty = !self.game.can_undo() && !self.game.can_redo();
        let mut keeping = Keeping { id, counted: Counted::No, touched: Touched::No, ..old };
        let forgotten = is_empty && old.touched == Touched::Yes;
        if forgotten {
            keeping.library.drop(old.id);
        }
        let forget = forgotten.then(|| Effect::Keep { name: game_name(old.id), text: None });
        (keeping, forget)
    }

    /// Takes back what was kept.
    pub(super) fn recall(&mut self, name: &str, text: &str) -> Vec<Effect> {
        if name == Self::SETTINGS {
            return self.settings_recall(text);
        }
        let keeping = &mut self.keeping;
        let is_sound = match name.strip_prefix(name::GAME).map(number) {
            Some(Some(id)) => keeping.library.read(id, text).is_ok(),
            Some(None) => false,
            None if name == CURRENT => {
                keeping.left = current(text);
                keeping.left.is_some()
            }
            None if name == name::RESULTS => {
                let results = Results::read(text);
                let is_sound = results.is_some();
                keeping.results = results.unwrap_or_default();
                is_sound
            }
            None if name == KEPT => self.course_recall(text).is_some(),
            None => {
                keeping.aside.recall(name, text);
                keeping.know_of_yebo(name, text);
                true
            }
        };
        if is_sound { Vec::new() } else { self.set_aside(name, text) }
    }

    /// Another window keeps something, or forgets it. What is damaged, or a later version's, is put aside before
    /// anything is kept in its place.
    pub(super) fn heed(&mut self, name: &str, text: Option<&str>) -> Vec<Effect> {
        let id = name.strip_prefix(name::GAME).and_then(number);
        let Some(text) = text else {
            if let Some(id) = id {
                self.keeping.library.drop(id);
            }
            self.keeping.yebo.remove(name);
            return Vec::new();
        };
        self.part_from(name);
        let keeping = &mut self.keeping;
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
                let is_read = Seal::SETTINGS.open(text).is_ok();
                if is_read {
                    // One of them may be changed here next, and all are kept together.
                    self.remember(text);
                }
                is_read
            }
            None => {
                keeping.know_of_yebo(name, text);
                true
            }
        };
        if is_read { Vec::new() } else { vec![Effect::Hold(name.to_owned())] }
    }

    /// Where another window has played on in the game on this table, the two part: with the next action this
    /// one is another game, so that neither writes over the other.
    pub(super) fn part_from(&mut self, name: &str) {
        if name.strip_prefix(name::GAME).and_then(number) == Some(self.keeping.id) {
            self.branch();
        }
    }

    /// The names under which this window may keep something in place of what another has kept.
    #[must_use]
    pub fn shared(&self) -> [String; 4] {
        let game = game_name(self.keeping.id);
        [game, name::RESULTS.to_owned(), KEPT.to_owned(), Self::SETTINGS.to_owned()]
    }

    /// A text that is damaged is kept under another name, so that nothing writes over it.
    pub(super) fn set_aside(&mut self, name: &str, text: &str) -> Vec<Effect> {
        let moved = self.keeping.aside.put(name, text);
        let moved = moved.into_iter().map(|(name, text)| Effect::Keep { name, text });
        let told = Effect::Warn(self.say(&Message::Archive(Account::Damaged)));
        moved.chain([told]).collect()
    }

    pub(super) fn archive(&mut self, archive: Archive) -> Vec<Effect> {
        match archive {
            Archive::Resume => self.resume_left(),
            Archive::Open(id) => self.open_kept(id),
            Archive::Forget(id) => self.drop_kept(id),
            Archive::TakeIn(text) => self.take_in(&text),
            Archive::Recover => self.recover(),
        }
    }

    /// Goes on where the page was left.
    fn resume_left(&mut self) -> Vec<Effect> {
        self.keeping.left.map_or_else(Vec::new, |id| self.open_kept(id))
    }

    /// The game as it would be kept, with its number, once something has been done in it.
    #[must_use]
    pub fn as_kept(&self) -> Option<(u64, String)> {
        let is_touched = self.keeping.touched == Touched::Yes;
        is_touched.then(|| (self.keeping.id, self.saved().to_string()))
    }

    /// Goes on with a game as it was kept under that number; `None` where it is damaged.
    pub fn reopen(&mut self, id: u64, text: &str) -> Option<Vec<Effect>> {
        let saved: Saved = text.parse().ok()?;
        self.keeping.left = Some(id);
        let mut effects = self.go_on_with(id, saved);
        // The page's first program counts nothing.
        if self.has_ended() && self.keeping.counted == Counted::No {
            effects.extend(self.keep());
        }
        Some(effects)
    }

    /// Goes on with a kept game.
    fn open_kept(&mut self, id: u64) -> Vec<Effect> {
        let saved = self.keeping.library.get(id);
        saved.map_or_else(Vec::new, |saved| self.go_on_with(id, saved))
    }

    fn go_on_with(&mut self, id: u64, saved: Saved) -> Vec<Effect> {
        let place = saved.place();
        let new = Self {
            game: *saved.game,
            settled: saved.settled,
            names: saved.names,
            ..Self::with(self.annex, saved.choice)
        };
        let message = Message::Archive(Account::Resumed(saved.choice.rules));
        let effects = self.replace(new, message);
        let Saved { when, counted, .. } = saved;
        let touched = Touched::Yes;
        let keeping = core::mem::take(&mut self.keeping);
        self.keeping = Keeping { id, when, place, counted, touched, ..keeping };
        effects
    }

    /// Forgets a kept game, but not the one on the table.
    fn drop_kept(&mut self, id: u64) -> Vec<Effect> {
        if id == self.keeping.id {
            return Vec::new();
        }
        self.keeping.library.drop(id);
        vec![Effect::Keep { name: game_name(id), text: None }]
    }

    /// Takes in what was kept on another device, or says what is wrong with it.
    fn take_in(&mut self, text: &str) -> Vec<Effect> {
        match Bundle::read(text) {
            Ok(bundle) => {
                let mut damaged = 0;
                let mut effects = Vec::new();
                for (name, text) in bundle.0 {
                    match self.admit(name, text) {
                        Ok(effect) => effects.extend(effect),
                        Err(Unreadable) => damaged += 1,
                    }
                }
                // It comes last: where there is no room for what comes, nothing goes.
                effects.extend(self.clear_out());
                let said = self.say(&Message::Archive(Account::TakenIn { damaged }));
                // What is amiss is to be seen, too.
                effects.push(if damaged > 0 { Effect::Warn(said) } else { Effect::Announce(said) });
                effects
            }
            Err(error) => vec![self.alert_of(error)],
        }
    }

    /// Takes back what was set aside and can be read now: it was a later version's, and this is that
    /// version, or one after it.
    fn recover(&mut self) -> Vec<Effect> {
        // What is preferred has been chosen again meanwhile; Yebo takes back its own.
        let is_game = |name: &str| name.strip_prefix(name::GAME).and_then(number).is_some();
        let is_ours = |name: &str| is_game(name) || name == name::RESULTS || name == KEPT;
        let mut effects = Vec::new();
        for (aside, name, text) in self.keeping.aside.of(is_ours) {
            if let Ok(Some(kept)) = self.admit(name, text) {
                self.keeping.aside.drop(&aside);
                effects.extend([kept, Effect::Keep { name: aside, text: None }]);
            }
        }
        effects
    }

    fn alert_of(&self, error: BundleError) -> Effect {
        Effect::Warn(self.say(&Message::Archive(Account::Bad(error))))
    }

    /// Takes in one text that was kept elsewhere: games that are newer, results that are more.
    fn admit(&mut self, name: String, text: String) -> Result<Option<Effect>, Unreadable> {
        let text = match name.strip_prefix(name::GAME).map(number) {
            Some(id) => self.admit_game(id.ok_or(Unreadable)?, &text)?,
            None if name == CURRENT => None,
            None if name == KEPT => Some(self.course_recall(&text).ok_or(Unreadable)?),
            None if name == name::RESULTS => {
                self.keeping.results.merge(&Results::read(&text).ok_or(Unreadable)?);
                Some(self.keeping.results.to_string())
            }
            None if name == Self::SETTINGS => {
                Seal::SETTINGS.open(&text).map_err(|Broken| Unreadable)?;
                self.remember(&text);
                Some(text)
            }
            None => {
                // Another program reads those of Yebo, but whether they are whole can be told here. What nobody
                // reads, nobody could forget.
                let seal = yebo::seal(&name).ok_or(Unreadable)?;
                seal.open(&text).map_err(|Broken| Unreadable)?;
                return Ok(self.admit_yebo(name, text));
            }
        };
        Ok(text.map(|text| Effect::Keep { name, text: Some(text) }))
    }

    /// Takes in a game that was kept elsewhere, unless what is here is as new.
    fn admit_game(&mut self, id: u64, text: &str) -> Result<Option<String>, Unreadable> {
        let saved: Saved = text.parse().map_err(|_| Unreadable)?;
        let is_wanted = id != self.keeping.id && self.keeping.library.wants(id, &saved);
        Ok(is_wanted.then(|| self.keeping.library.put(id, &saved).to_owned()))
    }

    /// Takes in what Yebo has kept elsewhere, in place of nothing: a game whose place is taken has one of its own.
    fn admit_yebo(&mut self, name: String, text: String) -> Option<Effect> {
        let there = self.keeping.yebo.get(&name).copied();
        let name = match there {
            None => name,
            Some(there) if there == sum(&text) => return None,
            Some(_) => yebo::place_of(&name, &text)?,
        };
        self.keeping.know_of_yebo(&name, &text);
        Some(Effect::Keep { name, text: Some(text) })
    }

    /// The games that are kept, the newest first.
    #[must_use]
    pub fn kept_games(&self) -> Vec<&Kept> {
        self.keeping.library.games()
    }

    /// What could not be read, by the names under which it is kept.
    pub fn damaged(&self) -> impl Iterator<Item = (&str, &str)> {
        self.keeping.aside.all()
    }

    /// The number of the game on the table.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.keeping.id
    }

    /// How persons have fared, in words: what was played against which level, and how it went.
    #[must_use]
    pub fn results(&self) -> Vec<(String, String, Tally)> {
        let row = |(rules, level, tally): (_, Level, _)| {
            let call = |name| self.language.say(&Message::Name(name));
            (call(Name::Title(rules)), call(Name::Level(level)), tally)
        };
        self.keeping.results.all().map(row).collect()
    }
}

fn game_name(id: u64) -> String {
    format!("{}{}", name::GAME, hex(id))
}
