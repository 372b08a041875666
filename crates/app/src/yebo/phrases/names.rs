//! What everything at the table is called.

use sandgrid_yebo::{Direction, Face, Group, Meld, Round, Seat, Suit};

use super::super::{PlayerKind, SeatPlan};
use crate::Language;
use crate::i18n::{Said, key};
use crate::text::sanitize::sanitize_quote;

/// Whoever says what happens at a table, in a language.
#[derive(Copy, Clone, Debug)]
pub(in crate::yebo) struct Speaker<'a> {
    pub(in crate::yebo) language: Language,
    pub(in crate::yebo) company: &'a SeatPlan,
}

impl Speaker<'_> {
    pub(in crate::yebo) fn say(&self, said: impl Said) -> String {
        self.language.tell(said)
    }

    /// What a seat is called: by its name, or as whoever it is.
    pub(in crate::yebo) fn name(&self, seat: Seat) -> String {
        if let Some(name) = self.company.name(seat) {
            return sanitize_quote(name);
        }
        match self.company.sitter(seat) {
            PlayerKind::Computer(_) => COMPUTERS[seat.index()].to_owned(),
            PlayerKind::Person if self.is_you(seat) => self.say(key::YeboYou),
            PlayerKind::Person => self.say(key::YeboPlayer { letter: &seat.to_string() }),
        }
    }

    /// Whether that seat is called "You".
    pub(in crate::yebo) fn is_you(&self, seat: Seat) -> bool {
        self.company.only_person() == Some(seat) && self.company.name(seat).is_none()
    }

    /// By whom a sentence is chosen that has another form for "You".
    pub(in crate::yebo) fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    pub(in crate::yebo) fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.name(seat)).collect();
        self.language.list(&names)
    }

    /// Who decides for a seat.
    pub(in crate::yebo) fn sitter(&self, seat: Seat) -> String {
        match self.company.sitter(seat) {
            PlayerKind::Person => self.say(key::YeboPerson),
            PlayerKind::Computer(strength) => {
                self.say(key::YeboComputer { number: strength.number() })
            }
        }
    }

    pub(in crate::yebo) fn face(&self, face: Face) -> String {
        let (kind, number) = parts(face);
        self.say(key::YeboBlock { kind, number })
    }

    /// Several blocks, one after the other.
    pub(in crate::yebo) fn faces(&self, faces: impl Iterator<Item = Face>) -> String {
        let faces: Vec<String> = faces.map(|face| self.face(face)).collect();
        self.language.sequence(&faces)
    }

    /// Africa, with what it stands for.
    pub(in crate::yebo) fn standing(&self, face: Face) -> String {
        self.say(key::YeboAfricaFor { block: &self.face(face) })
    }

    /// A group, block by block.
    pub(in crate::yebo) fn meld(&self, meld: &Meld) -> String {
        let pairs = meld.faces().zip(meld.stands());
        let names =
            pairs.map(
                |(face, stands)| {
                    if face == *stands { self.face(face) } else { self.standing(*stands) }
                },
            );
        self.language.sequence(&names.collect::<Vec<_>>())
    }

    /// A group that lies there, its 4th block included.
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

    /// What is played in that round; before there is one, the game itself.
    pub(in crate::yebo) fn title(&self, round: Option<Round>) -> String {
        match round {
            Some(round) => self.say(key::YeboTitle {
                number: u32::from(round.number()),
                round: &self.round(round),
            }),
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

/// What computers are called, by seat.
const COMPUTERS: [&str; 4] = ["Ama", "Bheki", "Chipo", "Dembe"];

/// The kind of a face, as the words choose by it, and its number or its value.
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
