//! Formats names of players, blocks and groups.

use sandgrid_yebo::{Direction, Face, Group, Meld, Round, Seat, Suit};

use super::super::hand::by_number;
use super::super::{PlayerKind, SeatPlan};
use super::marked::{BlockNames, marked};
use crate::Language;
use crate::i18n::{Localize, key, saturating_u32};
use crate::text::sanitize::shortened;

/// Number of rounds of a game.
pub(in crate::yebo) const ROUNDS: u32 = 6;

/// Formats table events in one language.
#[derive(Copy, Clone, Debug)]
pub(in crate::yebo) struct Speaker<'a> {
    pub(in crate::yebo) language: Language,
    pub(in crate::yebo) company: &'a SeatPlan,
    pub(in crate::yebo) blocks: BlockNames,
}

impl Speaker<'_> {
    pub(in crate::yebo) fn say(&self, message: impl Localize) -> String {
        self.language.format(message)
    }

    /// Returns the name of a seat, or a default for its kind, as it stands in a sentence.
    pub(in crate::yebo) fn name(&self, seat: Seat) -> String {
        match (self.company.name(seat), self.company.sitter(seat)) {
            // "You" and "Player A" are words of the sentence.
            (None, PlayerKind::Person) => self.bare_name(seat),
            (Some(_), _) | (None, PlayerKind::Computer(_)) => {
                self.language.quote(&self.bare_name(seat))
            }
        }
    }

    /// Returns the name of a seat, or a default for its kind, alone.
    fn bare_name(&self, seat: Seat) -> String {
        match (self.company.name(seat), self.company.sitter(seat)) {
            (Some(name), _) => name.to_owned(),
            (None, PlayerKind::Computer(_)) => {
                self.say(key::YeboComputerName { letter: &seat.to_string() })
            }
            (None, PlayerKind::Person) if self.is_you(seat) => self.say(key::YeboYou),
            (None, PlayerKind::Person) => self.say(key::YeboPlayer { letter: &seat.to_string() }),
        }
    }

    /// Returns whether the seat is called "You".
    pub(in crate::yebo) fn is_you(&self, seat: Seat) -> bool {
        self.company.only_person() == Some(seat) && self.company.name(seat).is_none()
    }

    /// Returns the selector for messages with another form for "You".
    pub(in crate::yebo) fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    pub(in crate::yebo) fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.name(seat)).collect();
        self.language.list(&names)
    }

    /// Formats the kind of a seat's player.
    pub(in crate::yebo) fn sitter(&self, seat: Seat) -> String {
        match self.company.sitter(seat) {
            PlayerKind::Person => self.say(key::YeboPerson),
            PlayerKind::Computer(strength) => {
                self.say(key::YeboComputer { number: strength.number() })
            }
        }
    }

    pub(in crate::yebo) fn face(&self, face: Face) -> String {
        self.marked(face, None, self.plain_face(face))
    }

    fn plain_face(&self, face: Face) -> String {
        let (kind, number) = parts(face);
        self.say(key::YeboBlock { kind, number })
    }

    fn marked(&self, face: Face, stands: Option<Face>, name: String) -> String {
        match self.blocks {
            BlockNames::Plain => name,
            BlockNames::Marked => marked(face, stands, &name),
        }
    }

    /// Formats several blocks as a sequence.
    pub(in crate::yebo) fn faces(&self, faces: impl Iterator<Item = Face>) -> String {
        let faces: Vec<String> = faces.map(|face| self.face(face)).collect();
        self.language.sequence(&faces)
    }

    /// Formats an Africa with the block that it stands for.
    pub(in crate::yebo) fn standing(&self, face: Face) -> String {
        let name = self.say(key::YeboAfricaFor { block: &self.plain_face(face) });
        self.marked(Face::Africa, Some(face), name)
    }

    /// Formats a group block by block, in the order of their numbers.
    pub(in crate::yebo) fn meld(&self, meld: &Meld) -> String {
        let pairs = by_number(meld).into_iter();
        let names = pairs.map(
            |(face, stands)| {
                if face == stands { self.face(face) } else { self.standing(stands) }
            },
        );
        self.language.sequence(&names.collect::<Vec<_>>())
    }

    /// Formats groups.
    pub(in crate::yebo) fn melds<'a>(&self, melds: impl Iterator<Item = &'a Meld>) -> String {
        self.parted(melds.map(|meld| self.meld(meld)))
    }

    /// Joins items which may have commas.
    pub(in crate::yebo) fn parted(&self, items: impl Iterator<Item = String>) -> String {
        let next = |before: String, next: String| {
            self.say(key::YeboReadNext { before: &before, next: &next })
        };
        items.reduce(next).unwrap_or_default()
    }

    /// Formats a displayed group with its 4th block.
    pub(in crate::yebo) fn group(&self, group: &Group) -> String {
        let meld = self.meld(group.meld());
        match group.fourth() {
            None => meld,
            Some(block) => {
                self.say(key::YeboWithFourth { group: &meld, block: &self.face(block.face()) })
            }
        }
    }

    pub(in crate::yebo) fn round(&self, round: Round) -> String {
        self.say(key::YeboRoundName { number: u32::from(round.number()) })
    }

    /// Formats a round with its place in the order of play, from 1.
    pub(in crate::yebo) fn round_of(&self, at: usize, round: Round) -> String {
        self.say(key::YeboRoundOf {
            number: saturating_u32(at),
            of: ROUNDS,
            round: &self.round(round),
        })
    }

    /// Formats the title of a round with its place in the order of play, or of the game before the first round.
    pub(in crate::yebo) fn title(&self, round: Option<(usize, Round)>) -> String {
        match round {
            Some((at, round)) => self.say(key::YeboTitle { round: &self.round_of(at, round) }),
            None => self.say(key::YeboName),
        }
    }

    pub(in crate::yebo) fn direction(&self, direction: Direction) -> String {
        match direction {
            Direction::Clockwise => self.say(key::YeboClockwise),
            Direction::Counter => self.say(key::YeboCounter),
        }
    }
}

impl SeatPlan {
    /// Returns the players with distinct names: a name that another seat has gets a number.
    #[must_use]
    pub fn distinct(mut self, language: Language) -> Self {
        for seat in self.players().seats().iter().copied() {
            let Some(name) = self.name(seat).map(str::to_owned) else { continue };
            let taken = self.taken_by_others(seat, language);
            let mut number = 1;
            let mut new = name.clone();
            while taken.contains(&new.to_lowercase()) {
                number += 1;
                let short = shortened(&name, Self::LONGEST - 3);
                new = format!("{} {number}", short.trim_end());
            }
            self = self.named(seat, &new);
        }
        self
    }

    /// Returns the names of the seats before this one, and of those that have none of their own, in small letters.
    fn taken_by_others(&self, seat: Seat, language: Language) -> Vec<String> {
        let speaker = Speaker { language, company: self, blocks: BlockNames::Plain };
        let others = self
            .players()
            .seats()
            .iter()
            .copied()
            .filter(|other| *other != seat && (*other < seat || self.name(*other).is_none()));
        others.map(|other| speaker.bare_name(other).to_lowercase()).collect()
    }

    /// Returns the name that a seat has if none is given.
    #[must_use]
    pub fn default_name(&self, seat: Seat, language: Language) -> String {
        let unnamed = self.clone().named(seat, "");
        Speaker { language, company: &unnamed, blocks: BlockNames::Plain }.bare_name(seat)
    }
}

/// Returns the selector for the kind of a face, and its number or value.
pub(in crate::yebo) fn parts(face: Face) -> (&'static str, u32) {
    match face {
        Face::Suit(Suit::Pots, number) => ("pot", number.get().into()),
        Face::Suit(Suit::Masks, number) => ("mask", number.get().into()),
        Face::Suit(Suit::Shields, number) => ("shield", number.get().into()),
        Face::Flower(low) => ("flower", low.get().into()),
        Face::Bird(low) => ("bird", low.get().into()),
        Face::Africa => ("africa", 0),
        Face::Sighting(animal) => (animal.word(), animal.value().unsigned_abs()),
    }
}
