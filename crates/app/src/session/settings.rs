//! Settings in the session: piece set, sound and confirmation.

use sandgrid_rules::{Action, Cell, Ruleset, Side};

use super::Session;
use crate::i18n::message::Name;
use crate::storage::envelope::Envelope;
use crate::{Choice, Effect, Language, Message, PieceSet, Settings, SoundCue};

impl Session {
    /// Storage key of the settings.
    pub(super) const SETTINGS: &str = "settings";

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Loads settings from a text, as far as it can be parsed.
    pub fn remember(&mut self, settings: &str) {
        self.settings = Settings::read(settings);
        self.name_pieces();
    }

    /// Loads settings from storage. A damaged text is quarantined and replaced by its readable part, so that
    /// users who depend on their settings keep most of them.
    pub(super) fn settings_recall(&mut self, text: &str) -> Vec<Effect> {
        self.remember(text);
        if Envelope::SETTINGS.unwrap(text).is_ok() {
            return Vec::new();
        }
        let aside = self.quarantine(Self::SETTINGS, text);
        aside.into_iter().chain([self.keep_settings()]).collect()
    }

    fn keep_settings(&self) -> Effect {
        let text = Some(Envelope::SETTINGS.wrap(&self.settings.to_string()));
        Effect::Save { name: Self::SETTINGS.to_owned(), text }
    }

    /// Sets a setting and saves all of them.
    pub(super) fn prefer(&mut self, name: &str, value: &str) -> Vec<Effect> {
        if !self.settings.put(name, value) {
            return Vec::new();
        }
        self.name_pieces();
        if !self.settings.confirm {
            self.input.pending = None;
        }
        let kept = self.keep_settings();
        // Play a sound as feedback on the volume.
        let asks = matches!(name, "volume" | "mute");
        let piece = self.set().piece(Side::First);
        let heard = self.sound(SoundCue::Placed(piece)).filter(|_| asks);
        [kept].into_iter().chain(heard).collect()
    }

    /// Returns the current piece set.
    pub(super) fn set(&self) -> PieceSet {
        // A lesson is written about the pieces of its rulebook.
        if self.is_lesson() {
            return PieceSet::of(self.choice.rules);
        }
        self.set_for(self.choice.rules)
    }

    /// Returns the piece set for a ruleset.
    #[must_use]
    pub fn set_for(&self, rules: &Ruleset) -> PieceSet {
        self.settings.set.unwrap_or_else(|| PieceSet::of(rules))
    }

    /// Changes the language.
    pub fn speak(&mut self, language: Language) {
        self.language = language.with_pieces(self.set());
        self.turns = self.features.move_list(self);
        self.features.translate_review(self);
        // The notice was formatted in another language.
        self.input.notice = None;
        // So were the warnings, which the page removes: what still fails warns again.
        self.warnings.clear();
    }

    /// Returns the language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Updates the names of the pieces after a change of the piece set.
    pub(super) fn name_pieces(&mut self) {
        let language = self.language.with_pieces(self.set());
        if language != self.language {
            self.language = language;
            // The move list contains the names, too.
            self.turns = self.features.move_list(self);
        }
    }

    /// Returns the sound of an action that was played; if it ended the game, only the sound of the end.
    pub(super) fn sound_of(&self, side: Side, action: Action) -> Option<Effect> {
        let (ours, theirs) = (self.set().piece(side), self.set().piece(!side));
        let over = self.game.outcome().is_some();
        self.sound(if over { SoundCue::Over } else { SoundCue::of(action, ours, theirs) })
    }

    /// Returns a sound effect, unless sound is off.
    pub(super) fn sound(&self, cue: SoundCue) -> Option<Effect> {
        let heard = !self.settings.mute && self.settings.volume > 0;
        heard.then_some(Effect::Sound(cue))
    }

    /// If confirmation is enabled, shows a newly chosen action instead of playing it.
    pub(super) fn put_off(&mut self, action: Action) -> Option<Vec<Effect>> {
        let decides = self.is_persons_turn();
        let first = self.input.pending != Some(action) && self.game.actions().contains(action);
        if !(self.settings.confirm && decides && first) {
            return None;
        }
        self.input.pending = Some(action);
        self.input.notice = None;
        let side = self.game.position().turn();
        let said = self.say(&Message::Confirm(side, action));
        Some(vec![Effect::Announce(said)])
    }

    /// Returns the target hole of the action that waits for confirmation.
    pub(super) fn chosen(&self) -> Option<Cell> {
        self.input.pending.and_then(Action::to)
    }

    /// Returns the button that confirms the action.
    pub(super) fn play_it(&self) -> Option<Choice> {
        self.input.pending.map(|action| Choice { action, label: self.call(Name::PlayIt) })
    }
}
