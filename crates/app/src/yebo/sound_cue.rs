//! Sound cues of Yebo.

use sandgrid_yebo::{Event, Seat};

/// A short sound for an event of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum YeboCue {
    /// The viewer draws a block.
    Drawn,
    /// Another seat draws a block.
    DrawnThere,
    /// A block is discarded.
    Discarded,
    /// The last discard is picked up.
    PickedUp,
    /// A seat calls Yebo.
    Called,
    /// A discard is claimed, and displayed with its group.
    Claimed,
    /// A group is displayed.
    Shown,
    /// A 4th block is laid.
    Fourth,
    /// An Africa moves from the table into a hand, or from a hand into a group.
    Africa,
    /// A Sighting is laid down.
    Sighted,
    /// One final block is announced.
    Announced,
    /// A Chief is found: by the draw before the game, or by winning the last round.
    Chief,
    /// The round is chosen.
    Chosen,
    /// Blocks are dealt, or the Fence is built.
    Dealt,
    /// The Fence is empty.
    Empty,
    /// The round is won.
    Won,
    /// The round is over without a winner.
    Scored,
    /// All six rounds are over.
    Over,
    /// Undo.
    Back,
    /// An invalid act or input.
    Wrong,
}

impl YeboCue {
    /// All cues.
    pub const ALL: [Self; 20] = [
        Self::Drawn,
        Self::DrawnThere,
        Self::Discarded,
        Self::PickedUp,
        Self::Called,
        Self::Claimed,
        Self::Shown,
        Self::Fourth,
        Self::Africa,
        Self::Sighted,
        Self::Announced,
        Self::Chief,
        Self::Chosen,
        Self::Dealt,
        Self::Empty,
        Self::Won,
        Self::Scored,
        Self::Over,
        Self::Back,
        Self::Wrong,
    ];

    /// Returns the cues of an act's events, in order and without repetition. Of the cues for the end of a
    /// round, only the most important one is kept.
    pub(super) fn of(events: &[Event], viewer: Option<Seat>) -> Vec<Self> {
        let mut heard: Vec<Self> = Vec::new();
        for cue in events.iter().filter_map(|event| Self::heard_of(event, viewer)) {
            if !heard.contains(&cue) {
                heard.push(cue);
            }
        }
        let ends = [Self::Over, Self::Won, Self::Scored];
        if let Some(most) = ends.into_iter().find(|end| heard.contains(end)) {
            heard.retain(|cue| *cue == most || !ends.contains(cue));
        }
        heard
    }

    fn heard_of(event: &Event, viewer: Option<Seat>) -> Option<Self> {
        Some(match event {
            Event::Drew { seat, .. } if viewer == Some(*seat) => Self::Drawn,
            Event::Drew { .. } => Self::DrawnThere,
            Event::Discarded { .. } => Self::Discarded,
            Event::PickedUp { .. } => Self::PickedUp,
            Event::Called { .. } => Self::Called,
            Event::Claimed { .. } => Self::Claimed,
            Event::Shown { .. } => Self::Shown,
            Event::FourthLaid { .. } => Self::Fourth,
            Event::Bought { .. } | Event::Guarded { .. } => Self::Africa,
            Event::Sighted { .. } => Self::Sighted,
            Event::Announced { .. } => Self::Announced,
            Event::Chosen { .. } => Self::Chosen,
            Event::Directed { .. } | Event::Rebuilt { .. } => Self::Dealt,
            Event::FenceEmpty => Self::Empty,
            Event::Won { .. } => Self::Won,
            Event::Scored { .. } => Self::Scored,
            Event::Over { .. } => Self::Over,
            Event::Dealt { .. }
            | Event::Reversed { .. }
            | Event::Turn { .. }
            | Event::Answered { .. }
            | Event::NotWon { .. }
            | Event::Chief { .. } => return None,
        })
    }
}
