//! The expected value of a hand.

use super::odds::{Odds, small};
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::round::Kind;
use crate::{Counts, Face, HouseRules, Meld, Round};

/// The expected value of a hand at the end of the round, in points.
///
/// The best groups are chosen greedily, each by its points times the probability that it is completed; then Africa is
/// put where it helps most. A few groups beyond the wanted number count a little, as alternatives.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    patterns: &'static [Pattern],
    size: u8,
    /// Whether groups can be made of each other's blocks.
    overlaps: bool,
    winning: f32,
    odds: Odds,
}

/// A group that is chosen.
#[derive(Copy, Clone, Debug)]
struct Pick {
    pattern: Option<Pattern>,
    missing: u8,
    /// How many blocks are out of sight of which one would help.
    either: u8,
    /// How many of the kind that is then the last.
    last: u8,
    points: f32,
    /// The points lost for Africa in the place of one of the group's blocks.
    each: f32,
    chance: f32,
    /// Whether Africa is in the place of one of its blocks.
    has_blank: bool,
}

/// How many groups are looked at beyond those that are wanted.
const BENCH: u8 = 2;

/// How many groups are tried to begin with.
const STARTS: usize = 4;

/// The weight of alternatives: nearly full, since the next blocks decide.
const BENCHED: f32 = 0.8;

/// The aim of a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// Points of his own.
    Points,
    /// More points than the others: winning a round also stops them.
    Lead,
}

impl Goal {
    /// Returns the value of winning a round, beside its groups.
    const fn winning(self) -> f32 {
        match self {
            Self::Points => 40.0,
            Self::Lead => 150.0,
        }
    }
}

/// The weight of the second-best choice of suits, while no group is displayed.
const SECOND: f32 = 0.1;

/// The chance of a group of which nothing is held, or three blocks are missing.
const FAR: f32 = 0.02;

/// The cost of an Africa left in the hand.
const LEFT: f32 = 50.0;

impl Worth {
    pub(super) fn new(round: Round, house: &HouseRules, goal: Goal, odds: Odds) -> Self {
        let spec = round.spec();
        let overlaps = matches!(spec.kind, Kind::Run | Kind::MixedRun);
        Self {
            patterns: Pattern::all(round, house),
            size: spec.size,
            overlaps,
            winning: goal.winning(),
            odds,
        }
    }

    pub(super) const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// Returns the expected value of those blocks, given the displayed groups' limits.
    pub(super) fn of(&self, plan: &Plan, held: &Counts) -> f32 {
        let (mut best, mut second) = (f32::MIN, 0.0_f32);
        for suits in plan.suit_options() {
            let worth = self.of_suits(plan, suits, held);
            if worth > best {
                (best, second) = (worth, best.max(0.0));
            } else {
                second = second.max(worth);
            }
        }
        best + SECOND * second
    }

    fn of_suits(&self, plan: &Plan, suits: u8, held: &Counts) -> f32 {
        let mut worth = self.greedy(plan, suits, held, None).worth;
        if held.0[usize::from(AFRICA)] + 1 >= self.size {
            let africa = self.patterns.iter().find(|pattern| pattern.lot == Lot::Africa);
            worth = worth.max(self.greedy(plan, suits, held, africa).worth);
        }
        if self.overlaps {
            for first in self.starts(plan, suits, held).iter().flatten() {
                worth = worth.max(self.greedy(plan, suits, held, Some(first)).worth);
            }
        }
        worth
    }

    /// The groups to aim at, roughly.
    pub(super) fn aim(&self, plan: &Plan, held: &Counts) -> Chosen {
        let aims = plan.suit_options().map(|suits| self.greedy(plan, suits, held, None));
        let best = aims.max_by(|one, two| one.worth.total_cmp(&two.worth));
        best.unwrap_or(Chosen::NONE)
    }

    /// Groups with which it may be better to begin than with the one that is worth most, where
    /// groups can be made of each other's blocks.
    fn starts(&self, plan: &Plan, suits: u8, held: &Counts) -> [Option<Pattern>; STARTS] {
        let mut starts = [None; STARTS];
        let mut found = 0;
        for most in 0..=1 {
            for pattern in self.patterns.iter().filter(|it| it.suits & !suits == 0) {
                let is_near =
                    pattern.lot != Lot::Africa && self.pick(held, *pattern).missing == most;
                if is_near && found < STARTS && plan.with(*pattern).is_ok() {
                    starts[found] = Some(*pattern);
                    found += 1;
                }
            }
        }
        starts
    }

    /// Chooses group after group, `first` before all others.
    fn greedy(&self, plan: &Plan, suits: u8, held: &Counts, first: Option<&Pattern>) -> Chosen {
        let mut chosen = Chosen { wanted: usize::from(plan.left), ..Chosen::NONE };
        let (mut plan, mut left) = (*plan, *held);
        plan.left += BENCH;
        let mut next = first.copied();
        while plan.left > 0 {
            let pattern = next.take().or_else(|| self.best(&plan, suits, &left));
            let Some(pattern) = pattern else { break };
            let Ok(with) = plan.with(pattern) else { break };
            chosen.push(self.pick(&left, pattern));
            plan = with;
            for face in pattern.faces() {
                let count = &mut left.0[usize::from(*face)];
                *count = count.saturating_sub(1);
            }
        }
        self.sum(&mut chosen, left.0[usize::from(AFRICA)]);
        chosen
    }

    /// The group that is worth most out of what is left, if any of it is there.
    fn best(&self, plan: &Plan, suits: u8, left: &Counts) -> Option<Pattern> {
        let (mut best, mut most) = (None, 0.0);
        for pattern in self.patterns {
            if pattern.suits & !suits != 0 || pattern.lot == Lot::Africa {
                continue;
            }
            let pick = self.pick(left, *pattern);
            let worth = pick.chance * pick.points;
            if pick.missing < self.size && worth > most && plan.with(*pattern).is_ok() {
                (best, most) = (Some(*pattern), worth);
            }
        }
        best
    }

    /// That group out of what is left.
    fn pick(&self, left: &Counts, pattern: Pattern) -> Pick {
        let faces = pattern.faces();
        let live = |face: u8| self.odds.live.0[usize::from(face)];
        let (mut missing, mut either, mut last) = (0, 0, u8::MAX);
        if faces[0] == faces[faces.len() - 1] {
            missing = self.size - left.0[usize::from(faces[0])].min(self.size);
            either = live(faces[0]);
            last = (either + 1).saturating_sub(missing);
        } else {
            for face in faces.iter().filter(|face| left.0[usize::from(**face)] == 0) {
                missing += 1;
                either += live(*face);
                last = last.min(live(*face));
            }
        }
        let (each, points) = match pattern.lot {
            Lot::Suits => (10.0, 10.0 * f32::from(self.size)),
            Lot::Enhancing if pattern.suits != 0 => (15.0, 50.0),
            Lot::Enhancing => (20.0, 20.0 * f32::from(self.size)),
            Lot::Africa if self.size == 2 => (0.0, 40.0),
            Lot::Africa => (0.0, 150.0),
        };
        let pattern = Some(pattern);
        let has_blank = false;
        let mut pick =
            Pick { pattern, missing, either, last, points, each, chance: 0.0, has_blank };
        pick.chance = self.chance(&pick);
        pick
    }

    fn chance(&self, pick: &Pick) -> f32 {
        match pick.missing {
            0 => self.odds.later,
            1 => self.odds.one(pick.last),
            _ if pick.last == 0 => 0.0,
            2 if self.size == 3 => self.odds.two(pick.either, pick.last),
            _ => FAR,
        }
    }

    /// Sums up the chosen groups, with Africa put where it helps most.
    fn sum(&self, chosen: &mut Chosen, africa: u8) {
        // A group that was not found is as far as possible.
        let mut all = if chosen.len < chosen.wanted { FAR } else { 1.0 };
        chosen.wanted = chosen.wanted.min(chosen.len);
        let mut sum = -self.put_africa(chosen, africa) * LEFT * self.odds.stale;
        for (at, pick) in chosen.picks[..chosen.len].iter().enumerate() {
            if at < chosen.wanted {
                sum += pick.worth();
                all *= pick.chance;
            } else {
                sum += BENCHED * pick.worth();
            }
        }
        chosen.worth = sum + self.winning * all;
    }

    /// Puts `africa` blocks where they help most; returns the cost of those that may remain.
    fn put_africa(&self, chosen: &mut Chosen, africa: u8) -> f32 {
        let mut unused = f32::from(africa);
        for _ in 0..africa {
            let gain = |at: usize| {
                let with = self.with_blank(&chosen.picks[at]);
                let saved = with.chance * LEFT * self.odds.stale;
                saved + with.chance * with.points - chosen.picks[at].worth()
            };
            let free = (0..chosen.wanted).filter(|at| !chosen.picks[*at].has_blank);
            let Some(at) = free.max_by(|one, two| gain(*one).total_cmp(&gain(*two))) else { break };
            if gain(at) <= 0.0 {
                break;
            }
            chosen.picks[at] = self.with_blank(&chosen.picks[at]);
            unused -= chosen.picks[at].chance;
        }
        unused
    }

    /// The same with Africa in the place of a block that is missing, or else of one that is there.
    fn with_blank(&self, pick: &Pick) -> Pick {
        let mut with = *pick;
        with.has_blank = true;
        with.points -= pick.each;
        with.missing = pick.missing.saturating_sub(1);
        if pick.missing == 2 {
            // It takes the place of what is rarer; of blocks alike, all are of use.
            let alike = pick.pattern.is_some_and(|it| it.faces().first() == it.faces().last());
            let rarer = if alike { 0 } else { pick.last };
            with.last = pick.either.saturating_sub(rarer);
        }
        with.chance = self.chance(&with);
        with
    }

    /// Returns the value of a possible 4th block on that group.
    pub(super) fn fourth(&self, copies: u8, points: f32) -> f32 {
        let each = 1.0 / small(self.odds.live.total()).max(1.0);
        points * (f32::from(copies) * f32::from(self.odds.turns) * each).min(0.9)
    }
}

impl Pick {
    const NONE: Self = Self {
        pattern: None,
        missing: 0,
        either: 0,
        last: 0,
        points: 0.0,
        each: 0.0,
        chance: 0.0,
        has_blank: false,
    };

    fn worth(&self) -> f32 {
        self.chance * self.points
    }
}

/// The groups chosen, in order.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    picks: [Pick; Self::MOST],
    len: usize,
    /// How many of them are wanted; the others are only looked at.
    wanted: usize,
    /// The expected value of all of it.
    worth: f32,
}

impl Chosen {
    const MOST: usize = 8;
    const NONE: Self = Self { picks: [Pick::NONE; Self::MOST], len: 0, wanted: 0, worth: 0.0 };

    fn push(&mut self, pick: Pick) {
        self.picks[self.len] = pick;
        self.len += 1;
    }

    /// A group of these that lies in the hand, with Africa where that was put.
    pub(super) fn complete(&self, held: &Counts) -> Option<Meld> {
        let mut wanted = self.picks[..self.wanted].iter();
        wanted.find_map(|pick| {
            let pattern = pick.pattern.filter(|_| pick.missing == 0)?;
            let whole = Meld::of(pattern, None);
            if held.include(&whole) {
                return Some(whole);
            }
            let mut blanks = whole.stands().iter().map(|face| Meld::of(pattern, Some(*face)));
            blanks.find(|meld| pick.has_blank && held.include(meld))
        })
    }

    /// Returns the block that is missed least: one outside every group, else one of the last group.
    pub(super) fn spare(&self, held: &Counts, live: &Counts) -> Option<Face> {
        let mut left = *held;
        let mut last = None;
        for pattern in self.picks[..self.len].iter().filter_map(|pick| pick.pattern) {
            for face in pattern.faces().iter().filter(|face| **face != AFRICA) {
                if let Some(less) = left.0[usize::from(*face)].checked_sub(1) {
                    left.0[usize::from(*face)] = less;
                    last = Face::from_index(usize::from(*face));
                }
            }
        }
        let unused = left.faces().filter(|face| *face != Face::Africa);
        unused.min_by_key(|face| live.of(*face)).or(last)
    }

    /// Returns whether that face is in a group of these that is all but complete.
    pub(super) fn has_near(&self, face: Face) -> bool {
        let is_in = |pattern: &Pattern| {
            pattern.faces().iter().any(|index| usize::from(*index) == face.index())
        };
        let mut wanted = self.picks[..self.wanted].iter().filter(|pick| pick.missing <= 1);
        wanted.any(|pick| pick.pattern.as_ref().is_some_and(is_in))
    }
}
