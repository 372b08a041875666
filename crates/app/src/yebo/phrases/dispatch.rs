//! Formats events as sentences. No match has a wildcard: a new event does not compile without its text.

#![deny(clippy::wildcard_enum_match_arm)]

use sandgrid_yebo::{Block, Draw, Event, Face, Meld, Round, Score, Seat, Seats, Sheet};

use super::super::log::LogEntry;
use super::super::rulebook::described;
use super::marked::BlockNames;
use super::names::{ROUNDS, Speaker};
use crate::i18n::{key, saturating_u32};

impl Speaker<'_> {
    /// Formats an entry for a seat or an onlooker, with only what they may know; returns `None` if another
    /// entry contains it. The log and all announcements are made here.
    pub(in crate::yebo) fn describe(
        &self,
        entry: &LogEntry,
        viewer: Option<Seat>,
    ) -> Option<String> {
        match entry {
            LogEntry::Opening { draws, chief } => Some(self.opening(draws, *chief)),
            LogEntry::Outdone { seat, winner } => Some(self.outdone(*seat, *winner)),
            LogEntry::Skipped { seats } => Some(self.skipped(seats)),
            // The last round allows no choice.
            LogEntry::Event { event: Event::Chosen { round, .. }, open_rounds: 1, .. } => {
                let round = &self.chosen_round(*round);
                Some(self.say(key::YeboToldLast { number: ROUNDS, of: ROUNDS, round }))
            }
            LogEntry::Event { event: Event::Chosen { chief, round }, open_rounds, .. } => {
                let at = Round::ALL.len() - open_rounds;
                let told = self.chosen(*chief, *round, at + 1);
                let order = (at == 0).then(|| self.say(key::YeboToldOrder));
                Some([Some(told), order].into_iter().flatten().collect::<Vec<_>>().join(" "))
            }
            LogEntry::Event { event: Event::Scored { score, .. }, open_rounds, .. } => {
                Some(self.scored(score, Round::ALL.len() - open_rounds))
            }
            LogEntry::Event { event, groups, from, .. } => {
                self.describe_event(&event.seen_by(viewer), groups, *from)
            }
        }
    }

    fn chosen(&self, chief: Seat, round: Round, at: usize) -> String {
        self.say(key::YeboToldRound {
            who: self.who(chief),
            name: &self.name(chief),
            number: saturating_u32(at),
            of: ROUNDS,
            round: &self.chosen_round(round),
        })
    }

    /// Formats the points of all seats in the round at that place in the order of play.
    fn scored(&self, score: &Score, at: usize) -> String {
        let item = |(seat, points): (Seat, i32)| {
            let points = &signed(points);
            self.say(key::YeboScoreOf { name: &self.name(seat), points })
        };
        let sheets = score.sheets().iter().map(Sheet::total);
        let items: Vec<String> = Seat::ALL.into_iter().zip(sheets).map(item).collect();
        let list = &self.language.sequence(&items);
        self.say(key::YeboToldScored { number: saturating_u32(at), of: ROUNDS, list })
    }

    /// Formats a round that is chosen: for the ear with what it asks for, which the eye has in the head.
    fn chosen_round(&self, round: Round) -> String {
        match self.blocks {
            BlockNames::Plain => described(self.language, round),
            BlockNames::Marked => self.round(round),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one match over all events")]
    fn describe_event(&self, event: &Event, groups: &[Meld], from: Option<Seat>) -> Option<String> {
        let group = &self.melds(groups.iter());
        let said = match event {
            Event::Directed { chief, direction, from: None } => self.say(key::YeboToldDirection {
                who: self.who(*chief),
                name: &self.name(*chief),
                way: &self.direction(*direction),
            }),
            Event::Directed { chief, direction, from: Some(from) } => {
                self.say(key::YeboToldOpened {
                    who: self.who(*chief),
                    name: &self.name(*chief),
                    number: from.number().into(),
                    way: &self.direction(*direction),
                })
            }
            Event::Drew { seat, block, .. } => return self.drawn(*seat, block.map(Block::face)),
            Event::Sighted { seat, block } => self.say(key::YeboToldSighting {
                name: &self.name(*seat),
                block: &self.face(block.face()),
            }),
            Event::Reversed { direction } => {
                self.say(key::YeboToldReversed { way: &self.direction(*direction) })
            }
            Event::PickedUp { seat, block } => self.say(key::YeboToldPickUp {
                who: self.who(*seat),
                name: &self.name(*seat),
                block: &self.face(block.face()),
            }),
            Event::Discarded { seat, block } => self.say(key::YeboToldDiscard {
                who: self.who(*seat),
                name: &self.name(*seat),
                block: &self.face(block.face()),
            }),
            Event::Announced { seat } => {
                self.say(key::YeboToldAnnounced { name: &self.name(*seat) })
            }
            Event::Dealt { .. }
            | Event::Turn { .. }
            | Event::Answered { .. }
            | Event::Called { .. }
            // Their entries tell the place in the order of play.
            | Event::Chosen { .. }
            | Event::Scored { .. } => return None,
            Event::Shown { seat, .. } => self.say(key::YeboToldShown {
                who: self.who(*seat),
                name: &self.name(*seat),
                group,
            }),
            Event::Claimed { seat, block, .. } => self.say(key::YeboToldClaimed {
                who: self.claim(*seat, from),
                name: &self.name(*seat),
                other: &from.map(|by| self.name(by)).unwrap_or_default(),
                block: &self.face(block.face()),
                group,
            }),
            Event::FourthLaid { seat, block, .. } => self.say(key::YeboToldFourth {
                who: self.who(*seat),
                name: &self.name(*seat),
                block: &self.face(block.face()),
            }),
            Event::Bought { seat, of, block, .. } => self.say(key::YeboToldBought {
                who: self.swap(*seat, *of),
                name: &self.name(*seat),
                other: &self.name(*of),
                block: &self.face(block.face()),
            }),
            Event::Guarded { seat, .. } => {
                self.say(key::YeboToldGuarded { who: self.who(*seat), name: &self.name(*seat) })
            }
            Event::FenceEmpty => self.say(key::YeboToldEmpty),
            Event::Rebuilt { blocks } => {
                self.say(key::YeboToldRebuilt { count: u32::from(*blocks) })
            }
            Event::NotWon { seat } => {
                self.say(key::YeboToldNotWon { who: self.who(*seat), name: &self.name(*seat) })
            }
            Event::Won { seat } => {
                self.say(key::YeboToldWon { who: self.who(*seat), name: &self.name(*seat), group })
            }
            Event::Chief { seat } => self.say(key::YeboToldChief { name: &self.name(*seat) }),
            Event::Over { winners } => self.over(*winners),
        };
        Some(said)
    }

    fn drawn(&self, seat: Seat, face: Option<Face>) -> Option<String> {
        let (who, name) = (self.who(seat), &self.name(seat));
        match face {
            // A Sighting is announced when it is laid down.
            Some(Face::Sighting(_)) => None,
            Some(face) => Some(self.say(key::YeboToldDrew { who, name, block: &self.face(face) })),
            None => Some(self.say(key::YeboToldDraw { name, who })),
        }
    }

    /// Returns the selector for who takes an Africa back from whose group.
    fn swap(&self, seat: Seat, of: Seat) -> &'static str {
        match (self.is_you(seat), self.is_you(of)) {
            (true, true) => "mine",
            (true, false) => "from",
            (false, true) => "yours",
            (false, false) if seat == of => "own",
            (false, false) => "other",
        }
    }

    /// Returns the selector for who calls Yebo on whose discard.
    fn claim(&self, seat: Seat, from: Option<Seat>) -> &'static str {
        if self.is_you(seat) {
            "mine"
        } else if from.is_some_and(|by| self.is_you(by)) {
            "yours"
        } else {
            "other"
        }
    }

    /// Formats the result of the game.
    pub(in crate::yebo) fn over(&self, winners: Seats) -> String {
        let names = &self.names(winners.iter());
        self.say(key::YeboToldOver { names, who: self.who_of(winners.iter()) })
    }

    /// Returns the selector for messages about several seats.
    fn who_of(&self, mut seats: impl Iterator<Item = Seat>) -> &'static str {
        match (seats.next(), seats.next()) {
            (Some(seat), None) if self.is_you(seat) => "you",
            (Some(_), None) => "one",
            _ => "many",
        }
    }

    /// Formats the reason for which a call was lost.
    fn outdone(&self, seat: Seat, winner: Seat) -> String {
        let (name, other) = (&self.name(seat), &self.name(winner));
        let who = if self.is_you(seat) {
            "caller"
        } else if self.is_you(winner) {
            "nearer"
        } else {
            "others"
        };
        self.say(key::YeboToldOutdone { name, other, who })
    }

    /// Formats the seats that miss a turn.
    fn skipped(&self, seats: &[Seat]) -> String {
        let names = &self.names(seats.iter().copied());
        self.say(key::YeboToldSkipped { names, who: self.who_of(seats.iter().copied()) })
    }

    /// Formats the draw for the first Chief.
    fn opening(&self, draws: &[Draw], chief: Seat) -> String {
        let item = |draw: &Draw| {
            let points = &self.face(draw.block.face());
            self.say(key::YeboScoreOf { name: &self.name(draw.seat), points })
        };
        let items: Vec<String> = draws.iter().map(item).collect();
        let told = self.say(key::YeboToldOpening { list: &self.parted(items.into_iter()) });
        // Explains why the highest value drawn need not make the Chief (Q-E2).
        let is_redrawn = draws.iter().any(|draw| draw.number().is_none());
        let redrawn = is_redrawn.then(|| self.say(key::YeboToldRedrawn));
        let tied = is_tied(draws).then(|| self.say(key::YeboToldTied));
        let first = self.say(key::YeboToldFirstChief { name: &self.name(chief) });
        let parts = [Some(told), redrawn, tied, Some(first)].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" ")
    }
}

/// Returns whether a seat has drawn two numbers for the first Chief: it drew again for an equal highest number.
fn is_tied(draws: &[Draw]) -> bool {
    let mut seen = Seats::NONE;
    draws.iter().filter(|draw| draw.number().is_some()).any(|draw| {
        let again = seen.has(draw.seat);
        seen = seen.with(draw.seat);
        again
    })
}

/// Formats points with a minus sign as wide as a digit.
pub(in crate::yebo) fn signed(points: i32) -> String {
    if points < 0 { format!("\u{2212}{}", points.unsigned_abs()) } else { points.to_string() }
}
