//! Formats results.

use sandgrid_rules::{Adjudication, Deadlock, Draw, Outcome, Side, Win};

use super::super::{Language, key};
use crate::GameResult;

impl Language {
    /// Formats the winner.
    pub(in crate::i18n) fn headline(self, end: GameResult) -> String {
        match end.winner() {
            Some(side) => self.sentence(key::HeadlineWon { us: self.of(side) }),
            None => self.tell(key::HeadlineDrawn),
        }
    }

    /// Formats a declined draw.
    pub(in crate::i18n) fn draw_declined(self, side: Side) -> String {
        self.sentence(key::DrawDeclined { us: self.of(side) })
    }

    /// Formats the winner and the reason in sentences.
    pub(in crate::i18n) fn over(self, end: GameResult) -> String {
        self.tell(key::Over { headline: &self.headline(end), reason: &self.reason(end) })
    }

    /// Formats the reason as a sentence.
    pub(in crate::i18n) fn reason(self, end: GameResult) -> String {
        self.upper(&match end {
            GameResult::Ruled(Outcome::Won { by, how }) => self.won(by, how),
            GameResult::Ruled(Outcome::Drawn(why)) => self.drawn(why),
            GameResult::Settled(Adjudication::Won(side)) => {
                self.tell(key::ReasonGivenUp { them: self.of(!side) })
            }
            GameResult::Settled(Adjudication::Drawn) => self.tell(key::ReasonAgreed),
        })
    }

    fn won(self, by: Side, how: Win) -> String {
        let (us, them) = (self.of(by), self.of(!by));
        match how {
            Win::CapturedAll => self.tell(key::ReasonCapturedAll { them }),
            Win::Blocked => self.tell(key::ReasonBlocked { them }),
            Win::FewLeft => self.tell(key::ReasonFewLeft { them }),
            Win::MorePieces(why) => {
                self.tell(key::ReasonMorePieces { deadlock: &self.deadlock(why), us })
            }
            Win::MoreTaken(why) => {
                self.tell(key::ReasonMoreTaken { deadlock: &self.deadlock(why), us })
            }
        }
    }

    fn drawn(self, why: Draw) -> String {
        match why {
            Draw::FewEach => self.tell(key::ReasonFewEach),
            Draw::EqualFew => self.tell(key::ReasonEqualFew),
            Draw::Stale(why) => self.tell(key::ReasonStale { deadlock: &self.deadlock(why) }),
            Draw::Equal(why) => self.tell(key::ReasonEqual { deadlock: &self.deadlock(why) }),
            Draw::NoProgress(why) => {
                self.tell(key::ReasonNoProgress { deadlock: &self.deadlock(why) })
            }
        }
    }

    fn deadlock(self, why: Deadlock) -> String {
        match why {
            Deadlock::Blocked => self.tell(key::DeadlockBlocked),
            Deadlock::Quiet | Deadlock::QuietWithHand => self.tell(key::DeadlockQuiet),
            Deadlock::Repeated => self.tell(key::DeadlockRepeated),
        }
    }
}
