//! Groups of two or three blocks, to be displayed and displayed.

use core::fmt;
use core::str::FromStr;

use crate::house::FourthOfRun;
use crate::pattern::Pattern;
use crate::round::{Fourth, Kind};
use crate::{Block, Counts, Face, HouseRules, Round};

/// Two or three blocks that form a group, with the face that an Africa among them stands for.
///
/// The type does not say in which rounds the group is valid. Two are equal if they have the same faces, in any order,
/// and the same blank.
///
/// # Text
/// Faces in ascending order, `P5 P5 AF=P5`; three Africa are `AF AF AF`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meld {
    /// Ascending; of two, the third repeats the second.
    stands: [Face; 3],
    size: u8,
    /// The face that Africa stands in for; one of `stands`.
    blank: Option<Face>,
}

impl Meld {
    /// Those faces, with Africa in the place of one of them if there is a `blank`.
    ///
    /// `None` unless there are two or three, none of them a Sighting, and the blank is one of them
    /// and not Africa itself.
    #[must_use]
    pub fn new(stands: &[Face], blank: Option<Face>) -> Option<Self> {
        let mut faces = match *stands {
            [first, second] => [first, second, second],
            [first, second, third] => [first, second, third],
            _ => return None,
        };
        let is_held = |face: &Face| !matches!(face, Face::Sighting(_));
        let is_blank = |blank: Face| blank != Face::Africa && stands.contains(&blank);
        if !faces.iter().all(is_held) || !blank.is_none_or(is_blank) {
            return None;
        }
        faces[..stands.len()].sort_unstable();
        faces[2] = if stands.len() == 2 { faces[1] } else { faces[2] };
        Some(Self { stands: faces, size: if stands.len() == 2 { 2 } else { 3 }, blank })
    }

    /// Creates the group of a pattern, with Africa in place of the `blank`.
    pub(crate) fn of(pattern: Pattern, blank: Option<Face>) -> Self {
        let face = |index: &u8| Face::from_index(usize::from(*index));
        let mut faces = pattern.faces().iter().filter_map(face);
        let first = faces.next().expect("a pattern has two faces or three");
        let second = faces.next().expect("a pattern has two faces or three");
        let third = faces.next();
        let size = if third.is_some() { 3 } else { 2 };
        Self { stands: [first, second, third.unwrap_or(second)], size, blank }
    }

    /// Every group of that round that could be laid with exactly these blocks: none, one, or several
    /// where an Africa can stand for several faces.
    pub fn readings(
        round: Round,
        house: &HouseRules,
        blocks: &[Face],
    ) -> impl Iterator<Item = Self> {
        let wanted: Counts = blocks.iter().copied().collect();
        let size = blocks.len();
        Self::all(round, house)
            .filter(move |meld| size == meld.stands().len() && meld.held() == wanted)
    }

    /// Every group of that round, with and without a blank.
    pub(crate) fn all(round: Round, house: &HouseRules) -> impl Iterator<Item = Self> + use<> {
        Pattern::all(round, house).iter().flat_map(|&pattern| {
            let whole = Self::of(pattern, None);
            let mut last = Face::Africa;
            let blanks = whole.stands.into_iter().filter_map(move |face| {
                let is_new = face != last; // They are ascending, and Africa is never blank.
                last = face;
                (is_new && face != Face::Africa).then_some(Self { blank: Some(face), ..whole })
            });
            core::iter::once(whole).chain(blanks)
        })
    }

    /// Returns the faces that it stands for, ascending.
    #[must_use]
    pub fn stands(&self) -> &[Face] {
        &self.stands[..usize::from(self.size)]
    }

    /// Returns the face that its Africa stands for, if it has one as a blank.
    #[must_use]
    pub const fn blank(&self) -> Option<Face> {
        self.blank
    }

    /// The faces of the blocks themselves, Africa where it is a blank, in the order of
    /// [`Self::stands`].
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        // Of several alike, the last is the blank.
        let at = self.blank.and_then(|blank| self.stands().iter().rposition(|it| *it == blank));
        let faces = self.stands().iter().enumerate();
        faces.map(move |(place, face)| if Some(place) == at { Face::Africa } else { *face })
    }

    /// Returns whether that could be its 4th block, as far as faces go (003-E28, Q-E19).
    #[must_use]
    pub fn takes_fourth(&self, face: Face, round: Round, house: &HouseRules) -> bool {
        let stands = self.stands();
        let spec = round.spec();
        if spec.fourth == Fourth::Never || face == Face::Africa {
            return false;
        }
        match (spec.kind, house.fourth_of_run) {
            (Kind::Run, FourthOfRun::Next) => is_next(stands, face),
            (Kind::Run, FourthOfRun::Same) => stands.contains(&face),
            (Kind::Run, FourthOfRun::Never) => false,
            (Kind::Alike | Kind::MixedSet | Kind::MixedRun | Kind::MixedPair, _) => {
                stands[0] == face
            }
        }
    }

    /// Returns its points once it is displayed, without a 4th block.
    ///
    /// Source: 003-E47.
    #[must_use]
    pub fn points(&self) -> i32 {
        match self.stands() {
            [Face::Africa, _, _] => 150,
            [Face::Africa, _] => 40,
            _ => self.faces().map(Face::points).sum(),
        }
    }

    /// Returns the number of blocks of each face that it takes.
    #[must_use]
    pub fn held(&self) -> Counts {
        self.faces().collect()
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (face, stands)) in self.faces().zip(self.stands()).enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{face}")?;
            if face != *stands {
                write!(f, "={stands}")?;
            }
        }
        Ok(())
    }
}

/// A text that is no group.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MeldError;

impl fmt::Display for MeldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a group is two or three blocks, `P1 P1 P1`; a blank says what for, `P1 AF=P1`")
    }
}

impl core::error::Error for MeldError {}

impl FromStr for Meld {
    type Err = MeldError;

    fn from_str(text: &str) -> Result<Self, MeldError> {
        let mut faces = [Face::Africa; 3];
        let (mut size, mut blank) = (0, None);
        for word in text.split_ascii_whitespace() {
            let face = match word.strip_prefix("AF=") {
                Some(_) if blank.is_some() => return Err(MeldError),
                Some(face) => *blank.insert(face.parse().map_err(|_| MeldError)?),
                None => word.parse().map_err(|_| MeldError)?,
            };
            *faces.get_mut(size).ok_or(MeldError)? = face;
            size += 1;
        }
        Self::new(&faces[..size], blank).ok_or(MeldError)
    }
}

/// A group that lies on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    meld: Meld,
    /// One for each face of the meld, in its order; of a pair, the third repeats the second.
    blocks: [Block; 3],
    fourth: Option<Block>,
}

impl Group {
    /// Those blocks, one for each of [`Meld::faces`], in that order.
    pub(crate) fn new(meld: Meld, blocks: &[Block]) -> Self {
        let third = *blocks.last().expect("a group has blocks");
        Self { meld, blocks: [blocks[0], blocks[1], third], fourth: None }
    }

    /// Returns its two or three main blocks.
    #[must_use]
    pub const fn meld(&self) -> &Meld {
        &self.meld
    }

    /// Its two or three blocks, in the order of [`Meld::faces`], without a 4th.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks[..self.meld.stands().len()]
    }

    /// The 4th block on it.
    #[must_use]
    pub const fn fourth(&self) -> Option<Block> {
        self.fourth
    }

    /// All its blocks, the 4th included.
    pub fn all_blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.blocks().iter().copied().chain(self.fourth)
    }

    /// Returns whether Africa is in it, be it as a blank or as a group of its own.
    #[must_use]
    pub fn has_africa(&self) -> bool {
        self.meld.faces().any(|face| face == Face::Africa)
    }

    /// Returns whether that could be its 4th block, as far as faces go (003-E28, Q-E19).
    #[must_use]
    pub fn takes_fourth(&self, face: Face, round: Round, house: &HouseRules) -> bool {
        self.meld.takes_fourth(face, round, house)
    }

    pub(crate) fn lay_fourth(&mut self, block: Block) {
        self.fourth = Some(block);
    }

    /// Puts that block where the Africa lies as a blank, and gives the Africa back.
    pub(crate) fn redeem(&mut self, block: Block) -> Option<Block> {
        let at = self.place_of(Face::Africa)?;
        self.meld.blank = None;
        // The blank was the last of its kind, so that the blocks stay in the order of the faces.
        Some(self.put(at, block))
    }

    /// Puts an Africa where a block of that face lies, and gives that block back.
    pub(crate) fn yield_to(&mut self, africa: Block, face: Face) -> Option<Block> {
        let at = self.meld.faces().enumerate().filter(|(_, it)| *it == face).last()?.0;
        self.meld.blank = Some(face);
        Some(self.put(at, africa))
    }

    fn place_of(&self, face: Face) -> Option<usize> {
        self.meld.faces().position(|it| it == face)
    }

    fn put(&mut self, at: usize, block: Block) -> Block {
        let before = core::mem::replace(&mut self.blocks[at], block);
        if self.meld.stands().len() == 2 {
            self.blocks[2] = self.blocks[1];
        }
        before
    }
}

/// Returns whether that face is the number before or after the run `stands`, of the same suit.
fn is_next(stands: &[Face], face: Face) -> bool {
    let number = |face: Face| match face {
        Face::Suit(suit, number) => Some((suit, number.get())),
        Face::Flower(_) | Face::Bird(_) | Face::Africa | Face::Sighting(_) => None,
    };
    let (Some((suit, number)), Some((of, low))) = (number(face), number(stands[0])) else {
        return false;
    };
    suit == of && (number + 1 == low || number == low + 3)
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.meld.fmt(f)?;
        self.fourth.map_or(Ok(()), |fourth| write!(f, " + {fourth}"))
    }
}

impl Counts {
    /// Returns whether the blocks of that group are among these.
    pub(crate) fn include(&self, meld: &Meld) -> bool {
        let mut left = *self;
        meld.faces().all(|face| left.remove(face))
    }
}
