//! What is kept on the device.

use sandgrid_rules::{BySide, Ruleset, Side};

use super::{Language, key, small};
use crate::{Account, BundleError, End, Player};

impl Language {
    /// A kept game goes on.
    pub(super) fn resumed(self, rules: &Ruleset) -> String {
        self.tell(key::Resumed { game: &self.game(rules) })
    }

    /// What has come of the games that are kept.
    pub(super) fn account(self, account: Account) -> String {
        match account {
            Account::Resumed(rules) => self.resumed(rules),
            Account::Damaged => self.tell(key::KeptDamaged),
            Account::TakenIn { damaged: 0 } => self.tell(key::KeptTakenIn),
            Account::TakenIn { damaged } => {
                self.tell(key::KeptTakenInPartly { damaged: small(damaged) })
            }
            Account::Bad(BundleError::Heading) => self.tell(key::KeptBadHeading),
            Account::Bad(BundleError::Part(part)) => {
                self.tell(key::KeptBadPart { part: small(part) })
            }
        }
    }

    /// A table of endgames is kept.
    pub(super) fn table_kept(self, name: &str) -> String {
        self.tell(key::KeptTable { name })
    }

    /// Who plays which side.
    pub(super) fn sides(self, players: BySide<Player>) -> String {
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
    pub(super) fn progress(self, turns: usize, end: Option<End>) -> String {
        match end {
            Some(end) => self.headline(end),
            None => self.tell(key::TurnsPlayed { count: small(turns) }),
        }
    }
}
