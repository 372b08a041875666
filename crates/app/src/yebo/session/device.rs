//! The device at a shared game: which hand it shows.

use sandgrid_yebo::Seat;

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
}

impl Device {
    /// Creates a device that one person, if it is the only one, has for the whole game.
    pub(super) fn new(only_person: Option<Seat>) -> Self {
        Self { viewer: only_person, ..Self::default() }
    }

    /// Returns the seat whose hand is shown, if any.
    pub(super) fn shown(self) -> Option<Seat> {
        self.viewer.filter(|_| self.cover.is_none() && !self.is_open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covered_and_open_devices_show_no_hand() {
        let device = Device::new(Some(Seat::A));
        assert_eq!(device.shown(), Some(Seat::A));
        assert_eq!(Device { cover: Some(Seat::B), ..device }.shown(), None);
        assert_eq!(Device { is_open: true, ..device }.shown(), None);
        assert_eq!(Device::new(None).shown(), None);
    }
}
