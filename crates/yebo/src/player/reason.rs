//! Why an act is good.

use super::wait::Waits;
use super::{Strength, decide};
use crate::round::Claims;
use crate::{Act, Aim, Collection, Counts, End, Face, Meld, Own, Round, Seat, Stage, View};

/// How a hand goes with a round that is to be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The blocks that a collection of that round could keep: one way of several, perhaps.
    pub keep: Counts,
    /// How many others it would still need.
    pub missing: u8,
    /// How many that is as a rule, with twelve blocks as they come.
    pub usual: u8,
}

/// The best act, and the reason.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The act.
    pub act: Act,
    /// Why.
    pub reason: Reason,
}

/// Why an act is good, without words: these are the page's.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the only legal act.
    OnlyLegal,
    /// It makes no difference that anybody could know of.
    AllAlike,
    /// The hand goes with that round.
    FitsRound(Fit),
    /// It wins the round, or is a step of it.
    Wins,
    /// It completes a group.
    Completes,
    /// An Africa in the hand would cost 50.
    SavesAfrica,
    /// A collection that missed `from` blocks misses `to` after it.
    Nearer {
        /// Before.
        from: u8,
        /// After.
        to: u8,
    },
    /// It scores, and another block is drawn.
    Scores,
    /// It is of use later, or for more than one group.
    Serves,
    /// Exactly one block is missing.
    OneShort,
    /// The alternatives help less than an unseen block may.
    Unseen,
    /// The collection does not need it.
    Spare,
    /// Another block could be the one that a seat is waiting for.
    Safer {
        /// The block that would be the greatest danger.
        than: Face,
        /// The seat, which has announced.
        seat: Seat,
        /// Whether it displays a group of that block's suit.
        collects: bool,
    },
    /// It is missed less than any other, or helps the others less.
    LeastMissed,
    /// The collection can still be completed.
    Hopes,
    /// There is little to hope for.
    Enough,
}

/// Returns the act of [`Strength::Strong`], and its reason; `None` if there is no decision to make.
#[must_use]
pub fn advise(view: &View<'_>, seed: u64) -> Option<Advice> {
    let act = decide(view, Strength::Strong, seed)?;
    Some(Advice { act, reason: why(view, act)? })
}

/// Returns the reason for an act that seemed best; `None` for an onlooker. It runs no search.
#[must_use]
pub fn why(view: &View<'_>, act: Act) -> Option<Reason> {
    let own = view.own?;
    Some(reason(view, &own, act))
}

fn reason(view: &View<'_>, own: &Own<'_>, act: Act) -> Reason {
    if act != Act::Announce && is_forced(view) {
        return Reason::OnlyLegal;
    }
    match act {
        Act::Choose(round) => fits(view, own, round),
        Act::Direct(..) => Reason::AllAlike,
        Act::PickUp => taken(view),
        Act::Yebo(meld) => claimed(view, &meld),
        Act::Pass if matches!(view.table.stage, Stage::Empty(_)) => Reason::Spare,
        // A draw is a choice beside the last discard, which could be picked up.
        Act::Draw(_) | Act::Pass => Reason::Unseen,
        Act::Show(meld) => shown(view, own, &meld),
        Act::Fourth(..) => Reason::Scores,
        Act::Buy(..) => Reason::Serves,
        Act::Discard(face) => discarded(view, own, face),
        Act::Guard(..) => Reason::LeastMissed,
        Act::Announce => Reason::OneShort,
        Act::Rebuild => Reason::Hopes,
        Act::Score => Reason::Enough,
    }
}

/// Returns whether there is one act beside an announcement. To draw from either end is one act: both ends are unseen.
fn is_forced(view: &View<'_>) -> bool {
    let mut acts = view.legal();
    acts.retain(|act| !matches!(act, Act::Announce | Act::Draw(End::Right)));
    acts.len() == 1
}

/// How many blocks twelve as they come are missing on average, round by round, to the next whole
/// number. Some rounds are nearer from the first than others, so that the count alone tells little.
const USUAL: [u8; 6] = [7, 6, 5, 5, 4, 4];

fn fits(view: &View<'_>, own: &Own<'_>, round: Round) -> Reason {
    let Aim { missing, keep } = Collection::new(round, &view.table.house, &[], &own.counts()).aim();
    Reason::FitsRound(Fit { keep, missing, usual: USUAL[round as usize] })
}

/// Returns the reason of a change in the number of missing blocks.
fn nearer(from: u8, to: u8) -> Reason {
    if to < from { Reason::Nearer { from, to } } else { Reason::Serves }
}

fn taken(view: &View<'_>) -> Reason {
    match (view.collection(), view.table.last_discard()) {
        (Some(before), Some(block)) => {
            nearer(before.missing(), before.with(block.face()).missing())
        }
        _ => Reason::Serves,
    }
}

fn claimed(view: &View<'_>, meld: &Meld) -> Reason {
    let is_to_win = |round: Round| round.spec().claims == Claims::ToWin;
    let after = || {
        let (before, block) = (view.collection()?, view.table.last_discard()?);
        let left = meld.faces().fold(before.with(block.face()), Collection::without);
        Some((before.missing(), left.with_group(meld)?.missing()))
    };
    match after() {
        _ if view.table.round.is_some_and(is_to_win) => Reason::Wins,
        Some((from, to)) if to < from => Reason::Nearer { from, to },
        _ => Reason::Completes,
    }
}

fn shown(view: &View<'_>, own: &Own<'_>, meld: &Meld) -> Reason {
    let is_complete = || view.collection().is_some_and(|it| it.misses_at_most(0));
    let has_africa = meld.faces().any(|face| face == Face::Africa);
    match view.table.can_win(own.seat) {
        true if is_complete() => Reason::Wins,
        _ if has_africa => Reason::SavesAfrica,
        _ => Reason::Completes,
    }
}

fn discarded(view: &View<'_>, own: &Own<'_>, face: Face) -> Reason {
    let place = view.table.place(own.seat);
    let all = view.table.round.map(|round| usize::from(round.spec().groups));
    if view.table.can_win(own.seat) && all == Some(place.groups.len()) {
        return Reason::Wins;
    }
    let keep = view.collection().map_or(Counts::NONE, |collection| collection.aim().keep);
    if let Some(safer) = safer(view, own, face, &keep) {
        return safer;
    }
    if own.counts().of(face) > keep.of(face) { Reason::Spare } else { Reason::LeastMissed }
}

/// The probability from which on a discard is called dangerous.
const DANGER: f32 = 0.05;

/// Returns the most dangerous block that the hand does not need either, if the discard is much less dangerous.
fn safer(view: &View<'_>, own: &Own<'_>, discard: Face, keep: &Counts) -> Option<Reason> {
    let (counts, live) = (own.counts(), view.unseen());
    let is_spare =
        |face: &Face| counts.of(*face) > keep.of(*face) && view.check(&Act::Discard(*face)).is_ok();
    let mut most = (DANGER, None);
    for seat in view.table.seats().iter().filter(|seat| **seat != own.seat) {
        let Some(waits) = Waits::of(view.table, *seat, &live) else { continue };
        for than in counts.faces().filter(|face| *face != discard).filter(is_spare) {
            let chance = waits.chance(than);
            if chance > most.0 && chance > 2.0 * waits.chance(discard) {
                most = (chance, Some((than, *seat)));
            }
        }
    }
    let (than, seat) = most.1?;
    let mut groups = view.table.place(seat).groups.iter();
    let is_alike = |face: &Face| matches!((*face, than), (Face::Suit(one, _), Face::Suit(other, _)) if one == other);
    let collects = groups.any(|group| group.meld().stands().iter().any(is_alike));
    Some(Reason::Safer { than, seat, collects })
}
