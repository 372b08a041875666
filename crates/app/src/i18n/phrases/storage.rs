//! Formats messages about saved games.

use sandgrid_rules::{Ruleset, Side};

use super::super::{Language, key, saturating_u32};
use crate::{BackupError, GameResult, Player, Seating, StorageMessage};

impl Language {
    /// Formats the notice of a resumed game.
    pub(in crate::i18n) fn resumed(self, rules: &Ruleset) -> String {
        self.format(key::Resumed { game: &self.game(rules) })
    }

    /// Formats the result of a storage command.
    pub(in crate::i18n) fn storage(self, message: StorageMessage) -> String {
        match message {
            StorageMessage::Resumed(rules) => self.resumed(rules),
            StorageMessage::Damaged => self.format(key::KeptDamaged),
            StorageMessage::Imported { damaged: 0 } => self.format(key::KeptTakenIn),
            StorageMessage::Imported { damaged } => {
                self.format(key::KeptTakenInPartly { damaged: saturating_u32(damaged) })
            }
            StorageMessage::DeletedElsewhere => self.format(key::KeptGone),
            StorageMessage::NothingKept => self.format(key::KeptNothing),
            StorageMessage::BadBackup(BackupError::Heading) => self.format(key::KeptBadHeading),
            StorageMessage::BadBackup(BackupError::Part(part)) => {
                self.format(key::KeptBadPart { part: saturating_u32(part) })
            }
        }
    }

    /// Formats the notice of a stored tablebase.
    pub(in crate::i18n) fn table_kept(self, name: &str) -> String {
        self.format(key::KeptTable { name })
    }

    /// Formats the player of each side.
    pub(in crate::i18n) fn sides(self, seating: &Seating, turn: Option<Side>) -> String {
        let players = seating.players;
        if let Some(friend) = Side::ALL.into_iter().find(|side| players[*side] == Player::Remote) {
            let who = &self.player(friend, seating);
            return match turn {
                None => self.sentence(key::SidesFriend { who }),
                Some(turn) if turn == friend => self.sentence(key::SidesFriendTheirs { who }),
                Some(_) => self.sentence(key::SidesFriendYours { who }),
            };
        }
        let is_own = |side: &Side| {
            matches!((players[*side], players[!*side]), (Player::Person, Player::Computer(_)))
        };
        if let Some(own) = Side::ALL.into_iter().find(is_own) {
            let who = &self.player(!own, seating);
            return self.sentence(key::SidesComputer { us: self.of(own), who });
        }
        let side = |side: Side| match players[side] {
            Player::Person | Player::Remote => match &seating.names[side] {
                Some(name) => {
                    self.format(key::SideNamed { us: self.of(side), who: &self.quote(name) })
                }
                None => self.format(key::SidePerson { us: self.of(side) }),
            },
            Player::Computer(level) => {
                self.format(key::SideComputer { us: self.of(side), level: level.number().into() })
            }
        };
        let (one, other) = (side(Side::First), side(Side::Second));
        self.sentence(key::Sides { one: &one, other: &other })
    }

    /// Formats the progress of a saved game.
    pub(in crate::i18n) fn progress(
        self,
        turns: usize,
        end: Option<GameResult>,
        seating: &Seating,
    ) -> String {
        match end {
            Some(end) => self.settled(end, seating),
            None => self.format(key::TurnsPlayed { count: saturating_u32(turns) }),
        }
    }
}
