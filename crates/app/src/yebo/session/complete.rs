//! Blocks of a hand that belong together: those taken in this turn, and complete groups.

use sandgrid_yebo::{
    Block, DiscardState, Face, Meld, Origin, PlannedBlock, PlannedGroup, Seat, Source, Stage, Then,
    Took,
};

use super::YeboSession;

impl YeboSession {
    /// Returns the blocks in the hand that the seat has taken in its turn.
    pub(super) fn taken(&self, seat: Seat) -> Vec<Block> {
        let table = self.game.table();
        let (Stage::Play(turn) | Stage::Refill(turn) | Stage::Empty(Then::Refill(turn))) =
            table.stage
        else {
            return Vec::new();
        };
        let own = self.game.view(seat).own.filter(|_| turn.seat == seat);
        let Some(own) = own else { return Vec::new() };
        let last = table.discards.last().filter(|last| {
            turn.took == Took::PickedUp && last.fate == DiscardState::PickedUp(seat)
        });
        let drawn = own.hand.iter().filter(|held| {
            held.from == Origin::Drawn || last.is_some_and(|last| last.block == held.block)
        });
        drawn.map(|held| held.block).collect()
    }

    /// Returns the complete groups in the hand that go into the collection, the most points first.
    pub(super) fn complete(&self, seat: Seat) -> Vec<Meld> {
        // Without any group in the hand, the collection need not be searched.
        if !self.game.view(seat).holds_group() {
            return Vec::new();
        }
        let plan = self.plan_of(seat);
        let complete = plan.iter().filter(|group| group.missing() == 0);
        let mut melds: Vec<Meld> = complete.filter_map(|group| self.meld(group)).collect();
        melds.sort_by_key(|meld| -meld.points());
        melds
    }

    /// Returns a group in the making as the group that it makes.
    fn meld(&self, group: &PlannedGroup) -> Option<Meld> {
        let table = self.game.table();
        let is_wild = |block: &&PlannedBlock| block.source == Source::Africa;
        let wild = group.blocks.iter().find(is_wild).map(|block| block.face);
        let face = |block: &PlannedBlock| if is_wild(&block) { Face::Africa } else { block.face };
        let faces: Vec<Face> = group.blocks.iter().map(face).collect();
        let mut readings = Meld::readings(table.round?, &table.house, &faces);
        readings.find(|meld| meld.blank() == wild)
    }
}
