//! How a game ended.

use sandgrid_rules::{Deadlock, Draw, Outcome, Settled, Side, Win};

use crate::End;

use super::{English, upper};

impl English {
    /// Who won.
    pub(super) fn headline(self, end: End) -> String {
        match end.winner() {
            Some(side) => format!("{} win", upper(self.many(side))),
            None => "A draw".to_owned(),
        }
    }

    /// A side wants no draw.
    pub(super) fn draw_declined(self, side: Side) -> String {
        format!("The {} do not agree on a draw.", self.many(side))
    }

    /// Why, as a sentence.
    pub(super) fn reason(self, end: End) -> String {
        match end {
            End::Ruled(Outcome::Won { by, how }) => self.won(by, how),
            End::Ruled(Outcome::Drawn(why)) => drawn(why),
            End::Settled(Settled::Won(side)) => format!("The {} have given up.", self.many(!side)),
            End::Settled(Settled::Drawn) => "Both sides have agreed on it.".to_owned(),
        }
    }

    fn won(self, by: Side, how: Win) -> String {
        let (winners, losers) = (self.many(by), self.many(!by));
        match how {
            Win::CapturedAll => format!("All {losers} are captured."),
            Win::Blocked => format!("None of the {losers} can move."),
            Win::FewLeft => format!("Too few {losers} are left."),
            Win::MorePieces(why) => format!("{}, and there are more {winners}.", deadlock(why)),
            Win::MoreTaken(why) => format!("{}, and {winners} have taken more.", deadlock(why)),
        }
    }
}

fn drawn(why: Draw) -> String {
    match why {
        Draw::FewEach => "Each side has three pieces or fewer.".to_owned(),
        Draw::EqualFew => "Both sides have equally few pieces, and neither can capture.".to_owned(),
        Draw::Stale(why) => format!("{}, and each side has three pieces or fewer.", deadlock(why)),
        Draw::Equal(why) => format!("{}, and neither side is ahead.", deadlock(why)),
        Draw::NoProgress(why) => format!("{}.", deadlock(why)),
    }
}

fn deadlock(why: Deadlock) -> &'static str {
    match why {
        Deadlock::Blocked => "The side to play cannot move",
        Deadlock::Quiet => "For too many turns nothing has been placed or captured",
        Deadlock::Repeated => "The same position stands for the third time",
    }
}
