//! Whether blocks may be displayed, laid, bought, discarded.

use super::{LegalityChecker, Verdict, unless};
use crate::house::{Display, FourthFrom};
use crate::pattern::Pattern;
use crate::plan::Plan;
use crate::round::{Claims, Fourth};
use crate::{Counts, Face, Group, Meld, Origin, Place, Refusal, Round, Seat, Slot, Turn};

impl LegalityChecker<'_> {
    /// Returns whether the group is one of the round, and goes with those displayed.
    fn fits(&self, round: Round, meld: &Meld) -> Verdict {
        let house = &self.table.house;
        let pattern = Pattern::find(round, house, meld.stands());
        let pattern = pattern.ok_or(Refusal::NoGroup(round))?;
        let plan = Plan::after(round, house, &self.place().groups);
        plan.with(pattern).map(|_| ()).map_err(|misfit| Refusal::of(misfit, round))
    }

    /// Takes the blocks of that group out of `counts`, or says which is missing.
    fn take_out(counts: &mut Counts, meld: &Meld) -> Result<(), Face> {
        meld.faces().try_for_each(|face| if counts.remove(face) { Ok(()) } else { Err(face) })
    }

    pub(super) fn yebo(&self, meld: &Meld) -> Verdict {
        let round = self.round()?;
        let block = self.table.last_discard().ok_or(Refusal::NothingLies)?;
        self.fits(round, meld)?;
        let has_it = meld.faces().any(|face| face == block.face());
        unless(Refusal::WithoutDiscard(block), || has_it)?;
        let mut counts = self.counts;
        counts.add(block.face());
        Self::take_out(&mut counts, meld).map_err(Refusal::YeboNeeds)?;
        unless(Refusal::LeavesAfrica, || !counts.is_all_africa())?;
        if round.spec().claims == Claims::ToWin {
            unless(Refusal::OnlyToWin(round), || self.would_win(round, meld, &counts))?;
            unless(Refusal::NotAnnounced, || self.place().announced)?;
            unless(Refusal::AnnouncedLate, || self.place().missed != Some(block))?;
        }
        Ok(())
    }

    pub(super) fn show(&self, turn: Turn, meld: &Meld) -> Verdict {
        let round = self.round()?;
        self.fits(round, meld)?;
        let mut counts = self.counts;
        Self::take_out(&mut counts, meld).map_err(Refusal::NotHeld)?;
        self.leaves_a_discard(&counts)?;
        let keeps = || !Self::must_win(round, turn) || self.would_win(round, meld, &counts);
        unless(Refusal::MustWin(round), keeps)
    }

    /// Whether, with that group displayed, the blocks left can all be displayed but one that can be
    /// discarded.
    fn would_win(&self, round: Round, meld: &Meld, left: &Counts) -> bool {
        let Some(collection) = self.collection(round, left).with_group(meld) else { return false };
        let mut faces = left.faces().filter(|face| *face != Face::Africa);
        faces.any(|face| collection.without(face).misses_at_most(0))
    }

    /// Returns whether something can be discarded when these are left. Where nothing could be before, the
    /// guard helps, and this does no harm.
    fn leaves_a_discard(&self, left: &Counts) -> Verdict {
        let is_stuck = left.is_all_africa() && !self.counts.is_all_africa();
        unless(Refusal::LeavesAfrica, || !is_stuck)
    }

    fn group(place: &Place, slot: Slot) -> Result<&Group, Refusal> {
        place.groups.get(slot.index()).ok_or(Refusal::NoSuchGroup)
    }

    /// Returns whether a block of that face is held, and one that may do what those of that origin may.
    fn holds(&self, face: Face, least: Origin, else_why: Refusal) -> Verdict {
        unless(Refusal::NotHeld(face), || self.counts.of(face) > 0)?;
        let mut held = self.own.hand.iter().filter(|held| held.block.face() == face);
        unless(else_why, || held.any(|held| held.from >= least))
    }

    pub(super) fn fourth(&self, face: Face, slot: Slot) -> Verdict {
        let round = self.round()?;
        let house = &self.table.house;
        let allows = round.spec().fourth == Fourth::Allowed;
        unless(Refusal::NoFourths(round), || allows)?;
        unless(Refusal::AfricaFourth, || face != Face::Africa)?;
        let group = Self::group(self.place(), slot)?;
        unless(Refusal::HasFourth, || group.fourth().is_none())?;
        unless(Refusal::NotItsFourth(face), || group.takes_fourth(face, round, house))?;
        match house.fourth_from {
            FourthFrom::Fence => self.holds(face, Origin::Fence, Refusal::NotFromFence(face)),
            FourthFrom::Draw => self.holds(face, Origin::Drawn, Refusal::NotDrawn(face)),
        }
    }

    pub(super) fn buy(&self, seat: Seat, slot: Slot) -> Verdict {
        unless(Refusal::NotAtTable, || self.table.players.has(seat))?;
        let group = Self::group(self.table.place(seat), slot)?;
        let face = group.meld().blank().ok_or(Refusal::NoBlank)?;
        self.holds(face, Origin::Drawn, Refusal::NotDrawn(face))?;
        let mut left = self.counts;
        let _ = left.remove(face); // It is held.
        left.add(Face::Africa);
        self.leaves_a_discard(&left)
    }

    pub(super) fn discard(&self, turn: Turn, face: Face) -> Verdict {
        unless(Refusal::AfricaStays, || face != Face::Africa)?;
        unless(Refusal::NotHeld(face), || self.counts.of(face) > 0)?;
        self.may_end(turn)
    }

    pub(super) fn guard(&self, turn: Turn, face: Face, slot: Slot) -> Verdict {
        unless(Refusal::NoNeed, || self.counts.is_all_africa())?;
        let group = Self::group(self.place(), slot)?;
        unless(Refusal::HasAfrica, || !group.has_africa())?;
        unless(Refusal::NotInGroup(face), || group.meld().stands().contains(&face))?;
        self.may_end(turn)
    }

    /// Returns whether all is displayed that must be.
    fn may_end(&self, turn: Turn) -> Verdict {
        let round = self.round()?;
        let all = usize::from(round.spec().groups);
        let wins = || self.place().groups.len() == all;
        unless(Refusal::MustWin(round), || !Self::must_win(round, turn) || wins())?;
        unless(Refusal::MustShow, || {
            self.table.house.display == Display::Free || !self.could_show(round, turn)
        })
    }

    /// Returns whether a group without a blank could be displayed.
    fn could_show(&self, round: Round, turn: Turn) -> bool {
        let whole = Meld::all(round, &self.table.house).filter(|meld| meld.blank().is_none());
        whole.filter(|meld| self.counts.include(meld)).any(|meld| self.show(turn, &meld).is_ok())
    }
}
