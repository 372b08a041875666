//! What happened at the table, kept as events: each is put into words for the seat that looks at it, so that
//! nobody reads what another seat alone may know.

use std::collections::VecDeque;

use sandgrid_yebo::{Draw, Event, Group, Meld, Seat, Table};

/// Something that happened, with as much of the table at that time as its words need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LogEntry {
    /// Blocks were drawn for the first Chief.
    Opening {
        /// Which, one after the other.
        draws: Vec<Draw>,
        /// Who became Chief.
        chief: Seat,
    },
    /// Somebody called Yebo, and somebody nearer in turn had the block.
    Outdone {
        /// Who called in vain.
        seat: Seat,
        /// Who had it.
        winner: Seat,
    },
    /// Any other event.
    Event {
        /// The event, for somebody who sees everything.
        event: Event,
        /// The group that was displayed, where one was.
        group: Option<Meld>,
        /// Whether only one round was left to be chosen.
        is_last_round: bool,
    },
}

impl LogEntry {
    /// The entries of what one act has brought about, given the table after it. A call that won is told with
    /// its group, and a call that was in vain after it.
    pub(super) fn all(events: &[Event], table: &Table) -> Vec<Self> {
        let is_called = |event: &&Event| matches!(event, Event::Called { .. });
        let mut entries = Vec::new();
        for event in events.iter().filter(|event| !is_called(event)) {
            entries.push(Self::of(event, table));
            if let Event::Claimed { seat: winner, .. } = *event {
                entries.extend(events.iter().filter_map(|event| match *event {
                    Event::Called { seat } if seat != winner => {
                        Some(Self::Outdone { seat, winner })
                    }
                    _ => None,
                }));
            }
        }
        entries
    }

    fn of(event: &Event, table: &Table) -> Self {
        let group = match event {
            Event::Shown { seat, slot } | Event::Claimed { seat, slot, .. } => {
                table.place(*seat).groups.get(slot.index()).map(Group::meld).copied()
            }
            _ => None,
        };
        let is_last_round = table.open_rounds().count() == 1;
        Self::Event { event: event.clone(), group, is_last_round }
    }
}

/// The newest entries, the oldest first, each with the number of acts after which it was written.
#[derive(Clone, Debug, Default)]
pub(super) struct Log(VecDeque<(usize, LogEntry)>);

impl Log {
    /// How many entries are kept: more than a page shows.
    const LONGEST: usize = 120;

    pub(super) fn write(&mut self, acts: usize, entries: impl IntoIterator<Item = LogEntry>) {
        self.0.extend(entries.into_iter().map(|entry| (acts, entry)));
        let surplus = self.0.len().saturating_sub(Self::LONGEST);
        self.0.drain(..surplus);
    }

    /// Drops what followed from acts that were taken back: so many are left.
    pub(super) fn take_back(&mut self, acts: usize) {
        self.0.retain(|(after, _)| *after <= acts);
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = &LogEntry> {
        self.0.iter().map(|(_, entry)| entry)
    }

    /// Changes the hidden part of each event in place.
    #[cfg(test)]
    pub(super) fn for_each_event(&mut self, mut change: impl FnMut(&mut Event)) {
        for (_, entry) in &mut self.0 {
            if let LogEntry::Event { event, .. } = entry {
                change(event);
            }
        }
    }
}
