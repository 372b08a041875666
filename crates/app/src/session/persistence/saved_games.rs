//! Commands on the saved games: open, delete, import a backup, restore quarantined entries.

use super::{CURRENT, KEPT, name};
use crate::session::Session;
use crate::storage::backup::{Backup, BackupError};
use crate::storage::checksum::fnv1a;
use crate::storage::envelope::{Corrupt, Envelope};
use crate::storage::game_id::number;
use crate::storage::results::Results;
use crate::storage::saved_game::SavedGame;
use crate::{Effect, Message, SavedGamesCommand, StorageMessage, yebo};

/// A part of what was kept elsewhere cannot be read.
#[derive(Copy, Clone, Debug)]
struct UnreadableEntry;

impl Session {
    pub(in crate::session) fn on_saved_games(&mut self, archive: SavedGamesCommand) -> Vec<Effect> {
        match archive {
            SavedGamesCommand::Resume => self.resume_left(),
            SavedGamesCommand::Open(id) => self.open_saved(id),
            SavedGamesCommand::Delete(id) => self.delete_saved(id),
            SavedGamesCommand::Import(text) => self.import_backup(&text),
            SavedGamesCommand::RestoreQuarantined => self.restore_quarantined(),
        }
    }

    /// Goes on where the page was left.
    fn resume_left(&mut self) -> Vec<Effect> {
        self.persistence.suspended.map_or_else(Vec::new, |id| self.open_saved(id))
    }

    /// Goes on with a kept game.
    fn open_saved(&mut self, id: u64) -> Vec<Effect> {
        let saved = self.persistence.library.get(id);
        saved.map_or_else(Vec::new, |saved| self.continue_game(id, saved))
    }

    /// Takes in what was kept on another device, or says what is wrong with it.
    fn import_backup(&mut self, text: &str) -> Vec<Effect> {
        match Backup::read(text) {
            Ok(bundle) => {
                let mut damaged = 0;
                let mut effects = Vec::new();
                for (name, text) in bundle.0 {
                    match self.import_entry(name, text) {
                        Ok(effect) => effects.extend(effect),
                        Err(UnreadableEntry) => damaged += 1,
                    }
                }
                // It comes last: where there is no room for what comes, nothing goes.
                effects.extend(self.prune());
                let said = self.say(&Message::Storage(StorageMessage::Imported { damaged }));
                // What is amiss is to be seen, too.
                effects.push(if damaged > 0 { Effect::Warn(said) } else { Effect::Announce(said) });
                effects
            }
            Err(error) => vec![self.backup_alert(error)],
        }
    }

    /// Takes back what was set aside and can be read now: it was a later version's, and this is that
    /// version, or one after it.
    fn restore_quarantined(&mut self) -> Vec<Effect> {
        // What is preferred has been chosen again meanwhile; Yebo takes back its own.
        let is_game = |name: &str| name.strip_prefix(name::GAME).and_then(number).is_some();
        let is_ours = |name: &str| is_game(name) || name == name::RESULTS || name == KEPT;
        let mut effects = Vec::new();
        for (aside, name, text) in self.persistence.quarantine.of(is_ours) {
            if let Ok(Some(kept)) = self.import_entry(name, text) {
                self.persistence.quarantine.drop(&aside);
                effects.extend([kept, Effect::Save { name: aside, text: None }]);
            }
        }
        effects
    }

    fn backup_alert(&self, error: BackupError) -> Effect {
        Effect::Warn(self.say(&Message::Storage(StorageMessage::BadBackup(error))))
    }

    /// Takes in one text that was kept elsewhere: games that are newer, results that are more.
    fn import_entry(
        &mut self,
        name: String,
        text: String,
    ) -> Result<Option<Effect>, UnreadableEntry> {
        let text = match name.strip_prefix(name::GAME).map(number) {
            Some(id) => self.import_saved_game(id.ok_or(UnreadableEntry)?, &text)?,
            None if name == CURRENT => None,
            None if name == KEPT => Some(self.course_recall(&text).ok_or(UnreadableEntry)?),
            None if name == name::RESULTS => {
                self.persistence.results.merge(&Results::read(&text).ok_or(UnreadableEntry)?);
                Some(self.persistence.results.to_string())
            }
            None if name == Self::SETTINGS => {
                Envelope::SETTINGS.unwrap(&text).map_err(|Corrupt| UnreadableEntry)?;
                self.remember(&text);
                Some(text)
            }
            None => {
                // Another program reads those of Yebo, but whether they are whole can be told here. What nobody
                // reads, nobody could forget.
                let seal = yebo::seal(&name).ok_or(UnreadableEntry)?;
                seal.unwrap(&text).map_err(|Corrupt| UnreadableEntry)?;
                return Ok(self.import_yebo_game(name, text));
            }
        };
        Ok(text.map(|text| Effect::Save { name, text: Some(text) }))
    }

    /// Takes in a game that was kept elsewhere, unless what is here is as new.
    fn import_saved_game(
        &mut self,
        id: u64,
        text: &str,
    ) -> Result<Option<String>, UnreadableEntry> {
        let saved: SavedGame = text.parse().map_err(|_| UnreadableEntry)?;
        let is_wanted = id != self.persistence.id && self.persistence.library.wants(id, &saved);
        Ok(is_wanted.then(|| self.persistence.library.put(id, &saved).to_owned()))
    }

    /// Takes in what Yebo has kept elsewhere, in place of nothing: a game whose place is taken has one of its own.
    fn import_yebo_game(&mut self, name: String, text: String) -> Option<Effect> {
        let there = self.persistence.yebo.get(&name).copied();
        let name = match there {
            None => name,
            Some(there) if there == fnv1a(&text) => return None,
            Some(_) => yebo::place_of(&name, &text)?,
        };
        self.persistence.note_yebo_game(&name, &text);
        Some(Effect::Save { name, text: Some(text) })
    }
}
