//! Commands on the saved games: open, delete, import a backup, restore quarantined entries.

use super::{CURRENT_GAME_KEY, name, storage_name};
use crate::session::Session;
use crate::session::lesson::pupils::{Arrival, is_of_learning};
use crate::storage::backup::{Backup, BackupError};
use crate::storage::checksum::fnv1a;
use crate::storage::envelope::{Corrupt, Envelope};
use crate::storage::game_id::number;
use crate::storage::results::Results;
use crate::storage::saved_game::{SavedGame, whole};
use crate::{Effect, Message, SavedGamesCommand, StorageMessage, yebo};

/// The error of an imported entry that cannot be parsed.
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

    /// Resumes the game that was current when the page was last closed. A damaged one has been reported.
    fn resume_left(&mut self) -> Vec<Effect> {
        let left = self.persistence.suspended.filter(|id| !self.is_quarantined(*id));
        left.map_or_else(Vec::new, |id| self.open_saved(id))
    }

    /// Returns whether a game is missing because its text is in quarantine.
    fn is_quarantined(&self, id: u64) -> bool {
        let games = &self.persistence.games;
        let is_it = |name: &str| name == storage_name(id);
        !games.has(id) && !games.quarantine.of(is_it).is_empty()
    }

    /// Resumes a saved game; a finished one is shown at its end. Warns if the game is damaged, or not saved any more.
    fn open_saved(&mut self, id: u64) -> Vec<Effect> {
        let Some(mut saved) = self.persistence.games.get(id) else {
            return match self.persistence.games.take_unreadable(id) {
                Some(text) => self.quarantine(&storage_name(id), &text),
                None => vec![Effect::Warn(
                    self.say(&Message::Storage(StorageMessage::DeletedElsewhere)),
                )],
            };
        };
        if saved.end().is_some() {
            *saved.game = whole(&saved.game);
        }
        self.continue_game(id, saved)
    }

    /// Imports a backup file, or reports its error.
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
                // Removals come last, so that they do not happen if the storage is too full for the import.
                effects.extend(self.prune());
                let said = self.say(&Message::Storage(StorageMessage::Imported { damaged }));
                // Also show errors on screen.
                effects.push(if damaged > 0 { Effect::Warn(said) } else { Effect::Announce(said) });
                effects
            }
            Err(error) => vec![self.backup_alert(error)],
        }
    }

    /// Restores quarantined entries that this version can parse: a later version wrote them, and the program
    /// has been updated since.
    fn restore_quarantined(&mut self) -> Vec<Effect> {
        // Settings were chosen anew meanwhile; Yebo restores its own entries.
        let is_game = |name: &str| name.strip_prefix(name::GAME).and_then(number).is_some();
        let is_ours = |name: &str| is_game(name) || is_of_learning(name) || name == name::RESULTS;
        let mut effects = Vec::new();
        for (aside, name, text) in self.persistence.games.quarantine.of(is_ours) {
            if let Ok(Some(kept)) = self.import_entry(name, text) {
                self.persistence.games.quarantine.drop(&aside);
                effects.extend([kept, Effect::Save { name: aside, text: None }]);
            }
        }
        effects
    }

    fn backup_alert(&self, error: BackupError) -> Effect {
        Effect::Warn(self.say(&Message::Storage(StorageMessage::BadBackup(error))))
    }

    /// Imports an entry: merges results and progress, and takes games only if they are newer.
    fn import_entry(
        &mut self,
        name: String,
        text: String,
    ) -> Result<Option<Effect>, UnreadableEntry> {
        let text = match name.strip_prefix(name::GAME).map(number) {
            Some(id) => self.import_saved_game(id.ok_or(UnreadableEntry)?, &text)?,
            None if name == CURRENT_GAME_KEY => None,
            None if is_of_learning(&name) => {
                let merged = self.read_learning_entry(&name, &text, Arrival::Imported);
                Some(merged.ok_or(UnreadableEntry)?)
            }
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
                // Yebo's own program parses its entries; here only the envelope is verified. Unknown entries
                // are rejected, since no program could ever delete them.
                let seal = yebo::seal(&name).ok_or(UnreadableEntry)?;
                seal.unwrap(&text).map_err(|Corrupt| UnreadableEntry)?;
                return Ok(self.import_yebo_game(name, text));
            }
        };
        Ok(text.map(|text| Effect::Save { name, text: Some(text) }))
    }

    /// Imports a game, unless the saved one is at least as new.
    fn import_saved_game(
        &mut self,
        id: u64,
        text: &str,
    ) -> Result<Option<String>, UnreadableEntry> {
        let saved: SavedGame = text.parse().map_err(|_| UnreadableEntry)?;
        let games = &mut self.persistence.games;
        let is_newer = !games.has(id) || games.place(id) < saved.place();
        Ok((id != games.current && is_newer).then(|| games.put(id, &saved).to_owned()))
    }

    /// Imports an entry of Yebo without overwriting: a game whose key is in use gets another one.
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
