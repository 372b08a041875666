//! Formats the last act of a seat in few words, for the bubble at the seat.

use sandgrid_yebo::{Block, Event, Face, Seat};

use super::super::log::LogEntry;
use super::names::Speaker;
use crate::i18n::key;

/// The last act of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::yebo) struct Deed {
    /// In words.
    pub(in crate::yebo) words: String,
    /// The block that everybody has seen.
    pub(in crate::yebo) face: Option<Face>,
}

impl Speaker<'_> {
    /// Returns the last act of each seat of a round, by [`Seat::index`]: only what everybody has seen.
    pub(in crate::yebo) fn last_deeds<'a>(
        &self,
        entries: impl Iterator<Item = &'a LogEntry>,
    ) -> [Option<Deed>; 4] {
        let mut deeds = [const { None }; 4];
        for entry in entries {
            match entry {
                LogEntry::Event { event: Event::Directed { .. }, .. }
                | LogEntry::Opening { .. } => {
                    deeds = [const { None }; 4];
                }
                LogEntry::Event { event, .. } => {
                    if let Some((seat, deed)) = self.deed(event) {
                        deeds[seat.index()] = Some(deed);
                    }
                }
                LogEntry::Skipped { seats } => {
                    for seat in seats {
                        deeds[seat.index()] = Some(self.plain("skipped"));
                    }
                }
                LogEntry::Outdone { seat, winner } => {
                    let words = self.say(key::YeboDeedOutdone { name: &self.name(*winner) });
                    deeds[seat.index()] = Some(Deed { words, face: None });
                }
            }
        }
        deeds
    }

    fn deed(&self, event: &Event) -> Option<(Seat, Deed)> {
        let with = |seat: Seat, deed: &'static str, block: Block| {
            let face = Some(block.face());
            Some((seat, Deed { face, ..self.plain(deed) }))
        };
        match *event {
            // What is drawn is for one seat alone.
            Event::Drew { seat, .. } => Some((seat, self.plain("draws"))),
            Event::Sighted { seat, block } => with(seat, "sighting", block),
            Event::PickedUp { seat, block } => with(seat, "picks", block),
            Event::Discarded { seat, block } => {
                let words = self.face(block.face());
                Some((seat, Deed { words, face: Some(block.face()) }))
            }
            Event::Claimed { seat, block, .. } => with(seat, "yebo", block),
            Event::FourthLaid { seat, block, .. } => with(seat, "fourth", block),
            Event::Bought { seat, .. } => {
                Some((seat, Deed { face: Some(Face::Africa), ..self.plain("africa") }))
            }
            Event::Shown { seat, .. } => Some((seat, self.plain("shows"))),
            Event::Announced { seat } => Some((seat, self.plain("announced"))),
            Event::Won { seat } => Some((seat, self.plain("won"))),
            _ => None,
        }
    }

    fn plain(&self, deed: &'static str) -> Deed {
        Deed { words: self.say(key::YeboDeed { deed }), face: None }
    }
}
