//! The moments of the scene: a call of Yebo, and the count of a round.

use core::cmp::Reverse;

use sandgrid_yebo::{Group, Played, Seat, Sheet, Stage};

use super::YeboSession;
use crate::i18n::{key, saturating_u32};
use crate::yebo::log::LogEntry;
use crate::yebo::phrases::dispatch::signed;
use crate::yebo::phrases::names::ROUNDS;
use crate::yebo::round_score::place_in_order;
use crate::yebo::{Animation, Call, CountPart, PlayerKind, RoundCount, SeatCount, Spot};

impl YeboSession {
    /// Returns the last call of Yebo in the round.
    pub(super) fn last_call(&self) -> Option<Call> {
        if self.is_cleared() || self.rests() || self.is_over() {
            return None;
        }
        let (speaker, viewer) = (self.speaker(), self.shown());
        let (acts, seat, entries) = self.log.last_call()?;
        let is_person = |seat: Seat| self.company.sitter(seat) == PlayerKind::Person;
        let is_note = |entry: &&LogEntry| match **entry {
            LogEntry::Outdone { seat, winner } => is_person(seat) || is_person(winner),
            LogEntry::Skipped { .. } => true,
            LogEntry::Opening { .. } | LogEntry::Event { .. } => false,
        };
        let notes = entries.filter(is_note).filter_map(|entry| speaker.describe(entry, viewer));
        let word = speaker.say(key::YeboLastAct { act: "yebo" });
        Some(Call { acts, seat, word, notes: notes.collect() })
    }

    /// Returns the count of the round that has just ended.
    pub(super) fn count(&self) -> Option<RoundCount> {
        let table = self.game.table();
        let is_counted = self.rests() || self.is_over();
        let played = table.played.last().filter(|_| is_counted && self.course.is_none())?;
        let first = played.winner.unwrap_or(self.device.near().unwrap_or(Seat::A));
        let groups = played.winning_groups();
        let seats = table.players.from(first, sandgrid_yebo::Direction::Clockwise);
        let mut seats: Vec<Seat> = seats.collect();
        seats.sort_by_key(|seat| {
            (played.winner != Some(*seat), Reverse(played.score.of(*seat).total()))
        });
        Some(RoundCount {
            words: self.count_words(played),
            last: groups.iter().map(|group| self.table_group(group)).collect(),
            flights: groups.iter().flat_map(|it| self.last_flights(first, played, it)).collect(),
            seats: seats.into_iter().map(|seat| self.seat_count(played, seat)).collect(),
        })
    }

    /// Returns whether all six rounds of the game are played.
    pub(super) fn is_over(&self) -> bool {
        self.game.table().stage == Stage::Over
    }

    /// Formats who won a round with which groups, and the discard called for them.
    pub(super) fn count_words(&self, played: &Played) -> String {
        let speaker = self.speaker();
        let number = saturating_u32(place_in_order(self.game.table(), played.round));
        let Some(seat) = played.winner else {
            return speaker.say(key::YeboCountNone { number, of: ROUNDS });
        };
        let won = speaker.say(key::YeboCountWon {
            who: speaker.who(seat),
            name: &speaker.name(seat),
            number,
            of: ROUNDS,
            group: &speaker.melds(played.winning_groups().iter().map(Group::meld)),
        });
        let Some(called) = played.called else { return won };
        let yebo = speaker.say(key::YeboCountYebo {
            who: speaker.who(called.by),
            name: &speaker.name(called.by),
            block: &speaker.face(called.block.face()),
        });
        format!("{won} {yebo}")
    }

    /// Returns the way of a winning group: from the hand, and of a called discard from its pond.
    fn last_flights(&self, seat: Seat, played: &Played, group: &Group) -> Vec<Animation> {
        let flight = |tile: crate::yebo::Tile| {
            let discard = played.called.filter(|called| called.block == tile.block);
            let from = discard.map_or(Spot::Held(seat), |called| Spot::Pond(called.by));
            Animation { tile: Some(tile), from, to: Spot::Laid(seat) }
        };
        self.table_group(group).tiles.into_iter().map(flight).collect()
    }

    fn seat_count(&self, played: &Played, seat: Seat) -> SeatCount {
        let speaker = self.speaker();
        let sheet = played.score.of(seat);
        SeatCount {
            seat,
            name: speaker.name(seat),
            won: played.winner == Some(seat),
            open: self.left(played, seat),
            open_words: self.open_words(played, seat),
            parts: self.count_parts(&[sheet]),
            sum: signed(Sheet::total(sheet)),
        }
    }

    /// Returns the parts of several scores of a seat that are not 0.
    pub(super) fn count_parts(&self, sheets: &[&Sheet]) -> Vec<CountPart> {
        let speaker = self.speaker();
        let all = |part: fn(&Sheet) -> i32| sheets.iter().map(|sheet| part(sheet)).sum();
        let parts: [(String, i32); 5] = [
            (speaker.say(key::YeboPartGroups), all(|sheet| sheet.groups.iter().sum())),
            (speaker.say(key::YeboPartFourths), all(|sheet| sheet.fourths)),
            (speaker.say(key::YeboPartSightings), all(|sheet| sheet.sightings)),
            (speaker.say(key::YeboPartWinner), all(|sheet| sheet.winner)),
            (speaker.say(key::YeboPartAfrica), all(|sheet| sheet.africa)),
        ];
        let mut sum = 0;
        let parts = parts.into_iter().filter(|(_, points)| *points != 0).map(|(label, points)| {
            sum += points;
            CountPart { label, points: gain(points), so_far: signed(sum) }
        });
        parts.collect()
    }

    /// Formats what the open blocks of a seat are, or why a seat that has shown all groups has not won.
    fn open_words(&self, played: &Played, seat: Seat) -> String {
        let speaker = self.speaker();
        match played.winner {
            Some(winner) if winner == seat => speaker.say(key::YeboCountLast),
            _ if self.has_not_announced(seat) => speaker.say(key::YeboCountUnannounced),
            _ if self.left(played, seat).is_some() => speaker.say(key::YeboCountLeft),
            _ => String::new(),
        }
    }
}

/// Formats gained points with a sign.
pub(super) fn gain(points: i32) -> String {
    if points < 0 { signed(points) } else { format!("+{}", signed(points)) }
}
