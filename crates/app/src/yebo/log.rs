//! The log of events. Each entry is formatted for the viewing seat, so that no seat reads what another one
//! alone may know.

use std::collections::VecDeque;

use sandgrid_yebo::{Draw, Event, Game, Group, Meld, Played, Seat, Table};

/// An event, with the state of the table that its text needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LogEntry {
    /// The draw for the first Chief.
    Opening {
        /// Drawn blocks in order.
        draws: Vec<Draw>,
        /// First Chief.
        chief: Seat,
    },
    /// A call of Yebo lost to a seat nearer in turn.
    Outdone {
        /// The losing caller.
        seat: Seat,
        /// The winner of the block.
        winner: Seat,
    },
    /// Seats that miss a turn, since a call of Yebo comes between.
    Skipped {
        /// The seats in order.
        seats: Vec<Seat>,
    },
    /// Any other event.
    Event {
        /// The event, with all hidden information.
        event: Event,
        /// The displayed group, or those of a winner's last turn.
        groups: Vec<Meld>,
        /// The seat whose discard was claimed.
        from: Option<Seat>,
        /// Number of rounds not yet scored, with the present one.
        open_rounds: usize,
    },
}

impl LogEntry {
    /// Returns how long the table shows the entry.
    fn pause(&self) -> Pause {
        let event = match self {
            Self::Opening { .. } => return Pause::Long,
            Self::Outdone { .. } | Self::Skipped { .. } => return Pause::Usual,
            Self::Event { event, .. } => event,
        };
        match event {
            Event::Drew { .. } | Event::Turn { .. } => Pause::Brief,
            Event::Directed { .. }
            | Event::Sighted { .. }
            | Event::Shown { .. }
            | Event::FourthLaid { .. }
            | Event::Bought { .. }
            | Event::Claimed { .. } => Pause::Long,
            Event::Dealt { .. }
            | Event::Reversed { .. }
            | Event::Chosen { .. }
            | Event::PickedUp { .. }
            | Event::Guarded { .. }
            | Event::Discarded { .. }
            | Event::Announced { .. }
            | Event::Answered { .. }
            | Event::Called { .. }
            | Event::FenceEmpty
            | Event::Rebuilt { .. }
            | Event::NotWon { .. }
            | Event::Won { .. }
            | Event::Scored { .. }
            | Event::Chief { .. }
            | Event::Over { .. } => Pause::Usual,
        }
    }

    /// Returns the entries for the events of an act, given the table after it. A winning call is logged with
    /// its group, losing calls after it.
    pub(super) fn all(events: &[Event], table: &Table) -> Vec<Self> {
        let is_called = |event: &&Event| matches!(event, Event::Called { .. });
        let mut entries = Vec::new();
        for event in events.iter().filter(|event| !is_called(event)) {
            entries.push(Self::of(event, table));
            if let Event::Claimed { seat: winner, .. } = *event {
                entries.extend(Self::skipped(winner, table));
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

    /// Returns the draw for the first Chief.
    pub(super) fn opening(table: &Table) -> Self {
        Self::Opening { draws: table.opening.clone(), chief: table.chief }
    }

    /// Returns the seats between the one that discarded and the one that called, if there are any.
    fn skipped(winner: Seat, table: &Table) -> Option<Self> {
        let by = table.discards.last()?.by;
        let after = table.players.after(by, table.direction);
        let seats: Vec<Seat> = after.take_while(|seat| *seat != winner).collect();
        (!seats.is_empty()).then_some(Self::Skipped { seats })
    }

    fn of(event: &Event, table: &Table) -> Self {
        let groups = match event {
            Event::Shown { seat, slot } | Event::Claimed { seat, slot, .. } => {
                table.place(*seat).groups.get(slot.index()).copied().into_iter().collect()
            }
            // The round is scored by the same act.
            Event::Won { .. } => {
                table.played.last().map(Played::winning_groups).unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let groups = groups.iter().map(|group: &Group| *group.meld()).collect();
        let is_claim = matches!(event, Event::Claimed { .. });
        let from = table.discards.last().filter(|_| is_claim).map(|discard| discard.by);
        let open_rounds = table.open_rounds().count();
        Self::Event { event: event.clone(), groups, from, open_rounds }
    }
}

/// The latest entries, the oldest first, each with the number of acts after it.
#[derive(Clone, Debug, Default)]
pub(super) struct Log(VecDeque<(usize, LogEntry)>);

impl Log {
    /// Maximum number of entries, more than a page shows.
    const LONGEST: usize = 120;

    /// Returns the log of a game in progress, by replaying it.
    pub(super) fn of(game: &Game) -> Self {
        let mut log = Self::default();
        let table = game.table();
        let Some(seed) = game.seed().filter(|_| !game.acts().is_empty()) else { return log };
        let mut again = Game::new(seed, table.players, table.house);
        log.write(0, [LogEntry::opening(again.table())]);
        for (count, (seat, act)) in game.acts().iter().enumerate() {
            // The act was legal in the original game.
            let events = again.act(*seat, *act).unwrap_or_default();
            log.write(count + 1, LogEntry::all(&events, again.table()));
        }
        log
    }

    pub(super) fn write(&mut self, acts: usize, entries: impl IntoIterator<Item = LogEntry>) {
        self.0.extend(entries.into_iter().map(|entry| (acts, entry)));
        let surplus = self.0.len().saturating_sub(Self::LONGEST);
        self.0.drain(..surplus);
    }

    /// Removes entries of undone acts, given the number of acts left.
    pub(super) fn take_back(&mut self, acts: usize) {
        self.0.retain(|(after, _)| *after <= acts);
    }

    /// Returns the number of acts up to the last call of Yebo in the round, the seat that has the block, and the
    /// entries about the call.
    pub(super) fn last_call(&self) -> Option<(usize, Seat, impl Iterator<Item = &LogEntry>)> {
        let is_round = |entry: &&(usize, LogEntry)| {
            !matches!(entry.1, LogEntry::Event { event: Event::Directed { .. }, .. })
        };
        let claim = |(acts, entry): &(usize, LogEntry)| match entry {
            LogEntry::Event { event: Event::Claimed { seat, .. }, .. } => Some((*acts, *seat)),
            _ => None,
        };
        let (acts, seat) = self.0.iter().rev().take_while(is_round).find_map(claim)?;
        let entries = self.0.iter().filter(move |(after, _)| *after == acts);
        Some((acts, seat, entries.map(|(_, entry)| entry)))
    }

    /// Returns how long the table shows the last act: as long as its longest entry.
    pub(super) fn last_pause(&self) -> Pause {
        let Some((acts, _)) = self.0.back() else { return Pause::Usual };
        let last = self.0.iter().rev().take_while(|(after, _)| after == acts);
        last.map(|(_, entry)| entry.pause()).max().unwrap_or(Pause::Usual)
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = &LogEntry> {
        self.0.iter().map(|(_, entry)| entry)
    }

    /// Modifies the hidden information of all events.
    #[cfg(test)]
    pub(super) fn for_each_event(&mut self, mut change: impl FnMut(&mut Event)) {
        for (_, entry) in &mut self.0 {
            if let LogEntry::Event { event, .. } = entry {
                change(event);
            }
        }
    }
}
/// How long the table shows an act before the next.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pause {
    /// A draw.
    Brief,
    /// A discard, and all that needs no time of its own.
    Usual,
    /// The draw for the Chief, a deal, a group, a call of Yebo, a Sighting.
    Long,
}
