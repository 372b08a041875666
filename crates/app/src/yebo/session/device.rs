//! The device at a shared game: which hand it shows.

use sandgrid_yebo::{Act, Game, Seat, Seats, Stage};

/// How the Sightings that were dealt are replaced at a shared device.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Replacement {
    /// At once, from the left end of the Fence: it needs no look at a hand, and one end is as good as the other.
    #[default]
    Automatic,
    /// With an act for each, since a host has dealt and names the ends.
    Act,
}

/// The place of the device.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// No seat has had it yet.
    Nowhere,
    /// It lies open on the table, without a shown hand; the seat is the one that had it last.
    Table(Option<Seat>),
    /// That seat is prompted to take it.
    Covered(Seat),
    /// That seat has it.
    Shown(Seat),
}

/// The stage of the open question at a shared device.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum CallStage {
    /// No person has spoken up.
    Open,
    /// The caller has said Yebo, and those nearer in turn are asked.
    Nearer { caller: Seat },
    /// The person at the device has it to answer, and has not answered yet.
    Answer(Ground),
    /// Those nearer in turn have said that they do not call, and the caller has answered.
    Waived,
}

/// The reason for which a person has the device to answer the open question.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// It has spoken up, the nearest in turn; the caller farther in turn, if any, said Yebo before.
    Nearest { caller: Option<Seat> },
    /// It has spoken up, and those nearer in turn have said that they do not call.
    Waived,
    /// It has not seen the new hand yet.
    FirstLook { caller: Option<Seat> },
}

impl CallStage {
    /// Returns the person who has said Yebo while those nearer in turn are asked or answer.
    pub(super) const fn caller(self) -> Option<Seat> {
        match self {
            Self::Nearer { caller } => Some(caller),
            Self::Answer(Ground::Nearest { caller } | Ground::FirstLook { caller }) => caller,
            Self::Open | Self::Waived | Self::Answer(Ground::Waived) => None,
        }
    }

    /// Returns whether those nearer in turn than the caller have said that they do not call.
    pub(super) const fn is_waived(self) -> bool {
        matches!(self, Self::Waived | Self::Answer(Ground::Waived))
    }

    /// Returns the stage without an answer to come.
    const fn answered(self) -> Self {
        match (self, self.caller()) {
            (Self::Answer(Ground::Waived), _) => Self::Waived,
            (Self::Answer(_), Some(caller)) => Self::Nearer { caller },
            (Self::Answer(_), None) => Self::Open,
            (Self::Open | Self::Nearer { .. } | Self::Waived, _) => self,
        }
    }
}

/// The device: where it is, and what the person who has it is to answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Device {
    /// Where it is.
    pub(super) place: Place,
    /// The stage of the open question.
    pub(super) call: CallStage,
    /// Seats whose persons have seen their hands since the last deal.
    pub(super) seen: Seats,
    /// How dealt Sightings are replaced.
    pub(super) replacement: Replacement,
}

impl Device {
    /// Creates a device that one person, if it is the only one, has for the whole game.
    pub(super) fn new(only_person: Option<Seat>, game: &Game) -> Self {
        // A game at a device is never left in the middle of the replacements.
        let replacement = match game.table().stage {
            Stage::Replace(_) => Replacement::Act,
            _ => Replacement::Automatic,
        };
        let place = only_person.map_or(Place::Nowhere, Place::Shown);
        Self { place, call: CallStage::Open, seen: seen(game), replacement }
    }

    /// Records an event that comes from the persons at the device.
    pub(super) fn touch(&mut self) {
        self.look();
        self.replacement = Replacement::Automatic;
    }

    /// Records that the person whose hand is shown, if any, has seen it.
    pub(super) fn look(&mut self) {
        self.seen = self.shown().map_or(self.seen, |seat| self.seen.with(seat));
    }

    /// Lays the device on the table, and ends an answer to come.
    pub(super) const fn lay_open(&mut self) {
        self.end_answer();
        self.place = Place::Table(self.near());
    }

    /// Ends the answer of the person who has the device.
    pub(super) const fn end_answer(&mut self) {
        self.call = self.call.answered();
    }

    /// Returns the seat that has the device, or had it last: the near one.
    pub(super) const fn near(self) -> Option<Seat> {
        match self.place {
            Place::Nowhere => None,
            Place::Table(near) => near,
            Place::Covered(seat) | Place::Shown(seat) => Some(seat),
        }
    }

    /// Returns the seat whose hand is shown, if any.
    pub(super) const fn shown(self) -> Option<Seat> {
        match self.place {
            Place::Shown(seat) => Some(seat),
            Place::Nowhere | Place::Table(_) | Place::Covered(_) => None,
        }
    }

    /// Returns the seat that is prompted to take the device, if any.
    pub(super) const fn covered(self) -> Option<Seat> {
        match self.place {
            Place::Covered(seat) => Some(seat),
            Place::Nowhere | Place::Table(_) | Place::Shown(_) => None,
        }
    }

    /// Returns whether the device lies open on the table.
    pub(super) const fn is_open(self) -> bool {
        matches!(self.place, Place::Table(_))
    }

    /// Returns the seat that has the device to answer the open question and has not answered yet.
    pub(super) const fn answering(self) -> Option<Seat> {
        match (self.call, self.place) {
            (CallStage::Answer(_), Place::Covered(seat) | Place::Shown(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// Returns the seats that have acted since the last deal, so that their persons have seen their hands. To pass, or to
/// replace a Sighting before the round is chosen, needs no look at a hand.
fn seen(game: &Game) -> Seats {
    let acts = game.acts();
    let dealt = acts.iter().rposition(|(_, act)| matches!(act, Act::Direct(..)));
    let chosen = acts.iter().rposition(|(_, act)| matches!(act, Act::Choose(_)));
    let since = chosen.filter(|at| Some(*at) > dealt).map_or(&acts[..0], |at| &acts[at..]);
    let looked = since.iter().filter(|(_, act)| *act != Act::Pass);
    looked.fold(Seats::NONE, |seen, (seat, _)| seen.with(*seat))
}

#[cfg(test)]
mod tests {
    use sandgrid_yebo::{HouseRules, Players};

    use super::*;

    #[test]
    fn covered_and_open_devices_show_no_hand() {
        let game = Game::new(1, Players::Two, HouseRules::default());
        let device = Device::new(Some(Seat::A), &game);
        assert_eq!(device.shown(), Some(Seat::A));
        assert_eq!(Device { place: Place::Covered(Seat::B), ..device }.shown(), None);
        assert_eq!(Device { place: Place::Table(Some(Seat::A)), ..device }.shown(), None);
        assert_eq!(Device::new(None, &game).shown(), None);
    }

    #[test]
    fn a_laid_device_awaits_no_answer_and_keeps_the_caller() {
        let game = Game::new(1, Players::Three, HouseRules::default());
        let caller = Some(Seat::C);
        for (ground, then) in [
            (Ground::Nearest { caller }, CallStage::Nearer { caller: Seat::C }),
            (Ground::FirstLook { caller }, CallStage::Nearer { caller: Seat::C }),
            (Ground::Nearest { caller: None }, CallStage::Open),
            (Ground::Waived, CallStage::Waived),
        ] {
            let mut device = Device::new(Some(Seat::B), &game);
            device.call = CallStage::Answer(ground);
            assert_eq!(device.answering(), Some(Seat::B));
            device.lay_open();
            assert_eq!((device.answering(), device.near()), (None, Some(Seat::B)));
            assert_eq!(device.call, then);
        }
    }
}
