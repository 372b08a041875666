//! The part of the rules that tables need: moves that leave a layer, moves that stay in it, decided positions.

use alloc::vec::Vec;
use core::fmt;

use sandgrid_rules::{
    Answer, Blocked, BonusCapture, Capture, Chain, Claim, Direction, Family, FewPieces,
    FriendlyLeap, Impasse, Position, Ruleset, Side,
};

use super::grid::{Grid, Holes, each};
use super::index::Orbits;
use super::value::WinDrawLoss;

/// The remaining pieces of one side, with the number in hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Material {
    /// On the board and in hand.
    pub total: u8,
    /// In hand.
    pub hand: u8,
}

impl Material {
    /// Returns the number of pieces on the board.
    #[must_use]
    pub fn placed(self) -> u32 {
        u32::from(self.total - self.hand)
    }
}

/// All positions with the same pieces left and the same hands, from the point of view of the side to act.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layer {
    /// The material of the side to act.
    pub us: Material,
    /// Material of the other side.
    pub them: Material,
}

impl Layer {
    /// Returns the layer with the other side to act.
    #[must_use]
    pub fn turned(self) -> Self {
        Self { us: self.them, them: self.us }
    }
}

/// A position at the start of a turn without any duty.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableKey {
    pub(crate) layer: Layer,
    pub(crate) us: Holes,
    pub(crate) them: Holes,
}

/// The result of a placement or a capture, from the other side's point of view.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Won,
    Drawn,
    Open(TableKey),
    /// The other side must place.
    Bound(TableKey),
}

/// The reason why a ruleset does not support tables.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A row game.
    Row,
    /// A turn may be a chain of leaps.
    Chains,
    /// A game without progress is not drawn.
    Endless,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "tables are made for leaping games, and this is a row game",
            Self::Chains => "tables are made for games in which a turn has one leap at most",
            Self::Endless => "tables are made for games in which going nowhere is a draw",
        })
    }
}

impl core::error::Error for Unfit {}

/// The rule choices that tables depend on.
#[derive(Clone, Debug)]
pub(crate) struct TableRules {
    pub(crate) grid: Grid,
    pub(crate) answer: Answer,
    few: FewPieces,
    second: BonusCapture,
    pub(crate) blocked: Blocked,
}

impl TableRules {
    /// This number of quiet half-turns ends the game.
    pub(crate) const LIMIT: u8 = 50;

    pub(crate) fn of(rules: &Ruleset) -> Result<Self, Unfit> {
        let Family::Leaping(choices) = rules.family() else {
            return Err(Unfit::Row);
        };
        let whole = choices.chain.value == Chain::Single
            && choices.claim.value == Claim::Duty
            && choices.friends.value == FriendlyLeap::Never
            && choices.capture.value == Capture::Optional;
        if !whole {
            return Err(Unfit::Chains);
        }
        if choices.impasse.value != Impasse::Drawn {
            return Err(Unfit::Endless);
        }
        Ok(Self {
            grid: Grid::of(rules.shape()),
            answer: choices.answer.value,
            few: choices.few.value,
            second: choices.second.value,
            blocked: choices.blocked.value,
        })
    }

    /// Returns whether a turn that leaves these pieces ends the game in a draw.
    pub(crate) fn is_few(&self, one: Material, other: Material) -> bool {
        self.few == FewPieces::Drawn
            && one.total <= FewPieces::PIECES
            && other.total <= FewPieces::PIECES
    }

    /// Returns the layers that a layer's positions lead to directly, without those drawn at once.
    pub(crate) fn before(&self, layer: Layer) -> Vec<Layer> {
        let Layer { us, them } = layer;
        let mut before = alloc::vec![layer.turned()];
        if us.hand > 0 {
            before.push(Layer { us: them, them: Material { hand: us.hand - 1, ..us } });
        }
        if us.placed() > 0 && them.placed() > 0 {
            let hand = them.hand;
            let left = match (self.second, them.placed(), hand) {
                (BonusCapture::BoardThenHand, 1, 1..) => (them.total.saturating_sub(2), hand - 1),
                (_, 1, _) => (them.total - 1, hand),
                _ => (them.total - 2, hand),
            };
            before.push(Layer { us: Material { total: left.0, hand: left.1 }, them: us });
        }
        before.retain(|layer| layer.us.total > 0 && !self.is_few(layer.us, layer.them));
        before
    }

    /// Returns whether a table can index a layer of this size.
    pub(crate) fn can_hold(&self, layer: Layer) -> bool {
        let most = self.grid.len().min(8);
        layer.us.placed().max(layer.them.placed()) <= Orbits::MOST.into()
            && layer.us.placed() + layer.them.placed() <= most
    }

    /// Returns the value of a position without any legal action.
    pub(crate) fn blocked(&self, layer: Layer) -> WinDrawLoss {
        match self.blocked {
            Blocked::Loses => WinDrawLoss::Loss,
            Blocked::Counted => WinDrawLoss::of(layer.us.total.cmp(&layer.them.total)),
        }
    }

    /// Converts a position; its duty is left out.
    pub(crate) fn spot(&self, position: &Position) -> TableKey {
        let us = position.turn();
        let holes = |side| self.grid.read(position.pieces(side));
        let stock =
            |side: Side| Material { total: position.total(side), hand: position.in_hand()[side] };
        TableKey {
            layer: Layer { us: stock(us), them: stock(!us) },
            us: holes(us),
            them: holes(!us),
        }
    }

    /// Returns the sets that `us` can become by a step.
    #[inline]
    pub(crate) fn steps(&self, us: Holes, them: Holes) -> impl Iterator<Item = Holes> {
        let empty = self.grid.without(us | them);
        Direction::ALL.into_iter().flat_map(move |dir| {
            let reached = self.grid.beside(us, dir) & empty;
            each(reached).map(move |to| us ^ to ^ self.grid.beside(to, dir.opposite()))
        })
    }

    /// Returns whether a capture is possible.
    #[inline]
    pub(crate) fn has_leap(&self, us: Holes, them: Holes) -> bool {
        Direction::ALL.into_iter().any(|dir| self.landings(us, them, dir) != 0)
    }

    #[inline]
    fn landings(&self, us: Holes, them: Holes, dir: Direction) -> Holes {
        let leaped = self.grid.beside(us, dir) & them;
        self.grid.beside(leaped, dir) & self.grid.without(us | them)
    }

    /// Iterates over the results of all captures.
    #[inline]
    pub(crate) fn captures(&self, spot: TableKey) -> impl Iterator<Item = After> {
        let TableKey { layer, us, them } = spot;
        Direction::ALL.into_iter().flat_map(move |dir| {
            let back = dir.opposite();
            each(self.landings(us, them, dir)).flat_map(move |to| {
                let over = self.grid.beside(to, back);
                let us = us ^ to ^ self.grid.beside(over, back);
                self.removals(layer, us, them ^ over)
            })
        })
    }

    /// Returns the results of taking a second piece: each of those on the board; if there is none, one from the hand,
    /// or none at all. Exactly one of these kinds applies.
    fn removals(&self, layer: Layer, us: Holes, them: Holes) -> impl Iterator<Item = After> {
        let Material { total, hand } = layer.them;
        let from_hand = self.second == BonusCapture::BoardThenHand;
        let stock = |total, hand| Material { total, hand };
        let without = match (total - 1, them) {
            (0, _) => Some(stock(0, 0)),
            (left, 0) if from_hand => Some(stock(left - 1, hand - 1)),
            (left, 0) => Some(stock(left, hand)),
            _ => None,
        };
        let named = without.is_none().then(|| each(them)).into_iter().flatten();
        let named = named.map(move |gone| (stock(total - 2, hand), them ^ gone));
        let after = without.map(|left| (left, them)).into_iter().chain(named);
        after.map(move |(left, them)| self.after(layer.us, us, left, them))
    }

    fn after(&self, our: Material, us: Holes, left: Material, them: Holes) -> After {
        if left.total == 0 {
            After::Won
        } else if self.is_few(our, left) {
            After::Drawn
        } else {
            After::Open(TableKey { layer: Layer { us: left, them: our }, us: them, them: us })
        }
    }

    /// Iterates over the results of all placements.
    #[inline]
    pub(crate) fn placements(&self, spot: TableKey) -> impl Iterator<Item = After> {
        self.placed(spot, self.answer)
    }

    /// Returns the results of placing where it is a duty; the answer itself imposes no duty.
    #[inline]
    pub(crate) fn answers(&self, spot: TableKey) -> impl Iterator<Item = After> {
        self.placed(spot, Answer::Free)
    }

    #[inline]
    fn placed(&self, spot: TableKey, answer: Answer) -> impl Iterator<Item = After> {
        let TableKey { layer, us, them } = spot;
        let empty = if layer.us.hand > 0 { self.grid.without(us | them) } else { 0 };
        let binds = answer == Answer::InKind && layer.them.hand > 0;
        each(empty).map(move |at| {
            let our = Material { hand: layer.us.hand - 1, ..layer.us };
            let layer = Layer { us: layer.them, them: our };
            let spot = TableKey { layer, us: them, them: us | at };
            if binds { After::Bound(spot) } else { After::Open(spot) }
        })
    }
}
