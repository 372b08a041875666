//! What is kept of a sitting, and how it comes back.

use super::Sitting;
use crate::Settings;
use crate::language::key;
use crate::yebo::{Effect, Kept, Prefs};

/// Under which name the game is kept.
const GAME: &str = "yebo";
/// Where a text goes that is damaged.
const ASIDE: &str = "damaged-yebo";
const SETTINGS: &str = "settings";

impl Sitting {
    /// Keeps the game as it is.
    pub(super) fn keep(&self) -> Effect {
        Effect::Keep { name: GAME, text: Some(self.record()) }
    }

    pub(super) fn keep_settings(&self) -> Effect {
        let text = self.prefs.write(&self.settings.to_string());
        Effect::Keep { name: SETTINGS, text: Some(text) }
    }

    /// Goes on with the game that was kept here. One that is damaged is put aside, and said so.
    pub(super) fn resume(&mut self, text: String) -> Vec<Effect> {
        if let Ok(kept) = text.parse::<Kept>() {
            return self.begin(kept);
        }
        let words = self.speaker().say(key::YeboDamaged);
        let mut effects = vec![Effect::Keep { name: ASIDE, text: Some(text) }];
        effects.extend(self.object(words));
        effects.push(self.keep());
        effects
    }

    /// Opens a game that somebody brings.
    pub(super) fn load(&mut self, text: &str) -> Vec<Effect> {
        if text.len() > Kept::LONGEST {
            let words = self.speaker().say(key::YeboTooLong);
            return self.object(words);
        }
        match text.parse::<Kept>() {
            Ok(kept) => self.begin(kept),
            Err(error) => {
                let line = u32::try_from(error.line).unwrap_or(u32::MAX);
                let words = self.speaker().say(key::YeboUnreadable { line });
                self.object(words)
            }
        }
    }

    /// Takes over what is preferred.
    pub(super) fn prefer(&mut self, text: &str) -> Vec<Effect> {
        self.settings = Settings::read(text);
        self.prefs = Prefs::read(text);
        self.rack.sort(self.prefs.sort);
        vec![self.keep_settings()]
    }
}
