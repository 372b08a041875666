//! The end of the game: who has won, by how much, in which round that was decided, and the order of all.

use core::cmp::Reverse;

use sandgrid_yebo::{Animal, Face, Played, Seat, Sheet};

use super::YeboSession;
use crate::i18n::{key, saturating_u32};
use crate::yebo::phrases::dispatch::signed;
use crate::yebo::phrases::names::ROUNDS;
use crate::yebo::{Standing, YeboEnding};

/// The round in which the winner took the lead for good.
#[derive(Copy, Clone)]
struct Turn<'a> {
    /// Its place in the order of play, from 1.
    at: usize,
    played: &'a Played,
    /// The seat that the winner passed.
    passed: Seat,
}

impl YeboSession {
    /// Returns the end of the game once all rounds are played.
    pub(super) fn ending(&self) -> Option<YeboEnding> {
        let table = self.game.table();
        if !self.is_over() || self.course.is_some() {
            return None;
        }
        let mut seats: Vec<(Seat, i32)> =
            table.seats().iter().map(|seat| (*seat, table.total(*seat))).collect();
        seats.sort_by_key(|(_, total)| Reverse(*total));
        let mut first = table.winners().iter();
        let only = first.next().filter(|_| first.next().is_none());
        Some(YeboEnding {
            words: self.ending_words(only, &seats),
            decided: only.map(|winner| self.decided(winner)).unwrap_or_default(),
            order: seats.iter().map(|it| self.standing(*it, &seats)).collect(),
            animals: Animal::ALL.into_iter().map(Face::Sighting).collect(),
        })
    }

    fn standing(&self, (seat, total): (Seat, i32), all: &[(Seat, i32)]) -> Standing {
        let played = &self.game.table().played;
        let ahead = all.iter().filter(|(_, other)| *other > total).count();
        let sheets: Vec<&Sheet> = played.iter().map(|played| played.score.of(seat)).collect();
        let won = played.iter().filter(|played| played.winner == Some(seat)).count();
        Standing {
            place: u8::try_from(ahead + 1).unwrap_or(u8::MAX),
            name: self.speaker().name(seat),
            points: signed(total),
            rounds: self.speaker().say(key::YeboEndRounds { count: saturating_u32(won) }),
            parts: self.count_parts(&sheets),
        }
    }

    fn ending_words(&self, only: Option<Seat>, seats: &[(Seat, i32)]) -> String {
        let (speaker, winners) = (self.speaker(), self.game.table().winners());
        let most = seats.first().map_or(0, |(_, total)| *total);
        let next = seats.iter().map(|(_, total)| *total).find(|total| *total < most);
        let others = seats.iter().filter(|(_, total)| Some(*total) == next).map(|(seat, _)| *seat);
        let who = match only {
            None => "many",
            Some(seat) if speaker.is_you(seat) => "you",
            Some(_) if others.clone().any(|seat| speaker.is_you(seat)) => "yours",
            Some(_) => "other",
        };
        speaker.say(key::YeboEndWords {
            who,
            names: &speaker.names(winners.iter()),
            points: &signed(most),
            more: &signed(most - next.unwrap_or(most)),
            others: &speaker.names(others),
        })
    }

    /// Formats the round in which the winner took the lead for good.
    fn decided(&self, winner: Seat) -> String {
        let (speaker, turn) = (self.speaker(), self.turning_point(winner));
        let is_last = turn.is_some_and(|turn| turn.at == self.game.table().played.len());
        let passes_you = turn.is_some_and(|turn| speaker.is_you(turn.passed));
        let how = match (speaker.is_you(winner), passes_you) {
            (true, _) if turn.is_none() => "you-all",
            (false, _) if turn.is_none() => "other-all",
            (true, _) if is_last => "you-last",
            (true, _) => "you",
            (false, false) if is_last => "other-last",
            (false, false) => "other",
            (false, true) if is_last => "yours-last",
            (false, true) => "yours",
        };
        let name = |turn: Turn<'_>| speaker.name(turn.passed);
        let points = |seat: Seat| move |turn: Turn<'_>| signed(turn.played.score.of(seat).total());
        let passed = |turn: Turn<'_>| points(turn.passed)(turn);
        speaker.say(key::YeboEndDecided {
            how,
            name: &speaker.name(winner),
            number: turn.map_or(1, |turn| saturating_u32(turn.at)),
            of: ROUNDS,
            round: &turn.map(|turn| speaker.round(turn.played.round)).unwrap_or_default(),
            points: &turn.map(points(winner)).unwrap_or_default(),
            other: &turn.map(name).unwrap_or_default(),
            other_points: &turn.map(passed).unwrap_or_default(),
        })
    }

    /// Returns the round since which the winner has been ahead of everybody; `None` for the first one.
    fn turning_point(&self, winner: Seat) -> Option<Turn<'_>> {
        let table = self.game.table();
        let mut sums = [0; 4];
        let mut found = None;
        for (at, played) in (1..).zip(&table.played) {
            let leader = |sums: &[i32; 4]| {
                let others = table.seats().iter().filter(|seat| **seat != winner);
                // Of equal ones the first in the order of the seats.
                others.rev().max_by_key(|seat| sums[seat.index()]).copied()
            };
            let before = leader(&sums)?;
            let was_behind = sums[winner.index()] <= sums[before.index()];
            for seat in table.seats() {
                sums[seat.index()] += played.score.of(*seat).total();
            }
            if was_behind {
                found = Some(Turn { at, played, passed: before });
            }
        }
        found.filter(|turn| turn.at > 1)
    }
}
