//! Refusals: an explanation, and the rules behind it.

use sandgrid_yebo::{Illegal, Refusal, Rule};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::rulebook::statement;
use crate::yebo::{YeboCue, YeboEffect, YeboNotice};

impl YeboSession {
    /// Refuses an illegal act with an explanation and its rules.
    pub(super) fn refuse(&mut self, illegal: &Illegal) -> Vec<YeboEffect> {
        let suits = self.suits(self.game.table(), illegal.seat);
        let words = match (illegal.why, suits) {
            (Refusal::Suits(_), Some((_, suits))) => {
                self.speaker().say(key::YeboNoSuitsOf { suits: &suits })
            }
            _ => self.speaker().refuse(illegal),
        };
        let rules: Vec<Rule> = [Some(illegal.rule), illegal.ruling].into_iter().flatten().collect();
        self.refuse_with(words, &rules)
    }

    /// Refuses an action with an explanation and the rules behind it.
    pub(super) fn refuse_with(&mut self, words: String, rules: &[Rule]) -> Vec<YeboEffect> {
        let rules = rules.iter().map(|rule| statement(self.language, *rule)).collect();
        self.notice = Some(YeboNotice { words: words.clone(), rules });
        vec![YeboEffect::Alert(words), YeboEffect::Sound(YeboCue::Wrong)]
    }

    /// Refuses an action with an explanation alone.
    pub(super) fn object(&mut self, words: String) -> Vec<YeboEffect> {
        self.notice = Some(YeboNotice { words: words.clone(), rules: Vec::new() });
        vec![YeboEffect::Alert(words), YeboEffect::Sound(YeboCue::Wrong)]
    }

    /// Refuses something that concerns the hand at the device while it is covered.
    pub(super) fn refuse_covered(&mut self) -> Option<Vec<YeboEffect>> {
        self.device.covered()?;
        let words = self.speaker().say(key::YeboNoCovered);
        Some(self.object(words))
    }
}
