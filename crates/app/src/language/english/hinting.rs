//! What might be done, and how the game stands.

use sandgrid_engine::{Merit, Reason};
use sandgrid_rules::{Cell, Cells, Side};

use super::{English, list, number, upper};
use crate::{Deed, Verdict};

impl English {
    /// A turn and why it is good, as one sentence.
    pub(super) fn hint(self, side: Side, deeds: &[Deed], reason: Reason) -> String {
        let merits = [Some(reason.chief), reason.also].into_iter().flatten();
        let why: Vec<String> = merits.map(|merit| self.why(side, merit)).collect();
        format!("Try {}: it {}.", self.turn(side, deeds), list(&why))
    }

    /// "c3 over d3 to e3 and on over e4 to e5, taking a5 and b5"
    fn turn(self, side: Side, deeds: &[Deed]) -> String {
        let mut groups = deeds.chunk_by(|a, b| kind(*a) == kind(*b));
        let first = groups.next().map_or_else(String::new, |deeds| self.beginning(side, deeds));
        groups.fold(first, |before, deeds| format!("{before}, {}", self.continuation(side, deeds)))
    }

    fn beginning(self, side: Side, deeds: &[Deed]) -> String {
        match deeds {
            [Deed::Placed(at), ..] => format!("placing a piece on {at}"),
            [Deed::Stepped { from, to }, ..] => format!("{from} to {to}"),
            [first @ (Deed::Leapt { from, .. } | Deed::Hopped { from, .. }), on @ ..] => {
                let first = format!("{from} {}", over(*first));
                on.iter().fold(first, |before, deed| format!("{before} and on {}", over(*deed)))
            }
            [Deed::Took(at)] => format!("taking the {} on {at}", self.one(!side)),
            [Deed::Stopped, ..] => "stopping here".to_owned(),
            _ => self.continuation(side, deeds),
        }
    }

    fn continuation(self, side: Side, deeds: &[Deed]) -> String {
        match deeds {
            [Deed::Leapt { .. } | Deed::Hopped { .. }, ..] => {
                let leaps: Vec<String> = deeds.iter().map(|deed| over(*deed)).collect();
                format!("then on {}", leaps.join(" and on "))
            }
            [Deed::Took(_) | Deed::TookFromHand, ..] => {
                format!("taking {}", self.taken(side, deeds))
            }
            [Deed::Declined, ..] => format!("declining a second {}", self.one(!side)),
            [Deed::Stopped, ..] => "stopping there".to_owned(),
            _ => String::new(),
        }
    }

    /// "a5, b5 and two sticks from the hand"
    fn taken(self, side: Side, deeds: &[Deed]) -> String {
        let on_board = deeds.iter().filter_map(|deed| match deed {
            Deed::Took(at) => Some(at.to_string()),
            _ => None,
        });
        let mut all: Vec<String> = on_board.collect();
        match deeds.len() - all.len() {
            0 => {}
            1 => all.push(format!("a {} from the hand", self.one(!side))),
            count => all.push(format!("{} from the hand", self.counted(small(count), !side))),
        }
        list(&all)
    }

    /// Why a turn is good, as what "it" does.
    fn why(self, side: Side, merit: Merit) -> String {
        certain(merit)
            .or_else(|| self.done(side, merit))
            .or_else(|| self.guarded(side, merit))
            .unwrap_or_else(|| "looks best, as far as can be seen".to_owned())
    }

    /// What it does and could do next.
    fn done(self, side: Side, merit: Merit) -> Option<String> {
        Some(match merit {
            Merit::Captures(count) => format!("captures {}", self.counted(count, !side)),
            Merit::MakesRow(line) => format!("makes a row of {}", number(line)),
            Merit::Disarms { could, .. } => {
                format!(
                    "removes the {} that could have captured {}",
                    self.one(!side),
                    self.of_yours(could, side)
                )
            }
            Merit::ThreatensWin => "threatens to win".to_owned(),
            Merit::Threatens(count) => {
                format!("threatens to capture {}", self.counted(count, !side))
            }
            Merit::ThreatensRow(line) => format!("threatens to make a row of {}", number(line)),
            Merit::PreparesRow(line) => format!("prepares a row of {}", number(line)),
            Merit::TakesBack(count) => {
                format!("lets you answer any capture by capturing {}", self.counted(count, !side))
            }
            Merit::Corner => format!("brings a {} into the safety of a corner", self.one(side)),
            Merit::KeepsHand(count) => format!("keeps {} in hand", self.counted(count, side)),
            _ => return None,
        })
    }

    /// What they cannot do.
    fn guarded(self, side: Side, merit: Merit) -> Option<String> {
        let (our, they) = (self.many(side), self.many(!side));
        Some(match merit {
            Merit::AvertsLoss => format!("keeps {they} from winning at once"),
            Merit::Binds => format!("makes {they} place a piece instead of capturing"),
            Merit::Saves(cells) => format!("saves {}", self.standing(cells, side)),
            Merit::StopsRow(line) => format!("keeps {they} from making a row of {}", number(line)),
            Merit::HindersRow(line) => {
                format!("hinders {they} in making a row of {}", number(line))
            }
            Merit::Lessens { from, to } => {
                format!(
                    "leaves {they} {} to capture instead of {}",
                    self.counted(to, side),
                    number(from)
                )
            }
            Merit::CostsAtMost(count) => {
                format!("risks only {}", self.counted(count, side))
            }
            Merit::Safe => format!("leaves none of your {our} in danger"),
            Merit::Confines => format!("gives {they} only one thing to do"),
            _ => return None,
        })
    }

    /// "your pebble on c3", "your pebbles on c3 and d4", "five of your pebbles"
    fn standing(self, cells: Cells, side: Side) -> String {
        const NAMED: usize = 3;
        let names: Vec<String> = cells.into_iter().map(|cell: Cell| cell.to_string()).collect();
        match names.len() {
            1 => format!("your {} on {}", self.one(side), list(&names)),
            0..=NAMED => format!("your {} on {}", self.many(side), list(&names)),
            count => self.of_yours(small(count), side),
        }
    }

    /// "two of your pebbles"
    fn of_yours(self, count: u8, side: Side) -> String {
        format!("{} of your {}", number(count), self.many(side))
    }

    /// How the game stands, as a sentence.
    pub(super) fn verdict(self, verdict: Verdict) -> String {
        match verdict {
            Verdict::Won { by, within, placing } => {
                let placement = if placing { "a placement, " } else { "" };
                format!(
                    "Exact: {} win, with {placement}a capture or the end within {}.",
                    self.many(by),
                    half_turns(within)
                )
            }
            Verdict::Drawn => "Exact: neither side can win.".to_owned(),
            Verdict::Ahead(by) => format!("Exact: {} win.", self.many(by)),
            Verdict::Seen { by, turns: 0 } => format!("Exact: {} win at once.", self.many(by)),
            Verdict::Seen { by, turns: 1 } => format!("Exact: {} win in one turn.", self.many(by)),
            Verdict::Seen { by, turns } => {
                format!("Exact: {} win in {} at most.", self.many(by), of_turns(turns))
            }
            Verdict::Judged { ahead, hundredths } => match hundredths.saturating_add(5) / 10 {
                0 | 1 => "The game is about even.".to_owned(),
                tenths => {
                    format!("{} are ahead by about {}.", upper(self.many(ahead)), pieces(tenths))
                }
            },
        }
    }
}

/// What can be said in one breath.
#[derive(PartialEq)]
enum Kind {
    Leap,
    Removal,
    Other,
}

fn kind(deed: Deed) -> Kind {
    match deed {
        Deed::Leapt { .. } | Deed::Hopped { .. } => Kind::Leap,
        Deed::Took(_) | Deed::TookFromHand => Kind::Removal,
        Deed::Placed(_) | Deed::Stepped { .. } | Deed::Declined | Deed::Stopped => Kind::Other,
    }
}

/// "over d3 to e3"
fn over(deed: Deed) -> String {
    match deed {
        Deed::Leapt { over, to, .. } | Deed::Hopped { over, to, .. } => {
            format!("over {over} to {to}")
        }
        _ => String::new(),
    }
}

/// What needs no weighing.
fn certain(merit: Merit) -> Option<String> {
    let words = match merit {
        Merit::WinsAtOnce => "wins the game",
        Merit::WinsWithin(1) => "wins in this turn",
        Merit::WinsWithin(turns) => {
            return Some(format!("wins by force in {} at most", of_turns(turns)));
        }
        Merit::WinsByTable => "wins for certain",
        Merit::DrawsAtOnce => "ends the game in a draw",
        Merit::KeepsDraw => "keeps the draw",
        Merit::Only => "is the only thing you can do",
        Merit::HoldsOut => "holds out longest, although every way loses",
        Merit::AvoidsDraw => "keeps the game from ending in a draw",
        _ => return None,
    };
    Some(words.to_owned())
}

fn of_turns(turns: u32) -> String {
    match u8::try_from(turns) {
        Ok(1) => "one turn".to_owned(),
        Ok(turns) => format!("{} turns", number(turns)),
        Err(_) => format!("{turns} turns"),
    }
}

fn half_turns(count: u8) -> String {
    format!("{} half-turn{}", number(count), if count == 1 { "" } else { "s" })
}

/// A number of pieces, of which there are few.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// "one piece", "1.4 pieces"
fn pieces(tenths: u32) -> String {
    match (tenths / 10, tenths % 10) {
        (1, 0) => "one piece".to_owned(),
        (whole, 0) => format!("{} pieces", u8::try_from(whole).map_or(whole.to_string(), number)),
        (whole, rest) => format!("{whole}.{rest} pieces"),
    }
}

/// How far was looked ahead, as a sentence.
pub(super) fn depth(depth: u8) -> String {
    match depth {
        0 => "Looked less than one half-turn ahead.".to_owned(),
        _ => format!("Looked {} ahead.", half_turns(depth)),
    }
}

/// A review is done.
pub(super) fn reviewed(turned: usize) -> String {
    match turned {
        0 => "The game has been looked at. No single turn decided it.".to_owned(),
        1 => "The game has been looked at. One turn decided it.".to_owned(),
        _ => format!("The game has been looked at. It turned {turned} times."),
    }
}
