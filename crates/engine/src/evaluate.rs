//! Static evaluation of positions.

pub(crate) mod leaping;
pub(crate) mod row;
mod weights;

use sandgrid_rules::{Actions, Cells, Direction, Family, Impasse, Position, Ruleset, Side};

use crate::network::Network;
use crate::shared::Arc;

/// Number of evaluation terms, in either family.
pub const TERMS: usize = 16;

/// Index of the term that counts pieces, in either family.
const PIECES: usize = 1;

/// Feature counts of a position from the point of view of the side to act: mostly ours less theirs, so that few
/// pieces make small numbers.
pub type Terms = [i32; TERMS];

/// Weight of each term, in points ([`Value`](crate::Value)), interpolated linearly between a game
/// with all pieces and one with none left.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Weights while all pieces are in the game.
    pub early: Terms,
    /// Weights when no piece is left.
    pub late: Terms,
    /// Weights added while pieces are in hand, in proportion to the share of pieces in hand; `None`
    /// if the ruleset is fitted without a separate placing phase.
    pub held: Option<Terms>,
}

impl Weights {
    /// Returns the fitted weights of a ruleset.
    #[must_use]
    pub fn of(rules: &Ruleset) -> &'static Self {
        weights::of(rules)
    }

    /// Returns the names of a family's terms, in order.
    #[must_use]
    pub const fn names(family: &Family) -> [&'static str; TERMS] {
        match family {
            Family::Leaping(_) => leaping::NAMES,
            Family::Row(_) => row::NAMES,
        }
    }
}

/// Evaluates the positions of one ruleset.
#[derive(Clone, Debug)]
pub struct Evaluator {
    by_total: [Terms; Self::TOTALS],
    by_hand: Option<[Terms; Self::TOTALS]>,
    rim: Rim,
    /// The value of one extra piece when half of all pieces are left, in points; at least 1.
    piece: i32,
    is_drawn_by_inaction: bool,
    /// Replaces the terms of the leaping family, and is added to those of the row family.
    network: Option<Arc<Network>>,
}

impl Evaluator {
    /// Number of possible piece totals: 0 to 24 pieces.
    const TOTALS: usize = 25;

    /// Scale of [`Evaluator::kept_share`]: the share of a position with no drift towards a draw.
    pub const FULL: i32 = 64;

    /// The share of its value that a position has lost at the quiet limit, of [`Evaluator::FULL`].
    const DRIFT: i32 = 48;

    /// Evaluations lie within ± this many points.
    const MOST: i32 = 20_000;

    /// Creates an evaluator with the fitted weights.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Self {
        Self::with(rules, Weights::of(rules))
    }

    /// Creates an evaluator with the given weights.
    #[must_use]
    pub fn with(rules: &Ruleset, weights: &Weights) -> Self {
        let most = 2 * i32::from(rules.pieces());
        let mut by_total = [[0; TERMS]; Self::TOTALS];
        for (total, row) in (0..=most).zip(&mut by_total) {
            for (index, weight) in row.iter_mut().enumerate() {
                let both = weights.early[index] * total + weights.late[index] * (most - total);
                *weight = both / most;
            }
        }
        let by_hand = weights.held.map(|held| {
            let mut by_hand = [[0; TERMS]; Self::TOTALS];
            for (hand, row) in (0..=most).zip(&mut by_hand) {
                *row = held.map(|weight| weight * hand / most);
            }
            by_hand
        });
        Self {
            by_total,
            by_hand,
            rim: Rim::of(rules),
            piece: by_total[usize::from(rules.pieces())][PIECES].max(1),
            is_drawn_by_inaction: is_drawn_by_inaction(rules),
            network: None,
        }
    }

    /// Replaces the network; one for other rules counts as none.
    #[must_use]
    pub fn with_network(self, network: Option<Arc<Network>>, rules: &Ruleset) -> Self {
        Self { network: network.filter(|network| network.serves(rules)), ..self }
    }

    /// Returns the value of one extra piece when half of all pieces are left, in points; at least 1.
    #[must_use]
    pub const fn piece(&self) -> i32 {
        self.piece
    }

    /// Returns the features of a position in which a turn begins and that is not over.
    #[must_use]
    pub fn terms(&self, position: &Position) -> Terms {
        self.counted(position, &position.actions())
    }

    /// Returns the weighted sum of the terms, in points, before the drift towards a draw.
    #[must_use]
    pub fn linear(&self, position: &Position) -> i32 {
        self.weighed(position, &position.actions())
    }

    #[inline]
    fn counted(&self, position: &Position, actions: &Actions) -> Terms {
        match position.ruleset().family() {
            Family::Leaping(_) => leaping::terms(position, actions, &self.rim),
            Family::Row(row) => row::terms(position, actions, &self.rim, row),
        }
    }

    /// Returns the share of its value that a position keeps, of [`Evaluator::FULL`]. The share falls as the game
    /// approaches the draw by quiet moves.
    #[must_use]
    #[inline]
    pub fn kept_share(&self, position: &Position) -> i32 {
        let quiet = coarse_quiet_count(position);
        if quiet == 0 || !self.is_drawn_by_inaction {
            return Self::FULL;
        }
        Self::FULL - i32::from(quiet) * Self::DRIFT / i32::from(position.quiet_limit()).max(1)
    }

    /// Evaluates a position for the side to act, in points. `actions` are those of the position, which is not over.
    #[must_use]
    #[inline]
    pub(crate) fn evaluate(&self, position: &Position, actions: &Actions) -> i32 {
        let sum = match (&self.network, position.ruleset().family()) {
            (Some(network), Family::Leaping(_)) => network.evaluate(position),
            (Some(network), Family::Row(_)) => {
                network.evaluate(position) + self.weighed(position, actions)
            }
            (None, _) => self.weighed(position, actions),
        };
        let points = sum * self.kept_share(position) / Self::FULL;
        points.clamp(-Self::MOST, Self::MOST)
    }

    /// Returns the weighted sum of the terms, in points.
    #[inline]
    fn weighed(&self, position: &Position, actions: &Actions) -> i32 {
        let turn = position.turn();
        let total = usize::from(position.total(turn) + position.total(!turn));
        let weights = &self.by_total[total.min(Self::TOTALS - 1)];
        let terms = self.counted(position, actions);
        let mut sum = product(&terms, weights);
        if let Some(by_hand) = &self.by_hand {
            let held = held(position);
            if held > 0 {
                sum += product(&terms, &by_hand[held.min(Self::TOTALS - 1)]);
            }
        }
        sum
    }
}

/// Returns the number of pieces in hand, both sides together.
#[inline]
fn held(position: &Position) -> usize {
    let hands = position.in_hand();
    usize::from(hands[Side::First] + hands[Side::Second])
}

#[inline]
fn product(terms: &Terms, weights: &Terms) -> i32 {
    terms.iter().zip(weights).map(|(term, weight)| term * weight).sum()
}

/// Returns whether the rules draw a game without progress regardless of material.
fn is_drawn_by_inaction(rules: &Ruleset) -> bool {
    match rules.family() {
        Family::Leaping(choices) => choices.impasse.value == Impasse::Drawn,
        Family::Row(_) => true,
    }
}

/// Returns the quiet count as far as it matters: exact near the limit, rounded before, 0 while captures or placements
/// are recent.
#[inline]
pub(crate) fn coarse_quiet_count(position: &Position) -> u8 {
    /// Distance to the limit, in half-turns, up to which the count is exact.
    const NEAR: u8 = 12;
    /// Step to which the count is rounded down otherwise.
    const COARSE: u8 = 8;
    let quiet = position.quiet();
    if quiet < COARSE {
        0
    } else if quiet + NEAR >= position.quiet_limit() {
        quiet
    } else {
        quiet / COARSE * COARSE
    }
}

/// The rim of a board, by kind of hole.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rim {
    /// The edge holes except the corners.
    pub(crate) edges: Cells,
    /// The four corners.
    pub(crate) corners: Cells,
}

impl Rim {
    pub(crate) fn of(rules: &Ruleset) -> Self {
        let all = rules.shape().cells();
        let upright = all - (all.stepped(Direction::North) & all.stepped(Direction::South));
        let level = all - (all.stepped(Direction::East) & all.stepped(Direction::West));
        let corners = upright & level;
        Self { edges: (upright | level) - corners, corners }
    }
}

/// Returns the number of holes in a set, as a term.
#[inline]
pub(crate) const fn count(cells: Cells) -> i32 {
    cells.len().cast_signed()
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::Shape;

    use super::*;

    /// Also for the small boards that are solved.
    #[test]
    fn a_piece_is_worth_its_weight_when_half_of_all_pieces_are_left() {
        let rules = Ruleset::find("yote-traditional").unwrap();
        let mut weights = Weights { early: [0; TERMS], late: [0; TERMS], held: None };
        (weights.early[PIECES], weights.late[PIECES]) = (100, 50);
        for pieces in 4..=6 {
            let small = rules.reduced(Shape::new(4, 4), pieces);
            assert_eq!(Evaluator::with(&small, &weights).piece(), 75, "{pieces} pieces");
        }
        assert_eq!(Evaluator::with(rules, &weights).piece(), 75);
        weights.early[PIECES] = -100;
        assert_eq!(Evaluator::with(rules, &weights).piece(), 1, "at least 1");
    }
}
