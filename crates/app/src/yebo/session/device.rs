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

/// The device: the seat that has it, and whether it may show that seat's hand.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Device {
    /// Seat that has the device, or had it last: the near one.
    pub(super) viewer: Option<Seat>,
    /// Seat that is prompted to take the device.
    pub(super) cover: Option<Seat>,
    /// Whether the device lies open on the table, without a shown hand.
    pub(super) is_open: bool,
    /// Seat that has spoken up to the open question and has not answered yet.
    pub(super) spoken_up: Option<Seat>,
    /// Whether that seat has been asked to take the device, since it has not seen the new hand yet.
    pub(super) is_first_look: bool,
    /// Seat that has said Yebo to the open question, while those nearer in turn are asked.
    pub(super) caller: Option<Seat>,
    /// Whether those nearer in turn than the caller have said that they do not call.
    pub(super) waived: bool,
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
        Self { viewer: only_person, seen: seen(game), replacement, ..Self::default() }
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

    /// Returns the seat whose hand is shown, if any.
    pub(super) fn shown(self) -> Option<Seat> {
        self.viewer.filter(|_| self.cover.is_none() && !self.is_open)
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
        assert_eq!(Device { cover: Some(Seat::B), ..device }.shown(), None);
        assert_eq!(Device { is_open: true, ..device }.shown(), None);
        assert_eq!(Device::new(None, &game).shown(), None);
    }
}
