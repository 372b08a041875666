//! Why an act is refused.

use core::fmt;

use crate::plan::Misfit;
use crate::rule::{
    E1, E3, E10, E12, E13, E15, E16, E19, E20, E22, E23, E24, E26, E28, E29, E31, E32, E33, E44,
    E46, Q3, Q7, Q8, Q9, Q10, Q11, Q12, Q13, Q14, Q15, Q17, Q18, Q19, Q20, Q21, Q22, Q24, Q30, Q31,
};
use crate::{Act, Block, Face, Round, Rule, Seat};

/// Why an act was refused, and by which rule. Nothing has changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The seat.
    pub seat: Seat,
    /// The refused act.
    pub act: Act,
    /// The reason.
    pub why: Refusal,
    /// The rule that forbids it.
    pub rule: Rule,
    /// Our ruling on that rule, where one is needed.
    pub ruling: Option<Rule>,
}

/// The reason why an act is illegal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The seat is empty.
    NotAtTable,
    /// All rounds are played.
    Over,
    /// This is for the Chief to decide.
    NotChief(Seat),
    /// It is another's turn.
    NotYourTurn(Seat),
    /// Before the first turn it is another's to replace a dealt Sighting.
    NotYoursToReplace(Seat),
    /// Something else is to be decided now.
    NotNow,
    /// The others may still call Yebo.
    Calling,
    /// A block is to be taken first.
    TakeFirst,
    /// A block is to be drawn first, in place of one that was laid down.
    DrawFirst,
    /// The block of this turn is taken.
    Taken,
    /// Nothing is left of the Fence.
    FenceEmpty,
    /// The last discard was let go, and the Chief decides about the empty Fence.
    LetGo,
    /// The Chief, in turn, lets the last discard go by deciding about the empty Fence.
    ChiefDecides,
    /// The round has been played.
    Played(Round),
    /// There is no picking up in this round.
    NoPickUp(Round),
    /// The last discard is gone, or there was none.
    NothingLies,
    /// After this number of consecutive turns that began by picking up, a block must be drawn.
    PickedUpEnough,
    /// It is too late to call Yebo.
    TooLate,
    /// It is one's own discard.
    OwnDiscard,
    /// One has called or passed.
    Answered,
    /// These are no group of the round.
    NoGroup(Round),
    /// There would be too many groups.
    Enough(Round),
    /// There would be too many suits.
    Suits(Round),
    /// There would be too many Flowers and Birds.
    Enhancing(Round),
    /// Two pairs would be alike.
    LikePairs(Round),
    /// The discard is not in the group.
    WithoutDiscard(Block),
    /// A block is not held.
    NotHeld(Face),
    /// A block that a Yebo needs is not held.
    YeboNeeds(Face),
    /// In this round Yebo is only for winning.
    OnlyToWin(Round),
    /// One final block was not announced.
    NotAnnounced,
    /// The discard lay there before one final block was announced.
    AnnouncedLate,
    /// One final block is announced before a block is taken, or after one is discarded.
    InTurn,
    /// Nothing but Africa would be left to discard.
    LeavesAfrica,
    /// The claim was for winning, and this does not win.
    MustWin(Round),
    /// There is no such group.
    NoSuchGroup,
    /// There are no 4th blocks in this round.
    NoFourths(Round),
    /// The group has its 4th block.
    HasFourth,
    /// Africa is no 4th block.
    AfricaFourth,
    /// It is no 4th block of that group.
    NotItsFourth(Face),
    /// The block did not come from the Fence.
    NotFromFence(Face),
    /// The block was not drawn in this turn.
    NotDrawn(Face),
    /// No Africa stands in for anything there.
    NoBlank,
    /// Africa cannot be discarded.
    AfricaStays,
    /// A group must be displayed first.
    MustShow,
    /// There is something else to discard.
    NoNeed,
    /// The group has an Africa.
    HasAfrica,
    /// The block is not in the group.
    NotInGroup(Face),
    /// It has been announced.
    Announced,
    /// More than one block is missing.
    NotOneShort,
    /// The Fence was rebuilt as often as it may be.
    RebuiltEnough,
    /// Nothing lies there to rebuild the Fence from.
    NothingToRebuild,
}

type Laws = (Rule, Option<Rule>);

impl Illegal {
    pub(crate) fn new(seat: Seat, act: Act, why: Refusal) -> Self {
        let (rule, ruling) = why.laws(&act);
        Self { seat, act, why, rule, ruling }
    }
}

impl Refusal {
    /// The rule that refuses such an act for that reason, and our ruling on it.
    #[expect(clippy::too_many_lines, reason = "one match over all refusals")]
    fn laws(self, act: &Act) -> Laws {
        match self {
            Self::NotAtTable => (E1, None),
            Self::Over | Self::Played(_) => (E3, None),
            Self::NotChief(_) | Self::NotNow => Self::laws_of_the_moment(act),
            Self::NotYourTurn(_) if *act == Act::PickUp => (E23, Some(Q13)),
            Self::NotYourTurn(_) if matches!(act, Act::Rebuild | Act::Score) => (E23, Some(Q24)),
            Self::NotYourTurn(_) => (E15, None),
            Self::NotYoursToReplace(_) => (E12, None),
            Self::TakeFirst | Self::Taken => (E16, None),
            Self::DrawFirst => (E19, Some(Q30)),
            Self::NothingLies | Self::WithoutDiscard(_) => (E20, None),
            Self::OwnDiscard | Self::Answered => (E20, Some(Q14)),
            Self::YeboNeeds(_) => (E22, Some(Q15)),
            Self::Calling if *act == Act::PickUp => (E23, Some(Q14)),
            Self::Calling => (E24, Some(Q14)),
            Self::LetGo => (E23, Some(Q24)),
            Self::PickedUpEnough => (E23, Some(Q31)),
            Self::TooLate => (E24, None),
            Self::NotHeld(_) => Self::laws_of_holding(act),
            Self::MustShow => (E26, Some(Q17)),
            Self::NotDrawn(_) if matches!(act, Act::Buy(..)) => (E33, Some(Q20)),
            Self::NoSuchGroup if matches!(act, Act::Buy(..)) => (E33, None),
            Self::NoSuchGroup if !matches!(act, Act::Guard(..)) => (E29, None),
            Self::NotFromFence(_) => (E29, Some(Q19)),
            Self::HasAfrica => (E31, Some(Q21)),
            Self::AfricaFourth | Self::AfricaStays => (E32, None),
            Self::LeavesAfrica | Self::NoNeed | Self::NotInGroup(_) | Self::NoSuchGroup => {
                (E32, Some(Q21))
            }
            Self::NoBlank => (E33, Some(Q12)),
            Self::Announced
            | Self::InTurn
            | Self::NotOneShort
            | Self::NotAnnounced
            | Self::AnnouncedLate => (E44, Some(Q22)),
            Self::FenceEmpty
            | Self::ChiefDecides
            | Self::RebuiltEnough
            | Self::NothingToRebuild => (E46, Some(Q24)),
            Self::Enough(round @ (Round::Pairs | Round::MixedPairs)) | Self::LikePairs(round) => {
                (round.spec().rule, Some(Q8))
            }
            Self::Enhancing(round @ Round::Runs) => (round.spec().rule, Some(Q10)),
            Self::Enhancing(round @ Round::MixedSets) => (round.spec().rule, Some(Q11)),
            Self::Enhancing(round) => (round.spec().rule, Some(Q9)),
            Self::NoPickUp(round) => (round.spec().rule, Some(Q13)),
            Self::Suits(round) => (round.spec().rule, Some(Q17)),
            Self::Enough(round)
            | Self::NoGroup(round)
            | Self::OnlyToWin(round)
            | Self::MustWin(round)
            | Self::NoFourths(round @ (Round::MixedSets | Round::MixedRuns)) => {
                (round.spec().rule, None)
            }
            Self::NoFourths(_) | Self::HasFourth | Self::NotItsFourth(_) | Self::NotDrawn(_) => {
                (E28, Some(Q19))
            }
        }
    }

    /// Returns the rule about the moment and the player of such an act.
    fn laws_of_the_moment(act: &Act) -> Laws {
        match act {
            Act::Direct(_, Some(_)) => (E10, Some(Q3)),
            Act::Direct(_, None) => (E10, Some(Q7)),
            Act::Choose(_) => (E13, Some(Q7)),
            Act::Rebuild | Act::Score => (E46, Some(Q24)),
            Act::Announce => (E44, Some(Q22)),
            Act::Draw(_)
            | Act::PickUp
            | Act::Yebo(_)
            | Act::Pass
            | Act::Show(_)
            | Act::Fourth(..)
            | Act::Buy(..)
            | Act::Discard(_)
            | Act::Guard(..) => (E16, Some(Q30)),
        }
    }

    /// Returns the rule that the blocks of such an act come from the hand.
    fn laws_of_holding(act: &Act) -> Laws {
        match act {
            Act::Show(_) => (E26, Some(Q18)),
            Act::Fourth(..) => (E28, Some(Q19)),
            Act::Buy(..) => (E33, Some(Q20)),
            Act::Direct(..)
            | Act::Choose(_)
            | Act::Draw(_)
            | Act::PickUp
            | Act::Yebo(_)
            | Act::Pass
            | Act::Discard(_)
            | Act::Guard(..)
            | Act::Announce
            | Act::Rebuild
            | Act::Score => (E16, None),
        }
    }

    /// Returns the refusal of a group that does not fit the others.
    pub(crate) fn of(misfit: Misfit, round: Round) -> Self {
        match misfit {
            Misfit::Enough => Self::Enough(round),
            Misfit::Suits => Self::Suits(round),
            Misfit::Enhancing => Self::Enhancing(round),
            Misfit::Alike => Self::LikePairs(round),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seat, act, why, rule, ruling } = self;
        write!(f, "{seat} {act}: {why} ({rule}")?;
        ruling.map_or(Ok(()), |ruling| write!(f, ", {ruling}"))?;
        f.write_str(")")
    }
}

impl core::error::Error for Illegal {}

impl fmt::Display for Refusal {
    #[expect(clippy::too_many_lines, reason = "one match over all refusals")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotChief(chief) => {
                return write!(f, "that is for {chief} to decide, who is Chief");
            }
            Self::NotYourTurn(seat) => return write!(f, "it is {seat}'s turn"),
            Self::NotYoursToReplace(seat) => {
                return write!(f, "it is for {seat} to replace a Sighting");
            }
            Self::Played(round) => return write!(f, "round {round} has been played"),
            Self::NoGroup(round) => return write!(f, "these blocks are no group of round {round}"),
            Self::Enough(round) => return write!(f, "round {round} asks for no more groups"),
            Self::Suits(round) => return write!(f, "the groups of round {round} have fewer suits"),
            Self::Enhancing(round) => {
                return write!(f, "round {round} has room for fewer Flowers and Birds");
            }
            Self::WithoutDiscard(block) => {
                return write!(f, "the group is without the discard {block}");
            }
            Self::NotHeld(face) => return write!(f, "{face} is not in the hand"),
            Self::YeboNeeds(face) => return write!(f, "{face} is needed in the hand to call Yebo"),
            Self::NoFourths(round) => return write!(f, "there are no 4th blocks in round {round}"),
            Self::NotItsFourth(face) => return write!(f, "{face} is no 4th block of that group"),
            Self::NotFromFence(face) => {
                return write!(f, "that {face} did not come from the Fence");
            }
            Self::NotDrawn(face) => {
                return write!(f, "no {face} was drawn from the Fence in this turn");
            }
            Self::NotInGroup(face) => return write!(f, "there is no {face} in that group"),
            Self::NotAtTable => "nobody sits there",
            Self::Over => "all six rounds are played",
            Self::Calling => "the others may still call Yebo",
            Self::TakeFirst => "a block is to be taken first",
            Self::DrawFirst => "a block is to be drawn first, in place of the one laid down",
            Self::Taken => "the block of this turn is taken",
            Self::FenceEmpty => "nothing is left of the Fence",
            Self::LetGo => "the last discard was let go",
            Self::ChiefDecides => "the Chief decides about the empty Fence",
            Self::NoPickUp(_) => "nothing is picked up in this round",
            Self::NothingLies => "there is no last discard",
            Self::PickedUpEnough => {
                "twelve turns in a row began by picking up, so that a block must be drawn"
            }
            Self::TooLate => "it is too late to call Yebo",
            Self::OwnDiscard => "it is one's own discard",
            Self::Answered => "one has called or passed",
            Self::LikePairs(_) => "two pairs would be alike",
            Self::OnlyToWin(_) => "Yebo is only for winning in this round",
            Self::NotAnnounced => "one final block was not announced",
            Self::AnnouncedLate => "the discard lay there before one final block was announced",
            Self::InTurn => {
                "one final block is announced before taking a block or after discarding one"
            }
            Self::LeavesAfrica => "nothing but Africa would be left to discard",
            Self::MustWin(_) => "the discard was claimed to win",
            Self::NoSuchGroup => "there is no such group",
            Self::HasFourth => "the group has its 4th block",
            Self::AfricaFourth => "Africa is no 4th block",
            Self::NoBlank => "no Africa stands in for anything there",
            Self::AfricaStays => "Africa cannot be discarded",
            Self::MustShow => "a group must be displayed first",
            Self::NoNeed => "there is something else to discard",
            Self::HasAfrica => "the group has an Africa",
            Self::Announced => "one final block has been announced",
            Self::NotOneShort => "more than one block is missing",
            Self::RebuiltEnough => "the Fence was rebuilt as often as it may be",
            Self::NothingToRebuild => "nothing lies there to rebuild the Fence from",
            Self::NotNow => "that is not what is to be decided now",
        })
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;
    use std::string::ToString;

    use super::*;

    #[test]
    fn every_refusal_has_distinct_words() {
        let all = [
            Refusal::NotNow,
            Refusal::NotAtTable,
            Refusal::Over,
            Refusal::Calling,
            Refusal::TakeFirst,
            Refusal::DrawFirst,
            Refusal::Taken,
            Refusal::FenceEmpty,
            Refusal::LetGo,
            Refusal::ChiefDecides,
            Refusal::NoPickUp(Round::Pairs),
            Refusal::NothingLies,
            Refusal::PickedUpEnough,
            Refusal::TooLate,
            Refusal::OwnDiscard,
            Refusal::Answered,
            Refusal::LikePairs(Round::Pairs),
            Refusal::OnlyToWin(Round::Pairs),
            Refusal::NotAnnounced,
            Refusal::AnnouncedLate,
            Refusal::InTurn,
            Refusal::LeavesAfrica,
            Refusal::MustWin(Round::Pairs),
            Refusal::NoSuchGroup,
            Refusal::HasFourth,
            Refusal::AfricaFourth,
            Refusal::NoBlank,
            Refusal::AfricaStays,
            Refusal::MustShow,
            Refusal::NoNeed,
            Refusal::HasAfrica,
            Refusal::Announced,
            Refusal::NotOneShort,
            Refusal::RebuiltEnough,
            Refusal::NothingToRebuild,
        ];
        let words: BTreeSet<_> = all.iter().map(ToString::to_string).collect();
        assert_eq!(words.len(), all.len(), "{words:?}");
    }
}
