//! Formats refusals.

use sandgrid_yebo::{Illegal, Refusal, Round};

use super::names::Speaker;
use crate::i18n::key;

impl Speaker<'_> {
    /// Formats the reason of a refusal.
    #[expect(clippy::too_many_lines, reason = "one match over all refusals")]
    pub(in crate::yebo) fn refuse(&self, illegal: &Illegal) -> String {
        use Refusal as R;
        match illegal.why {
            R::NotYourTurn(seat) | R::NotYoursToReplace(seat) => {
                self.say(key::YeboNoTurn { name: &self.name(seat), who: self.who(seat) })
            }
            R::NotChief(seat) => self.say(key::YeboNoChief { name: &self.name(seat) }),
            R::Calling => self.say(key::YeboNoCalling),
            R::TakeFirst => self.say(key::YeboNoTakeFirst),
            R::DrawFirst => self.say(key::YeboNoDrawFirst),
            R::Taken => self.say(key::YeboNoTaken),
            R::FenceEmpty => self.say(key::YeboNoFence),
            R::LetGo => self.say(key::YeboNoLetGo),
            R::ChiefDecides => self.say(key::YeboNoDecide),
            R::RebuiltEnough => self.say(key::YeboNoRebuilt),
            R::NoPickUp(_) => self.say(key::YeboNoPickUp),
            R::PickedUpEnough => self.say(key::YeboNoMorePickUp),
            R::NothingLies => self.say(key::YeboNoDiscard),
            R::TooLate => self.say(key::YeboNoLate),
            R::OwnDiscard => self.say(key::YeboNoOwn),
            R::AfricaStays => self.say(key::YeboNoAfrica),
            R::Announced => self.say(key::YeboNoAnnounced),
            R::InTurn => self.say(key::YeboNoAnnounceNow),
            R::NotOneShort => self.say(key::YeboNoOneShort),
            R::NoGroup(round) => self.no_group(round),
            R::Enough(_) => self.say(key::YeboNoEnough),
            R::Suits(round) => self.say(key::YeboNoSuits { round: &self.round(round) }),
            R::Enhancing(round) => self.say(key::YeboNoEnhancing { round: &self.round(round) }),
            R::LikePairs(_) => self.say(key::YeboNoLike),
            R::YeboNeeds(face) => self.say(key::YeboNoNeeds { block: &self.face(face) }),
            R::NotHeld(face) => self.say(key::YeboNoHeld { block: &self.face(face) }),
            R::OnlyToWin(_) => self.say(key::YeboNoOnlyWin),
            R::NotAnnounced => self.say(key::YeboNoNotAnnounced),
            R::AnnouncedLate => self.say(key::YeboNoAnnouncedLate),
            R::LeavesAfrica => self.say(key::YeboNoLeaves),
            R::MustWin(_) => self.say(key::YeboNoMustWin),
            R::MustShow => self.say(key::YeboNoMustShow),
            R::NoSuchGroup | R::NoBlank => self.say(key::YeboNoPlace),
            R::NoFourths(_) => self.say(key::YeboNoFourths),
            R::HasFourth => self.say(key::YeboNoHasFourth),
            R::AfricaFourth => self.say(key::YeboNoAfricaFourth),
            R::NotItsFourth(face) => self.say(key::YeboNoItsFourth { block: &self.face(face) }),
            R::NotFromFence(face) => self.say(key::YeboNoFromFence { block: &self.face(face) }),
            R::NotDrawn(face) => self.say(key::YeboNoDrawn { block: &self.face(face) }),
            R::NotAtTable
            | R::Over
            | R::NotNow
            | R::Played(_)
            | R::Answered
            | R::WithoutDiscard(_)
            | R::NoNeed
            | R::HasAfrica
            | R::NotInGroup(_)
            | R::NothingToRebuild => self.say(key::YeboNoNow),
        }
    }

    /// Formats what a group of a round needs.
    pub(in crate::yebo) fn no_group(&self, round: Round) -> String {
        self.say(key::YeboNoGroup { number: round.number().into() })
    }
}
