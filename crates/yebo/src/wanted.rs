//! The blocks that would help a hand.

use alloc::vec::Vec;

use crate::{Collection, Counts, Face, Group, Origin, Own, Seat, Stage, View};

/// A face of which one block, drawn from the Fence, would help.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// The face.
    pub face: Face,
    /// The number of its blocks that this seat has not seen: some of these may still come.
    pub unseen: u8,
    /// Its use.
    pub serves: Serves,
}

/// The use of a block.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Serves {
    /// It goes into a group.
    Group,
    /// It takes back an Africa, and that goes into a group.
    Africa,
}

/// The effect that a block must have.
#[derive(Copy, Clone)]
enum Goal {
    /// At most this number of blocks is missing.
    Nearer(u8),
    /// The turn can end with all groups displayed.
    Won,
}

impl View<'_> {
    /// The faces that would help, by index; none for a complete collection.
    ///
    /// With one block missing, these are exactly the blocks with which the turn in which they are drawn
    /// can be won: the block left over must be discardable, and an Africa may be taken back
    /// with the drawn block. The seat is assumed to have announced; a seat with thirteen
    /// blocks first discards any of them, and draws after that. The search ignores the unknown
    /// block that replaces a 4th one.
    ///
    /// With more missing, they are those that leave one less missing, by the count alone.
    #[must_use]
    pub fn wanted(&self) -> Vec<Wanted> {
        let (Some(own), Some(collection)) = (self.own, self.collection()) else {
            return Vec::new();
        };
        let Some(less) = collection.missing().checked_sub(1) else { return Vec::new() };
        let (unseen, blanks) = (self.unseen(), self.blanks());
        let search = |goal| Search { own: own.seat, goal, blanks: &blanks };
        let (nearer, won) = (search(Goal::Nearer(less)), search(Goal::Won));
        let drawn = drawn(&own);
        let hands = self.hands(&own, collection, drawn);
        let serves = |face: Face| {
            // Every winning block also brings nearer, and few do.
            let serves = nearer.with(face, collection, drawn)?;
            if less > 0 {
                return Some(serves);
            }
            let mut ways = hands.iter().filter_map(|(hand, drawn)| won.with(face, *hand, *drawn));
            let first = ways.next()?;
            let plain = first == Serves::Group || ways.any(|serves| serves == Serves::Group);
            Some(if plain { Serves::Group } else { Serves::Africa })
        };
        let faces = Face::all().filter(|face| collection.may_come(*face));
        let wanted = |face| Some(Wanted { face, unseen: unseen.of(face), serves: serves(face)? });
        faces.filter_map(wanted).collect()
    }

    /// Every Africa that can be taken back: whose group it is in, and for what it stands.
    fn blanks(&self) -> Vec<(Seat, Face)> {
        let groups = |seat: &Seat| self.table.place(*seat).groups.iter().map(Group::meld);
        let seats = self.table.seats().iter();
        let blanks = seats.flat_map(|seat| groups(seat).map(|meld| (*seat, meld.blank())));
        blanks.filter_map(|(seat, blank)| Some((seat, blank?))).collect()
    }

    /// The twelve blocks with which the seat may draw, and which of them it has drawn in that turn.
    fn hands(
        &self,
        own: &Own<'_>,
        collection: Collection,
        drawn: Counts,
    ) -> Vec<(Collection, Counts)> {
        match self.table.stage {
            Stage::Play(turn) if turn.seat == own.seat => {
                let counts = own.counts();
                let gone = counts.faces().filter(|face| *face != Face::Africa);
                gone.map(|face| (collection.without(face), Counts::NONE)).collect()
            }
            _ => Vec::from([(collection, drawn)]),
        }
    }
}

/// The blocks that the seat has drawn in this turn.
fn drawn(own: &Own<'_>) -> Counts {
    let drawn = own.hand.iter().filter(|held| held.from == Origin::Drawn);
    drawn.map(|held| held.block).collect()
}

/// Looks for a way to a goal.
struct Search<'a> {
    own: Seat,
    goal: Goal,
    /// Every Africa that can be taken back: whose group it is in, and for what it stands.
    blanks: &'a [(Seat, Face)],
}

impl Search<'_> {
    /// Returns the use of a block of that face, given the hand, of which some blocks were drawn in the same turn.
    fn with(&self, face: Face, hand: Collection, mut drawn: Counts) -> Option<Serves> {
        let hand = hand.with(face);
        if self.is_reached(&hand) {
            return Some(Serves::Group);
        }
        drawn.add(face);
        self.reaches_by_africa(hand, drawn, 0).then_some(Serves::Africa)
    }

    /// Returns whether it is reached by taking back some of those Africas, none before that place.
    ///
    /// In which order does not matter, nor what is displayed before. Nothing may be taken back that
    /// leaves nothing but Africa; but then the block that would take it back is one to discard, and wins
    /// without.
    fn reaches_by_africa(&self, hand: Collection, drawn: Counts, from: usize) -> bool {
        self.blanks.iter().enumerate().skip(from).any(|(at, (seat, face))| {
            let mut drawn = drawn;
            if !drawn.remove(*face) {
                return false;
            }
            let swapped = hand.swapped(*face);
            let hand = if *seat == self.own { swapped.freed(*face) } else { swapped };
            self.is_reached(&hand) || self.reaches_by_africa(hand, drawn, at + 1)
        })
    }

    fn is_reached(&self, hand: &Collection) -> bool {
        match self.goal {
            Goal::Nearer(missing) => hand.misses_at_most(missing),
            Goal::Won => hand.can_end(),
        }
    }
}
