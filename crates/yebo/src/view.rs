//! Views: the game as one seat sees it.

use alloc::vec::Vec;

use crate::check::LegalityChecker;
use crate::{
    Act, Block, Collection, Counts, Direction, End, Face, Group, Meld, Own, Refusal, Round, Slot,
    Stage, Table,
};

/// The game as one seat or an onlooker sees it: the table and the seat's own blocks.
///
/// Other hands, the inside of the Fence and other answers are not part of it, so that a decision by a view cannot
/// know them. Views are equal if that seat could not distinguish them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct View<'a> {
    /// The public state.
    pub table: &'a Table,
    /// The knowledge of this seat; `None` for an onlooker.
    pub own: Option<Own<'a>>,
}

impl View<'_> {
    /// Checks whether the seat may do that now; returns the reason if not.
    ///
    /// # Errors
    /// When it may not. This follows from what the seat sees, and is what decides in the game, too.
    pub fn check(&self, act: &Act) -> Result<(), Refusal> {
        let own = self.own.filter(|own| self.table.players.has(own.seat));
        LegalityChecker::new(self.table, own.ok_or(Refusal::NotAtTable)?).check(act)
    }

    /// Returns all acts of the seat that are legal now, in a fixed order; none for an onlooker.
    ///
    /// Who is not [awaited](Table::awaited) may announce at most. Of the places where the Chief may begin to deal, one
    /// stands for all in each direction, without a stack; [`Self::check`] accepts every stack.
    #[must_use]
    pub fn legal(&self) -> Vec<Act> {
        let Some(own) = self.own.filter(|own| self.table.players.has(own.seat)) else {
            return Vec::new();
        };
        let judge = LegalityChecker::new(self.table, own);
        let mut list = Vec::new();
        self.for_each_candidate(&own, &mut |act| {
            if judge.check(&act).is_ok() {
                list.push(act);
            }
        });
        list
    }

    /// Returns the seat's distance from a complete collection, once the round is chosen.
    #[must_use]
    pub fn collection(&self) -> Option<Collection> {
        let own = self.own.filter(|own| self.table.players.has(own.seat))?;
        let groups = &self.table.place(own.seat).groups;
        Some(Collection::new(self.table.round?, &self.table.house, groups, &own.counts()))
    }

    /// Returns whether the seat holds any group of the round.
    #[must_use]
    pub fn holds_group(&self) -> bool {
        let mut found = false;
        if let Some(own) = self.own {
            self.for_each_meld(&own.counts(), |_| found = true);
        }
        found
    }

    /// Returns the call of the last discard for which the fewest blocks are lacking, legal or not.
    #[must_use]
    pub fn nearest_call(&self) -> Option<Act> {
        let (block, own) = (self.table.last_discard()?, self.own?);
        let mut counts = own.counts();
        counts.add(block.face());
        let lacking = |meld: &Meld| {
            let mut left = counts;
            meld.faces().filter(|face| !left.remove(*face)).count()
        };
        let melds = Meld::all(self.table.round?, &self.table.house);
        let with_it = melds.filter(|meld| meld.faces().any(|face| face == block.face()));
        with_it.min_by_key(lacking).map(Act::Yebo)
    }

    /// Returns the number of blocks of each face that this seat cannot see: in other hands, unless they visibly went
    /// there, and in the Fence.
    #[must_use]
    pub fn unseen(&self) -> Counts {
        let mut unseen = Counts([4; Face::COLLECTED]);
        for block in self.seen() {
            let _ = unseen.remove(block.face()); // Sightings are not counted.
        }
        unseen
    }

    /// All blocks that this seat knows the place of, each once.
    pub(crate) fn seen(&self) -> impl Iterator<Item = Block> {
        let own = self.own.map(|own| own.seat);
        let hand = self.own.into_iter().flat_map(|own| own.hand).map(|held| held.block);
        let places = self.table.seats().iter().flat_map(move |seat| {
            let place = self.table.place(*seat);
            let known = place.known.iter().filter(move |_| own != Some(*seat)).copied();
            let groups = place.groups.iter().flat_map(Group::all_blocks);
            known.chain(groups).chain(place.sightings.iter().copied())
        });
        hand.chain(places).chain(self.table.lying())
    }

    /// Names all acts that could be legal at this stage.
    fn for_each_candidate(&self, own: &Own<'_>, found: &mut impl FnMut(Act)) {
        match self.table.stage {
            Stage::Direct => {
                for way in Direction::ALL {
                    found(Act::Direct(way, None));
                }
            }
            Stage::Choose => Round::ALL.map(Act::Choose).into_iter().for_each(&mut *found),
            Stage::Replace(_) | Stage::Take(_) | Stage::Refill(_) => {
                End::ALL.map(Act::Draw).into_iter().for_each(&mut *found);
                found(Act::PickUp);
            }
            Stage::Claim { .. } => self.for_each_answer(own, found),
            Stage::Play(turn) if turn.seat == own.seat => self.for_each_play(own, found),
            Stage::Empty(_) => {
                [Act::PickUp, Act::Pass, Act::Rebuild, Act::Score]
                    .into_iter()
                    .for_each(&mut *found);
            }
            Stage::Play(_) | Stage::Over => {}
        }
        found(Act::Announce);
    }

    fn for_each_answer(&self, own: &Own<'_>, found: &mut impl FnMut(Act)) {
        found(Act::Pass);
        if let Some(block) = self.table.last_discard() {
            let mut counts = own.counts();
            counts.add(block.face());
            self.for_each_meld(&counts, |meld| found(Act::Yebo(meld)));
        }
    }

    fn for_each_play(&self, own: &Own<'_>, found: &mut impl FnMut(Act)) {
        let counts = own.counts();
        self.for_each_meld(&counts, |meld| found(Act::Show(meld)));
        for slot in Slot::ALL {
            counts.faces().for_each(|face| found(Act::Fourth(face, slot)));
        }
        for seat in self.table.seats() {
            for slot in Slot::ALL {
                found(Act::Buy(*seat, slot));
            }
        }
        counts.faces().for_each(|face| found(Act::Discard(face)));
        for (group, slot) in self.table.place(own.seat).groups.iter().zip(Slot::ALL) {
            let mut stands = group.meld().stands().to_vec();
            stands.dedup();
            for face in stands {
                found(Act::Guard(face, slot));
            }
        }
    }

    /// Every group of the round that these blocks have in them.
    pub(crate) fn for_each_meld(&self, counts: &Counts, found: impl FnMut(Meld)) {
        let Some(round) = self.table.round else { return };
        let melds = Meld::all(round, &self.table.house);
        melds.filter(|meld| counts.include(meld)).for_each(found);
    }
}
