//! The 144 blocks.

use core::fmt;

use crate::Face;

/// One of the 144 blocks, so that it can be followed over the table.
///
/// The rules know only its [`Face`]; equality here means the same piece of wood. Four blocks of a
/// face have neighboring numbers, the Sightings the last eight.
///
/// # Text
/// The text of its face.
///
/// Source: 003-E2.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u8); // Invariant: < 144.

impl Block {
    /// The number of blocks.
    pub const COUNT: u8 = 144;

    /// The number of blocks that are no Sightings.
    const COLLECTED: u8 = 136;

    /// All of them, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The block of that number, if it is below 144.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Returns the block's number, 0 to 143.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the block's face.
    #[must_use]
    pub fn face(self) -> Face {
        let index = match self.0.checked_sub(Self::COLLECTED) {
            Some(sighting) => Face::COLLECTED + usize::from(sighting),
            None => usize::from(self.0 / 4),
        };
        Face::from_index(index).expect("every block has a face")
    }

    /// Returns whether it is a Sighting, which never stays in a hand.
    #[must_use]
    pub const fn is_sighting(self) -> bool {
        self.0 >= Self::COLLECTED
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.face().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn face_counts_are_correct() {
        for face in Face::all() {
            let blocks = Block::all().filter(|block| block.face() == face).count();
            assert_eq!(blocks, usize::from(face.copies()), "{face}");
        }
        assert_eq!(Block::all().count(), 144);
        assert_eq!(Block::all().filter(|block| block.is_sighting()).count(), 8);
        assert_eq!(Block::new(144), None);
    }
}
