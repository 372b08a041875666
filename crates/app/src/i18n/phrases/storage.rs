//! What is kept on the device.

use sandgrid_rules::{BySide, Ruleset, Side};

use super::super::{Language, key, small};
use crate::{BackupError, GameResult, Player, StorageMessage};

impl Language {
    /// A kept game goes on.
    pub(in crate::i18n) fn resumed(self, rules: &Ruleset) -> String {
        self.tell(key::Resumed { game: &self.game(rules) })
    }

    /// What has come of the games that are kept.
    pub(in crate::i18n) fn account(self, account: StorageMessage) -> String {
        match account {
            StorageMessage::Resumed(rules) => self.resumed(rules),
            StorageMessage::Damaged => self.tell(key::KeptDamaged),
            StorageMessage::Imported { damaged: 0 } => self.tell(key::KeptTakenIn),
            StorageMessage::Imported { damaged } => {
                self.tell(key::KeptTakenInPartly { damaged: small(damaged) })
            }
            StorageMessage::BadBackup(BackupError::Heading) => self.tell(key::KeptBadHeading),
            StorageMessage::BadBackup(BackupError::Part(part)) => {
                self.tell(key::KeptBadPart { part: small(part) })
            }
        }
    }

    /// A table of endgames is kept.
    pub(in crate::i18n) fn table_kept(self, name: &str) -> String {
        self.tell(key::KeptTable { name })
    }

    /// Who plays which side.
    pub(in crate::i18n) fn sides(self, players: BySide<Player>) -> String {
        let side = |side: Side| match players[side] {
            Player::Person => self.tell(key::SidePerson { us: self.of(side) }),
            Player::Computer(level) => {
                self.tell(key::SideComputer { us: self.of(side), level: level.number().into() })
            }
        };
        let (one, other) = (side(Side::First), side(Side::Second));
        self.sentence(key::Sides { one: &one, other: &other })
    }

    /// How far a kept game has come.
    pub(in crate::i18n) fn progress(self, turns: usize, end: Option<GameResult>) -> String {
        match end {
            Some(end) => self.headline(end),
            None => self.tell(key::TurnsPlayed { count: small(turns) }),
        }
    }
}
