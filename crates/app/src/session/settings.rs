//! What a person prefers: what is played with, what is heard, and what is confirmed.

use sandgrid_rules::{Action, Cell, Ruleset, Side};

use super::{Session, is_computer};
use crate::i18n::message::Name;
use crate::storage::envelope::Envelope;
use crate::{Button, Effect, Language, Message, PieceSet, Settings, SoundCue};

impl Session {
    /// The name under which settings are kept.
    pub(super) const SETTINGS: &str = "settings";

    /// What the person prefers.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Takes over what was preferred the last time, as far as it can be read.
    pub fn remember(&mut self, settings: &str) {
        self.settings = Settings::read(settings);
        self.name_pieces();
    }

    /// The same; a text that is damaged is set aside, and what can be read of it takes its place. Whoever
    /// cannot use the page without what they prefer goes on using it.
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

    /// Changes one setting, and keeps them.
    pub(super) fn prefer(&mut self, name: &str, value: &str) -> Vec<Effect> {
        if !self.settings.put(name, value) {
            return Vec::new();
        }
        self.name_pieces();
        if !self.settings.confirm {
            self.pending = None;
        }
        let kept = self.keep_settings();
        // How loud it is can only be heard.
        let asks = matches!(name, "volume" | "mute");
        let piece = self.set().piece(Side::First);
        let heard = self.sound(SoundCue::Placed(piece)).filter(|_| asks);
        [kept].into_iter().chain(heard).collect()
    }

    /// What is played with.
    pub(super) fn set(&self) -> PieceSet {
        // Lessons are written about pebbles and sticks, as the rules are.
        if self.is_taught() {
            return PieceSet::Pebbles;
        }
        self.set_for(self.choice.rules)
    }

    /// What is played with, by those rules.
    #[must_use]
    pub fn set_for(&self, rules: &Ruleset) -> PieceSet {
        self.settings.set.unwrap_or_else(|| PieceSet::of(rules))
    }

    /// Says everything in that language from now on.
    pub fn speak(&mut self, language: Language) {
        self.language = language.about(self.set());
        self.turns = self.features.move_list(self);
        // What was said in another language is over.
        self.notice = None;
    }

    /// The language in which everything is said.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Lets everything be called what it looks like.
    pub(super) fn name_pieces(&mut self) {
        let language = self.language.about(self.set());
        if language != self.language {
            self.language = language;
            // The record speaks of them, too.
            self.turns = self.features.move_list(self);
        }
    }

    /// What that action sounds like, once it is played; the end of the game, too, is one sound.
    pub(super) fn sound_of(&self, side: Side, action: Action) -> Option<Effect> {
        let (ours, theirs) = (self.set().piece(side), self.set().piece(!side));
        let over = self.game.outcome().is_some();
        self.sound(if over { SoundCue::Over } else { SoundCue::of(action, ours, theirs) })
    }

    /// A sound, where one is wanted.
    pub(super) fn sound(&self, cue: SoundCue) -> Option<Effect> {
        let heard = !self.settings.mute && self.settings.volume > 0;
        heard.then_some(Effect::Sound(cue))
    }

    /// Where actions are confirmed: shows one that a person has chosen for the first time.
    pub(super) fn put_off(&mut self, action: Action) -> Option<Vec<Effect>> {
        let decides = !is_computer(self.choice.players[self.game.position().turn()]);
        let first = self.pending != Some(action) && self.game.actions().contains(action);
        if !(self.settings.confirm && decides && first) {
            return None;
        }
        self.pending = Some(action);
        self.notice = None;
        let side = self.game.position().turn();
        let said = self.say(&Message::Confirm(side, action));
        Some(vec![Effect::Announce(said)])
    }

    /// The hole of the action that waits to be confirmed.
    pub(super) fn chosen(&self) -> Option<Cell> {
        self.pending.and_then(Action::to)
    }

    /// The button that plays what waits to be confirmed.
    pub(super) fn play_it(&self) -> Option<Button> {
        self.pending.map(|action| Button { action, label: self.call(Name::PlayIt) })
    }
}
