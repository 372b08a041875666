//! Formats the last act of a seat in few words, for the bubble at the seat.

use sandgrid_yebo::{Block, Event, Face, Seat};

use super::super::log::LogEntry;
use super::names::Speaker;
use crate::i18n::key;

/// The last act of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::yebo) struct LastAct {
    /// In words.
    pub(in crate::yebo) words: String,
    /// The block that everybody has seen.
    pub(in crate::yebo) face: Option<Face>,
}

impl Speaker<'_> {
    /// Returns the last act of each seat of a round, by [`Seat::index`]: only what everybody has seen.
    pub(in crate::yebo) fn last_acts<'a>(
        &self,
        entries: impl Iterator<Item = &'a LogEntry>,
    ) -> [Option<LastAct>; 4] {
        let mut acts = [const { None }; 4];
        for entry in entries {
            match entry {
                LogEntry::Event { event: Event::Directed { .. }, .. }
                | LogEntry::Opening { .. } => {
                    acts = [const { None }; 4];
                }
                LogEntry::Event { event, .. } => {
                    if let Some((seat, act)) = self.last_act(event) {
                        acts[seat.index()] = Some(act);
                    }
                }
                LogEntry::Skipped { seats } => {
                    for seat in seats {
                        acts[seat.index()] = Some(self.plain("skipped"));
                    }
                }
                LogEntry::Outdone { seat, .. } => acts[seat.index()] = Some(self.plain("outdone")),
            }
        }
        acts
    }

    fn last_act(&self, event: &Event) -> Option<(Seat, LastAct)> {
        let with = |seat: Seat, act: &'static str, block: Block| {
            let face = Some(block.face());
            Some((seat, LastAct { face, ..self.plain(act) }))
        };
        match *event {
            // A drawn block is known to its seat alone.
            Event::Drew { seat, .. } => Some((seat, self.plain("draws"))),
            Event::Sighted { seat, block } => with(seat, "sighting", block),
            Event::PickedUp { seat, block } => with(seat, "picks", block),
            Event::Discarded { seat, block } => {
                let words = self.face(block.face());
                Some((seat, LastAct { words, face: Some(block.face()) }))
            }
            Event::Claimed { seat, block, .. } => with(seat, "yebo", block),
            Event::FourthLaid { seat, block, .. } => with(seat, "fourth", block),
            Event::Bought { seat, .. } => {
                Some((seat, LastAct { face: Some(Face::Africa), ..self.plain("africa") }))
            }
            Event::Shown { seat, .. } => Some((seat, self.plain("shows"))),
            Event::Announced { seat } => Some((seat, self.plain("announced"))),
            Event::NotWon { seat } => Some((seat, self.plain("unannounced"))),
            Event::Won { seat } => Some((seat, self.plain("won"))),
            Event::Directed { .. }
            | Event::Dealt { .. }
            | Event::Reversed { .. }
            | Event::Chosen { .. }
            | Event::Turn { .. }
            | Event::Guarded { .. }
            | Event::Answered { .. }
            | Event::Called { .. }
            | Event::FenceEmpty
            | Event::Rebuilt { .. }
            | Event::Scored { .. }
            | Event::Chief { .. }
            | Event::Over { .. } => None,
        }
    }

    fn plain(&self, act: &'static str) -> LastAct {
        LastAct { words: self.say(key::YeboLastAct { act }), face: None }
    }
}
