//! What is kept on the device.

use sandgrid_rules::{BySide, Ruleset, Side};

use super::{English, game, upper};
use crate::{Account, BundleError, End, Player};

/// A kept game goes on.
pub(super) fn resumed(rules: &Ruleset) -> String {
    format!("You go on with your game of {}.", game(rules))
}

/// What has come of the games that are kept.
pub(super) fn account(account: Account) -> String {
    match account {
        Account::Resumed(rules) => resumed(rules),
        Account::Damaged => "Something that was kept on this device is damaged. It has been set \
             aside; you find it under Games."
            .to_owned(),
        Account::TakenIn { damaged: 0 } => {
            "What was kept on the other device is here now.".to_owned()
        }
        Account::TakenIn { damaged } => format!(
            "What was kept on the other device is here now, but for what could not be read: \
             {damaged} of its parts."
        ),
        Account::Bad(BundleError::Heading) => {
            "This is no file with everything from Sandgrid, or a \
             newer version has written it. Nothing has changed."
                .to_owned()
        }
        Account::Bad(BundleError::Part(part)) => {
            format!("This file is damaged in its part {part}. Nothing has changed.")
        }
    }
}

/// A table of endgames is kept.
pub(super) fn table(name: &str) -> String {
    format!("The endgame table {name} is kept on this device, and works offline.")
}

impl English {
    /// Who plays which side.
    pub(super) fn sides(self, players: BySide<Player>) -> String {
        let side = |side: Side| match players[side] {
            Player::Person => format!("{}: a person", self.many(side)),
            Player::Computer(level) => format!("{}: level {}", self.many(side), level.number()),
        };
        upper(&format!("{}, {}", side(Side::First), side(Side::Second)))
    }

    /// How far a kept game has come.
    pub(super) fn progress(self, turns: usize, end: Option<End>) -> String {
        match (end, turns) {
            (Some(end), _) => self.headline(end),
            (None, 1) => "1 turn".to_owned(),
            (None, turns) => format!("{turns} turns"),
        }
    }
}
