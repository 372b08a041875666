//! Formats results.

use sandgrid_rules::{Adjudication, BySide, Deadlock, Draw, Outcome, Side, Win};

use super::super::{Language, key};
use crate::{GameResult, Player, Reference, Seating};

impl Language {
    /// Formats the winner.
    pub(in crate::i18n) fn headline(self, end: GameResult) -> String {
        match end.winner() {
            Some(side) => self.sentence(key::HeadlineWon { us: self.of(side) }),
            None => self.format(key::HeadlineDrawn),
        }
    }

    /// Formats a result without a score: who won is named if only one person is at the screen.
    pub(in crate::i18n) fn settled(self, end: GameResult, seating: &Seating) -> String {
        let Some(winner) = end.winner() else { return self.headline(end) };
        match seating.reference_apart(winner) {
            Reference::You => self.format(key::HeadlineYou),
            Reference::Side => self.headline(end),
            Reference::Name => {
                self.sentence(key::HeadlineName { who: &self.player(winner, seating) })
            }
        }
    }

    /// Formats the result as the person at the screen sees it: "You won, 12 to 4". Resignation and agreement
    /// have no score.
    pub(in crate::i18n) fn score(
        self,
        end: GameResult,
        seating: &Seating,
        score: BySide<u8>,
    ) -> String {
        if let GameResult::Settled(_) = end {
            return self.settled(end, seating);
        }
        let count = |side: Side| u32::from(score[side]);
        let Some(winner) = end.winner() else {
            let (ours, theirs) = (count(Side::First), count(Side::Second));
            return self.format(key::ScoreDrawn { ours, theirs });
        };
        let (ours, theirs) = (count(winner), count(!winner));
        match (seating.reference_apart(winner), seating.players[winner]) {
            (Reference::You, _) => self.format(key::ScoreYou { ours, theirs }),
            (Reference::Side, _) => {
                self.sentence(key::ScoreSide { us: self.of(winner), ours, theirs })
            }
            (Reference::Name, Player::Computer(level)) => {
                let level = level.number().into();
                self.format(key::ScorePersona { level, ours, theirs })
            }
            (Reference::Name, Player::Person | Player::Remote) => {
                let who = &self.player(winner, seating);
                self.sentence(key::ScoreFriend { ours, theirs, who })
            }
        }
    }

    /// Formats a declined draw.
    pub(in crate::i18n) fn draw_declined(self, side: Side) -> String {
        self.sentence(key::DrawDeclined { us: self.of(side) })
    }

    /// Formats the winner and the reason in sentences.
    pub(in crate::i18n) fn over(
        self,
        end: GameResult,
        seating: &Seating,
        score: BySide<u8>,
    ) -> String {
        let headline = &self.score(end, seating, score);
        self.format(key::Over { headline, reason: &self.reason_for(end, seating) })
    }

    /// Formats the reason as the person at the screen sees it.
    pub(in crate::i18n) fn reason_for(self, end: GameResult, seating: &Seating) -> String {
        let GameResult::Settled(Adjudication::Won(winner)) = end else { return self.reason(end) };
        match seating.reference_apart(!winner) {
            Reference::You => self.format(key::ReasonYouGaveUp),
            Reference::Name => self
                .upper(&self.format(key::ReasonNameGaveUp { who: &self.player(!winner, seating) })),
            Reference::Side => self.reason(end),
        }
    }

    /// Formats the reason as a sentence.
    pub(in crate::i18n) fn reason(self, end: GameResult) -> String {
        self.upper(&match end {
            GameResult::Ruled(Outcome::Won { by, how }) => self.won(by, how),
            GameResult::Ruled(Outcome::Drawn(why)) => self.drawn(why),
            GameResult::Settled(Adjudication::Won(side)) => {
                self.format(key::ReasonGivenUp { them: self.of(!side) })
            }
            GameResult::Settled(Adjudication::Drawn) => self.format(key::ReasonAgreed),
        })
    }

    /// Formats the warning before the third repetition.
    pub(in crate::i18n) fn nears_repetition(self, outcome: Outcome) -> String {
        let result = &self.lower(&self.headline(GameResult::Ruled(outcome)));
        self.format(key::NearsRepetition { result })
    }

    fn won(self, by: Side, how: Win) -> String {
        let (us, them) = (self.of(by), self.of(!by));
        match how {
            Win::CapturedAll => self.format(key::ReasonCapturedAll { them }),
            Win::Blocked => self.format(key::ReasonBlocked { them }),
            Win::FewLeft => self.format(key::ReasonFewLeft { them }),
            Win::MorePieces(why) => {
                self.format(key::ReasonMorePieces { deadlock: &self.deadlock(why), us })
            }
            Win::MoreTaken(why) => {
                self.format(key::ReasonMoreTaken { deadlock: &self.deadlock(why), us })
            }
        }
    }

    fn drawn(self, why: Draw) -> String {
        match why {
            Draw::FewEach => self.format(key::ReasonFewEach),
            Draw::EqualFew => self.format(key::ReasonEqualFew),
            Draw::Stale(why) => self.format(key::ReasonStale { deadlock: &self.deadlock(why) }),
            Draw::Equal(why) => self.format(key::ReasonEqual { deadlock: &self.deadlock(why) }),
            Draw::NoProgress(why) => {
                self.format(key::ReasonNoProgress { deadlock: &self.deadlock(why) })
            }
        }
    }

    fn deadlock(self, why: Deadlock) -> String {
        match why {
            Deadlock::Blocked => self.format(key::DeadlockBlocked),
            Deadlock::Quiet | Deadlock::QuietWithHand => self.format(key::DeadlockQuiet),
            Deadlock::Repeated => self.format(key::DeadlockRepeated),
        }
    }
}
