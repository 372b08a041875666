//! Numbers of blocks by face.

use crate::{Block, Face};

/// The number of blocks of each face that can be collected; Sightings are not counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counts(pub(crate) [u8; Face::COLLECTED]);

impl Counts {
    /// No blocks.
    pub const NONE: Self = Self([0; Face::COLLECTED]);

    /// Returns the number of blocks of a face; 0 for a Sighting.
    #[must_use]
    pub fn of(&self, face: Face) -> u8 {
        self.0.get(face.index()).copied().unwrap_or(0)
    }

    /// Returns the number of all blocks.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// Adds a block of a face.
    pub fn add(&mut self, face: Face) {
        if let Some(count) = self.0.get_mut(face.index()) {
            *count += 1;
        }
    }

    /// Removes a block of a face; returns whether there was one.
    #[must_use]
    pub fn remove(&mut self, face: Face) -> bool {
        let count = self.0.get_mut(face.index()).filter(|count| **count > 0);
        count.map(|count| *count -= 1).is_some()
    }

    /// Returns the faces of which there is at least one, by index.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        let faces = (0..Face::COLLECTED).filter(|index| self.0[*index] > 0);
        faces.filter_map(Face::from_index)
    }

    /// Returns whether there is nothing but Africa, which cannot be discarded.
    pub(crate) fn is_all_africa(&self) -> bool {
        self.faces().all(|face| face == Face::Africa)
    }
}

impl FromIterator<Face> for Counts {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut counts = Self::NONE;
        faces.into_iter().for_each(|face| counts.add(face));
        counts
    }
}

impl FromIterator<Block> for Counts {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Self {
        blocks.into_iter().map(Block::face).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Meld;

    #[test]
    fn counts_include_a_group() {
        let face = |text: &str| text.parse::<Face>().unwrap();
        let counts: Counts = ["P5", "P5", "P6", "AF"].into_iter().map(face).collect();
        for (group, is_there) in [
            ("P5 P5", true),
            ("P5 P5 AF=P5", true),
            ("P5 P6 AF=P7", true),
            ("P5 P5 P5", false),
            ("P6 P6", false),
            ("P5 P6 P7", false),
            ("AF AF AF", false),
        ] {
            let meld: Meld = group.parse().unwrap();
            assert_eq!(counts.include(&meld), is_there, "{group}");
        }
    }
}
