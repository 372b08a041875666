//! Piece sets.

use sandgrid_rules::{GameKind, Ruleset, Side, SourceId};

/// The pieces of both sides.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// Pebbles (first side) against sticks.
    #[default]
    Pebbles,
    /// Long sticks (first side) against short ones.
    Sticks,
    /// Light camels (first side) against dark ones.
    Camels,
}

/// A kind of piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A rounded stone.
    Pebble,
    /// A piece of a stick.
    Stick,
    /// The longer of two sticks.
    LongStick,
    /// The shorter of two sticks.
    ShortStick,
    /// A light camel, of bone.
    LightCamel,
    /// A dark camel, of wood.
    DarkCamel,
}

impl PieceSet {
    /// All piece sets.
    pub const ALL: [Self; 3] = [Self::Pebbles, Self::Sticks, Self::Camels];

    /// Returns the piece set that a rulebook's source describes.
    ///
    /// # Sources
    /// 004: "Yoté pieces are pebbles and pieces of stick", "Choko uses sticks of two different lengths"; 000:
    /// "12 dark purple Camel pieces, 12 light purple Camel pieces". 001 draws light and dark pieces, and names
    /// none.
    #[must_use]
    pub fn of(rules: &Ruleset) -> Self {
        match (rules.book().source.id, rules.kind()) {
            (SourceId::Ludos, _) => Self::Camels,
            (_, GameKind::Choko) => Self::Sticks,
            (_, GameKind::Yote | GameKind::Wali | GameKind::Bolotondou) => Self::Pebbles,
        }
    }

    /// Returns the key in settings and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pebbles => "pebbles",
            Self::Sticks => "sticks",
            Self::Camels => "camels",
        }
    }

    /// Returns the piece of a side.
    #[must_use]
    pub const fn piece(self, side: Side) -> Piece {
        match (self, side) {
            (Self::Pebbles, Side::First) => Piece::Pebble,
            (Self::Pebbles, Side::Second) => Piece::Stick,
            (Self::Sticks, Side::First) => Piece::LongStick,
            (Self::Sticks, Side::Second) => Piece::ShortStick,
            (Self::Camels, Side::First) => Piece::LightCamel,
            (Self::Camels, Side::Second) => Piece::DarkCamel,
        }
    }
}

impl Piece {
    /// Returns the key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pebble => "pebble",
            Self::Stick => "stick",
            Self::LongStick => "long-stick",
            Self::ShortStick => "short-stick",
            Self::LightCamel => "light-camel",
            Self::DarkCamel => "dark-camel",
        }
    }
}
