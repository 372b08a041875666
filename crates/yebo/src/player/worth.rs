//! What a hand may come to.

use super::odds::{Odds, small};
use crate::pattern::{AFRICA, Lot, Pattern};
use crate::plan::Plan;
use crate::{Counts, House, Round};

/// What a hand may come to by the end of the round, in points.
///
/// The best groups are chosen one after the other, each by its points times the chance that it is
/// completed; then Africa goes where it helps most. A few more groups than are wanted count a little:
/// they are what one can turn to.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    patterns: &'static [Pattern],
    size: u8,
    odds: Odds,
}

/// A group that is chosen.
#[derive(Copy, Clone, Debug)]
struct Pick {
    missing: u8,
    /// How many blocks are out of sight of which one would help.
    either: u8,
    /// How many of the kind that is then the last.
    last: u8,
    points: f32,
    /// What Africa does not score in the place of one of its blocks.
    each: f32,
    chance: f32,
}

/// How many groups are looked at beyond those that are wanted.
const BENCH: u8 = 2;

/// What these count.
const BENCHED: f32 = 0.25;

/// What winning is worth: its 20 points, and that the others come no further.
const WINNING: f32 = 40.0;

/// What the second best choice of suits counts, while nothing is displayed.
const SECOND: f32 = 0.1;

/// The chance of a group of which nothing is held, or three blocks are missing.
const FAR: f32 = 0.02;

/// What Africa costs at the end, in the hand.
const LEFT: f32 = 50.0;

impl Worth {
    pub(super) fn new(round: Round, house: &House, odds: Odds) -> Self {
        Self { patterns: Pattern::all(round, house), size: round.spec().size, odds }
    }

    pub(super) const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// What those blocks may come to beside groups that leave that open.
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
        let blank = self.greedy(plan, suits, held, None);
        if held.0[usize::from(AFRICA)] + 1 < self.size {
            return blank;
        }
        let africa = self.patterns.iter().find(|pattern| pattern.lot == Lot::Africa);
        blank.max(self.greedy(plan, suits, held, africa))
    }

    /// Chooses group after group, `first` before all others.
    fn greedy(&self, plan: &Plan, suits: u8, held: &Counts, first: Option<&Pattern>) -> f32 {
        let mut chosen = Chosen { picks: [Pick::NONE; Chosen::MOST], len: 0 };
        let (mut plan, mut left, wanted) = (*plan, *held, usize::from(plan.left));
        plan.left += BENCH;
        let mut next = first.copied();
        while plan.left > 0 {
            let pattern = next.take().or_else(|| self.best(&plan, suits, &left));
            let Some(pattern) = pattern else { break };
            let Ok(with) = plan.with(pattern) else { break };
            chosen.push(self.pick(&left, &pattern));
            plan = with;
            for face in pattern.faces() {
                let count = &mut left.0[usize::from(*face)];
                *count = count.saturating_sub(1);
            }
        }
        self.sum(&mut chosen, wanted, left.0[usize::from(AFRICA)])
    }

    /// The group that is worth most out of what is left, if any of it is there.
    fn best(&self, plan: &Plan, suits: u8, left: &Counts) -> Option<Pattern> {
        let (mut best, mut most) = (None, 0.0);
        for pattern in self.patterns {
            if pattern.suits & !suits != 0 || pattern.lot == Lot::Africa {
                continue;
            }
            let pick = self.pick(left, pattern);
            let worth = pick.chance * pick.points;
            if pick.missing < self.size && worth > most && plan.with(*pattern).is_ok() {
                (best, most) = (Some(*pattern), worth);
            }
        }
        best
    }

    /// That group out of what is left.
    fn pick(&self, left: &Counts, pattern: &Pattern) -> Pick {
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
        let mut pick = Pick { missing, either, last, points, each, chance: 0.0 };
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

    /// Adds up what was chosen, with so many Africa put where they help most.
    fn sum(&self, chosen: &mut Chosen, wanted: usize, africa: u8) -> f32 {
        // What was not found is as far as can be.
        let mut all = if chosen.len < wanted { FAR } else { 1.0 };
        let wanted = wanted.min(chosen.len);
        let mut unused = f32::from(africa);
        let mut sum = 0.0;
        let mut blanks = [false; Chosen::MOST];
        for _ in 0..africa {
            let gain = |at: usize| {
                let with = self.with_blank(&chosen.picks[at]);
                let saved = with.chance * LEFT * self.odds.stale;
                saved + with.chance * with.points - chosen.picks[at].worth()
            };
            let free = (0..wanted).filter(|at| !blanks[*at]);
            let Some(at) = free.max_by(|one, two| gain(*one).total_cmp(&gain(*two))) else { break };
            if gain(at) <= 0.0 {
                break;
            }
            chosen.picks[at] = self.with_blank(&chosen.picks[at]);
            blanks[at] = true;
            unused -= chosen.picks[at].chance;
        }
        sum -= unused * LEFT * self.odds.stale;
        for (at, pick) in chosen.picks[..chosen.len].iter().enumerate() {
            if at < wanted {
                sum += pick.worth();
                all *= pick.chance;
            } else {
                sum += BENCHED * pick.worth();
            }
        }
        sum + WINNING * all
    }

    /// The same with Africa in the place of a block that is missing, or else of one that is there.
    fn with_blank(&self, pick: &Pick) -> Pick {
        let mut with = *pick;
        with.points -= pick.each;
        with.missing = pick.missing.saturating_sub(1);
        if pick.missing == 2 {
            with.last = pick.either.saturating_sub(pick.last).max(pick.last);
        }
        with.chance = self.chance(&with);
        with
    }

    /// What a 4th block on that group may still bring.
    pub(super) fn fourth(&self, copies: u8, points: f32) -> f32 {
        let each = 1.0 / small(self.odds.live.total()).max(1.0);
        points * (f32::from(copies) * f32::from(self.odds.turns) * each).min(0.9)
    }
}

impl Pick {
    const NONE: Self = Self { missing: 0, either: 0, last: 0, points: 0.0, each: 0.0, chance: 0.0 };

    fn worth(&self) -> f32 {
        self.chance * self.points
    }
}

/// The groups chosen, in order.
struct Chosen {
    picks: [Pick; Self::MOST],
    len: usize,
}

impl Chosen {
    const MOST: usize = 8;

    fn push(&mut self, pick: Pick) {
        self.picks[self.len] = pick;
        self.len += 1;
    }
}
