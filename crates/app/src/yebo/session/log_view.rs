//! Shortcuts that read the table out: hand, groups, the Fence and the next seat.

use sandgrid_yebo::{Counts, Face, Stage};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::YeboEffect;
use crate::yebo::phrases::names::parts;

impl YeboSession {
    /// Returns the announcement for a letter, if it is such a shortcut.
    pub(super) fn read_out(&self, letter: char) -> Option<YeboEffect> {
        let words = match letter {
            'I' => self.read_hand(),
            'O' => self.read_groups(),
            'W' => self.read_fence(),
            _ => return self.read_table(letter),
        };
        Some(YeboEffect::Say(words))
    }

    /// Formats the shown hand suit by suit, in any order of the display.
    fn read_hand(&self) -> String {
        let speaker = self.speaker();
        let Some(seat) = self.shown().filter(|_| !self.is_cleared()) else { return self.status() };
        let hand = self.game.view(seat).own.map_or(Counts::NONE, |own| own.counts());
        let name = &self.hand_name();
        let count = hand.total();
        if count == 0 {
            return speaker.say(key::YeboReadNoHand { name });
        }
        let of = |kind: &'static str| {
            let same = hand.faces().filter(|face| parts(*face).0 == kind);
            let each = same.flat_map(|face| (0..hand.of(face)).map(move |_| parts(face).1));
            let numbers: Vec<String> = each.map(|number| number.to_string()).collect();
            let numbers = &self.language.sequence(&numbers);
            (!numbers.is_empty()).then(|| speaker.say(key::YeboReadSuit { kind, numbers }))
        };
        let suits = ["pot", "mask", "shield", "flower", "bird"].into_iter().filter_map(of);
        let wild = Some(u32::from(hand.of(Face::Africa))).filter(|count| *count > 0);
        let wild = wild.map(|count| speaker.say(key::YeboReadAfrica { count }));
        let list = &speaker.parted(suits.chain(wild));
        speaker.say(key::YeboReadHand { count, list, name })
    }

    /// Formats the display of the shown seat.
    fn read_groups(&self) -> String {
        let speaker = self.speaker();
        let Some(seat) = self.shown().filter(|_| !self.is_cleared()) else { return self.status() };
        let place = self.game.table().place(seat);
        let groups = place.groups.iter().map(|group| speaker.group(group));
        let sightings = place.sightings.iter().map(|block| speaker.face(block.face()));
        let list = &speaker.parted(groups.chain(sightings));
        if list.is_empty() {
            return speaker.say(key::YeboReadNoGroups);
        }
        speaker.say(key::YeboReadGroups { list })
    }

    /// Formats both ends of the Fence, the direction of play and the next seat; before the first turn, which is the
    /// Chief's, also what is asked.
    fn read_fence(&self) -> String {
        let (table, speaker) = (self.game.table(), self.speaker());
        let now = match table.stage {
            Stage::Claim { by, .. } => Some(by),
            Stage::Replace(_) => Some(table.chief),
            _ => table.awaited().iter().next(),
        };
        let Some(now) = now.filter(|_| !self.rests() && !self.is_cleared()) else {
            return self.status();
        };
        let next = table.players.next(now, table.direction);
        let ends = table.ends;
        let fence = speaker.say(key::YeboReadFence {
            left: &ends.left.to_string(),
            right: &ends.right.to_string(),
            count: u32::from(ends.total),
        });
        let turn = speaker.say(key::YeboReadTurn {
            name: &speaker.name(now),
            other: &speaker.name(next),
            way: &speaker.direction(table.direction),
        });
        let asked = table.round.is_none().then(|| self.status());
        asked.into_iter().chain([fence, turn]).collect::<Vec<_>>().join(" ")
    }
}
