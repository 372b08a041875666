//! Persistence of the Yebo session.

use sandgrid_yebo::{RecordFault, Seat, Stage};

use super::YeboSession;
use super::lesson::LEARNING;
use crate::Settings;
use crate::i18n::{key, saturating_u32};
use crate::learn::Progress;
use crate::storage::envelope::Envelope;
use crate::yebo::library::{self, OtherGame, Slot, YeboLibrary};
use crate::yebo::phrases::marked::BlockNames;
use crate::yebo::phrases::names::Speaker;
use crate::yebo::round_score::place_in_order;
use crate::yebo::{
    PlayerKind, SavedYeboGame, SavedYeboGameError, SlotState, YeboEffect, YeboFault, YeboSettings,
};

/// Storage key of the settings, shared with the sand games.
const SETTINGS: &str = "settings";

impl YeboSession {
    /// Saves the game.
    pub(super) fn save(&mut self) -> Vec<YeboEffect> {
        let game = self.saved();
        let kept = self.library().add(&game);
        kept.into_iter().map(|(name, text)| YeboEffect::Save { name, text }).collect()
    }

    pub(super) fn keep_settings(&self) -> YeboEffect {
        let text = Envelope::SETTINGS.wrap(&self.prefs.write(&self.settings.to_string()));
        YeboEffect::Save { name: SETTINGS.to_owned(), text: Some(text) }
    }

    /// Loads entries from storage; if they contain games, resumes the last current one. Damaged entries are
    /// quarantined with a warning.
    pub(super) fn resume(&mut self, texts: Vec<(String, String)>) -> Vec<YeboEffect> {
        let has_games = texts.iter().any(|(name, _)| YeboLibrary::holds(name));
        // The quarantine must be complete before entries are added.
        for (name, text) in &texts {
            self.library().games.quarantine.recall(name, text);
        }
        let mut effects = Vec::new();
        for (name, text) in texts {
            if self.take_over(&name, &text).is_none() {
                effects.extend(self.quarantine(&name, &text));
            }
        }
        let is_damaged = !effects.is_empty();
        // Keep a notice about other entries.
        let notice = self.notice.take();
        if has_games {
            let moved = self.library().restore_quarantined().into_iter();
            effects.extend(moved.map(|(name, text)| YeboEffect::Save { name, text }));
            effects.extend(match self.own().library.left() {
                Some(place) => self.open_kept(place),
                None => [self.opened(), self.save()].concat(),
            });
        }
        self.notice = notice;
        if is_damaged {
            let words = self.speaker().say(key::YeboDamaged);
            effects.extend(self.object(words));
        }
        effects
    }

    /// Loads an entry; returns `None` if it is damaged.
    fn take_over(&mut self, name: &str, text: &str) -> Option<()> {
        match name {
            LEARNING => self.progress = Progress::read(text)?,
            SETTINGS => {
                self.wear(text);
                Envelope::SETTINGS.unwrap(text).ok()?;
            }
            YeboLibrary::CURRENT => self.library().remember(text)?,
            _ => {
                if let Ok(place) = name.parse() {
                    self.library().read(place, text)?;
                }
            }
        }
        Some(())
    }

    /// Moves a damaged text to the quarantine. Damaged settings are replaced by their readable part, so that
    /// users who depend on their settings keep most of them.
    fn quarantine(&mut self, name: &str, text: &str) -> Vec<YeboEffect> {
        let moved = self.library().games.quarantine.put(name, text);
        let moved = moved.into_iter().map(|(name, text)| YeboEffect::Save { name, text });
        let settings = (name == SETTINGS).then(|| self.keep_settings());
        moved.chain(settings).collect()
    }

    /// Starts another game; the current one stays in the library if persons have played in it.
    pub(super) fn begin_another(&mut self, kept: SavedYeboGame) -> Vec<YeboEffect> {
        if self.is_played() {
            self.library().make_room(&kept.to_string());
        }
        self.begin_anew(kept)
    }

    /// Returns whether the own game is unfinished and a person has acted in it.
    fn is_played(&self) -> bool {
        let Self { game, company, .. } = self.own();
        let is_person = |seat: Seat| company.sitter(seat) == PlayerKind::Person;
        game.table().stage != Stage::Over && game.acts().iter().any(|(seat, _)| is_person(*seat))
    }

    /// Returns the confirmation prompt before another game starts, if the own one is being played.
    #[must_use]
    pub fn before_another(&self, fate: SlotState) -> Option<String> {
        let number = saturating_u32(self.own().game.table().played.len());
        let fate = match fate {
            SlotState::Kept => "kept",
            SlotState::Gone => "gone",
        };
        self.is_played().then(|| self.speaker().say(key::YeboBeforeAnother { fate, number }))
    }

    /// Resumes a saved game.
    pub(super) fn open_kept(&mut self, place: Slot) -> Vec<YeboEffect> {
        let Some(kept) = self.library().open(place) else {
            return self.no_such_game(place);
        };
        self.begin(kept)
    }

    /// Reports a game that is damaged, which is quarantined, or not saved any more.
    fn no_such_game(&mut self, place: Slot) -> Vec<YeboEffect> {
        let Some(text) = self.library().take_unreadable(place) else {
            let words = self.speaker().say(key::YeboGameGone);
            return self.object(words);
        };
        let mut effects = self.quarantine(&place.to_string(), &text);
        let words = self.speaker().say(key::YeboDamaged);
        effects.extend(self.object(words));
        effects
    }

    /// Deletes a saved game, unless it is the current one.
    pub(super) fn forget(&mut self, place: Slot) -> Vec<YeboEffect> {
        let library = self.library();
        if place == library.place() {
            return Vec::new();
        }
        library.drop(place);
        vec![YeboEffect::Save { name: place.to_string(), text: None }]
    }

    /// Warns once that storage is not available.
    pub(super) fn warn(&mut self) -> Vec<YeboEffect> {
        if core::mem::replace(&mut self.is_warned, true) {
            return Vec::new();
        }
        let words = self.speaker().say(key::WarningNothingSaved);
        self.object(words)
    }

    /// Handles a write or a removal by another tab. If it changed the current game, forks it: from the next act
    /// on the game has the given number as its id, so that neither tab overwrites the other.
    pub(super) fn on_storage_changed(
        &mut self,
        name: &str,
        text: Option<String>,
        number: u64,
    ) -> Vec<YeboEffect> {
        let Some(text) = text else {
            if let Ok(place) = name.parse() {
                self.library().drop(place);
            }
            return Vec::new();
        };
        let is_read = match (name, name.parse::<Slot>()) {
            (LEARNING, _) => Progress::read(&text).map(|it| self.progress = it).is_some(),
            (SETTINGS, _) => {
                let is_read = Envelope::SETTINGS.unwrap(&text).is_ok();
                if is_read {
                    // All settings are saved together, so a later change here must include the other tab's.
                    self.wear(&text);
                }
                is_read
            }
            (YeboLibrary::CURRENT, _) => self.library().remember_order(&text).is_some(),
            (_, Ok(place)) => {
                let is_same = library::record(&text) == Some(&self.record());
                let library = self.library();
                if place == library.place() && !is_same {
                    library.part(Slot::numbered(number));
                }
                let is_read = library.read(place, &text).is_some();
                if !is_read {
                    // Do not resume from the outdated game.
                    library.spoil(place, &text);
                }
                is_read
            }
            _ => true,
        };
        // A damaged or later version's text is quarantined before the next write.
        if is_read { Vec::new() } else { vec![YeboEffect::QuarantineFirst(name.to_owned())] }
    }

    /// Returns the storage keys that this tab may overwrite and other tabs may write, too.
    #[must_use]
    pub fn storage_names(&self) -> [String; 4] {
        let game = self.own().library.place().to_string();
        [game, LEARNING.to_owned(), SETTINGS.to_owned(), YeboLibrary::CURRENT.to_owned()]
    }

    /// Returns the other saved games, the latest first.
    #[must_use]
    pub fn others(&self) -> Vec<OtherGame> {
        let other = |(place, kept): (Slot, SavedYeboGame)| {
            let speaker = Speaker {
                language: self.language,
                company: &kept.company,
                blocks: BlockNames::Plain,
            };
            let names = speaker.names(kept.game.table().seats().iter().copied());
            let table = kept.game.table();
            let round = table.round.map(|round| (place_in_order(table, round), round));
            OtherGame { place, title: speaker.title(round), names }
        };
        self.own().library.others().map(other).collect()
    }

    /// Returns why a text cannot be imported, as a sentence; `None` if it can.
    #[must_use]
    pub fn objection(&self, text: &str) -> Option<String> {
        // Text copied from the storage has an envelope.
        let record = library::record(text).unwrap_or(text);
        SavedYeboGame::read(record).err().map(|error| self.cannot_read(&error))
    }

    /// Returns the sentence that only one file can be opened at a time.
    #[must_use]
    pub fn several_files(&self) -> String {
        self.speaker().say(key::YeboSeveralFiles)
    }

    /// Imports a game.
    pub(super) fn load(&mut self, text: &str) -> Vec<YeboEffect> {
        // Text copied from the storage has an envelope.
        let record = library::record(text).unwrap_or(text);
        match SavedYeboGame::read(record) {
            Ok(kept) => {
                let record = &kept.to_string();
                if *record == self.record() {
                    return self.begin(kept);
                }
                // A link may import a game unasked: the current game stays in the library, unless it has no
                // acts.
                let (left, is_fresh) = (self.library().place(), self.game.acts().is_empty());
                self.library().make_room(record);
                let mut effects = self.begin(kept);
                if is_fresh {
                    effects.extend(self.forget(left));
                }
                effects
            }
            Err(error) => {
                let words = self.cannot_read(&error);
                self.object(words)
            }
        }
    }

    /// Formats a parse error with its place.
    fn cannot_read(&self, error: &SavedYeboGameError) -> String {
        let speaker = self.speaker();
        let (line, character) = (saturating_u32(error.line), saturating_u32(error.column));
        let word = &self.language.quote(&error.word);
        let more = match &error.fault {
            YeboFault::OfSand => return speaker.say(key::YeboSandGame),
            YeboFault::TooLong => return speaker.say(key::YeboTooLong),
            _ if line == 0 => return speaker.say(key::YeboNoGame),
            YeboFault::Player => speaker.say(key::YeboNoPlayer),
            YeboFault::Comment => String::new(),
            YeboFault::Record(fault) => match &**fault {
                RecordFault::Illegal(illegal) => speaker.refuse(illegal),
                RecordFault::Another => speaker.say(key::YeboSecondRecord),
                RecordFault::Twice => speaker.say(key::YeboTagTwice),
                _ => String::new(),
            },
        };
        let place = speaker.say(key::YeboUnreadable { character, line, word });
        [place, more].join(" ").trim_end().to_owned()
    }

    /// Applies and saves new settings.
    pub(super) fn prefer(&mut self, text: &str) -> Vec<YeboEffect> {
        self.wear(text);
        vec![self.keep_settings()]
    }

    /// Applies settings without saving them.
    fn wear(&mut self, text: &str) {
        self.settings = Settings::read(text);
        self.prefs = YeboSettings::read(text);
        self.rack.sort(self.prefs.sort);
    }
}
