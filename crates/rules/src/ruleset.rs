//! Rulebooks as data, and the keys by which they are found.

use core::fmt;

use crate::{Family, Rule, Shape, SourceId};

/// The four games.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Place, step, leap; a leap takes a second piece from anywhere.
    Yote,
    /// As Yoté, and who places may bind the other to place.
    Choko,
    /// Three in a row take a piece.
    Wali,
    /// Two in a row take a piece.
    Bolotondou,
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yote => "Yoté",
            Self::Choko => "Choko",
            Self::Wali => "Wali",
            Self::Bolotondou => "Bolotondou",
        })
    }
}

/// A published source of rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The source as rules name it.
    pub id: SourceId,
    /// The name of the collection.
    pub title: &'static str,
    /// The publisher and the form of publication.
    pub published: &'static str,
    /// The author and the year, as far as the source states them.
    pub credits: &'static str,
}

/// A published rulebook of one game.
#[derive(Debug)]
pub struct Book {
    /// Its stable key, without options: `yote-ludos`.
    pub key: &'static str,
    /// The game.
    pub kind: GameKind,
    /// The source.
    pub source: &'static Source,
    /// The variations that it offers, in the order of their names.
    pub variations: &'static [Variation],
    /// Its statements, in reading order.
    pub statements: &'static [&'static Rule],
    /// Our rulings where it is silent or unclear.
    pub rulings: &'static [&'static Rule],
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Book {}

/// A switch that a rulebook offers its players. Ordered by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variation {
    /// A capturing piece may leap on.
    Chain,
    /// Pieces may leap over their own side.
    Friendly,
    /// A side that can capture must.
    Mandatory,
    /// Bolotondou is played until one piece is left.
    ToOne,
}

impl Variation {
    /// Returns the variation's name in a key, after the `+`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chain => "chain",
            Self::Friendly => "friendly",
            Self::Mandatory => "mandatory",
            Self::ToOne => "to-one",
        }
    }

    /// The statement that offers it.
    #[must_use]
    pub const fn rule(self) -> &'static Rule {
        use crate::rule::{ludos, rulings};
        match self {
            Self::Chain => &ludos::V2,
            Self::Friendly => &ludos::V3,
            Self::Mandatory => &ludos::V1,
            Self::ToOne => &rulings::W7,
        }
    }
}

/// A rulebook with its variations chosen: everything that a game is played by.
///
/// Two rulesets are equal when their keys, boards and numbers of pieces are.
#[derive(Debug)]
pub struct Ruleset {
    pub(crate) key: &'static str,
    pub(crate) book: &'static Book,
    pub(crate) variations: &'static [Variation],
    pub(crate) shape: Shape,
    pub(crate) pieces: u8,
    pub(crate) family: Family,
}

impl Ruleset {
    /// The ruleset of a key; the variations may stand in any order.
    ///
    /// ```
    /// # use sandgrid_rules::Ruleset;
    /// let rules = Ruleset::find("yote-ludos+mandatory+chain")?;
    /// assert_eq!(rules.key(), "yote-ludos+chain+mandatory");
    /// # Ok::<(), sandgrid_rules::KeyError>(())
    /// ```
    ///
    /// # Errors
    /// Says from which character on the key names nothing that we know.
    pub fn find(key: &str) -> Result<&'static Self, KeyError> {
        let (name, mut rest) = key.split_once('+').map_or((key, None), |(a, b)| (a, Some(b)));
        let book = Book::ALL.iter().find(|book| book.key == name).ok_or(KeyError::Book)?;
        let mut chosen = 0u8;
        while let Some(list) = rest {
            let offset = key.len() - list.len();
            let (name, after) = list.split_once('+').map_or((list, None), |(a, b)| (a, Some(b)));
            let variation = book.variations.iter().find(|variation| variation.name() == name);
            let bit = 1 << *variation.ok_or(KeyError::Variation { book, offset })? as u8;
            if chosen & bit != 0 {
                return Err(KeyError::Repeated { offset });
            }
            chosen |= bit;
            rest = after;
        }
        let chosen_is = |rules: &&&'static Self| rules.book == *book && rules.bits() == chosen;
        Ok(Self::ALL.iter().find(chosen_is).expect("every combination of variations is in ALL"))
    }

    /// Returns the same leaping game on another board, with another number of pieces each, for
    /// the study of games small enough to be solved. Its key stays the same.
    ///
    /// Where all holes can be taken while there are pieces in hand, no action is legal, and the side
    /// to act is blocked (Q-Y9).
    ///
    /// ```
    /// # use sandgrid_rules::{Game, Ruleset, Shape};
    /// let rules = Ruleset::find("choko-traditional")?;
    /// static SMALL: std::sync::OnceLock<Ruleset> = std::sync::OnceLock::new();
    /// let small = SMALL.get_or_init(|| rules.reduced(Shape::new(3, 3), 4));
    /// assert_eq!(Game::new(small).position().to_string(), "3/3/3 o 4/4 - 0");
    /// # Ok::<(), sandgrid_rules::KeyError>(())
    /// ```
    ///
    /// # Panics
    /// If it is no leaping game, or for more than 12 pieces, or none.
    #[must_use]
    pub const fn reduced(&self, shape: Shape, pieces: u8) -> Self {
        assert!(matches!(self.family, Family::Leaping(_)), "only leaping games are reduced");
        assert!(0 < pieces && pieces <= 12, "each side has 1 to 12 pieces");
        let &Self { key, book, variations, family, .. } = self;
        Self { key, book, variations, shape, pieces, family }
    }

    fn bits(&self) -> u8 {
        self.variations.iter().fold(0, |bits, variation| bits | 1 << *variation as u8)
    }

    /// The stable key, its variations in the order of their names: `yote-ludos+chain+mandatory`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The rulebook.
    #[must_use]
    pub const fn book(&self) -> &'static Book {
        self.book
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.book.kind
    }

    /// The variations chosen.
    #[must_use]
    pub const fn variations(&self) -> &'static [Variation] {
        self.variations
    }

    /// The outline of the board.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the number of pieces that each side begins with.
    #[must_use]
    pub const fn pieces(&self) -> u8 {
        self.pieces
    }

    /// The choices that the game is played by.
    #[must_use]
    pub const fn family(&self) -> &Family {
        &self.family
    }

    /// Returns the rulebook's statements, the chosen variations, and our rulings, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        let stated = self.book.statements.iter().copied();
        let chosen = self.variations.iter().map(|variation| variation.rule());
        let ruled = self.book.rulings.iter().copied();
        stated.chain(chosen.filter(|rule| !self.book.rulings.contains(rule))).chain(ruled)
    }

    /// Returns the passages of a rule's words that concern this ruleset; joined by spaces they are whole sentences.
    ///
    /// A mark such as `[LT]` begins a passage, and its letters tell whom it concerns: the rulebooks `L` (LUDOS), `P`
    /// (Ludens Planet) and `T` (Traditional Board Games), the games `W` (Wali) and `B` (Bolotondou). `[]`, and words
    /// before the first mark, concern every ruleset.
    pub fn passages<'a>(&self, words: &'a str) -> impl Iterator<Item = &'a str> + use<'a> {
        let book = match self.book.source.id {
            SourceId::Ludos => 'L',
            SourceId::LudensPlanet => 'P',
            SourceId::TraditionalChoko | SourceId::TraditionalYote => 'T',
        };
        let game = match self.kind() {
            GameKind::Yote | GameKind::Choko => None,
            GameKind::Wali => Some('W'),
            GameKind::Bolotondou => Some('B'),
        };
        words.split('[').filter_map(move |passage| {
            let (whom, text) = passage.split_once(']').unwrap_or(("", passage));
            let concerns =
                whom.is_empty() || whom.contains(book) || game.is_some_and(|it| whom.contains(it));
            Some(text.trim()).filter(|text| concerns && !text.is_empty())
        })
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        (self.key, self.shape, self.pieces) == (other.key, other.shape, other.pieces)
    }
}

impl Eq for Ruleset {}

/// A text that is no key.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KeyError {
    /// No rulebook has the name that it begins with.
    Book,
    /// The rulebook does not offer that variation.
    Variation {
        /// The rulebook.
        book: &'static Book,
        /// The number of bytes before the variation.
        offset: usize,
    },
    /// The variation is named twice.
    Repeated {
        /// The number of bytes before the variation.
        offset: usize,
    },
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Book => {
                f.write_str("rules: no rulebook has this name; there are")?;
                Book::ALL.iter().try_for_each(|book| write!(f, " {}", book.key))
            }
            Self::Variation { book, offset } => {
                let place = offset + 1;
                write!(f, "rules: {} has no such option (character {place}); it has", book.key)?;
                if book.variations.is_empty() {
                    f.write_str(" none")?;
                }
                book.variations.iter().try_for_each(|variation| write!(f, " +{}", variation.name()))
            }
            Self::Repeated { offset } => {
                write!(f, "rules: an option is named twice (character {})", offset + 1)
            }
        }
    }
}

impl core::error::Error for KeyError {}

#[cfg(test)]
mod tests;
