//! Shortcuts that read out what lies before the others, the discards, and the points.

use sandgrid_yebo::{DiscardState, Seat, Sheet};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::YeboEffect;
use crate::yebo::phrases::dispatch::signed;

impl YeboSession {
    /// Returns the announcement for a letter, if it is such a shortcut. All of it is public.
    pub(super) fn read_table(&self, letter: char) -> Option<YeboEffect> {
        let read: fn(&Self, Seat) -> String = match letter {
            'V' => Self::read_display,
            'Z' => Self::read_discards,
            'C' => Self::read_points,
            _ => return None,
        };
        if self.is_cleared() && letter != 'C' {
            return Some(YeboEffect::Say(self.status()));
        }
        let table = self.game.table();
        let near = self.device.near().unwrap_or(Seat::A);
        // One's own groups have a key of their own.
        let is_read = |seat: &Seat| letter != 'V' || self.shown() != Some(*seat);
        let seats = table.players.from(near, table.direction).filter(is_read);
        let lines: Vec<String> = seats.map(|seat| read(self, seat)).collect();
        Some(YeboEffect::Say(lines.join(" ")))
    }

    /// Formats the hidden blocks, the groups and the Sightings of another seat.
    fn read_display(&self, seat: Seat) -> String {
        let speaker = self.speaker();
        let place = self.game.table().place(seat);
        let held = speaker.say(key::YeboHidden { count: u32::from(place.held) });
        let groups = place.groups.iter().map(|group| speaker.group(group));
        let sightings = place.sightings.iter().map(|block| speaker.face(block.face()));
        let list = speaker.parted([held].into_iter().chain(groups).chain(sightings));
        speaker.say(key::YeboReadSeat { list: &list, name: &speaker.name(seat) })
    }

    /// Formats the discards of a seat that lie on the table.
    fn read_discards(&self, seat: Seat) -> String {
        let speaker = self.speaker();
        let discards = self.game.table().discards.iter();
        let lying = discards.filter(|it| it.by == seat && it.fate == DiscardState::Lies);
        let faces: Vec<_> = lying.map(|discard| discard.block.face()).collect();
        let name = &speaker.name(seat);
        if faces.is_empty() {
            return speaker.say(key::YeboReadNoDiscard { name });
        }
        let list = &speaker.faces(faces.into_iter());
        speaker.say(key::YeboReadSeat { list, name })
    }

    /// Formats the points of a seat, in this round and in the game.
    fn read_points(&self, seat: Seat) -> String {
        let (table, speaker) = (self.game.table(), self.speaker());
        let is_scored = self.is_cleared() || self.rests();
        let gained = if is_scored { 0 } else { Sheet::shown(table.place(seat)).total() };
        let (gained, total) = (&format!("+{}", signed(gained)), &signed(table.total(seat)));
        let list = &speaker.say(key::YeboPoints { gained, total });
        speaker.say(key::YeboReadSeat { list, name: &speaker.name(seat) })
    }
}
