//! Classes of events while a lesson or a puzzle is on the board.

use crate::Event;

/// Returns whether an event is an attempt, which ends the display of the last mistake.
pub(super) fn tries(event: &Event) -> bool {
    matches!(
        event,
        Event::Press(_)
            | Event::PressHand(_)
            | Event::Grab(_)
            | Event::Act(_)
            | Event::EnterMove(_)
            | Event::Undo
            | Event::Hint
    )
}

/// Returns whether a lesson or a puzzle leaves an event to the session.
pub(super) fn goes_on(event: &Event) -> bool {
    matches!(
        event,
        Event::Press(_)
            | Event::PressHand(_)
            | Event::Grab(_)
            | Event::Drop(_)
            | Event::Act(_)
            | Event::EnterMove(_)
            | Event::Query(_)
            | Event::Focus(_)
            | Event::Cancel
            | Event::EngineResponded(_)
            | Event::TablebaseKept(_)
            | Event::SavedGames(_)
            | Event::StorageLoaded { .. }
            | Event::StorageChanged { .. }
            | Event::SetAccess(_)
            | Event::SetSetting { .. }
            | Event::Warn(_)
    )
}
