//! Faces of blocks.

use core::fmt;
use core::str::FromStr;

/// The face of a block. The rules do not distinguish two blocks of one face.
///
/// # Text
/// `P5` a Pot, `M3` a Mask, `S9` a Shield, `F1` a Flower, `B2` a Bird, `X40` a Sighting by its value,
/// `AF` Africa.
///
/// Source: 003-E2.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A block of one of the three suits; four of each.
    Suit(Suit, Number),
    /// A Flower; four of each.
    Flower(Low),
    /// A Bird; four of each.
    Bird(Low),
    /// The wild block; four of them.
    Africa,
    /// Wildlife; one of each.
    Sighting(Animal),
}

/// One of the three fundamental kinds of block.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// `P`.
    Pots,
    /// `M`.
    Masks,
    /// `S`.
    Shields,
}

/// The number of a block of a suit, 1 to 9.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8); // Invariant: 1..=9.

/// The number of a Flower or a Bird, 1 to 3.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(u8); // Invariant: 1..=3.

/// The animal of a Sighting.
///
/// The source says that the eight differ and that each has its own value, and neither names nor
/// numbers: **which animals, and how much each is worth, are this house's** (ruling Q-E1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Animal {
    /// 25 points.
    Zebra,
    /// 30 points.
    Giraffe,
    /// 35 points.
    Hippo,
    /// 40 points.
    Buffalo,
    /// 45 points.
    Rhino,
    /// 50 points.
    Leopard,
    /// 55 points.
    Elephant,
    /// 60 points.
    Lion,
}

impl Suit {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Pots, Self::Masks, Self::Shields];

    /// `P`, `M` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pots => 'P',
            Self::Masks => 'M',
            Self::Shields => 'S',
        }
    }
}

impl Number {
    /// That number, if it is one from 1 to 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=9) { Some(Self(number)) } else { None }
    }

    /// 1 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Low {
    /// That number, if it is one from 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=3) { Some(Self(number)) } else { None }
    }

    /// 1 to 3.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Animal {
    /// All eight, by value.
    pub const ALL: [Self; 8] = [
        Self::Zebra,
        Self::Giraffe,
        Self::Hippo,
        Self::Buffalo,
        Self::Rhino,
        Self::Leopard,
        Self::Elephant,
        Self::Lion,
    ];

    /// Returns its points: 25, 30, 35 … 60. A house value (ruling Q-E1).
    #[must_use]
    pub const fn value(self) -> i32 {
        25 + 5 * (self as i32)
    }

    /// The word for it, by which drawings and translations name it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Zebra => "zebra",
            Self::Giraffe => "giraffe",
            Self::Hippo => "hippopotamus",
            Self::Buffalo => "buffalo",
            Self::Rhino => "rhinoceros",
            Self::Leopard => "leopard",
            Self::Elephant => "elephant",
            Self::Lion => "lion",
        }
    }
}

impl Face {
    /// How many faces can be collected: all but the Sightings. Their indices come first.
    pub const COLLECTED: usize = 34;

    /// How many faces there are.
    pub const COUNT: usize = Self::COLLECTED + 8;

    /// All of them, by [`Self::index`].
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// 0 to 41: the Pots, the Masks, the Shields, the Flowers, the Birds, Africa, the Sightings.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Suit(suit, number) => suit as usize * 9 + number.0 as usize - 1,
            Self::Flower(low) => 26 + low.0 as usize,
            Self::Bird(low) => 29 + low.0 as usize,
            Self::Africa => 33,
            Self::Sighting(animal) => Self::COLLECTED + animal as usize,
        }
    }

    /// The face of that index, or `None` from 42 on.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        let small = u8::try_from(index).ok()?;
        Some(match index {
            0..27 => Self::Suit(Suit::ALL[index / 9], Number(small % 9 + 1)),
            27..30 => Self::Flower(Low(small - 26)),
            30..33 => Self::Bird(Low(small - 29)),
            33 => Self::Africa,
            _ => Self::Sighting(*Animal::ALL.get(index - Self::COLLECTED)?),
        })
    }

    /// Returns the number of blocks with this face.
    #[must_use]
    pub const fn copies(self) -> u8 {
        if matches!(self, Self::Sighting(_)) { 1 } else { 4 }
    }

    /// Returns its points in a displayed group: 10, 20, or 0 for Africa; for a Sighting its value.
    ///
    /// Source: 003-E47. Groups of Africa score by [`crate::Score`].
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Self::Suit(..) => 10,
            Self::Flower(_) | Self::Bird(_) => 20,
            Self::Africa => 0,
            Self::Sighting(animal) => animal.value(),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suit(suit, number) => write!(f, "{}{}", suit.letter(), number.0),
            Self::Flower(low) => write!(f, "F{}", low.0),
            Self::Bird(low) => write!(f, "B{}", low.0),
            Self::Africa => f.write_str("AF"),
            Self::Sighting(animal) => write!(f, "X{}", animal.value()),
        }
    }
}

/// A text that is no face.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct FaceError;

impl fmt::Display for FaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a block is written P1 to P9, M1, S1, F1 to F3, B1 to B3, X25 to X60, or AF")
    }
}

impl core::error::Error for FaceError {}

impl FromStr for Face {
    type Err = FaceError;

    fn from_str(text: &str) -> Result<Self, FaceError> {
        let digit = |low: &str| match low.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(digit - b'0'),
            _ => None,
        };
        let suit = |suit, rest| digit(rest).and_then(Number::new).map(|it| Self::Suit(suit, it));
        let (letter, rest) = text.split_at_checked(1).ok_or(FaceError)?;
        let face = match letter {
            "P" => suit(Suit::Pots, rest),
            "M" => suit(Suit::Masks, rest),
            "S" => suit(Suit::Shields, rest),
            "F" => digit(rest).and_then(Low::new).map(Self::Flower),
            "B" => digit(rest).and_then(Low::new).map(Self::Bird),
            "A" if rest == "F" => Some(Self::Africa),
            "X" => {
                let valued = |animal: &Animal| rest.parse() == Ok(animal.value());
                // Two digits, so that no other spelling of a number is taken.
                let animal = Animal::ALL.into_iter().find(valued).filter(|_| rest.len() == 2);
                animal.map(Self::Sighting)
            }
            _ => None,
        };
        face.ok_or(FaceError)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::*;

    #[test]
    fn every_face_has_its_index_and_its_text() {
        assert_eq!(Face::all().count(), Face::COUNT);
        for (index, face) in Face::all().enumerate() {
            assert_eq!(face.index(), index);
            assert_eq!(face.to_string().parse(), Ok(face));
        }
        assert_eq!(Face::from_index(Face::COUNT), None);
    }

    #[test]
    fn every_animal_has_a_word_of_its_own() {
        let words = Animal::ALL.map(Animal::word);
        for (at, word) in words.iter().enumerate() {
            assert!(word.len() > 3 && word.bytes().all(|it| it.is_ascii_lowercase()), "{word}");
            assert!(!words[..at].contains(word), "{word}");
        }
    }

    #[test]
    fn malformed_faces_are_refused() {
        for text in ["", "P", "P0", "P10", "p1", "F4", "B0", "A", "AFR", "X26", "X+5", "X025", "é1"]
        {
            assert_eq!(text.parse::<Face>(), Err(FaceError), "{text:?}");
        }
    }
}
