//! Games on offer in a kiosk.

use sandgrid_rules::GameKind;

/// A game on offer in a kiosk.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferedGame {
    /// A game on the sand.
    Sand(GameKind),
    /// Yebo, which has a page of its own.
    Yebo,
}

impl OfferedGame {
    /// All games, in the order of the option.
    pub const ALL: [Self; 5] =
        [Self::NAMES[0].1, Self::NAMES[1].1, Self::NAMES[2].1, Self::NAMES[3].1, Self::NAMES[4].1];

    /// All games, with their names in the option.
    const NAMES: [(&str, Self); 5] = [
        ("yote", Self::Sand(GameKind::Yote)),
        ("choko", Self::Sand(GameKind::Choko)),
        ("wali", Self::Sand(GameKind::Wali)),
        ("bolotondou", Self::Sand(GameKind::Bolotondou)),
        ("yebo", Self::Yebo),
    ];

    /// Returns the name in the option.
    #[must_use]
    pub fn name(self) -> &'static str {
        let named = Self::NAMES.iter().find(|(_, game)| *game == self);
        named.map_or("", |(name, _)| name)
    }

    /// Parses a name.
    pub(crate) fn read(name: &str) -> Option<Self> {
        Some(Self::NAMES.iter().find(|(known, _)| *known == name)?.1)
    }
}
